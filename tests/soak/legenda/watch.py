"""One match of Legenda, played by sensible bots and watched: what became of each seat, in rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from kraina.engine.bot import answer_of, bot_rng
from kraina.engine.event import CardShown, Event, Told
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId
from kraina.engine.session import Session
from kraina.engine.text import Who
from kraina.games.legenda.bot import SensibleBot
from kraina.games.legenda.cards import LegendaData
from kraina.games.legenda.game import Legenda
from kraina.games.legenda.state import State, level

MOST_DECISIONS = 20_000


@dataclass(slots=True)
class SeatStory:
    """What became of one seat."""

    hero: str
    levels: dict[int, int] = field(default_factory=dict)
    """Level -> the round in which it was reached first."""
    fights: Counter[tuple[int, bool]] = field(default_factory=Counter)
    """Fights with enemies by level and whether they were won."""
    deaths: int = 0
    missions: int = 0
    failed: Counter[int] = field(default_factory=Counter)
    """Missions failed, by level."""
    done: Counter[int] = field(default_factory=Counter)
    """Missions carried out, by the level at which they were."""
    large: int = 0
    """Large experience points ever gained."""
    learned: int = 0
    won: bool = False


@dataclass(slots=True)
class Story:
    """What became of a match."""

    seats: list[SeatStory]
    rounds: int = 0
    finished: bool = False
    decisions: int = 0
    cast: Counter[int] = field(default_factory=Counter)
    """Spells cast, by level."""
    duels: int = 0
    opened: list[int] = field(default_factory=list)
    """Rounds from each draw of the Shapeshifter to its fall."""
    standing: bool = False
    """The Shapeshifter was still open at the end."""
    ran: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)


class Watch:
    """Plays one match and keeps its story."""

    def __init__(self, game: Legenda, seats: int, seed: int, switches: Mapping[str, str]) -> None:
        """Set the match up."""
        self.seed, self.data = seed, game.data
        self.story = Story([])

        def count(ident: str) -> None:
            self.story.ran[ident] += 1

        self.session: Session[State, LegendaData] = Session(
            game, [Seat(f"bot {seat}", "sensible") for seat in range(seats)], seed, switches, ran=count
        )
        self.story.seats = [SeatStory(one.hero) for one in self.session.state.heroes]
        self._ranks = [1] * seats
        """The levels before the last answer: a fight was fought at that."""

    def play(self) -> Story:
        """Play to the end and return the story."""
        story, session = self.story, self.session
        bots = [SensibleBot(self.data) for _ in story.seats]
        chances = [bot_rng(self.seed, PlayerId(seat)) for seat in range(len(bots))]
        while session.pending is not None and story.decisions < MOST_DECISIONS:
            seat = session.pending.player
            answer, fault = answer_of(bots[seat], session.view, session.pending, chances[seat])
            if fault:
                story.problems.append(fault)
            session.answer(*answer)
            story.decisions += 1
            for event in session.drain_events():
                self._note(event)
            self._ranks = [level(self.data, one) for one in session.state.heroes]
        self._close()
        return story

    def _close(self) -> None:
        story, state = self.story, self.session.state
        story.rounds, story.standing = state.round, state.open
        story.problems += [*self.session.faults, *self.session.game.problems(state)]
        outcome = self.session.outcome
        story.finished = outcome is not None
        for seat, one in zip(story.seats, state.heroes, strict=True):
            seat.deaths, seat.missions = one.deaths, one.missions
            seat.won = outcome is not None and one.player in outcome.winners

    def _note(self, event: Event) -> None:
        key = event.text.key
        who = dict(event.text.params).get("who")
        if not isinstance(who, Who):
            return
        seat, state = self.story.seats[who.player], self.session.state
        rank = self._ranks[who.player]
        if isinstance(event, CardShown):
            self._card(event, seat)
        elif isinstance(event, Told) and event.rule == "1.9a" and key in ("told.beats", "told.beaten"):
            seat.fights[rank, key == "told.beats"] += 1
        elif key == "told.level":
            seat.levels.setdefault(int(str(dict(event.text.params)["level"])), state.round)
        elif key == "told.large":
            seat.large += 1
        elif key == "told.mission-done":
            seat.done[rank] += 1
            if event.rule == "2.2":
                self.story.opened.append(state.round - state.opened)
        elif key == "told.mission-failed":
            seat.failed[rank] += 1
        elif key == "told.wins-duel":
            self.story.duels += 1

    def _card(self, event: CardShown, seat: SeatStory) -> None:
        if event.deck == "spell" and event.text.key == "told.learns":
            seat.learned += 1
        elif event.deck == "spell":
            self.story.cast[self.data.spells[event.card].level] += 1
