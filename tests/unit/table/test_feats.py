"""Every feat, earned and just missed, by matches made up by hand."""

import pytest

from table.annals import Entry
from table.feats import FEATS, feats_of
from table.i18n import LANGUAGES, Texts
from tests.unit.table.matches import entry

SIX = {"names": ["Ala", "B", "C", "D", "E", "F"], "kinds": ["human", *["random"] * 5]}
FOUR = {"names": ["Ala", "B", "C", "D"], "kinds": ["human", *["sensible"] * 3]}
LOW, HIGH = [6, 2, 2, 1, 1, 0], [2, 2, 2, 2, 2, 2]
"""Twelve rolls each: 25/12 and 3.5 on the average."""
LOST = {"winners": [1]}

EARNED: dict[str, tuple[list[Entry], list[Entry]]] = {
    "first-laurels": ([entry()], [entry(**LOST)]),
    "two-lands": (
        [entry("a"), entry("b", game="magiczny_miecz")],
        [entry("a"), entry("b", game="magiczny_miecz", **LOST), entry("c")],
    ),
    "three-in-a-row": (
        [entry("a"), entry("b"), entry("c")],
        [entry("a"), entry("b"), entry("c", **LOST), entry("d"), entry("e")],
    ),
    "crowd": ([entry(**SIX)], [entry(**SIX, **LOST)]),
    "clockwork": ([entry(**FOUR)], [entry(**{**FOUR, "kinds": ["human", "sensible", "sensible", "random"]})]),
    "comeback": ([entry(middles=[3, 4])], [entry(middles=[4, 4])]),
    "weakling": ([entry(lasts=[3, 4])], [entry(lasts=[3, 3])]),
    "against-luck": ([entry(dice=[LOW, HIGH])], [entry(dice=[HIGH, LOW])]),
    "second-chance": (
        [entry("a", **LOST), entry("b", seed="8"), entry("c")],
        [entry("a", game="magiczny_miecz", **LOST), entry("b", seed="8", **LOST), entry("c")],
    ),
    "long-evening": ([entry(turns=150, **LOST)], [entry(turns=149)]),
    "company": (
        [entry(names=["Ala", "B", "C"], kinds=["human"] * 3, **LOST)],
        [entry(names=["Ala", "B", "C"], kinds=["human", "human", "sensible"])],
    ),
    "regular": ([entry(str(number), **LOST) for number in range(10)], [entry(str(number)) for number in range(9)]),
}


@pytest.mark.parametrize("feat", FEATS)
def test_a_feat_is_earned_in_the_last_match_and_not_without_it(feat: str) -> None:
    earned, missed = EARNED[feat]
    assert feats_of(earned, "Ala")[feat] is earned[-1]
    assert feat not in feats_of(earned[:-1], "Ala")
    assert feat not in feats_of(missed, "Ala")
    assert feat not in feats_of(earned, "Somebody")


def test_bots_achieve_nothing() -> None:
    assert feats_of([entry(**LOST)], "Bot") == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feat_has_a_name_and_words_of_its_own(language: str) -> None:
    t = Texts(language, ["ui"])
    names = [t(f"feat.{feat}.name") for feat in FEATS]
    assert len(set(names)) == len(FEATS) and not any(name.startswith("[") for name in names)
    assert all(t.has(f"feat.{feat}.text") for feat in FEATS)
