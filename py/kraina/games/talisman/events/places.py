"""Places, which stay where they were drawn. Rule 12.4."""

from collections.abc import Mapping
from typing import Literal

from kraina.engine.decision import Flow
from kraina.engine.ids import PlayerId, RuleRef, Uid
from kraina.engine.text import text
from kraina.games.talisman.counters import change
from kraina.games.talisman.dice import roll
from kraina.games.talisman.events.strangers import teleport
from kraina.games.talisman.lands.shops import prices, shop
from kraina.games.talisman.lands.tables import (
    Table,
    counter,
    creature,
    lost_turn,
    nothing,
    piety,
    roll_on,
    spell,
)
from kraina.games.talisman.pawn import carry_off, lose_turns
from kraina.games.talisman.points import craft, strength
from kraina.games.talisman.state import Tale, able
from kraina.games.talisman.verbs import CardVerb
from kraina.kit.choose import agrees
from kraina.kit.names import card_text

RULE = "12.4"
ENOUGH = 5
"""Total Strength or Craft that keeps one from losing a turn in the Marsh or the Maze."""
PORTAL = ("crags", "village", "city", "warlocks-cave", "temple", "plain-of-peril")
CAVE: Table = {
    1: creature("cave-dragon", 7, "battle"), 2: creature("cave-goblin", 2, "battle"), 3: lost_turn,
    4: counter("gold", 2), 5: counter("gold", 2), 6: counter("gold", 3),
}  # fmt: skip


def _away(ctx: Tale, player: PlayerId, rule: RuleRef) -> Flow[None]:
    yield from teleport(ctx, player)


SHRINE: Table = {
    1: nothing, 2: counter("fate", 1), 3: counter("gold", 1), 4: spell, 5: counter("life", 1), 6: _away,
}  # fmt: skip


def cave(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """A die says what waits inside; the Dwarf adds 1."""
    more = 1 if able(ctx.state.get(player), "dwarf-cave") else 0
    if more:
        ctx.ran("ability:dwarf-cave")
    yield from roll_on(ctx, player, "cave", CAVE, RULE, more=more)
    return False


def _well(which: Literal["strength", "craft", "life"]) -> CardVerb:
    """Return the verb of a place with tokens: one a visit, and it is gone when they are."""

    def run(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
        tokens = ctx.state.tokens
        left = tokens.get(uid, ctx.data.card(uid).tokens) - 1
        tokens[uid] = left
        change(ctx, player, which, 1, RULE)
        yield from ()
        return left == 0

    return run


def magic_portal(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Whoever enters is taken where a die says."""
    if (yield from agrees(player, "magic-portal", text("ask.magic-portal"), RULE, hints={"yes": card_text(uid)})):
        value = yield from roll(ctx, player, "magic-portal", RULE)
        carry_off(ctx, player, PORTAL[value - 1], RULE)
    return False


def market(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Sells at the prices of the Market Day."""
    yield from shop(ctx, player, prices(ctx, "market"), RULE)
    return False


def marsh(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Whoever has less than 5 Strength loses a turn."""
    if strength(ctx.data, ctx.state, ctx.state.get(player)) < ENOUGH:
        lose_turns(ctx, player, "1.7", drawn=True)
    yield from ()
    return False


def maze(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Whoever has less than 5 Craft loses a turn, but the Dwarf never."""
    one = ctx.state.get(player)
    if able(one, "dwarf-maze"):
        ctx.ran("ability:dwarf-maze")
    elif craft(ctx.data, ctx.state, one) < ENOUGH:
        lose_turns(ctx, player, "1.7", drawn=True)
    yield from ()
    return False


def shrine(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """A prayer."""
    yield from roll_on(ctx, player, "pray", SHRINE, RULE, more=piety(ctx, player))
    return False


PLACES: Mapping[str, CardVerb] = {
    "cave": cave,
    "fountain-of-wisdom": _well("craft"),
    "magic-stream": _well("strength"),
    "pool-of-life": _well("life"),
    "magic-portal": magic_portal,
    "market": market,
    "marsh": marsh,
    "maze": maze,
    "shrine": shrine,
}
