"""What heroes of Magia i Miecz may do in Jaskinia of their own accord, and to whom they meet. Rule 8.2."""

from functools import partial

from kraina.engine.decision import Flow, Ref
from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, name, text
from kraina.games.jaskinia.belongings import hand_friend, release
from kraina.games.jaskinia.heroes import RAISE, RULE
from kraina.games.jaskinia.piles import discard
from kraina.games.jaskinia.settle import settle
from kraina.games.jaskinia.state import Bonus, Tale, able
from kraina.games.jaskinia.theft import steal, stealable
from kraina.games.jaskinia.verbs import MEET, OWN_MOMENTS, Act, Deed, MomentKind
from kraina.kit.cave.box import Alignment
from kraina.kit.choose import choose_card
from kraina.kit.names import ability_text, card_name

STEAL, BEGUILE, LURE = "thief-steal", "sorceress-beguile", "sorceress-follower"
BEGUILES_FROM = {"good": 6, "neutral": 5, "evil": 4}
"""Character -> the number from which on the Sorceress beguiles."""
SOULS, LOOK = "druid-alignment", "prophetess-look"
ALIGNMENTS: tuple[Alignment, ...] = ("good", "neutral", "evil")


def hero_meetings(ctx: Tale, player: PlayerId, other: PlayerId) -> list[Act]:
    """Return what a hero may do to another whom he meets, in place of an attack (12.2)."""
    one, rival = ctx.state.get(player), ctx.state.get(other)
    goods = bool(stealable(ctx, player, rival))
    there = {STEAL: goods, BEGUILE: goods, LURE: bool(rival.friends)}
    deeds: dict[str, Deed] = {STEAL: _steal, BEGUILE: _beguile, LURE: _lure}
    return [
        Act(
            f"{MEET}{ability}:{other}", text(f"option.{ability}", who=Who(other)), partial(deed, ctx, player, other),
            Ref("player", str(other)), ability_text(ability),
        )
        for ability, deed in deeds.items() if there[ability] and able(one, ability)
    ]  # fmt: skip


def _steal(ctx: Tale, player: PlayerId, other: PlayerId) -> Flow[None]:
    """The Thief takes an Item or 1 bag."""
    ctx.ran(f"ability:{STEAL}")
    yield from steal(ctx, player, other, RULE)


def _beguile(ctx: Tale, player: PlayerId, other: PlayerId) -> Flow[None]:
    """The Sorceress rolls to take an Item or 1 bag."""
    value = ctx.roll(player, "beguile", lambda value: text("told.rolls", who=Who(player), value=value), RULE)
    ctx.ran(f"ability:{BEGUILE}")
    if value >= BEGUILES_FROM[ctx.state.get(other).alignment]:
        yield from steal(ctx, player, other, RULE)
    else:
        ctx.emit(Told(text=text("told.unmoved", who=Who(other)), rule=RULE))


def _lure(ctx: Tale, player: PlayerId, other: PlayerId) -> Flow[None]:
    """The Sorceress takes a Friend along."""
    prompt = text("ask.lead-away", other=Who(other))
    uid = yield from choose_card(player, "lead-away", prompt, ctx.state.get(other).friends, RULE)
    ctx.ran(f"ability:{LURE}")
    if uid is not None:
        hand_friend(ctx, other, player, uid, RULE)


def hero_offers(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return what a hero's abilities let him do at a moment; raised creatures help whoever has them."""
    one, turn = ctx.state.get(player), ctx.state.turn
    if moment == "fight":
        return _raised(ctx, player)
    if moment not in OWN_MOMENTS or turn is None or turn.player != player:
        return []
    acts: list[Act] = []
    if able(one, SOULS) and SOULS not in turn.marks:
        acts += [_souls(ctx, player, other, moment) for other in ALIGNMENTS if other != one.alignment]
    if able(one, LOOK):
        seen = [other.player for other in ctx.state.others(player) if other.spells]
        acts += [_look(ctx, player, other) for other in seen if f"{LOOK}:{other}" not in turn.marks]
    return acts


def _souls(ctx: Tale, player: PlayerId, alignment: Alignment, moment: MomentKind) -> Act:
    """The Druid changes his Character, once a turn; what is forbidden to it now is put down at once."""

    def run() -> Flow[None]:
        turn = ctx.state.turn
        assert turn is not None
        turn.marks.append(SOULS)
        ctx.state.get(player).alignment = alignment
        ctx.ran(f"ability:{SOULS}")
        told = text("told.alignment", who=Who(player), alignment=name("alignment", alignment))
        ctx.emit(Told(text=told, rule=RULE, notable=True))
        yield from settle(ctx)

    label = text(f"option.{SOULS}", alignment=name("alignment", alignment))
    key = f"ability:{SOULS}:{alignment}"
    return Act(key, label, run, None, ability_text(SOULS), idle=moment != "arrived")


def _look(ctx: Tale, player: PlayerId, other: PlayerId) -> Act:
    """The Prophetess looks at the Spells of another, once a turn each."""

    def run() -> Flow[None]:
        turn = ctx.state.turn
        assert turn is not None
        ctx.reveal()
        turn.marks.append(f"{LOOK}:{other}")
        for uid in ctx.state.get(other).spells:
            told = text("told.looks-at", who=Who(other), card=card_name(uid))
            ctx.emit(CardShown(text=told, rule=RULE, player=player, card=uid, deck="spell", only=(player,)))
        ctx.ran(f"ability:{LOOK}")
        yield from ()

    label = text(f"option.{LOOK}", who=Who(other))
    return Act(f"ability:{LOOK}:{other}", label, run, Ref("player", str(other)), ability_text(LOOK), idle=True)


def _raised(ctx: Tale, player: PlayerId) -> list[Act]:
    """Return the raised creatures that may help in the running Combat: one in each, and then it is gone."""
    one, running = ctx.state.get(player), ctx.state.fight
    if running is None or running.kind != "combat" or player not in running.sides():
        return []
    if any(bonus.player == player and bonus.source in ctx.data.box.cards for bonus in running.bonuses):
        return []
    return [
        Act(
            f"raised:{uid}", text("option.send-raised", card=card_name(uid)), partial(_send, ctx, player, uid),
            Ref("card", uid), ability_text(RAISE),
        )
        for uid in one.raised
    ]  # fmt: skip


def _send(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[None]:
    """A raised creature adds its Strength and is used up."""
    running = ctx.state.fight
    assert running is not None
    release(ctx, player, uid)
    discard(ctx.data, ctx.state, uid)
    card = ctx.data.card(uid)
    running.bonuses.append(Bonus(player, card.id, card.strength))
    ctx.emit(Told(text=text("told.sends-raised", who=Who(player), card=card_name(uid)), rule=RULE))
    yield from ()
