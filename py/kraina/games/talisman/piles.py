"""Piles: drawing, laying open, and where a card goes when it is discarded. Rules 1.4, 4.5, 4.6, 5.1."""

from typing import Literal

from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.text import Who, text
from kraina.games.talisman.board import SpaceId
from kraina.games.talisman.cards import TalismanData, is_of_stack, is_stock
from kraina.games.talisman.points import spell_room
from kraina.games.talisman.state import Hero, State, Tale
from kraina.kit import purse
from kraina.kit.cave.box import CRYSTAL
from kraina.kit.names import card_name, space_name


def draw_adventure(ctx: Tale, player: PlayerId) -> Uid | None:
    """Draw the top Adventure card; the discards are shuffled anew when the deck is empty. None if there is none.

    In the Cave it is a Cave card (13.3).
    """
    if ctx.data.board.is_cave(ctx.state.get(player).space):
        return draw_below(ctx, player, "cave")
    restock_adventure(ctx)
    if not ctx.state.adventure:
        return None
    uid = ctx.draw(ctx.state.adventure)
    told = text("told.draws", who=Who(player), card=card_name(uid))
    ctx.emit(CardShown(text=told, rule="1.4", player=player, card=uid, deck="adventure"))
    return uid


def draw_below(ctx: Tale, player: PlayerId, deck: Literal["cave", "underground"]) -> Uid | None:
    """Draw the top Cave or Underground card; the used ones are shuffled anew when the pile is empty (13.3)."""
    under = ctx.state.under
    pile, used = (under.cave, under.cave_used) if deck == "cave" else (under.underground, under.underground_used)
    if not pile:
        pile += used
        used.clear()
        ctx.shuffle(pile)
    if not pile:
        return None
    uid = ctx.draw(pile)
    told = text("told.draws", who=Who(player), card=card_name(uid))
    ctx.emit(CardShown(text=told, rule="13.3", player=player, card=uid, deck=deck))
    return uid


def restock_adventure(ctx: Tale) -> None:
    """Shuffle the discarded Adventure cards when their deck is empty, in the middle of a draw too (1.4)."""
    state = ctx.state
    if not state.adventure and state.adventure_used:
        state.adventure, state.adventure_used = state.adventure_used, []
        ctx.shuffle(state.adventure)
        ctx.emit(Told(text=text("told.adventure-shuffled"), rule="1.4"))


def restock_spells(ctx: Tale) -> None:
    """Shuffle the discarded Spells and put them under their deck (5.1)."""
    state = ctx.state
    if state.spells_used:
        ctx.shuffle(state.spells_used)
        state.spells, state.spells_used = [*state.spells, *state.spells_used], []
        ctx.emit(Told(text=text("told.spells-shuffled"), rule="5.1"))


def gain_spell(ctx: Tale, player: PlayerId) -> Uid | None:
    """Give a player the top Spell: not to a Toad (6.3), and none beyond what Craft allows is drawn (5.1)."""
    one, state = ctx.state.get(player), ctx.state
    if not one.character or spell_room(ctx.data, state, one) <= 0:
        if one.character and ctx.data.characters[one.character].spellless:
            ctx.ran(f"ability:{one.character}-no-spells")
        ctx.emit(Told(text=text("told.no-room-for-spell", who=Who(player)), rule="5.1"))
        return None
    if not state.spells:
        restock_spells(ctx)
    if not state.spells:
        ctx.emit(Told(text=text("told.no-spell", who=Who(player)), rule="5.1"))
        return None
    uid = ctx.draw(state.spells)
    one.spells.append(uid)
    ctx.emit(Told(text=text("told.gains-spell", who=Who(player)), rule="5.1"))
    seen = text("told.gains-spell-seen", card=card_name(uid))
    ctx.emit(CardShown(text=seen, rule="5.1", player=player, card=uid, deck="spell", only=(player,)))
    return uid


def discard(data: TalismanData, state: State, uid: Uid) -> None:
    """Put a card on its pile: used Spells, Purchase cards, the Talisman stack or the Adventure discards (4.5)."""
    if design_of(uid) in data.spells:
        state.spells_used.append(uid)
    elif is_stock(uid):
        state.stock.append(uid)
    elif is_of_stack(uid):
        state.talismans.append(uid)
    elif design_of(uid) == CRYSTAL:
        state.under.gone.append(uid)
    elif data.card(uid).deck == "underground" and state.options["underground"] == "pit":
        state.under.underground_used.append(uid)
    elif data.card(uid).deck in ("cave", "underground"):
        state.under.cave_used.append(uid)
    else:
        state.adventure_used.append(uid)
    state.tokens.pop(uid, None)


def lay(ctx: Tale, uid: Uid, space: SpaceId) -> None:
    """Lay a card open on a space."""
    ctx.state.lying.setdefault(space, []).append(uid)


def lift(ctx: Tale, uid: Uid) -> SpaceId | None:
    """Take a card from the board and return where it lay, or None if it lies nowhere."""
    lying = ctx.state.lying
    for space, cards in lying.items():
        if uid in cards:
            cards.remove(uid)
            if not cards:
                del lying[space]
            return space
    return None


def clear(ctx: Tale, uid: Uid) -> None:
    """Discard a card that lies on the board."""
    if lift(ctx, uid) is not None:
        discard(ctx.data, ctx.state, uid)


def lay_gold(ctx: Tale, space: SpaceId, gold: int) -> None:
    """Leave loose gold on a space; it is no card and does not count as one (1.4)."""
    purse.lay(ctx.state.purse, space, gold)


def loose_gold(ctx: Tale, one: Hero) -> int:
    """Return the loose gold that a hero may take where he is: not what he has left there in this turn (4.2)."""
    dropped = ctx.state.turn.dropped if ctx.state.turn is not None else []
    return purse.loose(ctx.state.purse, dropped, one.player, one.space)


def lift_gold(ctx: Tale, one: Hero) -> int:
    """Take the loose gold that a hero may take from the board, and return how much it is."""
    dropped = ctx.state.turn.dropped if ctx.state.turn is not None else []
    return purse.lift(ctx.state.purse, dropped, one.player, one.space)


def place_card(ctx: Tale, uid: Uid, space: SpaceId) -> None:
    """Lay a card on the space to which it goes: it concerns whoever drew it only later."""
    lay(ctx, uid, space)
    if ctx.state.turn is not None:
        ctx.state.turn.placed.append(uid)
    ctx.emit(Told(text=text("told.placed", card=card_name(uid), space=space_name(space)), rule="12.2"))


def from_stock(state: State, design: str) -> Uid | None:
    """Take a Purchase card of a design, or None if there is none left (4.5)."""
    uid = next((uid for uid in state.stock if design_of(uid) == design), None)
    if uid is not None:
        state.stock.remove(uid)
    return uid
