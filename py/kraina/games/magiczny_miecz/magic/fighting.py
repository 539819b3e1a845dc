"""Spells for fights: before the dice, in place of a fight, and against a loss. Rules 17.3, 17.7, 19.1."""

from collections.abc import Mapping
from dataclasses import replace

from kraina.engine.decision import Flow
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.casting import reachable
from kraina.games.magiczny_miecz.fights import hides, leave_out
from kraina.games.magiczny_miecz.life import lose_life, rescued
from kraina.games.magiczny_miecz.magic.targets import characters, fought, itself, on_character
from kraina.games.magiczny_miecz.meeting import met
from kraina.games.magiczny_miecz.piles import lift
from kraina.games.magiczny_miecz.points import UNTOUCHED, foe_name, is_bare, magic_adder
from kraina.games.magiczny_miecz.state import (
    Bonus,
    Casting,
    Fight,
    Miecz,
    Rescue,
    Seeker,
    champion_of,
    meetable,
    working,
)
from kraina.games.magiczny_miecz.verbs import MomentKind, SpellVerb, Target

BREATH_LIFE = 2
"""Life that the Breath of Death takes from a Character."""


def opponent_of(running: Fight, player: PlayerId) -> PlayerId | None:
    """Return the other Character in a fight of a player's, if there is one."""
    if running.opponent is None or player not in running.sides():
        return None
    return running.opponent if player == running.player else running.player


def own_fight(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Magic and Sword is for an own ordinary fight where Magic is not added already and Spells do anything."""
    running = ctx.state.fight
    if running is None or running.kind != "sword" or player not in running.sides() or is_bare(running):
        return []
    one = ctx.state.get(player)
    if champion_of(one, running) is not None or ctx.data.verbs.duels.dice_alone(ctx.state, running):
        return []
    if magic_adder(ctx.data, ctx.state, one, running) is not None:
        return []
    other = opponent_of(running, player)
    if other is not None and working(ctx.data, ctx.state, ctx.state.get(other), "crystal-of-mages"):
        return []
    return itself(ctx, player, moment)


def magic_and_sword(ctx: Miecz, casting: Casting) -> Flow[None]:
    """The caster's Magic is added to the Sword in this fight."""
    if ctx.state.fight is not None:
        ctx.state.fight.bonuses.append(Bonus(casting.caster, "magic-and-sword"))
    yield from ()


def to_be_saved(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
    """The Hidden One saves what is at stake, or hides a fighter from one opponent."""
    return _at_stake(ctx) if moment == "loss" else _hideable(ctx, player)


def _at_stake(ctx: Miecz) -> list[Target]:
    rescue = ctx.state.rescue
    if rescue is None or rescue.saved:
        return []
    if rescue.what == "enemy":
        return [] if rescue.at == UNTOUCHED else [Target(label=card_name(rescue.at), at=rescue.at)]
    if not reachable(ctx, ctx.state.get(rescue.player)):
        return []
    label = card_name(rescue.at) if rescue.what == "friend" else text("option.player", who=Who(rescue.player))
    return [Target(label=label, player=rescue.player, at=rescue.at)]


def _hideable(ctx: Miecz, player: PlayerId) -> list[Target]:
    running = ctx.state.fight
    if running is None or running.hiding:
        return []
    if running.opponent is None:
        return [Target(foe.id, foe_name(foe.id, card=foe.card), running.player, foe.id) for foe in fought(ctx)]
    sides = [player] if player in running.sides() else running.sides()
    return [on_character(one) for one in map(ctx.state.get, sides) if reachable(ctx, one)]


def hidden_one(ctx: Miecz, casting: Casting) -> Flow[None]:
    """A Life, a Friend or an Enemy is saved; or before the dice the one it is cast on hides from one opponent."""
    rescue, running = ctx.state.rescue, ctx.state.fight
    if rescue is not None:
        rescue.saved = casting.target in (None, rescue.player)
    elif running is not None and running.opponent is not None:
        running.hiding = casting.target in running.sides()
    elif running is not None and casting.target == running.player:
        leave_out(ctx, running, [casting.at])
    yield from ()


def those_met(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
    """The Breath of Death strikes one Monster's card of an own fight, or a Character whom the caster meets."""
    running = ctx.state.fight
    if moment == "meet":
        return [replace(one, at=ctx.state.get(player).space) for one in _faced(ctx, met(ctx, player))]
    if moment == "arrived":
        return _faced(ctx, _arrived_at(ctx, player))
    if running is None or running.hiding:
        return []
    if running.player == player and running.opponent is None:
        monsters = [foe for foe in fought(ctx) if foe.card and ctx.data.card(foe.id).kind == "enemy"]
        return [Target(foe.id, card_name(foe.id), at=foe.id) for foe in monsters]
    other = opponent_of(running, player)
    return [] if other is None else _faced(ctx, [ctx.state.get(other)])


def _faced(ctx: Miecz, those: list[Seeker]) -> list[Target]:
    return characters(ctx, "breath-of-death", those, lambda one: not one.frozen)


def _arrived_at(ctx: Miecz, player: PlayerId) -> list[Seeker]:
    """Return the Character who has just come to a player's space."""
    turn, one = ctx.state.turn, ctx.state.get(player)
    if turn is None or turn.player == player:
        return []
    other = ctx.state.get(turn.player)
    return [other] if other.space == one.space and meetable(ctx.state, one, other) else []


def breath_of_death(ctx: Miecz, casting: Casting) -> Flow[None]:
    """In place of a fight the Monster dies, or the Character loses 2 Life; who came to the caster may hide first."""
    running, turn = ctx.state.fight, ctx.state.turn
    if casting.target is None:
        yield from _kill(ctx, casting.caster, casting.at)
        return
    if running is not None:
        running.hiding = True
    elif casting.at and turn is not None:
        turn.marks.append("met")
    if not (yield from _escapes(ctx, casting.target)):
        yield from lose_life(ctx, casting.target, BREATH_LIFE, "9.6")


def _escapes(ctx: Miecz, player: PlayerId) -> Flow[bool]:
    """Return whether somebody who came here hides from the Breath as from an attack (17.6)."""
    turn = ctx.state.turn
    if turn is None or turn.player != player:
        return False
    return (yield from hides(ctx, player, text("ask.spell-breath"), "17.6"))


def _kill(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    """Have a Monster die, if no Spell saves it: it is the caster's trophy, whatever its heads (1.4)."""
    running = ctx.state.fight
    if running is not None:
        running.foes = [foe for foe in running.foes if foe.id != uid]
    if (yield from rescued(ctx, Rescue(player, "enemy", uid))):
        return
    yield from ctx.data.verbs.beaten(ctx, player, uid)
    ctx.ran(f"card:{ctx.data.card(uid).id}")
    if lift(ctx, uid) is not None:
        ctx.state.tokens.pop(uid, None)
        ctx.state.get(player).trophies.append(uid)


FIGHTING: Mapping[str, SpellVerb] = {
    "breath-of-death": SpellVerb(those_met, breath_of_death),
    "hidden-one": SpellVerb(to_be_saved, hidden_one),
    "magic-and-sword": SpellVerb(own_fight, magic_and_sword),
}
