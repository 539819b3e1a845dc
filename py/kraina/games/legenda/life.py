"""Losing life, death and return, and being proclaimed a hero. Rules 1.1, 1.4."""

from collections.abc import Sequence

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import GameEnded, PawnMoved, Told
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Text, Who, name, text
from kraina.games.legenda.belongings import put_back
from kraina.games.legenda.board import FieldId
from kraina.games.legenda.cards import TRAITS
from kraina.games.legenda.counters import pay, take_life
from kraina.games.legenda.state import Hero, Tale, level


def lose_life(ctx: Tale, player: PlayerId, points: int, rule: RuleRef) -> None:
    """Take life points from a player, who dies without any left (1.4)."""
    take_life(ctx, player, points, rule)
    if not ctx.state.get(player).life:
        die(ctx, player)


def die(ctx: Tale, player: PlayerId) -> None:
    """Take a hero off the board: items, artifacts, denars, experience and the mission are lost (1.4).

    Traits and spells stay. He returns in the next round, in any city.
    """
    state, one = ctx.state, ctx.state.get(player)
    ctx.emit(Told(text=text("told.dies", who=Who(player)), rule="1.4", notable=True))
    for item in list(one.items):
        put_back(state, player, item)
    if one.artifacts:
        state.artifacts += one.artifacts
        one.artifacts.clear()
        ctx.shuffle(state.artifacts)
    drop_mission(ctx, one)
    pay(ctx, player, one.denars, "1.4")
    one.small = dict.fromkeys(TRAITS, 0)
    one.large = one.owed = one.slow = one.cloak = one.extra = 0
    one.reflection = False
    one.field, one.life = "", ctx.data.numbers.life
    one.back = state.round + 1
    one.deaths += 1
    if state.turn is not None and state.turn.player == player:
        state.turn.over = True


def drop_mission(ctx: Tale, one: Hero) -> None:
    """Discard a hero's mission, with what was reached in it (1.5)."""
    if one.mission:
        ctx.state.missions_used.append(one.mission)
    one.mission, one.secret, one.captive_to = "", False, ""


def return_to_city(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Let a dead hero's player choose the city in which he returns (1.4)."""
    one = ctx.state.get(player)
    field = yield from choose_city(ctx, player, "return", ctx.state.board.cities, "1.4")
    one.back = 0
    place(ctx, one, field, text("told.returns", who=Who(player), city=city_name(ctx, field)), "1.4")


def city_name(ctx: Tale, field: FieldId) -> Text:
    """Return the text that names the city of a field."""
    return name("city", ctx.data.atlas.fields[field].city)


def choose_city(
    ctx: Tale, player: PlayerId, kind: str, cities: Sequence[FieldId], rule: RuleRef, *, whose: PlayerId | None = None
) -> Flow[FieldId]:  # fmt: skip
    """Have a player choose one of some cities; a single one is not asked for."""
    options = tuple(
        Option(f"city:{ctx.data.atlas.fields[field].city}", field, city_name(ctx, field), Ref("field", field))
        for field in cities
    )
    prompt = text(f"ask.{kind}", who=Who(player if whose is None else whose))
    return (yield from ask(Decision(player, kind, prompt, options, rule=rule)))


def place(ctx: Tale, one: Hero, field: FieldId, told: Text, rule: RuleRef) -> None:
    """Set a hero on a field to which he does not walk."""
    path = (one.field, field) if one.field else (field,)
    one.field = field
    turn = ctx.state.turn
    if turn is not None and turn.player == one.player:
        turn.visit()
        turn.free = False
        if field not in turn.visited:
            turn.visited.append(field)
    ctx.emit(PawnMoved(text=told, rule=rule, player=one.player, path=path, leap=True))
    ctx.ran(f"space:{field}")


def proclaim(ctx: Tale) -> None:
    """End the match if a hero of level 3 is in the city of a trait whose base is six (1.1)."""
    state, numbers = ctx.state, ctx.data.numbers
    if state.winner is not None:
        return
    for one in state.in_order(state.current):
        if not one.field or level(ctx.data, one) < 3:
            continue
        city = state.board.fields[one.field].city
        if city and one.base[ctx.data.trait_of(city)] >= numbers.most_trait:
            state.winner = one.player
            if state.turn is not None:
                state.turn.over = True
            told = text("told.wins", who=Who(one.player), title=name("title", city), city=name("city", city))
            ctx.emit(GameEnded(text=told, rule="1.1", winners=(one.player,), notable=True))
            return
