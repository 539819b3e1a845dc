"""Spells that change moves and turns. Rules 9.1, 10.2, 11.2, 11.6."""

from collections.abc import Mapping

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.board import SpaceId
from kraina.games.magiczny_miecz.casting import reachable
from kraina.games.magiczny_miecz.crossings import cross
from kraina.games.magiczny_miecz.life import carry_off
from kraina.games.magiczny_miecz.magic.targets import itself
from kraina.games.magiczny_miecz.movement import arrive, crawls
from kraina.games.magiczny_miecz.state import Casting, Miecz
from kraina.games.magiczny_miecz.verbs import MomentKind, SpellVerb, Target
from kraina.kit.choose import choose_space

FORMULA_TURNS = 2
"""Turns that the Formula of Time adds to the running one."""


def formula_of_time(ctx: Miecz, casting: Casting) -> Flow[None]:
    """The caster has three turns in a row; meanwhile the others can only fight if they are attacked."""
    ctx.state.extra_turns, ctx.state.formula = FORMULA_TURNS, True
    ctx.emit(Told(text=text("told.spell-time", who=Who(casting.caster)), rule="10.1", notable=True))
    yield from ()


def rolled_move(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
    """The Formula of Space doubles the roll of whoever moves; in Fog and with the Noon-wraith nobody rolls."""
    turn = ctx.state.turn
    one = None if turn is None else ctx.state.get(turn.player)
    if one is None or crawls(ctx.state, one) or not reachable(ctx, one):
        return []
    return [Target(label=text("option.player", who=Who(one.player)), player=one.player)]


def formula_of_space(ctx: Miecz, casting: Casting) -> Flow[None]:
    """The roll for movement counts twice, and Objects add to it once; thrown back at somebody else it does nothing."""
    turn = ctx.state.turn
    if turn is not None and turn.player == casting.target:
        turn.roll *= 2
        told = text("told.spell-doubled", who=Who(turn.player), steps=turn.roll)
        ctx.emit(Told(text=told, rule="10.2"))
    yield from ()


def magic_journey(ctx: Miecz, casting: Casting) -> Flow[None]:
    """In place of a move the caster goes to any space of his Circle."""
    here = ctx.state.get(casting.caster).space
    spaces = [space for space in ctx.data.board.ring(here) if space != here]
    goal = yield from choose_space(casting.caster, "magic-journey", text("ask.spell-journey"), spaces, "10.2")
    if goal is not None:
        _replace_move(ctx, here)
        carry_off(ctx, casting.caster, goal, "10.2")
        yield from ctx.data.verbs.left(ctx, casting.caster, here)


def _replace_move(ctx: Miecz, start: SpaceId) -> None:
    turn = ctx.state.turn
    assert turn is not None
    turn.moves -= 1
    turn.start = start


def by_the_swamp(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
    """The Lord of the Marshes serves where another space borders across the Swamp."""
    return [Target()] if ctx.state.get(player).space in ctx.data.board.swamp else []


def lord_of_the_marshes(ctx: Miecz, casting: Casting) -> Flow[None]:
    """In place of a move the caster crosses the Swamp to a bordering space."""
    borders = ctx.data.board.swamp[ctx.state.get(casting.caster).space]
    yield from _cross(ctx, casting.caster, borders, "lord-of-the-marshes", "11.2")


def by_the_ice_forest(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
    """The Lord of Ice serves where another space borders across the Ice Forest."""
    return [Target()] if ctx.state.get(player).space in ctx.data.board.ice_forest else []


def lord_of_ice(ctx: Miecz, casting: Casting) -> Flow[None]:
    """In place of a move the caster crosses the Ice Forest to a bordering space."""
    borders = ctx.data.board.ice_forest[ctx.state.get(casting.caster).space]
    yield from _cross(ctx, casting.caster, borders, "lord-of-ice", "11.6")


def _cross(ctx: Miecz, player: PlayerId, borders: tuple[SpaceId, ...], spell: str, rule: RuleRef) -> Flow[None]:
    """Put a caster on a bordering space of his choice, where he meets or explores as after a move."""
    start = ctx.state.get(player).space
    goal = yield from choose_space(player, spell, text("ask.spell-cross"), borders, rule)
    if goal is not None:
        _replace_move(ctx, start)
        cross(ctx, player, goal, rule)
        arrive(ctx)
        yield from ctx.data.verbs.left(ctx, player, start)


TRAVEL: Mapping[str, SpellVerb] = {
    "formula-of-time": SpellVerb(itself, formula_of_time),
    "formula-of-space": SpellVerb(rolled_move, formula_of_space),
    "magic-journey": SpellVerb(itself, magic_journey),
    "lord-of-the-marshes": SpellVerb(by_the_swamp, lord_of_the_marshes),
    "lord-of-ice": SpellVerb(by_the_ice_forest, lord_of_ice),
}
