"""Fights with Enemies. Rules 16.2-16.4, 17.1-17.5, 17.10, 18; rulings fights-in-order, armour, double."""

import pytest

from kraina.engine.decision import Flow
from kraina.engine.ids import PlayerId
from kraina.games.magiczny_miecz.life import carry_off, lose_life
from kraina.games.magiczny_miecz.odds import Odds, chances
from kraina.games.magiczny_miecz.state import Casting, Miecz
from kraina.games.magiczny_miecz.verbs import SpellVerb
from tests.rules.magiczny_miecz.scenes import NEXT_TURN, here, seen, stage, view
from tests.rules.magiczny_miecz.table import DATA, Match, Table, TableMaker, one, play
from tests.rules.script import asked, keys


def into_the_wilds(table: TableMaker, character: str, *lying: str, **laid: object) -> Table:
    """Seat 0 stands 2 before the Wilds, where these cards lie."""
    return stage(table, character, at="ice-wasteland", **laid).lying("wilds", *lying)


def walk(made: Table, *dice: int) -> Match:
    """Roll and go to the Wilds; ``dice`` are those that follow."""
    session = made.dice(2, *dice).start()
    return play(session, *(["roll"] if "roll" in keys(session) else []), "move:wilds")


# --- 17.1-17.4 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "17.4")
@pytest.mark.rule("magiczny_miecz", "17.1")
@pytest.mark.parametrize(
    ("mine", "theirs", "life", "trophies"), [(5, 4, 4, ["bear"]), (4, 4, 4, []), (4, 5, 3, [])]
)  # fmt: skip
def test_the_higher_result_wins_and_the_lower_costs_1_life(
    table: TableMaker, mine: int, theirs: int, life: int, trophies: list[str]
) -> None:
    session = walk(into_the_wilds(table, "goblin", "bear", "lamp"), mine, theirs)
    assert (one(session, 0).life, one(session, 0).trophies) == (life, trophies)
    assert asked(session) == ((0, "collect") if trophies else NEXT_TURN)
    if trophies:
        play(session, "done", "end")


@pytest.mark.rule("magiczny_miecz", "17.1")
@pytest.mark.rule("magiczny_miecz", "18.1")
def test_sword_attacks_with_sword_and_magic_with_magic(table: TableMaker) -> None:
    made = into_the_wilds(table, "goblin", "bear", "spectre", trophies=["dragon", "wolf"])
    kinds = []
    session = walk(made, 6, 1, 6, 1)
    for _ in range(2):
        fight = view(session, None).fight
        assert fight is not None
        kinds.append((fight.kind, [foe.id for foe in fight.foes]))
        play(session, "pass")
    assert kinds == [("sword", ["bear"]), ("magic", ["spectre"])]
    play(session, "end")


@pytest.mark.rule("magiczny_miecz", "17.2")
def test_whether_one_hides_is_asked_before_the_fight_and_told_to_all(table: TableMaker) -> None:
    made = stage(table, "hobgoblin", at="glade").lying("path-1", "bear").dice(1, 6, 1)
    session = play(made.start(), "move:path-1")
    assert (asked(session), keys(session)) == ((0, "evade"), ("fight", "evade"))
    play(session, "fight")
    assert one(session, 0).trophies == ["bear"]


@pytest.mark.rule("magiczny_miecz", "17.3")
@pytest.mark.rule("magiczny_miecz", "17.2")
def test_spells_come_before_the_dice_and_not_after(table: TableMaker) -> None:
    # With Magic and Sword the Elf has 3 + 4 + 1 against 6 + 2: without it she would have lost.
    made = stage(table, "elf", at="glade", spells=["magic-and-sword"]).lying("path-1", "cyclops").dice(1, 2, 2)
    session = play(made.start(), "move:path-1")
    assert asked(session) == (0, "response")
    before = session.state.fight
    assert before is not None and before.rolled == {}
    play(session, "cast:magic-and-sword#1")
    assert one(session, 0).trophies == ["cyclops"]
    assert asked(session) == NEXT_TURN


@pytest.mark.rule("magiczny_miecz", "17.4")
def test_space_and_points_of_the_moment_count(table: TableMaker) -> None:
    # Plain of Grasses: Enemies +3, so the Bear has 6; 3 + 4 against 6 + 1 is a draw.
    made = stage(table, "goblin", at="cliff-2").lying("plain-of-grasses", "bear").dice(1, 4, 1)
    session = play(made.start(), "move:plain-of-grasses")
    assert (one(session, 0).life, here(session, "plain-of-grasses")) == (4, ["bear"])


@pytest.mark.rule("magiczny_miecz", "17.4")
@pytest.mark.parametrize(
    ("objects", "saving", "life"),
    [
        (["helmet"], (1,), 4), (["helmet"], (2,), 3), (["shield"], (2,), 4), (["shield"], (3,), 3),
        (["armour"], (3,), 4), (["armour"], (4,), 3), (["helmet", "shield", "armour"], (2, 3, 3), 4),
        (["helmet", "shield", "armour"], (2, 3, 4), 3),
    ],
)  # fmt: skip
def test_each_piece_of_armour_has_its_own_roll_when_a_life_would_be_lost(
    table: TableMaker, objects: list[str], saving: tuple[int, ...], life: int
) -> None:
    session = walk(into_the_wilds(table, "goblin", "bear", "lamp", objects=objects), 1, 6, *saving)
    assert (one(session, 0).life, one(session, 0).trophies, asked(session)) == (life, [], NEXT_TURN)


@pytest.mark.rule("magiczny_miecz", "17.10")
def test_a_draw_with_an_enemy_costs_nothing_and_does_not_end_the_turn(table: TableMaker) -> None:
    # After the draw with the Bear the Spectre attacks all the same.
    session = walk(into_the_wilds(table, "goblin", "bear", "spectre"), 2, 2, 1, 6)
    assert (one(session, 0).life, here(session, "wilds")) == (3, ["bear", "spectre"])


# --- 17.5 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "17.5")
@pytest.mark.parametrize(
    ("sword", "life", "trophies"), [(11, 4, ["bear", "cyclops"]), (10, 4, []), (9, 3, [])]
)  # fmt: skip
def test_several_opponents_are_added_up_and_roll_one_die(
    table: TableMaker, sword: int, life: int, trophies: list[str]
) -> None:
    # Bear 3 and Cyclops 6 with one 4 make 13; own 3.
    session = walk(into_the_wilds(table, "goblin", "bear", "cyclops", sword=sword), 3, 4)
    assert (one(session, 0).life, one(session, 0).trophies) == (life, trophies)
    assert here(session, "wilds") == ([] if trophies else ["bear", "cyclops"])
    if trophies:
        play(session, "end")


@pytest.mark.rule("magiczny_miecz", "17.5")
@pytest.mark.rule("magiczny_miecz", "18.2")
def test_demons_are_added_up_like_monsters(table: TableMaker) -> None:
    # 4 + 6 against 3 + 3 + 1 + 2 of the two Spirits.
    made = into_the_wilds(table, "elf", "spectre", "spirit-of-doom")
    session = walk(made, 6, 1)
    assert (session.state.events_used, one(session, 0).trophies) == (["spectre", "spirit-of-doom"], [])


@pytest.mark.rule("magiczny_miecz", "17.5")
def test_the_space_adds_its_points_to_each_of_them(table: TableMaker) -> None:
    made = stage(table, "goblin", at="hermitage", trophies=["dragon", "robber"])
    session = play(made.lying("plain-of-lonely-rocks", "elk", "bear").dice(1, 1, 6).start(), "roll",
                   "move:plain-of-lonely-rocks")  # fmt: skip
    fight = view(session, 0).fight
    assert fight is not None and [foe.points for foe in fight.foes] == [3, 5]
    play(session, "pass")
    assert one(session, 0).life == 3
    play(session, "end")


# --- 18 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "18.1")
@pytest.mark.rule("magiczny_miecz", "18.2")
def test_in_a_magical_fight_magic_counts_and_no_object_saves_the_life(table: TableMaker) -> None:
    """Dispute M32: Helmet, Shield and Armour are not even rolled for."""
    made = into_the_wilds(table, "goblin", "spectre", "lamp", objects=["helmet", "shield", "armour"])
    session = walk(made, 1, 6)
    assert (one(session, 0).life, asked(session)) == (3, NEXT_TURN)


@pytest.mark.rule("magiczny_miecz", "18.2")
def test_the_war_horse_saves_nothing_in_a_magical_fight(table: TableMaker) -> None:
    session = walk(into_the_wilds(table, "goblin", "spectre", "lamp", objects=["war-horse"]), 1, 6)
    assert (one(session, 0).life, one(session, 0).objects) == (3, ["war-horse"])


@pytest.mark.rule("magiczny_miecz", "18.2")
@pytest.mark.rule("magiczny_miecz", "17.10")
def test_a_magical_draw_costs_nothing(table: TableMaker) -> None:
    session = walk(into_the_wilds(table, "goblin", "spectre", "lamp"), 4, 4)
    assert (one(session, 0).life, here(session, "wilds"), asked(session)) == (4, ["spectre", "lamp"], NEXT_TURN)


@pytest.mark.rule("magiczny_miecz", "18.1")
def test_a_prince_of_demons_on_the_dark_clearing_has_11_and_in_a_conjunction_21(table: TableMaker) -> None:
    """A6: doubled first, then the space is added; no trophy."""
    points = []
    for conjunction in (None, 1):
        made = stage(table, "elf", at="ferry-2", magic=20, trophies=["dragon", "wolf"]).state(conjunction=conjunction)
        session = play(
            made.lying("dark-clearing", "prince-of-demons").dice(1, 6, 1).start(), "roll", "move:dark-clearing"
        )
        fight = view(session, 0).fight
        assert fight is not None
        points.append(fight.foes[0].points)
        play(session, "pass", "end")
        assert (one(session, 0).trophies, session.state.events_used) == (["dragon", "wolf"], ["prince-of-demons#1"])
    assert points == [11, 21]


# --- the Double (A5) --------------------------------------------------------------------------------------------


DOUBLE = {"objects": ["sword", "silver-arrow"], "friends": ["crusader"], "trophies": ["dragon", "robber"]}


@pytest.mark.rule("magiczny_miecz", "1.5")
@pytest.mark.parametrize(
    ("at", "to", "points"),
    [
        ("forest-of-ghostly-lights", "enchanted-hills", 5),
        ("tavern", "glade", 7),
        ("hermitage", "plain-of-lonely-rocks", 9),
    ],
)
def test_the_double_is_as_strong_as_its_opponent_where_it_is(table: TableMaker, at: str, to: str, points: int) -> None:
    # Own 3 and the Crusader's 2 on the Hills; Sword and Arrow 2 more elsewhere; the Rocks add 2 to the Double.
    made = stage(table, "goblin", at=at, **DOUBLE).lying(to, "double", "lamp")
    session = play(made.dice(1, 6, 6).start(), "roll", f"move:{to}")
    fight = view(session, 0).fight
    assert fight is not None and [foe.points for foe in fight.foes] == [points]
    play(session, "pass")
    assert one(session, 0).life == (3 if to == "plain-of-lonely-rocks" else 4)
    play(session, "end")


@pytest.mark.rule("magiczny_miecz", "17.5")
def test_the_double_and_a_bear_are_added_up(table: TableMaker) -> None:
    # On the Hills 5 + 6 against 5 + 3 + 3.
    made = stage(table, "goblin", at="forest-of-ghostly-lights", **DOUBLE).lying("enchanted-hills", "double", "bear")
    session = play(made.dice(1, 6, 3).start(), "roll", "move:enchanted-hills", "pass")
    assert (one(session, 0).life, here(session, "enchanted-hills")) == (4, ["double", "bear"])
    play(session, "end")


@pytest.mark.rule("magiczny_miecz", "17.4")
def test_trophies_exchanged_before_the_dice_strengthen_the_double_too(table: TableMaker) -> None:
    made = stage(table, "goblin", at="tavern", trophies=["dragon", "wolf"]).lying("glade", "double").dice(1, 3, 3)
    session = play(made.start(), "roll", "move:glade", "exchange", "trophy:dragon+trophy:wolf")
    assert (one(session, 0).sword, one(session, 0).life, here(session, "glade")) == (4, 4, ["double"])


# --- who leaves before the dice ---------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "17.3")
@pytest.mark.rule("magiczny_miecz", "20.5")
def test_who_turns_to_stone_before_the_dice_does_not_fight(table: TableMaker) -> None:
    made = table().seeker(0, "goblin", at="glade", objects=["helmet"]).lying("path-1", "bear")
    made.seeker(1, "hag", at="castle", spells=["fatum"], objects=["lamp"]).dice(1, 1)
    session = play(made.start(), "roll", "move:path-1")
    assert asked(session) == (1, "response")  # on arrival
    play(session, "pass", "cast:fatum:0")
    assert (one(session, 0).stone, one(session, 0).life, one(session, 0).trophies) == (3, 4, [])
    assert (here(session, "path-1"), asked(session)) == (["bear", "helmet"], (1, "turn"))


@pytest.mark.rule("magiczny_miecz", "17.3")
@pytest.mark.parametrize("fate", ["dies", "is carried off"])
def test_who_is_gone_before_the_dice_does_not_fight(
    table: TableMaker, monkeypatch: pytest.MonkeyPatch, fate: str
) -> None:
    """No Spell of the box does that to somebody who fights an Enemy, so Fatum is made to."""

    def strikes(ctx: Miecz, casting: Casting) -> Flow[None]:
        assert casting.target is not None
        if fate == "dies":
            yield from lose_life(ctx, casting.target, 4, "9.6")
        else:
            carry_off(ctx, casting.target, "glade", "9.6")

    monkeypatch.setitem(DATA.verbs.spells, "fatum", SpellVerb(DATA.verbs.spells["fatum"].targets, strikes))
    made = table().seeker(0, "goblin", at="glade", objects=["helmet"]).lying("path-1", "bear").lying("glade", "shield")
    made.seeker(1, "hag", at="castle", spells=["fatum"], objects=["lamp"]).option(deal="choose").dice(1)
    session = play(made.start(), "roll", "move:path-1", "pass", "cast:fatum:0")
    if fate == "dies":
        play(session, "character:dwarf")
        assert (asked(session), here(session, "path-1")) == ((1, "turn"), ["bear", "helmet"])
    else:  # he explores where he has come to
        assert (asked(session), keys(session)) == ((0, "collect"), ("take:shield", "done"))
        assert here(session, "path-1") == ["bear"]
        play(session, "done", "end")


@pytest.mark.rule("magiczny_miecz", "17.4")
def test_a_companion_who_falls_in_the_owners_place_saves_the_life(table: TableMaker) -> None:
    # The Squire dies on a 1.
    session = walk(into_the_wilds(table, "goblin", "dragon", "lamp", friends=["squire"]), 1, 6, 1)
    assert (one(session, 0).life, one(session, 0).friends, session.state.events_used) == (4, [], ["squire"])


# --- the odds before the dice -----------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "17.4")
def test_the_odds_shown_before_the_dice_are_exact(table: TableMaker) -> None:
    # 3 against 3: of 36 pairs of dice 15 win, 6 are equal, 15 lose. Against 6 (3 + 3): 3, 3 and 30.
    made = into_the_wilds(table, "goblin", "bear", "lamp", trophies=["dragon", "wolf"])
    session = walk(made, 1, 1)
    shown = view(session, 1).fight
    assert shown is not None and shown.odds == Odds(15, 6, 15)
    running = session.state.fight
    assert running is not None
    running.foes[0].points = 6
    assert chances(DATA, session.state, running) == Odds(3, 3, 30)
    running.foes[0].points = 3
    assert seen(session, 1, 0).player == PlayerId(0)
    play(session, "pass", "end")
