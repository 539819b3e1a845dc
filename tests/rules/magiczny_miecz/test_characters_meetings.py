"""Abilities used on a Character who is met, in place of an attack. Facts 3; rules 8.1, 8.2, 13.3, 14.1."""

import pytest

from tests.rules.magiczny_miecz.people import CARRIED, counted, meet, used, walk
from tests.rules.magiczny_miecz.table import TableMaker, one, play
from tests.rules.script import asked, keys

STEAL, CLAIM, CHARM = "adventurer-steal-spell", "errant-knight-claim-friend", "kobold-charm"
WHEEDLE, HEX = "trickster-wheedle", "hag-hex"


@pytest.mark.rule("magiczny_miecz", "13.3")
def test_adventurer_steal_spell_takes_one_in_place_of_an_attack(table: TableMaker) -> None:
    session = meet(table, "adventurer", "elf", theirs={"spells": ["golem", "mirror"]})
    seen = counted(session)
    assert keys(session) == ("explore", "attack:1", "ability:adventurer-steal-spell:1")
    play(session, "ability:adventurer-steal-spell:1")
    assert len(one(session, 0).spells) == 1 and len(one(session, 1).spells) == 1
    assert sorted([*one(session, 0).spells, *one(session, 1).spells]) == ["golem", "mirror"]
    assert used(seen, STEAL) and one(session, 0).marks["attacked"] == 1
    assert asked(session) == (1, "turn")


def test_adventurer_steal_spell_takes_any_spell_by_chance(table: TableMaker) -> None:
    taken = set()
    for dealt in range(12):
        session = meet(table, "adventurer", "elf", theirs={"spells": ["mirror", "golem"], "gold": dealt})
        session._ctx.rng.state = dealt
        play(session, "ability:adventurer-steal-spell:1")
        taken.add(one(session, 0).spells[0])
    assert taken == {"mirror", "golem"}


@pytest.mark.rule("magiczny_miecz", "2.6")
def test_adventurer_steal_spell_needs_a_spell_there_and_room_here(table: TableMaker) -> None:
    full = meet(table, "adventurer", "elf", mine={"spells": ["golem", "mirror"]}, theirs={"spells": ["illumination"]})
    assert "ability:adventurer-steal-spell:1" not in keys(full)  # Magic 3 holds 2 Spells
    empty = meet(table, "adventurer", "elf")
    assert keys(empty) == ("explore", "attack:1")


def test_errant_knight_claim_friend_takes_the_crusader_with_his_spell(table: TableMaker) -> None:
    theirs = {"friends": ["crusader", "squire", "nymph"], "kept": {"crusader": ["golem"]}}
    session = meet(table, "errant-knight", "elf", theirs=theirs)
    seen = counted(session)
    claims = [f"ability:{CLAIM}:crusader", f"ability:{CLAIM}:squire"]
    assert keys(session) == ("explore", "attack:1", *claims)
    play(session, claims[0])
    assert one(session, 0).friends == ["crusader"] and one(session, 0).kept == {"crusader": ["golem"]}
    assert one(session, 1).friends == ["squire", "nymph"] and one(session, 1).kept == {}
    assert used(seen, CLAIM)


def test_errant_knight_claim_friend_is_of_no_use_with_the_evil_spirit(table: TableMaker) -> None:
    session = meet(table, "errant-knight", "elf", mine={"friends": ["evil-spirit"]}, theirs={"friends": ["squire"]})
    assert keys(session) == ("explore", "attack:1")


def test_errant_knight_claim_friend_takes_no_other_friends(table: TableMaker) -> None:
    session = meet(table, "errant-knight", "elf", theirs={"friends": ["shepherd"]})
    assert keys(session) == ("explore", "attack:1")


@pytest.mark.rule("magiczny_miecz", "8.2")
def test_kobold_charm_makes_the_next_move_of_another_his(table: TableMaker) -> None:
    laid = table().option(trade="off").seeker(0, "kobold", at="barrow", objects=CARRIED)
    laid.seeker(1, "troll", at="village", objects=CARRIED).dice(1, 5)
    session = walk(laid.start(), "village")
    seen = counted(session)
    play(session, "ability:kobold-charm:1")
    assert used(seen, CHARM) and one(session, 1).charmer == 0 and asked(session) == (1, "turn")
    play(session, "roll")
    assert asked(session) == (0, "move") and keys(session) == (
        "move:well-of-eternity", "cross:glade", "move:tavern",
    )  # fmt: skip
    play(session, "move:well-of-eternity")  # which does nothing for the Chaotic
    assert one(session, 1).space == "well-of-eternity" and one(session, 1).charmer is None


def test_kobold_charm_is_not_cast_twice_nor_on_the_bridge(table: TableMaker) -> None:
    charmed = meet(table, "kobold", "troll", theirs={"charmer": 0})
    assert keys(charmed) == ("explore", "attack:1")
    laid = table().option(trade="off").seeker(0, "kobold", at="trap", leaving=-1, objects=CARRIED)
    session = laid.seeker(1, "troll", at="entrance-ruins", objects=CARRIED).start()
    play(session, "bridge:entrance-ruins")
    assert keys(session) == ("explore", "attack:1")


@pytest.mark.parametrize(("die", "gold"), [(1, (2, 1)), (2, (1, 2)), (6, (1, 2))])
def test_trickster_wheedle_brings_1_gold_on_a_1(table: TableMaker, die: int, gold: tuple[int, int]) -> None:
    session = meet(table, "trickster", "elf", die, mine={"gold": 1}, theirs={"gold": 2})
    seen = counted(session)
    play(session, f"ability:{WHEEDLE}:1")
    assert (one(session, 0).gold, one(session, 1).gold) == gold and used(seen, WHEEDLE)
    assert asked(session) == (1, "turn")


def test_trickster_wheedle_is_not_tried_on_the_penniless(table: TableMaker) -> None:
    session = meet(table, "trickster", "elf", theirs={"gold": 0})
    assert keys(session) == ("explore", "attack:1")


@pytest.mark.rule("magiczny_miecz", "13.3")
def test_hag_hex_keeps_its_victim_from_everything_but_a_temple(table: TableMaker) -> None:
    laid = table().option(trade="off").seeker(0, "hag", at="ferry-1", objects=CARRIED)
    laid.seeker(1, "troll", at="valley-of-shadows", objects=CARRIED).dice(1, 1)
    session = walk(laid.start(), "valley-of-shadows")
    seen = counted(session)
    play(session, f"ability:{HEX}:1")
    assert used(seen, HEX) and one(session, 1).hexed and asked(session) == (1, "turn")
    walk(session, "heaths")  # two cards would be drawn there, but he does nothing
    assert asked(session) == (0, "turn") and session.state.here("heaths") == [] and one(session, 1).hexed


def test_who_is_hexed_may_still_use_spells_and_objects_that_need_no_space(table: TableMaker) -> None:
    """Ruling hexed-acts."""
    laid = table().option(trade="off")
    laid.seeker(0, "elf", at="mist-plateau", objects=CARRIED, spells=["lord-of-the-marshes"], hexed=True)
    session = laid.seeker(1, "hag", at="castle", objects=CARRIED).start()
    assert "cast:lord-of-the-marshes" in keys(session)


@pytest.mark.parametrize("temple", ["temple-of-nemed", "temple-of-toliman"])
def test_hag_hex_ends_at_either_temple(table: TableMaker, temple: str) -> None:
    start = {"temple-of-nemed": "mist-plateau", "temple-of-toliman": "ruins-of-the-fortress"}[temple]
    laid = table().option(trade="off").seeker(0, "troll", at=start, objects=CARRIED, hexed=True)
    session = walk(laid.seeker(1, "hag", at="castle", objects=CARRIED).dice(1).start(), temple)
    assert not one(session, 0).hexed and asked(session) == (0, "pray")


def test_hag_hex_is_not_laid_on_the_hexed_nor_in_a_temple(table: TableMaker) -> None:
    assert keys(meet(table, "hag", "troll", theirs={"hexed": True})) == ("explore", "attack:1")
    assert keys(meet(table, "hag", "troll", at="temple-of-nemed")) == ("explore", "attack:1")


@pytest.mark.rule("magiczny_miecz", "20.3")
def test_abilities_do_nothing_to_stone(table: TableMaker) -> None:
    laid = table().option(trade="off").seeker(0, "trickster", at="barrow", objects=CARRIED)
    session = walk(laid.seeker(1, "elf", at="village", stone=2, gold=0).dice(1).start(), "village")
    assert asked(session) == (0, "visit")  # nobody to meet: the Village is explored


@pytest.mark.rule("magiczny_miecz", "10.4")
def test_hag_hex_drives_its_victim_off_the_bridge_and_away_from_its_gates(table: TableMaker) -> None:
    laid = table().option(trade="off").seeker(0, "hag", at="trap", leaving=-1, objects=CARRIED)
    laid.seeker(1, "troll", at="entrance-ruins", free=True, objects=CARRIED)
    session = play(laid.start(), "bridge:entrance-ruins", f"ability:{HEX}:1")
    assert asked(session) == (1, "turn")
    assert [key for key in keys(session) if key.startswith("bridge:")] == ["bridge:ruins-of-the-fortress"]
    gate = table().seeker(0, "troll", at="dead-city", objects=["magic-sword"], hexed=True)
    session = play(gate.seeker(1, "hag", at="castle", objects=CARRIED).dice(1).start(), "roll")
    assert "gate:dead-city" not in keys(session)
