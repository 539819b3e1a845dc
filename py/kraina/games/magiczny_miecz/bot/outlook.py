"""What a sensible player makes of a view: chances, prices and needs. Worths are whole numbers; 100 is one own point."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from kraina.engine.ids import Uid, design_of
from kraina.games.magiczny_miecz.belongings import KEYS, PAID
from kraina.games.magiczny_miecz.board import DEAD_CITY, RUINS, SpaceId
from kraina.games.magiczny_miecz.bot.chances import BACK, SIDES, Assault, beast_chance, chance, hope, three_dice
from kraina.games.magiczny_miecz.cards import MieczData
from kraina.games.magiczny_miecz.outlook import LIGHT_STEPS, SPIRIT
from kraina.games.magiczny_miecz.points import total
from kraina.games.magiczny_miecz.view import MieczView, SeekerView

POINT = 100
"""The worth of one own point of Sword or Magic."""
LIFE, DEATHS = 40, (75, 17, 5, 2, 1)
"""What losing one Life costs in time, and in hundredths of all that dies with me, by the Life left after it."""
LIFE_LACKED = 200
"""What a Life is worth more to whoever lacks nothing else for the Bridge."""
LEAST_ESTATE, GROWN, FRESH = 150, 150, 6
"""What a fresh Character of so many own points is worth at least, and each point more."""
ACROSS = 450
"""What it is worth to be over the Swamp."""
FAIR_HOPE = 540
"""Thousandths of a victory with which the Bridge is tried."""
SETTLED, PRESSED = 60, 60
"""How many fewer do in the Upper Circle, and while a rival is on the Bridge."""
HEALED = 85
"""Hundredths of his hope in good health with which somebody hurt goes all the same."""
READY_LIFE = 4
"""Life with which the Bridge is normally tried: the way costs one or two, the Beast two."""
STRONG_CHANCE = 20
SWAMP, KNIGHT, TRAP, AHEAD = 6, 11, 14, 4
"""Points with which the Swamp, the Knight and a Trap are well overcome."""
SAFE_TRAP = 160
"""Ways of 216 to escape the Trap with which a gate is tried: a fall may well cost the Magic Sword (14.5)."""
KEY_PRICES: Mapping[str, int] = {"magic-sword": 1400, "toliman-shield": 700}
"""What a key is worth to whoever lacks it: the Fortress gives a Shield for a mission, a Magic Sword is hard to find."""
BETWEEN_FERRIES = ("dark-clearing", "fortress-of-the-keeper", "ice-kingdom")
"""Where gold is hard to come by, and whoever walks a space a turn needs it to get away."""


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
        """What dies with me: own points beyond a fresh Character's, the way behind me, Magic Sword and Shield."""
        if self.stuck:
            return LEAST_ESTATE
        grown = max(0, self.me.own_sword + self.me.own_magic - FRESH)
        across = ACROSS * (self.data.board.circle(self.me.space) != "lower")
        return LEAST_ESTATE + grown * GROWN + across + sum(KEY_PRICES[key] for key in KEYS if self.owns(key))

    @property
    def unferried(self) -> bool:
        """Whether the Noon-wraith lets me walk only onto the ferries, and I have nothing to pay them with."""
        return self.owns("noon-wraith") and not self.me.gold and not self.owns("ferryman")

    @property
    def stuck(self) -> bool:
        """Whether I cannot leave the spaces between the two ferries: then there is little to lose."""
        return self.unferried and self.me.space in BETWEEN_FERRIES

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

    def gold_asked(self) -> int:
        """Return how much gold I must have for my mission, with what a ferry takes of who walks a space a turn."""
        asked = {"gold-3": 3, "gold-2": 2}.get(self.me.mission, 0) if self.wants("toliman-shield") else 0
        toll = self.owns("noon-wraith") and not self.owns("ferryman") and self.me.space not in BETWEEN_FERRIES
        return asked + toll if asked else 0

    def lacking(self) -> str:
        """Return what I must grow in: Magic for the Swamp, Sword for Knight and Ruins, unless Magic is far ahead.

        To whom the Spirit of the Rocks is easier, Magic need not even be ahead.
        """
        if self.magic < SWAMP and self.data.board.circle(self.me.space) == "lower":
            return "magic"
        ahead = -AHEAD if self.able(LIGHT_STEPS[SPIRIT]) else AHEAD
        magical = self.trap_points(DEAD_CITY) > self.trap_points(RUINS) + ahead
        if self.trap_points(DEAD_CITY if magical else RUINS) < TRAP:
            return "magic" if magical and (self.magic < KNIGHT or self.sword >= KNIGHT) else "sword"
        more = beast_chance(self.sword + 1, self.magic) - beast_chance(self.sword, self.magic + 1)
        return "sword" if more > 0 or self.sword < KNIGHT else "magic"

    def strong(self) -> bool:
        """Return whether Beast and Trap can well be overcome, so that more points are worth little."""
        strong = beast_chance(self.sword, self.magic) >= STRONG_CHANCE
        return strong and max(map(self.trap_chance, (RUINS, DEAD_CITY))) >= SAFE_TRAP

    def key_price(self, key: str) -> int:
        """Return what the Magic Sword or Toliman's Shield is worth to whoever lacks it: more when little else lacks."""
        return KEY_PRICES[key] + KEY_PRICES[key] * beast_chance(self.sword, self.magic) // STRONG_CHANCE

    @cached_property
    def key_drawn(self) -> int:
        """What the keys that I lack make an unknown Event worth; the Lower Circle gives no Magic Sword (16.6).

        If all of them have been used, each Event drawn brings the time nearer when the pile is made anew.
        """
        pile, view = self.view.events, self.view
        known = {*view.drawn, *(uid for one in view.seekers for uid in one.objects)}
        known.update(uid for uids in view.lying.values() for uid in uids)
        sought = KEYS[self.data.board.circle(self.me.space) == "lower" :]
        keys = [
            uid
            for uid in self.data.event_deck
            if design_of(uid) in sought and not self.owns(design_of(uid)) and uid not in known
        ]
        unused = [uid for uid in keys if uid not in view.events_used] if pile else []
        cards = pile if unused else pile + len(view.events_used)
        return sum(self.key_price(design_of(uid)) for uid in unused or keys) // max(1, cards)

    @cached_property
    def room(self) -> int:
        """What room for one more Object is worth to who seeks nothing but the Magic Sword.

        With it he clears a space where Events are drawn, of one that nobody wants.
        """
        return self.key_drawn if self.ripe else 0

    def may_take(self, uid: Uid) -> bool:
        """Return whether an Object or Friend that lies open is for me (5.3, 7.4)."""
        card = self.data.card(uid)
        if card.kind == "friend":
            free = not self.able("rogue-no-friends") and not self.owns("evil-spirit")
            return free and (card.id not in PAID or self.me.gold > 0)
        return self.data.suits(uid, self.me.character, self.me.alignment)

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
        """The gates that are for me once I am healthy: I have a Shield or find one before the Castle, and fair hope."""
        return self._hopeful(max(self.me.life, READY_LIFE)) if self.owns("magic-sword") else []

    @cached_property
    def ripe(self) -> bool:
        """Whether a gate is for me but for the Magic Sword, which I lack."""
        return not self.owns("magic-sword") and bool(self._hopeful(max(self.me.life, READY_LIFE)))

    def _hopeful(self, life: int) -> list[SpaceId]:
        settled = SETTLED * (self.data.board.circle(self.me.space) == "upper")
        fair = FAIR_HOPE - settled - PRESSED * self._pressed
        return [gate for gate, side in SIDES.items() if self.shielded(gate, side[0]) and self._hope(gate, life) >= fair]

    def _hope(self, gate: SpaceId, life: int) -> int:
        return hope(self.assault(gate), SIDES[gate][0], life)

    @cached_property
    def _pressed(self) -> bool:
        return any(self.data.board.on_bridge(other.space) for other in self.rivals())

    def assault(self, gate: SpaceId) -> Assault:
        """Return what I have for the way over the Bridge from a gate; while a rival is on it, turning back is poor."""
        return self._assaults[gate]

    @cached_property
    def _assaults(self) -> Mapping[SpaceId, Assault]:
        back = BACK * 2 // 3 if self._pressed else BACK
        return {gate: Assault(gate, self.trap_points(gate), self.sword, self.magic, back) for gate in SIDES}

    def shielded(self, gate: SpaceId, space: SpaceId) -> bool:
        """Return whether I have Toliman's Shield for the Castle, or find one from a space behind a gate on."""
        side = SIDES[gate]
        ahead = side[side.index(space) if space in side else 0 :]
        return self.owns("toliman-shield") or self._lies("toliman-shield", ahead)

    def _lies(self, design: str, spaces: Sequence[SpaceId]) -> bool:
        return any(design_of(uid) == design for space in spaces for uid in self.lying(space))

    @cached_property
    def _ready(self) -> bool:
        if self.me.hexed or not self.gates:
            return False
        life, healthy = self.me.life, max(self.me.life, READY_LIFE)
        return any(self._hope(gate, life) * 100 >= self._hope(gate, healthy) * HEALED for gate in self._hopeful(life))

    def ready(self) -> bool:
        """Return whether it is time for the Bridge: a gate is for me, and I am healthy enough to win."""
        return self._ready

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

    def able(self, ability: str) -> bool:
        """Return whether my Character has an ability."""
        return ability in self.data.characters[self.me.character].abilities

    def safe(self, space: SpaceId) -> bool:
        """Return whether a space does me no harm."""
        board = self.data.board
        if board.matches(space, self.data.characters[self.me.character].safe):
            return True
        return any(board.matches(space, self.data.card(uid).safe) for uid in (*self.me.objects, *self.me.friends))
