"""Simulated matches when something is wrong with the game: problems are told, and play goes on."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from kraina import simulate as simulation
from kraina.engine.bot import RandomBot
from kraina.engine.decision import Flow
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId
from kraina.games.monstrum.game import Monstrum
from kraina.games.monstrum.state import MonstrumCtx, State
from kraina.games.registry import Entry
from kraina.simulate import Match, play_match, simulate

OPTIONS = {"ending": "reach", "spoils": "on", "darkness_trapdoors": "on", "shuffled_movement": "off"}
SEATS = [Seat("a"), Seat("b")]


def match_of(game: Monstrum, seed: int = 3) -> Match:
    return play_match(game, SEATS, [RandomBot()] * 2, seed, OPTIONS, Counter())


class BreaksAfterAnAnswer(Monstrum):
    """A game whose third turn of seat 0 breaks behind its first question."""

    def play_step(self, ctx: MonstrumCtx) -> Flow[None]:
        one = ctx.state.get(ctx.state.current)
        if ctx.state.begun and one.player == 0 and one.turns == 2:
            yield from self._ask_and_break(ctx)
        yield from super().play_step(ctx)

    def _ask_and_break(self, ctx: MonstrumCtx) -> Flow[None]:
        turn = super().play_step(ctx)
        yield next(turn)
        raise ZeroDivisionError("a rule that broke")


class BreaksAtOnce(Monstrum):
    """A game whose third turn of seat 0 breaks before any question."""

    def play_step(self, ctx: MonstrumCtx) -> Flow[None]:
        one = ctx.state.get(ctx.state.current)
        if ctx.state.begun and one.player == 0 and one.turns == 2:
            raise ZeroDivisionError("a rule that broke")
        yield from super().play_step(ctx)


class Endless(Monstrum):
    """A game that nobody wins or loses."""

    def outcome(self, state: State) -> None:
        for one in state.adventurers:
            one.strength, one.alive = 10, True
        state.winner = None


class Leaky(Monstrum):
    """A game that finds something wrong with every state."""

    def problems(self, state: State, *, between_steps: bool = False) -> list[str]:
        return ["a card is lost"]


@pytest.mark.parametrize("broken", [BreaksAfterAnAnswer, BreaksAtOnce])
def test_a_broken_rule_is_told_with_the_seed_and_costs_a_turn(broken: type[Monstrum]) -> None:
    match = match_of(broken())
    assert match.problems == ["match 3: monstrum: ZeroDivisionError: a rule that broke; the step was skipped"]
    assert match.winners is not None


def test_an_endless_match_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "MOST_DECISIONS", 200)
    match = match_of(Endless())
    assert "match 3: not over after 200 decisions" in match.problems
    assert match.winners is None
    assert match.decisions == 200


def test_the_state_is_checked_on_the_way_and_at_the_end() -> None:
    match = match_of(Leaky())
    assert match.problems[0] == "match 3: a card is lost (seen at decision 50)"
    assert match.problems[-1] == f"match 3: a card is lost (seen at decision {match.decisions})"


def test_a_sound_match_has_no_problems() -> None:
    match = match_of(Monstrum())
    assert match.problems == []
    assert match.winners is not None
    assert match.turns > 0


def test_an_id_that_the_catalogue_lacks_is_a_problem() -> None:
    class Uncounted(Monstrum):
        def catalogue(self, options: Mapping[str, str]) -> Any:
            whole = super().catalogue(options)
            kept = tuple(ident for ident in whole.executable if ident != "card:step-1")
            return type(whole)(whole.spaces, whole.characters, whole.decks, kept)

    done = simulate(Entry(Uncounted(), {"random": RandomBot}), 2, 1, 1, ["random"], {})
    assert done.problems == ["'card:step-1' ran and is not in the catalogue"]


def test_matches_are_shared_out_among_the_bots() -> None:
    chosen: list[str] = []

    class Noted(RandomBot):
        def __init__(self, name: str) -> None:
            chosen.append(name)

    bots = {"first": lambda: Noted("first"), "second": lambda: Noted("second")}
    done = simulate(Entry(Monstrum(), bots), 2, 3, 1, list(bots), {})
    assert done.bots == {"first": 2, "second": 1}
    assert chosen == ["first", "second"]


def test_every_match_has_a_seed_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def noted(game: Any, seats: Sequence[Seat], bots: Any, seed: int, options: Any, ran: Any) -> Match:
        seeds.append(seed)
        return Match(seed, winners=(PlayerId(1),), turns=4)

    monkeypatch.setattr(simulation, "play_match", noted)
    done = simulate(Entry(Monstrum(), {"random": RandomBot}), 2, 5, 1, ["random"], {})
    assert len(set(seeds)) == 5
    assert (done.finished, done.no_winner, done.wins, done.median_turns) == (5, 0, [0, 5], 4)
