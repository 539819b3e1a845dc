"""A builder of matches on the real board: Seekers, cards and dice are laid out and nothing is left to luck.

``table().seeker(0, "troll", at="wilds", objects=["sword"]).events("bear").dice(3, 6, 1).start()`` opens a session in
which seat 0 is about to move. Cards are named by design, or by uid; those named are taken out of their piles, so that
every match has all its cards. Seats that are not named are filled with Characters far away.
"""

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from kraina.engine import codec
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.rng import Rng
from kraina.engine.session import Session
from kraina.games.magiczny_miecz.cards import MieczData, is_stock
from kraina.games.magiczny_miecz.definitions import definitions
from kraina.games.magiczny_miecz.game import MagicznyMiecz
from kraina.games.magiczny_miecz.state import Seeker, State
from tests.rules.script import ScriptedDice
from tests.rules.script import designs as designs
from tests.rules.script import play as play

Match: TypeAlias = Session[State, MieczData]

DATA = definitions()
DEFAULTS = {switch.id: switch.default for switch in MagicznyMiecz.switches}
FILLERS = ("conqueror", "hag", "mage", "barbarian", "goblin", "rogue")
"""Characters of the seats that a test does not name; they stand at the Walled Town unless said."""


class Prepared(MagicznyMiecz):
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
    friends: Sequence[str] = ()
    trophies: Sequence[str] = ()
    kept: dict[str, Sequence[str]] = dataclasses.field(default_factory=dict)
    marks: dict[str, Any] = dataclasses.field(default_factory=dict)


class Table:
    """A match in the making. Every method but ``start`` and ``check`` returns the table itself."""

    def __init__(self) -> None:
        self.script = ScriptedDice(())
        self.session: Match | None = None
        self._laid: dict[int, Laid] = {}
        self._events = list(DATA.event_deck)
        self._spells = list(DATA.spell_deck)
        self._stock = list(DATA.equipment)
        self._event_top: list[Uid] = []
        self._spell_top: list[Uid] = []
        self._lying: dict[str, list[Uid]] = {}
        self._purse: dict[str, int] = {}
        self._options = dict(DEFAULTS)
        self._current = 0
        self._fields: dict[str, Any] = {}
        self._used: list[Uid] = []
        self._short = False

    def seeker(
        self,
        seat: int,
        character: str,
        *,
        at: str | None = None,
        spells: Sequence[str] = (),
        objects: Sequence[str] = (),
        friends: Sequence[str] = (),
        trophies: Sequence[str] = (),
        kept: dict[str, Sequence[str]] | None = None,
        **marks: Any,
    ) -> "Table":
        """Seat a Character with exactly these cards (no kit); ``marks`` are fields of ``Seeker`` such as ``gold=3``.

        ``kept`` gives Spells to a Friend: ``kept={"crusader": ["fatum"]}``.
        """
        self._laid[seat] = Laid(character, at, spells, objects, friends, trophies, kept or {}, marks)
        return self

    def events(self, *cards: str) -> "Table":
        """Lay Events on top of their pile, the first one topmost."""
        self._event_top += [self._take(card) for card in cards]
        return self

    def spell_pile(self, *cards: str) -> "Table":
        """Lay Spells on top of their pile, the first one topmost."""
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
        """Put cards among the used ones, and nothing else is left of the Events if ``no_more`` follows."""
        self._used += [self._take(card) for card in cards]
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
        """Set other fields of ``State``, such as ``war=1`` or ``extra_turns=2``."""
        self._fields.update(fields)
        return self

    def start(self) -> Match:
        """Open the match at its first question."""
        seats = range(max([1, *self._laid]) + 1)
        seekers = [self._seeker(seat) for seat in seats]
        state = State(
            dict(self._options), seekers, [*self._event_top, *self._events], [*self._spell_top, *self._spells],
            self._stock, lying=self._lying, purse=self._purse, current=PlayerId(self._current), begun=True,
            **self._fields,
        )  # fmt: skip
        for uid in self._used:
            (state.spells_used if design_of(uid) in DATA.spells else state.events_used).append(uid)
        game = Prepared(state)
        assert game.problems(state) == []
        self.session = Session(game, [Seat(f"Seeker {seat}") for seat in seats], 7, self._options, dice=self.script)
        return self.session

    def check(self) -> None:
        """Check what holds after every test: no broken rule, no card lost, no number of the script left over."""
        assert self.session is not None, "the match was never started"
        assert self.session.faults == []
        assert self.session.game.problems(self.session.state) == []
        assert self.script.left == [], "the script of the dice was not used up"

    def _take(self, card: str) -> Uid:
        for pile in (self._events, self._spells, self._stock):
            for uid in pile:
                if card in (uid, design_of(uid)) and (pile is not self._stock or is_stock(uid)):
                    pile.remove(uid)
                    return uid
        raise AssertionError(f"there is no card {card!r} left")

    def _seeker(self, seat: int) -> Seeker:
        laid = self._laid.get(seat)
        if laid is None:
            taken = [one.character for one in self._laid.values()]
            free = [one for one in FILLERS if one not in taken]
            laid = Laid(free[seat % len(free)] if seat < len(free) else free[-1], at="walled-town")
            self._laid[seat] = laid
        card = DATA.characters[laid.character]
        fields: dict[str, Any] = {
            "alignment": "chaotic" if card.alignment == "any" else card.alignment,
            "sword": card.sword, "magic": card.magic, "life": 4, "gold": card.gold, **laid.marks,
        }  # fmt: skip
        one = Seeker(PlayerId(seat), laid.character, laid.at or card.start, **fields)
        one.spells = [self._take(uid) for uid in laid.spells]
        one.objects = [self._take(uid) for uid in laid.objects]
        one.friends = [self._take(uid) for uid in laid.friends]
        one.trophies = [self._take(uid) for uid in laid.trophies]
        for friend, spells in laid.kept.items():
            holder = next(uid for uid in one.friends if design_of(uid) == friend)
            one.kept[holder] = [self._take(uid) for uid in spells]
        return one


TableMaker: TypeAlias = Callable[[], Table]
"""What the fixture ``table`` is."""


def one(session: Match, seat: int) -> Seeker:
    """Return the Seeker of a seat."""
    return session.state.seekers[seat]
