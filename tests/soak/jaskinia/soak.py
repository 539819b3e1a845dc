"""The soak of Jaskinia: the sensible bot alone at every number of seats, and together with Talisman at four.

Alone: length, winners, Searchers, how the Crystal's Chamber is found and where the trials fail, and whether everything
runs. Together: how often the Cave is visited, how often that is fatal, and what it adds to the length of a game.
"""

from __future__ import annotations

import statistics
import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from kraina.engine.bot import bot_rng
from kraina.engine.event import DieRolled
from kraina.engine.game import Seat, choose_switches
from kraina.engine.ids import PlayerId
from kraina.engine.rng import derive
from kraina.engine.session import Session
from kraina.engine.text import Who
from kraina.games.registry import entry
from kraina.kit.cave.board import load_cave
from tests.soak.measure import Measure, within

BOT = "sensible"
SEATS = (2, 3, 4, 5, 6)
JOINED_SEATS, JOINED_SHARE = 4, 5
"""Seats of the games together, and one of how many games is played so."""
TRIALS = {"combat": "beast", "psychic": "phantom", "gnome": "gnome"}
"""Purpose of a die -> the trial that it belongs to."""
MOST_DECISIONS = 20_000


@dataclass(slots=True)
class Story:
    """What is counted in one match."""

    turns: int = 0
    winner: str = ""
    """The winner's Searcher, if there is one."""
    found: int | None = None
    by_dice: bool = False
    failed: list[str] = field(default_factory=list)
    attempts: int = 0
    visits: int = 0
    fatal: int = 0
    problems: list[str] = field(default_factory=list)


def soak(games: int, seed: int) -> tuple[list[Measure], list[str]]:
    """Play, and return the measures and what went wrong."""
    ran: Counter[str] = Counter()
    alone: dict[int, list[Story]] = {}
    for seats in SEATS:
        count = max(1, games // len(SEATS))
        alone[seats] = [_play("jaskinia", seats, derive(seed, seats, number), {}, ran) for number in range(count)]
        print(f"{seats} seats: {count} games", file=sys.stderr, flush=True)
    together = {
        on: [_play("talisman", JOINED_SEATS, derive(seed, 9, number), {"cave": on}, Counter())
             for number in range(max(1, games // JOINED_SHARE))]
        for on in ("on", "off")
    }  # fmt: skip
    executable = entry("jaskinia").game.catalogue({}).executable
    never = [ident for ident in executable if not ran[ident]]
    print(f"never executed: {', '.join(never) or 'nothing'}", file=sys.stderr)
    stories = [story for group in (*alone.values(), *together.values()) for story in group]
    problems = [problem for story in stories for problem in story.problems]
    measures = [*_alone(alone), *_together(together["on"], together["off"])]
    return [*measures, within("what never ran alone", len(never), None, 0, percent=False)], problems


def _play(game: str, seats: int, seed: int, options: Mapping[str, str], ran: Counter[str]) -> Story:
    """Play a match and count."""
    it, story = entry(game), Story()
    bot, chosen = it.bot(BOT), choose_switches(it.game.switches, options)
    session: Session[Any, Any] = Session(
        it.game, [Seat(str(seat), BOT) for seat in range(seats)], seed, chosen, ran=lambda ident: ran.update([ident])
    )
    rngs = [bot_rng(seed, PlayerId(seat)) for seat in range(seats)]
    last, decisions = "", 0
    while session.pending is not None and decisions < MOST_DECISIONS:
        decisions += 1
        asked = session.pending
        session.answer(*bot.choose(session.view(asked.player), asked, rngs[asked.player]))
        for event in session.drain_events():
            if isinstance(event, DieRolled):
                last = TRIALS.get(event.purpose, last)
                story.by_dice = event.purpose == "crystal" if story.found is None else story.by_dice
            _note(story, event.text.key, last, it.game.turns(session.state))
            who = dict(event.text.params).get("who")
            if event.text.key == "told.dies" and game == "talisman" and isinstance(who, Who):
                story.fatal += session.state.heroes[who.player].space in load_cave()
    story.turns = it.game.turns(session.state)
    story.problems = [*session.faults, *it.game.problems(session.state)]
    if session.outcome is None:
        story.problems.append(f"a game of {game} did not end (seed {seed})")
    elif session.outcome.winners and game == "jaskinia":
        story.winner = session.state.searchers[session.outcome.winners[0]].character
    return story


def _note(story: Story, key: str, last: str, turn: int) -> None:
    if key == "told.found":
        story.found = turn
    elif key == "told.trials":
        story.attempts += 1
    elif key == "told.trial-failed":
        story.failed.append(last)
    elif key == "told.enters-cave":
        story.visits += 1


def _alone(groups: Mapping[int, list[Story]]) -> list[Measure]:
    stories = [story for group in groups.values() for story in group]
    wins = Counter(story.winner for story in stories if story.winner)
    found = [story.found for story in stories if story.found is not None]
    attempts = max(1, sum(story.attempts for story in stories))
    failed = Counter(trial for story in stories for trial in story.failed)
    rows = [
        Measure(f"{seats} seats: median rounds, winners", f"{_median(group)}, {100 * _won(group):.0f} %")
        for seats, group in groups.items()
    ]
    return [
        *rows,
        within("median rounds", _median(stories), 38, 52, percent=False),
        within("games that end with a winner", _won(stories), 0.84, 0.93),
        Measure("Chamber found in round (median)", f"{statistics.median(found) if found else 0}"),
        Measure("found by two dice", f"{sum(story.by_dice for story in stories)} of {len(found)}"),
        *(
            Measure(f"trials failed at the {trial}", f"{100 * failed[trial] / attempts:.0f} %")
            for trial in TRIALS.values()
        ),
        *(within(f"won by the {one}", wins[one] / len(stories), 0.07, 0.16) for one in sorted(_searchers())),
    ]


def _searchers() -> list[str]:
    return list(entry("jaskinia").game.data.box.characters)


def _together(on: list[Story], off: list[Story]) -> list[Measure]:
    visits = sum(story.visits for story in on)
    return [
        within("together: games that visit the Cave", sum(story.visits > 0 for story in on) / len(on), 0.5, None),
        within("together: visits that are fatal", sum(story.fatal for story in on) / max(1, visits), None, 0.25),
        within("together: length against without", _median(on) / _median(off), None, 1.15, percent=False),
    ]


def _median(stories: list[Story]) -> float:
    return statistics.median(story.turns for story in stories)


def _won(stories: list[Story]) -> float:
    return sum(story.winner != "" for story in stories) / len(stories)
