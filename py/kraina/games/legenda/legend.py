"""Legend cards: drawing, choosing among several, and what each kind does. Rules 1.9, 2.3, 3.2."""

from kraina.engine.decision import Decision, Flow, ask
from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.legenda.board import Terrain
from kraina.games.legenda.cards import Challenge, Enemy, Stranger
from kraina.games.legenda.challenges import take_up
from kraina.games.legenda.fights import fight_enemy
from kraina.games.legenda.once import may_once, note_once
from kraina.games.legenda.operations import find
from kraina.games.legenda.state import State, Tale
from kraina.games.legenda.strangers import meet
from kraina.kit.choose import agrees, card_option
from kraina.kit.names import card_name

LIGHT = 3
"""Cards that are drawn by a light (3.2)."""
DRAWS = {"two-pages": 2, "marked-cards": 3}
"""Ability of once a turn -> the cards that are drawn, of which one is chosen."""
SLIP_AWAY = "slip-away"


def draw_legend(ctx: Tale, player: PlayerId, terrain: Terrain) -> Flow[None]:
    """Draw a Legend card on a terrain, or several of which one is chosen, and resolve it."""
    one = ctx.state.get(player)
    lights = [ident for ident in one.artifacts if ctx.data.artifacts[ident].light == terrain]
    if lights:
        ctx.ran(f"card:{lights[0]}")
        card = yield from _choose_of(ctx, player, LIGHT, lights[0], "3.2")
    elif several := next((it for it in DRAWS if may_once(ctx, one, it)), ""):
        note_once(ctx, several)
        card = yield from _choose_of(ctx, player, DRAWS[several], "", "1.3")
    else:
        card = _draw(ctx, player)
    yield from _resolve(ctx, player, card)
    ctx.ran(f"card:{card}")
    discard(ctx.state, card)


def discard(state: State, card: str) -> None:
    """Set a drawn card aside (1.9)."""
    state.drawn.remove(card)
    state.legend_used.append(card)


def _draw(ctx: Tale, player: PlayerId) -> str:
    """Draw the top card; when the pile has run out, the discarded cards are shuffled first (1.9)."""
    state = ctx.state
    if not state.legend:
        state.legend, state.legend_used = state.legend_used, []
        ctx.shuffle(state.legend)
        ctx.emit(Told(text=text("told.reshuffles"), rule="1.9"))
    card = ctx.draw(state.legend)
    state.drawn.append(card)
    told = text("told.draws", who=Who(player), card=card_name(card))
    ctx.emit(CardShown(text=told, rule="1.9", player=player, card=card, deck="legend"))
    return card


def _choose_of(ctx: Tale, player: PlayerId, count: int, source: str, rule: str) -> Flow[str]:
    """Draw some cards, let the player choose one and discard the others."""
    cards = [_draw(ctx, player) for _ in range(count)]
    options = tuple(card_option(card) for card in dict.fromkeys(cards))
    chosen = yield from ask(Decision(player, "legend", text("ask.legend"), options, rule=rule, source=source or None))
    cards.remove(chosen)
    for card in cards:
        discard(ctx.state, card)
    return chosen


def _resolve(ctx: Tale, player: PlayerId, card: str) -> Flow[None]:
    """Do what a card says."""
    legend = ctx.data.legend[card]
    if isinstance(legend, Enemy):
        if not (yield from _slips(ctx, player, card)):
            yield from fight_enemy(ctx, player, legend)
    elif isinstance(legend, Challenge):
        yield from take_up(ctx, player, legend)
    elif isinstance(legend, Stranger):
        yield from meet(ctx, player, legend)
    else:
        yield from find(ctx, player, legend)


def _slips(ctx: Tale, player: PlayerId, card: str) -> Flow[bool]:
    """Let the acrobat slip away from an enemy (1.3)."""
    if not may_once(ctx, ctx.state.get(player), SLIP_AWAY):
        return False
    if not (yield from agrees(player, SLIP_AWAY, text("ask.slip-away", card=card_name(card)), "1.3", card)):
        return False
    note_once(ctx, SLIP_AWAY)
    ctx.emit(Told(text=text("told.slips-away", who=Who(player), card=card_name(card)), rule="1.3"))
    return True
