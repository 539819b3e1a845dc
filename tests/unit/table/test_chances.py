"""Chances in the sentences that tell tables of dice."""

import re

import pytest

from kraina.engine.files import sentence_files
from table.chances import with_chances
from table.i18n import LANGUAGES, flatten
from tests.static.sources import toml


def test_every_row_of_a_table_of_one_die_gets_its_sixths() -> None:
    told = "Roll. 1: you gain 1 Sword; 2–3: nothing; 4, 5 or 6: you fight, Magic 4."
    assert (
        with_chances(told)
        == "Roll. 1 (1/6): you gain 1 Sword; 2–3 (2/6): nothing; 4, 5 or 6 (3/6): you fight, Magic 4."
    )


def test_two_dice_give_thirty_sixths() -> None:
    told = "2: a; 3: b; 4: c; 5–6: d; 7: e; 8: f; 9: roll 1–3 then; 10: g; 11: h; 12: i."
    assert with_chances(told) == (
        "2 (1/36): a; 3 (2/36): b; 4 (3/36): c; 5–6 (9/36): d; 7 (6/36): e; 8 (5/36): f; 9 (4/36): roll 1–3 then;"
        " 10 (3/36): g; 11 (2/36): h; 12 (1/36): i."
    )


def test_several_tables_of_one_sentence_each_get_theirs() -> None:
    assert with_chances("Chaotic: roll. 1–3: a; 4–6: b. Evil: roll. 1–5: c; 6: d.") == (
        "Chaotic: roll. 1–3 (3/6): a; 4–6 (3/6): b. Evil: roll. 1–5 (5/6): c; 6 (1/6): d."
    )


@pytest.mark.parametrize(
    "told", ["A Beast, Sword 2: the night gave it its hide.", "1: a; 2: b.", "0 or less: you stay.", ""]
)
def test_what_is_no_whole_table_stays_as_it_is(told: str) -> None:
    assert with_chances(told) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_the_spaces_are_all_told_with_chances(language: str) -> None:
    """Counted by hand in the texts: 17 tables, that of the Devil's Mill is two."""
    files = [f"data/magiczny_miecz/{name}.toml" for name in sentence_files("magiczny_miecz", language)]
    texts = {key: said for file in files for key, said in flatten(toml(file)).items() if key.startswith("space.")}
    tables = 0
    for said in texts.values():
        shares = re.findall(r" \((\d+)/(\d+)\)", with_chances(said))
        for of in ("6", "36"):
            ways = sum(int(n) for n, whole in shares if whole == of)
            assert ways % int(of) == 0
            tables += ways // int(of)
    assert tables == 17
