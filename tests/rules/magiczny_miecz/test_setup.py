"""Dealing Characters, counters, kits and piles, and who goes first. Rules 0.4-0.8, 3.2, 4.2, 7.1."""

import pytest

from kraina.engine.errors import BadSetup
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.rng import Rng
from kraina.engine.session import Session
from kraina.games.magiczny_miecz.cards import MieczData, is_stock
from kraina.games.magiczny_miecz.dealing import equip
from kraina.games.magiczny_miecz.game import MagicznyMiecz
from kraina.games.magiczny_miecz.state import Seeker, State
from tests.rules.magiczny_miecz.scenes import seen, view
from tests.rules.magiczny_miecz.table import DATA, DEFAULTS, TableMaker, designs, one, play
from tests.rules.script import asked, keys


def dealt(seed: int, seats: int = 6, **options: str) -> State:
    """Return the state of a new match before its opening."""
    return MagicznyMiecz().setup([Seat(str(seat)) for seat in range(seats)], {**DEFAULTS, **options}, Rng(seed))


def opened(seed: int = 3, seats: int = 3, **options: str) -> Session[State, MieczData]:
    return Session(MagicznyMiecz(), [Seat(str(seat)) for seat in range(seats)], seed, options)


def fresh(character: str, *gone: Uid) -> tuple[State, Seeker]:
    """Return the state and Seeker of somebody dealt a Character, with some cards of the Equipment gone."""
    state = State(dict(DEFAULTS), [Seeker(PlayerId(0))], list(DATA.event_deck), list(DATA.spell_deck),
                  [uid for uid in DATA.equipment if uid not in gone])  # fmt: skip
    equip(state, DATA, PlayerId(0), character)
    return state, state.seekers[0]


@pytest.mark.rule("magiczny_miecz", "0.4")
def test_each_player_gets_another_character_by_chance() -> None:
    deals = [[one.character for one in dealt(seed).seekers] for seed in range(20)]
    assert all(len(set(deal)) == 6 for deal in deals)
    assert len({deal[0] for deal in deals}) > 8


@pytest.mark.rule("magiczny_miecz", "0.4")
def test_pieces_stand_on_the_space_their_card_names() -> None:
    for seeker in dealt(4).seekers:
        assert seeker.space == DATA.characters[seeker.character].start
        assert DATA.board.circle(seeker.space) == "lower"


@pytest.mark.rule("magiczny_miecz", "0.4")
def test_by_consent_everybody_chooses_among_the_characters_that_are_left() -> None:
    session = opened(deal="choose")
    first = asked(session)[0]
    assert len(keys(session)) == 27 and asked(session)[1] == "character"
    play(session, "character:troll")
    assert asked(session) == ((first + 1) % 3, "character")
    assert len(keys(session)) == 26 and "character:troll" not in keys(session)
    play(session, "character:elf", "character:hag")
    assert [one(session, (first + seat) % 3).character for seat in range(3)] == ["troll", "elf", "hag"]


@pytest.mark.rule("magiczny_miecz", "0.4")
def test_two_to_six_play() -> None:
    assert MagicznyMiecz.seats == (2, 6)
    with pytest.raises(BadSetup):
        opened(seats=7)


@pytest.mark.rule("magiczny_miecz", "0.5")
@pytest.mark.rule("magiczny_miecz", "3.2")
@pytest.mark.rule("magiczny_miecz", "4.2")
def test_everybody_starts_with_4_life_and_1_gold() -> None:
    _, troll = fresh("troll")
    assert (troll.life, troll.gold, troll.sword, troll.magic) == (4, 1, 6, 1)
    assert (troll.objects, troll.friends, troll.spells, troll.trophies) == ([], [], [], [])


@pytest.mark.rule("magiczny_miecz", "0.5")
@pytest.mark.rule("magiczny_miecz", "3.2")
def test_the_princes_card_says_otherwise() -> None:
    _, prince = fresh("prince")
    assert (prince.life, prince.gold) == (4, 5)
    assert designs(prince.objects) == ["helmet", "sword"]


@pytest.mark.rule("magiczny_miecz", "0.5")
def test_a_kit_comes_from_the_equipment() -> None:
    state, knight = fresh("errant-knight")
    assert knight.objects == ["sword#s1", "armour#s1"]
    assert len(state.stock) == 28


@pytest.mark.rule("magiczny_miecz", "0.5")
def test_a_sword_that_the_equipment_lacks_comes_out_of_the_events() -> None:
    """Five Characters start with a Sword, and the Equipment has three."""
    state, knight = fresh("dark-knight", "sword#s1", "sword#s2", "sword#s3")
    assert knight.objects == ["sword#1"]
    assert "sword#1" not in state.events and len(state.events) == 164


@pytest.mark.rule("magiczny_miecz", "0.6")
def test_whoever_starts_with_spells_draws_them_from_the_top_of_the_pile() -> None:
    state, mage = fresh("mage")
    assert mage.spells == list(DATA.spell_deck[:2])
    assert state.spells == list(DATA.spell_deck[2:])


@pytest.mark.rule("magiczny_miecz", "0.6")
def test_both_piles_are_shuffled_and_complete() -> None:
    state = dealt(11)
    held = [uid for seeker in state.seekers for uid in seeker.spells]
    assert sorted([*state.spells, *held]) == sorted(DATA.spell_deck)
    kit = [uid for seeker in state.seekers for uid in seeker.objects if not is_stock(uid)]
    assert sorted([*state.events, *kit]) == sorted(DATA.event_deck)
    assert state.events != dealt(12).events != list(DATA.event_deck)


@pytest.mark.rule("magiczny_miecz", "0.6")
def test_starting_spells_are_shown_to_nobody_and_the_equipment_to_everybody(table: TableMaker) -> None:
    made = table().seeker(0, "sorcerer", spells=["mirror", "lord-of-spells"]).seeker(1, "troll", objects=["sword#s1"])
    session = made.turn(1).start()
    assert seen(session, 0, 0).spells == ("mirror", "lord-of-spells#1")
    assert seen(session, 1, 0).spells == seen(session, None, 0).spells == ("", "")
    assert set(view(session, 1).stock) == set(DATA.equipment) - {"sword#s1"}


@pytest.mark.rule("magiczny_miecz", "0.7")
def test_the_lot_decides_who_goes_first() -> None:
    assert {opened(seed).state.current for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("magiczny_miecz", "0.7")
def test_the_turn_passes_clockwise_and_round_again(table: TableMaker) -> None:
    made = table().turn(1)
    for seat, character in enumerate(("troll", "elf", "hag")):
        made.seeker(seat, character, at="path-1", objects=["gauntlets"])
    made.lying("marsh-1", "elk").lying("path-2", "bear").lying("marsh-2", "wolf")
    session = made.dice(1, 6, 1, 4, 6, 1, 5, 6, 1).start()
    order = []
    for steps in ("marsh-1", "path-2", "marsh-2"):
        order.append(asked(session)[0])
        play(session, "roll", f"move:{steps}")
    assert order == [1, 2, 0]
    assert asked(session) == (1, "turn")


@pytest.mark.rule("magiczny_miecz", "7.1")
def test_the_executioner_chooses_alignment_when_all_characters_are_known() -> None:
    """Dispute M25."""
    session = opened(deal="choose")
    first = asked(session)[0]
    play(session, "character:executioner", "character:elf")
    assert asked(session) == ((first + 2) % 3, "character")
    play(session, "character:hag")
    assert asked(session) == (first, "alignment")
    assert keys(session) == ("good", "evil", "chaotic")
    play(session, "evil")
    assert [one(session, (first + seat) % 3).alignment for seat in range(3)] == ["evil", "good", "evil"]


@pytest.mark.rule("magiczny_miecz", "7.1")
def test_the_other_characters_have_the_printed_alignment() -> None:
    printed = [card.alignment for card in DATA.characters.values()]
    assert [printed.count(word) for word in ("good", "evil", "chaotic", "any")] == [7, 6, 13, 1]


def test_every_kit_is_a_card_of_the_equipment() -> None:
    kits = [design for card in DATA.characters.values() for design in card.kit]
    assert kits.count("sword") == 5
    assert set(kits) <= {design_of(uid) for uid in DATA.equipment}
