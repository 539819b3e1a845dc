"""The Crown of Command, elimination and victory. Rules 10.1-10.4; cases T23, T32; interactions A1, A2."""

import pytest

from tests.rules.script import asked, keys
from tests.rules.talisman.table import TableMaker, designs, one, play


@pytest.mark.rule("talisman", "10.2")
@pytest.mark.parametrize(("die", "lives"), [(3, [5, 4]), (4, [4, 3])])
def test_alone_on_the_crown_the_command_is_cast_at_once_on_arrival(
    table: TableMaker, die: int, lives: list[int]
) -> None:
    made = table().hero(0, "troll", at="valley-of-fire").hero(1, "dwarf", at="castle", objects=["amulet"])
    made.hero(2, "thief", at="pits").dice(die)
    session = play(made.start(), "crown")
    assert [one(session, 1).life, one(session, 2).life] == lives and one(session, 0).life == 6
    assert session.state.crowned and asked(session) == (1, "turn")


@pytest.mark.rule("talisman", "10.2")
def test_command_and_its_answers(table: TableMaker) -> None:
    # A1: C counters, A counters that, the die is 2, A's fate turns it to 5.
    made = table().hero(0, "wizard", at="crown-of-command", spells=["counterspell"], fate=1).state(crowned=True)
    made.hero(1, "thief", at="castle", spells=["counterspell"]).hero(2, "troll", at="castle").dice(2, 5)
    session = play(made.start(), "stay", "cast:counterspell#2")
    assert asked(session) == (0, "response")
    play(session, "cast:counterspell#1")
    assert asked(session) == (0, "fate")
    play(session, "again:0")
    assert [hero.life for hero in session.state.heroes] == [4, 3, 5] and one(session, 0).fate == 0


def test_a_countered_command_rolls_no_die(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="crown-of-command").state(crowned=True)
    made.hero(1, "thief", at="castle", spells=["counterspell"])
    session = play(made.start(), "stay", "cast:counterspell#1")
    assert one(session, 1).life == 4 and asked(session) == (1, "turn")


def test_a_toad_with_a_counterspell_is_not_asked(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="crown-of-command").state(crowned=True).dice(6)
    made.hero(1, "thief", at="castle", spells=["counterspell"], toad=3, natural={"strength": 3, "craft": 3},
              strength=1, craft=1, followers=["poltergeist"])  # fmt: skip
    session = play(made.start(), "stay")
    assert one(session, 1).life == 3


@pytest.mark.rule("talisman", "10.1")
def test_who_arrives_while_another_is_there_must_meet_him_at_once(table: TableMaker) -> None:
    # A2, T32: the Thief may steal in place of an attack, one encounter a turn, and no Command.
    made = table().hero(0, "thief", at="valley-of-fire").hero(1, "troll", at="crown-of-command", gold=3)
    session = play(made.state(crowned=True).dice(6, 1).start(), "crown")
    assert asked(session) == (0, "arrived") and keys(session)[:2] == ("attack:1", "meet:thief-steal:1")
    assert "explore" not in keys(session)
    play(session, "meet:thief-steal:1", "gold")
    assert one(session, 1).gold == 2 and asked(session) == (1, "turn")
    play(session, "stay")
    assert asked(session) == (1, "spoils")  # nothing but an attack was left to the Troll


@pytest.mark.rule("talisman", "10.3")
def test_who_dies_after_the_first_arrival_is_out_even_if_nobody_stands_there(table: TableMaker) -> None:
    # T23, F of A2: killed by a Bear.
    made = table().state(crowned=True).hero(0, "priest", at="village", life=1).hero(1, "troll", at="castle")
    session = play(made.hero(2, "monk", at="castle").adventure("bear").dice(1, 6, 1).start(), "roll", "move:fields-1")
    assert not one(session, 0).waiting and one(session, 0).character == "" and asked(session) == (1, "turn")


@pytest.mark.rule("talisman", "10.3")
def test_who_died_before_the_first_arrival_still_begins(table: TableMaker) -> None:
    # T7: seat 1 waits for its new character while seat 0 reaches the Crown.
    made = table().turn(2).hero(2, "ghoul", at="village").hero(1, "priest", at="city", life=1)
    made.hero(0, "troll", at="valley-of-fire").state(unused=["warrior"]).adventure("pestilence").dice(1, 2, 3)
    session = play(made.start(), "roll", "move:fields-1", "crown")
    assert session.state.crowned and one(session, 1).character == "warrior"


@pytest.mark.rule("talisman", "10.1")
@pytest.mark.rule("talisman", "10.3")
def test_three_on_the_crown_while_one_waits(table: TableMaker) -> None:
    # A2: E dies of a Pestilence before the first arrival; A arrives and commands in vain, the Thief B steals,
    # C attacks A, kills him and takes what he wants; E begins all the same, and B must meet C.
    made = table().turn(4).hero(4, "ghoul", at="village").hero(3, "priest", at="city", life=1)
    made.hero(0, "troll", at="valley-of-fire", life=1, gold=1).hero(1, "thief", at="valley-of-fire")
    made.hero(2, "dwarf", at="valley-of-fire", strength=8).state(unused=["warrior"]).adventure("pestilence")
    session = play(made.dice(1, 1, 6, 1, 2).start(), "roll", "move:fields-1", "crown")
    assert session.state.crowned and asked(session) == (1, "turn") and one(session, 3).waiting
    play(session, "crown")
    assert asked(session) == (1, "arrived") and "explore" not in keys(session)
    play(session, "meet:thief-steal:0", "gold", "crown")
    assert asked(session) == (2, "arrived") and {"attack:0", "attack:1"} <= set(keys(session))
    play(session, "attack:0", "life")
    assert asked(session) == (2, "loot")
    play(session, "")
    assert one(session, 0).character == "" and not one(session, 0).waiting
    assert designs(session.state.here("crown-of-command")) == ["water-bottle"]
    assert one(session, 3).character == "warrior"


@pytest.mark.rule("talisman", "10.4")
def test_the_last_one_alive_wins(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="crown-of-command").hero(1, "thief", at="castle", life=1).dice(5)
    session = play(made.state(crowned=True).start(), "stay")
    assert session.outcome is not None and (session.outcome.winners, session.outcome.reason) == ((0,), "last")


def test_while_somebody_waits_for_a_new_character_nobody_has_won(table: TableMaker) -> None:
    made = table().turn(1).hero(1, "ghoul", at="village").hero(0, "priest", at="city", life=1)
    made.state(unused=["troll"]).adventure("pestilence").dice(1, 2)
    session = play(made.start(), "roll", "move:fields-1")
    assert session.outcome is None and one(session, 0).character == "troll"


def test_the_amulet_keeps_its_owner_from_commanding(table: TableMaker) -> None:
    # T8: it may be ditched first.
    made = table().hero(0, "troll", at="crown-of-command", objects=["amulet"]).state(crowned=True).hero(1, "thief")
    session = play(made.start(), "stay")
    assert one(session, 1).life == 4
    made = table().hero(0, "troll", at="crown-of-command", objects=["amulet", "helmet"]).state(crowned=True).dice(6)
    session = play(made.hero(1, "thief").start(), "leave:amulet", "stay")
    assert one(session, 1).life == 3 and designs(session.state.here("crown-of-command")) == ["amulet"]


@pytest.mark.rule("talisman", "10.1")
def test_who_kills_on_the_crown_takes_what_he_wants_and_goes_on_alone(table: TableMaker) -> None:
    # A2: C kills A, takes the Ring, the rest lies on the Crown; A's player is out; next turn C commands.
    made = table().hero(0, "troll", at="valley-of-fire").state(crowned=True).hero(2, "dwarf", at="castle", lost=9)
    made.hero(1, "priest", at="crown-of-command", life=1, objects=["ring", "helmet"]).dice(6, 1, 1, 5)
    session = play(made.start(), "crown")
    assert asked(session) == (0, "spoils")
    play(session, "life", "take:ring")
    assert designs(one(session, 0).objects) == ["water-bottle", "ring"]
    assert designs(session.state.here("crown-of-command")) == ["helmet"] and one(session, 1).character == ""
    play(session, "stay")
    assert one(session, 2).life == 4
