"""Dealing a Character: counters, kit and Spells, at the start of the game and after a death. Rules 0.4, 4.2, 4.4."""

from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.games.magiczny_miecz.cards import MieczData
from kraina.games.magiczny_miecz.counters import HEALTH
from kraina.games.magiczny_miecz.piles import from_stock
from kraina.games.magiczny_miecz.state import Seeker, State


def equip(state: State, data: MieczData, player: PlayerId, character: str) -> None:
    """Seat a Character: 4 Life, its gold, kit and Spells, on its start space."""
    card = data.characters[character]
    old = state.get(player)
    one = Seeker(
        player, character, card.start, "chaotic" if card.alignment == "any" else card.alignment,
        card.sword, card.magic, HEALTH, card.gold, old.turns,
    )  # fmt: skip
    state.seekers[player] = one
    for design in card.kit:
        uid = kit_card(state, design)
        if uid is not None:
            one.objects.append(uid)
    one.spells = [uid for uid in (_spell(state) for _ in range(card.spells)) if uid is not None]


def kit_card(state: State, design: str) -> Uid | None:
    """Take a card of a kit: from the Equipment, or else out of the Events, used ones first; None if all are out."""
    uid = from_stock(state, design)
    if uid is not None:
        return uid
    for pile in (state.events_used, state.events):
        uid = next((uid for uid in pile if design_of(uid) == design), None)
        if uid is not None:
            pile.remove(uid)
            return uid
    return None


def _spell(state: State) -> Uid | None:
    return state.spells.pop(0) if state.spells else None
