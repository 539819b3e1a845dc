"""A builder of matches on the given boards: heroes, piles and dice are laid out and nothing is left to luck.

``table().hero(0, "woodcutter", at="a-b2").legend("hydra").dice(3, 1, 4, 2).start()`` opens a session in which seat 0 is
about to act. What a hero is given is taken out of the piles, so that every match has all its cards and tokens. Heroes
have no mission unless it is said, and have had a turn already, so that none is drawn by itself. Seats that are not
named are filled with heroes who stand in the cities.
"""

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from kraina.engine import codec
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId
from kraina.engine.rng import Rng
from kraina.engine.session import Session
from kraina.games.legenda.cards import SHAPESHIFTER, TRAITS, LegendaData, load_data
from kraina.games.legenda.game import Legenda
from kraina.games.legenda.opening import lay_out
from kraina.games.legenda.state import Hero, State
from tests.rules.script import ScriptedDice
from tests.rules.script import play as answer

Match: TypeAlias = Session[State, LegendaData]

DATA = load_data()
DEFAULTS = {switch.id: switch.default for switch in Legenda.switches}
FILLERS = ("chronicler", "card-sharp", "acrobat", "enchantress", "shieldmaiden", "woodcutter")
"""Heroes of the seats that a test does not name."""


class Prepared(Legenda):
    """The game, beginning with a state of the test's making."""

    def __init__(self, state: State) -> None:
        super().__init__(DATA)
        self._state = state

    def setup(self, seats: Sequence[Seat], options: Any, rng: Rng) -> State:
        """Return a copy of the prepared state."""
        return codec.copy(self._state)


@dataclasses.dataclass
class Laid:
    """What a test lays out for a seat."""

    hero: str
    at: str
    level: int = 1
    traits: dict[str, int] = dataclasses.field(default_factory=dict)
    small: dict[str, int] = dataclasses.field(default_factory=dict)
    fields: dict[str, Any] = dataclasses.field(default_factory=dict)


class Table:
    """A match in the making. Every method but ``start`` and ``check`` returns the table itself."""

    def __init__(self) -> None:
        self.script = ScriptedDice(())
        self.session: Match | None = None
        self._laid: dict[int, Laid] = {}
        self._legend = list(DATA.legend_deck)
        self._missions = list(DATA.missions)
        self._artifacts = list(DATA.artifacts)
        self._spells = [list(DATA.spell_deck(level)) for level in (1, 2, 3)]
        self._discarded: list[str] = []
        self._supply = {item.id: item.copies for item in DATA.items.values()}
        self._top: list[str] = []
        self._used: list[str] = []
        self._options = dict(DEFAULTS)
        self._current = 0
        self._fields: dict[str, Any] = {}

    def hero(
        self,
        seat: int,
        hero: str,
        *,
        at: str,
        level: int = 1,
        traits: dict[str, int] | None = None,
        small: dict[str, int] | None = None,
        **fields: Any,
    ) -> "Table":
        """Seat a hero on a field or in a city; ``fields`` are those of ``Hero``, such as ``items=["sword"]``."""
        self._laid[seat] = Laid(hero, at, level, traits or {}, small or {}, fields)
        for item in fields.get("items", ()):
            self._supply[item] -= 1
        for artifact in fields.get("artifacts", ()):
            self._artifacts.remove(artifact)
        for spell in fields.get("spells", ()):
            self._spells[DATA.spells[spell].level - 1].remove(spell)
        if fields.get("mission"):
            self._missions.remove(fields["mission"])
        return self

    def legend(self, *cards: str) -> "Table":
        """Lay Legend cards on top of their pile, the first one topmost."""
        for card in cards:
            self._legend.remove(card)
        self._top += cards
        return self

    def only(self) -> "Table":
        """Put all Legend cards that nobody has named among the discards."""
        self._used, self._legend = [*self._used, *self._legend], []
        return self

    def missions(self, *cards: str) -> "Table":
        """Lay missions on top of their pile, the first one topmost."""
        for card in reversed(cards):
            self._missions.remove(card)
            self._missions.insert(0, card)
        return self

    def used_missions(self) -> "Table":
        """Put all missions but the topmost among the discards."""
        self._discarded, self._missions = self._missions[1:], self._missions[:1]
        return self

    def artifacts(self, *artifacts: str) -> "Table":
        """Lay artifacts on top of their pile, the first one topmost."""
        for artifact in reversed(artifacts):
            self._artifacts.remove(artifact)
            self._artifacts.insert(0, artifact)
        return self

    def spells(self, *spells: str) -> "Table":
        """Lay spells on top of the piles of their levels, the first one topmost."""
        for spell in reversed(spells):
            pile = self._spells[DATA.spells[spell].level - 1]
            pile.remove(spell)
            pile.insert(0, spell)
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
        """Set other fields of ``State``, such as ``round=5``."""
        self._fields.update(fields)
        return self

    def start(self) -> Match:
        """Open the match at its first question."""
        seats = range(max([1, *self._laid]) + 1)
        missions = [one for one in self._missions if one != SHAPESHIFTER]
        if self._options["rules"] == "extended" and not self._fields.get("open"):
            missions = self._missions
        used = [one for one in self._discarded if one != SHAPESHIFTER]
        state = State(
            dict(self._options), [self._hero(seat) for seat in seats], lay_out(DATA, self._options["layout"]),
            [*self._top, *self._legend], missions, self._artifacts, self._spells, self._supply,
            legend_used=self._used, missions_used=used, current=PlayerId(self._current), begun=True, **self._fields,
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

    def _hero(self, seat: int) -> Hero:
        laid = self._laid.get(seat)
        if laid is None:
            taken = [one.hero for one in self._laid.values()]
            laid = self._laid[seat] = Laid(next(one for one in FILLERS if one not in taken), "danseptia")
        city = DATA.atlas.cities.get(laid.at)
        fields = {
            "life": 6, "denars": 5, "turns": 1, "large": (0, 2, 5)[laid.level - 1],
            "base": {**DATA.heroes[laid.hero].traits, **laid.traits},
            "small": {**dict.fromkeys(TRAITS, 0), **laid.small}, **laid.fields,
        }  # fmt: skip
        return Hero(PlayerId(seat), laid.hero, city.field if city is not None else laid.at, **fields)


def play(session: Match, *keys: str) -> Match:
    """Answer one question after another; a spell that costs life is paid for without a key of its own."""
    for key in keys:
        answer(session, key)
        if session.pending is not None and session.pending.kind == "price":
            session.answer("yes")
    return session


TableMaker: TypeAlias = Callable[[], Table]
"""What the fixture ``table`` is."""


def one(session: Match, seat: int) -> Hero:
    """Return the hero of a seat."""
    return session.state.heroes[seat]


def casts(session: Match) -> list[str]:
    """Return the keys of the spells that whoever is asked could cast between two actions, without casting one."""
    if session.pending is None or "magic" not in session.pending.keys():  # noqa: SIM118 - the keys of options
        return []
    twin = session.fork()
    twin.answer("magic")
    assert twin.pending is not None
    return [key for key in twin.pending.keys() if key.startswith("cast:")]  # noqa: SIM118 - the keys of options


def told(session: Match) -> list[str]:
    """Return the keys of what has been told since the last time."""
    return [event.text.key for event in session.drain_events()]


def finish(session: Match) -> Match:
    """End the turn of whoever is asked, if it can be ended."""
    while session.pending is not None and "end" in session.pending.keys():  # noqa: SIM118 - the keys of options
        player = session.pending.player
        session.answer("end")
        if session.pending is None or session.pending.player != player:
            break
    return session
