"""Magic Objects that add points, Magic Sword and Toliman Shield. The Kobold is Chaotic, with Sword 3 and Magic 3."""

import pytest

from kraina.games.magiczny_miecz.points import magic, spell_limit, sword
from tests.rules.magiczny_miecz.people import explore
from tests.rules.magiczny_miecz.scenes import here, stage, still
from tests.rules.magiczny_miecz.table import DATA, Match, TableMaker, designs, one, play
from tests.rules.magiczny_miecz.visits import visit
from tests.rules.script import asked, keys


def totals(session: Match, seat: int = 0) -> tuple[int, int]:
    return sword(DATA, session.state, one(session, seat)), magic(DATA, session.state, one(session, seat))


# --- What adds points -------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "1.5")
@pytest.mark.parametrize(
    ("card", "points"), [("silver-arrow", (4, 4)), ("ring-of-power", (3, 5)), ("holy-grail", (3, 4))]
)
def test_some_magic_objects_always_add_points(table: TableMaker, card: str, points: tuple[int, int]) -> None:
    assert totals(still(table, "kobold", objects=[card])) == points


@pytest.mark.rule("magiczny_miecz", "2.6")
@pytest.mark.parametrize("at", ["enchanted-hills", "crossroads-1"])
def test_they_add_nothing_where_objects_give_no_points_and_surplus_spells_go(table: TableMaker, at: str) -> None:
    session = still(table, "kobold", at=at, objects=["silver-arrow", "ring-of-power", "holy-grail"])
    assert (totals(session), spell_limit(DATA, session.state, one(session, 0))) == ((3, 3), 2)


@pytest.mark.rule("magiczny_miecz", "9.6")
def test_they_add_nothing_in_the_war_of_elements(table: TableMaker) -> None:
    # A11: Magic 4 and a Ring of Power allow 3 Spells; without the Ring one of the three goes at once
    spells = ["fatum", "mirror", "madness"]
    laid = stage(table, "kobold", at="tavern", magic=4, objects=["ring-of-power", "casket"], spells=spells)
    session = play(laid.state(war=1).dice(3).start(), "use:casket")
    assert (totals(session), asked(session)) == ((3, 4), (0, "surplus-spells"))
    play(session, "card:fatum")
    assert one(session, 0).spells == ["mirror", "madness"]


@pytest.mark.rule("magiczny_miecz", "5.3")
def test_the_holy_grail_is_not_for_the_evil(table: TableMaker) -> None:
    session = explore(table, "hobgoblin", "path-1", ["holy-grail"])
    assert (asked(session), here(session, "path-1")) == ((1, "turn"), ["holy-grail"])
    session = play(explore(table, "kobold", "path-1", ["holy-grail"]), "take:holy-grail")
    assert "holy-grail" in one(session, 0).objects


@pytest.mark.rule("magiczny_miecz", "13.5")
def test_the_holy_grail_saves_the_life_on_the_living_rocks(table: TableMaker) -> None:
    assert one(visit(table(), "conqueror", "living-rocks-1", objects=["holy-grail"]), 0).life == 4


# --- Magic Sword and Toliman Shield -----------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "16.6")
@pytest.mark.parametrize("card", ["magic-sword", "toliman-shield"])
def test_magic_sword_and_toliman_shield_are_exchanged_for_the_card_of_the_equipment(
    table: TableMaker, card: str
) -> None:
    session = play(explore(table, "kobold", "dark-clearing", [f"{card}#2"], objects=["helmet"]), f"take:{card}#2")
    assert one(session, 0).objects == ["helmet", f"{card}#s1"]
    assert session.state.events_used == [f"{card}#2"]


@pytest.mark.parametrize("card", ["magic-sword", "toliman-shield"])
def test_the_drawn_card_is_kept_when_the_equipment_has_none_left(table: TableMaker, card: str) -> None:
    laid = stage(table, "kobold", at="ferry-2", objects=["helmet"]).lying(
        "castle", *[f"{card}#s{n}" for n in range(1, 5)]
    )
    session = play(laid.events(card).dice(1).start(), "roll", "move:dark-clearing", f"take:{card}#1")
    assert one(session, 0).objects == ["helmet", f"{card}#1"]


@pytest.mark.rule("magiczny_miecz", "16.6")
def test_a_magic_sword_drawn_in_the_lower_circle_cannot_be_gained_there(table: TableMaker) -> None:
    session = explore(table, "kobold", "path-1", ["magic-sword"], objects=["helmet"])
    assert (one(session, 0).objects, session.state.events_used) == (["helmet"], [])
    assert "magic-sword#1" in session.state.events
    session = play(explore(table, "kobold", "path-1", ["toliman-shield"], objects=["helmet"]), "take:toliman-shield#1")
    assert one(session, 0).objects == ["helmet", "toliman-shield#s1"]


@pytest.mark.rule("magiczny_miecz", "12.1")
@pytest.mark.parametrize("card", ["magic-sword#s1", "toliman-shield#s1"])
def test_cards_of_the_equipment_that_lie_about_can_be_taken_everywhere(table: TableMaker, card: str) -> None:
    # M12
    laid = stage(table, "kobold", at="glade", objects=["helmet"]).lying("path-1", card).dice(1)
    session = play(laid.start(), "roll", "move:path-1", f"take:{card}")
    assert one(session, 0).objects == ["helmet", card]


@pytest.mark.rule("magiczny_miecz", "11.10")
@pytest.mark.parametrize(("objects", "war", "may"), [(["magic-sword#s1"], None, True), (["magic-sword#s1"], 1, False),
                                                     (["helmet"], None, False)])  # fmt: skip
def test_only_a_working_magic_sword_leads_to_the_bridge(
    table: TableMaker, objects: list[str], war: int | None, may: bool
) -> None:
    laid = stage(table, "kobold", at="cliff-1", objects=objects).state(war=war).dice(2)
    assert ("gate:ruins-of-the-fortress" in keys(play(laid.start(), "roll"))) is may


@pytest.mark.rule("magiczny_miecz", "10.5")
@pytest.mark.parametrize(("objects", "war", "ways"), [
    (["toliman-shield#s1"], None, ["bridge:beasts-castle", "bridge:monster", "bridge:game-with-death"]),
    (["toliman-shield#s1"], 1, ["bridge:monster", "bridge:game-with-death"]),
    (["helmet"], None, ["bridge:monster", "bridge:game-with-death"]),
])  # fmt: skip
def test_only_a_working_toliman_shield_leads_into_the_castle(
    table: TableMaker, objects: list[str], war: int | None, ways: list[str]
) -> None:
    laid = stage(table, "kobold", at="demon-of-darkness", free=True, objects=objects).state(war=war)
    assert [key for key in keys(laid.start()) if key.startswith("bridge:")] == ways


@pytest.mark.rule("magiczny_miecz", "21.2")
def test_a_lost_magic_sword_of_the_equipment_goes_back_there(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "bogs-1", objects=["magic-sword#s1"])
    assert "magic-sword#s1" in session.state.stock


@pytest.mark.rule("magiczny_miecz", "14.5")
def test_what_is_lost_in_a_fall_goes_to_its_pile(table: TableMaker) -> None:
    # A12: 14 less Sword 9 is 5, the Fortress; weapons do not count; Horse lost on a 3, Sword of the Equipment on a 6
    objects = ["horse", "magic-sword#s1", "holy-grail", "excalibur", "helmet"]
    laid = stage(table, "kobold", at="entrance-ruins", free=True, sword=9, objects=objects)
    session = play(laid.dice(5, 5, 4, 3, 6, 1, 2, 1).start(), "bridge:trap")
    assert (one(session, 0).space, one(session, 0).objects) == ("fortress-of-the-keeper", objects[2:])
    assert (designs(session.state.events_used), "magic-sword#s1" in session.state.stock) == (["horse"], True)
