"""Piles: drawing, laying open, and where a card goes when it is used. Rules 6.3, 9.5, 12.3, 13.9."""

from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.text import Who, text
from kraina.games.jaskinia.cards import JaskiniaData
from kraina.games.jaskinia.points import spell_limit
from kraina.games.jaskinia.state import Searcher, State, Tale
from kraina.kit import purse
from kraina.kit.cave.board import AreaId
from kraina.kit.cave.box import Deck
from kraina.kit.names import card_name


def draw_card(ctx: Tale, player: PlayerId, deck: Deck) -> Uid | None:
    """Draw the top card of a pile; the used ones are shuffled anew when it is empty. None if there is none."""
    state = ctx.state
    if not (state.cave if deck == "cave" else state.adventure):
        _restock(ctx, deck)
    pile = state.cave if deck == "cave" else state.adventure
    if not pile:
        return None
    uid = ctx.draw(pile)
    told = text("told.draws", who=Who(player), card=card_name(uid))
    ctx.emit(CardShown(text=told, rule="12.3", player=player, card=uid, deck=deck))
    return uid


def _restock(ctx: Tale, deck: Deck) -> None:
    state = ctx.state
    if deck == "cave":
        state.cave, state.cave_used = state.cave_used, []
        ctx.shuffle(state.cave)
    else:
        state.adventure, state.adventure_used = state.adventure_used, []
        ctx.shuffle(state.adventure)
    ctx.emit(Told(text=text(f"told.{deck}-shuffled"), rule="12.3"))


def gain_spell(ctx: Tale, player: PlayerId) -> None:
    """Give a player the top Spell, unless Power or his card allows none; a surplus goes later (2.7, 2.8, 9.4, 9.5)."""
    one, state = ctx.state.get(player), ctx.state
    if not one.character:
        return
    if not spell_limit(ctx.data, one):
        if ctx.data.box.characters[one.character].spellless:
            ctx.ran("ability:cannibal-no-spells")
        ctx.emit(Told(text=text("told.no-room-for-spell", who=Who(player)), rule="2.6"))
        return
    if not state.spells:
        restock_spells(ctx)
    if not state.spells:
        ctx.emit(Told(text=text("told.no-spell", who=Who(player)), rule="9.5"))
        return
    uid = ctx.draw(state.spells)
    one.spells.append(uid)
    ctx.emit(Told(text=text("told.gains-spell", who=Who(player)), rule="9.4"))
    seen = text("told.gains-spell-seen", card=card_name(uid))
    ctx.emit(CardShown(text=seen, rule="9.4", player=player, card=uid, deck="spell", only=(player,)))


def restock_spells(ctx: Tale) -> None:
    """Shuffle the used Spells and put them under their pile (9.5)."""
    state = ctx.state
    if state.spells_used:
        ctx.shuffle(state.spells_used)
        state.spells, state.spells_used = [*state.spells, *state.spells_used], []
        ctx.emit(Told(text=text("told.spells-shuffled"), rule="9.5"))


def discard(data: JaskiniaData, state: State, uid: Uid) -> None:
    """Put a card among the used ones of its pile (6.3, 9.6)."""
    if design_of(uid) in data.box.spells:
        state.spells_used.append(uid)
    elif data.card(uid).deck == "cave":
        state.cave_used.append(uid)
    else:
        state.adventure_used.append(uid)
    state.tokens.pop(uid, None)


def lay(ctx: Tale, uid: Uid, area: AreaId) -> None:
    """Lay a card open on an area (13.9)."""
    ctx.state.lying.setdefault(area, []).append(uid)


def lift(ctx: Tale, uid: Uid) -> AreaId | None:
    """Take a card from the board and return where it lay, or None if it lies nowhere."""
    lying = ctx.state.lying
    for area, cards in lying.items():
        if uid in cards:
            cards.remove(uid)
            if not cards:
                del lying[area]
            return area
    return None


def clear(ctx: Tale, uid: Uid) -> None:
    """Put a card that lies on the board among the used ones."""
    if lift(ctx, uid) is not None:
        discard(ctx.data, ctx.state, uid)


def lay_gold(ctx: Tale, area: AreaId, bags: int) -> None:
    """Leave loose gold on an area; it is no card and fills no place of a search."""
    purse.lay(ctx.state.purse, area, bags)


def loose_gold(ctx: Tale, one: Searcher) -> int:
    """Return the loose gold that a Searcher may take where he is: not what he has left there in this turn (5.2)."""
    dropped = ctx.state.turn.dropped if ctx.state.turn is not None else []
    return purse.loose(ctx.state.purse, dropped, one.player, one.area)


def lift_gold(ctx: Tale, one: Searcher) -> int:
    """Take the loose gold that a Searcher may take from the board, and return how much it is."""
    dropped = ctx.state.turn.dropped if ctx.state.turn is not None else []
    return purse.lift(ctx.state.purse, dropped, one.player, one.area)
