"""How a sensible player weighs ways through the Cave: where each ends, and how near that is to what he is after."""

from collections.abc import Mapping, Sequence
from functools import cache

from kraina.games.jaskinia.bot.outlook import Situation
from kraina.games.jaskinia.bot.places import worths_of
from kraina.kit.cave import march
from kraina.kit.cave.board import AreaId, Cave, load_cave, steps_between, ways

PACE = 3
"""Areas that count as one turn."""
NEVER = 1_000_000
FADING = (100, 82, 66, 54, 44, 36, 29, 24, 20)
"""What something is still worth so many turns away, in percent."""
STRONG = 5
"""Strength or Power with which one plans through the Gates."""
ABLE = 3
"""The least Strength or Power that can open them at all."""


@cache
def _steps(start: AreaId, shut: tuple[AreaId, ...]) -> Mapping[AreaId, int]:
    return steps_between(load_cave(), start, shut)


def journey(at: Situation) -> "Journey":
    """Return what areas are worth to a player, looked at once for a question."""
    if not at.memo:
        at.memo.append(Journey(at))
    found: Journey = at.memo[0]
    return found


class Journey:
    """What areas are worth to a player in one question, each looked at once."""

    def __init__(self, at: Situation) -> None:
        self.at = at
        self.cave: Cave = at.data.board
        self.worth = worths_of(at, tuple(self.cave.areas))
        gates = self.cave.of_kind("gate")
        opens = at.me.character == "hewer" or at.owns("iron-key") or at.owns("giant-mole")
        reach = max(at.strength, at.power)
        through = opens or reach >= STRONG or (at.found != "" and reach >= ABLE and at.ready())
        self.shut = () if through else gates
        self._ends: dict[AreaId, int] = {}
        self._best = sorted(self.worth, key=lambda area: -self.worth[area])

    def steps(self, start: AreaId) -> Mapping[AreaId, int]:
        """Return how far areas are, with the Gates shut unless the player plans through them."""
        return _steps(start, self.shut)

    def end_worth(self, area: AreaId) -> int:
        """Return what ending a move on an area is worth, with the best that can be reached from there later."""
        if area not in self._ends:
            steps = self.steps(area)
            later = -NEVER
            for goal in self._best:
                if self.worth[goal] * FADING[1] <= later:
                    break
                if goal in steps and goal != area:
                    later = max(
                        later, self.worth[goal] * FADING[min((steps[goal] + PACE - 1) // PACE, len(FADING) - 1)]
                    )
            self._ends[area] = self.worth[area] + later // 200
        return self._ends[area]

    def barred(self) -> list[AreaId]:
        """Return what the player cannot enter."""
        found = list(self.at.view.depths.closed)
        return [*found, self.at.found] if self.at.me.barred and self.at.found else found

    def firsts(self, marks: Sequence[str]) -> list[AreaId]:
        """Return where the player's move may lead first."""
        here, came = self.at.me.area, self.at.me.came
        exits = self.cave[here].exits
        if self.cave[here].kind == "gate" and came:
            exits = tuple(one for one in exits if one != came) if march.OPENED in marks else (came,)
        return [one for one in exits if one not in self.barred()]

    def free_worth(self, first: Sequence[AreaId]) -> int:
        """Return what a roll is worth to who chooses his way: the average of the best ends."""
        barred = self.barred()
        best = [
            max((self.end_worth(way.end) for way in ways(self.cave, self.at.me.area, first, n, barred)), default=0)
            for n in range(1, 7)
        ]
        return sum(best) // len(best)

    def dice_worth(self, first: AreaId, number: int) -> int:
        """Return what going forward by the dice is worth, the first step given, on the average of all forks."""
        here = self.at.me.area
        return self._forward((here, first), number - 1)

    def _forward(self, path: tuple[AreaId, ...], left: int) -> int:
        here = path[-1]
        branches = self.cave.branches(here, path[-2])
        open_to = [one for one in branches if one not in path and one not in self.barred()]
        if not left or self.cave[here].kind == "gate" or not open_to:
            return self.end_worth(here)
        onward = [self._forward((*path, one), left - 1) if one in open_to else self.end_worth(here) for one in branches]
        mean = sum(onward) // len(onward)
        return (4 * mean + 2 * self.end_worth(here)) // 6 if self.cave[here].kind == "chamber" else mean

    def blind_worth(self, first: Sequence[AreaId], number: int | None = None) -> int:
        """Return what going by the dice is worth: back or on, whichever is better."""
        here, came = self.at.me.area, self.at.me.came
        numbers = range(1, 7) if number is None else (number,)
        total = 0
        for count in numbers:
            choices = [self.dice_worth(one, count) for one in first if one == came or came not in self.cave[here].exits]
            onward = [self.dice_worth(one, count) for one in first if one != came]
            if came in self.cave[here].exits and onward:
                choices.append(sum(onward) // len(onward))
            total += max(choices, default=0)
        return total // len(numbers)

    def step_worth(self, first: Sequence[AreaId]) -> int:
        """Return what the best single step is worth."""
        return max((self.end_worth(one) for one in first), default=0)
