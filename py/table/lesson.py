"""The guided first game: its prepared start and its steps, which are data, and how far a learner has come.

``data/<game>/guide.toml`` holds a seed, the kinds of the seats, what is changed in the set-up, and the steps. A step
stands at a kind of question, points at something and waits for an answer, or only to be read. Given the answers that
the steps wait for, the game is the same every time, so a step may tell what the dice have shown.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from kraina.engine.files import data_folder, read_toml
from kraina.engine.game import Game, Seat
from kraina.engine.ids import Json
from kraina.engine.position import Bring, Empty, Put, prepared
from kraina.engine.save import Save


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a guide. Its sentences are ``guide.<id>.title`` and ``guide.<id>.text``."""

    id: str
    ask: str
    """The kind of question at which it stands."""
    point: str = ""
    """What it is about, as a CSS selector."""
    take: tuple[str, ...] = ()
    """The answers that it waits for, the best first; none if it only has to be read."""


@dataclass(frozen=True, slots=True)
class Guide:
    """The guided first game of a game."""

    game: str
    seed: int
    seats: tuple[str, ...]
    """Kinds of the seats; the learner has the first."""
    options: Mapping[str, str]
    start: tuple[Put | Bring | Empty, ...]
    steps: tuple[Step, ...]

    def save(self, game: Game[Any, Any], seats: Sequence[Seat]) -> Save:
        """Return the prepared start. Raises BadData if it does not fit the game."""
        return prepared(game, seats, self.seed, self.options, self.start)


@cache
def has_guide(game: str) -> bool:
    """Return whether a game has a guided first game; looked up once, for after a snapshot there are no files."""
    return (data_folder() / game / "guide.toml").is_file()


@cache
def guide(game: str) -> Guide:
    """Return a game's guide. Raises BadData if there is none."""
    rows = read_toml(game, "guide")
    return Guide(
        game=game,
        seed=rows["seed"],
        seats=tuple(rows["seats"]),
        options=rows.get("options", {}),
        start=tuple(_change(row) for row in rows["start"]),
        steps=tuple(Step(**{**row, "take": tuple(row.get("take", ()))}) for row in rows["steps"]),
    )


def _change(row: Mapping[str, Any]) -> Put | Bring | Empty:
    if "card" in row:
        return Bring(row["card"], row["to"])
    return Empty(row["path"], row["to"]) if "to" in row else Put(row["path"], row["value"])


@dataclass(frozen=True, slots=True)
class Astray:
    """Where a learner left the guide by an answer of his own."""

    answers: int
    """Answers of the match before it."""
    lines: int
    """Number of the next line of the log before it."""


class Lesson:
    """How far a learner has come in a guide.

    ``began`` holds for each step that was reached how many answers the match had then.
    """

    def __init__(self, game: str, began: Sequence[int] = (0,), astray: Astray | None = None) -> None:
        self.guide = guide(game)
        self.began = list(began)
        self.astray = astray

    @property
    def number(self) -> int:
        """The number of the present step, counted from 1."""
        return len(self.began)

    @property
    def step(self) -> Step | None:
        """The present step, or None after the last one."""
        return self.guide.steps[self.number - 1] if self.number <= len(self.guide.steps) else None

    def read(self, answers: int) -> None:
        """Go on from a step that only had to be read; ``answers`` are those of the match so far."""
        if self.step is not None and not self.step.take and self.astray is None:
            self.began.append(answers)

    def answered(self, keys: Sequence[str], answers: int, lines: int) -> None:
        """Note an answer of the learner; ``answers`` and the log's ``lines`` are those of the match before it.

        What only had to be read is done with. Any other answer than those waited for leads astray.
        """
        waiting = [place for place in range(self.number - 1, len(self.guide.steps)) if self.guide.steps[place].take]
        if self.astray is not None or not waiting:
            return
        if ",".join(keys) in self.guide.steps[waiting[0]].take:
            self.began += [answers + 1] * (waiting[0] + 2 - self.number)
        else:
            self.astray = Astray(answers, lines)

    def undone(self, answers: int) -> None:
        """Go back to where the match has only so many answers."""
        if self.astray is not None and answers <= self.astray.answers:
            self.astray = None
        while len(self.began) > 1 and self.began[-1] > answers:
            self.began.pop()

    def to_json(self) -> Json:
        """Return how far the learner has come, as JSON."""
        astray: Json = None if self.astray is None else [self.astray.answers, self.astray.lines]
        return {"began": list(self.began), "astray": astray}


def lesson_from_json(game: str, data: Any) -> Lesson | None:
    """Return the lesson that JSON describes; None for none, and for one that cannot be read."""
    try:
        began, astray = data["began"], data["astray"]
        numbers = [*began, *(astray or ())]
        fits = has_guide(game) and 1 <= len(began) <= len(guide(game).steps)
        if not fits or not all(type(number) is int and number >= 0 for number in numbers):
            return None
        return Lesson(game, began, None if astray is None else Astray(*astray))
    except (TypeError, KeyError):
        return None
