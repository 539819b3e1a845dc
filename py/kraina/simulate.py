"""Whole matches without a page, played by bots, and what is counted in them. It knows no game."""

import statistics
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from kraina.engine.bot import Bot, answer_of, bot_rng
from kraina.engine.errors import IllegalAnswer, RulesBug
from kraina.engine.game import Game, Seat, choose_switches
from kraina.engine.ids import PlayerId
from kraina.engine.rng import derive
from kraina.engine.session import Session
from kraina.games.registry import Entry

MOST_DECISIONS = 20_000
"""Decisions after which a match is given up as endless."""
CHECKED_EVERY = 50
"""Decisions between two checks of the state."""


@dataclass(slots=True)
class Match:
    """What became of one match."""

    seed: int
    winners: tuple[PlayerId, ...] | None = None
    """Nobody if it ended without a winner, None if it did not end."""
    turns: int = 0
    """Turns of the player who had most."""
    decisions: int = 0
    problems: list[str] = field(default_factory=list)

    def note(self, sentence: str) -> None:
        """Add a problem, each sentence once."""
        told = f"match {self.seed}: {sentence}"
        if told not in self.problems:
            self.problems.append(told)


@dataclass(frozen=True, slots=True)
class Simulation:
    """What was counted in some matches of one game."""

    game: str
    seats: int
    games: int
    seed: int
    options: dict[str, str]
    bots: dict[str, int]
    """Matches played by each bot."""
    finished: int
    no_winner: int
    """Of those finished, the matches that nobody won."""
    median_turns: int | float
    """Of the matches finished, by the turns of the player who had most."""
    wins: list[int]
    """Matches won, by seat."""
    decisions: int
    decisions_per_second: int
    problems: list[str]
    executed: dict[str, int]
    """For each id of the catalogue how often its rule ran to its end."""
    never: list[str]


def simulate(
    entry: Entry, seats: int, games: int, seed: int, bots: Sequence[str], wanted: Mapping[str, str]
) -> Simulation:
    """Play matches and count: an equal part of them by each of the bots, who then sits at every seat.

    Everything but ``decisions_per_second`` depends on the arguments alone.

    Raises:
        BadSetup: if the number of seats or a switch does not fit the game.
    """
    game, ran = entry.game, Counter[str]()
    options = choose_switches(game.switches, wanted)
    players = {name: entry.bot(name) for name in bots}
    names = [bots[number % len(bots)] for number in range(games)]
    started = perf_counter()
    matches = [
        play_match(game, [Seat(f"{name} {seat + 1}", name) for seat in range(seats)], [players[name]] * seats,
                   derive(seed, number), options, ran)
        for number, name in enumerate(names)
    ]  # fmt: skip
    passed = perf_counter() - started
    finished = [match for match in matches if match.winners is not None]
    executable = game.catalogue(options).executable
    decisions = sum(match.decisions for match in matches)
    unknown = [f"{ident!r} ran and is not in the catalogue" for ident in sorted(ran) if ident not in executable]
    return Simulation(
        game=game.id,
        seats=seats,
        games=games,
        seed=seed,
        options=options,
        bots=dict(Counter(names)),
        finished=len(finished),
        no_winner=sum(not match.winners for match in finished),
        median_turns=_whole(statistics.median(match.turns for match in finished)) if finished else 0,
        wins=[sum(PlayerId(seat) in (match.winners or ()) for match in finished) for seat in range(seats)],
        decisions=decisions,
        decisions_per_second=round(decisions / passed),
        problems=[problem for match in matches for problem in match.problems] + unknown,
        executed={ident: ran[ident] for ident in executable},
        never=[ident for ident in executable if not ran[ident]],
    )


def play_match(
    game: Game[Any, Any],
    seats: Sequence[Seat],
    bots: Sequence[Bot],
    seed: int,
    options: Mapping[str, str],
    ran: Counter[str],
) -> Match:
    """Play one match to its end, one bot a seat, and count in ``ran`` the ids whose rules ran.

    A step that breaks is noted and skipped, a broken state noted. Raises BadSetup as ``Session`` does.
    """
    match = Match(seed)

    def count(ident: str) -> None:
        ran[ident] += 1

    try:
        session = Session(game, seats, seed, options, ran=count)
        _play_on(match, session, bots)
    except RulesBug as error:
        match.note(f"{error}; the match cannot go on")
        return match
    for fault in session.faults:
        match.note(f"{fault}; the step was skipped")
    _check(match, session)
    match.turns = game.turns(session.state)
    match.winners = session.outcome.winners if session.outcome else None
    return match


def _play_on(match: Match, session: Session[Any, Any], bots: Sequence[Bot]) -> None:
    """Answer every question of a session until it ends or the bound is reached."""
    chances = [bot_rng(match.seed, PlayerId(seat)) for seat in range(len(bots))]
    while (decision := session.pending) is not None:
        if match.decisions == MOST_DECISIONS:
            match.note(f"not over after {MOST_DECISIONS} decisions")
            return
        match.decisions += 1
        seat = decision.player
        answer, fault = answer_of(bots[seat], session.view, decision, chances[seat])
        if fault:
            match.note(fault)
        try:
            session.answer(*answer)
        except (RulesBug, IllegalAnswer) as error:
            match.note(f"{error}; the step was skipped")
            session.skip_step()
        session.drain_events()
        if match.decisions % CHECKED_EVERY == 0:
            _check(match, session)


def _check(match: Match, session: Session[Any, Any]) -> None:
    for problem in session.game.problems(session.state):
        match.note(f"{problem} (seen at decision {match.decisions})")


def _whole(number: float) -> int | float:
    return int(number) if number == int(number) else number
