"""Before the first turn: the board, the heroes, the starting cities and the first player. Rules 1.2, 1.12, 2.1."""

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Text, Who, name, text
from kraina.games.legenda import dice
from kraina.games.legenda.board import SIDE, Lie, Placed, board_of, contact
from kraina.games.legenda.cards import TRAITS, LegendaData
from kraina.games.legenda.life import choose_city, city_name, place
from kraina.games.legenda.state import State, Tale
from kraina.kit.names import character_name

PLAYERS = "players"
"""The layout that the players make themselves."""
EDGES: dict[str, tuple[int, int]] = {"north": (0, -SIDE), "east": (SIDE, 0), "south": (0, SIDE), "west": (-SIDE, 0)}


def open_match(ctx: Tale) -> Flow[None]:
    """Lay the tiles, give out heroes and cities and find the first player (1.2, 1.12)."""
    state = ctx.state
    if state.options["layout"] == PLAYERS:
        yield from _arrange(ctx)
    for one in state.heroes:
        if not one.hero:
            equip(ctx.data, state, one.player, (yield from _choose_hero(ctx, one.player)))
        told = text("told.plays", who=Who(one.player), hero=character_name(one.hero))
        ctx.emit(Told(text=told, rule="1.2"))
        ctx.ran(f"character:{one.hero}")
    for one in state.heroes:
        yield from _start_city(ctx, one.player)
    state.current = state.first = _first_player(ctx)
    ctx.emit(Told(text=text("told.first", who=Who(state.first)), rule="1.12"))
    state.begun = True


def equip(data: LegendaData, state: State, player: PlayerId, hero: str) -> None:
    """Give a player a hero with the counters of the start (1.2)."""
    one = state.get(player)
    one.hero, one.base = hero, {trait: data.heroes[hero].traits[trait] for trait in TRAITS}
    one.small = dict.fromkeys(TRAITS, 0)
    one.life, one.denars = data.numbers.life, data.numbers.denars


def _choose_hero(ctx: Tale, player: PlayerId) -> Flow[str]:
    taken = [one.hero for one in ctx.state.heroes]
    options = tuple(
        Option(f"character:{hero}", hero, character_name(hero), None, text(f"character.{hero}.text"))
        for hero in ctx.data.heroes
        if hero not in taken
    )
    return (yield from ask(Decision(player, "character", text("ask.character"), options, rule="1.2")))


def _start_city(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Have the left neighbour choose where a player starts; all start in different cities (1.12)."""
    state = ctx.state
    taken = [one.field for one in state.heroes]
    cities = [field for field in state.board.cities if field not in taken]
    field = yield from choose_city(ctx, state.left_of(player), "start", cities, "1.12", whose=player)
    told = text("told.starts", who=Who(player), city=city_name(ctx, field))
    place(ctx, state.get(player), field, told, "1.12")


def _first_player(ctx: Tale) -> PlayerId:
    """Have everybody roll; the highest begins, and equals roll again (1.12)."""
    rivals = [one.player for one in ctx.state.heroes]
    while len(rivals) > 1:
        rolled = {player: dice.roll(ctx, player, "first", "1.12") for player in rivals}
        most = max(rolled.values())
        rivals = [player for player in rivals if rolled[player] == most]
    return rivals[0]


# --- the board ----------------------------------------------------------------------------------------------------


def lay_out(data: LegendaData, layout: str) -> list[Placed]:
    """Return the tiles of a given layout, or the first tile alone if the players lay out the others."""
    if layout == PLAYERS:
        return [Placed(data.atlas.tiles[0], 0, 0, 0)]
    return [Placed(*lie) for lie in data.atlas.layouts[layout]]


def _arrange(ctx: Tale) -> Flow[None]:
    """Let the players lay one tile after another beside those that lie, the first one being there (1.2, 2.1)."""
    state = ctx.state
    for turn, tile in enumerate(ctx.data.atlas.tiles[1:]):
        player = PlayerId(turn % len(state.heroes))
        beside, edge = yield from _choose_edge(ctx, player, tile)
        x, y = yield from _choose_shift(ctx, player, tile, beside, edge)
        options = tuple(Option(f"turn:{q}", q, text("option.quarters", quarters=q)) for q in range(4))
        prompt = text("ask.tile-turn", tile=name("tile", tile))
        quarters = yield from ask(Decision(player, "tile-turn", prompt, options, rule="1.2"))
        state.layout.append(Placed(tile, x, y, quarters))
        ctx.emit(Told(text=text("told.tile", who=Who(player), tile=name("tile", tile)), rule="1.2"))
    assert board_of(state.layout).is_connected()


def _choose_edge(ctx: Tale, player: PlayerId, tile: str) -> Flow[tuple[Placed, str]]:
    """Ask beside which tile, and at which of its sides, the next one is to lie."""
    state = ctx.state
    sides = [(placed, edge) for placed in state.layout for edge in EDGES if shifts(state, placed, edge)]
    options = tuple(
        Option(f"side:{one.tile}:{edge}", (one.tile, edge), _beside(one, edge), _slot(state, one, edge))
        for one, edge in sides
    )
    prompt = text("ask.tile-side", tile=name("tile", tile))
    beside, edge = yield from ask(Decision(player, "tile-side", prompt, options, rule="1.2"))
    return next(one for one in ctx.state.layout if one.tile == beside), edge


def _beside(placed: Placed, edge: str) -> Text:
    return text(f"option.tile-{edge}", tile=name("tile", placed.tile))


def _choose_shift(ctx: Tale, player: PlayerId, tile: str, beside: Placed, edge: str) -> Flow[tuple[int, int]]:
    """Ask by how many fields the tile is shifted along the side: not at all by the basic rules (2.1)."""
    options = tuple(
        Option(f"shift:{by}", by, text("option.shift", fields=by), _slot(ctx.state, beside, edge, by))
        for by in shifts(ctx.state, beside, edge)
    )
    prompt = text("ask.tile-shift", tile=name("tile", tile))
    by = yield from ask(Decision(player, "tile-shift", prompt, options, rule="2.1"))
    return _corner(beside, edge, by)


def _slot(state: State, beside: Placed, edge: str, by: int | None = None) -> Ref:
    """Return the free place for a tile that lies so; without a shift, where it is shifted least."""
    least = min(shifts(state, beside, edge), key=abs) if by is None else by
    x, y = _corner(beside, edge, least)
    return Ref("slot", f"{x},{y}")


def _corner(beside: Placed, edge: str, by: int) -> tuple[int, int]:
    right, down = EDGES[edge]
    return (beside.x + right + (by if down else 0), beside.y + down + (by if right else 0))


def shifts(state: State, beside: Placed, edge: str) -> list[int]:
    """Return by how many fields a tile may be shifted along a side of another one without lying on a third."""
    most = SIDE - 1 if state.extended else 0
    lies: list[Lie] = [(one.tile, one.x, one.y, one.turn) for one in state.layout]
    found = []
    for by in range(-most, most + 1):
        lie: Lie = ("", *_corner(beside, edge, by), 0)
        if all(contact(lie, other) >= 0 for other in lies):
            found.append(by)
    return found
