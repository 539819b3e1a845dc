"""Casting Spells: who may, on what, what answers them, and when they work. Rules 9.1, 9.6, 9.7, 17.3."""

from collections.abc import Mapping
from functools import partial

from kraina.engine.decision import Flow, Ref
from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.text import Text, Who, text
from kraina.games.magiczny_miecz.belongings import lose_card
from kraina.games.magiczny_miecz.cards import card_name, card_text
from kraina.games.magiczny_miecz.counters import pay
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.piles import discard, take_spell
from kraina.games.magiczny_miecz.settle import settle
from kraina.games.magiczny_miecz.state import Casting, Miecz, Seeker, able, working
from kraina.games.magiczny_miecz.verbs import Act, MomentKind, Target
from kraina.games.magiczny_miecz.windows import may_cast, spells_of, window

WARDS = ("demon-spell-ward", "dwarf-spell-ward")
"""Abilities by which a Spell on their owner fails on a 1 or 2."""
PROOF: Mapping[str, tuple[str, ...]] = {
    "circle-of-fire": ("crystal-of-mages", "talisman-of-fire"),
    "fatum": ("crystal-of-mages",),
    "golem": ("crystal-of-mages",),
    "lord-of-friends": ("crystal-of-mages",),
    "lord-of-riches": ("crystal-of-mages",),
    "lord-of-thunder": ("talisman-of-air",),
    "seven-winds": ("talisman-of-air",),
}
"""Spell -> Objects to whose owner it does nothing. Magic and Sword and Rebirth look at their fight."""
PROOF_ABILITIES: Mapping[str, str] = {"golem": "mage-golems", "homunculus": "mage-golems"}
"""Spell -> ability to whose owner it does nothing."""
HARMFUL = (
    "breath-of-death", "circle-of-fire", "golem", "homunculus", "lord-of-riches", "lord-of-friends", "madness",
    "lord-of-sorcery", "seven-winds",
)  # fmt: skip
"""Spells that harm the Character on whom they are cast; what Fatum brings is left to chance."""
THUNDER = "lord-of-thunder"
"""It harms whoever is on a space."""
GNOME = "gnome"
"""The Friend who wants 1 gold for casting the Spell that he holds, and then goes away."""


def reachable(ctx: Miecz, other: Seeker) -> bool:
    """Return whether a Spell can be aimed at a Character: not on the Stone Bridge and not at stone (9.7, 20.5)."""
    return bool(other.character) and not other.stone and not ctx.data.board.on_bridge(other.space)


def proof(ctx: Miecz, other: Seeker, spell: str) -> bool:
    """Return whether an Object or ability makes a Spell of a design do nothing to a Character."""
    ability = PROOF_ABILITIES.get(spell)
    if ability is not None and able(other, ability):
        ctx.ran(f"ability:{ability}")
        return True
    return any(working(ctx.data, ctx.state, other, design) for design in PROOF.get(spell, ()))


def spell_offers(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return the Spells that a player may cast at a moment, once for each target."""
    one = ctx.state.get(player)
    if not (one.spells or one.kept) or not may_cast(ctx, player):
        return []
    acts: list[Act] = []
    seen: list[str] = []
    for uid in _ready(one):
        spell = ctx.data.spell(uid)
        if spell.id in seen or not is_time(ctx, player, spell.when, moment):
            continue
        seen.append(spell.id)
        for target in ctx.data.verbs.spells[spell.id].targets(ctx, player, moment):
            acts.append(_act(ctx, player, uid, target))
    return acts


def _ready(one: Seeker) -> list[Uid]:
    """Return the Spells that a Seeker could cast now: the Gnome's only for gold."""
    return [uid for uid in spells_of(one) if one.gold or _holder(one, uid) is None]


def _holder(one: Seeker, uid: Uid) -> Uid | None:
    """Return the Gnome who holds a Spell, if one does."""
    return next((friend for friend, held in one.kept.items() if uid in held and design_of(friend) == GNOME), None)


def is_time(ctx: Miecz, player: PlayerId, when: tuple[str, ...], moment: MomentKind) -> bool:
    """Return whether a Spell with these times may be cast by a player at a moment (9.1).

    When somebody else has arrived, a Spell for meetings may be cast too: it is a meeting for both.
    """
    own = ctx.state.is_turn_of(player)
    if moment == "start":
        fresh = ctx.state.turn is None or not ctx.state.turn.moved
        return own and (any(time in when for time in ("start", "move", "any")) or (fresh and "first" in when))
    if moment == "arrived":
        return "any" in when or ("arrived" if own else "meet") in when
    if moment == "end":
        return own and ("any" in when or "arrived" in when)
    return moment in when or (moment == "fight" and "any" in when)


def _act(ctx: Miecz, player: PlayerId, uid: Uid, target: Target) -> Act:
    key = f"cast:{uid}" + (f":{target.key}" if target.key else "")
    label = text("option.cast", card=card_name(uid))
    if target.label is not None:
        label = text("option.cast-on", card=card_name(uid), target=target.label)
    run = partial(cast, ctx, player, uid, target)
    return Act(key, label, run, Ref("card", uid), card_text(uid))


def cast(ctx: Miecz, player: PlayerId, uid: Uid, target: Target) -> Flow[None]:
    """Cast a Spell: it leaves the hand, others may answer it, then it works and goes to the used ones (9.6)."""
    state = ctx.state
    _take_from_hand(ctx, player, uid)
    casting = Casting(player, uid, target.player, target.at)
    state.castings.append(casting)
    _tell(ctx, casting, target.label)
    yield from window(ctx, "cast")
    design = design_of(uid)
    if casting.cancelled:
        ctx.emit(Told(text=text("told.cancelled", card=card_name(uid)), rule="9.6"))
    elif not (yield from _fails(ctx, casting)):
        if design == THUNDER or (design in HARMFUL and casting.target not in (None, player)):
            state.get(player).marks["attacked"] = 1  # the Good Deity remembers
        yield from ctx.data.verbs.spells[design].effect(ctx, casting)
        ctx.ran(f"card:{design}")
    state.castings.remove(casting)
    discard(ctx.data, state, uid)
    yield from settle(ctx)


def _take_from_hand(ctx: Miecz, player: PlayerId, uid: Uid) -> None:
    """Take a Spell out of a hand, or from the Friend who casts it; the Gnome is paid and leaves."""
    one = ctx.state.get(player)
    gnome = _holder(one, uid)
    take_spell(one, uid)
    if gnome is not None:
        pay(ctx, player, 1)
        ctx.ran(f"card:{GNOME}")
        lose_card(ctx, player, gnome, "6.4")


def _tell(ctx: Miecz, casting: Casting, label: Text | None) -> None:
    who, card = Who(casting.caster), card_name(casting.spell)
    told = text("told.casts", who=who, card=card)
    if label is not None:
        told = text("told.casts-on", who=who, card=card, target=label)
    ctx.reveal()
    ctx.emit(CardShown(text=told, rule="9.6", player=casting.caster, card=casting.spell, deck="spell"))


def _fails(ctx: Miecz, casting: Casting) -> Flow[bool]:
    """Return whether the target is out of reach or proof by now (9.7), or an ability wards the Spell off."""
    if casting.target is None:
        return False
    other = ctx.state.get(casting.target)
    if not reachable(ctx, other) or proof(ctx, other, design_of(casting.spell)):
        ctx.emit(Told(text=text("told.no-effect", card=card_name(casting.spell)), rule="9.7"))
        return True
    for ward in WARDS:
        if able(other, ward) and casting.target != casting.caster:
            value = yield from roll(ctx, casting.target, "ward", "8.2")
            ctx.ran(f"ability:{ward}")
            if value <= 2:
                ctx.emit(Told(text=text("told.warded", who=Who(casting.target)), rule="8.2"))
                return True
    return False
