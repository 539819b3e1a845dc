"""The definitions of all cards and characters, read once from the data. Read-only.

A component's id is its design, with ``#2`` behind it if there are several copies; ``#s1`` behind it marks a Purchase
card and ``#t1`` a Talisman of the stack: a card remembers which pile it returns to (4.5).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from kraina.engine.files import read_toml
from kraina.engine.ids import Uid, design_of
from kraina.games.talisman.board import Board, SpaceId, load_board

if TYPE_CHECKING:
    from kraina.games.talisman.verbs import Verbs

Kind = Literal["event", "curse", "enemy", "spirit", "stranger", "object", "magic_object", "follower", "place"]
Alignment = Literal["good", "neutral", "evil"]

ORDER: Mapping[Kind, int] = {
    "event": 1, "curse": 1, "enemy": 2, "spirit": 3, "stranger": 4, "object": 5, "magic_object": 5, "follower": 5,
    "place": 6,
}  # fmt: skip
"""The encounter number of a card: the smaller, the earlier it is met (1.5)."""
SECTIONS: Mapping[str, Kind] = {
    "events": "event", "curses": "curse", "enemies": "enemy", "spirits": "spirit", "strangers": "stranger",
    "followers": "follower", "magic_objects": "magic_object", "objects": "object", "places": "place",
}  # fmt: skip
TALISMANS = 4
"""Talisman cards of the stack (4.5)."""


@dataclass(frozen=True, slots=True)
class Card:
    """A design of an Adventure card. Points that a kind of card lacks are 0."""

    id: str
    kind: Kind
    copies: int = 1
    kin: str = ""
    """Animal, monster or dragon."""
    strength: int = 0
    """An Enemy's Strength, or points that an Object or Follower always adds."""
    craft: int = 0
    battle: int = 0
    """Points of Strength in battle alone."""
    dragons: int = 0
    """The same in a battle with a Dragon, in place of ``battle``."""
    weapon: bool = False
    saves_from: int = 0
    """Armour: the life lost in battle is saved by this number or more (2.6)."""
    gold: int = 0
    carries: int = 0
    """Objects carried beyond the four of everybody (4.3)."""
    evades: tuple[str, ...] = ()
    """Terrains where its owner may evade creatures and characters (2.5)."""
    spared: tuple[str, ...] = ()
    """Spaces whose die its owner need not roll."""
    not_for: tuple[Alignment, ...] = ()
    tokens: int = 0
    deck: str = "adventure"
    """Its pile: adventure, or cave and underground with the Cave (13.1)."""
    animals: int = 0
    """Points of a Weapon when all opponents are Animals, in place of ``battle``."""
    once: bool = False
    """A Weapon for one battle."""

    @property
    def order(self) -> int:
        """The encounter number (1.5)."""
        return ORDER[self.kind]

    @property
    def is_enemy(self) -> bool:
        """Whether it attacks: an Enemy with Strength, or a Spirit."""
        return self.kind in ("enemy", "spirit")

    @property
    def is_object(self) -> bool:
        """Whether it is an Object or Magic Object; gold is none."""
        return self.kind in ("object", "magic_object") and not self.gold


@dataclass(frozen=True, slots=True)
class Spell:
    """A design of a Spell card."""

    id: str
    when: tuple[str, ...]
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Purchase:
    """A design of the Purchase cards: copies, and prices in gold (0 where it is not sold)."""

    id: str
    copies: int
    village: int = 0
    market: int = 0


@dataclass(frozen=True, slots=True)
class Character:
    """A character card: what a hero starts with and is able to do."""

    id: str
    alignment: Alignment
    strength: int
    craft: int
    life: int
    fate: int
    start: SpaceId
    abilities: tuple[str, ...]
    spells: int = 0
    evades: tuple[str, ...] = ()
    spared: tuple[str, ...] = ()
    gold: int = 1
    carries: int = 0
    """Objects carried beyond the four of everybody (4.3)."""
    weapon: int = 0
    """Points of a Weapon that is no Object."""
    spellless: bool = False
    """Never has Spells."""


@dataclass(frozen=True, slots=True)
class TalismanData:
    """All definitions of the game."""

    board: Board
    cards: Mapping[str, Card]
    spells: Mapping[str, Spell]
    purchases: Mapping[str, Purchase]
    characters: Mapping[str, Character]
    adventure_deck: tuple[Uid, ...]
    spell_deck: tuple[Uid, ...]
    purchase_deck: tuple[Uid, ...]
    talisman_deck: tuple[Uid, ...]
    cave_deck: tuple[Uid, ...] = ()
    underground_deck: tuple[Uid, ...] = ()
    verbs: "Verbs" = field(kw_only=True)
    """What cards, spaces and abilities do."""

    def card(self, uid: Uid) -> Card:
        """Return the definition of an Adventure, Purchase or Talisman card. Raises KeyError for a Spell."""
        return self.cards[design_of(uid)]

    def spell(self, uid: Uid) -> Spell:
        """Return the design of a Spell card."""
        return self.spells[design_of(uid)]


def is_stock(uid: Uid) -> bool:
    """Return whether a card is a Purchase card (4.5)."""
    return uid.partition("#")[2].startswith("s")


def is_of_stack(uid: Uid) -> bool:
    """Return whether a Talisman is one of the stack's (4.5)."""
    return uid.partition("#")[2].startswith("t")


def _copies(design: str, count: int, prefix: str = "") -> tuple[Uid, ...]:
    if count == 1 and not prefix:
        return (design,)
    return tuple(f"{design}#{prefix}{number}" for number in range(1, count + 1))


def _frozen(row: dict[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}


def load_data(verbs: "Verbs") -> TalismanData:
    """Return the definitions of ``data/talisman`` together with what they do."""
    adventure = read_toml("talisman", "adventure")
    cards = {
        row["id"]: Card(kind=kind, **_frozen(row)) for section, kind in SECTIONS.items() for row in adventure[section]
    }
    spells = {row["id"]: Spell(**_frozen(row)) for row in read_toml("talisman", "spells")["spells"]}
    purchases = {row["id"]: Purchase(**row) for row in read_toml("talisman", "purchase")["purchase"]}
    people = [Character(**_frozen(row)) for row in read_toml("talisman", "characters")["characters"]]
    return TalismanData(
        board=load_board(),
        cards=cards,
        spells=spells,
        purchases=purchases,
        characters={one.id: one for one in people},
        adventure_deck=tuple(uid for card in cards.values() for uid in _copies(card.id, card.copies)),
        spell_deck=tuple(uid for spell in spells.values() for uid in _copies(spell.id, spell.copies)),
        purchase_deck=tuple(uid for item in purchases.values() for uid in _copies(item.id, item.copies, "s")),
        talisman_deck=_copies("talisman", TALISMANS, "t"),
        verbs=verbs,
    )
