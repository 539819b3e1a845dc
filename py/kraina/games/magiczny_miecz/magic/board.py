"""Spells that change what lies open on the board. Rule 16.8."""

from collections.abc import Mapping

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import text
from kraina.games.magiczny_miecz.board import space_name
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.magic.targets import on_card, open_events
from kraina.games.magiczny_miecz.people.shifting import free_spaces
from kraina.games.magiczny_miecz.piles import clear, lay, lift
from kraina.games.magiczny_miecz.state import Casting, Miecz
from kraina.games.magiczny_miecz.verbs import MomentKind, SpellVerb, Target
from kraina.kit.choose import choose_space


def _leaves(ctx: Miecz, uid: Uid) -> None:
    """Have a card that goes before the caster has explored its space count no more when Events are drawn (13.4)."""
    turn = ctx.state.turn
    if turn is not None and not turn.explored and uid in ctx.state.here(ctx.state.get(turn.player).space):
        turn.found = max(0, turn.found - 1)


def any_event(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
    """The Sower of Destruction takes any Event that lies open on the board."""
    return [on_card(uid, space) for space, uid in open_events(ctx)]


def sower_of_destruction(ctx: Miecz, casting: Casting) -> Flow[None]:
    """One open Event is discarded."""
    _leaves(ctx, casting.at)
    clear(ctx, casting.at)
    ctx.emit(Told(text=text("told.spell-destroyed", card=card_name(casting.at)), rule="16.8"))
    yield from ()


def movable_event(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
    """The Lord of Events takes an Event that lies open in one of the three Circles with a free space left."""
    lands = [(space, uid) for space, uid in open_events(ctx) if not ctx.data.board.on_bridge(space)]
    return [on_card(uid, space) for space, uid in lands if free_spaces(ctx, space)]


def lord_of_events(ctx: Miecz, casting: Casting) -> Flow[None]:
    """One open Event is moved to a free space of its Circle."""
    start = next(space for space, cards in ctx.state.lying.items() if casting.at in cards)
    prompt = text("ask.spell-events", card=card_name(casting.at))
    goal = yield from choose_space(casting.caster, "lord-of-events", prompt, free_spaces(ctx, start), "16.8")
    if goal is not None:
        _leaves(ctx, casting.at)
        lift(ctx, casting.at)
        lay(ctx, casting.at, goal)
        told = text("told.spell-moves", card=card_name(casting.at), space=space_name(goal))
        ctx.emit(Told(text=told, rule="16.8"))


BOARD: Mapping[str, SpellVerb] = {
    "sower-of-destruction": SpellVerb(any_event, sower_of_destruction),
    "lord-of-events": SpellVerb(movable_event, lord_of_events),
}
