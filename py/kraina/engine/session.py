"""Sessions: one match being played. The session owns the outer loop, the checkpoint, undo, forks and saves.

Before each step it takes a checkpoint. Where play stands inside the step is the checkpoint plus the answers since (the
tail); saving, undoing, forking and recovering from a broken rule are all that one mechanism.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from kraina.engine import codec
from kraina.engine.context import Ctx, Dice
from kraina.engine.decision import Answer, Decision, Flow
from kraina.engine.errors import BadSetup, CorruptSave, IllegalAnswer, KrainaError, RulesBug
from kraina.engine.event import Event
from kraina.engine.game import Game, Outcome, Seat, View, choose_switches
from kraina.engine.ids import PlayerId
from kraina.engine.log import SKIPPED, AnswerLog
from kraina.engine.rng import Rng
from kraina.engine.save import FORMAT, LoadReport, Save, StoredCheckpoint, number64
from kraina.engine.values import frozen

S = TypeVar("S")
D = TypeVar("D")

IDLE_STEPS = 1000
"""Steps without a single question after which the rules are taken to run in a circle."""


@frozen()
class Checkpoint(Generic[S]):
    """The start of a step. Its state is never touched: play goes on in a copy."""

    state: S
    rng: int
    reveals: int
    steps: int


@frozen()
class UndoPoint(Generic[S]):
    """Where an answer was given: what ``undo`` goes back to."""

    checkpoint: Checkpoint[S]
    tail: int
    player: PlayerId
    chance: tuple[int, int]


class Session(Generic[S, D]):
    """One match of one game. ``pending`` is the open question, ``outcome`` how it ended."""

    def __init__(
        self,
        game: Game[S, D],
        seats: Sequence[Seat],
        seed: int,
        options: Mapping[str, str] | None = None,
        *,
        dice: Dice | None = None,
        ran: Callable[[str], None] | None = None,
    ) -> None:
        """Set a match up and play on to its first question.

        Raises:
            BadSetup: if the number of seats or a switch does not fit the game.
        """
        least, most = game.seats
        if not least <= len(seats) <= most:
            raise BadSetup(f"{game.id} is played with {least} to {most} seats, not {len(seats)}")
        if not 0 <= seed < 1 << 64:
            raise BadSetup("a seed is a number from 0 to 2**64 - 1")
        self._start_empty(game, seats, seed, choose_switches(game.switches, options or {}), dice, ran)
        rng = Rng(seed)
        state = game.setup(self.seats, self.options, rng)
        self._open(Checkpoint(state, rng.state, 0, 0))
        self._replay(())

    def _start_empty(
        self,
        game: Game[S, D],
        seats: Sequence[Seat],
        seed: int,
        options: dict[str, str],
        dice: Dice | None = None,
        ran: Callable[[str], None] | None = None,
    ) -> None:
        self.game, self.seed, self.options = game, seed, options
        self.seats: tuple[Seat, ...] = tuple(seats)
        self.pending: Decision[Any] | None = None
        self.outcome: Outcome | None = None
        self.log = AnswerLog()
        self.base: Checkpoint[S] | None = None
        self.faults: list[str] = []
        """Steps given up because a rule broke before their first question, a sentence each."""
        self._dice, self._ran = dice, ran or (lambda ident: None)
        self._muted = False
        self._events: list[Event] = []
        self._undo: list[UndoPoint[S]] = []
        self._tail: list[Answer] = []
        self._stored: tuple[Checkpoint[S], StoredCheckpoint] | None = None

    # --- playing -----------------------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The state as it stands. Read it; only rules change it."""
        return self._ctx.state

    @property
    def chance(self) -> tuple[int, int]:
        """The generator's state and the count of reveals: undo never goes back across a change of it."""
        return self._ctx.rng.state, self._ctx.reveals

    def view(self, viewer: PlayerId | None) -> View:
        """Return what a seat may know; None is somebody who only watches."""
        return self.game.view(self.state, viewer)

    def answer(self, *keys: str) -> None:
        """Answer the pending decision and play on to the next one or to the end.

        Raises:
            IllegalAnswer: if the keys are no legal answer; nothing has changed.
            RulesBug: if a rule broke; the session stands where it stood before the answer.
        """
        decision = self.pending
        if decision is None:
            raise IllegalAnswer("no question is open")
        answer = decision.check(keys)
        told, faults, point = len(self._events), len(self.faults), self._undo_point(decision)
        self.log.append(answer)
        try:
            self._give(point, answer)
        except Exception as error:
            self.log.cut(len(self.log.answers) - 1)
            del self._events[told:]
            del self.faults[faults:]
            self._go_back(point)
            raise RulesBug(_fault(self.game.id, error)) from error

    def _undo_point(self, decision: Decision[Any]) -> UndoPoint[S]:
        return UndoPoint(self._checkpoint, len(self._tail), decision.player, self.chance)

    def _give(self, point: UndoPoint[S], answer: Answer) -> None:
        """Play on from a point with a checked answer, and note whether it can be taken back."""
        self._tail.append(answer)
        self._advance(answer)
        if self.pending is None or self.pending.player != point.player or self.chance != point.chance:
            self._undo.clear()
        else:
            self._undo.append(point)

    def _go_back(self, point: UndoPoint[S]) -> None:
        """Stand where an answer was given; it has been cut off the log already."""
        end = len(self.log.answers)
        self._rewind(point.checkpoint, self.log.answers[end - point.tail : end])

    def drain_events(self) -> list[Event]:
        """Return the events since the last call, oldest first."""
        events, self._events = self._events, []
        return events

    def _emit(self, event: Event) -> None:
        if not self._muted:
            self._events.append(event)

    def _count(self, ident: str) -> None:
        if not self._muted:
            self._ran(ident)

    def _open(self, checkpoint: Checkpoint[S]) -> None:
        """Stand at a checkpoint, with no answer given and no rule started."""
        self._checkpoint = checkpoint
        self._tail = []
        self._flow: Flow[None] | None = None
        self._ctx: Ctx[S, D] = Ctx(
            codec.copy(checkpoint.state), self.game.data, Rng(checkpoint.rng), self._emit, self._count, self._dice,
            checkpoint.reveals,
        )  # fmt: skip

    def _advance(self, answer: Answer | None) -> None:
        """Give an answer to the running step (None starts one) and go on to the next question or the end."""
        told = len(self._events)
        for _ in range(IDLE_STEPS):
            if self._flow is None:
                self.outcome = self.game.outcome(self.state)
                if self.outcome is not None:
                    self.pending = None
                    return
                self._flow, answer = self.game.play_step(self._ctx), None
                told = len(self._events)
            try:
                self.pending = next(self._flow) if answer is None else self._flow.send(answer)
                return
            except StopIteration:
                self._close_step()
            except Exception as error:
                if self._tail:
                    raise
                del self._events[told:]
                self.faults.append(_fault(self.game.id, error))
                self._give_up()
        raise RulesBug(f"{self.game.id}: {IDLE_STEPS} steps without a question")

    def _close_step(self) -> None:
        ctx = self._ctx
        self._checkpoint = Checkpoint(codec.copy(ctx.state), ctx.rng.state, ctx.reveals, self._checkpoint.steps + 1)
        self._tail, self._flow = [], None

    def _give_up(self) -> None:
        """Go on behind the running step without playing it."""
        self._open(self._checkpoint)
        self.game.skip_step(self._ctx.state)
        self._close_step()

    def _replay(self, answers: Sequence[Answer]) -> None:
        """From a fresh checkpoint give the answers of a tail, checked one by one."""
        self.outcome = None
        self._advance(None)
        for answer in answers:
            if self.pending is None:
                raise IllegalAnswer("there are more answers than questions")
            self._give(self._undo_point(self.pending), self.pending.check(answer))

    def _rewind(self, checkpoint: Checkpoint[S], answers: Sequence[Answer]) -> None:
        """Go back to a checkpoint and the answers since, silently."""
        undo, muted, self._muted = list(self._undo), self._muted, True
        try:
            self._open(checkpoint)
            self._replay(answers)
        finally:
            self._undo, self._muted = undo, muted

    # --- undo, recovery, look-ahead ----------------------------------------------------------------------------

    def can_undo(self) -> bool:
        """Return whether the last answer can be taken back: no roll, draw or other player's answer since."""
        return bool(self._undo)

    def undo(self) -> None:
        """Take the last answer back; the state is then equal to the one before it, generator included.

        Raises:
            IllegalAnswer: if it cannot be taken back.
        """
        if not self._undo:
            raise IllegalAnswer("there is nothing to take back")
        point = self._undo.pop()
        self.log.cut(len(self.log.answers) - 1)
        self._events.clear()
        self._go_back(point)

    def restart_step(self) -> None:
        """Take back the whole running step, after a rule broke. The numbers of the dice stay the same."""
        self.log.cut(len(self.log.answers) - len(self._tail))
        self._undo.clear()
        self._rewind(self._checkpoint, ())

    def skip_step(self) -> None:
        """Give up the running step, after a rule broke: it costs that turn and no more.

        Raises:
            IllegalAnswer: if the match is over.
        """
        if self.outcome is not None:
            raise IllegalAnswer("the match is over")
        self.log.cut(len(self.log.answers) - len(self._tail))
        self.log.append(SKIPPED)
        self._undo.clear()
        self._give_up()
        self._replay(())

    def fork(self) -> "Session[S, D]":
        """Return an independent session at the same point, without events: for look-ahead."""
        twin: Session[S, D] = Session.__new__(Session)
        twin._start_empty(self.game, self.seats, self.seed, self.options, self._dice)
        twin._muted = True
        twin.base = self._checkpoint
        twin.log.answers.extend(self._tail)
        twin._open(self._checkpoint)
        twin._replay(self._tail)
        return twin

    # --- saves -------------------------------------------------------------------------------------------------

    def save_head(self) -> Save:
        """Return the save without its log: what changes with every answer."""
        return Save(
            format=FORMAT,
            game=self.game.id,
            rules=self.game.rules_version,
            seats=list(self.seats),
            options=dict(self.options),
            seed=str(self.seed),
            base=None if self.base is None else _stored(self.base),
            checkpoint=self._stored_checkpoint(),
            tail=list(self._tail),
            answers=len(self.log.answers),
            log=[],
        )

    def _stored_checkpoint(self) -> StoredCheckpoint:
        """Return the checkpoint as JSON, made once for all saves of a step."""
        if self._stored is None or self._stored[0] is not self._checkpoint:
            self._stored = (self._checkpoint, _stored(self._checkpoint))
        return self._stored[1]

    def save(self) -> Save:
        """Return the whole save, log included."""
        head = self.save_head()
        head.log.extend(self.log.answers)
        return head

    @classmethod
    def load(cls, game: Game[S, D], save: Save, *, dice: Dice | None = None) -> tuple["Session[S, D]", LoadReport]:
        """Return the session that a save describes, at its very question, and what became of it.

        Of another rules version the checkpoint is migrated and the running turn has to be played anew.

        Raises:
            CorruptSave: if the save is of another game, too new or damaged.
        """
        session: Session[S, D] = cls.__new__(cls)
        if save.game != game.id:
            raise CorruptSave(f"this is a save of {save.game!r}, not of {game.id!r}")
        if save.rules > game.rules_version:
            raise CorruptSave(f"this save has rules {save.rules}, newer than {game.rules_version}: reload the page")
        least, most = game.seats
        if not least <= len(save.seats) <= most:
            raise CorruptSave(f"{game.id} has no {len(save.seats)} seats")
        try:
            options = choose_switches(game.switches, save.options)
            session._start_empty(game, save.seats, number64(save.seed, "the seed"), options, dice)
            report = session._resume(save)
        except CorruptSave:
            raise
        except Exception as error:  # whatever a hostile save makes a rule do
            raise CorruptSave(f"this save cannot be played on: {error}") from error
        return session, report

    def _resume(self, save: Save) -> LoadReport:
        same = save.rules == self.game.rules_version
        checkpoint = self._restored(save.checkpoint, save.rules)
        self.base = self._restored(save.base, save.rules) if same and save.base is not None else None
        self._muted = True
        self._open(checkpoint)
        self._replay(save.tail if same else ())
        self._muted = False
        if same:
            if len(save.log) == save.answers and save.log[len(save.log) - len(save.tail) :] == save.tail:
                self.log.answers.extend(save.log)
                return LoadReport()
            self.base = checkpoint
            self.log.answers.extend(save.tail)
            return LoadReport(notes=("log_lost",))
        self.base = checkpoint
        return LoadReport(rules_changed=True, dropped=len(save.tail), notes=("rules_changed",))

    def _restored(self, stored: StoredCheckpoint, rules: int) -> Checkpoint[S]:
        data = stored.state if rules == self.game.rules_version else self.game.migrate(stored.state, rules)
        state = codec.from_json(self.game.state_type, data)
        problems = self.game.problems(state, between_steps=True)
        if min(stored.reveals, stored.steps) < 0:
            problems.append("it counts below zero")
        if self.game.players(state) != len(self.seats):
            problems.append("it has another number of seats than players")
        if problems:
            raise CorruptSave(f"this save contradicts the rules: {problems[0]}")
        return Checkpoint(state, number64(stored.rng, "the generator"), stored.reveals, stored.steps)

    # --- replays -----------------------------------------------------------------------------------------------

    @property
    def checkpoint(self) -> Checkpoint[S]:
        """The start of the running step. It never changes; later steps have others."""
        return self._checkpoint

    @property
    def tail(self) -> Sequence[Answer]:
        """The answers since the checkpoint."""
        return self._tail

    @classmethod
    def rewound(cls, game: Game[S, D], save: Save) -> tuple["Session[S, D]", list[Answer]]:
        """Return the session at the start of a save's log, and the log. Raises CorruptSave as ``load`` does."""
        session, _ = cls.load(game, save)
        if session.base is None:
            again = cls(game, save.seats, session.seed, save.options)
        else:
            again = cls.__new__(cls)
            again._start_empty(game, save.seats, session.seed, session.options)
            again.base = session.base
            again._open(session.base)
            again._replay(())
        return again, session.log.answers

    def follow(self, answer: Answer) -> None:
        """Give the next answer of a log. Raises CorruptSave if it does not fit."""
        try:
            self.skip_step() if answer == SKIPPED else self.answer(*answer)
        except KrainaError as error:
            raise CorruptSave(f"answer {len(self.log.answers)} of the log does not fit: {error}") from error

    def jump(self, checkpoint: Checkpoint[S], before: Sequence[Answer]) -> None:
        """Stand at a checkpoint of this match again; ``before`` are the answers that led to it."""
        self.log.cut(0)
        self.log.answers.extend(before)
        self._undo.clear()
        self._events.clear()
        self._rewind(checkpoint, ())

    @classmethod
    def replay(cls, game: Game[S, D], save: Save) -> "Session[S, D]":
        """Play a save's whole log again from its start.

        Raises:
            CorruptSave: if an answer of the log does not fit.
        """
        again, answers = cls.rewound(game, save)
        for answer in answers:
            again.follow(answer)
        return again


def _stored(checkpoint: Checkpoint[Any]) -> StoredCheckpoint:
    return StoredCheckpoint(codec.to_json(checkpoint.state), str(checkpoint.rng), checkpoint.reveals, checkpoint.steps)


def _fault(game: str, error: Exception) -> str:
    return f"{game}: {type(error).__name__}: {error}"
