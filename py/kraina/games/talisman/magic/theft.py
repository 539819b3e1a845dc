"""Spells that take, turn to gold and destroy: Acquisition, Alchemy, Mesmerism, Destruction, Nullify. Rule 5.3."""

from collections.abc import Mapping

from kraina.engine.decision import Decision, Flow, Option, Ref, ask, ask_many
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.talisman.belongings import droppable, hand_over, may_own, parting, rob, turn_to_gold
from kraina.games.talisman.explore import goes_on
from kraina.games.talisman.magic.targets import characters, itself, on_card, open_cards
from kraina.games.talisman.piles import clear, discard
from kraina.games.talisman.state import Casting, Hero, Tale
from kraina.games.talisman.verbs import MomentKind, SpellVerb, Target
from kraina.kit.choose import card_option, choose_card
from kraina.kit.names import card_name, card_text


def goods_of(ctx: Tale, taker: Hero, one: Hero) -> list[Uid]:
    """Return the Objects of one that another may have."""
    return [uid for uid in one.objects if may_own(ctx.data, taker, uid)]


def the_rich(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Acquisition is for others who have gold or an Object that the caster may have."""
    me = ctx.state.get(player)
    return characters(ctx, player, lambda one: bool(one.gold or goods_of(ctx, me, one)), own=False)


def acquisition(ctx: Tale, casting: Casting) -> Flow[None]:
    """The caster takes an Object or 1 gold."""
    assert casting.target is not None
    me, one = ctx.state.get(casting.caster), ctx.state.get(casting.target)
    options = [Option("gold", "", text("option.take-gold"))] if one.gold else []
    for uid in goods_of(ctx, me, one):
        label = text("option.take-object", card=card_name(uid))
        options.append(Option(f"object:{uid}", uid, label, Ref("card", uid), card_text(uid)))
    if options:
        prompt = text("ask.acquisition", other=Who(casting.target))
        uid = yield from ask(Decision(casting.caster, "acquisition", prompt, tuple(options), rule="5.3"))
        rob(ctx, casting.caster, casting.target, uid, "5.3")


def with_objects(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Alchemy needs Objects."""
    return [Target()] if droppable(ctx.state.get(player)) else []


def alchemy(ctx: Tale, casting: Casting) -> Flow[None]:
    """The caster turns any of his Objects into 1 gold each."""
    yield from sell(ctx, casting.caster, "5.3")


def sell(ctx: Tale, player: PlayerId, rule: str) -> Flow[None]:
    """Let a player turn any of his Objects into 1 gold each; a Raft cannot be given away (8.3)."""
    goods = droppable(ctx.state.get(player))
    if goods:
        options = tuple(card_option(uid) for uid in goods)
        decision = Decision(player, "sell", text("ask.sell"), options, 0, len(options), rule=rule)
        turn_to_gold(ctx, player, (yield from ask_many(decision)), rule)


def followed(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Mesmerism is for others with a Follower, cast by who may have one (4.1)."""
    me = ctx.state.get(player)
    return characters(ctx, player, lambda one: any(may_own(ctx.data, me, uid) for uid in parting(one)), own=False)


def mesmerism(ctx: Tale, casting: Casting) -> Flow[None]:
    """The caster takes a Follower."""
    assert casting.target is not None
    me = ctx.state.get(casting.caster)
    cards = [uid for uid in parting(ctx.state.get(casting.target)) if may_own(ctx.data, me, uid)]
    prompt = text("ask.mesmerism", other=Who(casting.target))
    uid = yield from choose_card(casting.caster, "mesmerism", prompt, cards, "5.3")
    if uid is not None:
        hand_over(ctx, casting.target, casting.caster, uid, "5.3")


def lying(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Destruction is for open Adventure cards on the board; nothing in the Inner Region (9.3)."""
    return [on_card(uid, space) for space, uid in open_cards(ctx)]


def destruction(ctx: Tale, casting: Casting) -> Flow[None]:
    """The card is discarded: it is no trophy."""
    clear(ctx, casting.at)
    turn = ctx.state.turn
    if turn is not None and not turn.explored and goes_on(ctx, turn.player):
        turn.found = len(ctx.state.here(ctx.state.get(turn.player).space))
    yield from ()


def spellbound(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Nullify is for others who hold Spells; everybody can count them."""
    return characters(ctx, player, lambda one: bool(one.spells), own=False)


def nullify(ctx: Tale, casting: Casting) -> Flow[None]:
    """All Spells of the character are discarded."""
    assert casting.target is not None
    one = ctx.state.get(casting.target)
    ctx.reveal()
    for uid in one.spells:
        discard(ctx.data, ctx.state, uid)
    one.spells = []
    ctx.emit(Told(text=text("told.loses-spells", who=Who(casting.target)), rule="5.3"))
    yield from ()


def destroy_magic(ctx: Tale, casting: Casting) -> Flow[None]:
    """Till the caster's next turn nobody casts Spells, and Magic Objects sleep: surplus Spells go at once."""
    ctx.state.silence = casting.caster
    ctx.emit(Told(text=text("told.silence", who=Who(casting.caster)), rule="5.3", notable=True))
    yield from ()


THEFT: Mapping[str, SpellVerb] = {
    "acquisition": SpellVerb(the_rich, acquisition),
    "alchemy": SpellVerb(with_objects, alchemy),
    "mesmerism": SpellVerb(followed, mesmerism),
    "destruction": SpellVerb(lying, destruction),
    "nullify": SpellVerb(spellbound, nullify),
    "destroy-magic": SpellVerb(itself, destroy_magic),
}
