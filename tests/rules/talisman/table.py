"""A builder of matches on the real board: heroes, cards and dice are laid out and nothing is left to luck.

``table().hero(0, "troll", at="fields-1", objects=["sword"]).adventure("bear").dice(3, 6, 1).start()`` opens a session
in which seat 0 is about to move. Cards are named by design, or by uid; those named are taken out of their piles, so
that every match has all its cards. Who is given neither Objects nor Followers carries a Water Bottle, which he might
leave: so his turn begins with a question and not with a roll. Heroes have no fate unless it is said, so that no die
asks for it. Seats that are not named are filled with characters at the Castle.
"""

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from kraina.engine import codec
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.rng import Rng
from kraina.engine.session import Session
from kraina.games.talisman.cards import TalismanData
from kraina.games.talisman.definitions import definitions
from kraina.games.talisman.game import Talisman
from kraina.games.talisman.state import Hero, State
from tests.rules.script import ScriptedDice
from tests.rules.script import designs as designs
from tests.rules.script import play as play

Match: TypeAlias = Session[State, TalismanData]

DATA = definitions()
DEFAULTS = {switch.id: switch.default for switch in Talisman.switches}
FILLERS = ("troll", "monk", "warrior", "thief", "assassin", "dwarf")
"""Characters of the seats that a test does not name; they stand at the Castle."""

WAITS = "water-bottle"


class Prepared(Talisman):
    """The game, beginning with a state of the test's making."""

    def __init__(self, state: State) -> None:
        super().__init__(DATA)
        self._state = state

    def setup(self, seats: Sequence[Seat], options: Any, rng: Rng) -> State:
        """Return a copy of the prepared state."""
        return codec.copy(self._state)


@dataclasses.dataclass
class Laid:
    """What a test lays out for a seat; cards are designs or uids."""

    character: str
    at: str | None = None
    spells: Sequence[str] = ()
    objects: Sequence[str] = ()
    followers: Sequence[str] = ()
    trophies: Sequence[str] = ()
    fields: dict[str, Any] = dataclasses.field(default_factory=dict)


class Table:
    """A match in the making. Every method but ``start`` and ``check`` returns the table itself."""

    data = DATA

    def __init__(self) -> None:
        self.script = ScriptedDice(())
        self.session: Match | None = None
        self._laid: dict[int, Laid] = {}
        self._adventure = list(self.data.adventure_deck)
        self._spells = list(self.data.spell_deck)
        self._stock = list(self.data.purchase_deck)
        self._talismans = list(self.data.talisman_deck)
        self._top: list[Uid] = []
        self._spell_top: list[Uid] = []
        self._lying: dict[str, list[Uid]] = {}
        self._purse: dict[str, int] = {}
        self._options = dict(DEFAULTS)
        self._current = 0
        self._fields: dict[str, Any] = {}
        self._used: list[Uid] = []

    def hero(
        self,
        seat: int,
        character: str,
        *,
        at: str | None = None,
        spells: Sequence[str] = (),
        objects: Sequence[str] = (),
        followers: Sequence[str] = (),
        trophies: Sequence[str] = (),
        **fields: Any,
    ) -> "Table":
        """Seat a character with exactly these cards; ``fields`` are those of ``Hero`` such as ``gold=3``."""
        self._laid[seat] = Laid(character, at, spells, objects, followers, trophies, fields)
        return self

    def adventure(self, *cards: str) -> "Table":
        """Lay Adventure cards on top of their deck, the first one topmost."""
        self._top += [self._take(card) for card in cards]
        return self

    def spell_deck(self, *cards: str) -> "Table":
        """Lay Spells on top of their deck, the first one topmost."""
        self._spell_top += [self._take(card) for card in cards]
        return self

    def lying(self, space: str, *cards: str) -> "Table":
        """Lay cards open on a space."""
        self._lying.setdefault(space, []).extend(self._take(card) for card in cards)
        return self

    def gold(self, space: str, gold: int) -> "Table":
        """Leave loose gold on a space."""
        self._purse[space] = gold
        return self

    def used(self, *cards: str) -> "Table":
        """Put cards among the discards."""
        self._used += [self._take(card) for card in cards]
        return self

    def only(self) -> "Table":
        """Put all Adventure cards that nobody has named among the discards: the deck holds what was laid on top."""
        self._used += self._adventure
        self._adventure = []
        return self

    def dice(self, *numbers: int) -> "Table":
        """Name the numbers that the die will show; all of them have to be rolled by the end of the test."""
        self.script.left.extend(numbers)
        return self

    def option(self, **switches: str) -> "Table":
        """Set switches of the set-up."""
        self._options.update(switches)
        return self

    def turn(self, seat: int) -> "Table":
        """Name whose turn it is, in place of seat 0."""
        self._current = seat
        return self

    def state(self, **fields: Any) -> "Table":
        """Set other fields of ``State``, such as ``crowned=True``."""
        self._fields.update(fields)
        return self

    def start(self) -> Match:
        """Open the match at its first question."""
        seats = range(max([1, *self._laid]) + 1)
        heroes = [self._hero(seat) for seat in seats]
        taken = [one.character for one in heroes]
        fields: dict[str, Any] = {"unused": [one for one in self.data.characters if one not in taken], **self._fields}
        fields |= self.more()
        state = State(
            dict(self._options), heroes, [*self._top, *self._adventure], [*self._spell_top, *self._spells],
            self._stock, self._talismans, lying=self._lying, purse=self._purse, current=PlayerId(self._current),
            begun=True, **fields,
        )  # fmt: skip
        for uid in self._used:
            (state.spells_used if design_of(uid) in self.data.spells else state.adventure_used).append(uid)
        game = Prepared(state)
        assert game.problems(state) == []
        self.session = Session(game, [Seat(f"Hero {seat}") for seat in seats], 7, self._options, dice=self.script)
        return self.session

    def more(self) -> dict[str, Any]:
        """Return fields of ``State`` that hold the cards which are left when all others have been laid out."""
        return {}

    def check(self) -> None:
        """Check what holds after every test: no broken rule, no card lost, no number of the script left over."""
        assert self.session is not None, "the match was never started"
        assert self.session.faults == []
        assert self.session.game.problems(self.session.state) == []
        assert self.script.left == [], "the script of the dice was not used up"

    def _take(self, card: str) -> Uid:
        for pile in (self._adventure, self._spells, self._stock, self._talismans):
            for uid in pile:
                if card in (uid, design_of(uid)):
                    pile.remove(uid)
                    return uid
        raise AssertionError(f"there is no card {card!r} left")

    def _hero(self, seat: int) -> Hero:
        laid = self._laid.get(seat)
        if laid is None:
            taken = [one.character for one in self._laid.values()]
            laid = self._laid[seat] = Laid(next(one for one in FILLERS if one not in taken), at="castle")
        card = self.data.characters[laid.character]
        fields: dict[str, Any] = {
            "alignment": card.alignment, "strength": card.strength, "craft": card.craft, "life": card.life, "fate": 0,
            "gold": 0 if laid.fields.get("toad") else 1, **laid.fields,
        }  # fmt: skip
        one = Hero(PlayerId(seat), laid.character, laid.at or card.start, **fields)
        one.spells = [self._take(uid) for uid in laid.spells]
        one.objects = [self._take(uid) for uid in laid.objects or ([] if laid.followers else [WAITS])]
        one.followers = [self._take(uid) for uid in laid.followers]
        one.trophies = [self._take(uid) for uid in laid.trophies]
        return one


TableMaker: TypeAlias = Callable[[], Table]
"""What the fixture ``table`` is."""


def one(session: Match, seat: int) -> Hero:
    """Return the hero of a seat."""
    return session.state.heroes[seat]


def told(session: Match) -> list[str]:
    """Return the keys of what has been told since the last time."""
    return [event.text.key for event in session.drain_events()]
