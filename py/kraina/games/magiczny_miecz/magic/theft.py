"""Spells that take, turn or destroy what Characters have: Objects, gold, Friends and Spells. Rules 5, 6, 9.6."""

from collections.abc import Callable, Mapping

from kraina.engine.decision import Decision, Flow, Option, Ref, ask, ask_many
from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.belongings import (
    hand_over,
    losable,
    lose_card,
    may_own,
    parting_friends,
    rob,
    turn_to_gold,
)
from kraina.games.magiczny_miecz.cards import card_name, card_text
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.magic.targets import characters, itself
from kraina.games.magiczny_miecz.piles import discard, take_spell
from kraina.games.magiczny_miecz.state import Casting, Miecz, Seeker
from kraina.games.magiczny_miecz.verbs import MomentKind, SpellVerb, Target
from kraina.games.magiczny_miecz.windows import spells_of
from kraina.kit.choose import card_option, choose_card

DESTROYED_ON = 1
"""An Object is destroyed by the Seven Winds on this number."""


def the_rich(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
    """The Lord of Riches robs whoever has an Object or gold; no bag hides it from him."""
    return characters(ctx, "lord-of-riches", ctx.state.others(player), lambda one: bool(one.objects or one.gold))


def lord_of_riches(ctx: Miecz, casting: Casting) -> Flow[None]:
    """The caster takes 1 Object or 1 gold of his choice."""
    assert casting.target is not None
    taker, victim = casting.caster, casting.target
    one = ctx.state.get(victim)
    options = [Option("gold", "", text("option.take-gold"))] if one.gold else []
    for uid in one.objects:
        label = text("option.take-object", card=card_name(uid))
        options.append(Option(f"object:{uid}", uid, label, Ref("card", uid), card_text(uid)))
    if not options:
        return
    prompt = text("ask.spell-riches", who=Who(victim))
    picked = yield from ask(Decision(taker, "lord-of-riches", prompt, tuple(options), rule="9.6"))
    rob(ctx, taker, victim, picked, "9.6")


def the_befriended(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
    """The Lord of Friends robs whoever has a Friend that the caster may have; curses cannot be stolen."""
    return characters(ctx, "lord-of-friends", ctx.state.others(player), lambda one: bool(_friends(ctx, player, one)))


def _friends(ctx: Miecz, taker: PlayerId, victim: Seeker) -> list[Uid]:
    return [uid for uid in parting_friends(victim) if may_own(ctx.data, ctx.state.get(taker), uid)]


def lord_of_friends(ctx: Miecz, casting: Casting) -> Flow[None]:
    """The caster takes a Friend of his choice, with the Spells it holds."""
    assert casting.target is not None
    taker, victim = casting.caster, casting.target
    prompt = text("ask.spell-friends", who=Who(victim))
    friends = _friends(ctx, taker, ctx.state.get(victim))
    picked = yield from choose_card(taker, "lord-of-friends", prompt, friends, "9.6")
    if picked is not None:
        hand_over(ctx, victim, taker, picked, "9.6")


def the_learned(spell: str) -> Callable[[Miecz, PlayerId, MomentKind], list[Target]]:
    """Return what finds the others who have any Spell, in their hand or with a Friend."""
    return lambda ctx, player, moment: characters(
        ctx, spell, ctx.state.others(player), lambda one: bool(spells_of(one))
    )


def madness(ctx: Miecz, casting: Casting) -> Flow[None]:
    """The caster alone looks at all Spells of the victim and takes one of them."""
    assert casting.target is not None
    taker, victim = casting.caster, casting.target
    options: list[Option[int]] = []
    ctx.reveal()
    for place, uid in enumerate(spells_of(ctx.state.get(victim))):
        told = text("told.spell-seen", who=Who(victim), card=card_name(uid))
        ctx.emit(CardShown(text=told, rule="9.6", player=victim, card=uid, deck="spell", only=(taker,)))
        options.append(Option(f"card:{uid}", place, card_name(uid), Ref("card", uid), card_text(uid)))
    if not options:
        return
    prompt = text("ask.spell-madness", who=Who(victim))
    place = yield from ask(Decision(taker, "madness", prompt, tuple(options), rule="9.6"))
    picked = spells_of(ctx.state.get(victim))[place]  # its place in the hand: whoever looks ahead deals others anew
    take_spell(ctx.state.get(victim), picked)
    ctx.state.get(taker).spells.append(picked)
    ctx.emit(Told(text=text("told.spell-stolen", who=Who(taker), other=Who(victim)), rule="9.6"))
    told, only = text("told.spell-taken", card=card_name(picked)), (taker, victim)
    ctx.emit(CardShown(text=told, rule="9.6", player=taker, card=picked, deck="spell", only=only))


def lord_of_sorcery(ctx: Miecz, casting: Casting) -> Flow[None]:
    """The victim loses all Spells, those that Friends hold too."""
    assert casting.target is not None
    for uid in spells_of(ctx.state.get(casting.target)):
        take_spell(ctx.state.get(casting.target), uid)
        discard(ctx.data, ctx.state, uid)
        told = text("told.loses-card", who=Who(casting.target), card=card_name(uid))
        ctx.reveal()
        ctx.emit(CardShown(text=told, rule="9.6", player=casting.target, card=uid, deck="spell"))
    yield from ()


def the_windswept(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
    """The Seven Winds blow on another Character of the caster's Circle who has Objects to lose."""
    ring = ctx.data.board.ring(ctx.state.get(player).space)
    others = ctx.state.others(player)
    return characters(ctx, "seven-winds", others, lambda one: one.space in ring and bool(losable(one)))


def seven_winds(ctx: Miecz, casting: Casting) -> Flow[None]:
    """One die for each Object of the victim: on a 1 it is destroyed."""
    assert casting.target is not None
    for uid in losable(ctx.state.get(casting.target)):
        if uid not in ctx.state.get(casting.target).objects:
            continue  # lost with its bearer by now
        if (yield from roll(ctx, casting.target, "seven-winds", "9.6")) == DESTROYED_ON:
            lose_card(ctx, casting.target, uid, "9.6")


def own_objects(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
    """The Philosopher's Stone needs an Object of the caster's."""
    return itself(ctx, player, moment) if ctx.state.get(player).objects else []


def philosophers_stone(ctx: Miecz, casting: Casting) -> Flow[None]:
    """The caster turns any number of his Objects into 1 gold each."""
    player = casting.caster
    options = tuple(card_option(uid) for uid in ctx.state.get(player).objects)
    prompt = text("ask.spell-stone")
    decision = Decision(player, "philosophers-stone", prompt, options, 1, len(options), rule="9.6")
    picked = yield from ask_many(decision)
    turn_to_gold(ctx, player, picked, "9.6")


THEFT: Mapping[str, SpellVerb] = {
    "lord-of-riches": SpellVerb(the_rich, lord_of_riches),
    "lord-of-friends": SpellVerb(the_befriended, lord_of_friends),
    "madness": SpellVerb(the_learned("madness"), madness),
    "lord-of-sorcery": SpellVerb(the_learned("lord-of-sorcery"), lord_of_sorcery),
    "seven-winds": SpellVerb(the_windswept, seven_winds),
    "philosophers-stone": SpellVerb(own_objects, philosophers_stone),
}
