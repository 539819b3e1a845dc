"""The pen that all maps are drawn with: numbers as short text and small chance, the same on every machine."""

Point = tuple[float, float]

Box = tuple[float, float, float, float]
"""Left, top, right and bottom in units of the drawing."""


def noise(x: int, y: int, salt: int = 0) -> float:
    """Return a number from -1 to 1 that depends on its place alone."""
    mixed = (x * 374761393 + y * 668265263 + salt * 2246822519) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFF) / 32767.5 - 1


def number(value: float) -> str:
    """Return a coordinate as short text."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def points(*places: Point) -> str:
    """Return coordinates as text, for paths and polygons."""
    return " ".join(f"{number(x)} {number(y)}" for x, y in places)


def torn_edge(wide: int, tall: int, step: int, bend: int) -> str:
    """Return the edge of a sheet as data of a path: torn at every ``step``, and bent from one ``bend`` to the next."""
    places: list[Point] = []
    for x in range(0, wide - 15, step):
        places.append((x + 8.0, 8 + _tear(x, bend, 0)))
    for y in range(0, tall - 15, step):
        places.append((wide - 8 + _tear(y, bend, 1), y + 8.0))
    for x in range(wide - step, 0, -step):
        places.append((x + 8.0, tall - 8 + _tear(x, bend, 2)))
    for y in range(tall - step, 0, -step):
        places.append((8 + _tear(y, bend, 3), y + 8.0))
    return f"M{points(*places)}Z"


def _tear(along: int, bend: int, side: int) -> float:
    return 4 * noise(along, side, 11) + 2 * noise(along // bend, side, 12)
