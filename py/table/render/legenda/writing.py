"""What is written on the tiles: names of cities on ribbons, and the seals of special places with their names."""

from table.html import Markup, tag
from table.render.legenda.plots import Plot
from table.render.legenda.terrain import middle
from table.render.pen import number, points

WIDE, NARROW = "mwMWŁŻŹQOGDHUNAKV", "iljtfrIJł.,' "
NAME, PLACE = 23.0, 25.0
"""The heights of the letters of a city's and a place's name, in units of the tiles' own drawing."""
LEADING = 0.92
"""From line to line, as a share of the letters' height."""
CROWDED, ROOM = 98.0, 150.0
"""How wide the name of a place may be: with another beside it, and without."""
CAPITAL = 0.76
"""How wide a capital of the cities' names is, in parts of its height."""


def width(line: str, size: float) -> float:
    """Return about how wide a line is in letters of a height; rather too much than too little."""
    return sum(0.8 if letter in WIDE else 0.36 if letter in NARROW else 0.56 for letter in line) * size


def city_name(plot: Plot, name: str, trait: str, icon: str, title: str) -> Markup:
    """Return the name of a city on a ribbon, with the medal of the trait that is at home in it."""
    x, y = middle(plot)
    wide, top = CAPITAL * NAME * len(name) + 52, y + 36
    left, right = x - wide / 2, x + wide / 2
    band = (
        f"M{points((left, top + 3))}Q{points((x, top - 6), (right, top + 3))}l-6 13l6 13"
        f"Q{points((x, top + 20), (left, top + 29))}l6 -13Z"
    )
    return tag(
        "g",
        tag("title", title),
        tag("path", d=band, class_="leg-shadow", transform="translate(2 3)"),
        tag("path", d=band, class_="leg-ribbon"),
        tag("circle", cx=number(left + 14), cy=number(top + 14), r=15, class_=f"leg-medal leg-trait-{trait}"),
        tag(
            "use",
            href=f"#i-{icon}",
            x=number(left + 3),
            y=number(top + 3),
            width=22,
            height=22,
            class_="leg-medal-icon",
        ),
        tag("text", name, x=number(x + 11), y=number(top + 20), class_="leg-city-name"),
        data_city=plot.city,
    )


def place_name(plot: Plot, name: str, icon: str, kind: str, *, crowded: bool = False, above: bool = False) -> Markup:
    """Return the seal of a special place with its picture, and its name below it, or ``above`` it.

    The name of a ``crowded`` place keeps within its field.
    """
    x, y = middle(plot)
    lines = _wrapped(name)
    size = min(PLACE, PLACE * (CROWDED if crowded else ROOM) / max(width(line, PLACE) for line in lines))
    first, seal = (y - 30 + (2 - len(lines)) * size * LEADING, y + 21) if above else (y + 22, y - 19)
    spans = (tag("tspan", line, x=number(x), y=number(first + size * LEADING * row)) for row, line in enumerate(lines))
    return tag(
        "g",
        tag("title", name),
        tag("circle", cx=number(x), cy=number(seal), r=24, class_="leg-seal-edge"),
        tag("circle", cx=number(x), cy=number(seal), r=20, class_=f"leg-seal leg-seal-{kind}"),
        tag(
            "use", href=f"#i-{icon}", x=number(x - 15), y=number(seal - 15), width=30, height=30, class_="leg-seal-icon"
        ),
        tag("text", *spans, class_="leg-place-name", style=f"font-size:{number(size)}px"),
        data_place=plot.place,
    )


def _wrapped(name: str) -> tuple[str, ...]:
    """Return a name in one line or two, cut where both become about as long."""
    words = name.split(" ")
    if len(words) == 1 or width(name, PLACE) < CROWDED:
        return (name,)
    cut = min(range(1, len(words)), key=lambda at: max(len(" ".join(words[:at])), len(" ".join(words[at:]))))
    return " ".join(words[:cut]), " ".join(words[cut:])
