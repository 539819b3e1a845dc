"""Changes of alignment. Rules 7.2-7.4."""

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Who, name, text
from kraina.games.magiczny_miecz.cards import Alignment
from kraina.games.magiczny_miecz.settle import settle
from kraina.games.magiczny_miecz.state import Miecz


def may_change(ctx: Miecz, player: PlayerId, alignment: Alignment) -> bool:
    """Return whether a player's alignment would change now: at most once a turn (7.3), and never in stone (20.5)."""
    one, turn = ctx.state.get(player), ctx.state.turn
    if not one.character or one.stone or one.alignment == alignment:
        return False
    return turn is None or _mark(player) not in turn.marks


def change_alignment(ctx: Miecz, player: PlayerId, alignment: Alignment, rule: RuleRef) -> Flow[bool]:
    """Change a player's alignment and return whether it changed; Objects of the other side are put down at once (7.4).

    Whoever has changed this turn already stays as he is (7.3), and that is told.
    """
    one, turn = ctx.state.get(player), ctx.state.turn
    if not may_change(ctx, player, alignment):
        if one.character and one.alignment != alignment and not one.stone:
            ctx.emit(Told(text=text("told.land-alignment-stays", who=Who(player)), rule="7.3"))
        return False
    one.alignment = alignment
    if turn is not None:
        turn.marks.append(_mark(player))
    told = text("told.land-alignment", who=Who(player), alignment=name("alignment", alignment))
    ctx.emit(Told(text=told, rule=rule, notable=True))
    yield from settle(ctx)
    return True


def _mark(player: PlayerId) -> str:
    return f"alignment:{player}"
