"""Abilities that are used once a turn, in the own turn. Rule 1.3."""

from kraina.games.legenda.state import Hero, Tale, able


def may_once(ctx: Tale, one: Hero, ability: str) -> bool:
    """Return whether an ability of once a turn may be used now, in the own turn."""
    turn = ctx.state.turn
    mine = turn is not None and turn.player == one.player and ability not in turn.done
    return mine and able(ctx.data, one, ability)


def note_once(ctx: Tale, ability: str) -> None:
    """Note that an ability of once a turn was used."""
    if ctx.state.turn is not None:
        ctx.state.turn.done.append(ability)
    ctx.ran(f"ability:{ability}")
