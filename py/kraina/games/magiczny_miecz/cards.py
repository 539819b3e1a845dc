"""The definitions of all cards and Characters, read once from the data. Read-only.

A component's id is its design, with ``#2`` behind it if there are several copies, and ``#s1`` behind it if it belongs
to the Equipment: a card remembers which pile it comes from (21.2).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from kraina.engine.files import read_toml
from kraina.engine.ids import Uid, design_of
from kraina.games.magiczny_miecz.board import Board, SpaceId, load_board
from kraina.kit.names import ability_text as ability_text
from kraina.kit.names import card_name as card_name
from kraina.kit.names import card_text as card_text
from kraina.kit.names import character_name as character_name

if TYPE_CHECKING:
    from kraina.games.magiczny_miecz.verbs import Verbs

Kind = Literal["encounter", "enemy", "demon", "stranger", "object", "magic_object", "friend", "place"]
Alignment = Literal["good", "evil", "chaotic"]

ORDER: Mapping[Kind, int] = {
    "encounter": 1, "enemy": 2, "demon": 3, "stranger": 4, "object": 5, "magic_object": 5, "friend": 5, "place": 6,
}  # fmt: skip
"""The numeral on a card: the smaller, the earlier it is considered (15.2)."""
SECTIONS: Mapping[str, Kind] = {
    "encounters": "encounter", "enemies": "enemy", "demons": "demon", "strangers": "stranger", "objects": "object",
    "magic_objects": "magic_object", "friends": "friend", "places": "place",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Card:
    """A design of an Event card. Points that a kind of card lacks are 0."""

    id: str
    kind: Kind
    copies: int = 1
    sword: int = 0
    """An Enemy's Sword, or points that an Object or Friend always adds."""
    magic: int = 0
    combat_sword: int = 0
    """Points of Sword that a Friend adds in fights alone."""
    weapon: int = 0
    """Points of Sword in a fight, for one weapon only (17.4)."""
    beast: bool = False
    heads: int = 0
    gold: int = 0
    saves_on: int = 0
    """Armour: the Life lost in an ordinary fight is saved on this number or less (17.4, 18.2)."""
    carries: int = 0
    """Objects carried beyond the four of everybody (5.4)."""
    holds: int = 0
    """Spells that a Friend holds."""
    safe: tuple[str, ...] = ()
    """Spaces, designs or terrains whose instruction does its owner no harm."""
    evades: tuple[str, ...] = ()
    """Spaces or terrains where its owner may hide from all Enemies."""
    not_for: tuple[Alignment, ...] = ()
    tokens: int = 0

    @property
    def order(self) -> int:
        """The numeral on the card (15.2)."""
        return ORDER[self.kind]

    @property
    def is_enemy(self) -> bool:
        """Whether it attacks: a Monster or a Demon (16.2, 16.3)."""
        return self.kind in ("enemy", "demon")

    @property
    def is_object(self) -> bool:
        """Whether it is an ordinary or a Magic Object; gold is none (3.5, 5.1)."""
        return self.kind in ("object", "magic_object") and not self.gold


@dataclass(frozen=True, slots=True)
class Spell:
    """A design of a Spell card."""

    id: str
    when: tuple[str, ...]
    copies: int = 1
    sword: int = 0


@dataclass(frozen=True, slots=True)
class Stock:
    """A design of the Equipment: copies, and prices in gold (0 where it is not sold)."""

    id: str
    copies: int
    village: int = 0
    market: int = 0


@dataclass(frozen=True, slots=True)
class Character:
    """A Character card: what a Seeker starts with and is able to do."""

    id: str
    alignment: Alignment | Literal["any"]
    sword: int
    magic: int
    start: SpaceId
    abilities: tuple[str, ...]
    spells: int = 0
    gold: int = 1
    kit: tuple[str, ...] = ()
    refill: int = 0
    """Spells that are filled up to, in the own turn, once a turn (9.8)."""
    safe: tuple[str, ...] = ()
    evades: tuple[str, ...] = ()
    forbidden: tuple[str, ...] = ()
    """Objects that the Character cannot use (5.3)."""


@dataclass(frozen=True, slots=True)
class MieczData:
    """All definitions of the game."""

    board: Board
    cards: Mapping[str, Card]
    spells: Mapping[str, Spell]
    stock: Mapping[str, Stock]
    characters: Mapping[str, Character]
    event_deck: tuple[Uid, ...]
    spell_deck: tuple[Uid, ...]
    equipment: tuple[Uid, ...]
    verbs: "Verbs"
    """What cards, spaces and abilities do."""

    by_uid: Mapping[Uid, Card]
    """Every Event and Equipment card, and every design, to its definition."""

    def card(self, uid: Uid) -> Card:
        """Return the definition of an Event or Equipment card or of a design. Raises KeyError for a Spell."""
        return self.by_uid[uid]

    def suits(self, uid: Uid, character: str, alignment: Alignment) -> bool:
        """Return whether a Character of an alignment has the right to an Object (5.3, 7.4)."""
        card = self.card(uid)
        return alignment not in card.not_for and card.id not in self.characters[character].forbidden

    def spell(self, uid: Uid) -> Spell:
        """Return the design of a Spell card."""
        return self.spells[design_of(uid)]


def is_stock(uid: Uid) -> bool:
    """Return whether a card belongs to the Equipment (21.2)."""
    return uid.partition("#")[2].startswith("s")


def _copies(design: str, count: int, prefix: str = "") -> tuple[Uid, ...]:
    if count == 1 and not prefix:
        return (design,)
    return tuple(f"{design}#{prefix}{number}" for number in range(1, count + 1))


def _frozen(row: dict[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}


def load_data(verbs: "Verbs") -> MieczData:
    """Return the definitions of ``data/magiczny_miecz`` together with what they do."""
    events = read_toml("magiczny_miecz", "events")
    cards = {
        row["id"]: Card(kind=kind, **_frozen(row)) for section, kind in SECTIONS.items() for row in events[section]
    }
    spells = {row["id"]: Spell(**_frozen(row)) for row in read_toml("magiczny_miecz", "spells")["spells"]}
    stock = {row["id"]: Stock(**row) for row in read_toml("magiczny_miecz", "equipment")["stock"]}
    people = [Character(**_frozen(row)) for row in read_toml("magiczny_miecz", "characters")["characters"]]
    event_deck = tuple(uid for card in cards.values() for uid in _copies(card.id, card.copies))
    equipment = tuple(uid for item in stock.values() for uid in _copies(item.id, item.copies, "s"))
    by_uid = cards | {uid: cards[design_of(uid)] for uid in (*event_deck, *equipment)}
    return MieczData(
        board=load_board(),
        cards=cards,
        spells=spells,
        stock=stock,
        characters={one.id: one for one in people},
        event_deck=event_deck,
        spell_deck=tuple(uid for spell in spells.values() for uid in _copies(spell.id, spell.copies)),
        equipment=equipment,
        verbs=verbs,
        by_uid=by_uid,
    )
