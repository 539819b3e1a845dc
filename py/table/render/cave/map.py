"""The map of the Cave as one drawing: rock, tunnels, areas with their signs and names, cards to draw, and a legend."""

from collections.abc import Iterable
from functools import cache, lru_cache

from kraina.kit.cave.board import Area, AreaId, load_cave
from table.html import Markup, branch, join, tag
from table.i18n import Texts
from table.render.cave.geometry import RADII, TALL, WIDE, lettering, middle, outline, translated, tunnels
from table.render.cave.lore import lore
from table.render.cave.rubble import rubble
from table.render.kin import plates
from table.render.kin.lettering import lettered
from table.render.kin.look import icons
from table.render.kin.sheet import compass, ribbon
from table.render.pen import Point, number, torn_edge

GAME = "jaskinia"
SIGN = 56.0
"""How large the sign of an area is."""
CARD = "M-8 -11H8Q10 -11 10 -9V9Q10 11 8 11H-8Q-10 11 -10 9V-9Q-10 -11 -8 -11Z"
LAYERS = ("jk-hatch", "jk-wall", "jk-floor")
"""A tunnel is drawn thrice: the hatched rock around it, its wall, its floor."""
LAMP, GLIMMER = 300, 190
"""How far the lamp of who is to move shines, and those of the others."""


def size() -> Point:
    """Return the width and height of the map in units of its drawing."""
    return WIDE, TALL


def spot(place: str) -> tuple[int, int] | None:
    """Return the middle of an area; None for what is none."""
    if place not in load_cave():
        return None
    x, y = middle(place)
    return round(x), round(y)


@cache
def board(t: Texts, title: str, decks: tuple[str, ...]) -> Markup:
    """Return the map itself, which never changes, with the names in one language.

    ``decks`` are those from which one draws in corridors: without ``adventure`` all cards are Cave cards.
    """
    areas = load_cave().areas.values()
    ways = "".join(tunnels())
    return tag(
        "g",
        tag("defs", _rock(), _light("lamp")),
        tag("path", d=torn_edge(WIDE, TALL, 25, 80), class_="jk-rock"),
        tag("path", d=torn_edge(WIDE, TALL, 25, 80), fill="url(#jk-stone)"),
        lore(),
        *(tag("path", d=ways, class_=name) for name in LAYERS[:2]),
        *(tag("path", d=outline(one.id, 9), class_="jk-edge") for one in areas),
        tag("path", d=ways, class_=LAYERS[2]),
        *(_area(one, t(f"space.{one.id}.name"), decks) for one in areas),
        tag("g", *(_name(one.id, t(f"space.{one.id}.name")) for one in areas), class_="jk-names"),
        ribbon(title, 150, 620, 1690, 1762),
        compass(1470, 1740, 62),
        _legend(t, decks),
        tag("g", *(plates.named(outline(one.id, 6), plate(one.id, t)) for one in areas)),
        class_="jk-map",
    )


def _rock() -> Markup:
    cracks = "M8 14l14 -6l10 8l16 -4M60 30l12 10l18 -2M20 62l10 -8l14 6l8 14M70 84l12 -10l14 4M4 92l10 -4"
    return tag(
        "pattern", tag("path", d=cracks, class_="jk-cracks"), id="jk-stone", width=104, height=104,
        patternUnits="userSpaceOnUse",
    )  # fmt: skip


def _light(name: str) -> Markup:
    stops = (tag("stop", offset=at, class_=f"jk-{name}-{kind}") for at, kind in (("0", 1), ("0.55", 2), ("1", 0)))
    return tag("radialGradient", *stops, id=f"jk-{name}")


def _area(area: Area, name: str, decks: tuple[str, ...]) -> Markup:
    """Return an area with its sign, a Chamber with its number, a corridor with the cards to draw."""
    at = middle(area.id)
    return tag(
        "g",
        tag("title", name),
        tag("path", d=outline(area.id), class_=f"jk-area jk-{area.kind}"),
        sign(area.id, at, SIGN),
        _number(area.number, at) if area.number else None,
        _cards(area, at, decks),
        class_="jk-space",
        data_space=area.id,
    )


def sign(area: AreaId, at: Point, side: float) -> Markup:
    """Return the sign of an area around a point."""
    figure = icons(GAME, "space")[area]
    return tag(
        "svg", Markup(f'<use href="#i-{figure}"></use>'), class_="jk-sign", x=number(at[0] - side / 2),
        y=number(at[1] - side / 2), width=number(side), height=number(side), viewBox="0 0 512 512",
    )  # fmt: skip


def _number(value: int, at: Point) -> Markup:
    return tag(
        "g", tag("circle", r=18, class_="jk-number-disc"), tag("text", value, y=8, class_="jk-number"),
        transform=translated((at[0] - 42, at[1] - 36)),
    )  # fmt: skip


def _cards(area: Area, at: Point, decks: tuple[str, ...]) -> Markup | None:
    """Return the cards to draw in an area, side by side on its upper edge."""
    kinds = (decks[0],) * area.draw_adventure + (decks[-1],) * area.draw_cave
    if not kinds:
        return None
    left = at[0] - 12 * (len(kinds) - 1)
    return join(*(card((left + 24 * place, at[1] - 40), kind) for place, kind in enumerate(kinds)))


def card(at: Point, kind: str) -> Markup:
    """Return a small card to draw: an Adventure card with a star, a Cave card with an arch."""
    drawn = {
        "adventure": "M0 -7l2 5l5 2l-5 2l-2 5l-2 -5l-5 -2l5 -2Z",
        "cave": "M-6 7V0Q-6 -7 0 -7Q6 -7 6 0V7H3V1Q3 -3 0 -3Q-3 -3 -3 1V7Z",
    }
    return tag(
        "g", tag("path", d=CARD, class_=f"jk-card jk-card-{kind}"), tag("path", d=drawn[kind], class_="jk-card-mark"),
        transform=translated(at),
    )  # fmt: skip


def _name(area: AreaId, name: str) -> Markup:
    lines, height, top = lettering(area, name)
    letters = lettered(lines, middle(area)[0], top, height, f"jk-name jk-name-{load_cave()[area].kind}")
    return Markup(letters.replace("<text ", f'<text style="font-size:{number(height)}px" ', 1))


def plate(area: AreaId, t: Texts) -> Markup:
    """Return an area's name in large letters, on the sheet and beside the area."""
    x, y = middle(area)
    return plates.plate(t(f"space.{area}.name"), (x, y + RADII[load_cave()[area].kind][1] + 6), (WIDE, TALL))


def _legend(t: Texts, decks: tuple[str, ...]) -> Markup:
    """Return what the marks mean, below the title."""
    rows = [join(card((170 + 320 * place, 1838), kind), tag("text", t(f"deck.{kind}"), x=194 + 320 * place, y=1849,
                                                            class_="jk-legend"))
            for place, kind in enumerate(decks)]  # fmt: skip
    return tag("g", *rows)


@lru_cache(maxsize=128)
def lamp(area: AreaId, *, bright: bool) -> Markup:
    """Return the light of a lamp that somebody carries."""
    x, y = middle(area)
    return tag(
        "circle", cx=number(x), cy=number(y), r=LAMP if bright else GLIMMER, fill="url(#jk-lamp)", class_="jk-lamp"
    )


@lru_cache(maxsize=64)
def gleam(area: AreaId, title: str) -> Markup:
    """Return what shows the Chamber that holds the Magic Crystal."""
    at = middle(area)
    rays = "M0 -82L8 -60H-8ZM-84 0L-62 8V-8ZM84 0L62 8V-8Z"
    return tag(
        "g", tag("title", title), tag("path", d=outline(area, 7), class_="jk-gleam"),
        tag("path", d=rays, class_="jk-ray", transform=translated(at)),
    )  # fmt: skip


def depths(found: AreaId, closed: Iterable[AreaId], t: Texts) -> Markup:
    """Return what is known and what has changed in the Cave: the Crystal's Chamber, and corridors that caved in."""
    shut = (
        rubble(outline(area), middle(area), 1.0, t("cave.closed", space=t(f"space.{area}.name"))) for area in closed
    )
    seen = gleam(found, t("cave.found", space=t(f"space.{found}.name"))) if found else None
    return branch("g", seen, *shut)
