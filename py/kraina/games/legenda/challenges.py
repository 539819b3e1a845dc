"""Challenges: a trait against a difficulty. Rules 1.9b, 2.3."""

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, name, text
from kraina.games.legenda import dice
from kraina.games.legenda.cards import Challenge
from kraina.games.legenda.counters import gain_small
from kraina.games.legenda.fights import compared, count_helpers, open_fight, play_ace, stands
from kraina.games.legenda.operations import operate
from kraina.games.legenda.state import Tale
from kraina.games.legenda.windows import window
from kraina.kit.names import card_name


def take_up(ctx: Tale, player: PlayerId, card: Challenge) -> Flow[None]:
    """Take a challenge up: equal or higher succeeds, and success gives a small experience point (1.9b)."""
    fight = open_fight(player, "challenge", card.id, {card.trait: card.difficulty})
    fight.mine.trait = fight.theirs.trait = card.trait
    ctx.state.fight = fight
    told = text("told.takes-up", who=Who(player), card=card_name(card.id), trait=name("trait", card.trait))
    ctx.emit(Told(text=told, rule="1.9b"))
    yield from window(ctx, "fight")
    if not stands(ctx, fight):
        ctx.state.fight = None
        return
    dice.throw(ctx, player, fight.mine, 1, "1.9b")
    yield from play_ace(ctx, fight, fight.mine)
    dice.throw(ctx, ctx.state.left_of(player), fight.theirs, 1, "1.9b")
    count_helpers(ctx, fight, fight.mine)
    own, other = compared(ctx, fight, "1.9b")
    ctx.state.fight = None
    success = own >= other
    key = "told.succeeds" if success else "told.fails"
    ctx.emit(Told(text=text(key, who=Who(player), card=card_name(card.id)), rule="1.9b"))
    yield from operate(ctx, player, card.success if success else card.failure, "1.9b")
    if success:
        gain_small(ctx, player, card.trait, "1.9b")
