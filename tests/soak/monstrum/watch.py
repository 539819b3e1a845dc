"""One match of Monstrum, played by bots and watched: what became of each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from kraina.engine.bot import bot_rng
from kraina.engine.event import CardShown, CounterChanged, Event, PawnMoved, Told
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId
from kraina.engine.session import Session
from kraina.engine.text import Who
from kraina.games.monstrum.board import FieldId
from kraina.games.monstrum.cards import MonstrumData, is_blank
from kraina.games.monstrum.game import Monstrum
from kraina.games.monstrum.state import State
from tests.soak.monstrum.bots import make_bot

MOST_DECISIONS = 20_000
AREA_RULES = ("8.3", "8.4", "8.10")
CAUSES: Mapping[str, str] = {"6.6": "fight", "9.8": "fight", "9.9": "net", **dict.fromkeys(AREA_RULES, "area spell")}
"""The rule of the last loss of strength -> what killed."""


@dataclass(slots=True)
class SeatStory:
    """What became of one seat."""

    taste: str
    place: int = 0
    """Place in the order of play, from 0."""
    dexterity: int = 0
    turns: int = 0
    fights: int = 0
    surprises: int = 0
    strongest: int = 0
    corridors: int = 0
    corridor_gain: int = 0
    """Fields saved by corridors, less those lost."""
    belt_armed: bool = False
    death: str | None = None
    won: bool = False


@dataclass(slots=True)
class Story:
    """What became of a match."""

    seats: list[SeatStory]
    ran: Counter[str] = field(default_factory=Counter)
    drawn: Counter[str] = field(default_factory=Counter)
    """Surprises drawn, by card."""
    decisions: int = 0
    finished: bool = False
    problems: list[str] = field(default_factory=list)

    @property
    def turns(self) -> int:
        """The turns of the player who had most."""
        return max(seat.turns for seat in self.seats)


class Watch:
    """A match under way, with the story that its events tell."""

    def __init__(self, game: Monstrum, tastes: Sequence[str], seed: int, options: Mapping[str, str]) -> None:
        self.board = game.data.board
        self.story = Story([SeatStory(taste) for taste in tastes])
        self._bots = [make_bot(game.data, taste) for taste in tastes]
        self._chances = [bot_rng(seed, PlayerId(seat)) for seat in range(len(tastes))]
        self._losses: dict[PlayerId, str] = {}
        self._trapped: dict[PlayerId, str] = {}
        self._session: Session[State, MonstrumData] | None = None
        seats = [Seat(f"{taste} {seat + 1}", taste) for seat, taste in enumerate(tastes)]
        self._session = Session(game, seats, seed, options, ran=self._count)

    def play(self) -> Story:
        """Play to the end and return the story."""
        session, story = self._session, self.story
        assert session is not None
        while session.pending is not None and story.decisions < MOST_DECISIONS:
            self._hear(session.drain_events())
            decision = session.pending
            story.decisions += 1
            view, chance = session.view(decision.player), self._chances[decision.player]
            session.answer(*self._bots[decision.player].choose(view, decision, chance))
        self._hear(session.drain_events())
        story.problems += [*session.faults, *session.game.problems(session.state)]
        story.finished = session.outcome is not None
        winners = session.outcome.winners if session.outcome else ()
        for seat, one in zip(story.seats, session.state.adventurers, strict=True):
            seat.dexterity, seat.turns, seat.won = one.dexterity, one.turns, one.player in winners
        return story

    def _count(self, ident: str) -> None:
        """Count an id; at a trapdoor note, while he still lives, whose doing it is."""
        self.story.ran[ident] += 1
        if ident != "space:trapdoor" or self._session is None:
            return
        state = self._session.state
        for one in state.living():
            if self.board.fields[one.field].ground == "trapdoor":
                own = "rings" if one.master is not None else "trapdoor"
                self._trapped[one.player] = own if one.player == state.current else "darkness"

    def _hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, Told):
                self._hear_told(event)
            elif isinstance(event, CardShown):
                self._hear_card(event)
            elif isinstance(event, PawnMoved):
                self._hear_move(event)
            elif isinstance(event, CounterChanged) and event.counter == "strength":
                seat = self.story.seats[event.player]
                seat.strongest = max(seat.strongest, event.after)
                if event.after < event.before and event.rule:
                    self._losses[event.player] = event.rule

    def _hear_told(self, event: Told) -> None:
        who = dict(event.text.params).get("who")
        if not isinstance(who, Who):
            return
        seat = self.story.seats[who.player]
        if event.text.key == "told.first":
            for number, one in enumerate(self.story.seats):
                one.place = (number - who.player) % len(self.story.seats)
        elif event.text.key == "told.belt-armed":
            seat.belt_armed = True
        elif event.text.key == "told.dies":
            cause = CAUSES.get(self._losses.get(who.player, ""), "other loss")
            seat.death = self._trapped.get(who.player, cause)

    def _hear_card(self, event: CardShown) -> None:
        seat = self.story.seats[event.player]
        if event.text.key in ("told.draws-blank", "told.draws-open", "told.you-drew"):
            seat.surprises += 1
            self.story.drawn[event.card] += 1
        elif event.deck == "combat" and not is_blank(event.card):
            seat.fights += 1

    def _hear_move(self, event: PawnMoved) -> None:
        seat = self.story.seats[event.player]
        start, end = (FieldId(int(event.path[index])) for index in (0, -1))
        if event.rule == "5.5":
            seat.corridor_gain += (self.board.to_goal[start] or 0) - (self.board.to_goal[end] or 0)
        elif self.board.fields[end].corridor:
            seat.corridors += 1
