"""The 27 Characters as they enter the game. Facts 3; rules 0.4, 3.2, 4.2, 4.4, 7.1, 21.2; rulings M25."""

from pathlib import Path

import pytest

from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId
from kraina.engine.session import Session
from kraina.games.magiczny_miecz.cards import is_stock
from kraina.games.magiczny_miecz.dealing import equip
from kraina.games.magiczny_miecz.game import MagicznyMiecz
from kraina.games.magiczny_miecz.state import Seeker, State
from tests.rules.magiczny_miecz.table import DATA, DEFAULTS, TableMaker, designs, one, play
from tests.rules.script import asked, keys

# character, alignment, Sword, Magic, Spells, gold, start space, kit
START: list[tuple[str, str, int, int, int, int, str, list[str]]] = [
    ("adventurer", "chaotic", 3, 3, 0, 1, "tavern", []),
    ("barbarian", "chaotic", 5, 1, 0, 1, "barrow", []),
    ("errant-knight", "good", 3, 3, 0, 1, "wilds", ["sword", "armour"]),
    ("sorcerer", "good", 2, 4, 2, 1, "well-of-eternity", []),
    ("demon", "evil", 2, 4, 1, 1, "devils-mill", []),
    ("elf", "good", 3, 4, 0, 1, "glade", []),
    ("goblin", "chaotic", 3, 3, 0, 1, "marsh-1", []),
    ("hobgoblin", "evil", 3, 3, 0, 1, "path-1", []),
    ("pygmy", "good", 2, 3, 1, 1, "wilds", []),
    ("priest", "chaotic", 2, 4, 1, 1, "circle-of-power", []),
    ("priestess", "good", 1, 5, 2, 1, "glade", []),
    ("duergar", "evil", 2, 5, 2, 1, "marsh-1", []),
    ("executioner", "any", 2, 4, 1, 1, "walled-town", ["sword"]),
    ("dwarf", "chaotic", 3, 3, 0, 1, "village", ["shield", "stiletto"]),
    ("prince", "chaotic", 4, 3, 0, 5, "walled-town", ["helmet", "sword"]),
    ("rogue", "evil", 5, 1, 0, 1, "tavern", ["stiletto"]),
    ("mage", "chaotic", 2, 5, 2, 1, "circle-of-power", []),
    ("shaman", "chaotic", 3, 4, 1, 1, "path-1", []),
    ("giant", "chaotic", 2, 3, 0, 1, "marsh-1", []),
    ("titan", "chaotic", 4, 2, 0, 1, "path-1", []),
    ("hermit", "good", 2, 3, 0, 1, "glade", []),
    ("kobold", "chaotic", 3, 3, 1, 1, "ice-wasteland", []),
    ("dark-knight", "evil", 3, 3, 1, 1, "devils-mill", ["sword"]),
    ("trickster", "good", 4, 3, 0, 1, "walled-town", []),
    ("troll", "chaotic", 6, 1, 0, 1, "ice-wasteland", []),
    ("hag", "evil", 2, 4, 1, 1, "walled-town", []),
    ("conqueror", "chaotic", 4, 3, 0, 1, "village", ["sword", "shield"]),
]


def fresh(seats: int = 1) -> State:
    """Return a world without Characters."""
    seekers = [Seeker(PlayerId(seat)) for seat in range(seats)]
    return State(dict(DEFAULTS), seekers, list(DATA.event_deck), list(DATA.spell_deck), list(DATA.equipment))


@pytest.mark.rule("magiczny_miecz", "0.4")
@pytest.mark.rule("magiczny_miecz", "4.2")
@pytest.mark.parametrize("row", START, ids=[row[0] for row in START])
def test_a_character_starts_with_what_its_card_says(row: tuple[str, str, int, int, int, int, str, list[str]]) -> None:
    character, alignment, sword, magic, spells, gold, start, kit = row
    state = fresh()
    equip(state, DATA, PlayerId(0), character)
    found = state.get(PlayerId(0))
    assert (found.sword, found.magic, found.life, found.gold) == (sword, magic, 4, gold)
    assert (found.space, len(found.spells), designs(found.objects)) == (start, spells, kit)
    assert found.friends == [] and found.trophies == []
    assert DATA.characters[character].alignment == alignment
    assert all(is_stock(uid) for uid in found.objects)


def test_all_27_characters_stand_in_the_table() -> None:
    assert sorted(row[0] for row in START) == sorted(DATA.characters)
    alignments = [row[1] for row in START]
    assert {word: alignments.count(word) for word in ("good", "evil", "chaotic", "any")} == {
        "good": 7, "evil": 6, "chaotic": 13, "any": 1,
    }  # fmt: skip


@pytest.mark.rule("magiczny_miecz", "21.2")
def test_the_fourth_and_fifth_sword_of_the_kits_come_out_of_the_events() -> None:
    state = fresh(5)
    armed = ("errant-knight", "executioner", "prince", "dark-knight", "conqueror")
    for seat, character in enumerate(armed):
        equip(state, DATA, PlayerId(seat), character)
    swords = [uid for seeker in state.seekers for uid in seeker.objects if designs([uid]) == ["sword"]]
    assert [is_stock(uid) for uid in swords] == [True, True, True, False, False]
    assert "sword" not in designs(state.stock) and "sword" not in designs(state.events)


@pytest.mark.rule("magiczny_miecz", "7.1")
def test_executioner_alignment_is_chosen_when_all_others_have_theirs() -> None:
    # "executioner-alignment"
    session = Session(MagicznyMiecz(), [Seat("a"), Seat("b"), Seat("c")], 5, {**DEFAULTS, "deal": "choose"})
    first = asked(session)[0]
    play(session, "character:executioner")
    assert asked(session) == ((first + 1) % 3, "character")
    play(session, "character:elf")
    assert asked(session) == ((first + 2) % 3, "character")
    seen: list[str] = []
    session._ran = seen.append
    play(session, "character:hag")
    assert asked(session) == (first, "alignment") and keys(session) == ("good", "evil", "chaotic")
    play(session, "evil")
    assert one(session, first).alignment == "evil" and seen.count("ability:executioner-alignment") == 1


def test_executioner_alignment_is_free_for_a_new_executioner_too(table: TableMaker) -> None:
    laid = table().seeker(0, "barbarian", at="walled-town", objects=["gauntlets"], life=1)
    laid.seeker(1, "conqueror", at="castle", objects=["gauntlets"]).events("cyclops")
    session = play(laid.option(deal="choose").dice(1, 1, 6).start(), "roll", "move:ice-wasteland")
    assert asked(session) == (0, "new-character")
    play(session, "character:executioner")
    assert asked(session) == (0, "alignment")
    play(session, "good")
    assert (one(session, 0).alignment, one(session, 0).space) == ("good", "walled-town")


def test_every_ability_is_named_in_a_test() -> None:
    tests = "\n".join(path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_characters_*.py")))
    abilities = [ability for one in DATA.characters.values() for ability in one.abilities]
    assert len(abilities) == 72
    assert [ability for ability in abilities if f'"{ability}"' not in tests] == []
