"""The spaces of the Middle Circle but for the temple and the Fortress. The Conqueror has Sword 4 and Magic 3."""

import pytest

from tests.rules.magiczny_miecz.table import TableMaker, designs, one, play
from tests.rules.magiczny_miecz.visits import NEXT, told, visit
from tests.rules.script import asked, keys

RULE = pytest.mark.rule("magiczny_miecz", "13.5")
DEBT = "duergar-gate-guard"
"""The ability that works at the Guard of the Magic Gate."""

# --- Ferry ------------------------------------------------------------------------------------------------------------


@RULE
@pytest.mark.parametrize("ferry", ["ferry-1", "ferry-2"])
def test_a_ferry_costs_one_gold(table: TableMaker, ferry: str) -> None:
    ran: list[str] = []
    session = visit(table(), "conqueror", ferry, gold=1, ran=ran)
    assert (asked(session), keys(session)) == ((0, "ferry"), ("yes", "no"))
    play(session, "yes")
    assert (one(session, 0).gold, one(session, 0).space, asked(session)) == (0, ferry, NEXT)
    assert f"space:{ferry}" in ran


@pytest.mark.rule("magiczny_miecz", "13.1")
def test_whoever_does_not_pay_the_ferry_goes_back_to_where_the_move_began(table: TableMaker) -> None:
    home = "fortress-of-the-keeper"  # where there is no card to be drawn; what lies there is not taken all the same
    laid = table().lying(home, "helmet").seeker(1, "kobold", at="stone-forest", objects=["mule"])
    session = laid.seeker(0, "conqueror", at=home, gold=2).dice(2).start()
    play(session, "move:ferry-1", "no")
    assert (one(session, 0).gold, one(session, 0).space, asked(session)) == (2, home, NEXT)
    assert designs(session.state.here(home)) == ["helmet"]


def test_whoever_cannot_pay_the_ferry_goes_back_unasked(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "ferry-1", gold=0)
    assert (one(session, 0).space, one(session, 0).life, asked(session)) == ("ice-kingdom", 4, NEXT)


def test_the_way_back_from_the_ferry_leads_over_the_swamp_if_the_move_did(table: TableMaker) -> None:
    laid = table().seeker(0, "elf", at="tavern", gold=0).seeker(1, "kobold", at="stone-forest", objects=["mule"])
    session = laid.dice(5, 1, 1).start()  # to the Glade, across with a 2 below Magic 4, then 3 more
    play(session, "cross:glade")
    play(session, next(key for key in keys(session) if key.endswith(":ferry-2")))
    assert (one(session, 0).space, asked(session)) == ("tavern", NEXT)


def test_another_character_may_be_met_at_the_ferry_instead(table: TableMaker) -> None:
    laid = table().seeker(2, "rogue", at="ferry-1")
    session = visit(laid, "conqueror", "ferry-1", 6, 1, gold=1)  # 10 against 6
    play(session, "attack:2", "life")
    assert (one(session, 0).space, one(session, 0).gold, one(session, 2).life) == ("ferry-1", 1, 3)


def test_ferryman_makes_the_ferry_free(table: TableMaker) -> None:
    ran: list[str] = []
    session = visit(table(), "conqueror", "ferry-1", gold=2, friends=["ferryman"], ran=ran)
    assert (one(session, 0).gold, one(session, 0).space, asked(session)) == (2, "ferry-1", NEXT)
    assert "card:ferryman" in ran


# --- Tower of Destiny -------------------------------------------------------------------------------------------------


@RULE
def test_tower_of_destiny_1_costs_the_next_turn(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "tower-of-destiny", 1)
    assert (one(session, 0).lost, asked(session)) == (1, NEXT)


@pytest.mark.parametrize("face", [2, 3])
def test_tower_of_destiny_2_and_3_turn_to_stone(table: TableMaker, face: int) -> None:
    session = visit(table(), "conqueror", "tower-of-destiny", face, friends=["shepherd"], objects=["helmet"])
    seeker = one(session, 0)
    assert (seeker.stone, seeker.friends, seeker.objects, asked(session)) == (3, [], [], NEXT)
    assert session.state.events_used == ["shepherd"]
    assert session.state.here("tower-of-destiny") == ["helmet"]


@pytest.mark.rule("magiczny_miecz", "20.4")
def test_stone_on_an_extra_turn_ends_the_formula_of_time(table: TableMaker) -> None:
    session = visit(table().state(extra_turns=2), "conqueror", "tower-of-destiny", 2)
    assert (one(session, 0).stone, session.state.extra_turns, asked(session)) == (3, 0, NEXT)  # A4


@pytest.mark.parametrize("face", [4, 5])
def test_tower_of_destiny_4_and_5_give_another_move(table: TableMaker, face: int) -> None:
    session = visit(table(), "conqueror", "tower-of-destiny", face, 2)
    assert (asked(session), keys(session)) == ((0, "move"), ("move:magic-gate", "move:valley-of-shadows"))


def test_tower_of_destiny_6_does_nothing(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "tower-of-destiny", 6)
    assert (one(session, 0).lost, one(session, 0).stone, asked(session)) == (0, 0, NEXT)


# --- Guard of the Magic Gate, Magic Gate ------------------------------------------------------------------------------


@RULE
@pytest.mark.parametrize(("choice", "gold", "life"), [("gold", 1, 4), ("life", 2, 3)])
def test_gate_guard_takes_a_gold_or_a_life(table: TableMaker, choice: str, gold: int, life: int) -> None:
    session = visit(table(), "conqueror", "gate-guard", gold=2)
    assert (asked(session), keys(session)) == ((0, "gate-guard"), ("gold", "life"))
    play(session, choice)
    assert (one(session, 0).gold, one(session, 0).life, asked(session)) == (gold, life, NEXT)


def test_gate_guard_takes_a_life_of_the_poor(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "gate-guard", gold=0)
    assert (one(session, 0).life, asked(session)) == (3, NEXT)


def test_gate_guard_can_kill(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "gate-guard", gold=0, life=1)
    assert asked(session) == (0, "new-character")


def test_duergar_gate_guard_neither_pays_nor_loses_anything(table: TableMaker) -> None:
    ran: list[str] = []
    session = visit(table(), "duergar", "gate-guard", gold=2, ran=ran)
    assert (one(session, 0).gold, one(session, 0).life) == (2, 4)
    assert asked(session)[1] != "gate-guard"
    assert f"ability:{DEBT}" in ran


@RULE
@pytest.mark.parametrize("choice", ["sword", "magic", "gold"])
def test_magic_gate_gives_one_of_four(table: TableMaker, choice: str) -> None:
    session = visit(table(), "conqueror", "magic-gate")
    assert (asked(session), keys(session)) == ((0, "gift"), ("sword", "magic", "spell", "gold"))
    play(session, choice)
    found = {name: getattr(one(session, 0), name) for name in ("sword", "magic", "gold")}
    assert found == {"sword": 4, "magic": 3, "gold": 1} | {choice: {"sword": 5, "magic": 4, "gold": 2}[choice]}
    assert asked(session) == NEXT


def test_magic_gate_may_give_a_spell(table: TableMaker) -> None:
    session = play(visit(table().spell_pile("fatum"), "conqueror", "magic-gate"), "spell")
    assert one(session, 0).spells == ["fatum"]


# --- Hermitage --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "4.7")
def test_hermitage_restores_life_at_one_gold_each(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "hermitage", life=1, gold=2)
    assert (asked(session), keys(session)) == ((0, "heal"), ("heal:1", "heal:2", "no"))
    play(session, "heal:2")
    assert (one(session, 0).life, one(session, 0).gold, asked(session)) == (3, 0, NEXT)


def test_hermitage_need_not_be_used(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", "hermitage", life=3, gold=2), "no")
    assert (one(session, 0).life, one(session, 0).gold, asked(session)) == (3, 2, NEXT)


@pytest.mark.parametrize("marks", [{"life": 4, "gold": 3}, {"life": 5, "gold": 3}, {"life": 1, "gold": 0}])
def test_hermitage_asks_nobody_who_is_healthy_or_poor(table: TableMaker, marks: dict[str, int]) -> None:
    session = visit(table(), "conqueror", "hermitage", **marks)
    assert (one(session, 0).life, one(session, 0).gold, asked(session)) == (marks["life"], marks["gold"], NEXT)


@RULE
def test_hermitage_frees_of_the_evil_spirit_and_not_of_the_noon_wraith(table: TableMaker) -> None:
    ran: list[str] = []
    laid = table().seeker(1, "kobold", at="stone-forest", objects=["mule"])
    laid.seeker(0, "conqueror", at="plain-of-lonely-rocks", friends=["noon-wraith", "evil-spirit"])
    session = laid.start()  # with the Noon-wraith a move goes one space, without a die
    session._ran = ran.append
    play(session, "move:hermitage")
    assert (one(session, 0).friends, session.state.events_used) == (["noon-wraith"], ["evil-spirit"])
    assert "card:evil-spirit" in ran and "space:hermitage" in ran


def test_the_freed_may_gain_friends_again(table: TableMaker) -> None:
    laid = table().lying("hermitage", "shepherd")
    session = visit(laid, "conqueror", "hermitage", friends=["evil-spirit"])
    assert (asked(session), keys(session)) == ((0, "end"), ("end", "take:shepherd"))
    assert "told.loses-card" in told(session)


# --- What can only be done after Enemies are out of the way (13.5) ----------------------------------------------------


@RULE
@pytest.mark.parametrize(("mine", "theirs"), [(1, 6), (1, 2)])
def test_an_enemy_unbeaten_keeps_a_visitor_from_the_instruction(table: TableMaker, mine: int, theirs: int) -> None:
    laid = table().lying("magic-gate", "bear")
    session = visit(laid, "conqueror", "magic-gate", mine, theirs)  # Sword 4 against 3: 5 against 9, 5 against 5
    assert asked(session) == NEXT
    assert (one(session, 0).sword, one(session, 0).magic) == (4, 3)


@RULE
def test_an_enemy_beaten_opens_the_instruction(table: TableMaker) -> None:
    session = visit(table().lying("magic-gate", "bear"), "conqueror", "magic-gate", 2, 1)
    assert asked(session) == (0, "gift")
