"""Spells of foresight, health and chance: Divination, Healing, Random, Hex, Temporal Warp, Teleport. Rule 5.3."""

from collections.abc import Mapping

from kraina.engine.decision import Flow
from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.talisman.counters import change, missing, restore, spare
from kraina.games.talisman.dice import roll
from kraina.games.talisman.life import turn_to_toad
from kraina.games.talisman.magic.targets import characters, itself
from kraina.games.talisman.movement import rolls_to_move
from kraina.games.talisman.pawn import carry_off, elsewhere
from kraina.games.talisman.state import Casting, Tale
from kraina.games.talisman.verbs import MomentKind, SpellVerb, Target
from kraina.kit.choose import choose_space
from kraina.kit.names import card_name, space_name

FORESEEN = 5
"""Cards that Divination shows."""
HEX_TURNS = 3
"""Turns of its caster after which a Hex is gone, when the third one begins."""
WARP_TURNS = 2
"""Turns that Temporal Warp adds to the running one."""


def cards_ahead(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Divination needs a deck to look into."""
    return [Target()] if _ahead(ctx, player) else []


def _ahead(ctx: Tale, player: PlayerId) -> list[str]:
    """Return the deck that a player would draw from: in the Cave the Cave cards (13.3)."""
    return ctx.state.under.cave if ctx.data.board.is_cave(ctx.state.get(player).space) else ctx.state.adventure


def divination(ctx: Tale, casting: Casting) -> Flow[None]:
    """The caster alone looks at the top five Adventure cards; they stay in their order."""
    ctx.reveal()
    for place, uid in enumerate(_ahead(ctx, casting.caster)[:FORESEEN], start=1):
        told = text("told.foresees", place=place, card=card_name(uid))
        only = (casting.caster,)
        ctx.emit(CardShown(text=told, rule="5.3", player=casting.caster, card=uid, deck="adventure", only=only))
    yield from ()


def the_hurt(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Healing is for characters below their life value; when a life is at stake, for that character."""
    rescue = ctx.state.rescue
    if moment == "loss":
        if rescue is None or rescue.what != "life":
            return []
        victim = rescue.player
        return characters(ctx, player, lambda one: one.player == victim and missing(ctx, one, "life") > 0)
    return characters(ctx, player, lambda one: missing(ctx, one, "life") > 0)


def healing(ctx: Tale, casting: Casting) -> Flow[None]:
    """The character is healed to his life value (3.2)."""
    assert casting.target is not None
    one = ctx.state.get(casting.target)
    restore(ctx, casting.target, "life", missing(ctx, one, "life"), "5.3")
    yield from ()


def anybody(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Random may be cast on any character, the caster too."""
    return characters(ctx, player, lambda one: True)


def random(ctx: Tale, casting: Casting) -> Flow[None]:
    """The target rolls: Toad, all Strength or Craft counters, all gold, 1 Strength, 1 life."""
    assert casting.target is not None
    player = casting.target
    value = yield from roll(ctx, player, "random", "5.3")
    one = ctx.state.get(player)
    if value == 1:
        turn_to_toad(ctx, player, "6.1")
    elif value == 2:
        change(ctx, player, "strength", -spare(ctx, one, "strength"), "5.3")
    elif value == 3:
        change(ctx, player, "craft", -spare(ctx, one, "craft"), "5.3")
    elif value == 4:
        change(ctx, player, "gold", -one.gold, "5.3")
    else:
        change(ctx, player, "strength" if value == 5 else "life", 1, "5.3")


def empty_spaces(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """The Hex is for a space of the Outer or Middle Region with no character and no other Hex."""
    state, board = ctx.state, ctx.data.board
    free = [s for s in board.spaces if board.is_outside(s) and not state.at(s) and s not in state.hexes]
    return [Target()] if free else []


def hex_space(ctx: Tale, casting: Casting) -> Flow[None]:
    """The card lies on a space: whoever lands there loses a life, until the caster's third turn begins (1.6)."""
    state, board = ctx.state, ctx.data.board
    free = [s for s in board.spaces if board.is_outside(s) and not state.at(s) and s not in state.hexes]
    space = yield from choose_space(casting.caster, "hex", text("ask.hex"), free, "1.6")
    if space is not None:
        state.hexes[space] = casting.spell
        state.hexers[casting.spell] = casting.caster
        state.hex_turns[casting.spell] = HEX_TURNS
        ctx.emit(Told(text=text("told.hex", space=space_name(space)), rule="1.6"))


def temporal_warp(ctx: Tale, casting: Casting) -> Flow[None]:
    """The caster has three turns in a row, this one the first."""
    ctx.state.extra_turns = WARP_TURNS
    ctx.emit(Told(text=text("told.warp", who=Who(casting.caster)), rule="5.3", notable=True))
    yield from ()


def in_place_of_a_roll(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Teleport is cast instead of a roll for movement: where there is none it cannot be cast (5.3)."""
    return [Target()] if rolls_to_move(ctx, ctx.state.get(player)) else []


def teleport(ctx: Tale, casting: Casting) -> Flow[None]:
    """The caster's move leads to any other space of his Region."""
    spaces = elsewhere(ctx, casting.caster)
    goal = yield from choose_space(casting.caster, "teleport", text("ask.teleport"), spaces, "5.3")
    turn = ctx.state.turn
    if goal is not None and turn is not None:
        turn.moves -= 1
        carry_off(ctx, casting.caster, goal, "5.3")


FATE: Mapping[str, SpellVerb] = {
    "divination": SpellVerb(cards_ahead, divination),
    "healing": SpellVerb(the_hurt, healing),
    "random": SpellVerb(anybody, random),
    "hex": SpellVerb(empty_spaces, hex_space),
    "temporal-warp": SpellVerb(itself, temporal_warp),
    "teleport": SpellVerb(in_place_of_a_roll, teleport),
}
