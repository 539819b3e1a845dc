"""Fights between Characters. Rules 13.3, 17.1, 17.6-17.10, 18; rulings spoils, spoils-none and frozen."""

from typing import Any

import pytest

from kraina.engine.decision import Flow
from kraina.games.magiczny_miecz.life import carry_off
from kraina.games.magiczny_miecz.state import Casting, Miecz
from kraina.games.magiczny_miecz.verbs import SpellVerb
from tests.rules.magiczny_miecz.scenes import here, view
from tests.rules.magiczny_miecz.table import DATA, Match, Table, TableMaker, designs, one, play
from tests.rules.script import asked, keys


def pair(table: TableMaker, *, mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None) -> Table:
    """A Goblin, Sword 3, comes to the Path where a Sorcerer stands, Sword 2 made 3; it is 1 step."""
    made = table().seeker(0, "goblin", at="glade", **{"gold": 1, **(mine or {})})
    fields = {"sword": 3, "gold": 2, "objects": ["lamp", "horse"], **(theirs or {})}
    return made.seeker(1, "shaman", at="path-1", **fields)


def attack(made: Table, *dice: int) -> Match:
    session = made.dice(1, *dice).start()
    return play(session, *(["roll"] if "roll" in keys(session) else []), "move:path-1", "attack:1")


# --- 17.8-17.10 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "17.8")
@pytest.mark.rule("magiczny_miecz", "17.1")
def test_the_attackers_die_comes_first(table: TableMaker) -> None:
    session = attack(pair(table), 5, 2)
    assert asked(session) == (0, "spoils")
    fight = view(session, None).fight
    assert fight is not None and (dict(fight.rolled), fight.kind) == ({"mine": 5, "theirs": 2}, "sword")
    play(session, "gold")


@pytest.mark.rule("magiczny_miecz", "17.9")
def test_the_winner_chooses_1_life_1_object_or_1_gold(table: TableMaker) -> None:
    session = attack(pair(table), 5, 2)
    assert keys(session) == ("life", "gold", "object:lamp", "object:horse", "nothing")
    play(session, "life")
    assert (one(session, 1).life, one(session, 0).life, one(session, 1).gold) == (3, 4, 2)
    assert asked(session) == (1, "turn")


@pytest.mark.rule("magiczny_miecz", "17.9")
@pytest.mark.rule("magiczny_miecz", "3.4")
def test_gold_goes_from_one_to_the_other(table: TableMaker) -> None:
    session = play(attack(pair(table), 5, 2), "gold")
    assert ([one(session, seat).gold for seat in (0, 1)], asked(session)) == ([2, 1], (1, "turn"))


@pytest.mark.rule("magiczny_miecz", "17.9")
def test_an_object_of_either_kind_may_be_taken(table: TableMaker) -> None:
    session = attack(pair(table, theirs={"objects": ["ring-of-power", "lamp"]}), 5, 2)
    play(session, "object:ring-of-power")
    assert (one(session, 0).objects, one(session, 1).objects) == (["ring-of-power"], ["lamp"])


@pytest.mark.rule("magiczny_miecz", "17.9")
def test_what_the_loser_lacks_is_not_offered(table: TableMaker) -> None:
    made = pair(table, theirs={"objects": [], "gold": 0}).seeker(2, "elf", at="castle", objects=["helmet"])
    session = attack(made, 5, 2)
    assert (asked(session), keys(session)) == ((0, "spoils"), ("life", "nothing"))
    assert one(play(session, "life"), 1).life == 3


@pytest.mark.rule("magiczny_miecz", "17.9")
def test_the_winner_may_take_nothing_and_his_turn_is_over(table: TableMaker) -> None:
    """Ruling spoils-none: what is taken is a right."""
    session = play(attack(pair(table), 5, 2), "nothing")
    assert (one(session, 1).life, one(session, 1).gold, designs(one(session, 1).objects)) == (4, 2, ["lamp", "horse"])
    assert (one(session, 0).gold, asked(session)) == (1, (1, "turn"))


@pytest.mark.rule("magiczny_miecz", "17.9")
@pytest.mark.rule("magiczny_miecz", "17.8")
def test_the_defender_who_wins_chooses_too(table: TableMaker) -> None:
    session = attack(pair(table, mine={"gold": 1, "objects": ["helmet"]}), 2, 5)
    assert (asked(session), keys(session)) == ((1, "spoils"), ("life", "gold", "object:helmet", "nothing"))
    play(session, "object:helmet")
    assert (one(session, 0).objects, designs(one(session, 1).objects)) == ([], ["lamp", "horse", "helmet"])
    assert asked(session) == (1, "turn")  # and the attacker's turn is over


@pytest.mark.rule("magiczny_miecz", "17.10")
@pytest.mark.rule("magiczny_miecz", "17.8")
def test_in_a_draw_nobody_loses_anything_and_the_attackers_turn_ends(table: TableMaker) -> None:
    session = attack(pair(table).events("gold-2").lying("marsh-1", "elk"), 4, 4)
    assert [(one(session, seat).life, one(session, seat).gold) for seat in (0, 1)] == [(4, 1), (4, 2)]
    assert (asked(session), here(session, "path-1")) == ((1, "turn"), [])


@pytest.mark.rule("magiczny_miecz", "17.9")
def test_the_attackers_turn_ends_and_nothing_lying_there_is_taken(table: TableMaker) -> None:
    session = play(attack(pair(table).lying("path-1", "helmet").gold("path-1", 3), 5, 2), "life")
    assert (asked(session), here(session, "path-1"), one(session, 0).gold) == ((1, "turn"), ["helmet"], 1)


@pytest.mark.rule("magiczny_miecz", "17.9")
@pytest.mark.rule("magiczny_miecz", "17.4")
@pytest.mark.parametrize(("die", "life"), [(3, 4), (4, 3)])
def test_armour_may_save_the_losers_life(table: TableMaker, die: int, life: int) -> None:
    session = attack(pair(table, theirs={"objects": ["armour", "lamp"]}), 5, 2, die)
    play(session, "life")
    assert (one(session, 1).life, asked(session)) == (life, (1, "turn"))


@pytest.mark.rule("magiczny_miecz", "17.9")
@pytest.mark.rule("magiczny_miecz", "4.4")
def test_a_loser_of_the_last_life_dies_and_leaves_all_on_the_space(table: TableMaker) -> None:
    made = pair(table, theirs={"life": 1}).option(deal="choose")
    session = play(attack(made, 5, 2), "life", "character:dwarf")
    assert (one(session, 1).character, designs(here(session, "path-1"))) == ("dwarf", ["lamp", "horse"])
    assert (one(session, 0).objects, session.state.purse, asked(session)) == ([], {"path-1": 2}, (1, "turn"))


# --- 17.6, 17.7 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "17.6")
def test_who_is_attacked_may_hide_by_an_ability(table: TableMaker) -> None:
    made = table().seeker(0, "goblin", at="glade").seeker(1, "hobgoblin", at="path-1", gold=3, objects=["lamp"])
    session = attack(made)
    assert (asked(session), keys(session)) == ((1, "evade"), ("fight", "evade"))
    play(session, "evade")
    assert (asked(session), one(session, 1).life, one(session, 1).gold) == ((1, "turn"), 4, 3)


@pytest.mark.rule("magiczny_miecz", "17.6")
def test_who_does_not_hide_fights(table: TableMaker) -> None:
    made = table().seeker(0, "goblin", at="glade").seeker(1, "hobgoblin", at="path-1", gold=3, objects=["lamp"])
    session = play(attack(made, 6, 1), "fight")
    assert asked(session) == (0, "spoils")
    play(session, "gold")


@pytest.mark.rule("magiczny_miecz", "17.7")
@pytest.mark.rule("magiczny_miecz", "17.3")
def test_both_may_cast_spells_before_the_dice(table: TableMaker) -> None:
    # 3 + 3 + 1 against 3 + 4 + 2: each adds Magic to Sword.
    made = pair(
        table, mine={"spells": ["magic-and-sword#1"], "objects": ["helmet"]},
        theirs={"spells": ["magic-and-sword#2"]},
    )  # fmt: skip
    session = attack(made, 1, 2)
    assert asked(session) == (0, "response")
    play(session, "cast:magic-and-sword#1")
    assert asked(session) == (1, "response")
    play(session, "cast:magic-and-sword#2")
    assert asked(session) == (1, "spoils")
    play(session, "gold")


@pytest.mark.rule("magiczny_miecz", "17.7")
@pytest.mark.rule("magiczny_miecz", "19.1")
def test_a_spell_of_a_third_player_may_stop_the_fight(table: TableMaker) -> None:
    """Fatum turns the attacked to stone before the dice: nobody fights, the attacker's turn is over."""
    made = pair(table).seeker(2, "hag", at="castle", spells=["fatum"], objects=["shield"])
    session = play(made.dice(1, 1).start(), "move:path-1", "pass", "attack:1")
    assert asked(session) == (2, "response")
    play(session, "cast:fatum:1")
    assert asked(session) == (2, "turn")  # seat 1 has missed the first of its 3 turns as stone
    assert (one(session, 1).stone, one(session, 1).life, one(session, 0).gold) == (2, 4, 1)


@pytest.mark.rule("magiczny_miecz", "17.7")
@pytest.mark.rule("magiczny_miecz", "4.4")
@pytest.mark.parametrize("caster", [0, 1])
def test_who_dies_before_the_dice_neither_wins_nor_loses(table: TableMaker, caster: int) -> None:
    """The Breath of Death takes 2 Life from the other side; nothing is rolled or taken, the attacker's turn is over."""
    laid = [{"life": 2, "objects": ["helmet"]}, {"life": 2}]
    laid[caster]["spells"] = ["breath-of-death"]
    session = pair(table, mine=laid[0], theirs=laid[1]).option(deal="choose").dice(1).start()
    for key in ("roll", "move:path-1", "pass", "attack:1"):
        play(session, *([key] if key in keys(session) else []))
    assert asked(session) == (caster, "response") and session.state.fight is not None
    play(session, next(key for key in keys(session) if key.startswith("cast:breath-of-death")))
    assert asked(session) == (1 - caster, "new-character")
    play(session, "character:dwarf")
    assert asked(session) == (1, "turn")
    assert [one(session, seat).life for seat in (0, 1)] == ([2, 4] if caster == 0 else [4, 2])
    assert session.state.fight is None


@pytest.mark.rule("magiczny_miecz", "17.7")
@pytest.mark.parametrize("gone", [0, 1])
def test_who_is_carried_off_before_the_dice_fights_nobody(
    table: TableMaker, monkeypatch: pytest.MonkeyPatch, gone: int
) -> None:
    """No Spell of the box does that before the dice, so Fatum is made to."""

    def strikes(ctx: Miecz, casting: Casting) -> Flow[None]:
        assert casting.target is not None
        carry_off(ctx, casting.target, "marsh-1", "9.6")
        yield from ()

    monkeypatch.setitem(DATA.verbs.spells, "fatum", SpellVerb(DATA.verbs.spells["fatum"].targets, strikes))
    made = pair(table).seeker(2, "hag", at="castle", spells=["fatum"], objects=["shield"]).dice(1)
    session = play(made.start(), "move:path-1", "pass", "attack:1", f"cast:fatum:{gone}")
    assert (asked(session), one(session, gone).space) == ((1, "turn"), "marsh-1")
    assert [one(session, seat).life for seat in (0, 1)] == [4, 4]


@pytest.mark.rule("magiczny_miecz", "17.1")
@pytest.mark.rule("magiczny_miecz", "18.1")
def test_whose_ability_allows_it_attacks_with_magic(table: TableMaker) -> None:
    # The Dark Knight chooses: his Magic 3 + 1 against the Sorcerer's 4 + 6, whose Helmet cannot matter.
    made = table().seeker(0, "dark-knight", at="glade").seeker(1, "sorcerer", at="path-1", objects=["helmet"])
    session = play(made.dice(1, 1, 6).start(), "move:path-1")
    assert {"attack:1", "attack:1:magic"} <= set(keys(session))
    play(session, "attack:1:magic")
    assert (asked(session), keys(session)) == ((1, "spoils"), ("life", "gold", "nothing"))
    play(session, "life")
    assert one(session, 0).life == 3


@pytest.mark.rule("magiczny_miecz", "18.1")
def test_others_attack_with_sword_alone(table: TableMaker) -> None:
    session = play(pair(table).dice(1).start(), "move:path-1")
    assert "attack:1" in keys(session) and "attack:1:magic" not in keys(session)


@pytest.mark.rule("magiczny_miecz", "18.2")
@pytest.mark.rule("magiczny_miecz", "17.9")
def test_no_armour_saves_the_loser_of_a_magical_duel(table: TableMaker) -> None:
    """Dispute M32."""
    made = table().seeker(0, "dark-knight", at="glade", magic=9)
    made.seeker(1, "goblin", at="path-1", objects=["helmet", "shield", "armour"]).dice(1, 6, 1)
    session = play(made.start(), "move:path-1", "attack:1:magic", "life")
    assert one(session, 1).life == 3


@pytest.mark.rule("magiczny_miecz", "13.3")
@pytest.mark.rule("magiczny_miecz", "20.5")
@pytest.mark.parametrize("fields", [{"stone": 2}, {"frozen": 1}])
def test_stone_and_who_stands_in_a_circle_of_fire_cannot_be_attacked(table: TableMaker, fields: dict[str, int]) -> None:
    belongings: dict[str, Any] = {"gold": 0} if "stone" in fields else {"objects": ["lamp"]}
    made = table().seeker(0, "goblin", at="glade").seeker(1, "shaman", at="path-1", **{**belongings, **fields})
    made.seeker(2, "elf", at="castle", objects=["helmet"]).lying("path-1", "elk").dice(1, 6, 1)
    session = play(made.start(), "move:path-1")
    assert one(session, 0).trophies == ["elk#1"]


@pytest.mark.rule("magiczny_miecz", "17.9")
def test_a_bought_object_stays_a_card_of_the_equipment_with_the_thief(table: TableMaker) -> None:
    """A3, and 21.2."""
    session = attack(pair(table, theirs={"objects": ["horse#s1", "lamp"]}), 5, 2)
    play(session, "object:horse#s1")
    assert one(session, 0).objects == ["horse#s1"] and "horse#s1" not in session.state.stock


@pytest.mark.rule("magiczny_miecz", "3.4")
def test_two_on_one_space_may_trade_if_both_agree(table: TableMaker) -> None:
    made = pair(table, mine={"gold": 4}).dice(1)
    session = play(made.start(), "move:path-1")
    assert "trade:1" in keys(session)
    session = play(pair(table, mine={"gold": 4}).option(trade="off").dice(1).start(), "move:path-1")
    assert "trade:1" not in keys(session)
