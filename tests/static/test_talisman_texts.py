"""The texts of Magia i Miecz: everything has a name and a rule in both languages, and names are not mixed up."""

import pytest

from kraina.games.talisman.cave.expansion import joined_definitions
from kraina.games.talisman.definitions import definitions
from kraina.kit.cave.board import load_cave
from table.i18n import LANGUAGES, load_sentences

DATA = definitions()


def needed() -> list[str]:
    """Return the keys that the definitions need."""
    cards = [f"card.{card}" for card in (*DATA.cards, *DATA.spells)]
    abilities = [f"ability.{ability}" for one in DATA.characters.values() for ability in one.abilities]
    named = [*cards, *abilities, *(f"character.{one}" for one in DATA.characters)]
    named += [f"space.{space}" for space in DATA.board.spaces]
    return [f"{name}.{part}" for name in named for part in ("name", "text")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_a_text(language: str) -> None:
    known = load_sentences("talisman", language)
    assert [key for key in needed() if key not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_and_no_two_characters_share_a_name(language: str) -> None:
    known = load_sentences("talisman", language)
    for kind in ("card", "character"):
        names = [known[key] for key in needed() if key.startswith(f"{kind}.") and key.endswith(".name")]
        assert [name for name in names if names.count(name) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_design_has_the_numbers_of_its_text(language: str) -> None:
    known = load_sentences("talisman", language)
    wrong = [
        card.id
        for card in DATA.cards.values()
        if card.is_enemy and str(card.strength or card.craft) not in known[f"card.{card.id}.text"]
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shop_names_its_prices(language: str) -> None:
    known = load_sentences("talisman", language)
    village, market = known["space.village.text"], known["card.market.text"]
    assert all(str(row.village) in village for row in DATA.purchases.values() if row.village)
    assert all(str(row.market) in market for row in DATA.purchases.values() if row.market)


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_the_cave_everything_has_a_name_and_no_two_share_one(language: str) -> None:
    known, joined = load_sentences("talisman", language), joined_definitions()
    for kind, ids in (
        ("card", [*joined.cards, *joined.spells]), ("character", joined.characters), ("space", load_cave().areas),
    ):  # fmt: skip
        names = [known[f"{kind}.{ident}.name"] for ident in ids]
        assert [name for name in names if names.count(name) > 1] == []


def test_words_of_its_own_come_before_those_that_are_borrowed() -> None:
    own, other = load_sentences("talisman", "en"), load_sentences("jaskinia", "en")
    assert own["told.leaves-card"] == "{who} leaves behind: {card}." and own["game.title"] != other["game.title"]
    assert own["card.cave-rat.name"] == other["card.cave-rat.name"]
