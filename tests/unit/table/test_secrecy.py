"""What may be told of a bot's choice while the match runs: nothing of its hidden cards, by the true state."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from kraina.engine.decision import Answer, Decision, Option, Ref
from kraina.engine.event import Event, Told
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId
from kraina.engine.replay import Replay
from kraina.engine.text import Text, text
from kraina.games.registry import entry
from table.i18n import Texts
from table.match import Match
from table.screens.why import why
from table.secrecy import open_options, secrets

ME = PlayerId(0)


def hidden_cards(game: str, state: Any, player: PlayerId) -> set[str]:
    """Return the cards that a player holds and nobody else sees, by the state itself."""
    if game == "monstrum":
        one = state.get(player)
        return {*one.hand, *one.surprises}
    seeker = state.get(player)
    return {*seeker.spells, *[uid for uids in seeker.kept.values() for uid in uids]}


Asked = tuple[Decision[Any], Answer, "list[Option[Any]] | None", set[str], Any]


def asked_in(game: str, seed: int) -> Iterator[Asked]:
    """Yield every bot's choice of a match, with what a person at seat 1 may see of it and the bot's hidden cards."""
    match = Match.begin("g1", game, (Seat("Ala", "sensible"), Seat("B", "sensible"), Seat("C", "random")), seed, {})
    for _ in range(700):
        if not match.bot_to_act():
            break
        match.answer_of_bot()
    replay = Replay(entry(game).game, match.session.save())
    while replay.at < replay.length:
        session, decision = replay.session, replay.session.pending
        assert decision is not None
        at, bot, before = replay.at, session.view(decision.player), session.view(ME)
        held = hidden_cards(game, session.state, decision.player)
        kind = session.seats[decision.player].kind
        answer = replay.answers[at]
        reasons = entry(game).bot(kind).explain(bot, decision, answer)
        replay.go(at + 1)
        if decision.player != ME:
            secret = secrets(bot, (before, session.view(ME)), replay.told)
            shown = open_options(decision, answer, secret, replay.told, ME)
            yield decision, answer, shown, held & hidden_cards(game, session.state, decision.player), reasons


@pytest.mark.parametrize(("game", "least"), [("monstrum", 30), ("magiczny_miecz", 10)])
def test_no_option_that_is_shown_plays_a_card_that_is_still_hidden(game: str, least: int) -> None:
    withheld = told = 0
    for seed in range(4):
        for decision, answer, shown, held, _ in asked_in(game, seed):
            cards = [option for option in decision.options if held & {str(option.value), *option.key.split(":")}]
            cards += [option for option in decision.options if option.at is not None and option.at.id in held]
            withheld += len({option.key for option in cards})
            if shown is not None:
                told += 1
                keys = [option.key for option in shown]
                assert [option.key for option in cards if option.key in keys] == []
                assert set(answer) <= set(keys)
    assert withheld >= least and told > 50


@pytest.mark.parametrize("game", ["monstrum", "magiczny_miecz"])
def test_a_running_match_tells_no_worths_and_says_so(game: str) -> None:
    t = Texts("en", ["ui", game], ("Ala", "B", "C"))
    told = 0
    for decision, answer, shown, _, reasons in asked_in(game, 2):
        if shown is not None:
            markup = why(t, decision, answer, reasons, shown)
            assert "While the match is running" in markup and "Worth" not in markup
            assert not re.search(r"<td>-?\d+</td>", markup)
            told += 1
    assert told > 20


def question(*options: Option[str], kind: str = "turn") -> Decision[str]:
    return Decision(PlayerId(1), kind, text("ask.turn"), options)


PLAY = Option("play:hammer", "hammer", text("option.play", card=Text("card.hammer.name")), Ref("card", "hammer"))
REST = Option("end", "end", text("option.end"))
OTHER = Option("play:net#2", "net#2", text("option.play", card=Text("card.net.name")), Ref("card", "net"))
SEEN: list[Event] = [Told(text=text("told.moves"))]


def keys(found: list[Option[Any]] | None) -> list[str] | None:
    return None if found is None else [option.key for option in found]


def test_what_was_picked_comes_first_and_hidden_cards_are_left_out() -> None:
    asked = question(PLAY, OTHER, REST)
    assert keys(open_options(asked, ("end",), frozenset({"hammer", "net#2"}), SEEN, ME)) == ["end"]
    assert keys(open_options(asked, ("end",), frozenset({"net#2"}), SEEN, ME)) == ["end", "play:hammer"]
    assert keys(open_options(asked, ("play:hammer",), frozenset(), SEEN, ME)) == ["play:hammer", "play:net#2", "end"]


def test_a_choice_is_secret_if_it_names_a_secret_or_not_everybody_saw_it() -> None:
    asked = question(PLAY, REST)
    assert open_options(asked, ("play:hammer",), frozenset({"hammer"}), SEEN, ME) is None
    assert open_options(asked, ("end",), frozenset(), [], ME) is None
    private = [*SEEN, Told(text=text("told.sees"), only=(PlayerId(1),))]
    assert open_options(asked, ("end",), frozenset(), private, ME) is None
    assert keys(open_options(asked, ("end",), frozenset(), private, PlayerId(1))) == ["end", "play:hammer"]


def test_a_response_that_was_passed_is_not_told() -> None:
    asked = question(PLAY, Option("pass", "pass", text("option.pass")), kind="response")
    assert open_options(asked, ("pass",), frozenset(), SEEN, ME) is None
