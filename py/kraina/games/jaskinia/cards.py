"""The definitions of Jaskinia played alone: the board, the box, and the decks without what is set aside (0.4)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kraina.engine.ids import Uid, design_of
from kraina.kit.cave.board import Cave, load_cave
from kraina.kit.cave.box import Box, Card, Spell, load_box

if TYPE_CHECKING:
    from kraina.games.jaskinia.verbs import Verbs


@dataclass(frozen=True, slots=True)
class JaskiniaData:
    """All definitions of the game."""

    board: Cave
    box: Box
    adventure_deck: tuple[Uid, ...]
    cave_deck: tuple[Uid, ...]
    spell_deck: tuple[Uid, ...]
    verbs: "Verbs"

    def card(self, uid: Uid) -> Card:
        """Return the definition of a Cave or Adventure card. Raises KeyError for a Spell."""
        return self.box.card(uid)

    def spell(self, uid: Uid) -> Spell:
        """Return the design of a Spell card."""
        return self.box.spells[design_of(uid)]


def load_data(verbs: "Verbs") -> JaskiniaData:
    """Return the definitions of ``data/jaskinia`` together with what Spells and abilities do."""
    box = load_box()
    return JaskiniaData(
        board=load_cave(),
        box=box,
        adventure_deck=box.deck("adventure", joined=False),
        cave_deck=box.deck("cave", joined=False),
        spell_deck=box.spell_deck(joined=False),
        verbs=verbs,
    )
