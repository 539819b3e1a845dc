"""The map: exits, forks from every side, Chambers, Gates, and what lies behind them. Rules 0.1, 11.2, 11.3."""

import pytest

from kraina.kit.cave.board import Way, steps_between, ways
from tests.rules.jaskinia.table import DATA

CAVE = DATA.board


@pytest.mark.rule("jaskinia", "0.1")
def test_there_are_all_kinds_of_areas() -> None:
    counts = {kind: len(CAVE.of_kind(kind)) for kind in ("entrance", "corridor", "chamber", "gate", "special")}
    assert counts == {"entrance": 1, "corridor": 37, "chamber": 10, "gate": 3, "special": 6}
    assert sorted(area.number for area in CAVE.areas.values() if area.kind == "chamber") == list(range(1, 11))


def test_every_passage_leads_both_ways_and_the_ends_are_few() -> None:
    assert all(one.id in CAVE[other].exits for one in CAVE.areas.values() for other in one.exits)
    ends = [one.id for one in CAVE.areas.values() if len(one.exits) == 1]
    assert ends == ["cave-entrance", "chamber-of-the-drowned", "chamber-of-the-throne", "chamber-of-silence"]
    sides = [len(one.exits) for one in CAVE.areas.values()]
    assert (sides.count(2), sides.count(3), sides.count(4)) == (35, 14, 4)


@pytest.mark.rule("jaskinia", "11.3")
def test_the_gates_cut_off_a_third_of_the_cave() -> None:
    assert all(len(CAVE[gate].exits) == 2 for gate in CAVE.of_kind("gate"))
    reached = steps_between(CAVE, "cave-entrance", CAVE.of_kind("gate"))
    behind = [area for area in CAVE.areas if area not in reached and CAVE[area].kind != "gate"]
    assert len(behind) == 19 and all(CAVE[area].zone == "deep" for area in behind)
    far = steps_between(CAVE, "cave-entrance")
    assert max(far.values()) == 13 and min(far[area] for area in CAVE.of_kind("chamber")) == 4


@pytest.mark.rule("jaskinia", "11.2")
@pytest.mark.parametrize(
    ("at", "came", "branches"),
    [
        ("four-winds", "gullet", ("dripping-vault", "long-breath", "salt-passage")),
        ("ring-of-bones", "chamber-of-clocks", ("wax-stair", "great-gates-middle", "underground-spring")),
        ("heart-of-the-mountain", "crystal-vein", ("star-crossing", "glass-floor", "great-gates-middle")),
        ("star-crossing", "chamber-of-the-throne", ("whisper-hall", "heart-of-the-mountain", "frozen-steps")),
        ("crooked-fork", "bat-roost", ("rusty-rungs", "old-workings")),
        ("echo-well", "narrowing-corridor", ("wax-stair", "old-workings")),
        ("cold-forge", "fungus-bed", ("singing-shaft", "leaning-pillar")),
        ("drowned-fork", "chamber-of-the-drowned", ("ancient-power-plant", "black-water")),
        ("last-lamp", "dragon-steps", ("chamber-of-silence", "ash-drift")),
        ("long-breath", "four-winds", ("chamber-of-clocks",)),
        ("chamber-of-silence", "last-lamp", ()),
    ],
)
def test_branches_lie_from_left_to_right(at: str, came: str, branches: tuple[str, ...]) -> None:
    assert CAVE.branches(at, came) == branches


@pytest.mark.rule("jaskinia", "11.2")
def test_exits_are_clockwise_on_the_map() -> None:
    def turn(one: str, other: str) -> tuple[bool, float]:
        """Return where an area lies as seen from another, growing clockwise from north."""
        x, y = CAVE[other].x - CAVE[one].x, CAVE[other].y - CAVE[one].y
        right = x > 0 or (x == 0 and y < 0)
        down = y / (x * x + y * y) ** 0.5
        return not right, down if right else -down

    wrong = [
        one.id for one in CAVE.areas.values() if list(one.exits) != sorted(one.exits, key=lambda e: turn(one.id, e))
    ]
    assert wrong == []


@pytest.mark.rule("jaskinia", "11.2")
def test_ways_cross_nothing_twice_and_end_at_gates_and_dead_ends() -> None:
    found = ways(CAVE, "long-breath", ("chamber-of-clocks",), 4, ())
    paths = [way.path[2:] for way in found]
    assert ("ring-of-bones", "great-gates-middle") in paths
    assert ("ring-of-bones", "underground-spring", "green-light") in paths
    assert all(len(set(way.path)) == len(way.path) for way in found)
    only = ways(CAVE, "star-crossing", ("chamber-of-the-throne",), 3, ())
    assert only == [Way(("star-crossing", "chamber-of-the-throne"))]
    assert [way.key(CAVE) for way in ways(CAVE, "rusty-rungs", ("chamber-of-ashes",), 2, ())] == [
        "move:bone-slope:chamber-of-ashes"
    ]
