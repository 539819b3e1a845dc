"""What strength is worth: an adventurer's chance to live through so many fights, counted out over the combat deck.

The unit is a point: ``LIFE`` points are the worth of being alive at the end of the way, 100 that of one field.
Whole numbers only, and nothing but the make-up of the deck, which everybody knows.
"""

from collections.abc import Sequence

from kraina.engine.values import frozen
from kraina.games.monstrum.cards import MonstrumData, is_blank

FIELD = 100
"""Points that one field nearer to the goal is worth."""
LIFE = 3000
SURPRISE = 300
"""Points that a surprise is worth: three fields."""
SURE = 6
"""A limit that every roll keeps."""
MOST_STRENGTH = 40
MOST_FIGHTS = 12

Row = tuple[int, ...]
"""Worth by strength, from 0 to ``MOST_STRENGTH``."""


@frozen()
class Skill:
    """What decides an adventurer's fights: dexterity, and the limit that weapons assure."""

    dexterity: int
    assured: int = 0


class Prospects:
    """The worth of strength before any number of fights, for each skill counted out once."""

    def __init__(self, data: MonstrumData, *, guardian: bool, spoils: bool) -> None:
        """Count for one of the two endings, with or without spoils."""
        self._data, self._guardian, self._spoils = data, guardian, spoils
        self._rows: dict[Skill, list[Row]] = {}
        self._blanks = sum(is_blank(card) for card in data.combat_deck)

    def limit(self, skill: Skill, monster_dexterity: int) -> int:
        """Return the greatest number on which a fight is won (6.4)."""
        numbers = self._data.numbers
        limit = numbers.base_limit + skill.dexterity - monster_dexterity
        return max(min(max(limit, numbers.lowest_limit), numbers.highest_limit), skill.assured)

    def worth(self, skill: Skill, strength: int, fights: int) -> int:
        """Return the worth of a strength when so many fights are still to come; 0 for the dead."""
        rows = self._rows.get(skill)
        if rows is None:
            rows = self._rows[skill] = self._count_rows(skill)
        return rows[min(fights, MOST_FIGHTS)][max(0, min(strength, MOST_STRENGTH))]

    def fight(self, skill: Skill, strength: int, fights: int) -> int:
        """Return what one more fight than ``fights`` is worth: less than 0 for the weak."""
        return self.worth(skill, strength, fights + 1) - self.worth(skill, strength, fights)

    def spoils(self, strength: int) -> int:
        """Return what the surprise is worth that a monster of a strength leaves (6.11)."""
        return SURPRISE if self._spoils and strength >= self._data.numbers.spoils_strength else 0

    def _count_rows(self, skill: Skill) -> list[Row]:
        rows = [self._last_row(skill)]
        while len(rows) <= MOST_FIGHTS:
            rows.append(self._row_before(rows[-1], skill))
        return rows

    def _last_row(self, skill: Skill) -> Row:
        """Return the worth at the end of the way: being alive, or the chance against the guardian (10.2)."""
        if not self._guardian:
            return (0,) + (LIFE,) * MOST_STRENGTH
        guardian = self._data.guardian
        limit = self.limit(skill, guardian.dexterity)
        row = [0]
        for strength in range(1, MOST_STRENGTH + 1):
            row.append((limit * LIFE + (SURE - limit) * row[max(0, strength - guardian.strength)]) // SURE)
        return tuple(row)

    def _row_before(self, after: Row, skill: Skill) -> Row:
        """Return the worth one fight earlier than ``after``."""
        odds = [(one.strength, self.limit(skill, one.dexterity)) for one in self._data.monsters.values()]
        return (0, *[self._before_a_card(after, odds, strength) for strength in range(1, MOST_STRENGTH + 1)])

    def _before_a_card(self, after: Row, odds: Sequence[tuple[int, int]], strength: int) -> int:
        total = SURE * self._blanks * (after[strength] + SURPRISE)
        for points, limit in odds:
            total += limit * (after[min(MOST_STRENGTH, strength + points)] + self.spoils(points))
            total += (SURE - limit) * after[max(0, strength - points)]
        return total // (SURE * (self._blanks + len(odds)))
