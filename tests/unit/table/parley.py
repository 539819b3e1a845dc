"""A tiny game on the table: questions of every shape that the page must handle, above all responses of others."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import pytest

from kraina.engine.bot import RandomBot
from kraina.engine.context import Ctx
from kraina.engine.decision import Decision, Flow, Option, Ref, ask, ask_many
from kraina.engine.errors import CorruptSave
from kraina.engine.event import Told
from kraina.engine.game import Catalogue, Outcome, Seat, Switch, View
from kraina.engine.ids import GameId, Json, PlayerId, design_of
from kraina.engine.rng import Rng
from kraina.engine.text import Who, text
from kraina.engine.values import frozen
from kraina.games import registry
from table.html import Markup, tag

ACTIONS = ("shout", "mutter", "many", "maybe", "both", "crowd", "end")
CARDS = (("ash#1",), ("ash#2", "birch#1"), ("ash#3",))
"""What each seat may answer with."""
SENTENCES = {
    "game.title": "Parley",
    "card.ash.name": "Ash",
    "card.birch.name": "Birch",
    "hill.5.name": "Green Hill",
    "ref.hill": "Hills",
    "ask.turn": "What will you do?",
    "ask.response": "Somebody shouted.",
    "ask.pick": "Which ones?",
    "option.pass": "Pass",
    "option.cast": "Cast {card} on {who}",
    "told.does": "{who}: {what}.",
    "hint.loud": "It is loud.",
    **{f"option.{word}": word for word in (*ACTIONS, "one", "two", "three")},
    **{f"option.go-{number}": f"go {number}" for number in range(12)},
}


@dataclass(slots=True)
class ParleyState:
    """Whose turn it is, and what was done."""

    seats: int
    current: PlayerId = PlayerId(0)
    turns: int = 0
    done: list[str] = field(default_factory=list)


@frozen()
class ParleyView(View):
    """Everything but the cards is open."""

    done: tuple[str, ...]


class Parley:
    """A turn is any number of actions; nobody ever wins."""

    id = GameId("parley")
    rules_version = 1
    data = None
    state_type = ParleyState
    seats = (2, 3)
    switches: tuple[Switch, ...] = ()

    def setup(self, seats: Sequence[Seat], options: Mapping[str, str], rng: Rng) -> ParleyState:
        return ParleyState(len(seats))

    def play_step(self, ctx: Ctx[ParleyState, None]) -> Flow[None]:
        player, picked = ctx.state.current, ""
        while picked != "end":
            options = tuple(Option(word, word, text(f"option.{word}")) for word in ACTIONS)
            picked = yield from ask(Decision(player, "turn", text("ask.turn"), options))
            ctx.emit(Told(text=text("told.does", who=Who(player), what=picked)))
            yield from _deed(ctx, player, picked)
        ctx.state.turns += 1
        ctx.state.current = PlayerId((player + 1) % ctx.state.seats)

    def skip_step(self, state: ParleyState) -> None:
        state.turns += 1

    def outcome(self, state: ParleyState) -> Outcome | None:
        return None

    def view(self, state: ParleyState, viewer: PlayerId | None) -> ParleyView:
        return ParleyView(viewer, tuple(state.done))

    def redeal_hidden(self, state: ParleyState, viewer: PlayerId, rng: Rng) -> None: ...

    def migrate(self, state: Json, version: int) -> Json:
        raise CorruptSave("there is one version")

    def problems(self, state: ParleyState, *, between_steps: bool = False) -> list[str]:
        return []

    def players(self, state: ParleyState) -> int:
        return state.seats

    def turns(self, state: ParleyState) -> int:
        return state.turns

    def catalogue(self, options: Mapping[str, str]) -> Catalogue:
        return Catalogue(0, 0, {}, ())


def _deed(ctx: Ctx[ParleyState, None], player: PlayerId, picked: str) -> Flow[None]:
    if picked == "shout":
        for other in range(ctx.state.seats):
            if other != player:
                yield from _window(ctx, PlayerId(other))
    elif picked == "mutter":
        yield from _window(ctx, player)
    elif picked in ("many", "maybe", "both"):
        least, most = {"many": (0, 2), "maybe": (0, 1), "both": (2, 2)}[picked]
        options = tuple(Option(word, word, text(f"option.{word}")) for word in ("one", "two", "three"))
        words = yield from ask_many(Decision(player, "pick", text("ask.pick"), options, least, most))
        ctx.state.done.append(f"{picked}:{','.join(words)}")
    elif picked == "crowd":
        ctx.state.done.append((yield from ask(Decision(player, "crowd", text("ask.pick"), crowd()))))


def crowd() -> tuple[Option[str], ...]:
    """Return twelve options: two on one hill with a name, others on hills, one on a player, one on nothing."""
    places = [Ref("hill", str(number)) for number in (1, 2, 5, 3, 5, 4, 6, 7, 8, 9)]
    return tuple(
        Option(f"go:{number}", f"go:{number}", text(f"option.go-{number}"), at)
        for number, at in enumerate([*places, Ref("player", "1"), None])
    )


def _window(ctx: Ctx[ParleyState, None], player: PlayerId) -> Flow[None]:
    """Ask one player for a response; each card may be cast on every seat."""
    options: list[Option[str]] = [Option("pass", "pass", text("option.pass"))]
    for uid in CARDS[player]:
        for seat in range(ctx.state.seats):
            key = f"cast:{uid}:{seat}"
            label = text("option.cast", card=text(f"card.{design_of(uid)}.name"), who=Who(PlayerId(seat)))
            options.append(Option(key, key, label, Ref("card", uid), text("hint.loud")))
    asked = Decision(player, "response", text("ask.response"), tuple(options), 0, 1)
    ctx.state.done.append(f"{player} {','.join((yield from ask_many(asked)))}")


def _renderer() -> ModuleType:
    """Return a module that draws next to nothing."""
    module: Any = ModuleType("table.render.parley")
    nothing = Markup("")
    module.size = lambda: (100, 100)
    module.spot = lambda place: (10 * int(place), 50) if place.isdigit() else None
    module.focus = lambda view, player: ((player, 99),)
    module.board = lambda t: tag("rect")
    module.hand = lambda view, decision, t: tag("p", f"hand of {view.viewer}")
    module.players = lambda view, t: tag("p", "; ".join(view.done))
    module.overlay = module.scene = lambda view, decision, t: nothing
    module.piles = lambda view, t: nothing
    module.moment = lambda event, later, view, t: nothing
    found: ModuleType = module
    return found


def lay_out(patch: pytest.MonkeyPatch) -> None:
    """Make the game one of those that can be played at the page, for the time of a test."""
    import table.i18n

    load = table.i18n.load_sentences
    patch.setitem(registry.ENTRIES, Parley.id, lambda: registry.Entry(Parley(), {"random": RandomBot}))  # type: ignore[arg-type]
    patch.setitem(sys.modules, "table.render.parley", _renderer())
    patch.setattr(
        table.i18n, "load_sentences", lambda folder, lang: SENTENCES if folder == "parley" else load(folder, lang)
    )
