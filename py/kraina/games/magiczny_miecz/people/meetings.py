"""Abilities used on a Character who is met, in place of an attack. Rules 8.1, 13.3."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from kraina.engine.decision import Flow, Ref
from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.belongings import hand_over, may_own
from kraina.games.magiczny_miecz.board import TEMPLES
from kraina.games.magiczny_miecz.cards import ability_text, card_name, card_text
from kraina.games.magiczny_miecz.counters import hand_gold
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.meeting import met
from kraina.games.magiczny_miecz.points import spell_room
from kraina.games.magiczny_miecz.state import Miecz, Seeker
from kraina.games.magiczny_miecz.verbs import Act

Trick: TypeAlias = Callable[[Miecz, PlayerId, PlayerId], Flow[None]]
"""What a Character does to another one whom he meets."""

CLAIMED = ("crusader", "squire")
"""Friends that the Errant Knight may take from others."""
WHEEDLED_ON = 1
"""The Trickster gets his gold on this number."""


def meet_acts(ctx: Miecz, player: PlayerId, ability: str) -> list[Act]:
    """Return what an ability lets a player do to those whom he meets, once for each of them."""
    if ability == "errant-knight-claim-friend":
        claims = [(other, uid) for other in met(ctx, player) for uid in _claimable(ctx, player, other)]
        return [_claim(ctx, player, other.player, uid) for other, uid in claims]
    may, trick = TRICKS[ability]
    one = ctx.state.get(player)
    return [_act(ctx, player, other.player, ability, trick) for other in met(ctx, player) if may(ctx, one, other)]


def _act(ctx: Miecz, player: PlayerId, other: PlayerId, ability: str, trick: Trick) -> Act:
    def run() -> Flow[None]:
        _meet(ctx, player, ability)
        yield from trick(ctx, player, other)

    label = text(f"option.{ability}", who=Who(other))
    return Act(f"ability:{ability}:{other}", label, run, Ref("player", str(other)), ability_text(ability))


def _meet(ctx: Miecz, player: PlayerId, ability: str) -> None:
    """Use up the meeting (13.3); the Good Deity remembers what was done to another's harm."""
    turn = ctx.state.turn
    assert turn is not None
    turn.marks.append("met")
    ctx.state.get(player).marks["attacked"] = 1
    ctx.ran(f"ability:{ability}")


def _claimable(ctx: Miecz, player: PlayerId, other: Seeker) -> list[Uid]:
    one = ctx.state.get(player)
    return [uid for uid in other.friends if design_of(uid) in CLAIMED and may_own(ctx.data, one, uid)]


def _claim(ctx: Miecz, player: PlayerId, other: PlayerId, uid: Uid) -> Act:
    """Return the act by which the Errant Knight takes a Crusader or Squire, with the Spell that he holds."""
    ability = "errant-knight-claim-friend"

    def run() -> Flow[None]:
        _meet(ctx, player, ability)
        hand_over(ctx, other, player, uid, "8.1")
        yield from ()

    label = text(f"option.{ability}", who=Who(other), card=card_name(uid))
    return Act(f"ability:{ability}:{uid}", label, run, Ref("card", uid), card_text(uid))


def _may_steal(ctx: Miecz, one: Seeker, other: Seeker) -> bool:
    return bool(other.spells) and spell_room(ctx.data, ctx.state, one) > 0


def steal_spell(ctx: Miecz, player: PlayerId, other: PlayerId) -> Flow[None]:
    """Take a Spell by chance from the hand of another Character."""
    victim = ctx.state.get(other)
    uid = victim.spells.pop(ctx.rng.below(len(victim.spells)))
    ctx.reveal()
    ctx.state.get(player).spells.append(uid)
    ctx.emit(Told(text=text("told.ability-steals-spell", who=Who(player), other=Who(other)), rule="8.1"))
    seen = text("told.ability-stolen-spell", card=card_name(uid))
    ctx.emit(CardShown(text=seen, rule="8.1", player=player, card=uid, deck="spell", only=(player, other)))
    yield from ()


def _may_charm(ctx: Miecz, one: Seeker, other: Seeker) -> bool:
    return other.charmer != one.player and not ctx.data.board.on_bridge(one.space)


def charm(ctx: Miecz, player: PlayerId, other: PlayerId) -> Flow[None]:
    """Charm another Character: his next move is the Kobold's to make."""
    ctx.state.get(other).charmer = player
    ctx.emit(Told(text=text("told.ability-charms", who=Who(player), other=Who(other)), rule="8.1"))
    yield from ()


def _may_wheedle(ctx: Miecz, one: Seeker, other: Seeker) -> bool:
    return other.gold > 0


def wheedle(ctx: Miecz, player: PlayerId, other: PlayerId) -> Flow[None]:
    """Roll for 1 gold of another Character: he hands it over on a 1."""
    if (yield from roll(ctx, player, "wheedle", "8.1")) == WHEEDLED_ON:
        hand_gold(ctx, other, player, 1, "8.1")


def _may_hex(ctx: Miecz, one: Seeker, other: Seeker) -> bool:
    return not other.hexed and other.space not in TEMPLES


def hex_(ctx: Miecz, player: PlayerId, other: PlayerId) -> Flow[None]:
    """Hex another Character: before anything else he must go to a temple."""
    ctx.state.get(other).hexed = True
    ctx.emit(Told(text=text("told.ability-hexes", who=Who(player), other=Who(other)), rule="8.1"))
    yield from ()


TRICKS: Mapping[str, tuple[Callable[[Miecz, Seeker, Seeker], bool], Trick]] = {
    "adventurer-steal-spell": (_may_steal, steal_spell),
    "kobold-charm": (_may_charm, charm),
    "trickster-wheedle": (_may_wheedle, wheedle),
    "hag-hex": (_may_hex, hex_),
}
"""Ability -> whether it does anything to a Character, and what."""
MEETINGS = (*TRICKS, "errant-knight-claim-friend")
"""All abilities used in place of an attack."""
