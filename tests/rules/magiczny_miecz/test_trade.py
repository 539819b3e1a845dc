"""Trade by consent. Rule 3.4. The Conqueror (Chaotic, 1 gold) walks onto the space of the Elf (Good, 1 gold)."""

from typing import Any

import pytest

from tests.rules.magiczny_miecz.scenes import here
from tests.rules.magiczny_miecz.table import Match, TableMaker, one, play
from tests.rules.script import asked, keys

RULE = pytest.mark.rule("magiczny_miecz", "3.4")
Goods = dict[str, Any]


def facing(table: TableMaker, mine: Goods, theirs: Goods, *, at: str = "village", **switches: str) -> Match:
    """Have them stand on one space, in the turn of seat 0, before anything else is done there."""
    laid = (
        table().seeker(0, "conqueror", at="barrow", **mine).seeker(1, "elf", at=at, **theirs).option(**switches).dice(1)
    )
    session = laid.start()
    if asked(session)[1] == "turn":
        play(session, "roll")
    return play(session, f"move:{at}")


@RULE
def test_objects_and_gold_change_hands_when_both_agree(table: TableMaker) -> None:
    session = facing(table, {"objects": ["helmet", "shield"]}, {"objects": ["silver-arrow"], "gold": 2})
    assert keys(session) == ("explore", "attack:1", "trade:1")
    play(session, "trade:1")
    assert (asked(session), keys(session)) == ((0, "trade-give"), ("object:helmet", "object:shield"))
    play(session, "object:helmet")
    assert (asked(session), keys(session)) == ((0, "trade-want"), ("object:silver-arrow",))
    play(session, "object:silver-arrow")
    assert (asked(session), keys(session)) == ((0, "trade-gold"), ("none", "pay:1", "ask:1", "ask:2"))
    play(session, "pay:1")
    assert (asked(session), keys(session)) == ((1, "trade"), ("yes", "no"))
    play(session, "yes")
    assert (one(session, 0).objects, one(session, 0).gold) == (["shield", "silver-arrow"], 0)
    assert (one(session, 1).objects, one(session, 1).gold) == (["helmet"], 3)
    assert (asked(session), "trade:1" in keys(session)) == ((0, "arrived"), True)


@RULE
def test_gold_may_be_asked_for(table: TableMaker) -> None:
    session = facing(table, {"objects": ["helmet"], "gold": 0}, {"gold": 2})
    play(session, "trade:1", "object:helmet", "ask:2", "yes")
    assert (one(session, 0).gold, one(session, 1).gold, one(session, 1).objects) == (2, 0, ["helmet"])


@RULE
def test_nothing_changes_hands_when_the_other_refuses_and_he_is_asked_no_more_this_turn(table: TableMaker) -> None:
    session = facing(table, {"objects": ["helmet"]}, {})
    play(session, "trade:1", "object:helmet", "ask:1", "no")
    assert (one(session, 0).objects, one(session, 1).gold) == (["helmet"], 1)
    assert keys(session) == ("explore", "attack:1")


def test_who_offers_and_wants_nothing_asks_nobody(table: TableMaker) -> None:
    session = play(facing(table, {"objects": ["helmet"]}, {}), "trade:1", "", "none")
    assert asked(session) == (0, "arrived")


def test_the_offer_is_told_in_full(table: TableMaker) -> None:
    session = facing(table, {"objects": ["helmet", "shield"], "gold": 2}, {"objects": ["sword"]})
    play(session, "trade:1", "object:helmet+object:shield", "", "pay:2")
    assert session.pending is not None
    given, wanted = (dict(session.pending.prompt.params)[name] for name in ("given", "wanted"))
    assert (leaves(given), leaves(wanted)) == (
        ["card.helmet.name", "card.shield.name", "list.gear-gold"],
        ["list.gear-nothing"],
    )
    play(session, "no")


def leaves(told: Any) -> list[str]:
    """Return the keys of what a list of texts lists."""
    if told.key != "list.gear-and":
        return [told.key]
    return [key for _, part in told.params for key in leaves(part)]


@RULE
def test_trade_may_be_switched_off(table: TableMaker) -> None:
    assert keys(facing(table, {"objects": ["helmet"]}, {}, trade="off")) == ("explore", "attack:1")


@pytest.mark.rule("magiczny_miecz", "13.1")
def test_there_is_no_trade_where_the_turn_begins(table: TableMaker) -> None:
    laid = (
        table()
        .seeker(0, "conqueror", at="tavern", objects=["helmet"])
        .seeker(1, "elf", at="tavern", objects=["shield"])
    )
    assert keys(laid.start()) == ("roll", "leave:helmet")


@RULE
@pytest.mark.parametrize(("mine", "theirs"), [
    ({"gold": 1}, {"gold": 0}), ({"gold": 0}, {"gold": 1}), ({"gold": 0, "objects": ["helmet"]}, {"gold": 0}),
    ({"gold": 0}, {"gold": 0, "objects": ["helmet"]}),
])  # fmt: skip
def test_one_thing_with_either_is_enough_to_trade(table: TableMaker, mine: Goods, theirs: Goods) -> None:
    assert keys(facing(table, mine, theirs)) == ("explore", "attack:1", "trade:1")


def test_there_is_nobody_to_trade_with_who_has_nothing_or_is_stone(table: TableMaker) -> None:
    nothing = {"gold": 0}
    assert keys(facing(table, nothing, nothing)) == ("explore", "attack:1")
    session = facing(table, {"objects": ["helmet"]}, {"gold": 0, "stone": 2})
    assert asked(session) == (0, "visit")


@pytest.mark.rule("magiczny_miecz", "5.3")
def test_what_the_other_may_not_own_cannot_be_traded(table: TableMaker) -> None:
    # the Elf is Good, the Conqueror Chaotic
    session = facing(
        table, {"objects": ["sword-of-chaos", "helmet"]}, {"objects": ["axe-of-light-and-darkness", "shield"]}
    )
    play(session, "trade:1")
    assert keys(session) == ("object:helmet",)
    play(session, "")
    assert keys(session) == ("object:shield",)
    play(session, "", "none")


@pytest.mark.rule("magiczny_miecz", "5.6")
def test_limits_are_checked_after_a_trade(table: TableMaker) -> None:
    theirs = {"objects": ["shield", "armour", "stiletto", "clay-tablet"]}
    session = play(facing(table, {"objects": ["helmet"]}, theirs), "trade:1", "object:helmet", "", "ask:1", "yes")
    assert asked(session) == (1, "overload")
    play(session, "card:clay-tablet")
    assert (here(session, "village"), len(one(session, 1).objects)) == (["clay-tablet"], 4)


@pytest.mark.rule("magiczny_miecz", "21.2")
def test_traded_equipment_stays_equipment(table: TableMaker) -> None:
    session = play(facing(table, {"objects": ["horse#s1"]}, {}), "trade:1", "object:horse#s1", "none", "yes")
    assert one(session, 1).objects == ["horse#s1"]


def test_a_trade_leaves_the_meeting_open(table: TableMaker) -> None:
    session = play(facing(table, {"objects": ["helmet"]}, {}), "trade:1", "object:helmet", "ask:1", "yes")
    assert keys(session)[:2] == ("explore", "attack:1")


@RULE
def test_a_magic_bag_changes_hands_empty(table: TableMaker) -> None:
    goods = ["magic-bag", "helmet", "shield", "armour", "stiletto", "kings-diamond"]
    session = facing(table, {"objects": goods, "loads": {"magic-bag": ["helmet"]}}, {"gold": 5})
    play(session, "trade:1", "object:magic-bag", "ask:5", "yes")
    assert one(session, 1).objects == ["magic-bag"] and asked(session) == (0, "overload")
    play(session, "card:helmet")
    assert (one(session, 0).objects, here(session, "village")) == (goods[2:], ["helmet"])


def test_nobody_trades_with_those_who_may_do_nothing_in_anothers_turns_in_a_row(table: TableMaker) -> None:
    laid = table().seeker(0, "conqueror", at="barrow", objects=["helmet"]).seeker(1, "elf", at="village")
    session = laid.state(formula=True, extra_turns=2).dice(1).start()
    play(session, "roll", "move:village")
    assert keys(session) == ("explore", "attack:1")
