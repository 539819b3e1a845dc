"""When Spells may be cast, by whom and where; who is asked; how many may be held. Rules 2.6, 9.1-9.7, 20.5."""

import pytest

from kraina.games.magiczny_miecz.casting import is_time
from kraina.games.magiczny_miecz.verbs import MomentKind
from tests.rules.magiczny_miecz.casters import WAITING, WAITS, caster, casts, question, told
from tests.rules.magiczny_miecz.scenes import world
from tests.rules.magiczny_miecz.table import DATA, TableMaker, designs, one, play
from tests.rules.script import asked, keys

MOMENTS: tuple[MomentKind, ...] = (
    "start", "rolled", "arrived", "drawn", "meet", "fight", "loss", "cast", "end",
)  # fmt: skip
OTHERS_MOMENTS: tuple[MomentKind, ...] = ("rolled", "arrived", "drawn", "fight", "loss", "cast")
"""The moments of somebody else's turn at which a player may be asked."""
ANY_TIME = ("start arrived fight end", "arrived fight")
TIMES = {
    "fatum": ANY_TIME,
    "circle-of-fire": ANY_TIME,
    "lord-of-riches": ANY_TIME,
    "lord-of-friends": ANY_TIME,
    "seven-winds": ANY_TIME,
    "madness": ANY_TIME,
    "lord-of-sorcery": ANY_TIME,
    "lord-of-thunder": ANY_TIME,
    "rebirth": ("start arrived fight loss end", "arrived fight loss"),
    "formula-of-time": ("start", ""),
    "golem": ("start", ""),
    "homunculus": ("start", ""),
    "philosophers-stone": ("start", ""),
    "illumination": ("start", ""),
    "war-of-elements": ("start", ""),
    "magic-journey": ("start", ""),
    "lord-of-the-marshes": ("start", ""),
    "lord-of-ice": ("start", ""),
    "sower-of-destruction": ("start arrived end", ""),
    "lord-of-events": ("start arrived end", ""),
    "formula-of-space": ("rolled", "rolled"),
    "turn-of-fate": ("drawn", "drawn"),
    "magic-and-sword": ("fight", "fight"),
    "hidden-one": ("fight loss", "fight loss"),
    "breath-of-death": ("meet fight", "arrived fight"),
    "lord-of-spells": ("cast", "cast"),
    "mirror": ("cast", "cast"),
}
"""Spell -> moments of the own turn, and of somebody else's (facts 5)."""


@pytest.mark.rule("magiczny_miecz", "9.1")
@pytest.mark.parametrize("spell", sorted(DATA.spells))
def test_every_spell_has_its_times(table: TableMaker, spell: str) -> None:
    session = caster(table()).start()
    ctx, _ = world(session)
    when = DATA.spells[spell].when
    own = [moment for moment in MOMENTS if is_time(ctx, one(session, 0).player, when, moment)]
    foreign = [moment for moment in OTHERS_MOMENTS if is_time(ctx, one(session, 1).player, when, moment)]
    assert (" ".join(own), " ".join(foreign)) == TIMES[spell]


@pytest.mark.rule("magiczny_miecz", "9.2")
def test_a_spell_is_offered_once_for_each_target_and_two_copies_once(table: TableMaker) -> None:
    made = caster(table(), "seven-winds#1", "seven-winds#2").seeker(1, "goblin", at="barrow", objects=["helmet"])
    session = made.seeker(2, "hobgoblin", at="village", objects=["sword"]).start()
    assert casts(session, "seven-winds") == ["cast:seven-winds#1:1", "cast:seven-winds#1:2"]


@pytest.mark.rule("magiczny_miecz", "9.6")
def test_a_spell_finds_its_victim_wherever_it_is_and_goes_to_the_used_ones(table: TableMaker) -> None:
    made = caster(table(), "fatum").seeker(1, "goblin", at="plain-of-sleep", gold=2).dice(2)
    session = play(made.start(), "cast:fatum:1")
    assert one(session, 1).gold == 0
    assert one(session, 0).spells == [] and session.state.spells_used == ["fatum"]


@pytest.mark.rule("magiczny_miecz", "9.7")
@pytest.mark.rule("magiczny_miecz", "14.4")
def test_nobody_on_the_stone_bridge_is_a_target_not_even_the_caster(table: TableMaker) -> None:
    made = caster(table(), "fatum", "lord-of-riches", at="trap").seeker(1, "goblin", at="entrance-ruins", gold=2)
    session = made.seeker(2, "hobgoblin", at="barrow", gold=2).start()
    assert casts(session, "") == ["cast:fatum:2", "cast:lord-of-riches:2"]


@pytest.mark.parametrize("spell", ["formula-of-time", "magic-journey", "philosophers-stone", "rebirth"])
def test_a_spell_on_oneself_is_not_offered_on_the_stone_bridge(table: TableMaker, spell: str) -> None:
    session = caster(table(), spell, at="trap", life=2).start()
    assert casts(session, "") == []


def test_the_beast_is_no_target(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="beasts-castle", sword=16, spells=["circle-of-fire", "hidden-one"])
    made.seeker(1, "goblin", at="trap", spells=["magic-and-sword", "breath-of-death"])
    session = play(made.dice(1, 1, 6, 1).start(), "task")
    assert session.outcome is not None and session.outcome.winners == (0,)


@pytest.mark.parametrize("space", ["enchanted-hills", "crossroads-2"])
def test_no_spell_is_cast_on_a_space_that_forbids_it(table: TableMaker, space: str) -> None:
    made = caster(table(), "fatum", at=space).seeker(1, "goblin", at=space, spells=["mirror"], gold=2)
    session = made.start()
    assert casts(session, "") == []


def test_somebody_on_such_a_space_can_be_struck_and_cannot_answer(table: TableMaker) -> None:
    made = caster(table(), "fatum").seeker(1, "goblin", at="enchanted-hills", spells=["mirror"], gold=2).dice(2)
    session = play(made.start(), "cast:fatum:1")
    assert asked(session) == (0, "turn") and one(session, 1).gold == 0


@pytest.mark.rule("magiczny_miecz", "20.5")
def test_no_spell_touches_stone_and_stone_casts_none(table: TableMaker) -> None:
    made = caster(table(), "fatum", "madness").seeker(1, "goblin", spells=["lord-of-spells"], gold=0, stone=2)
    session = made.dice(5).start()
    assert casts(session, "") == ["cast:fatum:0"]
    assert asked(play(session, "cast:fatum:0")) == (0, "fatum")
    assert one(session, 1).spells == ["lord-of-spells#1"]


def test_nobody_casts_or_answers_in_the_war_of_elements(table: TableMaker) -> None:
    made = caster(table(), "fatum").seeker(1, "goblin", spells=["lord-of-spells"]).state(war=1)
    session = made.start()
    assert casts(session, "") == []


def test_the_owner_of_the_crystal_of_mages_casts_nothing(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="barrow", spells=["fatum"], objects=["crystal-of-mages"])
    assert casts(made.start(), "") == []


def test_somebody_paralysed_neither_casts_nor_answers(table: TableMaker) -> None:
    made = caster(table(), "fatum").seeker(1, "goblin", spells=["mirror"], gold=2, frozen=1).dice(2)
    session = play(made.start(), "cast:fatum:1")
    assert asked(session) == (0, "turn") and one(session, 1).gold == 0


@pytest.mark.parametrize("spell", ["illumination", "turn-of-fate"])
def test_with_always_ask_whoever_has_any_spell_is_asked(table: TableMaker, spell: str) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1").seeker(1, "goblin", spells=[spell]).dice(1)
    session = made.option(always_ask="on").start()
    assert asked(session) == (1, "response") and keys(session) == ("pass",)
    assert question(session).prompt.key == "ask.response-rolled"
    assert asked(play(session, "pass")) == (0, "move")


def test_without_always_ask_only_whoever_can_cast_is_asked(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1").seeker(1, "goblin", spells=["illumination"]).dice(1)
    assert asked(made.start()) == (0, "move")


@pytest.mark.parametrize("fields", [{"frozen": 1}, {"at": "enchanted-hills"}, {"objects": ["crystal-of-mages"]}])
def test_always_ask_asks_nobody_of_whom_all_can_see_that_he_cannot_cast(
    table: TableMaker, fields: dict[str, object]
) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1").seeker(1, "goblin", spells=["illumination"], **fields)  # type: ignore[arg-type]
    assert asked(made.option(always_ask="on").dice(1).start()) == (0, "move")


def test_always_ask_asks_whoever_has_a_spell_with_a_friend(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1").seeker(1, "goblin", friends=["crusader"],
                                                              kept={"crusader": ["illumination"]})  # fmt: skip
    assert asked(made.option(always_ask="on").dice(1).start()) == (1, "response")


@pytest.mark.rule("magiczny_miecz", "2.6")
def test_a_third_spell_goes_where_a_magic_object_gives_nothing(table: TableMaker) -> None:
    spells = ["lord-of-spells", "mirror", "turn-of-fate"]
    made = table().seeker(0, "shaman", at="temple-of-nemed", spells=spells, objects=["holy-grail"]).dice(1)
    session = play(made.events("gold-1").start(), "roll", "move:enchanted-hills")
    assert one(session, 0).magic == 4
    assert asked(session) == (0, "surplus-spells")
    play(session, "card:mirror")
    assert designs(one(session, 0).spells) == ["lord-of-spells", "turn-of-fate"]
    assert session.state.spells_used == ["mirror"]


@pytest.mark.rule("magiczny_miecz", "9.4")
def test_a_spell_within_the_limit_cannot_be_thrown_away(table: TableMaker) -> None:
    session = caster(table(), "mirror", "lord-of-spells").start()
    assert keys(session) == ("roll", "leave:clay-tablet", "leave:magic-manuscript")


def test_a_spell_gained_by_a_spell_at_the_limit_leaves_one_to_be_set_aside(table: TableMaker) -> None:
    # Magic 3 allows two Spells; the Crusader's does not count.
    made = table().seeker(0, "conqueror", at="barrow", spells=["mirror", "lord-of-spells"], friends=["crusader"],
                          objects=WAITING, kept={"crusader": ["madness"]})  # fmt: skip
    session = play(made.seeker(1, "goblin", spells=["rebirth"]).start(), "cast:madness:1")
    assert asked(session) == (0, "surplus-spells")
    assert keys(session) == ("card:mirror", "card:lord-of-spells#1", "card:rebirth")
    play(session, "card:mirror")
    assert designs(one(session, 0).spells) == ["lord-of-spells", "rebirth"]
    assert session.state.spells_used == ["madness", "mirror"]


def test_the_crusader_casts_the_spell_that_he_holds_and_stays(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="barrow", friends=["crusader"], kept={"crusader": ["fatum"]}, gold=0)
    session = play(made.seeker(1, "goblin", gold=2).dice(2).start(), "cast:fatum:1")
    assert one(session, 0).friends == ["crusader"] and one(session, 1).gold == 0


def test_the_gnome_casts_the_spell_that_he_holds_for_1_gold_and_goes(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="barrow", friends=["gnome"], kept={"gnome": ["fatum"]}, gold=2,
                          objects=WAITING)  # fmt: skip
    session = play(made.seeker(1, "goblin", gold=2).dice(2).start(), "cast:fatum:1")
    assert one(session, 0).gold == 1 and one(session, 0).friends == [] and one(session, 1).gold == 0
    assert session.state.events_used == ["gnome"] and session.state.spells_used == ["fatum"]


def test_the_gnome_casts_nothing_for_nothing(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="barrow", friends=["gnome"], kept={"gnome": ["fatum"]}, gold=0)
    assert casts(made.start(), "") == []


@pytest.mark.rule("magiczny_miecz", "9.3")
def test_a_spell_is_shown_to_all_when_it_is_cast(table: TableMaker) -> None:
    session = caster(table(), "fatum").seeker(1, "goblin", gold=2).dice(2).start()
    told(session)
    play(session, "cast:fatum:1")
    assert "told.casts-on" in told(session)


def test_nobody_is_asked_about_a_life_that_has_been_saved(table: TableMaker) -> None:
    # 4 + 1 against the Bear's 3 + 6.
    made = table().seeker(0, "conqueror", at="marsh-1", life=3).events("bear").dice(1, 1, 6)
    made.seeker(1, "goblin", at="castle", spells=["hidden-one"], objects=WAITS)
    session = play(made.seeker(2, "hag", spells=["rebirth"]).start(), "move:path-1")
    while asked(session) != (1, "response") or question(session).prompt.key != "ask.response-loss":
        play(session, "pass")
    play(session, "cast:hidden-one")
    assert asked(session) == (1, "turn") and one(session, 0).life == 3


def test_nobody_is_asked_about_a_spell_that_has_been_cancelled(table: TableMaker) -> None:
    made = caster(table(), "fatum").seeker(1, "goblin", spells=["lord-of-spells"], gold=2)
    session = play(made.seeker(2, "hag", spells=["illumination"]).option(always_ask="on").start(), "cast:fatum:1")
    play(session, "cast:lord-of-spells#1", "pass")
    assert asked(session) == (0, "turn")


def test_a_fight_whose_last_enemy_is_gone_is_over(table: TableMaker) -> None:
    # The Breath of Death kills the Bear; the Hidden One may save it, but nobody is left to hide from.
    made = table().seeker(0, "conqueror", at="marsh-1", spells=["breath-of-death"]).events("bear").dice(1)
    session = play(made.seeker(1, "goblin", at="castle", spells=["hidden-one"], objects=WAITS).start(), "move:path-1")
    play(session, "cast:breath-of-death:bear")
    assert asked(session) == (1, "response") and keys(session) == ("pass", "cast:hidden-one")
    assert asked(play(session, "pass")) == (1, "turn") and one(session, 0).trophies == ["bear"]
