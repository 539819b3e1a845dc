"""A builder of matches in the small land: hands, cards and dice are laid out and nothing is left to luck.

``table().hero(0, at="d", hand=[1, 3]).next_combat("ogre").dice(6).start()`` opens a session with seat 0 to play. Cards
named are taken out of their decks, so that every match has all its cards.
"""

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from kraina.engine import codec
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.rng import Rng
from kraina.engine.session import Session
from kraina.games.monstrum.board import FieldId
from kraina.games.monstrum.cards import MonstrumData
from kraina.games.monstrum.game import Monstrum
from kraina.games.monstrum.state import Adventurer, State
from tests.rules.monstrum.land import DATA, field
from tests.rules.script import ScriptedDice

Match: TypeAlias = Session[State, MonstrumData]

DEFAULTS = {"ending": "reach", "spoils": "on", "darkness_trapdoors": "on", "shuffled_movement": "off"}
BLANKS = {"combat": "combat-blank", "surprise": "find-blank"}


class Prepared(Monstrum):
    """Monstrum that begins with a state of the test's making."""

    def __init__(self, state: State) -> None:
        super().__init__(DATA)
        self._state = state

    def setup(self, seats: Sequence[Seat], options: Mapping[str, str], rng: Rng) -> State:
        """Return a copy of the prepared state."""
        return codec.copy(self._state)


@dataclasses.dataclass
class Hero:
    """What a test lays out for a seat. Card names are designs; movement cards are numbers."""

    at: str = "a"
    strength: int = 10
    dexterity: int = 6
    hand: Sequence[int] = (1, 2, 3)
    surprises: Sequence[str] = ()
    open: Sequence[str] = ()
    marks: dict[str, Any] = dataclasses.field(default_factory=dict)


class Table:
    """A match in the making. Every method but ``start`` returns the table itself."""

    def __init__(self) -> None:
        self.script = ScriptedDice(())
        self.session: Match | None = None
        self._heroes: dict[int, Hero] = {}
        self._decks = {
            "combat": list(DATA.combat_deck),
            "surprise": list(DATA.surprise_deck),
            "movement": list(DATA.movement_deck),
        }
        self._tops: dict[str, list[Uid]] = {"combat": [], "surprise": [], "movement": []}
        self._options = dict(DEFAULTS)
        self._current = 0

    def hero(
        self,
        seat: int,
        *,
        at: str = "a",
        strength: int = 10,
        dexterity: int = 6,
        hand: Sequence[int] = (1, 2, 3),
        surprises: Sequence[str] = (),
        open: Sequence[str] = (),
        **marks: Any,
    ) -> "Table":
        """Seat an adventurer; ``marks`` are other fields of ``Adventurer``, such as ``asleep=2``."""
        self._heroes[seat] = Hero(at, strength, dexterity, hand, surprises, open, marks)
        return self

    def dead(self, seat: int) -> "Table":
        """Seat an adventurer who is out of the game."""
        return self.hero(seat, strength=0, hand=(), alive=False)

    def next_combat(self, *cards: str) -> "Table":
        """Lay combat cards on top of their pile, the first one topmost; ``blank`` is a blank one."""
        return self._lay("combat", cards)

    def next_surprise(self, *cards: str) -> "Table":
        """Lay surprises on top of their pile; ``blank`` is a blank find."""
        return self._lay("surprise", cards)

    def next_movement(self, *steps: int) -> "Table":
        """Lay movement cards on top of their pile."""
        return self._lay("movement", [f"step-{value}" for value in steps])

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

    def start(self) -> Match:
        """Open the match at its first question."""
        seats = range(max([1, *self._heroes]) + 1)
        adventurers = [self._adventurer(seat) for seat in seats]
        piles = {name: [*top, *self._decks[name]] for name, top in self._tops.items()}
        state = State(
            dict(self._options), adventurers, piles["combat"], piles["surprise"], piles["movement"],
            current=PlayerId(self._current), begun=True,
        )  # fmt: skip
        game = Prepared(state)
        assert game.problems(state) == []
        self.session = Session(game, [Seat(f"Hero {seat}") for seat in seats], 7, self._options, dice=self.script)
        return self.session

    def check(self) -> None:
        """Check what holds after every test: no broken rule, no card lost, no number of the script left over."""
        assert self.session is not None, "the match was never started"
        assert self.session.faults == []
        assert self.session.game.problems(self.session.state) == []
        assert self.script.left == [], "the script of the dice was not used up"

    def _lay(self, deck: str, cards: Iterable[str]) -> "Table":
        self._tops[deck].extend(self._take(deck, BLANKS[deck] if card == "blank" else card) for card in cards)
        return self

    def _take(self, deck: str, design: str) -> Uid:
        card = next(card for card in self._decks[deck] if design in (card, design_of(card)))
        self._decks[deck].remove(card)
        return card

    def _adventurer(self, seat: int) -> Adventurer:
        hero = self._heroes.get(seat, Hero())
        return Adventurer(
            PlayerId(seat),
            field(hero.at),
            hero.strength,
            hero.dexterity,
            hand=[self._take("movement", f"step-{steps}") for steps in hero.hand],
            surprises=[self._take("surprise", card) for card in hero.surprises],
            open=[self._take("surprise", card) for card in hero.open],
            **hero.marks,
        )


TableMaker: TypeAlias = Callable[[], Table]
"""What the fixture ``table`` is."""


def play(session: Match, *keys: str) -> Match:
    """Answer one question after another, each by the key of one option."""
    for key in keys:
        session.answer(key)
    return session


def hero(session: Match, seat: int) -> Adventurer:
    """Return an adventurer as he stands."""
    return session.state.adventurers[seat]


def strengths(session: Match) -> list[int]:
    """Return everybody's strength, in seating order."""
    return [one.strength for one in session.state.adventurers]


def at(session: Match, seat: int) -> FieldId:
    """Return the field where an adventurer stands."""
    return hero(session, seat).field


def bottom(pile: Sequence[Uid]) -> str:
    """Return the design of the lowest card of a pile."""
    return design_of(pile[-1])


def steps_in_hand(session: Match, seat: int) -> list[int]:
    """Return the numbers on an adventurer's movement cards."""
    return [int(design_of(card).removeprefix("step-")) for card in hero(session, seat).hand]


def told(session: Match, seat: int | None = None) -> list[tuple[str, str | None]]:
    """Return the lines of the log since the last call as text key, without ``told.``, and rule.

    They are the lines that everybody may read and, if a seat is given, those meant for that seat alone.
    """
    viewer = None if seat is None else PlayerId(seat)
    seen = [event for event in session.drain_events() if event.seen_by(viewer)]
    return [(event.text.key.removeprefix("told."), event.rule) for event in seen]
