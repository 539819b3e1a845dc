"""What the sensible bot of Magiczny Miecz makes of laid-out positions: moves ahead, growth, trophies, the Bridge."""

from typing import Any

from kraina.engine.bot import Bot
from kraina.engine.rng import Rng
from kraina.games.magiczny_miecz.board import DEAD_CITY, RUINS
from kraina.games.magiczny_miecz.bot import SensibleBot
from kraina.games.magiczny_miecz.bot.outlook import Situation
from kraina.games.magiczny_miecz.bot.prospects import expected
from kraina.games.magiczny_miecz.bot.trophies import exchanged, pays
from tests.rules.magiczny_miecz.scenes import seen, stage, view
from tests.rules.magiczny_miecz.table import DATA, Match, TableMaker

BOT: Bot = SensibleBot(DATA)


def situation(session: Match) -> Situation:
    """Return how seat 0 sees a match."""
    return Situation(DATA, view(session, 0), seen(session, 0, 0))


def choice(session: Match) -> tuple[str, ...]:
    """Return what the bot picks."""
    decision = session.pending
    assert decision is not None
    return BOT.choose(session.view(decision.player), decision, Rng(1))


def test_of_both_directions_each_roll_takes_the_better_one() -> None:
    """From spot 0 of eight: 1 leads to 10 or 80, 2 to 20 or 70, 3 to 30 or 60, 4 to 40; 5 and 6 are 3 and 2 again."""
    assert expected(0, [0, 10, 20, 30, 40, 60, 70, 80], {}, [0] * 8, 6) == (80 + 70 + 60 + 40 + 60 + 70) // 6


def test_a_barrier_is_crossed_by_every_roll_that_leads_beyond_it() -> None:
    """One step from a barrier worth 300 a roll of 1 ends on it, for nothing; 2 to 6 cross."""
    assert expected(0, [0] * 8, {1: 300}, [0] * 8, 6) == 5 * 300 // 6


def test_whoever_walks_a_space_a_turn_goes_to_and_fro_at_the_magic_gate(table: TableMaker) -> None:
    """The Noon-wraith is no harm beside a space that gives a point for each visit."""
    session = stage(table, "elf", at="gate-guard", friends=["noon-wraith"], gold=3, mission="enemy").start()
    assert choice(session) == ("move:magic-gate",)


def test_trophies_are_exchanged_by_sevens_with_nothing_left_over(table: TableMaker) -> None:
    """Of Bear 3, Leviathan 4, Elk 1 and Cyclops 6 it is the first two or the others; all are twice 7."""
    some = situation(stage(table, "elf", at="tavern", trophies=["bear", "leviathan", "cyclops"]).start())
    assert set(exchanged(some)) == {"bear", "leviathan"} and pays(some)
    every = situation(stage(table, "elf", at="tavern", trophies=["elk", "bear", "leviathan", "cyclops"]).start())
    assert len(exchanged(every)) == 4 and pays(every)


def test_trophies_wait_while_more_than_a_point_would_be_lost(table: TableMaker) -> None:
    """Bear 3 and Cyclops 6 are 2 more than 7."""
    at = situation(stage(table, "elf", at="tavern", trophies=["bear", "cyclops"]).start())
    assert set(exchanged(at)) == {"bear", "cyclops"} and not pays(at)


def test_it_grows_in_magic_for_the_swamp_then_in_sword_unless_magic_is_far_ahead(table: TableMaker) -> None:
    def lacking(**laid: Any) -> str:
        return situation(stage(table, "elf", at="tavern", **laid).dice(1).start()).lacking()

    assert lacking(sword=3, magic=5) == "magic"
    assert lacking(sword=3, magic=7) == "sword"
    assert lacking(sword=3, magic=8) == "magic"
    assert lacking(sword=9, magic=12) == "sword"


def test_a_fair_chance_opens_the_ruins_and_a_better_one_the_dead_city(table: TableMaker) -> None:
    """With Sword and Magic 13 the Beast is beaten in 18 of 36 cases: enough for the Ruins, too little with Cerberus."""
    keys = ["magic-sword", "toliman-shield"]
    at = situation(stage(table, "elf", at="tavern", sword=13, magic=13, objects=keys).start())
    assert at.gates == [RUINS]
    at = situation(stage(table, "elf", at="tavern", sword=14, magic=14, objects=keys).start())
    assert at.gates == [RUINS, DEAD_CITY]


def test_who_is_hexed_tries_the_swamp_whatever_it_costs(table: TableMaker) -> None:
    """The hex keeps it from all else, so even 3 ways of 36 are better than to stay."""
    assert choice(stage(table, "elf", at="glade", hexed=True).dice(1).start()) == ("cross:glade",)


def test_who_is_hexed_goes_to_the_temple(table: TableMaker) -> None:
    """Two steps from the Gate one way leads to the Temple of Nemed, the other to the Tower."""
    session = stage(table, "elf", at="magic-gate", hexed=True).dice(2).start()
    assert choice(session) == ("move:temple-of-nemed",)
