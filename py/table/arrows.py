"""The arrow keys: from one option to the next, by where they lie on the board, or in their order."""

from collections.abc import Mapping, Sequence

DIRECTIONS: Mapping[str, tuple[int, int]] = {
    "ArrowUp": (0, -1),
    "ArrowDown": (0, 1),
    "ArrowLeft": (-1, 0),
    "ArrowRight": (1, 0),
}
"""Keys and where they lead, right and down."""
ASIDE = 2
"""How many times a way to the side counts, beside one ahead."""


def following(
    key: str, options: Sequence[tuple[str, tuple[int, int] | None]], now: str, home: tuple[int, int] | None
) -> str:
    """Return the option that an arrow key leads to, or nothing.

    ``options`` are the keys of the options with their spots on the board, ``now`` is the one that has the keyboard's
    focus, and ``home`` where the player stands, from where one starts without it.
    """
    spots = {option: spot for option, spot in options if spot is not None}
    here = spots.get(now, home if now not in dict(options) else None)
    if not spots or here is None:
        return _in_order(key, [option for option, _ in options], now)
    right, down = DIRECTIONS[key]
    found: list[tuple[int, str]] = []
    for option, (x, y) in spots.items():
        ahead = (x - here[0]) * right + (y - here[1]) * down
        aside = abs((x - here[0]) * down) + abs((y - here[1]) * right)
        if option != now and ahead > 0:
            found.append((ahead + ASIDE * aside, option))
    return min(found)[1] if found else ""


def _in_order(key: str, options: Sequence[str], now: str) -> str:
    step = 1 if key in ("ArrowDown", "ArrowRight") else -1
    if now not in options:
        return options[0] if options else ""
    return options[(options.index(now) + step) % len(options)]
