"""What may be clicked on the map, and what lies on its spaces."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from kraina.engine.decision import Decision, Option, Ref
from kraina.engine.ids import Uid, design_of
from table.html import Markup, branch, join, tag
from table.i18n import Texts
from table.render.pen import Point, number

Outline = Callable[[str], str]
"""Space -> its outline as data of a path."""

Spot = Callable[[str], object]
"""Space -> where it lies on the map that is shown; None if it does not."""

Plate = Callable[[str, Texts], Markup | None]
"""Space -> its name in large letters, seen while one points to it; None where names are large anyway."""


def targets(
    decision: Decision[Any], places: Mapping[int, tuple[Point, float]], outline: Outline, t: Texts, spot: Spot,
    plate: Plate = lambda space, t: None,
) -> Markup:  # fmt: skip
    """Return what options point to on a map, spaces and pawns; several options of one are offered by a click on it."""
    found: dict[Ref, list[Option[Any]]] = {}
    for option in decision.options:
        if option.at is not None and option.at.kind in ("space", "player"):
            found.setdefault(option.at, []).append(option)
    drawn: list[Markup] = []
    for at, options in found.items():
        titles = tuple(title_of(option, t) for option in options)
        key = options[0].key if len(options) == 1 else None
        if at.kind == "space" and spot(at.id) is not None:
            drawn.append(target(at.id, outline(at.id), titles, key, plate=plate(at.id, t)))
        elif at.kind == "player" and int(at.id) in places:
            drawn.append(pawn_target(int(at.id), *places[int(at.id)], titles, key))
    return branch("g", *drawn, class_="kin-targets")


def title_of(option: Option[Any], t: Texts) -> str:
    """Return what an option is called, with what it leads to."""
    return t.say(option.label) if option.hint is None else f"{t.say(option.label)} – {t.say(option.hint)}"


@lru_cache(maxsize=512)
def target(
    space: str, shape: str, titles: tuple[str, ...], key: str | None = None, *, deadly: bool = False,
    plate: Markup | None = None,
) -> Markup:  # fmt: skip
    """Return a space that options point to: with a ``key`` a click plays it, else it shows the options lying there."""
    names = ["target", "kin-target", "target-space"]
    names += ["deadly"] if deadly else []
    names += ["many"] if key is None else []
    return clickable(join(*framed("path", d=shape), *([plate] if plate else [])), names, titles, key, f"space:{space}")


def pawn_target(player: int, at: Point, scale: float, titles: Sequence[str], key: str | None = None) -> Markup:
    """Return a pawn that options point to; ``at`` and ``scale`` are its own, from ``pawns.spots``."""
    (x, y), wide, high = at, 25 * scale, 36 * scale
    ring = framed("ellipse", cx=number(x), cy=number(y - 6 * scale), rx=number(wide), ry=number(high))
    names = ["target", "kin-target", "target-pawn", *(["many"] if key is None else [])]
    return clickable(join(*ring), names, titles, key, f"player:{player}")


def framed(name: str, **values: object) -> tuple[Markup, Markup]:
    """Return a shape twice: its dark edge, and the bright line within."""
    return tag(name, class_="target-edge", **values), tag(name, class_="target-shape", **values)


def clickable(shape: Markup, names: Sequence[str], titles: Sequence[str], key: str | None, at: str) -> Markup:
    """Return a shape that plays an option by its ``key``, or without one offers all that point to its place ``at``."""
    return tag(
        "g", tag("title", "\n".join(titles)), shape, class_=" ".join(names), data_key=key,
        data_at=at if key is None else None, tabindex="-1", aria_hidden="true",
    )  # fmt: skip


@lru_cache(maxsize=256)
def lying(space: str, uids: tuple[Uid, ...], t: Texts) -> str:
    """Return what lies on a space in words, a line for each card; an empty id stands for one that lies face down."""
    names = [t(f"card.{design_of(uid)}.name") if uid else t("table.face-down") for uid in uids]
    return "\n".join((t("table.lying", space=t(f"space.{space}.name"), n=len(uids)), *names))


@lru_cache(maxsize=256)
def lying_cards(space: str, at: Point, count: int, title: str) -> Markup:
    """Return the badge of the cards that lie on a space."""
    backs = "M-15 -17l20 -5l8 30l-20 5Z"
    front = "M-12 -18h22v30h-22Z"
    return _badge(
        space, at, title, count, "kin-lying kin-lying-cards",
        tag("path", d=backs, class_="kin-lying-back"), tag("path", d=front, class_="kin-lying-back"),
        tag("path", d="M-1 -12L2 -5L8 -3L2 -1L-1 7L-4 -1L-10 -3L-4 -5Z", class_="kin-lying-star"),
    )  # fmt: skip


@lru_cache(maxsize=256)
def lying_gold(space: str, at: Point, amount: int, title: str) -> Markup:
    """Return the badge of the gold that lies on a space."""
    return _badge(
        space, at, title, amount, "kin-lying kin-lying-gold",
        tag("path", d="M-17 10L-12 -4H4L9 10ZM-6 -4L-2 -16H12L16 -4Z", class_="kin-ingot"),
        tag("path", d="M-12 -4L-9 10M-2 -16L1 -4", class_="kin-ingot-line"),
    )  # fmt: skip


def _badge(space: str, at: Point, title: str, count: int, names: str, *drawn: Markup) -> Markup:
    """Return what stands for things on a space; a click asks the page to show ``lying-<space>`` among the piles."""
    number_ = join(
        tag("circle", cx=14, cy=13, r=12, class_="kin-count"), tag("text", count, x=14, y=20, class_="kin-count-number")
    )
    return tag(
        "g", tag("title", title), *drawn, number_, class_=names, data_act="show", data_value=f"lying-{space}",
        transform=f"translate({number(at[0])} {number(at[1])})",
    )  # fmt: skip
