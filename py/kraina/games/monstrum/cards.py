"""The definitions of Monstrum's cards and numbers, read once from ``data/monstrum/cards.toml``. Read-only."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from kraina.engine.files import read_toml
from kraina.engine.ids import RuleRef, Uid, design_of
from kraina.engine.text import Text, name
from kraina.games.monstrum.board import Board, NookKind, load_board

Use = Literal["at_once", "kept", "lasting"]

COMBAT_BLANK = "combat-blank"
SPELL_BLANK = "spell-blank"
FIND_BLANK = "find-blank"


@dataclass(frozen=True, slots=True)
class Monster:
    """A combat card, or the guardian: strength and dexterity in points."""

    id: str
    kind: str
    strength: int
    dexterity: int


@dataclass(frozen=True, slots=True)
class Surprise:
    """A spell or a find."""

    id: str
    rule: RuleRef
    use: Use
    spell: bool
    strikes: NookKind | None = None
    """The kind of nook that an area spell strikes (8.3, 8.4, 8.10)."""
    wins_on: int = 0
    """A weapon: fights are won on this number or less (9.5, 9.6), else 0."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the rules, as data: true values can replace what is reconstructed."""

    strength: int
    dexterity: tuple[int, ...]
    hand: int
    base_limit: int
    lowest_limit: int
    highest_limit: int
    spoils_strength: int
    missed_by_paralysis: int
    missed_by_sleep: int
    growth: int
    area_loss: int
    tricks_price: int
    tricks_wins_on: int
    herbs_below: int
    herbs_to: int
    sulphur_gain: int
    cage_loss: int
    net_loss: int
    belt_above: int
    belt_below: int
    ward_turns: int
    bondage_turns: int


@dataclass(frozen=True, slots=True)
class MonstrumData:
    """All definitions of the game."""

    board: Board
    numbers: Numbers
    guardian: Monster
    monsters: Mapping[str, Monster]
    surprises: Mapping[str, Surprise]
    combat_deck: tuple[Uid, ...]
    surprise_deck: tuple[Uid, ...]
    movement_deck: tuple[Uid, ...]

    def surprise(self, card: Uid) -> Surprise:
        """Return the definition of a surprise card that is no blank. Raises KeyError for a blank."""
        return self.surprises[design_of(card)]


def card_name(card: Uid) -> Text:
    """Return the text that names a card."""
    return name("card", design_of(card))


def is_blank(card: Uid) -> bool:
    """Return whether a card of any deck is blank."""
    return design_of(card) in (COMBAT_BLANK, SPELL_BLANK, FIND_BLANK)


def step_value(card: Uid) -> int:
    """Return the number of fields on a movement card, ``step-3#2`` -> 3."""
    return int(design_of(card).removeprefix("step-"))


def _copies(design: str, count: int) -> tuple[Uid, ...]:
    return tuple(f"{design}#{number}" for number in range(1, count + 1))


@cache
def load_data() -> MonstrumData:
    """Return the definitions of ``data/monstrum``."""
    rows = read_toml("monstrum", "cards")
    monsters = {row["id"]: Monster(**row) for row in rows["monsters"]}
    surprises = {row["id"]: Surprise(**row, spell=True) for row in rows["spells"]}
    finds = {row["id"]: Surprise(**row, spell=False) for row in rows["finds"]}
    blanks, movement = rows["blanks"], rows["movement"]
    return MonstrumData(
        board=load_board(),
        numbers=Numbers(**{**rows["numbers"], "dexterity": tuple(rows["numbers"]["dexterity"])}),
        guardian=Monster(kind="guardian", **rows["guardian"]),
        monsters=monsters,
        surprises={**surprises, **finds},
        combat_deck=(*monsters, *_copies(COMBAT_BLANK, blanks["combat"])),
        surprise_deck=(
            *surprises,
            *_copies(SPELL_BLANK, blanks["spell"]),
            *finds,
            *_copies(FIND_BLANK, blanks["find"]),
        ),
        movement_deck=tuple(
            card for value in movement["values"] for card in _copies(f"step-{value}", movement["copies"])
        ),
    )
