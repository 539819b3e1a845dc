"""Hand-drawn curves over the rings of the map, the same on every machine."""

from collections.abc import Callable, Sequence
from math import pi, sin

from table.render.pen import Point, points


def wave(turn: float, salt: int) -> float:
    """Return a number from about -1 to 1 that changes softly along a circle; ``turn`` is in degrees."""
    angle = turn * pi / 180
    return 0.5 * sin(7 * angle + salt) + 0.3 * sin(17 * angle + 2.3 * salt) + 0.25 * sin(31 * angle + 4.1 * salt)


def along(curve: Callable[[float], Point], start: float, end: float, step: float) -> str:
    """Return a curve from its start (where the pen is) to its end as data of a path, in bows of about ``step``."""
    count = max(1, round(abs(end - start) / step))
    parts: list[str] = []
    before = curve(start)
    for place in range(1, count + 1):
        after = curve(start + (end - start) * place / count)
        middle = curve(start + (end - start) * (place - 0.5) / count)
        control = (2 * middle[0] - (before[0] + after[0]) / 2, 2 * middle[1] - (before[1] + after[1]) / 2)
        parts.append(f"Q{points(control, after)}")
        before = after
    return "".join(parts)


def loop(places: Sequence[Point]) -> str:
    """Return a closed outline through places as data of a path."""
    return f"M{points(*places)}Z"
