"""A match at this table: the session with its bots, its log, and whose eyes are before the screen. It knows no page."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any

from kraina.engine.bot import BOT_STREAM, answer_of
from kraina.engine.decision import Decision
from kraina.engine.event import Event, TurnStarted
from kraina.engine.game import Seat, View
from kraina.engine.ids import PlayerId
from kraina.engine.rng import Rng, derive
from kraina.engine.session import Session
from kraina.games.registry import Entry, entry
from table.address import HUMAN
from table.lesson import Lesson
from table.lines import Lines, line_of
from table.responses import PASS, is_muted


@dataclass(slots=True)
class Fault:
    """A rule that broke: what the player is offered a way out of."""

    detail: str


@dataclass(frozen=True, slots=True)
class Mark:
    """What the page notes of an answer that can be taken back."""

    end: int
    """Number of the next line of the log when it was given."""
    silent: bool
    """Whether the page passed by itself: it is taken back together with the answer before it."""


class Match:
    """One match on the table. ``viewer`` is the seat whose hand is shown; None shows nobody's."""

    def __init__(
        self,
        slot: str,
        session: Session[Any, Any],
        lines: Lines | None = None,
        *,
        name: str = "",
        lesson: Lesson | None = None,
    ) -> None:
        self.slot = slot
        self.lesson = lesson
        """How far the guided first game has come, if this is one."""
        self.name = name
        self.session = session
        self.entry: Entry = entry(session.game.id)
        self.lines = lines or Lines()
        self.fault: Fault | None = None
        self.elsewhere = False
        """Whether the game was taken up in another tab: this one lets it rest."""
        self.curtains = True
        self.muted: Mapping[PlayerId, AbstractSet[str]] = {}
        """Designs of cards that each person does not want to be asked about."""
        self.viewer: PlayerId | None = None
        self._bots = {
            PlayerId(seat): self.entry.bot(one.kind) for seat, one in enumerate(session.seats) if one.kind != HUMAN
        }
        self._marks: list[Mark] = []
        self._fresh: list[Event] = []
        """Events that stand in the log already and have not been shown."""
        self._given = len(session.log.answers)
        self._seen: tuple[PlayerId | None, View] | None = None
        """The view that was made last, until something changes."""
        people = self.people()
        if len(people) == 1:
            self.viewer = people[0]

    @classmethod
    def begin(cls, slot: str, game: str, seats: Sequence[Seat], seed: int, options: Mapping[str, str]) -> "Match":
        """Set a new match up. Raises BadSetup, or KeyError for an unknown game."""
        return cls(slot, Session(entry(game).game, seats, seed, options))

    @property
    def game(self) -> str:
        """The game's id."""
        return str(self.session.game.id)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return tuple(seat.name for seat in self.session.seats)

    @property
    def turn(self) -> int:
        """How many turns the player has had who has had most."""
        return self.session.game.turns(self.session.state)

    def people(self) -> list[PlayerId]:
        """Return the seats of persons."""
        return [PlayerId(seat) for seat, one in enumerate(self.session.seats) if one.kind == HUMAN]

    # --- who sits before the screen ------------------------------------------------------------------------------

    def bot_to_act(self) -> bool:
        """Return whether a bot has to decide."""
        decision = self.session.pending
        return decision is not None and decision.player in self._bots and not self._rests()

    def _rests(self) -> bool:
        return self.fault is not None or self.elsewhere

    def curtain(self) -> PlayerId | None:
        """Return who has to take the device before the own hand is shown, if anybody."""
        decision = self.session.pending
        if decision is None or decision.player in self._bots or decision.player == self.viewer:
            return None
        if self.curtains:
            return decision.player
        self.viewer = decision.player
        return None

    def lift_curtain(self) -> None:
        """Show the hand of the person who has to decide."""
        if self.session.pending is not None:
            self.viewer = self.session.pending.player

    def eyes(self) -> PlayerId | None:
        """Return whose hand may be shown now: nobody's while a curtain hangs."""
        return None if self.curtain() is not None else self.viewer

    def decision(self) -> Decision[Any] | None:
        """Return the question to the person before the screen, or None."""
        decision = self.session.pending
        if decision is None or decision.player in self._bots or self.curtain() is not None or self._rests():
            return None
        return decision

    def view(self) -> View:
        """Return what the person before the screen may know."""
        eyes = self.eyes()
        if self._seen is None or self._seen[0] != eyes:
            self._seen = (eyes, self.session.view(eyes))
        return self._seen[1]

    # --- playing -------------------------------------------------------------------------------------------------

    def told(self) -> list[Event]:
        """Take the events since the last call, note them in the log and return those to be shown now."""
        self._tell(None)
        events, self._fresh = self._fresh, []
        eyes = self.eyes()
        return [event for event in events if event.seen_by(eyes)]

    def _tell(self, answer: int | None) -> None:
        """Note new events in the log; of what a bot's answer led to, the first line that all may read can be asked."""
        events = self.session.drain_events()
        asked = _first_told(events) if answer is not None else None
        for place, event in enumerate(events):
            self.lines.add(line_of(event, answer if answer is not None and place == asked else -1))
        self._fresh += events

    def answer(self, keys: Sequence[str]) -> None:
        """Answer the open question, and pass where persons are asked about muted cards alone.

        Raises IllegalAnswer, then nothing has changed, or RulesBug, then the question at which a rule broke is open.
        """
        self._give(keys)
        self.pass_muted()

    def pass_muted(self) -> bool:
        """Pass as long as persons are asked about muted cards alone; return whether that happened. Raises RulesBug."""
        passed = False
        while self._is_unwanted():
            self._give((PASS,), silent=True)
            passed = True
        return passed

    def _is_unwanted(self) -> bool:
        decision = self.session.pending
        if decision is None or decision.player in self._bots or self._rests():
            return False
        return is_muted(decision, self.muted.get(decision.player, frozenset()))

    def _give(self, keys: Sequence[str], *, silent: bool = False) -> None:
        mark = Mark(self.lines.end, silent)
        person = self.session.pending is not None and self.session.pending.player not in self._bots
        self._seen, given = None, len(self.session.log.answers)
        self.session.answer(*keys)
        self._tell(None if person else given)
        self._given += person and not silent
        if self.lesson is not None and person and not silent:
            self.lesson.answered(self.session.log.answers[given], given, mark.end)
        self._marks = [*self._marks, mark] if self.session.can_undo() else []

    def answer_of_bot(self) -> None:
        """Let the bot whose turn it is answer. Raises RulesBug as ``answer`` does."""
        decision = self.session.pending
        assert decision is not None
        chance = Rng(derive(self.session.seed, BOT_STREAM, decision.player, len(self.session.log.answers)))
        keys, _ = answer_of(self._bots[decision.player], self.session.view, decision, chance)
        self.answer(keys)

    def answered(self) -> bool:
        """Return whether a person has answered anything that was not taken back."""
        return self._given > 0

    def can_undo(self) -> bool:
        """Return whether the last answer can be taken back by the person before the screen."""
        given = not self._marks or any(not mark.silent for mark in self._marks)
        return given and self.session.can_undo() and self.decision() is not None

    def undo(self) -> None:
        """Take the last answer that a person gave back, with its lines in the log.

        Raises IllegalAnswer if it cannot be.
        """
        silent, self._fresh = True, []
        while silent:
            self._seen = None
            self.session.undo()
            if self._marks:
                mark = self._marks.pop()
                self.lines.cut(mark.end)
                silent = mark.silent
            else:
                silent = self._is_unwanted() and self.session.can_undo()
        self._given -= 1
        self.fault = None
        if self.lesson is not None:
            self.lesson.undone(len(self.session.log.answers))

    def restart_turn(self) -> None:
        """Go back to the start of the running turn after a rule broke."""
        self._seen = None
        self.session.restart_step()
        self._marks, self.fault = [], None

    def skip_turn(self) -> None:
        """Give the running turn up after a rule broke."""
        self._seen = None
        self.session.skip_step()
        self._marks, self.fault = [], None


def _first_told(events: Sequence[Event]) -> int | None:
    """Return the place of the first event that everybody may see, if there is one before the next turn starts."""
    for place, event in enumerate(events):
        if isinstance(event, TurnStarted):
            return None
        if event.only is None:
            return place
    return None
