"""When the sensible bot of Magiczny Miecz uses abilities and cards that are not always good, in laid-out positions."""

from typing import Any

import pytest

from kraina.engine.bot import Bot
from kraina.engine.rng import Rng
from kraina.games.magiczny_miecz.board import DEAD_CITY
from kraina.games.magiczny_miecz.bot import SensibleBot
from kraina.games.magiczny_miecz.bot.chances import hope
from kraina.games.magiczny_miecz.bot.goods import card_worth, is_junk
from kraina.games.magiczny_miecz.bot.outlook import Situation
from kraina.games.magiczny_miecz.bot.places import gate_worth, space_worth
from tests.rules.magiczny_miecz.people import meet, walk
from tests.rules.magiczny_miecz.scenes import seen, stage, view
from tests.rules.magiczny_miecz.table import DATA, Match, Table, TableMaker, play
from tests.rules.script import asked

BOT: Bot = SensibleBot(DATA)


def alone(table: TableMaker, character: str, at: str, **laid: Any) -> Table:
    """Lay out seat 0 with nobody near, and Gauntlets unless said otherwise."""
    return stage(table, character, at=at, **{"objects": ["gauntlets"], **laid})


def choice(session: Match, kind: str) -> tuple[str, ...]:
    """Return what the bot picks in a question of a kind."""
    decision = session.pending
    assert decision is not None and decision.kind == kind
    return BOT.choose(session.view(decision.player), decision, Rng(1))


def situation(session: Match) -> Situation:
    """Return how seat 0 sees a match."""
    return Situation(DATA, view(session, 0), seen(session, 0, 0))


@pytest.mark.parametrize(("die", "picked"), [(1, "again"), (3, "again"), (4, "keep"), (6, "keep")])
def test_the_dwarf_rolls_a_low_die_of_a_fight_again(table: TableMaker, die: int, picked: str) -> None:
    made = alone(table, "dwarf", "village").events("cyclops").dice(1, die)
    assert choice(play(made.start(), "roll", "keep", "move:path-2"), "roll-again") == (picked,)


def test_the_dwarf_rolls_a_high_die_of_the_swamp_again(table: TableMaker) -> None:
    """At the Swamp the dice should be low."""
    made = alone(table, "dwarf", "glade", magic=6).dice(1, 5, 2, 2)
    session = play(made.start(), "roll", "keep", "cross:glade")
    assert choice(session, "roll-again") == ("again",)
    assert choice(play(session, "again"), "roll-again") == ("keep",)


def test_the_dwarf_rolls_a_move_again_that_leads_to_nothing(table: TableMaker) -> None:
    """From the Gate's Guard a 1 leads to the Magic Gate, which any 6 is worse than."""
    for die, picked in ((1, "keep"), (6, "again")):
        session = play(alone(table, "dwarf", "gate-guard", mission="enemy").dice(die).start(), "roll")
        assert choice(session, "roll-again") == (picked,)


@pytest.mark.parametrize(("life", "picked"), [(4, "unseen:0"), (1, "unseen:2")])
def test_the_prince_leaves_cards_unseen_that_could_be_his_death(table: TableMaker, life: int, picked: str) -> None:
    keys = ["magic-sword", "toliman-shield"]
    session = walk(alone(table, "prince", "well-of-eternity", life=life, objects=keys).dice(1).start(), "wilds")
    assert choice(session, "leave-unseen") == (picked,)


def test_the_rogue_fights_foul_unless_he_is_far_ahead(table: TableMaker) -> None:
    """5 against 5 is open; 9 against 5 is lost in 1 of 36 cases."""
    assert choice(play(meet(table, "rogue", "elf", theirs={"sword": 5}), "attack:1"), "foul-fight") == ("yes",)
    ahead = meet(table, "rogue", "elf", mine={"sword": 9}, theirs={"sword": 5})
    assert choice(play(ahead, "attack:1"), "foul-fight") == ("no",)


def test_the_rogue_weakens_a_loser_who_has_nothing_better(table: TableMaker) -> None:
    """The Elf with Gauntlets alone loses of his Magic 6; a Magic Sword is taken rather."""
    grown = {"sword": 5, "magic": 6}
    session = play(meet(table, "rogue", "elf", 6, 1, theirs=grown), "attack:1", "no")
    assert choice(session, "weaken") == ("magic",)
    session = play(meet(table, "rogue", "elf", 6, 1, theirs={**grown, "objects": ["magic-sword"]}), "attack:1", "no")
    assert choice(session, "weaken") == ("no",)


def test_the_mage_raises_a_beast_for_a_life_at_risk_alone(table: TableMaker) -> None:
    """With Sword 2 against 6 the Bear saves the last Life in 33 - 21 cases, the Elk in 3; Sword 12 is safe without."""
    for sword, picked in ((2, "ability:mage-raise-beast:bear"), (12, "pass")):
        laid: dict[str, Any] = {"sword": sword, "life": 1, "trophies": ["bear", "elk"], "spells": ["golem", "mirror"]}
        made = alone(table, "mage", "village", **laid)
        session = walk(made.events("cyclops").dice(1).start(), "path-2")
        assert asked(session) == (0, "response") and choice(session, "response") == (picked,)


def test_the_shaman_turns_good_at_the_well_and_evil_at_the_mill(table: TableMaker) -> None:
    session = walk(alone(table, "shaman", "circle-of-power").dice(1).start(), "well-of-eternity")
    assert choice(session, "arrived") == ("ability:shaman-alignment:good",)
    session = walk(alone(table, "shaman", "circle-of-power").dice(1).start(), "devils-mill")
    assert choice(session, "arrived") == ("ability:shaman-alignment:evil",)


def test_the_formula_of_space_is_cast_when_twice_the_roll_leads_to_something_better(table: TableMaker) -> None:
    """From the Heaths 3 spaces lead to the Magic Gate: not 3 doubled to 6. From the Valley of Shadows 2 doubled do."""
    worth = {"gold": 1, "mission": "enemy", "spells": ["formula-of-space"]}
    session = stage(table, "elf", at="heaths", **worth).dice(3).start()
    assert choice(session, "response") == ("pass",)
    session = stage(table, "elf", at="valley-of-shadows", **worth).dice(2).start()
    assert choice(session, "response") == ("cast:formula-of-space",)


def test_the_crystal_of_mages_is_for_whoever_has_no_spells(table: TableMaker) -> None:
    at = situation(stage(table, "troll", at="tavern", objects=["lamp"]).start())
    assert card_worth(at, "crystal-of-mages") == 30
    at = situation(stage(table, "mage", at="tavern", objects=["lamp"], spells=["golem", "mirror"]).start())
    assert card_worth(at, "crystal-of-mages") == 30 - 2 * 60


def test_a_second_shield_is_laid_down_where_it_keeps_no_event_away(table: TableMaker) -> None:
    """At the ferry no Events are drawn; on the Heaths they are."""
    shields = ["toliman-shield#s1", "toliman-shield#s2"]
    session = stage(table, "elf", at="ferry-1", objects=shields).start()
    assert is_junk(situation(session), shields[0]) and choice(session, "turn")[0].startswith("leave:toliman-shield")
    assert choice(play(session, "leave:toliman-shield#s1"), "turn") == ("roll",)
    assert choice(stage(table, "elf", at="heaths", objects=shields).start(), "turn") == ("roll",)


@pytest.mark.parametrize(("character", "worth"), [("elf", -40), ("barbarian", -27)])
def test_the_barbarian_fears_the_bogs_less(table: TableMaker, character: str, worth: int) -> None:
    """On 1 and 2 he loses nothing: four of six times 40."""
    at = situation(alone(table, character, "hermitage").start())
    assert space_worth(at, "bogs-1") == worth


@pytest.mark.parametrize(("character", "ways"), [("elf", 32), ("giant", 34)])
def test_the_giant_hopes_for_more_from_the_spirit_of_the_rocks(table: TableMaker, character: str, ways: int) -> None:
    """Magic 12 is 7 to 2 points ahead of the Spirit, the Giant's 8 to 3: 196 and 206 of 216 ways are won."""
    keys = ["magic-sword", "toliman-shield"]
    at = situation(alone(table, character, "hermitage", sword=18, magic=12, objects=keys).start())
    hoped = hope(at.assault(DEAD_CITY), "magic-trap", at.me.life)
    assert DEAD_CITY in at.gates and gate_worth(at, DEAD_CITY) == ways * 2400 // 36 * hoped // 1000
