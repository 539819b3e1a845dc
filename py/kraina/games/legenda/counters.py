"""Counters that change: denars, experience, traits and levels. Rules 1.4, 3.2."""

from kraina.engine.event import CounterChanged, Told
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Who, name, text
from kraina.games.legenda.cards import Trait
from kraina.games.legenda.state import Tale, able, level

RAKE = "rake"


def gain_denars(ctx: Tale, player: PlayerId, denars: int, rule: RuleRef, *, sold: bool = False) -> None:
    """Give denars to a player, with what artifacts add to every gain, and an ability to all but sales."""
    one = ctx.state.get(player)
    if denars <= 0:
        return
    for artifact in one.artifacts:
        if ctx.data.artifacts[artifact].denars:
            denars += ctx.data.artifacts[artifact].denars
            ctx.ran(f"card:{artifact}")
    if not sold and able(ctx.data, one, RAKE):
        denars += 1
        ctx.ran(f"ability:{RAKE}")
    _change(ctx, player, "denars", denars, rule)


def pay(ctx: Tale, player: PlayerId, denars: int, rule: RuleRef) -> None:
    """Take denars from a player, as many as there are at most."""
    denars = min(denars, ctx.state.get(player).denars)
    if denars > 0:
        _change(ctx, player, "denars", -denars, rule)


def heal(ctx: Tale, player: PlayerId, points: int, rule: RuleRef) -> int:
    """Give life points back, up to the number of the start, and return how many."""
    one = ctx.state.get(player)
    points = min(points, ctx.data.numbers.life - one.life)
    if points > 0:
        _change(ctx, player, "life", points, rule)
    return points


def take_life(ctx: Tale, player: PlayerId, points: int, rule: RuleRef) -> None:
    """Take life points; whether somebody dies of it is for ``life`` to see."""
    points = min(points, ctx.state.get(player).life)
    if points > 0:
        _change(ctx, player, "life", -points, rule)


def _change(ctx: Tale, player: PlayerId, counter: str, points: int, rule: RuleRef) -> None:
    one = ctx.state.get(player)
    before = one.denars if counter == "denars" else one.life
    if counter == "denars":
        one.denars += points
    else:
        one.life += points
    key = f"told.{'gains' if points > 0 else 'loses'}-{counter}"
    told = text(key, who=Who(player), points=abs(points), total=before + points)
    ctx.emit(CounterChanged(text=told, rule=rule, player=player, counter=counter, before=before, after=before + points))


def gain_small(ctx: Tale, player: PlayerId, trait: Trait, rule: RuleRef) -> None:
    """Give a small experience point in a trait; the third makes a large one and raises the trait (1.4)."""
    one = ctx.state.get(player)
    one.small[trait] += 1
    told = text("told.small", who=Who(player), trait=name("trait", trait), points=one.small[trait])
    ctx.emit(Told(text=told, rule=rule))
    if one.small[trait] >= ctx.data.numbers.small_for_large:
        one.small[trait] = 0
        raise_trait(ctx, player, trait, "1.4")
        gain_large(ctx, player, "1.4")


def raise_trait(ctx: Tale, player: PlayerId, trait: Trait, rule: RuleRef) -> None:
    """Raise the base of a trait by one; six is the most (1.4)."""
    one = ctx.state.get(player)
    before = one.base[trait]
    if before >= ctx.data.numbers.most_trait:
        return
    one.base[trait] += 1
    told = text("told.raises", who=Who(player), trait=name("trait", trait), points=before + 1)
    ctx.emit(CounterChanged(text=told, rule=rule, player=player, counter=trait, before=before, after=before + 1))


def gain_large(ctx: Tale, player: PlayerId, rule: RuleRef) -> None:
    """Give a large experience point; a new level counts at once, its movement point too unless he is slow (1.4)."""
    one = ctx.state.get(player)
    before = level(ctx.data, one)
    one.large += 1
    told = text("told.large", who=Who(player), points=one.large)
    ctx.emit(
        CounterChanged(text=told, rule=rule, player=player, counter="large", before=one.large - 1, after=one.large)
    )
    if level(ctx.data, one) > before:
        gain_moves(ctx, player, 0 if one.slow else 1)
        told = text("told.level", who=Who(player), level=level(ctx.data, one))
        ctx.emit(Told(text=told, rule="1.4", notable=True))


def gain_moves(ctx: Tale, player: PlayerId, points: int) -> None:
    """Give movement points to whose turn it is; anybody else could not use them."""
    turn = ctx.state.turn
    if turn is not None and turn.player == player:
        turn.points += points


def lose_move(ctx: Tale, player: PlayerId, rule: RuleRef) -> None:
    """Take a movement point; without one left it is lost in the next turn (1.12)."""
    turn, one = ctx.state.turn, ctx.state.get(player)
    if turn is not None and turn.player == player and turn.points > 0:
        turn.points -= 1
        key = "told.loses-move"
    else:
        one.owed += 1
        key = "told.owes-move"
    ctx.emit(Told(text=text(key, who=Who(player)), rule=rule))
