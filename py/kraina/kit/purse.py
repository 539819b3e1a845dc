"""Loose gold on a board: who has just left some does not take it back in the same turn."""

from collections.abc import Sequence

from kraina.engine.ids import PlayerId


def lay(purse: dict[str, int], place: str, gold: int) -> None:
    """Leave gold at a place; it is no card and does not count as one."""
    if gold:
        purse[place] = purse.get(place, 0) + gold


def loose(purse: dict[str, int], dropped: Sequence[str], player: PlayerId, place: str) -> int:
    """Return the gold that a player may take at a place; ``dropped`` has ``player:place`` for each that was left."""
    return max(0, purse.get(place, 0) - dropped.count(f"{player}:{place}"))


def lift(purse: dict[str, int], dropped: Sequence[str], player: PlayerId, place: str) -> int:
    """Take the gold that a player may take at a place, and return how much it is."""
    gold = loose(purse, dropped, player, place)
    lay(purse, place, purse.pop(place, 0) - gold)
    return gold
