"""The log of answers, in pieces of 200, each written once it is full: an autosave does not grow with the game."""

from dataclasses import dataclass, field

from kraina.engine.decision import Answer

PIECE = 200
"""Answers in a piece of the log."""

SKIPPED: Answer = ("!skip",)
"""What stands in the log for a step that a broken rule made unplayable."""


@dataclass(slots=True)
class AnswerLog:
    """All answers of a match, in order, and which pieces have changed since they were last written."""

    answers: list[Answer] = field(default_factory=list)
    unsaved_from: int = 0
    """Index of the first answer that has changed since ``mark_saved``."""

    def append(self, answer: Answer) -> None:
        """Add an answer at the end."""
        self.answers.append(answer)

    def cut(self, length: int) -> None:
        """Take back the answers beyond a length."""
        del self.answers[length:]
        self.unsaved_from = min(self.unsaved_from, length)

    def piece(self, index: int) -> list[Answer]:
        """Return a piece: its 200 answers, fewer for the last."""
        return self.answers[index * PIECE : (index + 1) * PIECE]

    def pieces(self) -> int:
        """Return the number of pieces."""
        return (len(self.answers) + PIECE - 1) // PIECE

    def unsaved_pieces(self) -> range:
        """Return the indexes of the pieces to be written."""
        return range(self.unsaved_from // PIECE, self.pieces())

    def mark_saved(self) -> None:
        """Note that every piece has been written."""
        self.unsaved_from = len(self.answers)
