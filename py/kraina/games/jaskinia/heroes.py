"""What heroes of Magia i Miecz are able to do in fights, searches and moves of Jaskinia. Rule 8.2."""

from collections.abc import Sequence

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.jaskinia.counters import change, heal, wounds
from kraina.games.jaskinia.pawn import end_turn
from kraina.games.jaskinia.piles import clear, draw_card, gain_spell, lay, lift
from kraina.games.jaskinia.state import Fight, Searcher, Tale, able
from kraina.kit.cave.creatures import DRAGON
from kraina.kit.choose import agrees, choose_card, choose_word
from kraina.kit.names import card_name

RULE = "8.2"
ASSASSIN, TWO_DICE, DRAIN = "assassin-assassinate", "warrior-dice", "ghoul-drain"
PSYCHIC = ("ghoul-psychic", "sorceress-psychic", "wizard-psychic")
"""Abilities to attack Searchers psychically (15.1)."""
EXORCISM, SONG, CHARM, RAISE = "priest-spirits", "minstrel-beasts", "minstrel-charm", "ghoul-raise"
FORESIGHT, MENDING, SIX = "prophetess-replace", "troll-heal", 6
NEVER_WITHOUT = ("prophetess-always", "wizard-always")
"""Abilities whose owner always has a Spell."""


def assassinates(ctx: Tale, one: Searcher, fight: Fight) -> bool:
    """Return whether the Assassin's victim adds no die: in Combats of his own turn."""
    return fight.kind == "combat" and able(one, ASSASSIN) and ctx.state.is_turn_of(one.player)


def attacks_psychically(one: Searcher) -> bool:
    """Return whether a Searcher may attack others by Power (15.1)."""
    return any(able(one, ability) for ability in PSYCHIC)


def drains(ctx: Tale, winner: PlayerId, fight: Fight) -> None:
    """Give the Ghoul the Stamina that he took in a psychic attack of his own."""
    if fight.kind == "psychic" and fight.player == winner and able(ctx.state.get(winner), DRAIN):
        change(ctx, winner, "stamina", 1, RULE)
        ctx.ran(f"ability:{DRAIN}")


def spares(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Return whether a creature is not fought: destroyed by the Priest, charmed or let be by the Minstrel; it asks."""
    one, card = ctx.state.get(player), ctx.data.card(uid)
    if card.kind == "ghost":
        return able(one, EXORCISM) and (yield from _destroys(ctx, player, uid))
    soothed = card.kind == "animal" or card.id == DRAGON
    return soothed and able(one, SONG) and (yield from _soothes(ctx, player, uid))


def _destroys(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Let the Priest destroy a Ghost, for which he gains a Spell."""
    if not (yield from agrees(player, "destroy-ghost", text("ask.destroy-ghost", card=card_name(uid)), RULE, uid)):
        return False
    clear(ctx, uid)
    ctx.emit(Told(text=text("told.destroys", who=Who(player), card=card_name(uid)), rule=RULE))
    gain_spell(ctx, player)
    ctx.ran(f"ability:{EXORCISM}")
    return True


def _soothes(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Let the Minstrel pass an Animal or the Dragon, or roll above an Animal's Strength to have it follow him."""
    card = ctx.data.card(uid)
    words = ("charm", "let-be", "fight") if card.kind == "animal" else ("let-be", "fight")
    picked = yield from choose_word(player, "beasts", text("ask.beasts", card=card_name(uid)), words, RULE, uid)
    if picked == "fight":
        return False
    ctx.ran(f"ability:{SONG}")
    if picked == "charm":
        value = ctx.roll(player, "charm", lambda value: text("told.rolls", who=Who(player), value=value), RULE)
        ctx.ran(f"ability:{CHARM}")
        if value > card.strength and lift(ctx, uid) is not None:
            ctx.state.get(player).friends.append(uid)
            ctx.emit(Told(text=text("told.charms", who=Who(player), card=card_name(uid)), rule=RULE))
    return True


def raises(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Let the Ghoul raise a creature that he has beaten, in place of keeping it; return whether he did."""
    if not able(ctx.state.get(player), RAISE):
        return False
    if not (yield from agrees(player, "raise", text("ask.raise", card=card_name(uid)), RULE, uid)):
        return False
    lift(ctx, uid)
    one = ctx.state.get(player)
    one.friends.append(uid)
    one.raised.append(uid)
    ctx.emit(Told(text=text("told.raises", who=Who(player), card=card_name(uid)), rule=RULE))
    ctx.ran(f"ability:{RAISE}")
    return True


def replaces(ctx: Tale, player: PlayerId, drawn: Sequence[Uid]) -> Flow[None]:
    """Let the Prophetess put the next card of its pile in the place of one that she has just drawn."""
    if not able(ctx.state.get(player), FORESIGHT):
        return
    uid = yield from choose_card(player, "replace", text("ask.replace"), drawn, RULE, optional=True)
    other = draw_card(ctx, player, ctx.data.card(uid).deck) if uid is not None else None
    if uid is None or other is None:
        return
    lay(ctx, other, ctx.state.get(player).area)
    clear(ctx, uid)
    ctx.ran(f"ability:{FORESIGHT}")


def mends(ctx: Tale, player: PlayerId, rolled: int) -> Flow[bool]:
    """Let the Troll heal 1 wound in place of a move of 6; return whether he did. His turn ends with it."""
    one = ctx.state.get(player)
    if rolled != SIX or not able(one, MENDING) or not wounds(ctx.data, one):
        return False
    if not (yield from agrees(player, MENDING, text("ask.troll-heal"), RULE)):
        return False
    heal(ctx, player, 1, RULE)
    ctx.ran(f"ability:{MENDING}")
    end_turn(ctx, player)
    return True


def refills(ctx: Tale, player: PlayerId, limit: int) -> None:
    """Give a Spell to those who always have one, if Power allows it and any is left."""
    one, state = ctx.state.get(player), ctx.state
    ability = next((ability for ability in NEVER_WITHOUT if able(one, ability)), "")
    if ability and not one.spells and limit and (state.spells or state.spells_used):
        gain_spell(ctx, player)
        ctx.ran(f"ability:{ability}")
