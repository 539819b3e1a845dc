"""City Portal, Alchemy, Amnesia, Haste, Slow and Magic Cloak. Rule 3.3."""

import pytest

from tests.rules.legenda.table import Match, TableMaker, casts, one, play
from tests.rules.script import asked, keys


def points(session: Match) -> int:
    """Return the movement points left in the running turn."""
    assert session.state.turn is not None
    return session.state.turn.points


@pytest.mark.rule("legenda", "3.3")
def test_the_city_portal_leads_to_the_nearest_city_and_brings_a_captive_home(table: TableMaker) -> None:
    # Three steps from d-f5 to Lavencia on d-c5; no free action waits there.
    made = table().hero(0, "enchantress", at="d-f5", spells=["city-portal"], mission="captive-smith", captive_to="d-c5")
    session = play(made.artifacts("royal-axe").dice(4).start(), "magic", "cast:city-portal")
    hero = one(session, 0)
    assert hero.field == "d-c5" and hero.missions == 1 and hero.artifacts == ["royal-axe"]
    assert session.state.turn is not None and not session.state.turn.free and points(session) == 1


def test_of_two_nearest_cities_the_caster_chooses(table: TableMaker) -> None:
    # d-b2 is four steps from Sotonet (a-f2) and from Lavencia (d-c5).
    session = play(
        table().hero(0, "enchantress", at="d-b2", spells=["city-portal"]).start(), "magic", "cast:city-portal"
    )
    assert asked(session) == (0, "portal") and keys(session) == ("city:sotonet", "city:lavencia")
    play(session, "city:lavencia")
    assert one(session, 0).field == "d-c5"


def test_in_a_city_the_portal_leads_nowhere(table: TableMaker) -> None:
    session = table().hero(0, "enchantress", at="sotonet", spells=["city-portal"]).start()
    assert casts(session) == []


def test_alchemy_turns_an_item_into_a_denar(table: TableMaker) -> None:
    made = table().hero(
        0, "enchantress", at="d-f5", items=["rope", "sword"], spells=["alchemy"], artifacts=["royal-axe"]
    )
    session = made.start()
    assert casts(session) == ["cast:alchemy:rope", "cast:alchemy:sword"]
    play(session, "magic", "cast:alchemy:sword")
    assert one(session, 0).items == ["rope"] and one(session, 0).denars == 6 and session.state.supply["sword"] == 4


@pytest.mark.parametrize(
    ("magic", "forgettable"), [(2, ["fear", "dazzle"]), (3, ["adrenaline"]), (4, ["adrenaline"]), (5, ["haste"])]
)
def test_amnesia_exchanges_spells_of_the_level_that_magic_allows(
    table: TableMaker, magic: int, forgettable: list[str]
) -> None:
    known = ["fear", "dazzle", "adrenaline", "amnesia", "haste"]
    made = table().hero(0, "woodcutter", at="d-f5", traits={"magic": magic}, spells=known)
    session = play(made.spells("fear", "weakness", "day-of-glory", "slow").start(), "magic", "cast:amnesia")
    if len(forgettable) > 1:
        assert keys(session) == tuple(f"forget:{spell}" for spell in forgettable)
        play(session, "forget:fear")
    new = {2: "weakness", 3: "day-of-glory", 4: "day-of-glory", 5: "slow"}[magic]
    hero = one(session, 0)
    assert forgettable[0] not in hero.spells and new in hero.spells and len(hero.spells) == 5
    assert hero.denars == 5 and hero.spent == ["amnesia"]


def test_several_spells_are_forgotten_at_once(table: TableMaker) -> None:
    made = table().hero(0, "woodcutter", at="d-f5", spells=["fear", "dazzle", "amnesia"])
    session = play(made.spells("weakness", "bad-luck").start(), "magic", "cast:amnesia", "forget:fear+forget:dazzle")
    assert one(session, 0).spells == ["amnesia", "weakness", "bad-luck"]
    assert session.state.spells[0].count("fear") == 3


def test_haste_gives_turns_in_a_row(table: TableMaker) -> None:
    # Magic 4: effectiveness 3, so two more turns follow this one; all are of one round.
    made = table().hero(0, "enchantress", at="d-f5", spells=["haste"]).dice(6, 6, 6)
    session = play(made.start(), "magic", "cast:haste:0", "step:d-f4")
    assert asked(session) == (0, "turn") and one(session, 0).extra == 1 and points(session) == 1
    play(session, "step:d-f5")
    assert asked(session) == (0, "turn") and one(session, 0).extra == 0
    play(session, "step:d-f4")
    assert session.state.current == 1 and one(session, 0).turns == 2 and one(session, 0).casts == 1


def test_haste_on_another_hero_waits_for_his_turn(table: TableMaker) -> None:
    made = table().hero(0, "enchantress", at="d-f5", spells=["haste"]).hero(1, "chronicler", at="c-c1").dice(6, 6, 6, 6)
    session = play(made.start(), "magic", "cast:haste:1", "step:d-f4", "step:c-d1")
    assert asked(session) == (1, "turn") and one(session, 1).extra == 1
    play(session, "step:c-c1", "step:c-d1")
    assert session.state.current == 0 and session.state.round == 2


def test_slow_is_cast_for_as_many_turns_as_the_effectiveness(table: TableMaker) -> None:
    made = table().hero(0, "enchantress", at="d-f5", level=2, spells=["slow"]).hero(1, "chronicler", at="c-c1", level=3)
    session = play(made.start(), "magic", "cast:slow:1")  # magic 4 + 1 for her level: effectiveness 4
    assert one(session, 1).slow == 4 and one(session, 0).life == 5
    made = table().hero(0, "enchantress", at="d-f5", level=2, spells=["slow"])
    session = play(made.start(), "magic", "cast:slow:0")
    assert points(session) == 1 and one(session, 0).slow == 4


def test_slow_leaves_a_single_point_for_some_turns(table: TableMaker) -> None:
    made = table().hero(0, "enchantress", at="d-f5").hero(1, "chronicler", at="c-c1", level=3, slow=2)
    session = play(made.dice(6, 6, 6, 6, 6).start(), "step:d-f4")
    for turns, (own, other) in {2: ("c-d1", "d-f5"), 1: ("c-c1", "d-f4")}.items():
        assert asked(session) == (1, "turn") and points(session) == 1 and one(session, 1).slow == turns
        play(session, f"step:{own}", f"step:{other}")
    assert asked(session) == (1, "turn") and points(session) == 3 and one(session, 1).slow == 0


def test_slow_and_haste_leave_one_point_in_each_turn(table: TableMaker) -> None:
    made = table().hero(0, "enchantress", at="d-f5", level=2, slow=2, extra=1).dice(6)
    session = made.start()
    assert points(session) == 1
    play(session, "step:d-f4")
    assert points(session) == 1 and one(session, 0).slow == 1


def test_the_magic_cloak_keeps_magic_to_and_from_its_owner_away(table: TableMaker) -> None:
    made = table().hero(0, "woodcutter", at="d-f5", spells=["magic-cloak", "surge-of-strength"])
    made.hero(1, "enchantress", at="danseptia", spells=["weakness", "surge-of-strength", "slow"], alert=True)
    made.legend("wild-bull")
    session = play(made.dice(4, 1, 6, 1).start(), "pass", "magic", "cast:magic-cloak:0", "step:d-f4")
    # Nobody could cast on the Woodcutter, and he himself could not; only on the Bull.
    assert asked(session) == (1, "response")
    assert keys(session) == ("pass", "cast:weakness:foe", "cast:surge-of-strength:foe")
    play(session, "pass")
    assert one(session, 0).denars == 7 and one(session, 0).cloak == 1


def test_the_cloak_wears_off_after_its_turns(table: TableMaker) -> None:
    made = table().hero(0, "woodcutter", at="d-f5", cloak=1, spells=["city-portal"]).hero(1, "chronicler", at="c-c1")
    session = made.dice(6, 6).start()
    assert casts(session) == []
    play(session, "step:d-f4", "step:c-d1")
    assert one(session, 0).cloak == 0 and casts(session) == ["cast:city-portal"]


def test_a_new_level_brings_no_point_under_slow(table: TableMaker) -> None:
    # The third small point makes the second large one: level 2. Strength 4 + 6 against the Wild Bull's 4 + 1 + 1.
    for slow, left in ((0, 1), (2, 0)):
        made = table().hero(0, "woodcutter", at="d-f5", slow=slow, large=1, small={"strength": 2})
        session = play(made.legend("wild-bull").dice(4, 1, 6, 1).start(), "step:d-f4")
        assert one(session, 0).large == 2
        turn = session.state.turn
        assert (turn.points if turn is not None and turn.player == 0 else 0) == left
