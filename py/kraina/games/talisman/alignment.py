"""Changes of alignment. Rule 3.5."""

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Who, name, text
from kraina.games.talisman.cards import Alignment
from kraina.games.talisman.settle import settle
from kraina.games.talisman.state import Tale


def may_change(ctx: Tale, player: PlayerId, alignment: Alignment) -> bool:
    """Return whether a player's alignment would change now: at most once a turn (3.5)."""
    one, turn = ctx.state.get(player), ctx.state.turn
    if not one.character or one.alignment == alignment:
        return False
    return turn is None or _mark(player) not in turn.marks


def change_alignment(ctx: Tale, player: PlayerId, alignment: Alignment, rule: RuleRef) -> Flow[None]:
    """Change a player's alignment, unless it has changed in this turn; what is forbidden now is put down at once."""
    one, turn = ctx.state.get(player), ctx.state.turn
    if not may_change(ctx, player, alignment):
        if one.character and one.alignment != alignment:
            ctx.emit(Told(text=text("told.alignment-stays", who=Who(player)), rule="3.5"))
        return
    one.alignment = alignment
    if turn is not None:
        turn.marks.append(_mark(player))
    told = text("told.alignment", who=Who(player), alignment=name("alignment", alignment))
    ctx.emit(Told(text=told, rule=rule, notable=True))
    yield from settle(ctx)


def _mark(player: PlayerId) -> str:
    return f"alignment:{player}"
