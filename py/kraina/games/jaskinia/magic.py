"""The eight Spells of the game played alone. Rule 9.6."""

from collections.abc import Callable, Mapping
from functools import partial

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.jaskinia.counters import heal, wounds
from kraina.games.jaskinia.delving import Delving
from kraina.games.jaskinia.state import Bonus, FightKind, Searcher, Tale
from kraina.games.jaskinia.theft import steal, stealable
from kraina.games.jaskinia.verbs import MomentKind, SpellVerb, Target
from kraina.kit.cave.creatures import UNMOVED_BY_SPELLS
from kraina.kit.cave.march import OPENED, THREAD, at_gates, chooses, may_roll, open_gates
from kraina.kit.choose import choose_space
from kraina.kit.names import space_name

HELP = 3
"""What Wrath and Shield add."""
BREATH = 2
"""Stamina that the Healing Breath restores."""


def _on(one: Searcher) -> Target:
    return Target(str(one.player), text("option.player", who=Who(one.player)), one.player)


def _among(ctx: Tale, player: PlayerId, fits: Callable[[Searcher], bool]) -> list[Target]:
    """Return the Searchers who fit, the caster first: Spells reach everybody wherever he is (9.7)."""
    return [_on(one) for one in (ctx.state.get(player), *ctx.state.others(player)) if fits(one)]


def before_gates(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Sesame is for who stands at Great Gates that are shut."""
    host = Delving(ctx)
    return [Target()] if at_gates(host, player) and not host.marked(OPENED) else []


def sesame(ctx: Tale, player: PlayerId, target: Target) -> Flow[None]:
    """The Gates open."""
    open_gates(Delving(ctx), player, "")
    yield from ()


def before_a_roll(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """The Golden Thread is for who may roll and does not choose the branches anyway."""
    host, turn = Delving(ctx), ctx.state.turn
    return [Target()] if turn and turn.moves and may_roll(host, player) and not chooses(host, player) else []


def golden_thread(ctx: Tale, player: PlayerId, target: Target) -> Flow[None]:
    """All branches of this move are the caster's choice."""
    Delving(ctx).mark(THREAD)
    yield from ()


def the_struck(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Stone Skin is for who has lost a Combat; not against the Automaton."""
    rescue = ctx.state.rescue
    if rescue is None or rescue.saved or _is_proof(ctx):
        return []
    return [_on(ctx.state.get(rescue.player))]


def _is_proof(ctx: Tale) -> bool:
    running = ctx.state.fight
    return running is not None and any(foe.id == UNMOVED_BY_SPELLS for foe in running.foes)


def stone_skin(ctx: Tale, player: PlayerId, target: Target) -> Flow[None]:
    """No Stamina is lost."""
    if ctx.state.rescue is not None:
        ctx.state.rescue.saved = True
        ctx.emit(Told(text=text("told.saved"), rule="14.2"))
    yield from ()


def in_fight(kind: FightKind, ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Wrath is for a side of a Combat, the Shield for one of a Psychic Combat; not against the Automaton."""
    running = ctx.state.fight
    if running is None or running.kind != kind or _is_proof(ctx):
        return []
    return [_on(ctx.state.get(side)) for side in running.sides()]


def strengthen(spell: str, ctx: Tale, player: PlayerId, target: Target) -> Flow[None]:
    """The Searcher has 3 points more in this fight."""
    running = ctx.state.fight
    assert running is not None and target.player is not None
    running.bonuses.append(Bonus(target.player, spell, HELP))
    yield from ()


def empty_corridors(ctx: Tale) -> list[str]:
    """Return the corridor areas without a Searcher that have not caved in."""
    state = ctx.state
    return [a for a in ctx.data.board.of_kind("corridor") if not state.at(a) and a not in state.depths.closed]


def somewhere(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """A Cave-in needs an empty corridor."""
    return [Target()] if empty_corridors(ctx) else []


def cave_in(ctx: Tale, player: PlayerId, target: Target) -> Flow[None]:
    """Nobody enters or passes the corridor until the caster's next turn."""
    area = yield from choose_space(player, "cave-in", text("ask.cave-in"), empty_corridors(ctx), "9.6")
    if area is not None:
        ctx.state.depths.closed[area] = player
        ctx.emit(Told(text=text("told.caves-in", space=space_name(area)), rule="9.6", notable=True))


def the_rich(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Shadow Theft is for others who have gold or an Item that the caster may have."""
    return [_on(one) for one in ctx.state.others(player) if stealable(ctx, player, one)]


def shadow_theft(ctx: Tale, player: PlayerId, target: Target) -> Flow[None]:
    """The caster takes an Item or 1 bag."""
    assert target.player is not None
    yield from steal(ctx, player, target.player, "9.6")


def the_hurt(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Healing Breath is for Searchers below the Stamina of the start."""
    return _among(ctx, player, lambda one: wounds(ctx.data, one) > 0)


def healing_breath(ctx: Tale, player: PlayerId, target: Target) -> Flow[None]:
    """The Searcher regains up to 2 Stamina."""
    assert target.player is not None
    heal(ctx, target.player, BREATH, "4.6")
    yield from ()


SPELLS: Mapping[str, SpellVerb] = {
    "sesame": SpellVerb(before_gates, sesame),
    "golden-thread": SpellVerb(before_a_roll, golden_thread),
    "stone-skin": SpellVerb(the_struck, stone_skin),
    "wrath-of-the-mountain": SpellVerb(partial(in_fight, "combat"), partial(strengthen, "wrath-of-the-mountain")),
    "shield-of-the-mind": SpellVerb(partial(in_fight, "psychic"), partial(strengthen, "shield-of-the-mind")),
    "cave-in": SpellVerb(somewhere, cave_in),
    "shadow-theft": SpellVerb(the_rich, shadow_theft),
    "healing-breath": SpellVerb(the_hurt, healing_breath),
}
