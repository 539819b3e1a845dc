"""Where Searchers stand, how turns end and are lost. Rules 10.1, 11.2, 13.3."""

from collections.abc import Sequence

from kraina.engine.event import PawnMoved, Told
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Text, Who, text
from kraina.games.jaskinia.state import Tale
from kraina.kit.cave.board import AreaId
from kraina.kit.names import space_name


def walk(ctx: Tale, player: PlayerId, path: Sequence[AreaId], told: Text, rule: RuleRef) -> None:
    """Move a Searcher along a path that begins where he stands; he comes from the last area but one."""
    one = ctx.state.get(player)
    one.area, one.delver.came = path[-1], path[-2]
    ctx.emit(PawnMoved(text=told, rule=rule, player=player, path=tuple(path)))


def carry_off(ctx: Tale, player: PlayerId, area: AreaId, rule: RuleRef) -> None:
    """Put a Searcher on another area, to which he came from nowhere; in his own turn he meets it."""
    one, turn = ctx.state.get(player), ctx.state.turn
    before, one.area, one.delver.came = one.area, area, ""
    told = text("told.carried", who=Who(player), space=space_name(area))
    ctx.emit(PawnMoved(text=told, rule=rule, player=player, path=(before, area), leap=True))
    if turn is not None and turn.player == player and not turn.over:
        turn.arrive(bound=False)


def end_turn(ctx: Tale, player: PlayerId) -> None:
    """Have the running turn end, if it is this player's."""
    if ctx.state.turn is not None and ctx.state.turn.player == player:
        ctx.state.turn.over, ctx.state.turn.arrived = True, False


def lose_turns(ctx: Tale, player: PlayerId, turns: int, rule: RuleRef) -> None:
    """Make a player lose his next turns."""
    one = ctx.state.get(player)
    if one.character:
        one.lost += turns
        ctx.emit(Told(text=text("told.loses-turns", who=Who(player), turns=turns), rule=rule))


def lose_this_turn(ctx: Tale, player: PlayerId, rule: RuleRef) -> None:
    """Make whoever drew an Event lose the running turn (13.3)."""
    end_turn(ctx, player)
    ctx.emit(Told(text=text("told.loses-this-turn", who=Who(player)), rule=rule))
