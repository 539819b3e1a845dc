"""Magic Objects that change dice: Talismans, Enchanted Die, Crystal of Fate. The Kobold has Sword 3 and Magic 3."""

import pytest

from kraina.games.magiczny_miecz.points import magic, sword
from tests.rules.magiczny_miecz.people import counted, explore, meet
from tests.rules.magiczny_miecz.scenes import here, stage
from tests.rules.magiczny_miecz.table import DATA, Match, TableMaker, one, play
from tests.rules.script import asked, keys


def totals(session: Match, seat: int = 0) -> tuple[int, int]:
    return sword(DATA, session.state, one(session, seat)), magic(DATA, session.state, one(session, seat))


# --- Dice -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "17.4")
@pytest.mark.parametrize(
    ("talisman", "card", "life"),
    [("talisman-of-fire", "bear", 4), ("talisman-of-air", "bear", 3), ("talisman-of-air", "spectre", 4),
     ("talisman-of-fire", "spectre", 3)],
)  # fmt: skip
def test_a_talisman_adds_1_to_the_die_in_its_kind_of_fight(
    table: TableMaker, talisman: str, card: str, life: int
) -> None:
    # 3 + 3 and the Talisman's 1 against 3 + 4 is a draw, without it a defeat
    assert one(explore(table, "kobold", "path-1", [card], 3, 4, objects=[talisman]), 0).life == life


def test_a_talisman_works_on_the_enchanted_hills_but_not_in_the_war_nor_against_the_shadow(table: TableMaker) -> None:
    session = explore(table, "kobold", "enchanted-hills", ["bear"], 3, 4, objects=["talisman-of-fire"])
    assert one(session, 0).life == 4
    session = explore(table, "kobold", "path-1", ["shadow-visitor"], 3, 2, objects=["talisman-of-fire"])
    assert one(session, 0).life == 3
    laid = stage(table, "kobold", at="glade", objects=["talisman-of-fire"]).state(war=1).events("bear").dice(1, 3, 4)
    assert one(play(laid.start(), "roll", "move:path-1"), 0).life == 3


@pytest.mark.rule("magiczny_miecz", "17.8")
def test_meeting_the_owner_of_a_talisman_takes_its_die_into_account(table: TableMaker) -> None:
    # 3 + 4 against 3 + 3 and 1 is a draw
    session = meet(table, "kobold", "goblin", 4, 3, theirs={"objects": ["talisman-of-fire", "helmet"]})
    play(session, "attack:1")
    assert (asked(session), one(session, 1).life) == ((1, "turn"), 4)


@pytest.mark.rule("magiczny_miecz", "14.5")
@pytest.mark.parametrize(("trap", "entrance"), [("trap", "entrance-ruins"), ("magic-trap", "entrance-dead-city")])
def test_the_enchanted_die_adds_1_in_both_traps(table: TableMaker, trap: str, entrance: str) -> None:
    # 4 less 3 and 1 is 0
    laid = stage(table, "kobold", at=entrance, free=True, objects=["enchanted-die"]).dice(1, 1, 2)
    assert one(play(laid.start(), f"bridge:{trap}"), 0).space == trap


@pytest.mark.rule("magiczny_miecz", "23.3")
def test_the_enchanted_die_adds_1_in_the_game_with_death(table: TableMaker) -> None:
    # 3 + 3 and 1 against 3 + 3
    laid = stage(table, "kobold", at="trap", free=True, objects=["enchanted-die"]).dice(3, 3, 3, 3)
    assert one(play(laid.start(), "bridge:game-with-death"), 0).free


@pytest.mark.rule("magiczny_miecz", "14.6")
def test_the_enchanted_die_adds_1_to_the_die_of_a_fight_on_the_bridge(table: TableMaker) -> None:
    # the Demon of Darkness has 3 + 1; 3 + 2 and 1 against 4 + 2 is a draw
    laid = stage(table, "kobold", at="game-with-death", free=True, objects=["enchanted-die"]).dice(3, 1, 2, 2)
    session = play(laid.start(), "bridge:demon-of-darkness")
    assert (one(session, 0).life, one(session, 0).free) == (4, False)


def test_the_enchanted_die_does_nothing_off_the_bridge(table: TableMaker) -> None:
    assert one(explore(table, "kobold", "path-1", ["bear"], 3, 4, objects=["enchanted-die"]), 0).life == 3


@pytest.mark.rule("magiczny_miecz", "14.7")
@pytest.mark.parametrize(("wanted", "mine"), [("yes", 6), ("no", 6)])
def test_the_enchanted_die_may_make_a_magical_fight_of_a_3_against_the_beast(
    table: TableMaker, wanted: str, mine: int
) -> None:
    # the Beast has 9 + 1; with Magic 12 the Kobold wins 12 + 6 + 1 to 10 + 1, with Sword 3 he loses 10 to 11
    objects = ["enchanted-die", "toliman-shield#s1"]
    laid = stage(table, "kobold", at="demon-of-darkness", free=True, objects=objects, magic=12).dice(3, 1, mine, 1)
    session = play(laid.start(), "bridge:beasts-castle")
    assert asked(session) == (0, "enchanted-die")
    play(session, wanted)
    assert session.state.winner == (0 if wanted == "yes" else None)


@pytest.mark.rule("magiczny_miecz", "17.4")
@pytest.mark.parametrize(("face", "foe"), [(3, 1), (4, 2), (5, 3), (6, 4)])
def test_the_crystal_of_fate_adds_0_to_3(table: TableMaker, face: int, foe: int) -> None:
    # 3 + 1 and 0 to 3 against 3 + 1 to 4 is a draw
    session = explore(table, "kobold", "path-1", ["bear"], face, 1, foe, objects=["crystal-of-fate"])
    assert (asked(session), keys(session)) == ((0, "response"), ("pass", "use:crystal-of-fate"))
    seen = counted(session)
    play(session, "use:crystal-of-fate")  # nobody is asked a second time
    assert (one(session, 0).life, here(session, "path-1"), asked(session)) == (4, ["bear"], (1, "turn"))
    assert "card:crystal-of-fate" in seen


def test_the_crystal_of_fate_may_cost_a_life_or_break(table: TableMaker) -> None:
    session = play(
        explore(table, "kobold", "path-1", ["bear"], 1, 6, 1, objects=["crystal-of-fate"]), "use:crystal-of-fate"
    )
    assert (one(session, 0).life, one(session, 0).objects, one(session, 0).trophies) == (
        3,
        ["crystal-of-fate"],
        ["bear"],
    )
    session = play(
        explore(table, "kobold", "path-1", ["bear"], 2, 6, 1, objects=["crystal-of-fate"]), "use:crystal-of-fate"
    )
    assert (one(session, 0).life, one(session, 0).objects) == (4, [])
    assert session.state.events_used == ["crystal-of-fate"]


@pytest.mark.rule("magiczny_miecz", "4.4")
def test_who_dies_by_the_crystal_of_fate_does_not_fight(table: TableMaker) -> None:
    session = explore(table, "kobold", "path-1", ["bear"], 1, objects=["crystal-of-fate"], life=1)
    play(session, "use:crystal-of-fate")
    assert (asked(session), here(session, "path-1")) == ((0, "new-character"), ["bear", "crystal-of-fate"])
    play(session, "none")


def test_the_crystal_of_fate_works_in_magical_fights_and_on_the_hills_but_not_against_the_shadow(
    table: TableMaker
) -> None:  # fmt: skip
    session = explore(table, "kobold", "enchanted-hills", ["spectre"], 6, 1, 4, objects=["crystal-of-fate"])
    assert here(play(session, "use:crystal-of-fate"), "enchanted-hills") == ["spectre"]
    assert one(explore(table, "kobold", "path-1", ["shadow-visitor"], 6, 1, objects=["crystal-of-fate"]), 0).life == 4
