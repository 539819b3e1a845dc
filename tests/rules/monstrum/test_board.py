"""The plan of the real board: what a good board of Monstrum must meet. Rules 2.1 and 2.4.

The plan is ours, so its bounds are too: long enough to last, no way without fights, trapdoors that only a choice or
an enemy leads into, corridors that neither win nor lose the match.
"""

from collections import Counter
from collections.abc import Iterator
from heapq import heappop, heappush

import pytest

from kraina.games.monstrum.board import EMERALD, GOAL, KINDS, OLIFANT, START_NOOK, FieldId, Nook, NookKind, load_board

BOARD = load_board()
TRAPDOORS = [field.id for field in BOARD.fields if field.ground == "trapdoor"]
TO_GOAL = [
    10_000 if steps is None else steps for steps in BOARD.distances(BOARD.nooks[GOAL].fields, avoid_trapdoors=False)
]
FROM_START = BOARD.distances(BOARD.starts, avoid_trapdoors=True)
WAY_LENGTH = min(TO_GOAL[start] for start in BOARD.starts)

KINDS_KNOWN: dict[str, NookKind] = {
    "brama-menghor": "building",
    "dolina-nuptse": "terrain",
    "wrzosowiska-lyx": "terrain",
    "pola-bembezar": "terrain",
    "dwor-motrill": "building",
    "zamek-arvida": "building",
    "wieza-olifant": "building",
    "zamek-utsjoki": "building",
    "jama-rajmangal": "underground",
    "studnia-kapoho": "underground",
    "podziemia-emerald": "underground",
    "kopalnia-zezere": "underground",
}


def outside(nook: Nook) -> list[FieldId]:
    """Return the fields around a nook."""
    around = {step for field in nook.fields for step in BOARD.neighbours[field]}
    return sorted(around - set(nook.fields))


def depth(nook: Nook, way_in: FieldId, way_out: FieldId) -> int:
    """Return how many fields of the nook a pawn crosses at least from one field beside it to another."""
    edge = [(field, 1) for field in BOARD.neighbours[way_in] if field in nook.fields]
    seen = {field for field, _ in edge}
    for field, steps in edge:
        if way_out in BOARD.neighbours[field]:
            return steps
        for step in BOARD.neighbours[field]:
            if step in nook.fields and step not in seen:
                seen.add(step)
                edge.append((step, steps + 1))
    raise AssertionError(f"{nook.id} is not in one piece")


def cheapest_way(nook_cost: int, road_cost: int) -> tuple[int, int]:
    """Return the length of the cheapest way from the start to Zezere, and how many of its fields lie in nooks."""
    edge = [(0, 0, 0, start) for start in BOARD.starts]
    done: set[FieldId] = set()
    while edge:
        cost, length, in_nooks, field = heappop(edge)
        if BOARD.nook_at(field) == GOAL:
            return length, in_nooks
        if field in done:
            continue
        done.add(field)
        for step in BOARD.neighbours[field]:
            inside = BOARD.nook_at(step) is not None
            more = nook_cost if inside else road_cost
            heappush(edge, (cost + more, length + 1, in_nooks + inside, step))
    raise AssertionError("there is no way to Zezere")


def goal_is_reached_without(closed: set[FieldId]) -> bool:
    edge = [start for start in BOARD.starts if start not in closed]
    seen = set(edge)
    for field in edge:
        for step in BOARD.neighbours[field]:
            if step not in seen and step not in closed:
                seen.add(step)
                edge.append(step)
    return any(field in seen for field in BOARD.nooks[GOAL].fields)


def squares_of_four() -> Iterator[list[FieldId]]:
    """Yield every four fields that lie together as a square."""
    places = {(field.column, field.row): field.id for field in BOARD.fields}
    for column, row in places:
        corners = [(column, row), (column + 1, row), (column, row + 1), (column + 1, row + 1)]
        if all(corner in places for corner in corners):
            yield [places[corner] for corner in corners]


@pytest.mark.rule("monstrum", "2.4")
def test_sheet_is_of_four_pieces_that_cut_no_nook() -> None:
    assert 36 <= BOARD.columns <= 44 and 22 <= BOARD.rows <= 28
    assert BOARD.columns % 2 == 0 and BOARD.rows % 2 == 0
    for nook in BOARD.nooks.values():
        fields = [BOARD.fields[field] for field in nook.fields]
        assert len({(f.column < BOARD.columns // 2, f.row < BOARD.rows // 2) for f in fields}) == 1, nook.id


@pytest.mark.rule("monstrum", "2.4")
def test_board_has_300_to_340_fields() -> None:
    assert 300 <= len(BOARD.fields) <= 340


@pytest.mark.rule("monstrum", "2.1")
def test_nooks_are_8_undergrounds_9_terrains_and_8_buildings() -> None:
    kinds = Counter(nook.kind for nook in BOARD.nooks.values())
    assert [kinds[kind] for kind in KINDS] == [8, 9, 8]


@pytest.mark.rule("monstrum", "2.1")
def test_known_nooks_are_of_their_kind() -> None:
    assert {nook.id: nook.kind for nook in BOARD.nooks.values() if nook.basis != "ours"} == KINDS_KNOWN


@pytest.mark.rule("monstrum", "2.4")
def test_only_zamek_utsjoki_is_known_from_the_web_alone() -> None:
    assert [nook.id for nook in BOARD.nooks.values() if nook.basis == "web"] == ["zamek-utsjoki"]


@pytest.mark.rule("monstrum", "2.1")
def test_nooks_have_6_to_10_fields() -> None:
    assert {nook.id: len(nook.fields) for nook in BOARD.nooks.values() if not 6 <= len(nook.fields) <= 10} == {}


@pytest.mark.rule("monstrum", "2.1")
def test_nooks_are_in_one_piece_and_touch_no_other_nook() -> None:
    for nook in BOARD.nooks.values():
        beside = outside(nook)
        assert [BOARD.nook_at(field) for field in beside if BOARD.nook_at(field)] == []
        for way_out in beside:
            assert depth(nook, beside[0], way_out) >= 1


@pytest.mark.rule("monstrum", "2.4")
def test_roads_do_not_run_side_by_side() -> None:
    for four in squares_of_four():
        nooks = {BOARD.nook_at(field) for field in four}
        grounds = {BOARD.fields[field].ground for field in four}
        assert nooks == {BOARD.nook_at(four[0])} and grounds == {"nook"} or START_NOOK in nooks


@pytest.mark.rule("monstrum", "2.4")
def test_way_to_zezere_takes_90_to_120_fields() -> None:
    assert 90 <= WAY_LENGTH <= 120


@pytest.mark.rule("monstrum", "2.4")
def test_every_passage_through_a_nook_takes_three_fields_or_more() -> None:
    # Brama Menghor is passed by nobody: the start fields lie around it.
    for nook in BOARD.nooks.values():
        beside = outside(nook)
        if nook.id != START_NOOK:
            shallow = [(a, b) for a in beside for b in beside if a < b and depth(nook, a, b) < 3]
            assert shallow == [], nook.id


@pytest.mark.rule("monstrum", "2.4")
@pytest.mark.parametrize(("nook_cost", "road_cost"), [(1000, 1001), (1, 1), (2, 1), (4, 1), (1000, 1)])
def test_nooks_are_45_percent_of_the_way_even_for_one_who_avoids_them(nook_cost: int, road_cost: int) -> None:
    length, in_nooks = cheapest_way(nook_cost, road_cost)
    assert 100 * in_nooks >= 45 * length


@pytest.mark.rule("monstrum", "2.4")
def test_avoiding_nooks_costs_a_longer_way() -> None:
    length, in_nooks = cheapest_way(1000, 1)
    assert length > WAY_LENGTH
    assert in_nooks < cheapest_way(1000, 1001)[1]


@pytest.mark.rule("monstrum", "2.4")
def test_ways_differ_over_most_of_the_length() -> None:
    field, narrow = next(start for start in BOARD.starts if TO_GOAL[start] == WAY_LENGTH), 0
    while TO_GOAL[field] > 1:
        field = next(step for step in BOARD.neighbours[field] if TO_GOAL[step] == TO_GOAL[field] - 1)
        narrow += not goal_is_reached_without({field})
    assert 5 * narrow <= WAY_LENGTH


@pytest.mark.rule("monstrum", "2.4")
def test_most_nooks_can_be_passed_by() -> None:
    needed = [nook.id for nook in BOARD.nooks.values() if not goal_is_reached_without(set(nook.fields))]
    assert GOAL in needed and len(needed) <= 6


@pytest.mark.rule("monstrum", "3.3")
def test_six_start_fields_or_more_lie_around_brama_menghor() -> None:
    gate = {place for field in BOARD.nooks[START_NOOK].fields for place in BOARD.neighbours8[field]}
    assert len(BOARD.starts) >= 6
    assert [start for start in BOARD.starts if start not in gate] == []


@pytest.mark.rule("monstrum", "2.4")
def test_there_are_6_to_8_trapdoors() -> None:
    assert 6 <= len(TRAPDOORS) <= 8


@pytest.mark.rule("monstrum", "2.4")
def test_trapdoors_lie_beside_roads_and_never_beside_nooks_or_start_fields() -> None:
    for trapdoor in TRAPDOORS:
        assert {BOARD.fields[step].ground for step in BOARD.neighbours[trapdoor]} == {"road"}


@pytest.mark.rule("monstrum", "2.4")
def test_at_most_a_tenth_of_the_fields_touch_a_trapdoor() -> None:
    touching = {step for trapdoor in TRAPDOORS for step in BOARD.neighbours[trapdoor]}
    assert 10 * len(touching) <= len(BOARD.fields)


@pytest.mark.rule("monstrum", "2.4")
def test_no_passage_is_barred_by_a_trapdoor() -> None:
    assert [field for field in range(len(FROM_START)) if FROM_START[field] is None] == TRAPDOORS
    assert min(steps for start in BOARD.starts if (steps := BOARD.to_goal[start]) is not None) == WAY_LENGTH


@pytest.mark.rule("monstrum", "2.4")
def test_every_field_has_for_every_number_an_end_that_is_no_trapdoor() -> None:
    for field in BOARD.fields:
        for steps in range(1, 7):
            assert any(way.end not in TRAPDOORS for way in BOARD.ways(field.id, steps)), (field, steps)


@pytest.mark.rule("monstrum", "2.4")
def test_corridor_squares_lie_outside_nooks_ten_fields_or_more_from_the_start() -> None:
    assert len(BOARD.corridors) == 6
    for corridor in BOARD.corridors.values():
        steps = FROM_START[corridor]
        assert BOARD.nook_at(corridor) is None
        assert steps is not None and steps >= 10


@pytest.mark.rule("monstrum", "2.4")
def test_corridor_squares_lie_a_fifth_to_the_whole_of_the_way_from_zezere_and_half_to_two_thirds_on_average() -> None:
    left = [TO_GOAL[corridor] for corridor in BOARD.corridors.values()]
    assert all(WAY_LENGTH <= 5 * steps <= 5 * WAY_LENGTH for steps in left)
    assert 50 * WAY_LENGTH * 6 <= 100 * sum(left) <= 65 * WAY_LENGTH * 6


@pytest.mark.rule("monstrum", "2.4")
def test_emerald_is_25_fields_or_more_from_zezere() -> None:
    assert min(TO_GOAL[field] for field in BOARD.nooks[EMERALD].fields) >= 25


@pytest.mark.rule("monstrum", "2.4")
def test_olifant_lies_at_three_to_six_tenths_of_the_way() -> None:
    nearest = min(BOARD.nooks[OLIFANT].fields, key=lambda field: TO_GOAL[field])
    assert 3 * WAY_LENGTH <= 10 * (WAY_LENGTH - TO_GOAL[nearest]) <= 6 * WAY_LENGTH


@pytest.mark.rule("monstrum", "2.4")
def test_olifant_is_a_short_trip_from_the_shortest_way() -> None:
    there = min(steps + TO_GOAL[field] for field in BOARD.nooks[OLIFANT].fields if (steps := FROM_START[field]))
    assert there - WAY_LENGTH <= 6
