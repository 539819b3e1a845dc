"""Items and artifacts: getting, choosing and giving them up. Rules 1.6, 1.7, 3.1, 3.2."""

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Who, text
from kraina.games.legenda.cards import LegendaData
from kraina.games.legenda.state import Hero, State, Tale
from kraina.kit.choose import NO, card_option
from kraina.kit.names import card_name


def may_have(data: LegendaData, one: Hero, item: str) -> bool:
    """Return whether an item may be in a hero's pack beside what is there: no doubles but fat and bread (1.7)."""
    return bool(data.items[item].once) or item not in one.items


def is_full(data: LegendaData, one: Hero) -> bool:
    """Return whether a hero has as many items as he may (1.7)."""
    return len(one.items) >= data.numbers.pack


def obtainable(data: LegendaData, state: State, one: Hero) -> list[str]:
    """Return the kinds of equipment that are left and that a hero may have."""
    return [item for item in data.items if state.supply[item] and may_have(data, one, item)]


def choose_item(ctx: Tale, player: PlayerId, rule: RuleRef) -> Flow[bool]:
    """Let a player choose an item of the available equipment, or none; return whether one was taken."""
    one = ctx.state.get(player)
    options: list[Option[str]] = [card_option(item, "item") for item in obtainable(ctx.data, ctx.state, one)]
    if not options:
        return False
    options.append(Option(NO, "", text("option.none")))
    item = yield from ask(Decision(player, "item", text("ask.item"), tuple(options), rule=rule))
    if not item:
        return False
    return (yield from receive(ctx, player, item, rule))


def receive(ctx: Tale, player: PlayerId, item: str, rule: RuleRef) -> Flow[bool]:
    """Give an item of the supply to a player, who makes room for it if need be; return whether it was taken."""
    if not ctx.state.supply[item] or not may_have(ctx.data, ctx.state.get(player), item):
        return False
    if not (yield from make_room(ctx, player, item)):
        return False
    ctx.state.supply[item] -= 1
    ctx.state.get(player).items.append(item)
    ctx.emit(Told(text=text("told.takes", who=Who(player), card=card_name(item)), rule=rule))
    return True


def make_room(ctx: Tale, player: PlayerId, item: str) -> Flow[bool]:
    """Let whoever has a full pack discard an item for a new one; return whether there is room (1.7)."""
    one = ctx.state.get(player)
    if not is_full(ctx.data, one):
        return True
    options: list[Option[str]] = [card_option(had, "drop") for had in dict.fromkeys(one.items)]
    options.append(Option(NO, "", text("option.leave", card=card_name(item)), Ref("card", item)))
    prompt = text("ask.room", card=card_name(item))
    given = yield from ask(Decision(player, "room", prompt, tuple(options), rule="1.7", source=item))
    if not given:
        return False
    drop_item(ctx, player, given)
    return True


def drop_item(ctx: Tale, player: PlayerId, item: str) -> None:
    """Discard an item: its token is set aside and may be bought again (1.7)."""
    put_back(ctx.state, player, item)
    ctx.emit(Told(text=text("told.drops", who=Who(player), card=card_name(item)), rule="1.7"))


def put_back(state: State, player: PlayerId, item: str) -> None:
    """Put an item of a player back among the equipment."""
    state.get(player).items.remove(item)
    state.supply[item] += 1


def gain_artifact(ctx: Tale, player: PlayerId, rule: RuleRef) -> None:
    """Give the top artifact of the pile to a player, if there is one (1.6)."""
    if not ctx.state.artifacts:
        ctx.emit(Told(text=text("told.no-artifact", who=Who(player)), rule=rule))
        return
    _take(ctx, player, ctx.draw(ctx.state.artifacts), rule)


def choose_artifact(ctx: Tale, player: PlayerId, rule: RuleRef) -> Flow[None]:
    """Let a player choose an artifact of those still available (2.2)."""
    left = [artifact for artifact in ctx.data.artifacts if artifact in ctx.state.artifacts]
    if not left:
        gain_artifact(ctx, player, rule)
        return
    options = tuple(card_option(artifact, "artifact") for artifact in left)
    artifact = yield from ask(Decision(player, "artifact", text("ask.artifact"), options, rule=rule))
    ctx.state.artifacts.remove(artifact)
    ctx.shuffle(ctx.state.artifacts)
    _take(ctx, player, artifact, rule)


def _take(ctx: Tale, player: PlayerId, artifact: str, rule: RuleRef) -> None:
    ctx.state.get(player).artifacts.append(artifact)
    told = text("told.artifact", who=Who(player), card=card_name(artifact))
    ctx.emit(CardShown(text=told, rule=rule, player=player, card=artifact, deck="artifact"))


def lose_artifact(ctx: Tale, player: PlayerId, artifact: str) -> None:
    """Shuffle an artifact of a player back into the pile."""
    ctx.state.get(player).artifacts.remove(artifact)
    ctx.state.artifacts.append(artifact)
    ctx.shuffle(ctx.state.artifacts)
