"""The cards and Searchers of the box, read once from ``data/jaskinia``. Read-only.

A component's id is its design, with ``#2`` behind it if there are several copies.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from kraina.engine.files import read_toml
from kraina.engine.ids import Uid, design_of

Kind = Literal["event", "animal", "monster", "ghost", "stranger", "item", "magic_item", "friend", "place"]
Deck = Literal["cave", "adventure", "underground"]
Alignment = Literal["good", "neutral", "evil"]

ORDER: Mapping[Kind, int] = {
    "event": 1, "animal": 2, "monster": 2, "ghost": 3, "stranger": 4, "item": 5, "magic_item": 5, "friend": 5,
    "place": 6,
}  # fmt: skip
"""The number printed on a card: the smaller, the earlier it is dealt with (13.2)."""
CRYSTAL = "magic-crystal"


@dataclass(frozen=True, slots=True)
class Card:
    """A design of a Cave, Adventure or Underground card. Points that a kind of card lacks are 0."""

    id: str
    kind: Kind
    deck: Deck
    copies: int = 1
    strength: int = 0
    """A creature's Strength, or points that an Item or Friend always adds."""
    power: int = 0
    combat: int = 0
    """Points of Strength in Combat alone."""
    animals: int = 0
    """The same when all opponents are Animals, in place of ``combat``."""
    weapon: bool = False
    once: bool = False
    """A weapon for one Combat."""
    saves_from: int = 0
    """Armour: the Stamina lost in a Combat is saved by this number or more (14.2)."""
    gold: int = 0
    harm: int = 1
    """Stamina that a defeat by a creature costs (14.2)."""
    takes: tuple[str, ...] = ()
    """What a creature takes in place of Stamina, the first that is there: bag, item, friend or spell."""
    beaten_gold: int = 0
    beaten_power: int = 0
    opens: bool = False
    """Its owner opens the Great Gates (11.3)."""
    branches: bool = False
    """Its owner chooses the branches of his move (11.2)."""
    carries: int = 0
    not_for: tuple[Alignment, ...] = ()
    tokens: int = 0
    joined: bool = False
    """Used only together with Magia i Miecz."""

    @property
    def order(self) -> int:
        """The number printed on the card (13.2)."""
        return ORDER[self.kind]

    @property
    def is_enemy(self) -> bool:
        """Whether it attacks."""
        return self.kind in ("animal", "monster", "ghost")

    @property
    def is_item(self) -> bool:
        """Whether it is an Item, ordinary or magic; gold is none (3.5)."""
        return self.kind in ("item", "magic_item") and not self.gold


@dataclass(frozen=True, slots=True)
class Spell:
    """A design of a Spell card."""

    id: str
    when: tuple[str, ...]
    joined: bool = False
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Character:
    """A Searcher's card: what he starts with and is able to do. ``fate`` and ``start`` count when joined (4.1)."""

    id: str
    alignment: Alignment
    strength: int
    power: int
    fate: int
    start: str
    abilities: tuple[str, ...]
    spells: int = 0
    gold: int = 1
    stamina: int = 4
    """Stamina at the start, and what healing can restore (4.1, 4.6)."""
    carries: int = 0
    """Items beyond the four of everybody (5.3)."""
    weapon: int = 0
    """Points of a weapon that is no Item."""
    discount: int = 0
    """What the Gnome takes off his price."""
    spellless: bool = False
    """Never has Spells (2.7)."""


@dataclass(frozen=True, slots=True)
class Box:
    """All cards and Searchers."""

    cards: Mapping[str, Card]
    spells: Mapping[str, Spell]
    characters: Mapping[str, Character]

    def card(self, uid: Uid) -> Card:
        """Return the definition of a card. Raises KeyError for a Spell."""
        return self.cards[design_of(uid)]

    def deck(self, name: Deck, *, joined: bool) -> tuple[Uid, ...]:
        """Return the cards of a deck, the Magic Crystal excepted; alone, those for joined play are left out."""
        cards = [card for card in self.cards.values() if card.deck == name and card.id != CRYSTAL]
        return tuple(uid for card in cards if joined or not card.joined for uid in copies(card.id, card.copies))

    def spell_deck(self, *, joined: bool) -> tuple[Uid, ...]:
        """Return the Spells; alone, those for joined play are left out."""
        return tuple(
            uid
            for spell in self.spells.values()
            if joined or not spell.joined
            for uid in copies(spell.id, spell.copies)
        )


def copies(design: str, count: int) -> tuple[Uid, ...]:
    """Return the uids of so many copies of a design."""
    return (design,) if count == 1 else tuple(f"{design}#{number}" for number in range(1, count + 1))


def _frozen(row: dict[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}


@cache
def load_box() -> Box:
    """Return the cards and Searchers of ``data/jaskinia``."""
    decks: tuple[Deck, ...] = ("cave", "adventure", "underground")
    table = read_toml("jaskinia", "cards")
    cards = [Card(deck=deck, **_frozen(row)) for deck in decks for row in table[deck]]
    spells = [Spell(**_frozen(row)) for row in read_toml("jaskinia", "spells")["spells"]]
    people = [Character(**_frozen(row)) for row in read_toml("jaskinia", "characters")["characters"]]
    return Box({one.id: one for one in cards}, {one.id: one for one in spells}, {one.id: one for one in people})
