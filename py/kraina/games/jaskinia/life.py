"""Loss of Stamina, death, and the Searcher who comes after. Rules 4.2, 4.3, 14.2."""

from collections.abc import Mapping

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Who, text
from kraina.games.jaskinia.belongings import leave
from kraina.games.jaskinia.counters import change
from kraina.games.jaskinia.pawn import end_turn
from kraina.games.jaskinia.piles import discard, lay_gold, restock_spells
from kraina.games.jaskinia.state import Searcher, State, Tale
from kraina.kit.cave.board import ENTRANCE
from kraina.kit.cave.box import Character
from kraina.kit.names import character_name


def lose_stamina(ctx: Tale, player: PlayerId, points: int, rule: RuleRef) -> Flow[None]:
    """Take Stamina from a player; at 0 the Searcher dies (4.2, 4.3)."""
    if not ctx.state.get(player).character:
        return
    change(ctx, player, "stamina", -points, rule)
    if ctx.state.get(player).stamina == 0:
        die(ctx, player)
    yield from ()


def die(ctx: Tale, player: PlayerId) -> None:
    """Take a Searcher from the board: his things stay, his card goes back to the set (4.3).

    His player begins anew in his next turn, unless the Crystal's Chamber has been found.
    """
    state, one = ctx.state, ctx.state.get(player)
    told = text("told.dies", who=Who(player), character=character_name(one.character))
    ctx.emit(Told(text=told, rule="4.3", notable=True))
    for uid in [*one.items, *one.friends]:
        leave(ctx, player, uid, "4.3")
    lay_gold(ctx, one.area, one.gold)
    for uid in [*one.trophies, *one.spells]:
        discard(ctx.data, state, uid)
    begins = not state.depths.found
    state.unused.append(one.character)
    state.searchers[player] = Searcher(player, area=one.area, turns=one.turns, waiting=begins)
    if state.current == player:
        state.extra_turns = 0
    end_turn(ctx, player)
    if not begins:
        ctx.emit(Told(text=text("told.out", who=Who(player)), rule="4.3", notable=True))
        state.depths.forget(player)


def begin_anew(ctx: Tale, player: PlayerId) -> None:
    """Give a player a Searcher of the set, chosen at random, at the Cave Entrance (4.3)."""
    character = ctx.rng.choice(ctx.state.unused)
    ctx.reveal()
    restock_spells(ctx)
    equip(ctx, player, character)
    told = text("told.enters", who=Who(player), character=character_name(character))
    ctx.emit(Told(text=told, rule="4.3", notable=True))


def equip(ctx: Tale, player: PlayerId, character: str) -> None:
    """Seat a Searcher (0.3), and count what he brings."""
    deal(ctx.state, ctx.data.box.characters, player, character)
    count_start(ctx, player)


def count_start(ctx: Tale, player: PlayerId) -> None:
    """Count the abilities with which a Searcher begins."""
    card = ctx.data.box.characters[ctx.state.get(player).character]
    ctx.ran(f"character:{card.id}")
    for ability in card.abilities:
        if (card.spells and ability.endswith(("-spell", "-spells"))) or ability == "smuggler-gold":
            ctx.ran(f"ability:{ability}")


def deal(state: State, characters: Mapping[str, Character], player: PlayerId, character: str) -> None:
    """Seat a Searcher with his printed values, gold and Spells, at the Cave Entrance (0.3)."""
    card = characters[character]
    state.unused.remove(character)
    spells = [state.spells.pop(0) for _ in range(min(card.spells, len(state.spells)))]
    turns = state.get(player).turns
    state.searchers[player] = Searcher(
        player,
        character,
        ENTRANCE,
        card.strength,
        card.power,
        card.stamina,
        card.gold,
        card.alignment,
        turns,
        spells=spells,
    )
