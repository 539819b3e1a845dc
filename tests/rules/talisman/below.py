"""A builder of matches with the Cave: the table of Talisman with the box of Jaskinia beside it."""

from typing import Any

from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.games.talisman.cave.expansion import joined_definitions
from kraina.games.talisman.state import Under
from kraina.kit.cave.box import CRYSTAL
from kraina.kit.cave.host import Delver, Depths
from tests.rules.talisman.table import Table

JOINED = joined_definitions()


class CaveTable(Table):
    """A match on both boards in the making; cards that nobody names stay in their piles."""

    data = JOINED

    def __init__(self) -> None:
        super().__init__()
        self._options["cave"] = "on"
        self._cave = [uid for uid in JOINED.cave_deck if uid != CRYSTAL]
        self._underground = list(JOINED.underground_deck)
        self._gone = [CRYSTAL]
        self._below: list[Uid] = []
        self._under_top: list[Uid] = []
        self._depths = Depths()

    def cave(self, *cards: str) -> "CaveTable":
        """Lay Cave cards on top of their pile, the first one topmost."""
        self._below += [self._take(card) for card in cards]
        return self

    def underground(self, *cards: str) -> "CaveTable":
        """Lay Underground cards on top of their pile, the first one topmost."""
        self._under_top += [self._take(card) for card in cards]
        return self

    def found(self, area: str) -> "CaveTable":
        """Have the Crystal's Chamber known."""
        self._depths.found = area
        return self

    def closed(self, seat: int, *spaces: str) -> "CaveTable":
        """Have spaces caved in until a seat's next turn."""
        self._depths.closed |= dict.fromkeys(spaces, PlayerId(seat))
        return self

    def inside(self, seat: int, character: str, *, at: str, came: str = "", **fields: Any) -> "CaveTable":
        """Seat a character in the Cave, who came from an area."""
        barred = fields.pop("barred", 0)
        self.hero(seat, character, at=at, delver=Delver(came, barred=barred), **fields)
        return self

    def more(self) -> dict[str, Any]:
        """Return the piles of the Cave."""
        cave, underground = [*self._below, *self._cave], [*self._under_top, *self._underground]
        return {"under": Under(self._depths, cave, [], underground, [], self._gone)}

    def _take(self, card: str) -> Uid:
        for pile in (self._cave, self._underground, self._gone):
            for uid in pile:
                if card in (uid, design_of(uid)):
                    pile.remove(uid)
                    return uid
        return super()._take(card)
