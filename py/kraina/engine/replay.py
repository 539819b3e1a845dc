"""Replays: a match played again from its log, at any of its answers.

On the way a replay keeps checkpoints, some answers apart: a jump opens the nearest one and plays on from there. It has
nothing to do with the live session, which knows no answers but those of its running step.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Generic, TypeVar

from kraina.engine.decision import Answer
from kraina.engine.event import Event, TurnStarted
from kraina.engine.game import Game
from kraina.engine.save import Save
from kraina.engine.session import Checkpoint, Session

S = TypeVar("S")
D = TypeVar("D")

APART = 40
"""Answers between two checkpoints that are kept, at least."""


class Replay(Generic[S, D]):
    """A match that stands after ``at`` of its answers."""

    def __init__(self, game: Game[S, D], save: Save) -> None:
        """Stand at the start of a save's log. Raises CorruptSave if it cannot be read."""
        self.session, answers = Session.rewound(game, save)
        self.answers: tuple[Answer, ...] = tuple(answers)
        self.at = 0
        self.told: Sequence[Event] = self.session.drain_events()
        """What happened since the answer before, or at the start."""
        self.turns: list[int] = []
        """How many answers lie before the start of each turn that has been seen so far."""
        self._opening = self.told
        self._places = [0]
        """How many answers lie before each checkpoint that is kept."""
        self._kept: list[Checkpoint[S]] = [self.session.checkpoint]
        self._note_turn()

    @property
    def length(self) -> int:
        """The number of answers of the whole log."""
        return len(self.answers)

    def go(self, to: int, *, most: int | None = None) -> bool:
        """Stand after ``to`` answers, and return True; with ``most``, give no more answers than that at a time.

        Where one call is not enough, the next one with the same aim goes on. Raises CorruptSave if an answer does not
        fit.
        """
        to = max(0, min(to, self.length))
        self._approach(to)
        given = 0
        while self.at < to:
            if given == most:
                return False
            self._step()
            given += 1
        return True

    def renew(self, answers: Sequence[Answer]) -> None:
        """Take over the log as it is now: answers were added at its end since, or taken back."""
        same = 0
        while same < min(self.length, len(answers)) and self.answers[same] == answers[same]:
            same += 1
        self.answers = tuple(answers)
        kept = bisect_right(self._places, same)
        del self._places[kept:], self._kept[kept:]
        del self.turns[bisect_right(self.turns, same) :]
        if self.at > same:
            self.go(same)

    def _approach(self, to: int) -> None:
        """Open the last checkpoint before the aim, unless play stands between it and the aim already.

        What an answer led to is only told when it is given: so the checkpoint lies at least one answer before the aim.
        """
        place = bisect_right(self._places, max(0, to - 1)) - 1
        before = self._places[place]
        if not before <= self.at <= to:
            self.session.jump(self._kept[place], self.answers[:before])
            self.at, self.told = before, self._opening if before == 0 else ()

    def _step(self) -> None:
        session = self.session
        session.follow(self.answers[self.at])
        self.at += 1
        self.told = session.drain_events()
        self._note_turn()
        before = self.at - len(session.tail)
        if before - self._places[-1] >= APART:
            self._places.append(before)
            self._kept.append(session.checkpoint)

    def _note_turn(self) -> None:
        fresh = not self.turns or self.at > self.turns[-1]
        if fresh and any(isinstance(event, TurnStarted) for event in self.told):
            self.turns.append(self.at)
