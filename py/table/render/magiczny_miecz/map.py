"""The map of Magiczny Miecz as one drawing: three circles of lands, two belts, and the Bridge over them."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from kraina.games.magiczny_miecz.board import Circle, load_board
from table.html import Markup, join, tag
from table.i18n import Texts
from table.render.kin import marks, plates
from table.render.kin.brush import painted
from table.render.magiczny_miecz import belts, bridge, sheet
from table.render.magiczny_miecz.geometry import MIDDLE, OVALS, RINGS, TALL, WIDE, outline, within
from table.render.magiczny_miecz.lettering import label, lettered
from table.render.magiczny_miecz.marks import EMBLEMS, row
from table.render.magiczny_miecz.places import PLACES, drawing_at
from table.render.magiczny_miecz.vignettes_lower import LOWER
from table.render.magiczny_miecz.vignettes_middle import MIDDLE_DRAWINGS
from table.render.magiczny_miecz.vignettes_upper import UPPER
from table.render.pen import number

CIRCLES: tuple[Circle, ...] = ("upper", "middle", "lower")
"""From the highest land to the lowest."""

DRAWINGS = {**LOWER, **MIDDLE_DRAWINGS, **UPPER}

GROUNDS: Mapping[str, tuple[str, ...]] = {
    "meadow": ("path-1", "path-2", "well-of-eternity", "barrow", "enchanted-hills", "plain-of-grasses"),
    "wood": ("glade", "forest-of-ghostly-lights", "hermitage", "wolf-gully"),
    "marsh": ("marsh-1", "marsh-2", "bogs-1", "bogs-2"),
    "waste": (
        "devils-mill", "wilds", "plain-of-lonely-rocks", "tower-of-destiny", "crossroads-1", "crossroads-2",
        "ruins-of-the-fortress", "valley-of-skulls",
    ),
    "town": ("tavern", "village", "walled-town", "fortress-of-the-keeper", "castle"),
    "holy": ("circle-of-power", "temple-of-nemed", "temple-of-toliman"),
    "snow": ("ice-wasteland", "ice-kingdom"),
    "rock": ("gate-guard", "cliff-1", "cliff-2", "living-rocks-1", "living-rocks-2", "stone-forest", "mist-plateau"),
    "dark": ("valley-of-shadows", "dark-clearing", "dead-city", "crypt-of-wraiths"),
    "heath": ("heaths", "magic-gate", "plain-of-sleep"),
    "water": ("ferry-1", "ferry-2"),
}  # fmt: skip
"""What the ground of each space is."""

LEGEND = ("deck.event", "kind.enemy", "kind.spell", "kind.object")
"""The words beside the printed marks, in the order of ``EMBLEMS``."""

TEXTURES: Mapping[str, str] = {
    "meadow": "tufts", "wood": "tufts", "heath": "tufts", "marsh": "ripple", "water": "ripple", "waste": "dots",
    "snow": "dots", "town": "dots", "holy": "dots", "rock": "hatch", "dark": "hatch",
}  # fmt: skip
"""The pattern on each kind of ground."""


BELOW = 48.0
"""How far below the pawns of a space its plate hangs."""


def size() -> tuple[int, int]:
    """Return the width and height of the map in units of its drawing."""
    return WIDE, TALL


@cache
def spot(place: str) -> tuple[int, int] | None:
    """Return the point of the map where pawns on a space stand; None for what is no space."""
    if place not in load_board().spaces:
        return None
    (x, y), _ = drawing_at(place)
    return round(x), round(y)


def board(t: Texts) -> Markup:
    """Return the map itself, which never changes, with the names in one language."""
    names = {space: t(f"space.{space}.name") for spaces in RINGS.values() for space in spaces}
    circles = (_circle(ring) for ring in CIRCLES)
    x, y = MIDDLE
    wide, high = OVALS[-1]
    return tag(
        "g",
        tag("defs", sheet.definitions(), marks.symbols(EMBLEMS), belts.symbols(), _outlines()),
        sheet.paper(),
        *circles,
        sheet.rim(),
        belts.ice_forest(),
        belts.swamp(),
        *(_land(space, names[space]) for ring in CIRCLES for space in RINGS[ring]),
        bridge.chasm(),
        tag("ellipse", cx=number(x), cy=number(y), rx=wide, ry=high, fill="url(#kin-bowl)"),
        belts.crossing("swamp"),
        belts.crossing("ice-forest"),
        _names(t, names),
        bridge.bridge({space: names[space] for space in RINGS["bridge"]}),
        _corners(t),
        class_="mm-map",
    )


def plate(space: str, t: Texts) -> Markup:
    """Return a space's name in large letters, below where pawns stand."""
    (x, y), _ = drawing_at(space)
    return plates.plate(t(f"space.{space}.name"), (x, y + BELOW), (WIDE, TALL))


def _outlines() -> Markup:
    """Return the outlines of the spaces, to be drawn several times."""
    return join(*(tag("path", id=f"mm-at-{space}", d=outline(space, 1.5)) for ring in CIRCLES for space in RINGS[ring]))


def _circle(ring: Circle) -> Markup:
    """Return the grounds and borders of one circle."""
    everywhere = _uses(RINGS[ring])
    return tag(
        "g",
        *(_ground(ground, [space for space in spaces if space in RINGS[ring]]) for ground, spaces in GROUNDS.items()),
        tag("g", everywhere, class_="kin-tint"),
        tag("g", everywhere, class_="kin-outline"),
        class_=f"mm-circle mm-{ring}",
    )


def _uses(spaces: Iterable[str]) -> Markup:
    """Return the outlines of spaces once more."""
    return join(*(tag("use", href=f"#mm-at-{space}") for space in spaces))


def _ground(ground: str, spaces: Sequence[str]) -> Markup | None:
    """Return the ground of all spaces of one kind, with its pattern."""
    if not spaces:
        return None
    shapes = _uses(spaces)
    return join(
        tag("g", shapes, class_=f"mm-ground mm-{ground}"), tag("g", shapes, fill=f"url(#kin-{TEXTURES[ground]})")
    )


def _land(space: str, name: str) -> Markup:
    (x, y), scale = drawing_at(space)
    return tag(
        "g",
        tag("title", name),
        tag(
            "g",
            painted(DRAWINGS[space]),
            class_="kin-drawing",
            transform=f"translate({number(x)} {number(y)})scale({number(scale)})",
        ),
        class_="mm-space",
        data_space=space,
    )


def _names(t: Texts, names: Mapping[str, str]) -> Markup:
    """Return the names of the spaces and belts, with the printed marks."""
    lettering = []
    for ring in CIRCLES:
        for space in RINGS[ring]:
            at = PLACES[space].marks
            printed = marks.marks(row(space), within(space, *at)) if at else None
            lettering.append(join(lettered(label(space, names[space])), printed))
    for belt in ("swamp", "ice-forest"):
        name = t(f"barrier.{belt}.name")
        lettering += [belts.belt_name(name, belt, above=above) for above in (True, False)]
    return tag("g", *lettering, class_="kin-names")


def _corners(t: Texts) -> Markup:
    """Return what lies in the corners of the sheet: title, compass, legend and seal."""
    return join(
        sheet.sword(),
        sheet.cartouche(t("game.title")),
        sheet.compass(WIDE - 150, 150, 92),
        marks.legend(EMBLEMS, (t(key) for key in LEGEND), (58, TALL - 88)),
        sheet.seal(112, TALL - 186),
        sheet.moon(WIDE - 226, TALL - 140),
    )
