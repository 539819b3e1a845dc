"""Before the first turn: piles, heroes, cities, the first player, and the players' own board. Rules 1.2, 1.12."""

import pytest

from kraina.engine.game import Seat
from kraina.engine.session import Session
from kraina.games.legenda.board import Placed, contact
from kraina.games.legenda.game import Legenda
from kraina.games.legenda.opening import shifts
from tests.rules.legenda.table import DATA, Match
from tests.rules.script import ScriptedDice, asked, keys, play


def opened(seats: int, *dice: int, **options: str) -> Match:
    """Open a match at its first question, with a script for the first dice."""
    script = ScriptedDice(dice)
    return Session(Legenda(), [Seat(f"Hero {seat}") for seat in range(seats)], 5, options, dice=script)


@pytest.mark.rule("legenda", "1.2")
def test_piles_lie_ready_and_everybody_has_six_life_points_and_five_denars() -> None:
    session = opened(3)
    state = session.state
    assert len(state.legend) == 100 and len(state.missions) == 24 and len(state.artifacts) == 32
    assert [len(pile) for pile in state.spells] == [36, 26, 18]
    assert sum(state.supply.values()) == 64
    assert all((one.life, one.denars, one.large) == (6, 5, 0) for one in state.heroes)
    assert len({one.hero for one in state.heroes}) == 3
    assert all(one.base == dict(DATA.heroes[one.hero].traits) for one in state.heroes)


@pytest.mark.rule("legenda", "1.12")
def test_the_left_neighbour_chooses_each_city_and_all_are_different() -> None:
    session = opened(3, 2, 6, 6, 1, 4)
    assert asked(session) == (1, "start") and len(keys(session)) == 6
    play(session, "city:sotonet")
    assert asked(session) == (2, "start") and "city:sotonet" not in keys(session)
    play(session, "city:corodia")
    assert asked(session) == (0, "start")
    play(session, "city:lavencia")
    # 2, 6, 6: the equals roll again, 1 and 4, and the third player begins.
    assert session.state.first == session.state.current == 2
    assert [one.field for one in session.state.heroes] == [
        DATA.atlas.cities[city].field for city in ("sotonet", "corodia", "lavencia")
    ]


@pytest.mark.rule("legenda", "1.12")
def test_the_game_begins_by_drawing_a_mission_for_nothing() -> None:
    session = play(opened(2, 6, 1), "city:sotonet", "city:corodia")
    turn = session.state.turn
    assert asked(session) == (0, "turn") and turn is not None and turn.points == 1
    assert session.state.get(session.state.current).mission != "" and "mission:draw" not in keys(session)


def test_heroes_may_be_chosen() -> None:
    session = opened(2, heroes="choose")
    assert asked(session) == (0, "character") and len(keys(session)) == 6
    play(session, "character:card-sharp")
    assert asked(session) == (1, "character") and "character:card-sharp" not in keys(session)
    play(session, "character:woodcutter")
    assert [one.hero for one in session.state.heroes] == ["card-sharp", "woodcutter"]


def slots(session: Match) -> list[str]:
    """Return the free places on the table to which options point."""
    assert session.pending is not None
    return [option.at.id for option in session.pending.options if option.at is not None and option.at.kind == "slot"]


@pytest.mark.rule("legenda", "1.2")
def test_the_players_lay_the_tiles_side_to_side() -> None:
    session = opened(2, layout="players")
    assert asked(session) == (0, "tile-side") and keys(session)[0] == "side:a:north" and len(keys(session)) == 4
    assert slots(session) == ["0,-6", "6,0", "0,6", "-6,0"]
    play(session, "side:a:east")
    assert asked(session) == (0, "tile-turn")  # by the basic rules nothing is shifted
    play(session, "turn:1")
    assert session.state.layout == [Placed("a", 0, 0, 0), Placed("b", 6, 0, 1)]
    assert asked(session) == (1, "tile-side") and "side:a:east" not in keys(session) and len(keys(session)) == 6
    play(session, "side:b:south", "turn:0")
    assert asked(session) == (0, "tile-side")
    play(session, "side:c:west", "turn:3")
    assert [(one.tile, one.x, one.y) for one in session.state.layout] == [
        ("a", 0, 0), ("b", 6, 0), ("c", 6, 6), ("d", 0, 6),
    ]  # fmt: skip
    assert asked(session)[1] == "start" and session.state.board.is_connected()


@pytest.mark.rule("legenda", "2.1")
def test_by_the_extended_rules_tiles_are_joined_field_to_field() -> None:
    session = play(opened(2, layout="players", rules="extended"), "side:a:south")
    assert asked(session) == (0, "tile-shift") and len(keys(session)) == 11
    assert slots(session) == [f"{by},6" for by in range(-5, 6)]
    play(session, "shift:-5", "turn:0")
    assert session.state.layout[1] == Placed("b", -5, 6, 0)
    assert contact(("a", 0, 0, 0), ("b", -5, 6, 0)) == 1


def test_a_tile_never_lies_on_another() -> None:
    state = opened(2, layout="players", rules="extended").state
    state.layout = [Placed("a", 0, 0), Placed("b", 6, 3)]
    # East of a, above b: only where it ends at b's upper edge, shifted up by 3 fields or more.
    assert shifts(state, state.layout[0], "east") == [-5, -4, -3]


def test_where_a_tile_must_be_shifted_the_least_shift_is_shown() -> None:
    # b lies east of a and 3 fields lower; north of b a tile starts at row -3, east of a only 3 fields up or more.
    session = play(opened(2, layout="players", rules="extended"), "side:a:east", "shift:3", "turn:0")
    at = dict(zip(keys(session), slots(session), strict=True))
    assert at["side:a:east"] == "6,-3" and at["side:b:north"] == "6,-3" and at["side:b:east"] == "12,3"


def test_a_broken_opening_is_completed() -> None:
    game = Legenda()
    session = opened(4, layout="players", heroes="choose")
    state = session.state
    game.skip_step(state)
    assert state.begun and game.problems(state) == [] and len(state.layout) == 4
    assert len({one.field for one in state.heroes}) == 4


def test_what_the_game_consists_of() -> None:
    found = Legenda().catalogue({})
    assert (found.spaces, found.characters) == (144, 6)
    assert found.decks == {
        "legend": (100, 98), "mission": (25, 25), "artifact": (32, 32), "spell": (80, 30), "equipment": (64, 12),
    }  # fmt: skip
