"""Whom and what Spells may be cast on. Rules 9.1, 9.6, 9.7, 20.5."""

from collections.abc import Callable, Sequence

from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.board import SpaceId, space_name
from kraina.games.magiczny_miecz.cards import card_name, is_stock
from kraina.games.magiczny_miecz.casting import proof, reachable
from kraina.games.magiczny_miecz.points import UNTOUCHED
from kraina.games.magiczny_miecz.state import Foe, Miecz, Seeker
from kraina.games.magiczny_miecz.verbs import MomentKind, Target


def itself(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Return the one way to cast a Spell on oneself: on the Stone Bridge it does nothing to its caster either (9.7)."""
    return [] if ctx.data.board.on_bridge(ctx.state.get(player).space) else [Target()]


def on_character(other: Seeker) -> Target:
    """Return a Character as a target."""
    return Target(str(other.player), text("option.player", who=Who(other.player)), other.player)


def characters(ctx: Miecz, spell: str, among: Sequence[Seeker], fits: Callable[[Seeker], bool]) -> list[Target]:
    """Return the Characters on whom a Spell of a design would work, of some who fit."""
    return [on_character(one) for one in among if fits(one) and reachable(ctx, one) and not proof(ctx, one, spell)]


def on_card(uid: Uid, space: SpaceId) -> Target:
    """Return a card that lies on the board as a target."""
    return Target(uid, text("option.spell-lying", card=card_name(uid), space=space_name(space)), at=uid)


def open_events(ctx: Miecz) -> list[tuple[SpaceId, Uid]]:
    """Return the Events that lie open on the board, with their spaces; Spells do nothing to the Shadow Visitor."""
    state = ctx.state
    return [
        (space, uid)
        for space in ctx.data.board.spaces
        for uid in state.here(space)
        if uid not in state.face_down and not is_stock(uid) and ctx.data.card(uid).id != UNTOUCHED
    ]


def open_enemies(ctx: Miecz) -> list[tuple[SpaceId, Uid]]:
    """Return the Enemies that lie open on the board and are in no Circle of Fire, with their spaces."""
    found = [(space, uid) for space, uid in open_events(ctx) if ctx.data.card(uid).is_enemy]
    return [(space, uid) for space, uid in found if uid not in ctx.state.scorched]


def fought(ctx: Miecz) -> list[Foe]:
    """Return the Enemies and creatures of the running fight that Spells can touch: none on the Stone Bridge (14.4)."""
    running = ctx.state.fight
    if running is None or not reachable(ctx, ctx.state.get(running.player)):
        return []
    return [foe for foe in running.foes if foe.id != UNTOUCHED and foe.id not in ctx.state.scorched]
