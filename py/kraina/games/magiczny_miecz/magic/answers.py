"""Spells that answer the Spell cast just before them. Rule 9.6."""

from collections.abc import Mapping

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.state import Casting, Miecz
from kraina.games.magiczny_miecz.verbs import MomentKind, SpellVerb, Target


def _last(ctx: Miecz) -> Casting | None:
    """Return the Spell cast just before, if it still works."""
    last = ctx.state.castings[-1] if ctx.state.castings else None
    return None if last is None or last.cancelled else last


def _on_spell(casting: Casting) -> Target:
    return Target(label=card_name(casting.spell), at=casting.spell)


def _answered(ctx: Miecz, spell: Uid) -> Casting | None:
    """Return the casting of a Spell that has been answered."""
    return next((casting for casting in ctx.state.castings if casting.spell == spell), None)


def any_spell(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
    """The Lord of Spells answers any Spell of somebody else."""
    last = _last(ctx)
    return [] if last is None or last.caster == player else [_on_spell(last)]


def lord_of_spells(ctx: Miecz, casting: Casting) -> Flow[None]:
    """The Spell cast just before has no effect."""
    answered = _answered(ctx, casting.at)
    if answered is not None:
        answered.cancelled = True
    yield from ()


def own_harm(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
    """The Mirror answers a Spell that somebody else has cast on its owner alone (readings 4)."""
    last = _last(ctx)
    return [] if last is None or last.target != player or last.caster == player else [_on_spell(last)]


def mirror(ctx: Miecz, casting: Casting) -> Flow[None]:
    """The Spell strikes its caster as if the owner of the Mirror had cast it: wards, Objects and Bridge protect him."""
    answered = _answered(ctx, casting.at)
    if answered is not None and answered.target is not None:
        answered.caster, answered.target = answered.target, answered.caster
        told = text("told.spell-mirror", who=Who(answered.target), card=card_name(answered.spell))
        ctx.emit(Told(text=told, rule="9.6"))
    yield from ()


ANSWERS: Mapping[str, SpellVerb] = {
    "lord-of-spells": SpellVerb(any_spell, lord_of_spells),
    "mirror": SpellVerb(own_harm, mirror),
}
