"""The map of Magia i Miecz as one drawing: three square rings of lands, the Storm River, the wall and the Crown."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from kraina.games.talisman.board import CROWN, HILLS, PORTAL, SENTINEL, Region, load_board
from table.html import Markup, join, tag
from table.i18n import Texts
from table.render.kin import marks
from table.render.kin.brush import painted, star
from table.render.kin.lettering import lettered
from table.render.kin.marks import Row
from table.render.kin.sheet import compass, definitions, light, paper, ribbon, wax
from table.render.pen import number
from table.render.talisman import river, wall
from table.render.talisman.geometry import TALL, WIDE, box, middle, outline, ring_box, square
from table.render.talisman.places import EDGE, MARKS, MARKS_DOWN, drawing_at, lettering
from table.render.talisman.vignettes_inner import INNER
from table.render.talisman.vignettes_middle import MIDDLE
from table.render.talisman.vignettes_outer import OUTER

DRAWINGS = {**OUTER, **MIDDLE, **INNER}

REGIONS: tuple[Region, ...] = ("outer", "middle", "inner")

GROUNDS: Mapping[str, tuple[str, ...]] = {
    "field": ("fields",),
    "wood": ("woods", "forest", "cursed-glade"),
    "hill": ("hills", "hidden-valley"),
    "plain": ("plains",),
    "town": ("village", "city", "tavern", "castle"),
    "holy": ("chapel", "temple", "crown-of-command"),
    "rock": ("crags", "ruins", "sentinel", "chasm", "mines"),
    "sand": ("desert", "oasis"),
    "rune": ("runes", "portal-of-power", "warlocks-cave"),
    "dark": ("graveyard", "black-knight", "crypt", "death", "vampires-tower", "werewolf-den"),
    "fire": ("valley-of-fire", "pits", "plain-of-peril"),
}
"""What the ground of each design of a land is."""

TEXTURES: Mapping[str, str] = {
    "field": "tufts", "wood": "tufts", "hill": "tufts", "plain": "tufts", "town": "dots", "holy": "dots",
    "sand": "dots", "rock": "hatch", "rune": "dots", "dark": "hatch", "fire": "hatch",
}  # fmt: skip
"""The pattern on each kind of ground."""

EMBLEMS = ("card", "swords", "object", "spell")
"""The printed marks: a card to draw, more for creatures, no points from Objects, no Spells."""

LEGEND = ("table.legend.card", "table.legend.swords", "table.legend.object", "table.legend.spell")
"""The words beside them."""


def size() -> tuple[int, int]:
    """Return the width and height of the map in units of its drawing."""
    return WIDE, TALL


def spot(place: str) -> tuple[int, int] | None:
    """Return the point of the map where pawns on a land stand; None for what is no land."""
    if place not in load_board().spaces:
        return None
    (x, y), _ = drawing_at(place)
    return round(x), round(y)


@cache
def row(space: str) -> Row:
    """Return the marks of a land with their numbers, as its rules have them."""
    found = load_board()[space]
    printed = [("card", 1)] * found.draw
    if found.creatures:
        printed.append(("swords", found.creatures))
    if found.bare:
        printed += [("object", 1), ("spell", 1)]
    return tuple(printed)


def board(t: Texts) -> Markup:
    """Return the map itself, which never changes, with the names in one language."""
    spaces = load_board().spaces
    names = {space: t(f"space.{space}.name") for space in spaces}
    glory = tag("rect", **_centred(CROWN, 150), fill="url(#kin-glory)", class_="tm-glory")
    glow = light("glory", (("0.1", 1), ("1", 0)))
    return tag(
        "g",
        tag("defs", definitions(WIDE, TALL), marks.symbols(EMBLEMS), glow, _outlines()),
        paper(WIDE, TALL),
        _rim("outer"),
        river.river(t("table.river")),
        _rim("middle"),
        wall.wall(),
        _rim("inner"),
        *(_ring(region) for region in REGIONS),
        glory,
        *(_land(space, names[space]) for space in spaces),
        wall.ways(),
        wall.gate(PORTAL),
        river.bridge(SENTINEL, HILLS),
        tag("g", *(_name(space, names[space]) for space in spaces), class_="kin-names"),
        _corners(t),
        class_="tm-map",
    )


def _centred(space: str, half: int) -> dict[str, object]:
    x, y = middle(space)
    return {"x": number(x - half), "y": number(y - half), "width": 2 * half, "height": 2 * half}


def _outlines() -> Markup:
    """Return the outlines of the lands, to be drawn several times."""
    return join(*(tag("path", id=f"tm-at-{space}", d=outline(space, 1.5)) for space in load_board().spaces))


def _rim(region: Region) -> Markup:
    """Return the sheet under a ring, a little larger than its lands."""
    return tag("path", d=square(ring_box(region, 6)), class_="tm-rim")


def _ring(region: Region) -> Markup:
    """Return the grounds and borders of one ring."""
    inside = [space for space, found in load_board().spaces.items() if found.region == region]
    everywhere = _uses(inside)
    return tag(
        "g",
        *(_ground(ground, designs, inside) for ground, designs in GROUNDS.items()),
        tag("g", everywhere, class_="kin-tint"),
        tag("g", everywhere, class_="kin-outline"),
        class_=f"tm-ring tm-{region}",
    )


def _uses(spaces: Iterable[str]) -> Markup:
    """Return the outlines of lands once more."""
    return join(*(tag("use", href=f"#tm-at-{space}") for space in spaces))


def _ground(ground: str, designs: Sequence[str], inside: Sequence[str]) -> Markup | None:
    """Return the ground of all lands of one kind in a ring, with its pattern."""
    spaces = [space for space in inside if load_board()[space].design in designs]
    if not spaces:
        return None
    shapes = _uses(spaces)
    return join(
        tag("g", shapes, class_=f"tm-ground tm-{ground}"),
        tag("g", shapes, fill=f"url(#kin-{TEXTURES[ground]})"),
    )


def _land(space: str, name: str) -> Markup:
    (x, y), scale = drawing_at(space)
    move = f"translate({number(x)} {number(y)})scale({number(scale)})"
    drawing = tag("g", painted(DRAWINGS[space]), class_="kin-drawing", transform=move)
    return tag("g", tag("title", name), drawing, class_="tm-space", data_space=space)


def _name(space: str, name: str) -> Markup:
    """Return the name of a land with its printed marks."""
    x, printed = middle(space)[0], row(space)
    lines, size, top = lettering(space, name)
    left, high, _, _ = box(space)
    shown = (
        marks.marks(printed, (left + EDGE + MARKS * marks.width(printed) / 2, high + MARKS_DOWN), MARKS)
        if printed
        else None
    )
    letters = lettered(lines, x, top, size, f"kin-name tm-name-{round(size)}")
    return join(Markup(letters.replace("<text ", f'<text style="font-size:{number(size)}px" ', 1)), shown)


def _corners(t: Texts) -> Markup:
    """Return what lies above and below the lands: title, compass, seal and legend."""
    pressed = join(
        *(tag("rect", x=-half, y=-half, width=2 * half, height=2 * half, class_="kin-wax-line") for half in (25, 16)),
        tag("path", d=star(0, 0, 10), class_="kin-wax-star"),
    )
    return join(
        ribbon(t("game.title"), WIDE / 2 - 250, WIDE / 2 + 250, 50, 122),
        compass(150, 96, 54),
        wax(440, 96, pressed),
        marks.legend(EMBLEMS, (t(key) for key in LEGEND), (84, TALL - 62), 430, 1),
    )
