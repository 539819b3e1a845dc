"""The texts of Jaskinia: everything has a name and a rule in both languages, and names are not mixed up."""

import pytest

from kraina.games.jaskinia.definitions import lent_definitions
from kraina.kit.cave.board import load_cave
from kraina.kit.cave.box import load_box
from table.i18n import LANGUAGES, load_sentences
from table.sources import source_of

BOX = load_box()
PEOPLE = lent_definitions().box.characters


def needed() -> list[str]:
    """Return the keys that the definitions need."""
    cards = [f"card.{card}" for card in (*BOX.cards, *BOX.spells)]
    abilities = [f"ability.{ability}" for one in PEOPLE.values() for ability in one.abilities]
    named = [*cards, *abilities, *(f"character.{one}" for one in PEOPLE)]
    named += [f"space.{area}" for area in load_cave().areas]
    return [f"{name}.{part}" for name in named for part in ("name", "text")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_a_text(language: str) -> None:
    known = load_sentences("jaskinia", language)
    assert [key for key in needed() if key not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_areas_or_searchers_share_a_name(language: str) -> None:
    known = load_sentences("jaskinia", language)
    for kind in ("card", "character", "space"):
        names = [known[key] for key in needed() if key.startswith(f"{kind}.") and key.endswith(".name")]
        assert [name for name in names if names.count(name) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_creature_has_the_number_of_its_text(language: str) -> None:
    known = load_sentences("jaskinia", language)
    creatures = [card for card in BOX.cards.values() if card.is_enemy]
    wrong = [one.id for one in creatures if str(one.strength or one.power) not in known[f"card.{one.id}.text"]]
    assert wrong == []


def test_what_is_ours_is_marked_as_ours() -> None:
    assert source_of("jaskinia", "magic-crystal") == "stated"
    assert source_of("jaskinia", "battle-armour") == source_of("jaskinia", "pit") == "reconstructed"
    assert source_of("jaskinia", "cave-rat") == "ours"
