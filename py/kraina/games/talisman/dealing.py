"""Dealing a character: counters and Spells, at the start of the game and after a death. Rules 0.2, 0.3, 3.6."""

from kraina.engine.ids import PlayerId
from kraina.games.talisman.cards import TalismanData
from kraina.games.talisman.state import Hero, State


def equip(state: State, data: TalismanData, player: PlayerId, character: str) -> None:
    """Seat a character with printed values, its gold (0.3) and its Spells, on its start space (0.3)."""
    card, old = data.characters[character], state.get(player)
    if character in state.unused:
        state.unused.remove(character)
    count = min(card.spells, len(state.spells))
    spells = [state.spells.pop(0) for _ in range(count)]
    state.heroes[player] = Hero(
        player, character, card.start, card.alignment, card.strength, card.craft, card.life, card.fate, card.gold,
        old.turns, spells=spells,
    )  # fmt: skip
