"""The Beast's Castle and victory. Rules 0.8, 10.5, 14.7, 22, 23.5; rulings castle-retreat, castle-death, beast-draw."""

from typing import Any

import pytest

from kraina.engine.event import GameEnded
from tests.rules.magiczny_miecz.scenes import NEXT_TURN, stage, view
from tests.rules.magiczny_miecz.table import Match, Table, TableMaker, one, play
from tests.rules.script import asked, keys

RUINS_SIDE, CITY_SIDE = "demon-of-darkness", "monster"


def before_the_castle(table: TableMaker, at: str = RUINS_SIDE, **laid: Any) -> Table:
    """A Troll of Sword 12 and Magic 9 stands beside the Castle, his task done, with a Toliman Shield."""
    fields = {"sword": 12, "magic": 9, "objects": ["toliman-shield"], "free": True, **laid}
    return stage(table, "troll", at=at, **fields)


def enter(made: Table, *dice: int) -> Match:
    return play(made.dice(*dice).start(), "bridge:beasts-castle")


@pytest.mark.rule("magiczny_miecz", "22")
@pytest.mark.rule("magiczny_miecz", "10.5")
@pytest.mark.rule("magiczny_miecz", "0.8")
@pytest.mark.parametrize("dice", [(1, 3, 6, 5), (3, 3, 6, 5), (4, 2, 6, 2), (6, 2, 6, 2)])
def test_whoever_beats_the_beast_has_won_the_game(table: TableMaker, dice: tuple[int, ...]) -> None:
    # Ordinary: 12 + 6 against 12 + 5. Magical: 9 + 6 against 11 + 2.
    session = enter(before_the_castle(table), *dice)
    assert session.pending is None and session.outcome is not None
    assert (session.outcome.winners, session.outcome.reason) == ((0,), "beast")
    ended = [event for event in session.drain_events() if isinstance(event, GameEnded)]
    assert [event.winners for event in ended] == [(0,)]


@pytest.mark.rule("magiczny_miecz", "14.7")
@pytest.mark.rule("magiczny_miecz", "23.5")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("kind", [1, 2, 3, 4, 5, 6])
def test_dice_set_the_kind_of_fight_and_the_strength_of_the_beast(table: TableMaker, kind: int, die: int) -> None:
    session = enter(before_the_castle(table, trophies=["dragon", "wolf"]), kind, die, 1, 6)
    assert asked(session) == (0, "response")  # trophies may still be exchanged
    fight = view(session, None).fight
    assert fight is not None
    assert (fight.kind, fight.foes[0].points) == ("sword" if kind <= 3 else "magic", 9 + die)
    play(session, "pass")


@pytest.mark.rule("magiczny_miecz", "10.5")
@pytest.mark.rule("magiczny_miecz", "14.7")
def test_in_the_castle_the_fight_cannot_be_refused(table: TableMaker) -> None:
    session = enter(before_the_castle(table), 1, 6, 1, 6)
    assert (asked(session), one(session, 0).life) == (NEXT_TURN, 2)


def test_whoever_leaves_the_game_in_the_castle_is_not_thrown_back(table: TableMaker) -> None:
    session = enter(before_the_castle(table, life=1), 1, 6, 1, 6)
    session.drain_events()
    play(session, "none")
    assert (one(session, 0).character, asked(session)) == ("", NEXT_TURN)
    assert "told.thrown-back" not in [event.text.key for event in session.drain_events()]


@pytest.mark.rule("magiczny_miecz", "14.7")
@pytest.mark.rule("magiczny_miecz", "23.5")
@pytest.mark.parametrize(
    ("at", "entrance", "gate"),
    [(RUINS_SIDE, "entrance-ruins", "ruins-of-the-fortress"), (CITY_SIDE, "entrance-dead-city", "dead-city")],
)
def test_the_loser_is_back_on_the_entrance_of_his_side_and_has_to_leave(
    table: TableMaker, at: str, entrance: str, gate: str
) -> None:
    made = before_the_castle(table, at, objects=["toliman-shield", "magic-sword"]).seeker(1, "goblin", lost=1)
    session = enter(made, 1, 6, 1, 6)
    assert (one(session, 0).space, one(session, 0).life) == (entrance, 2)
    assert (asked(session), one(session, 0).turns) == ((0, "turn"), 2)
    assert keys(session) == (f"bridge:{gate}", "leave:toliman-shield#1", "leave:magic-sword#1")


@pytest.mark.rule("magiczny_miecz", "14.7")
@pytest.mark.parametrize(
    ("at", "entrance"), [(RUINS_SIDE, "entrance-ruins"), (CITY_SIDE, "entrance-dead-city")], ids=["ruins", "city"]
)
def test_who_dies_in_the_castle_leaves_everything_on_the_entrance_of_his_side(
    table: TableMaker, at: str, entrance: str
) -> None:
    """Ruling castle-death: in the Castle nobody could take a Shield up again."""
    made = before_the_castle(table, at, life=2, objects=["toliman-shield#s1"], gold=3).option(deal="choose")
    session = play(enter(made, 4, 6, 1, 6), "character:elf")
    assert (one(session, 0).space, one(session, 0).leaving) == ("glade", 0)
    assert (session.state.lying, session.state.purse) == ({entrance: ["toliman-shield#s1"]}, {entrance: 3})
    assert asked(session) == NEXT_TURN


@pytest.mark.rule("magiczny_miecz", "14.7")
@pytest.mark.rule("magiczny_miecz", "17.10")
def test_a_draw_costs_nothing_and_next_turn_there_is_a_new_fight_with_new_dice(table: TableMaker) -> None:
    made = before_the_castle(table).seeker(1, "goblin", at="castle", lost=1)
    session = enter(made, 2, 3, 4, 4, 5, 1, 6, 1)  # 12 + 4 against 12 + 4, then 9 + 6 against 10 + 1
    assert (one(session, 0).space, one(session, 0).life, one(session, 0).turns) == ("beasts-castle", 4, 2)
    assert keys(session) == ("task", "bridge:demon-of-darkness", "bridge:monster", "leave:toliman-shield#1")
    play(session, "task")
    assert session.outcome is not None and session.outcome.winners == (0,)


@pytest.mark.rule("magiczny_miecz", "14.7")
@pytest.mark.rule("magiczny_miecz", "10.4")
def test_after_a_draw_one_may_leave_on_either_side_for_good(table: TableMaker) -> None:
    made = before_the_castle(table).seeker(1, "goblin", at="castle", lost=2)
    session = play(enter(made, 2, 3, 4, 4), "bridge:monster")
    assert (one(session, 0).space, one(session, 0).leaving) == ("monster", 1)
    assert keys(session) == ("bridge:cerberus", "leave:toliman-shield#1")


@pytest.mark.rule("magiczny_miecz", "23.5")
@pytest.mark.rule("magiczny_miecz", "0.8")
def test_without_a_shield_the_castle_cannot_be_entered(table: TableMaker) -> None:
    session = before_the_castle(table, objects=["helmet"]).start()
    assert keys(session) == ("bridge:monster", "bridge:game-with-death", "leave:helmet")


@pytest.mark.rule("magiczny_miecz", "14.7")
def test_two_lives_are_lost_one_by_one_and_armour_may_save_in_an_ordinary_fight_alone(table: TableMaker) -> None:
    """Dispute M32: nothing saves in the magical fight."""
    made = before_the_castle(table, objects=["toliman-shield", "armour"])
    session = enter(made, 4, 6, 1, 6)
    assert (one(session, 0).life, asked(session)) == (2, NEXT_TURN)
    session = enter(before_the_castle(table, objects=["toliman-shield", "armour"]), 1, 6, 1, 6, 3)
    assert (one(session, 0).life, one(session, 0).space) == (4, "entrance-ruins")


@pytest.mark.rule("magiczny_miecz", "22")
def test_the_match_is_over_at_once_and_nobody_else_is_asked(table: TableMaker) -> None:
    made = before_the_castle(table).seeker(1, "elf", at="marsh-1", spells=["mirror", "lord-of-spells"])
    session = enter(made, 1, 1, 6, 1)
    assert session.pending is None and session.state.winner == 0
