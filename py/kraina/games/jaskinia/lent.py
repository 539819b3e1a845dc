"""The heroes of Magia i Miecz as Searchers: their values, and of their abilities those that work in the Cave (8.2)."""

from collections.abc import Mapping
from functools import cache

from kraina.engine.files import read_toml
from kraina.kit.cave.box import Alignment, Character

BEYOND = (
    "druid-woods", "dwarf-safe", "dwarf-evade", "dwarf-cave", "dwarf-portal", "dwarf-mines", "dwarf-maze", "elf-safe",
    "elf-evade", "elf-woods", "minstrel-ladies", "monk-pray", "priest-pray", "thief-free", "troll-safe",
)  # fmt: skip
"""Abilities tied to spaces and cards that are not in the Cave: alone they are as if they did not exist (8.1)."""


@cache
def heroes() -> Mapping[str, Character]:
    """Return the 14 heroes of ``data/talisman``: Craft is Power, and lives are the Stamina of the start."""
    found = [_hero(**row) for row in read_toml("talisman", "characters")["characters"]]
    return {one.id: one for one in found}


def _hero(
    *, id: str, alignment: Alignment, strength: int, craft: int, life: int, fate: int, start: str, abilities: list[str],
    spells: int = 0, **outside: object,
) -> Character:  # fmt: skip
    able = tuple(ability for ability in abilities if ability not in BEYOND)
    return Character(id, alignment, strength, craft, fate, start, able, spells, stamina=life)
