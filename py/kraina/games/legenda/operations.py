"""The one-line operations of challenges and treasures: ``move:1``, ``denars:-2``, ``item:1`` ... Rules 1.9b, 1.9d."""

from kraina.engine.decision import Flow
from kraina.engine.ids import PlayerId, RuleRef
from kraina.games.legenda import dice
from kraina.games.legenda.belongings import choose_item, gain_artifact, receive
from kraina.games.legenda.cards import Treasure
from kraina.games.legenda.counters import gain_denars, gain_moves, heal, lose_move, pay
from kraina.games.legenda.life import lose_life
from kraina.games.legenda.state import Tale


def find(ctx: Tale, player: PlayerId, card: Treasure) -> Flow[None]:
    """Give a treasure, and more of it on its terrain (1.9d)."""
    ground = ctx.state.board.fields[ctx.state.get(player).field].ground
    for gain in card.gains:
        yield from operate(ctx, player, gain, "1.9d")
    if card.terrain is not None and ground == card.terrain:
        yield from operate(ctx, player, card.more, "1.9d")


def operate(ctx: Tale, player: PlayerId, operation: str, rule: RuleRef) -> Flow[None]:
    """Carry out one operation."""
    what, _, rest = operation.partition(":")
    if what == "give":
        yield from receive(ctx, player, rest, rule)
    elif what == "item":
        yield from choose_item(ctx, player, rule)
    elif what == "artifact":
        gain_artifact(ctx, player, rule)
    elif what == "die":
        gain_denars(ctx, player, dice.roll(ctx, player, "treasure", rule), rule)
    elif what == "denars":
        _denars(ctx, player, int(rest), rule)
    elif what == "life":
        _life(ctx, player, int(rest), rule)
    else:
        _move(ctx, player, int(rest), rule)


def _denars(ctx: Tale, player: PlayerId, denars: int, rule: RuleRef) -> None:
    if denars > 0:
        gain_denars(ctx, player, denars, rule)
    else:
        pay(ctx, player, -denars, rule)


def _life(ctx: Tale, player: PlayerId, points: int, rule: RuleRef) -> None:
    if points > 0:
        heal(ctx, player, points, rule)
    else:
        lose_life(ctx, player, -points, rule)


def _move(ctx: Tale, player: PlayerId, points: int, rule: RuleRef) -> None:
    if points > 0:
        gain_moves(ctx, player, points)
    else:
        lose_move(ctx, player, rule)
