"""The texts of Legenda: everything has a name and a text in both languages, and names are not mixed up."""

import pytest

from kraina.games.legenda.board import TERRAINS
from kraina.games.legenda.cards import TRAITS, load_data
from kraina.games.legenda.game import SWITCHES
from table.i18n import LANGUAGES, load_sentences

DATA = load_data()
CARDS = [*DATA.legend, *DATA.missions, *DATA.artifacts, *DATA.items, *DATA.spells]


def needed() -> list[str]:
    """Return the keys that the definitions need."""
    abilities = [ability for one in DATA.heroes.values() for ability in one.abilities]
    whole = [*(f"card.{card}" for card in CARDS), *(f"ability.{one}" for one in abilities)]
    whole += [f"character.{hero}" for hero in DATA.heroes]
    foes = [foe for mission in DATA.missions.values() for foe in (mission.foe, mission.servant) if foe]
    named = [*(f"opponent.{foe}" for foe in foes), *(f"place.{place}" for place in DATA.atlas.places)]
    named += [f"{kind}.{city}" for city in DATA.atlas.cities for kind in ("city", "title")]
    named += [*(f"terrain.{one}" for one in TERRAINS), *(f"trait.{one}" for one in TRAITS)]
    named += [f"tile.{tile}" for tile in DATA.atlas.tiles]
    return [*(f"{one}.{part}" for one in whole for part in ("name", "text")), *(f"{one}.name" for one in named)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_a_text(language: str) -> None:
    known = load_sentences("legenda", language)
    assert [key for key in needed() if key not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_and_no_two_places_share_a_name(language: str) -> None:
    known = load_sentences("legenda", language)
    for kind in ("card", "place", "ability", "character"):
        names = [known[key] for key in dict.fromkeys(needed()) if key.startswith(f"{kind}.") and key.endswith(".name")]
        assert [name for name in names if names.count(name) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_switch_explains_its_values(language: str) -> None:
    known = load_sentences("legenda", language)
    keys = [
        f"switch.{one.id}.value.{value}.{part}" for one in SWITCHES for value in one.values for part in ("name", "text")
    ]
    assert [key for key in keys if key not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mission_names_its_place(language: str) -> None:
    known = load_sentences("legenda", language)
    wrong = [
        mission.id
        for mission in DATA.missions.values()
        if mission.place and known[f"place.{mission.place}.name"] not in known[f"card.{mission.id}.text"]
    ]
    assert wrong == []


def test_ids_are_unique_among_all_cards() -> None:
    assert len(set(CARDS)) == len(CARDS)
