"""Casting spells: who may, when, on what, and at which price. Rules 1.8, 3.3.

At any moment means: between two actions of the own turn, when another player's turn begins, and before the dice of
every fight and challenge.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from kraina.engine.decision import Flow, Ref
from kraina.engine.event import CardShown
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, listed, text
from kraina.games.legenda import spells
from kraina.games.legenda.cards import Spell
from kraina.games.legenda.life import die, lose_life
from kraina.games.legenda.moments import MomentKind
from kraina.games.legenda.points import DEEP_WELL, foe_name
from kraina.games.legenda.state import Fight, Hero, Side, Tale, able
from kraina.kit.acts import Act, Target
from kraina.kit.choose import agrees
from kraina.kit.names import card_name, card_text

CALM_MIND = "calm-mind"
DEADLY = 99
"""The price of a spell that kills whoever casts it."""

Targets: TypeAlias = Callable[[Tale, PlayerId, Spell, MomentKind], list[Target]]
Effect: TypeAlias = Callable[[Tale, PlayerId, Spell, str], Flow[None]]
"""The caster, the spell, and the key of its target."""


def price(ctx: Tale, one: Hero, spell: Spell) -> int:
    """Return the life points that a spell costs now, or DEADLY (1.8)."""
    casting = ctx.data.numbers.casting
    if one.casts >= len(casting):
        return DEADLY
    by_order = casting[one.casts]
    if one.casts == 1 and able(ctx.data, one, CALM_MIND):
        by_order = 0
    by_level = int(spell.level == len(ctx.data.numbers.fees))
    if able(ctx.data, one, DEEP_WELL):
        by_level = 0
    return by_order + by_level


def may_cast(one: Hero) -> bool:
    """Return whether a hero may cast at all: on the board and not under the Magic Cloak (3.3)."""
    return bool(one.field) and not one.cloak


def spell_offers(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return the spells that a player may cast at a moment, once for each target."""
    one = ctx.state.get(player)
    if not may_cast(one):
        return []
    acts: list[Act] = []
    for ident in one.spells:
        if ident in one.spent:
            continue
        spell = ctx.data.spells[ident]
        for target in KINDS[spell.kind][0](ctx, player, spell, moment):
            acts.append(_act(ctx, one, spell, target))
    return acts


def _act(ctx: Tale, one: Hero, spell: Spell, target: Target) -> Act:
    key = f"cast:{spell.id}" + (f":{target.key}" if target.key else "")
    label = text("option.cast", card=card_name(spell.id))
    if target.label is not None:
        label = text("option.cast-on", card=card_name(spell.id), target=target.label)
    costs = price(ctx, one, spell)
    hint = card_text(spell.id)
    if costs:
        what = text("hint.deadly") if costs == DEADLY else text("hint.price", points=costs)
        hint = listed([what, hint])
    return Act(key, label, partial(cast, ctx, one.player, spell, target), Ref("card", spell.id), hint)


def cast(ctx: Tale, player: PlayerId, spell: Spell, target: Target) -> Flow[None]:
    """Cast a spell: its price is paid, its token lies face down till the round ends, and it works (1.8).

    A spell whose price kills its caster does not work.
    """
    one = ctx.state.get(player)
    costs = price(ctx, one, spell)
    if costs and not (yield from _pays(ctx, player, spell, costs)):
        return
    _count_savings(ctx, one, spell)
    one.casts += 1
    one.spent.append(spell.id)
    told = text("told.casts", who=Who(player), card=card_name(spell.id))
    if target.label is not None:
        told = text("told.casts-on", who=Who(player), card=card_name(spell.id), target=target.label)
    ctx.emit(CardShown(text=told, rule="1.8", player=player, card=spell.id, deck="spell"))
    if costs == DEADLY:
        die(ctx, player)
    elif costs:
        lose_life(ctx, player, costs, "1.8")
    if one.field:
        yield from KINDS[spell.kind][1](ctx, player, spell, target.key)
        ctx.ran(f"card:{spell.id}")


def _pays(ctx: Tale, player: PlayerId, spell: Spell, costs: int) -> Flow[bool]:
    """Ask a player whether he pays for a spell with life, or with his own."""
    prompt = text("ask.deadly", card=card_name(spell.id))
    if costs != DEADLY:
        prompt = text("ask.price", card=card_name(spell.id), points=costs)
    return (yield from agrees(player, "price", prompt, "1.8", spell.id))


def _count_savings(ctx: Tale, one: Hero, spell: Spell) -> None:
    """Count the abilities that make a spell cheaper or stronger."""
    if one.casts == 1 and able(ctx.data, one, CALM_MIND):
        ctx.ran(f"ability:{CALM_MIND}")
    if able(ctx.data, one, DEEP_WELL):
        ctx.ran(f"ability:{DEEP_WELL}")


# --- targets ----------------------------------------------------------------------------------------------------


def _sides(ctx: Tale) -> list[Side]:
    fight = ctx.state.fight
    if fight is None:
        return []
    return [fight.mine] if fight.kind == "challenge" else [fight.mine, fight.theirs]


def side_target(ctx: Tale, fight: Fight, side: Side, suffix: str = "") -> Target:
    """Return one side of a fight as a target."""
    if side.player is None:
        label = foe_name(fight)
        key = "foe"
    else:
        label, key = text("target.player", who=Who(side.player)), str(side.player)
    if suffix:
        key, label = f"{key}:{suffix}", text(f"target.{suffix}", target=label)
    return Target(key, label, side.player)


def _users(ctx: Tale, player: PlayerId, spell: Spell, moment: MomentKind, *, own: bool) -> list[Side]:
    """Return the sides that use a spell's trait, the caster's own only if that is allowed."""
    if moment != "fight":
        return []
    found = [side for side in _sides(ctx) if side.trait == spell.trait and side.magic is None]
    return [side for side in found if (own or side.player != player) and not _cloaked(ctx, side)]


def _cloaked(ctx: Tale, side: Side) -> bool:
    return side.player is not None and ctx.state.get(side.player).cloak > 0


def _lowest_targets(ctx: Tale, player: PlayerId, spell: Spell, moment: MomentKind) -> list[Target]:
    fight = ctx.state.fight
    sides = _users(ctx, player, spell, moment, own=False)
    return [side_target(ctx, fight, side) for side in sides] if fight is not None else []


def _highest_targets(ctx: Tale, player: PlayerId, spell: Spell, moment: MomentKind) -> list[Target]:
    fight = ctx.state.fight
    sides = _users(ctx, player, spell, moment, own=True)
    return [side_target(ctx, fight, side) for side in sides] if fight is not None else []


def _shift_targets(ctx: Tale, player: PlayerId, spell: Spell, moment: MomentKind) -> list[Target]:
    fight = ctx.state.fight
    if fight is None:
        return []
    sides = _users(ctx, player, spell, moment, own=True)
    return [side_target(ctx, fight, side, sign) for side in sides for sign in ("plus", "minus")]


def _attack_targets(ctx: Tale, player: PlayerId, spell: Spell, moment: MomentKind) -> list[Target]:
    """In the own fight its foe, who needs the spell's trait; else a hero outside the cities, at any distance."""
    state, fight = ctx.state, ctx.state.fight
    if moment == "fight":
        if fight is None or fight.kind == "challenge" or player not in (fight.mine.player, fight.theirs.player):
            return []
        own, other = (fight.mine, fight.theirs) if fight.mine.player == player else (fight.theirs, fight.mine)
        has = other.player is not None or fight.traits.get(spell.trait or "", 0) > 0
        return [side_target(ctx, fight, other)] if has and own.magic is None and not _cloaked(ctx, other) else []
    heroes = [one for one in state.others(player) if not one.cloak and not state.board.fields[one.field].city]
    return [Target(str(one.player), text("target.player", who=Who(one.player)), one.player) for one in heroes]


def _hero_targets(ctx: Tale, player: PlayerId, spell: Spell, moment: MomentKind) -> list[Target]:
    """Return oneself and the other heroes, between fights."""
    if moment == "fight":
        return []
    heroes = [ctx.state.get(player), *(one for one in ctx.state.others(player) if not one.cloak)]
    return [Target(str(one.player), text("target.player", who=Who(one.player)), one.player) for one in heroes]


def _portal_targets(ctx: Tale, player: PlayerId, spell: Spell, moment: MomentKind) -> list[Target]:
    """Not out of a fight, and not from a city, which is the nearest itself."""
    one = ctx.state.get(player)
    return [] if moment == "fight" or ctx.state.board.fields[one.field].city else [Target()]


def _alchemy_targets(ctx: Tale, player: PlayerId, spell: Spell, moment: MomentKind) -> list[Target]:
    return [Target(item, card_name(item)) for item in dict.fromkeys(ctx.state.get(player).items)]


def _amnesia_targets(ctx: Tale, player: PlayerId, spell: Spell, moment: MomentKind) -> list[Target]:
    forgettable = moment != "fight" and spells.forgettable(ctx, player)
    return [Target()] if forgettable else []


Kind: TypeAlias = tuple[Targets, Effect]
"""What it may be cast on, and what it does."""

KINDS: Mapping[str, Kind] = {
    "lowest": (_lowest_targets, spells.lowest),
    "highest": (_highest_targets, spells.highest),
    "shift": (_shift_targets, spells.shift),
    "attack": (_attack_targets, spells.attack),
    "haste": (_hero_targets, spells.haste),
    "slow": (_hero_targets, spells.slow),
    "cloak": (_hero_targets, spells.cloak),
    "portal": (_portal_targets, spells.portal),
    "alchemy": (_alchemy_targets, spells.alchemy),
    "amnesia": (_amnesia_targets, spells.amnesia),
}
