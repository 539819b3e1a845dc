"""The story of a match, read from its log once it is wanted: dice, strength turn by turn, and what was worth telling.

Nothing of it is gathered during play. Only what everybody may know goes into it, so that it can be shown at any time.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from kraina.engine.errors import BadData
from kraina.engine.event import DieRolled, Event, GameEnded
from kraina.engine.files import read_toml
from kraina.engine.game import Outcome, Seat
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.replay import Replay
from kraina.engine.text import Text, Who

FACES = 6
NOTABLE = 3
"""Weight of an event that its rule calls notable and the game's list of headlines does not name."""


@dataclass(frozen=True, slots=True)
class Headline:
    """Something worth telling."""

    turn: int
    at: int
    """How many answers lay before it: where its replay is opened."""
    text: Text
    weight: int
    rule: RuleRef | None = None


@dataclass(slots=True)
class Story:
    """What the log of a match tells, as far as it has been read."""

    game: str
    seed: int
    seats: tuple[Seat, ...]
    whole: bool
    """Whether the log begins at the set-up of the match, and not where the match was taken over later."""
    dice: list[list[int]]
    """For each seat how often each number fell, of dice with six sides."""
    strengths: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)
    """Turn and strength of each seat, once a turn and at the end."""
    headlines: list[Headline] = field(default_factory=list)
    answers: int = 0
    turns: int = 0
    outcome: Outcome | None = None

    def peak(self, seat: int) -> int:
        """Return the greatest strength that a seat ever had."""
        return max((row[seat] for _, row in self.strengths), default=0)

    def last(self, seat: int) -> int:
        """Return the strength of a seat at the end."""
        return self.strengths[-1][1][seat] if self.strengths else 0

    def middle(self, seat: int) -> int:
        """Return the strength of a seat half way through the turns."""
        return self.strengths[len(self.strengths) // 2][1][seat] if self.strengths else 0


@cache
def headline_rows(game: str) -> Mapping[str, tuple[int, tuple[str, ...]]]:
    """Return what a game counts as headlines: key of a text -> weight, and the keys of which its text has to name one.

    They stand in ``data/<game>/headlines.toml``; a game without that file has only what its rules call notable.
    """
    try:
        rows = read_toml(game, "headlines")["headlines"]
    except BadData:
        return {}
    return {str(row["key"]): (int(row["weight"]), tuple(row.get("naming", ()))) for row in rows}


class Reader:
    """Reads the story of a match, some answers at a time; its replay stands at the end afterwards."""

    def __init__(self, replay: Replay[Any, Any]) -> None:
        self._replay = replay
        session = replay.session
        replay.go(0)
        seats = session.seats
        self.story = Story(
            str(session.game.id), session.seed, seats, session.base is None, [[0] * FACES for _ in seats]
        )
        self._take()

    @property
    def part(self) -> int:
        """How much has been read, in hundredths."""
        return 100 * self._replay.at // max(1, self._replay.length)

    def read(self, most: int) -> bool:
        """Read so many answers more; return whether all is read. Raises CorruptSave if an answer does not fit."""
        replay, story = self._replay, self.story
        aim = min(replay.length, story.answers + most)
        while story.answers < aim:
            replay.go(story.answers + 1)
            story.answers += 1
            self._take()
        if story.answers == replay.length:
            story.outcome = replay.session.outcome
            self._sample()
        return story.answers == replay.length

    def _take(self) -> None:
        """Take up what the answer that was just given led to."""
        session, story = self._replay.session, self.story
        turn = session.game.turns(session.state)
        if turn != story.turns or not story.strengths:
            story.turns = turn
            self._sample()
        for event in self._replay.told:
            if event.only is None:
                self._note(event)

    def _sample(self) -> None:
        session, story = self._replay.session, self.story
        row = tuple(session.game.strength(session.state, PlayerId(seat)) for seat in range(len(story.seats)))
        if story.strengths and story.strengths[-1][0] == story.turns:
            story.strengths.pop()
        story.strengths.append((story.turns, row))

    def _note(self, event: Event) -> None:
        story = self.story
        if isinstance(event, DieRolled):
            if event.sides == FACES:
                story.dice[event.player][event.value - 1] += 1
            return
        weight = weight_of(story.game, event)
        if weight and not isinstance(event, GameEnded):
            story.headlines.append(Headline(story.turns, story.answers, event.text, weight, event.rule))


def weight_of(game: str, event: Event) -> int:
    """Return how much an event is worth telling, 0 for not at all."""
    row = headline_rows(game).get(event.text.key)
    if row is None:
        return NOTABLE if event.notable else 0
    weight, naming = row
    named = [value.key for _, value in event.text.params if isinstance(value, Text)]
    return weight if not naming or any(key in naming for key in named) else 0


def who_of(said: Text) -> PlayerId | None:
    """Return whom a text is about, if it says so."""
    who = dict(said.params).get("who")
    return who.player if isinstance(who, Who) else None


def rolls(counts: Sequence[Sequence[int]]) -> int:
    """Return the number of rolls in rows of counts."""
    return sum(map(sum, counts))
