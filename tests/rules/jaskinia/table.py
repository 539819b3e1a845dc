"""A builder of matches in the real Cave: Searchers, cards and dice are laid out and nothing is left to luck.

``table().searcher(0, "caver", at="long-breath", came="four-winds").cave("cave-rat").dice(3, 6, 1).start()`` opens a
session in which seat 0 is about to move. Cards are named by design, or by uid; those named are taken out of their
piles, so that every match has all its cards. Seats that are not named are filled with Searchers at the Entrance, who
lose all their turns: a test is about those whom it names.
"""

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from kraina.engine import codec
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.rng import Rng
from kraina.engine.session import Session
from kraina.games.jaskinia.cards import JaskiniaData
from kraina.games.jaskinia.definitions import definitions
from kraina.games.jaskinia.game import Jaskinia
from kraina.games.jaskinia.state import Searcher, State
from kraina.kit.cave.box import CRYSTAL
from kraina.kit.cave.host import Delver, Depths
from tests.rules.script import ScriptedDice
from tests.rules.script import designs as designs
from tests.rules.script import play as play

Match: TypeAlias = Session[State, JaskiniaData]

DATA = definitions()
DEFAULTS = {switch.id: switch.default for switch in Jaskinia.switches}
FILLERS = ("cyborg", "hewer", "cannibal", "caver", "smuggler", "exiled-knight")
"""Searchers of the seats that a test does not name; they stand at the Entrance."""
SLEEPS = 99
"""Turns that a filler loses."""


class Prepared(Jaskinia):
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
    at: str = "cave-entrance"
    spells: Sequence[str] = ()
    items: Sequence[str] = ()
    friends: Sequence[str] = ()
    trophies: Sequence[str] = ()
    delver: dict[str, Any] = dataclasses.field(default_factory=dict)
    fields: dict[str, Any] = dataclasses.field(default_factory=dict)


class Table:
    """A match in the making. Every method but ``start`` and ``check`` returns the table itself."""

    data = DATA

    def __init__(self) -> None:
        self.script = ScriptedDice(())
        self.session: Match | None = None
        self._laid: dict[int, Laid] = {}
        self._adventure = list(DATA.adventure_deck)
        self._cave = list(DATA.cave_deck)
        self._spells = list(DATA.spell_deck)
        self._aside = [CRYSTAL]
        self._top: dict[str, list[Uid]] = {"adventure": [], "cave": [], "spells": []}
        self._used: list[Uid] = []
        self._lying: dict[str, list[Uid]] = {}
        self._purse: dict[str, int] = {}
        self._tokens: dict[Uid, int] = {}
        self._depths = Depths()
        self._options = dict(DEFAULTS)
        self._fields: dict[str, Any] = {}

    def searcher(
        self,
        seat: int,
        character: str,
        *,
        at: str = "cave-entrance",
        spells: Sequence[str] = (),
        items: Sequence[str] = (),
        friends: Sequence[str] = (),
        trophies: Sequence[str] = (),
        **fields: Any,
    ) -> "Table":
        """Seat a Searcher with exactly these cards; ``fields`` are those of ``Searcher`` or ``Delver``."""
        names = [field.name for field in dataclasses.fields(Delver)]
        delver = {name: fields.pop(name) for name in names if name in fields}
        self._laid[seat] = Laid(character, at, spells, items, friends, trophies, delver, fields)
        return self

    def adventure(self, *cards: str) -> "Table":
        """Lay Adventure cards on top of their pile, the first one topmost."""
        self._top["adventure"] += [self._take(card) for card in cards]
        return self

    def cave(self, *cards: str) -> "Table":
        """Lay Cave cards on top of their pile, the first one topmost."""
        self._top["cave"] += [self._take(card) for card in cards]
        return self

    def spells(self, *cards: str) -> "Table":
        """Lay Spells on top of their pile, the first one topmost."""
        self._top["spells"] += [self._take(card) for card in cards]
        return self

    def lying(self, area: str, *cards: str) -> "Table":
        """Lay cards open on an area."""
        self._lying.setdefault(area, []).extend(self._take(card) for card in cards)
        return self

    def gold(self, area: str, bags: int) -> "Table":
        """Leave loose gold on an area."""
        self._purse[area] = bags
        return self

    def tokens(self, uid: Uid, left: int) -> "Table":
        """Set what is left of a Place's tokens."""
        self._tokens[uid] = left
        return self

    def used(self, *cards: str) -> "Table":
        """Put cards among the used ones."""
        self._used += [self._take(card) for card in cards]
        return self

    def only(self) -> "Table":
        """Put all Cave, Adventure and Spell cards that nobody has named among the used ones."""
        self._used += [*self._adventure, *self._cave, *self._spells]
        self._adventure, self._cave, self._spells = [], [], []
        return self

    def found(self, area: str) -> "Table":
        """Have the Crystal's Chamber known."""
        self._depths.found = area
        return self

    def closed(self, area: str, seat: int) -> "Table":
        """Have a corridor caved in until a seat's next turn."""
        self._depths.closed[area] = PlayerId(seat)
        return self

    def dice(self, *numbers: int) -> "Table":
        """Name the numbers that the die will show; all of them have to be rolled by the end of the test."""
        self.script.left.extend(numbers)
        return self

    def option(self, **switches: str) -> "Table":
        """Set switches of the set-up."""
        self._options.update(switches)
        return self

    def state(self, **fields: Any) -> "Table":
        """Set other fields of ``State``."""
        self._fields.update(fields)
        return self

    def start(self) -> Match:
        """Open the match at its first question."""
        seats = range(max([1, *self._laid]) + 1)
        searchers = [self._searcher(seat) for seat in seats]
        taken = [one.character for one in searchers]
        state = State(
            dict(self._options), searchers, [*self._top["adventure"], *self._adventure],
            [*self._top["cave"], *self._cave], [*self._top["spells"], *self._spells],
            [one for one in self.data.box.characters if one not in taken], self._aside, lying=self._lying,
            purse=self._purse, tokens=self._tokens, depths=self._depths, begun=True, **self._fields,
        )  # fmt: skip
        for uid in self._used:
            if design_of(uid) in DATA.box.spells:
                state.spells_used.append(uid)
            else:
                (state.cave_used if DATA.card(uid).deck == "cave" else state.adventure_used).append(uid)
        game = Prepared(state)
        assert game.problems(state) == []
        self.session = Session(game, [Seat(f"Searcher {seat}") for seat in seats], 7, self._options, dice=self.script)
        return self.session

    def check(self) -> None:
        """Check what holds after every test: no broken rule, no card lost, no number of the script left over."""
        assert self.session is not None, "the match was never started"
        assert self.session.faults == []
        assert self.session.game.problems(self.session.state) == []
        assert self.script.left == [], "the script of the dice was not used up"

    def _take(self, card: str) -> Uid:
        for pile in (self._adventure, self._cave, self._spells):
            for uid in pile:
                if card in (uid, design_of(uid)):
                    pile.remove(uid)
                    return uid
        raise AssertionError(f"there is no card {card!r} left")

    def _searcher(self, seat: int) -> Searcher:
        laid = self._laid.get(seat)
        if laid is None:
            taken = [one.character for one in self._laid.values()]
            laid = self._laid[seat] = Laid(next(one for one in FILLERS if one not in taken), fields={"lost": SLEEPS})
        card = self.data.box.characters[laid.character]
        fields: dict[str, Any] = {
            "strength": card.strength, "power": card.power, "stamina": card.stamina, "gold": 1,
            "alignment": card.alignment, **laid.fields,
        }  # fmt: skip
        one = Searcher(PlayerId(seat), laid.character, laid.at, delver=Delver(**laid.delver), **fields)
        one.spells = [self._take(uid) for uid in laid.spells]
        one.items = [self._take(uid) for uid in laid.items]
        one.friends = [self._take(uid) for uid in laid.friends]
        one.trophies = [self._take(uid) for uid in laid.trophies]
        return one


TableMaker: TypeAlias = Callable[[], Table]
"""What the fixture ``table`` is."""


def one(session: Match, seat: int = 0) -> Searcher:
    """Return the Searcher of a seat."""
    return session.state.searchers[seat]


def told(session: Match) -> list[str]:
    """Return the keys of what has been told since the last time."""
    return [event.text.key for event in session.drain_events()]


HANGING = "space:hanging-stones"


def exploring(made: Table, character: str = "caver", **fields: Any) -> Match:
    """Have seat 0 go from The Crawl to the Hanging Stones, where 1 Cave card is drawn, and return the match there."""
    return play(made.searcher(0, character, at="crawl", came="blind-bend", **fields).start(), "step", HANGING)


def setting_out(made: Table, character: str = "caver", **fields: Any) -> Match:
    """Have seat 0 go from the Entrance to The Gullet, where 1 Adventure card is drawn, and return the match there."""
    return play(made.searcher(0, character, **fields).start(), "step")
