"""What abilities do in place of an attack, and what comes of lives taken. Rules 2.4, 12.6."""

from functools import partial
from typing import TypeAlias

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.text import Who, text
from kraina.games.talisman.belongings import hand_over, may_own, parting, rob
from kraina.games.talisman.counters import change
from kraina.games.talisman.dice import roll
from kraina.games.talisman.fights import evades
from kraina.games.talisman.points import weapons
from kraina.games.talisman.state import Hero, Tale, able
from kraina.games.talisman.verbs import Act
from kraina.kit.choose import choose_card
from kraina.kit.names import ability_text, card_name, card_text

STEAL, BEGUILE, LURE, LADIES = "thief-steal", "sorceress-beguile", "sorceress-follower", "minstrel-ladies"
BEGUILES_FROM = {"good": 6, "neutral": 5, "evil": 4}
"""Alignment -> the number from which on the Sorceress beguiles."""
UNMOVED = ("maiden", "unicorn", "princess")
"""Followers whom the Sorceress cannot lure away."""
CHARMING = ("maiden", "princess")
"""Followers who go with the Minstrel."""
Deal: TypeAlias = "partial[Flow[None]]"


def meetings(ctx: Tale, player: PlayerId, other: PlayerId) -> list[Act]:
    """Return what a player's abilities let him do to somebody whom he meets, in place of an attack."""
    one, rival = ctx.state.get(player), ctx.state.get(other)
    goods = _goods(ctx, one, rival)
    acts: list[Act] = []
    if goods and able(one, STEAL):
        acts.append(_act(STEAL, other, partial(_steal, ctx, player, other)))
    if goods and able(one, BEGUILE):
        acts.append(_act(BEGUILE, other, partial(_beguile, ctx, player, other)))
    for ability in (LURE, LADIES):
        if able(one, ability) and _company(ctx, one, rival, ability):
            acts.append(_act(ability, other, partial(_lead_away, ctx, player, other, ability)))
    return acts


def _act(ability: str, other: PlayerId, run: Deal) -> Act:
    label = text(f"option.{ability}", who=Who(other))
    return Act(f"meet:{ability}:{other}", label, run, Ref("player", str(other)), ability_text(ability))


def _goods(ctx: Tale, one: Hero, rival: Hero) -> list[Uid]:
    """Return what one could take from a rival: Objects, and nothing as a name for 1 gold."""
    found = [uid for uid in rival.objects if may_own(ctx.data, one, uid)]
    return [*([""] if rival.gold else []), *found]


def _company(ctx: Tale, one: Hero, rival: Hero, ability: str) -> list[Uid]:
    """Return the Followers whom one could lead away."""
    mine = [uid for uid in parting(rival) if may_own(ctx.data, one, uid)]
    if ability == LADIES:
        return [uid for uid in mine if design_of(uid) in CHARMING]
    return [uid for uid in mine if design_of(uid) not in UNMOVED]


def _evaded(ctx: Tale, player: PlayerId, other: PlayerId) -> Flow[bool]:
    """Let who is met evade (2.5)."""
    return (yield from evades(ctx, other, text("ask.evade-meeting", who=Who(player))))


def _steal(ctx: Tale, player: PlayerId, other: PlayerId) -> Flow[None]:
    """The Thief takes 1 gold or an Object."""
    if not (yield from _evaded(ctx, player, other)):
        ctx.ran(f"ability:{STEAL}")
        yield from _take(ctx, player, other)


def _beguile(ctx: Tale, player: PlayerId, other: PlayerId) -> Flow[None]:
    """The Sorceress rolls to take 1 gold or an Object."""
    if (yield from _evaded(ctx, player, other)):
        return
    value = yield from roll(ctx, player, "beguile", "12.6")
    ctx.ran(f"ability:{BEGUILE}")
    if value >= BEGUILES_FROM[ctx.state.get(other).alignment]:
        yield from _take(ctx, player, other)
    else:
        ctx.emit(Told(text=text("told.unmoved", who=Who(other)), rule="12.6"))


def _take(ctx: Tale, player: PlayerId, other: PlayerId) -> Flow[None]:
    goods = _goods(ctx, ctx.state.get(player), ctx.state.get(other))
    options: list[Option[Uid]] = []
    for uid in goods:
        if not uid:
            options.append(Option("gold", "", text("option.take-gold")))
        else:
            label = text("option.take-object", card=card_name(uid))
            options.append(Option(f"object:{uid}", uid, label, Ref("card", uid), card_text(uid)))
    if options:
        prompt = text("ask.steal", other=Who(other))
        uid = yield from ask(Decision(player, "steal", prompt, tuple(options), rule="12.6"))
        rob(ctx, player, other, uid, "12.6")


def _lead_away(ctx: Tale, player: PlayerId, other: PlayerId, ability: str) -> Flow[None]:
    """The Sorceress takes a Follower, the Minstrel a Maiden or Princess."""
    if (yield from _evaded(ctx, player, other)):
        return
    cards = _company(ctx, ctx.state.get(player), ctx.state.get(other), ability)
    prompt = text("ask.lead-away", other=Who(other))
    uid = yield from choose_card(player, "lead-away", prompt, cards, "12.6")
    ctx.ran(f"ability:{ability}")
    if uid is not None:
        hand_over(ctx, other, player, uid, "12.6")


def life_taken(ctx: Tale, winner: PlayerId, loser: PlayerId) -> Flow[None]:
    """Give the life taken to the Ghoul who attacked psychically, or to the wielder of the Runesword in battle."""
    running, one = ctx.state.fight, ctx.state.get(winner)
    if running is None or not one.character:
        return
    if running.kind == "psychic" and winner == running.player and able(one, "ghoul-drain"):
        change(ctx, winner, "life", 1, "12.6")
        ctx.ran("ability:ghoul-drain")
    if any(design_of(uid) == "runesword" for uid in weapons(ctx.data, ctx.state, one, running)):
        change(ctx, winner, "life", 1, "12.5")
    yield from ()
