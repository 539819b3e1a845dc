"""What a game of the family tells the drawing that it shares with the others."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from operator import attrgetter
from typing import Any, Protocol

from kraina.engine.files import borrowed, read_toml
from kraina.engine.ids import PlayerId, Uid
from kraina.kit.odds import Odds
from kraina.kit.points import Part
from table.html import Markup, icon
from table.i18n import Texts
from table.render.pictures import drawn, pictures


class Person(Protocol):
    """A player's figure, as a view has it."""

    @property
    def player(self) -> PlayerId:
        """The seat."""

    @property
    def character(self) -> str:
        """Id of the Character, or nothing for a player without one."""


class Creature(Protocol):
    """An Enemy in a fight."""

    @property
    def id(self) -> str:
        """Uid of a card, or an id of its own."""

    @property
    def points(self) -> int:
        """Its points, with all that adds to them here."""

    @property
    def card(self) -> bool:
        """Whether it is a card."""


class Battle(Protocol):
    """A fight, as a view has it."""

    @property
    def player(self) -> PlayerId:
        """Whose fight it is."""

    @property
    def opponent(self) -> PlayerId | None:
        """The attacked Character, if no Enemies are fought."""

    @property
    def kind(self) -> Any:
        """The counter that is compared."""

    @property
    def mine(self) -> tuple[Part, ...]:
        """What makes up the player's points."""

    @property
    def theirs(self) -> tuple[Part, ...]:
        """What makes up the opponent's points."""

    @property
    def foes(self) -> Sequence[Any]:
        """The Enemies, each a ``Creature``."""

    @property
    def rolled(self) -> Mapping[str, int]:
        """Dice so far: ``mine`` and ``theirs``."""

    @property
    def odds(self) -> Odds:
        """The exact odds before the dice."""


@dataclass(frozen=True, eq=False)
class Look:
    """What is a game's own. Two looks are never equal, so that drawings can be kept by them."""

    game: str
    kind_of: Callable[[str], str]
    """How a design is framed. Raises KeyError for what is no card."""
    is_card: Callable[[Uid], bool]
    is_stock: Callable[[Uid], bool]
    """Whether a card is one of those that are bought; ``note`` names them."""
    note: str
    band: Callable[[str, Texts], Sequence[Markup]]
    """What stands between a card's picture and its text."""
    points: Callable[[str, Texts], tuple[Markup, ...]]
    """The points printed on a card."""
    armed: tuple[str, ...]
    """The frames of cards whose points also stand on their small form."""
    people: Callable[[Any], Sequence[Any]]
    """Each player's ``Person`` in a view, by seat."""
    decks: tuple[str, ...]
    """The piles whose cards are turned over."""
    compared: Mapping[str, str]
    """Kind of fight -> the counter that is compared in it."""
    printed: Callable[[str, str], int]
    """The points that an Enemy's card has for a kind of fight; 0 if they are not known before."""
    space: Callable[[Any], str] = attrgetter("space")
    """A person of the view -> where the figure stands."""
    castings: Callable[[Any], Sequence[Any]] = attrgetter("castings")
    """The Spells of a view that have yet to work, each a ``castings.Cast``."""
    drawn: Callable[[Any], Sequence[Uid]] = attrgetter("drawn")
    """The cards of a view that have just been drawn."""


@cache
def icons(game: str, table: str) -> Mapping[str, str]:
    """Return the pictures of a kind of thing of a game (``card``, ``space`` ...): id -> name of the icon."""
    found: Mapping[str, str] = read_toml(game, "icons")["icons"][table]
    return found


def owner_of(game: str, table: str, ident: str) -> str:
    """Return whose picture of a thing a game shows: its own, or that of a game from which it borrows."""
    return next((one for one in (game, *borrowed(game)) if ident in icons(one, table)), game)


def icon_of(look: Look, table: str, ident: str, title: str = "") -> Markup:
    """Return the icon of a card, Character, space, counter or kind. Raises KeyError if it has none."""
    return icon(icons(owner_of(look.game, table, ident), table)[ident], title)


def picture_of(look: Look, table: str, ident: str) -> Markup:
    """Return the picture of a card, Character or foe. Raises KeyError if it has none."""
    return drawn(pictures(owner_of(look.game, table, ident), table)[ident])
