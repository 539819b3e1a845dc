"""Strength, death, and the cards that work by themselves when strength changes. Rules 6.5-6.7, 9.2, 9.12, 10.4."""

from kraina.engine.event import CounterChanged, Told
from kraina.engine.ids import RuleRef, Uid
from kraina.engine.text import Who, text
from kraina.games.monstrum.board import OLIFANT
from kraina.games.monstrum.cards import card_name
from kraina.games.monstrum.state import Adventurer, MonstrumCtx

BELT = "belt-of-death"
HERBS = "herbs-of-lyx"


def gain(ctx: MonstrumCtx, one: Adventurer, points: int, rule: RuleRef) -> None:
    """Add points of strength."""
    _change(ctx, one, one.strength + points, rule)


def lose(ctx: MonstrumCtx, one: Adventurer, points: int, rule: RuleRef) -> None:
    """Take points of strength away; at 0 or less the adventurer dies (6.7)."""
    _change(ctx, one, max(0, one.strength - points), rule)
    if one.strength == 0:
        die(ctx, one, "6.7")


def _change(ctx: MonstrumCtx, one: Adventurer, after: int, rule: RuleRef) -> None:
    before, one.strength = one.strength, after
    key, points = ("told.gains", after - before) if after > before else ("told.loses", before - after)
    told = text(key, who=Who(one.player), points=points, total=after)
    ctx.emit(CounterChanged(text=told, rule=rule, player=one.player, counter="strength", before=before, after=after))
    settle(ctx, one)


def settle(ctx: MonstrumCtx, one: Adventurer) -> None:
    """Let the open cards work that need no decision: the Herbs of Lyx and the Belt of Death."""
    if HERBS in one.open and 0 < one.strength < ctx.data.numbers.herbs_below:
        use_herbs(ctx, one)
    if BELT in one.open and one.alive:
        _settle_belt(ctx, one)


def use_herbs(ctx: MonstrumCtx, one: Adventurer) -> None:
    """Raise strength to 6 by the Herbs of Lyx, which are then used up (9.2)."""
    ctx.ran(f"card:{HERBS}")
    put_under(ctx, one, HERBS)
    ctx.emit(Told(text=text("told.herbs", who=Who(one.player)), rule="9.2"))
    gain(ctx, one, ctx.data.numbers.herbs_to - one.strength, "9.2")


def _settle_belt(ctx: MonstrumCtx, one: Adventurer) -> None:
    numbers = ctx.data.numbers
    if one.strength >= numbers.belt_below:
        one.belt_ripe = True
    elif one.belt_ripe:
        put_under(ctx, one, BELT)
        ctx.emit(Told(text=text("told.belt-lost", who=Who(one.player)), rule="9.12"))
        return
    if not one.belt_armed and one.strength > numbers.belt_above and ctx.data.board.nook_at(one.field) == OLIFANT:
        one.belt_armed = True
        ctx.ran(f"card:{BELT}")
        ctx.emit(Told(text=text("told.belt-armed", who=Who(one.player)), rule="9.12"))


def put_under(ctx: MonstrumCtx, one: Adventurer, card: Uid) -> None:
    """Put a surprise of an adventurer under its deck (7.5), with the marks that go with it."""
    (one.surprises if card in one.surprises else one.open).remove(card)
    ctx.state.surprise.append(card)
    ctx.state.peeks = [peek for peek in ctx.state.peeks if peek.card != card]
    if card == BELT:
        one.belt_armed = one.belt_ripe = False
    if card == "net":
        one.net = None


def die(ctx: MonstrumCtx, one: Adventurer, rule: RuleRef) -> None:
    """Take an adventurer out of the game; all cards go under their decks and slaves are free (10.4)."""
    one.alive, one.strength = False, 0
    one.stunned = one.asleep = one.warded = one.bondage = 0
    one.master, one.tricks = None, False
    for card in (*one.surprises, *one.open):
        put_under(ctx, one, card)
    ctx.state.movement.extend(one.hand)
    one.hand.clear()
    ctx.state.peeks = [peek for peek in ctx.state.peeks if one.player not in (peek.owner, peek.viewer)]
    freed: list[Adventurer] = []
    for other in ctx.state.adventurers:
        if other.master == one.player:
            other.master, other.bondage = None, 0
            freed.append(other)
    ctx.emit(Told(text=text("told.dies", who=Who(one.player)), rule=rule, notable=True))
    for other in freed:
        ctx.emit(Told(text=text("told.freed", who=Who(other.player)), rule="9.14"))


def lose_card(ctx: MonstrumCtx, one: Adventurer, card: Uid, rule: RuleRef) -> None:
    """Take a find from an adventurer and tell it."""
    put_under(ctx, one, card)
    ctx.emit(Told(text=text("told.loses-card", who=Who(one.player), card=card_name(card)), rule=rule))
