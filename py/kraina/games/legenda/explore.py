"""Moving to a field and exploring its terrain. Rules 1.5a, 1.11, 3.1."""

from collections.abc import Mapping, Sequence

from kraina.engine.decision import Flow
from kraina.engine.event import PawnMoved, Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, name, text
from kraina.games.legenda import dice
from kraina.games.legenda.board import FieldId, Terrain
from kraina.games.legenda.cards import LegendaData
from kraina.games.legenda.counters import lose_move
from kraina.games.legenda.legend import draw_legend
from kraina.games.legenda.life import city_name, lose_life
from kraina.games.legenda.missions import attempt, fight_beast, hunts, tasks_at
from kraina.games.legenda.once import may_once, note_once
from kraina.games.legenda.rewards import arrive
from kraina.games.legenda.state import Hero, State, Tale, able
from kraina.kit.choose import agrees

TABLE: Mapping[Terrain, tuple[str, ...]] = {
    "mountains": ("life", "card", "card", "card", "card", ""),
    "forest": ("move", "card", "card", "card", "card", ""),
    "desert": ("life", "card", "card", "card", "card", ""),
    "plains": ("card", "card", "card", "card", "card", ""),
    "swamp": ("move", "life", "card", "card", "card", ""),
    "snow": ("life", "move", "card", "card", "card", ""),
}
"""What each number of the die brings on each terrain (1.11)."""
WOODCRAFT, SURE_FEET = "woodcraft", "sure-feet"
HOME: tuple[Terrain, ...] = ("forest", "mountains")
"""Where the woodcutter need not roll."""


def open_steps(state: State, one: Hero) -> list[FieldId]:
    """Return the fields to which a hero may step: not yet stood on in this turn, and free, or a city (1.11)."""
    visited = state.turn.visited if state.turn is not None else []
    taken = [other.field for other in state.others(one.player)]
    board = state.board
    return [
        field
        for field in board.neighbours(one.field)
        if field not in visited and (board.fields[field].city or field not in taken)
    ]


def step(ctx: Tale, player: PlayerId, field: FieldId) -> Flow[None]:
    """Move a hero to a neighbouring field, and do what waits there (1.11, 1.12)."""
    state, one, turn = ctx.state, ctx.state.get(player), ctx.state.turn
    assert turn is not None
    path, one.field = (one.field, field), field
    turn.visited.append(field)
    ground = state.board.fields[field]
    where = city_name(ctx, field) if ground.city else name("terrain", ground.ground)
    told = text("told.goes", who=Who(player), where=where)
    ctx.emit(PawnMoved(text=told, rule="1.11", player=player, path=path))
    ctx.ran(f"space:{field}")
    if ground.city:
        turn.free = True
        turn.visit()
        arrive(ctx, player)
        return
    turn.free = False
    if not tasks_at(ctx, one, field) or not (yield from attempt(ctx, player, entering=True)):
        yield from explore(ctx, player, ground.terrain)


def explore(ctx: Tale, player: PlayerId, terrain: Terrain) -> Flow[None]:
    """Roll the die of exploring and do what the table says; the Beast sought here is found on 1 to 3 (1.5a, 1.11)."""
    one = ctx.state.get(player)
    if terrain in HOME and able(ctx.data, one, WOODCRAFT):
        prompt = text("ask.woodcraft", terrain=name("terrain", terrain))
        if (yield from agrees(player, WOODCRAFT, prompt, "1.3")):
            ctx.ran(f"ability:{WOODCRAFT}")
            return
    rolled = dice.roll(ctx, player, "explore", "1.11")
    if _is_accident(ctx, one, terrain, rolled) and may_once(ctx, one, SURE_FEET):
        prompt = text("ask.sure-feet", value=rolled, terrain=name("terrain", terrain))
        if (yield from agrees(player, SURE_FEET, prompt, "1.3")):
            note_once(ctx, SURE_FEET)
            rolled = dice.roll(ctx, player, "explore", "1.11")
    one = ctx.state.get(player)
    if _finds_beast(ctx, one, terrain, rolled):
        ctx.emit(Told(text=text("told.finds-beast", who=Who(player), foe=name("opponent", one.mission)), rule="1.5a"))
        yield from fight_beast(ctx, player)
        return
    yield from _read_table(ctx, player, terrain, rolled)


def _finds_beast(ctx: Tale, one: Hero, terrain: Terrain, rolled: int) -> bool:
    """Return whether a number finds the own Beast on a terrain (1.5a)."""
    return hunts(ctx, one, terrain) is not None and rolled <= ctx.data.numbers.beast_found


def _is_accident(ctx: Tale, one: Hero, terrain: Terrain, rolled: int) -> bool:
    """Return whether a number would cost life or movement."""
    found = finding(ctx.data, one.items, terrain, rolled)
    return found in ("life", "move") and not _finds_beast(ctx, one, terrain, rolled)


def finding(data: LegendaData, items: Sequence[str], terrain: Terrain, rolled: int) -> str:
    """Return what a number of the die brings on a terrain with these items; a number above six counts as six."""
    return findings(data, items, terrain)[rolled - 1]


def findings(data: LegendaData, items: Sequence[str], terrain: Terrain) -> list[str]:
    """Return what each number of the die brings on a terrain with these items."""
    more = sum(data.items[item].explores == terrain for item in items)
    found = [TABLE[terrain][min(rolled + more, 6) - 1] for rolled in range(1, 7)]
    if any(terrain in data.items[item].ignores for item in items):
        found[0] = ""
    return found


def _read_table(ctx: Tale, player: PlayerId, terrain: Terrain, rolled: int) -> Flow[None]:
    one = ctx.state.get(player)
    for item in one.items:
        kind = ctx.data.items[item]
        if kind.explores == terrain or (rolled == 1 and terrain in kind.ignores):
            ctx.ran(f"card:{item}")
    found = finding(ctx.data, one.items, terrain, rolled)
    if found == "card":
        yield from draw_legend(ctx, player, terrain)
    elif found:
        ctx.emit(Told(text=text(f"told.{terrain}-{found}", who=Who(player)), rule="1.11"))
        if found == "life":
            lose_life(ctx, player, 1, "1.11")
        else:
            lose_move(ctx, player, "1.11")
    else:
        ctx.emit(Told(text=text("told.nothing", who=Who(player)), rule="1.11"))
