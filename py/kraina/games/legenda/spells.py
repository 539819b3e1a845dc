"""What the spells do. Rule 3.3."""

from kraina.engine.decision import Decision, Flow, ask_many
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, name, text
from kraina.games.legenda import dice
from kraina.games.legenda.belongings import put_back
from kraina.games.legenda.cards import Spell
from kraina.games.legenda.counters import gain_denars
from kraina.games.legenda.learning import draw_unknown
from kraina.games.legenda.life import choose_city, city_name, lose_life, place
from kraina.games.legenda.points import effectiveness, value
from kraina.games.legenda.rewards import arrive
from kraina.games.legenda.state import Side, Spread, Tale, as_trait
from kraina.kit.choose import card_option


def _side(ctx: Tale, key: str) -> Side:
    """Return the side of the running fight that a target's key names."""
    fight = ctx.state.fight
    assert fight is not None
    who = key.partition(":")[0]
    sides = (fight.mine, fight.theirs)
    return next(side for side in sides if ("foe" if side.player is None else str(side.player)) == who)


def _spread(ctx: Tale, player: PlayerId, key: str, spread: Spread) -> None:
    side = _side(ctx, key)
    side.spread, side.throws = spread, effectiveness(ctx.data, ctx.state.get(player))


def lowest(ctx: Tale, player: PlayerId, spell: Spell, key: str) -> Flow[None]:
    """Make the target throw several times and keep the lowest; of two such spells the later one counts."""
    _spread(ctx, player, key, "lowest")
    yield from ()


def highest(ctx: Tale, player: PlayerId, spell: Spell, key: str) -> Flow[None]:
    """Make the target throw several times and keep the highest."""
    _spread(ctx, player, key, "highest")
    yield from ()


def shift(ctx: Tale, player: PlayerId, spell: Spell, key: str) -> Flow[None]:
    """Add the effectiveness less one to a throw, or take it away."""
    points = effectiveness(ctx.data, ctx.state.get(player)) - 1
    _side(ctx, key).shift += points if key.endswith(":plus") else -points
    yield from ()


def attack(ctx: Tale, player: PlayerId, spell: Spell, key: str) -> Flow[None]:
    """Fight on with total magic in the place of a trait; outside a fight, strike a hero for one life point."""
    fight, trait = ctx.state.fight, as_trait(spell.trait or "")
    magic = value(ctx.data, ctx.state.get(player), "magic")
    if fight is None:
        _strike(ctx, player, PlayerId(int(key)), spell, magic)
        return
    own = fight.mine if fight.mine.player == player else fight.theirs
    other = fight.theirs if own is fight.mine else fight.mine
    own.trait, own.magic = trait, magic
    if other.player is None:
        other.trait = trait
    told = text("told.magic-fights", who=Who(player), trait=name("trait", trait), points=magic)
    ctx.emit(Told(text=told, rule="3.3"))
    yield from ()


def _strike(ctx: Tale, player: PlayerId, target: PlayerId, spell: Spell, magic: int) -> None:
    """Compare magic and a die with the target's trait and a die: the higher one takes a life point."""
    own = magic + dice.roll(ctx, player, "strike", "3.3")
    trait = as_trait(spell.trait or "")
    other = value(ctx.data, ctx.state.get(target), trait) + dice.roll(ctx, target, "strike", "3.3")
    ctx.emit(Told(text=text("told.compares", who=Who(player), mine=own, theirs=other), rule="3.3"))
    if own != other:
        lose_life(ctx, target if own > other else player, 1, "3.3")


def haste(ctx: Tale, player: PlayerId, spell: Spell, key: str) -> Flow[None]:
    """Give the target as many turns in a row as the effectiveness, the running or next one included."""
    ctx.state.get(PlayerId(int(key))).extra += effectiveness(ctx.data, ctx.state.get(player)) - 1
    yield from ()


def slow(ctx: Tale, player: PlayerId, spell: Spell, key: str) -> Flow[None]:
    """Leave the target a single movement point for as many turns as the effectiveness."""
    one, turn = ctx.state.get(PlayerId(int(key))), ctx.state.turn
    one.slow = max(one.slow, effectiveness(ctx.data, ctx.state.get(player)))
    if turn is not None and turn.player == one.player:
        turn.points = min(turn.points, 0 if turn.used else 1)
    yield from ()


def cloak(ctx: Tale, player: PlayerId, spell: Spell, key: str) -> Flow[None]:
    """Keep all magic to and from the target away for as many turns as the effectiveness."""
    one = ctx.state.get(PlayerId(int(key)))
    one.cloak = max(one.cloak, effectiveness(ctx.data, ctx.state.get(player)))
    yield from ()


def portal(ctx: Tale, player: PlayerId, spell: Spell, key: str) -> Flow[None]:
    """Carry the caster to the nearest city, a captive with him."""
    one = ctx.state.get(player)
    cities = ctx.state.board.nearest_cities(one.field)
    field = yield from choose_city(ctx, player, "portal", cities, "3.3")
    place(ctx, ctx.state.get(player), field, text("told.portal", who=Who(player), city=city_name(ctx, field)), "3.3")
    arrive(ctx, player)


def alchemy(ctx: Tale, player: PlayerId, spell: Spell, key: str) -> Flow[None]:
    """Turn an item into one denar."""
    put_back(ctx.state, player, key)
    gain_denars(ctx, player, 1, "3.3")
    yield from ()


def forgettable(ctx: Tale, player: PlayerId) -> list[str]:
    """Return the spells that a player may forget by Amnesia: of the levels that his magic allows, not itself."""
    one = ctx.state.get(player)
    highest_level = 1 + (value(ctx.data, one, "magic") > 2) + (value(ctx.data, one, "magic") > 4)
    return [ident for ident in one.spells if ctx.data.spells[ident].level == highest_level and ident != "amnesia"]


def amnesia(ctx: Tale, player: PlayerId, spell: Spell, key: str) -> Flow[None]:
    """Forget spells and learn as many others of their level, without a fee."""
    known = forgettable(ctx, player)
    options = tuple(card_option(ident, "forget") for ident in known)
    prompt = text("ask.amnesia")
    gone = yield from ask_many(Decision(player, "amnesia", prompt, options, 1, len(options), rule="3.3"))
    one = ctx.state.get(player)
    for ident in gone:
        one.spells.remove(ident)
        if ident in one.spent:
            one.spent.remove(ident)
    for ident in gone:
        draw_unknown(ctx, player, ctx.data.spells[ident].level, "3.3", besides=tuple(gone))
    for ident in gone:
        pile = ctx.state.spells[ctx.data.spells[ident].level - 1]
        pile.append(ident)
        ctx.shuffle(pile)
