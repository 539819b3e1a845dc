"""Enemies that need not be fought, drawn cards replaced, and what becomes of beaten Enemies. Rules 2.8, 12.6."""

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.talisman.belongings import may_own
from kraina.games.talisman.counters import pay
from kraina.games.talisman.dice import roll
from kraina.games.talisman.fights import banish
from kraina.games.talisman.piles import discard, draw_adventure, gain_spell, lift
from kraina.games.talisman.points import RAISED
from kraina.games.talisman.state import Tale, able, working
from kraina.kit.choose import agrees, choose_card, choose_word
from kraina.kit.names import card_name

PRIEST, CROSS, BANDIT = "priest-spirits", "cross", "bandit"
BEASTS, CHARM = "minstrel-beasts", "minstrel-charm"
RAISE = "ghoul-raise"
REPLACERS = (("prophetess-replace", "ability"), ("orb-of-knowledge", "card"))


def spares(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Return whether an Enemy need not be fought: destroyed, bought off, tamed or harmless; it asks."""
    card = ctx.data.card(uid)
    if card.kind == "spirit":
        return (yield from _destroys(ctx, player, uid))
    if card.id == BANDIT:
        return (yield from _buys_off(ctx, player, uid))
    return card.kin in ("animal", "dragon") and (yield from _soothes(ctx, player, uid))


def _destroys(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Let the Priest, or the Cross, destroy a Spirit: no trophy; the Priest gains a Spell for it."""
    one = ctx.state.get(player)
    priest = able(one, PRIEST)
    if not priest and not working(ctx.data, ctx.state, one, CROSS):
        return False
    prompt = text("ask.destroy-spirit", card=card_name(uid))
    if not (yield from agrees(player, "destroy-spirit", prompt, "4.1", PRIEST if priest else CROSS)):
        return False
    banish(ctx, uid)
    ctx.emit(Told(text=text("told.destroys", who=Who(player), card=card_name(uid)), rule="4.1"))
    ctx.ran(f"ability:{PRIEST}" if priest else f"card:{CROSS}")
    if priest:
        gain_spell(ctx, player)
    return True


def _buys_off(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Let the Bandit be bought off for 1 gold; he stays on the space."""
    if not ctx.state.get(player).gold:
        return False
    if not (yield from agrees(player, "bandit", text("ask.bandit"), "12.2")):
        return False
    pay(ctx, player, 1, "12.2")
    ctx.ran(f"card:{BANDIT}")
    return True


def _soothes(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Let the Minstrel pass Animals and Dragons, or charm an Animal, in place of fighting them."""
    one, card = ctx.state.get(player), ctx.data.card(uid)
    if not able(one, BEASTS):
        return False
    words = ["pass", "fight"]
    if card.kin == "animal" and may_own(ctx.data, one, uid):
        words.insert(0, "charm")
    prompt = text("ask.beasts", card=card_name(uid))
    picked = yield from choose_word(player, "beasts", prompt, words, "12.6", BEASTS)
    if picked == "fight":
        return False
    ctx.ran(f"ability:{BEASTS}")
    if picked == "charm":
        value = yield from roll(ctx, player, "charm", "12.6")
        ctx.ran(f"ability:{CHARM}")
        if value > card.strength and lift(ctx, uid) is not None:
            ctx.state.get(player).followers.append(uid)
            ctx.ran(f"card:{card.id}")
            ctx.emit(Told(text=text("told.charms", who=Who(player), card=card_name(uid)), rule="12.6"))
    return True


def keeps(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Let the Ghoul raise an Enemy that he beat in battle as a Follower for one battle, in place of a trophy."""
    one = ctx.state.get(player)
    if not able(one, RAISE) or ctx.data.card(uid).kind != "enemy" or not may_own(ctx.data, one, uid):
        return False
    if not (yield from agrees(player, "raise", text("ask.raise", card=card_name(uid)), "12.6", RAISE)):
        return False
    lift(ctx, uid)
    one = ctx.state.get(player)
    one.followers.append(uid)
    one.marks[f"{RAISED}{uid}"] = 1
    ctx.ran(f"ability:{RAISE}")
    ctx.emit(Told(text=text("told.raises", who=Who(player), card=card_name(uid)), rule="12.6"))
    return True


def replaces(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Let the Prophetess, and the Orb, each replace one of the cards just drawn (12.6)."""
    turn = ctx.state.turn
    assert turn is not None
    for source, kind in REPLACERS:
        one = ctx.state.get(player)
        has_it = able(one, source) if kind == "ability" else working(ctx.data, ctx.state, one, source)
        if not has_it:
            continue
        prompt = text("ask.replace")
        uid = yield from choose_card(player, "replace", prompt, turn.drawn, "12.6", optional=True)
        drawn = draw_adventure(ctx, player) if uid is not None else None
        if uid is None or drawn is None:
            continue
        turn.drawn[turn.drawn.index(uid)] = drawn
        discard(ctx.data, ctx.state, uid)
        ctx.ran(f"{kind}:{source}")
