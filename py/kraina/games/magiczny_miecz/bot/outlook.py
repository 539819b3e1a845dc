"""What a sensible player makes of a view: chances, prices and needs. Worths are whole numbers; 100 is one own point."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from kraina.engine.ids import Uid, design_of
from kraina.games.magiczny_miecz.belongings import KEYS
from kraina.games.magiczny_miecz.board import CASTLE, DEAD_CITY, RUINS, SpaceId
from kraina.games.magiczny_miecz.cards import MieczData
from kraina.games.magiczny_miecz.odds import Odds, count
from kraina.games.magiczny_miecz.points import total
from kraina.games.magiczny_miecz.view import MieczView, SeekerView

POINT = 100
"""The worth of one own point of Sword or Magic."""
LIFE, DEATHS = 40, (75, 17, 5, 2, 1)
"""What losing one Life costs in time, and in hundredths of all that dies with me, by the Life left after it."""
LIFE_LACKED = 200
"""What a Life is worth more to whoever lacks nothing else for the Bridge."""
LEAST_ESTATE, GROWN = 300, 150
"""What a fresh Character is worth, and each point that it grows by."""
WANTED = {RUINS: 18, DEAD_CITY: 21}
"""Ways of 36 to beat the Beast with which a gate is tried without haste; Cerberus leaves little Life for a defeat."""
READY_LIFE = 4
"""Life with which the Bridge is tried: the way costs one or two, the Beast two."""
LIFE_BOLD = 2
"""Ways of 36 fewer with which the Beast is tried for each Life more than that."""
BOLD_CHANCE = 9
"""Ways of 36 to beat it with which whoever has come so far does not turn back, were it for his last Life."""
STRONG_CHANCE = 20
SWAMP, KNIGHT, TRAP, AHEAD = 6, 11, 14, 4
"""Points with which the Swamp, the Knight and a Trap are well overcome."""
SAFE_TRAP = 160
"""Ways of 216 to escape the Trap with which a gate is tried: a fall may well cost the Magic Sword (14.5)."""
KEY_PRICE = 1000
PATIENCE = 30
"""Turns after which less is asked for, again and again."""


@cache
def chance(lead: int) -> Odds:
    """Return in how many of 36 ways two dice end when one side is so many points ahead."""
    return count([(lead + value, 1) for value in range(1, 7)], [(value, 1) for value in range(1, 7)])


@cache
def beast_chance(sword: int, magic: int) -> int:
    """Return in how many of 36 ways the Beast is beaten, its kind and its 10 to 15 points taken on average (14.7)."""
    return sum(chance(own - beast).won for own in (sword, magic) for beast in range(10, 16)) // 12


@cache
def three_dice(points: int) -> int:
    """Return in how many of 216 ways three dice are no more than some points: so a Trap is escaped (14.5)."""
    faces = range(1, 7)
    return sum(one + two + three <= points for one in faces for two in faces for three in faces)


@dataclass(frozen=True, eq=False)
class Situation:
    """A view, with whose eyes it is looked at; what many spaces are judged by is worked out once."""

    data: MieczData
    view: MieczView
    me: SeekerView

    @cached_property
    def sword(self) -> int:
        """Sword in an ordinary fight."""
        return total(self.me.combat)

    @cached_property
    def magic(self) -> int:
        """Total Magic."""
        return total(self.me.magic)

    @cached_property
    def plain_sword(self) -> int:
        """Total Sword outside fights."""
        return total(self.me.sword)

    def owns(self, design: str) -> bool:
        """Return whether I have an Object or Friend of a design."""
        return design in self._owned

    @cached_property
    def _owned(self) -> frozenset[str]:
        return frozenset(design_of(uid) for uid in (*self.me.objects, *self.me.friends))

    def wants(self, key: str) -> bool:
        """Return whether I lack the Magic Sword or Shield, and the Equipment has one left to be given."""
        return not self.owns(key) and any(design_of(uid) == key for uid in self.view.stock)

    def life_price(self, points: int = 1) -> int:
        """Return what losing Life costs me: the last one all that I have become."""
        return sum(self._life(self.me.life - 1 - spent) for spent in range(points))

    def healing(self, points: int) -> int:
        """Return what regaining Life is worth to me."""
        return sum(self._life(self.me.life + more) for more in range(points))

    def _life(self, left: int) -> int:
        price = LIFE + DEATHS[max(0, min(left, len(DEATHS) - 1))] * self.estate // 100
        return price + LIFE_LACKED * (left < READY_LIFE and bool(self.gates))

    @cached_property
    def estate(self) -> int:
        """What dies with me: the points that I have grown by, Magic Sword and Shield."""
        start = self.data.characters[self.me.character]
        grown = self.me.own_sword + self.me.own_magic - start.sword - start.magic
        return LEAST_ESTATE + grown * GROWN + KEY_PRICE * sum(map(self.owns, KEYS))

    def lying(self, space: SpaceId) -> tuple[Uid, ...]:
        """Return the open cards on a space."""
        return tuple(uid for uid in self.view.lying.get(space, ()) if uid)

    def rivals(self) -> list[SeekerView]:
        """Return the others who could be met, wherever they are."""
        return [
            one
            for one in self.view.seekers
            if one.character and one.player != self.me.player and not one.stone and not one.frozen
        ]

    def others_at(self, space: SpaceId) -> list[SeekerView]:
        """Return the others who could be met on a space."""
        return [one for one in self.rivals() if one.space == space]

    def foes(self, space: SpaceId) -> tuple[int, int]:
        """Return the summed Sword of the Monsters and the summed Magic of the Demons on a space."""
        plus = self.data.board[space].enemies
        cards = [self.data.card(uid) for uid in self.lying(space)]
        monsters = [card for card in cards if card.kind == "enemy"]
        demons = [card for card in cards if card.kind == "demon"]
        twice = 2 if self.view.conjunction is not None else 1
        swords = sum((card.sword or self.sword) + plus for card in monsters)
        return swords, sum(card.magic * twice + plus for card in demons)

    def haste(self) -> int:
        """Return how impatient I am by now."""
        return self.me.turns // PATIENCE

    def gold_asked(self) -> int:
        """Return how much gold my mission asks for."""
        return {"gold-3": 3, "gold-2": 2}.get(self.me.mission, 0) if self.wants("toliman-shield") else 0

    def lacking(self) -> str:
        """Return what I must grow in: Magic for the Swamp, Sword for Knight and Ruins, unless Magic is far ahead."""
        if self.magic < SWAMP:
            return "magic"
        magical = self.trap_points(DEAD_CITY) > self.trap_points(RUINS) + AHEAD
        if self.trap_points(DEAD_CITY if magical else RUINS) < TRAP:
            return "magic" if magical and (self.magic < KNIGHT or self.sword >= KNIGHT) else "sword"
        more = beast_chance(self.sword + 1, self.magic) - beast_chance(self.sword, self.magic + 1)
        return "sword" if more > 0 or self.sword < KNIGHT else "magic"

    def strong(self) -> bool:
        """Return whether Beast and Trap can well be overcome, so that more points are worth little."""
        strong = beast_chance(self.sword, self.magic) >= STRONG_CHANCE
        return strong and max(map(self.trap_chance, (RUINS, DEAD_CITY))) >= SAFE_TRAP

    def key_price(self) -> int:
        """Return what the Magic Sword or Toliman's Shield is worth to whoever lacks it: more when little else lacks."""
        return KEY_PRICE + KEY_PRICE * beast_chance(self.sword, self.magic) // STRONG_CHANCE

    def armed(self) -> bool:
        """Return whether I have Magic Sword and Toliman's Shield."""
        return all(map(self.owns, KEYS))

    def trap_chance(self, gate: SpaceId) -> int:
        """Return in how many of 216 ways I escape the Trap behind a gate."""
        return three_dice(self.trap_points(gate))

    def trap_points(self, gate: SpaceId) -> int:
        """Return what counts against the Trap behind a gate."""
        tablet, points = ("clay-tablet", self.plain_sword) if gate == RUINS else ("magic-manuscript", self.magic)
        return points + 2 * self.owns(tablet) + self.owns("enchanted-die")

    @cached_property
    def gates(self) -> Sequence[SpaceId]:
        """The gates that are for me: I have a Shield or find one before the Castle, and escape the Trap."""
        if not self.owns("magic-sword"):
            return []
        bridge = self.data.board.ring(CASTLE)
        castle = bridge.index(CASTLE)
        sides = {RUINS: bridge[:castle], DEAD_CITY: bridge[castle + 1 :]}
        spare = LIFE_BOLD * max(0, self.me.life - READY_LIFE)
        beaten = beast_chance(self.sword, self.magic) + spare + self.haste()
        return [
            gate
            for gate, side in sides.items()
            if self.trap_chance(gate) >= SAFE_TRAP
            and beaten >= WANTED[gate]
            and (self.armed() or self._lies("toliman-shield", side))
        ]

    def _lies(self, design: str, spaces: Sequence[SpaceId]) -> bool:
        return any(design_of(uid) == design for space in spaces for uid in self.lying(space))

    def ready(self) -> bool:
        """Return whether it is time for the Bridge: a gate is for me, I am healthy, and the Beast can be beaten."""
        return self.me.life >= READY_LIFE and not self.me.hexed and bool(self.gates)

    def fight_worth(self, swords: int, magics: int, space: SpaceId) -> int:
        """Return what meeting the Enemies of a space is worth: trophies against Life."""
        worth = 0
        if not (swords or magics) or self.may_evade(space):
            return 0
        if swords:
            odds = chance(self.sword - swords)
            worth += (odds.won * (swords * POINT // 7 + 25) - odds.lost * self.life_price()) // 36
        if magics:
            odds = chance(self.magic - magics)
            worth += (odds.won * 25 - odds.lost * self.life_price()) // 36
        return worth

    def may_evade(self, space: SpaceId) -> bool:
        """Return whether I can hide from the Enemies of a space."""
        board, character = self.data.board, self.data.characters[self.me.character]
        if board.matches(space, character.evades):
            return True
        return any(board.matches(space, self.data.card(uid).evades) for uid in self.me.friends)

    def safe(self, space: SpaceId) -> bool:
        """Return whether a space does me no harm."""
        board = self.data.board
        if board.matches(space, self.data.characters[self.me.character].safe):
            return True
        return any(board.matches(space, self.data.card(uid).safe) for uid in (*self.me.objects, *self.me.friends))
