"""The ten Spells of the box. Rule 13.8."""

from collections.abc import Mapping
from functools import partial

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.talisman.board import may_close
from kraina.games.talisman.cave.cards import take_from
from kraina.games.talisman.cave.delving import Delving
from kraina.games.talisman.counters import missing, restore
from kraina.games.talisman.crown import SESAME
from kraina.games.talisman.life import SKIN
from kraina.games.talisman.magic.targets import characters, on_character
from kraina.games.talisman.magic.theft import goods_of
from kraina.games.talisman.movement import make_move, rolls_to_move
from kraina.games.talisman.pawn import carry_off, end_turn
from kraina.games.talisman.state import Bonus, Casting, FightKind, Tale
from kraina.games.talisman.verbs import MomentKind, SpellVerb, Target
from kraina.kit.cave import march
from kraina.kit.cave.creatures import UNMOVED_BY_SPELLS
from kraina.kit.choose import choose_space, choose_word
from kraina.kit.names import space_name

RULE = "13.8"
HELP, BREATH = 3, 2
PACES = ("pace-1", "pace-2", "pace-3", "pace-4", "pace-5", "pace-6")


def before_a_gate(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Sesame is for who stands at the Great Gates, or for who is in the Middle Region."""
    host, one = Delving(ctx), ctx.state.get(player)
    if one.space in host.cave:
        return [Target()] if march.at_gates(host, player) and not host.marked(march.OPENED) else []
    return [Target()] if ctx.data.board.region(one.space) == "middle" else []


def sesame(ctx: Tale, casting: Casting) -> Flow[None]:
    """The Gates open, or the Portal will, once."""
    host = Delving(ctx)
    if ctx.state.get(casting.caster).space in host.cave:
        march.open_gates(host, casting.caster, "")
    else:
        ctx.state.get(casting.caster).marks[f"{SESAME}{casting.caster}"] = 1
    yield from ()


def before_a_roll(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """The Golden Thread is for who is about to roll for his move."""
    host, one, turn = Delving(ctx), ctx.state.get(player), ctx.state.turn
    if turn is None or not turn.moves:
        return []
    if one.space in host.cave:
        return [Target()] if march.may_roll(host, player) and not march.chooses(host, player) else []
    return [Target()] if rolls_to_move(ctx, one) else []


def golden_thread(ctx: Tale, casting: Casting) -> Flow[None]:
    """In the Cave all branches are chosen; elsewhere the length of the move is."""
    player = casting.caster
    if ctx.state.get(player).space in Delving(ctx).cave:
        Delving(ctx).mark(march.THREAD)
        return
    word = yield from choose_word(player, "pace", text("ask.pace"), PACES, RULE)
    yield from make_move(ctx, player, PACES.index(word) + 1)


def the_struck(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Stone Skin is for who loses a life in a battle; not against the Automaton."""
    rescue, running = ctx.state.rescue, ctx.state.fight
    if rescue is None or rescue.saved or rescue.what != "life" or running is None or running.kind != "battle":
        return []
    if rescue.player not in running.sides() or _is_proof(ctx):
        return []
    return [on_character(ctx.state.get(rescue.player))]


def _is_proof(ctx: Tale) -> bool:
    running = ctx.state.fight
    return running is not None and any(foe.id == UNMOVED_BY_SPELLS for foe in running.foes)


def stone_skin(ctx: Tale, casting: Casting) -> Flow[None]:
    """No life is lost in this fight."""
    if ctx.state.rescue is not None and ctx.state.fight is not None:
        ctx.state.rescue.saved = True
        ctx.state.fight.rolled[f"{SKIN}{ctx.state.rescue.player}"] = 1
    yield from ()


def in_fight(kind: FightKind, ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Wrath is for a side of a battle, the Shield for one of a psychic combat; not against the Automaton."""
    running = ctx.state.fight
    if running is None or running.kind != kind or _is_proof(ctx):
        return []
    return [on_character(ctx.state.get(side)) for side in running.sides()]


def strengthen(ctx: Tale, casting: Casting) -> Flow[None]:
    """The character has 3 points more in this fight."""
    if ctx.state.fight is not None and casting.target is not None:
        ctx.state.fight.bonuses.append(Bonus(casting.target, casting.spell, HELP))
    yield from ()


def empty_ways(ctx: Tale) -> list[str]:
    """Return the spaces without anybody that may cave in: corridors, and those outside where cards are drawn."""
    board, state = ctx.data.board, ctx.state
    return [s for s in board.spaces if may_close(board, s) and not state.at(s) and s not in state.closed]


def somewhere(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """A Cave-in needs an empty corridor or an empty space outside."""
    return [Target()] if empty_ways(ctx) else []


def cave_in(ctx: Tale, casting: Casting) -> Flow[None]:
    """Nobody enters the corridor or space, or passes it, until the caster's next turn."""
    area = yield from choose_space(casting.caster, "cave-in", text("ask.cave-in"), empty_ways(ctx), RULE)
    if area is not None:
        ctx.state.under.depths.closed[area] = casting.caster
        ctx.emit(Told(text=text("told.caves-in", space=space_name(area)), rule=RULE, notable=True))


def the_rich(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Shadow Theft is for others who have gold or an Object that the caster may have."""
    me = ctx.state.get(player)
    return characters(ctx, player, lambda one: bool(one.gold or goods_of(ctx, me, one)), own=False)


def shadow_theft(ctx: Tale, casting: Casting) -> Flow[None]:
    """The caster takes an Object or 1 gold."""
    assert casting.target is not None
    yield from take_from(ctx, casting.caster, casting.target)


def the_hurt(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Healing Breath is for who is below his life value, outside fights."""
    if ctx.state.fight is not None:
        return []
    return characters(ctx, player, lambda one: missing(ctx, one, "life") > 0)


def healing_breath(ctx: Tale, casting: Casting) -> Flow[None]:
    """Up to 2 lives are healed."""
    assert casting.target is not None
    restore(ctx, casting.target, "life", BREATH, RULE)
    yield from ()


def the_dying(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Providence is for oneself, outside the Cave, when the last life goes."""
    rescue, one = ctx.state.rescue, ctx.state.get(player)
    last = rescue is not None and rescue.what == "life" and rescue.player == player and one.life == 1
    return [Target()] if last and not ctx.data.board.is_cave(one.space) else []


def providence(ctx: Tale, casting: Casting) -> Flow[None]:
    """The last life is kept, at the Chapel; an own turn is over."""
    if ctx.state.rescue is not None:
        ctx.state.rescue.saved = True
    carry_off(ctx, casting.caster, "chapel", RULE)
    end_turn(ctx, casting.caster)
    yield from ()


def about_to_move(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Riotous Living is for whoever is about to move in the Outer or Middle Region."""
    turn = ctx.state.turn
    if turn is None or not turn.moves or turn.arrived:
        return []
    one = ctx.state.get(turn.player)
    return [on_character(one)] if one.character and ctx.data.board.is_outside(one.space) else []


def riotous_living(ctx: Tale, casting: Casting) -> Flow[None]:
    """The move leads to the Tavern."""
    turn = ctx.state.turn
    if turn is not None and casting.target == turn.player:
        turn.moves -= 1
        carry_off(ctx, turn.player, "tavern", RULE)
        ctx.emit(Told(text=text("told.riotous", who=Who(turn.player)), rule=RULE))
    yield from ()


SPELLS: Mapping[str, SpellVerb] = {
    "sesame": SpellVerb(before_a_gate, sesame),
    "golden-thread": SpellVerb(before_a_roll, golden_thread),
    "stone-skin": SpellVerb(the_struck, stone_skin),
    "wrath-of-the-mountain": SpellVerb(partial(in_fight, "battle"), strengthen),
    "shield-of-the-mind": SpellVerb(partial(in_fight, "psychic"), strengthen),
    "cave-in": SpellVerb(somewhere, cave_in),
    "shadow-theft": SpellVerb(the_rich, shadow_theft),
    "healing-breath": SpellVerb(the_hurt, healing_breath),
    "providence": SpellVerb(the_dying, providence),
    "riotous-living": SpellVerb(about_to_move, riotous_living),
}
