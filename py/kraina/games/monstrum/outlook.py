"""What places and adventurers are worth to somebody who sees a view: the eyes of the sensible bot.

All worths are points, 100 for a field nearer to the goal (see ``prospects``). Nothing hidden is used.
"""

from collections.abc import Mapping, Sequence

from kraina.engine.ids import PlayerId
from kraina.engine.values import frozen
from kraina.games.monstrum.board import EMERALD, GOAL, KINDS, OLIFANT, FieldId, NookId, NookKind
from kraina.games.monstrum.cards import MonstrumData
from kraina.games.monstrum.prospects import FIELD, LIFE, SURE, Prospects, Skill
from kraina.games.monstrum.view import AdventurerView, MonstrumView

VICTORY = 10 * LIFE
TRAPPED = -VICTORY
KILL = 2 * LIFE
"""Points of driving a rival onto a trapdoor."""
FIELDS_A_FIGHT = 17
"""Fields of the way for one fight, on the average."""
FIELDS_A_TURN = 5
FEAR = 150
"""Points lost by resting beside a trapdoor while a rival may hold Darkness."""
FIRST_BLOW = 500
"""Points of standing at the goal and fighting the guardian before the rivals do."""
BELT_WORTH = 12 * FIELD
LATER = 6 * FIELD
"""Points that a card loses if it can be played only later, or could do better elsewhere."""


@frozen()
class Taste:
    """How a bot differs from the sensible one; the soak plays bots of other tastes against each other."""

    fight: int = 0
    """Points added to every fight: more than 0 for a fighter, less for an avoider."""
    heeds_fights: bool = True
    """Whether fights count at all where a way is chosen; a racer looks at the distance alone."""


CAUTION = 3
"""Fields by which a sensible player holds a corridor's die for worse than its mean."""


class Outlook:
    """What never changes on a board: distances, and the prospects of strength for the endings."""

    def __init__(self, data: MonstrumData, taste: Taste) -> None:
        self.data, self.taste, self.board = data, taste, data.board
        board = self.board
        far = len(board.fields)
        self._steps = tuple(far if steps is None else steps for steps in board.to_goal)
        squares = tuple(board.corridors.values())
        chance = sum(self._steps[square] for square in squares) // len(squares) + CAUTION
        self.left = tuple(chance if field.corridor else self._steps[field.id] for field in board.fields)
        """Fields still to go after resting on a field: a corridor leads to the mean of the six squares, at a price."""
        self.beside_trapdoor = tuple(
            any(board.fields[near].ground == "trapdoor" for near in board.neighbours[field.id])
            for field in board.fields
        )
        self.to_kind: Mapping[NookKind, tuple[int, ...]] = {kind: self._distances(self._fields(kind)) for kind in KINDS}
        self.to_olifant = self._distances(board.nooks[OLIFANT].fields)
        self.olifant_left = self.nook_left(OLIFANT)
        self.emerald_left = self.nook_left(EMERALD)
        self._prospects: dict[tuple[str, ...], Prospects] = {}

    def _fields(self, kind: NookKind) -> tuple[FieldId, ...]:
        return tuple(field for nook in self.board.nooks.values() if nook.kind == kind for field in nook.fields)

    def _distances(self, goals: tuple[FieldId, ...]) -> tuple[int, ...]:
        far = len(self.board.fields)
        found = self.board.distances(goals, avoid_trapdoors=True)
        return tuple(far if steps is None else steps for steps in found)

    def nook_left(self, nook: NookId) -> int:
        """Return the fields to go from the best field of a nook."""
        return min(self.left[field] for field in self.board.nooks[nook].fields)

    def fights_left(self, field: FieldId) -> int:
        """Return the fights that are still to be expected from a field on."""
        return (self.left[field] + FIELDS_A_FIGHT // 2) // FIELDS_A_FIGHT

    def prospects(self, options: Mapping[str, str]) -> Prospects:
        """Return the prospects under the switches of a match."""
        key = (options["ending"], options["spoils"])
        if key not in self._prospects:
            guardian, spoils = options["ending"] == "guardian", options["spoils"] == "on"
            self._prospects[key] = Prospects(self.data, guardian=guardian, spoils=spoils)
        return self._prospects[key]


class Situation:
    """A view, judged by one of its adventurers."""

    def __init__(self, outlook: Outlook, view: MonstrumView, me: AdventurerView) -> None:
        self.outlook, self.view, self.me = outlook, view, me
        self.data, self.board = outlook.data, outlook.board
        self.options = dict(view.options)
        self.guardian = self.options["ending"] == "guardian"
        self.prospects = outlook.prospects(self.options)
        self.rivals = tuple(one for one in view.adventurers if one.alive and one.player != me.player)
        self.numbers = self.data.numbers
        self._skills: dict[tuple[PlayerId, bool], Skill] = {}

    # --- adventurers -------------------------------------------------------------------------------------------

    def skill(self, one: AdventurerView, *, tricks: bool = False) -> Skill:
        """Return what decides an adventurer's fights, with the tricks if they were played now."""
        key = (one.player, tricks)
        if key not in self._skills:
            self._skills[key] = self._skill(one, tricks=tricks)
        return self._skills[key]

    def _skill(self, one: AdventurerView, *, tricks: bool) -> Skill:
        if one.belt_armed:
            return Skill(one.dexterity, SURE)
        weapons = [self.data.surprise(card).wins_on for card in one.open]
        assured = self.numbers.tricks_wins_on if one.tricks or tricks else 0
        return Skill(one.dexterity, max(assured, 0, *weapons))

    def life(self, one: AdventurerView, change: int = 0, *, tricks: bool = False) -> int:
        """Return the worth of an adventurer's strength where he stands, once it has changed by some points."""
        fights = self.outlook.fights_left(one.field)
        return self.prospects.worth(self.skill(one, tricks=tricks), one.strength + change, fights)

    def harm(self, one: AdventurerView, points: int) -> int:
        """Return what a loss of strength costs an adventurer."""
        return self.life(one) - self.life(one, -points)

    def lateness(self, one: AdventurerView) -> int:
        """Return how late an adventurer will be at the goal, in fields; every turn he has had counts."""
        return self.outlook.left[one.field] + FIELDS_A_TURN * (one.turns + one.missed)

    def price(self, points: int) -> int:
        """Return what a card must bring to be played now: less and less while somebody nears the goal."""
        nearest = min(self.outlook.left[one.field] for one in (self.me, *self.rivals))
        return points * min(100, 2 * nearest) // 100

    # --- places ------------------------------------------------------------------------------------------------

    def spot(self, one: AdventurerView, field: FieldId) -> int:
        """Return what it is worth to an adventurer to come to rest on a field now."""
        ground = self.board.fields[field]
        if ground.ground == "trapdoor":
            return TRAPPED
        if ground.nook == GOAL:
            return self._goal_spot(one)
        worth = self.standing(one, field)
        if ground.nook is not None and ground.nook not in (self.board.nook_at(one.field), one.last_fight):
            worth += self._adventure(one, field)
        if one.player == self.me.player:
            worth -= self._fear(field)
        return worth

    def damage(self, rival: AdventurerView, field: FieldId) -> int:
        """Return what it costs a rival to be driven onto a field, less than 0 if it helps him.

        Mercy: nobody who is behind is driven onto a trapdoor.
        """
        if self.board.fields[field].ground == "trapdoor":
            return KILL if self.lateness(rival) <= self.lateness(self.me) else TRAPPED
        # For a rival a corridor is worth its mean: caution is for oneself.
        hoped = CAUTION * FIELD if self.board.fields[field].corridor else 0
        return self.standing(rival, rival.field) - self.spot(rival, field) - hoped

    def standing(self, one: AdventurerView, field: FieldId) -> int:
        """Return what it is worth to stand on a field, whatever happened on arrival."""
        fights = self.outlook.fights_left(field)
        life = self.prospects.worth(self.skill(one), one.strength, fights)
        return life - FIELD * self.outlook.left[field]

    def challenge(self, one: AdventurerView) -> int:
        """Return what it is worth to fight the guardian now (10.2)."""
        return self.prospects.worth(self.skill(one), one.strength, 0) + FIRST_BLOW

    def ahead(self, field: FieldId) -> int:
        """Return what the judge's cards save on the way from a field, if they are played later on."""
        me, outlook = self.me, self.outlook
        left = outlook.left[field]
        plans = [0]
        if "enchanted-gate" in me.surprises:
            plans.append(FIELD * (left - outlook.to_kind["building"][field] - outlook.emerald_left) - LATER)
        if "alchemists-retort" in me.surprises:
            for kind in KINDS:
                nooks = self.free_nooks(kind)
                if nooks:
                    best = min(map(outlook.nook_left, nooks))
                    plans.append(FIELD * (left - outlook.to_kind[kind][field] - best) - LATER)
        if "belt-of-death" in me.open and not me.belt_armed and me.strength > self.numbers.belt_above:
            plans.append(FIELD * (left - outlook.to_olifant[field] - outlook.olifant_left) + BELT_WORTH)
        return max(plans)

    def free_nooks(self, kind: NookKind) -> list[NookId]:
        """Return the nooks of a kind to which the Retort leads (9.1)."""
        taken = {self.board.nook_at(one.field) for one in self.view.adventurers if one.alive}
        nooks = self.board.nooks.values()
        return [nook.id for nook in nooks if nook.kind == kind and nook.id not in taken and nook.id != GOAL]

    def best_spot(self, fields: Sequence[FieldId]) -> int:
        """Return the worth of the best of some fields to the judge."""
        return max(self.spot(self.me, field) for field in fields)

    def trapdoor_beside(self, one: AdventurerView) -> bool:
        """Return whether Darkness could push an adventurer onto a trapdoor."""
        return self.options["darkness_trapdoors"] == "on" and self.outlook.beside_trapdoor[one.field]

    def _goal_spot(self, one: AdventurerView) -> int:
        return self.challenge(one) if self.guardian else VICTORY

    def _adventure(self, one: AdventurerView, field: FieldId) -> int:
        if not self.outlook.taste.heeds_fights:
            return 0
        fights = self.outlook.fights_left(field)
        return self.prospects.fight(self.skill(one), one.strength, fights) + self.outlook.taste.fight

    def _fear(self, field: FieldId) -> int:
        dreaded = self.options["darkness_trapdoors"] == "on" and self.outlook.beside_trapdoor[field]
        if not dreaded or "oil-lamp" in self.me.open or self.me.warded:
            return 0
        return FEAR * sum(1 for one in self.rivals if one.surprises)
