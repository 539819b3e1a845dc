"""Spells of fights and answers: Counterspell, Immobility, Invisibility, Preservation, Psionic Blast. Rules 5.3, 9.3."""

from collections.abc import Mapping

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, name, text
from kraina.games.talisman.casting import reachable
from kraina.games.talisman.fights import INVISIBLE
from kraina.games.talisman.magic.targets import last, on_character
from kraina.games.talisman.pawn import end_turn
from kraina.games.talisman.points import foe_name
from kraina.games.talisman.state import COMMAND, Bonus, Casting, Fight, Tale
from kraina.games.talisman.verbs import MomentKind, SpellVerb, Target
from kraina.kit.names import card_name


def any_spell(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Counterspell answers the Spell of somebody else that was cast just before, the Command Spell too."""
    found = last(ctx)
    if found is None or found.caster == player:
        return []
    label = name("spell", COMMAND) if found.spell == COMMAND else card_name(found.spell)
    return [Target(label=label, at=found.spell)]


def counterspell(ctx: Tale, casting: Casting) -> Flow[None]:
    """The Spell cast just before has no effect."""
    for answered in ctx.state.castings:
        if answered.spell == casting.at:
            answered.cancelled = True
    yield from ()


def _creatures(ctx: Tale) -> Fight | None:
    """Return the running fight with creatures that Spells can touch: none inside (9.3) or in the Cave (13.5)."""
    running = ctx.state.fight
    if running is None or running.opponent is not None:
        return None
    return running if ctx.data.board.is_outside(ctx.state.get(running.player).space) else None


def the_lively(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Immobility is for whoever begins his turn, or for a creature that attacks."""
    turn, running = ctx.state.turn, _creatures(ctx)
    if moment == "turn" and turn is not None and turn.player != player:
        one = ctx.state.get(turn.player)
        return [on_character(one)] if reachable(ctx, one) else []
    if moment == "fight" and running is not None:
        return [Target(foe.id, foe_name(foe.id, card=foe.card), at=foe.id) for foe in running.foes]
    return []


def immobility(ctx: Tale, casting: Casting) -> Flow[None]:
    """The character loses this turn, or the creature is evaded."""
    running = ctx.state.fight
    if casting.target is not None:
        end_turn(ctx, casting.target)
        ctx.emit(Told(text=text("told.loses-this-turn", who=Who(casting.target)), rule="5.3"))
    elif running is not None and ctx.state.turn is not None:
        running.foes = [foe for foe in running.foes if foe.id != casting.at]
        ctx.state.turn.evaded.append(casting.at)
    yield from ()


def to_vanish(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Invisibility is for oneself; before the dice only against what can be evaded."""
    running, turn = ctx.state.fight, ctx.state.turn
    if turn is None or f"{INVISIBLE}{player}" in turn.marks:
        return []
    if moment != "fight":
        return [Target()]
    evadable = running is not None and (running.opponent is not None or _creatures(ctx) is not None)
    return [Target()] if evadable and running is not None and player in running.sides() else []


def invisibility(ctx: Tale, casting: Casting) -> Flow[None]:
    """The caster evades what he is fighting, and may evade anything till the end of the turn (2.5)."""
    running, turn = ctx.state.fight, ctx.state.turn
    if turn is not None:
        turn.marks.append(f"{INVISIBLE}{casting.caster}")
    if running is not None and casting.caster in running.sides() and not running.rolled:
        running.evaded = True
    yield from ()


def at_stake(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Preservation saves a life or a Follower within reach; an Enemy outside the Inner Region."""
    rescue = ctx.state.rescue
    if rescue is None or rescue.saved:
        return []
    if rescue.what == "enemy":
        return [Target(rescue.at, card_name(rescue.at), at=rescue.at)]
    one = ctx.state.get(rescue.player)
    if not reachable(ctx, one):
        return []
    return [Target(str(one.player), text("option.player", who=Who(one.player)), one.player)]


def preservation(ctx: Tale, casting: Casting) -> Flow[None]:
    """What is at stake is saved; an Enemy's fight is a stand-off."""
    if ctx.state.rescue is not None:
        ctx.state.rescue.saved = True
        ctx.emit(Told(text=text("told.preserved"), rule="5.3"))
    yield from ()


def in_battle(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Psionic Blast is for one's own battle."""
    running = ctx.state.fight
    return [Target()] if running is not None and running.kind == "battle" and player in running.sides() else []


def psionic_blast(ctx: Tale, casting: Casting) -> Flow[None]:
    """The caster's printed Craft is added to his Strength in this battle."""
    running, one = ctx.state.fight, ctx.state.get(casting.caster)
    if running is not None and one.character:
        points = 1 if one.toad else ctx.data.characters[one.character].craft
        running.bonuses.append(Bonus(casting.caster, casting.spell, points))
    yield from ()


FIGHTING: Mapping[str, SpellVerb] = {
    "counterspell": SpellVerb(any_spell, counterspell),
    "immobility": SpellVerb(the_lively, immobility),
    "invisibility": SpellVerb(to_vanish, invisibility),
    "preservation": SpellVerb(at_stake, preservation),
    "psionic-blast": SpellVerb(in_battle, psionic_blast),
}
