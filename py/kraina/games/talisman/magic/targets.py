"""Whom and what Spells may be cast on. Rules 5.3, 9.3."""

from collections.abc import Callable

from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.talisman.board import SpaceId
from kraina.games.talisman.cards import is_of_stack, is_stock
from kraina.games.talisman.casting import reachable
from kraina.games.talisman.state import Casting, Hero, Tale
from kraina.games.talisman.verbs import MomentKind, Target
from kraina.kit.names import card_name, space_name


def itself(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Return the one way to cast a Spell on oneself or on nobody in particular."""
    return [Target()]


def on_character(other: Hero) -> Target:
    """Return a character as a target."""
    return Target(str(other.player), text("option.player", who=Who(other.player)), other.player)


def characters(ctx: Tale, player: PlayerId, fits: Callable[[Hero], bool], *, own: bool = True) -> list[Target]:
    """Return the characters within reach who fit, the caster first if he counts."""
    among = [*([ctx.state.get(player)] if own else []), *ctx.state.others(player)]
    return [on_character(one) for one in among if reachable(ctx, one) and fits(one)]


def open_cards(ctx: Tale) -> list[tuple[SpaceId, Uid]]:
    """Return the Adventure cards that lie open outside the Inner Region, with their spaces."""
    return [
        (space, uid)
        for space in ctx.data.board.spaces
        if not ctx.data.board.is_inner(space)
        for uid in ctx.state.here(space)
        if not is_stock(uid) and not is_of_stack(uid)
    ]


def on_card(uid: Uid, space: SpaceId) -> Target:
    """Return a card that lies on the board as a target."""
    return Target(uid, text("option.spell-lying", card=card_name(uid), space=space_name(space)), at=uid)


def last(ctx: Tale) -> Casting | None:
    """Return the Spell cast just before, if it still works."""
    found = ctx.state.castings[-1] if ctx.state.castings else None
    return None if found is None or found.cancelled else found
