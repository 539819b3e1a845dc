"""Charts of our own: bars and curves as SVG, with all words beside them in HTML, so that they stay readable on a phone.

Each has a sentence for those who do not see it; the numbers themselves stand in a table next to it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from table.html import Markup, tag
from table.i18n import Texts

WIDE, HIGH = 600, 200
"""Units of a drawing, which is stretched to the room that there is."""
ROOM = 1.15
"""How much higher a chart of bars is than its highest bar."""
DASHES = ("", "14 6", "4 5", "16 5 4 5", "9 4", "2 3")
"""Curves differ in more than colour."""


def decimal(t: Texts, value: float, places: int = 2) -> str:
    """Return a number with so many decimals, with the sign of the language before them."""
    text = f"{value:.{places}f}"
    return text.replace(".", ",") if t.language == "pl" else text


def table(caption: str, head: Sequence[object], rows: Sequence[Sequence[object]], *, unseen: bool = False) -> Markup:
    """Return a table whose first column names the rows; it scrolls by itself where it is too wide."""
    heads = tag("tr", *[tag("th", cell, scope="col") for cell in head])
    body = [tag("tr", tag("th", row[0], scope="row"), *[tag("td", cell) for cell in row[1:]]) for row in rows]
    titled = tag("caption", caption, class_="unseen" if unseen else None)
    whole = tag("table", titled, tag("thead", heads), tag("tbody", *body))
    return tag("div", whole, class_="table-room", tabindex="0", role="group", aria_label=caption)


def bars(counts: Sequence[int], expected: float, *, label: str, line: str) -> Markup:
    """Return bars for the faces of a die, with a line at what is expected; ``line`` says what that is."""
    top = max(max(counts), expected, 1) * ROOM
    step = WIDE / len(counts)
    drawn = [
        tag("rect", class_="bar", x=round(step * place + step * 0.15), width=round(step * 0.7),
            y=round(HIGH - HIGH * count / top), height=round(HIGH * count / top))
        for place, count in enumerate(counts)
    ]  # fmt: skip
    level = round(HIGH - HIGH * expected / top)
    drawn.append(tag("path", class_="level", d=f"M0 {level}H{WIDE}"))
    faces = [tag("span", tag("b", count), tag("i", face, class_="chart-face")) for face, count in enumerate(counts, 1)]
    return tag(
        "figure",
        _svg(label, *drawn),
        tag("div", *faces, class_="faces", aria_hidden="true"),
        tag("figcaption", tag("span", class_="key-line", aria_hidden="true"), line),
        class_="chart bars",
    )


@dataclass(frozen=True, slots=True)
class Curve:
    """The values of a seat, in order."""

    seat: int
    name: str
    values: tuple[int, ...]


def curves(curves_: Sequence[Curve], turns: Sequence[int], *, label: str, axis: str) -> Markup:
    """Return a curve for each seat over turns; ``axis`` is what a turn is called."""
    top = _round_up(max((max(curve.values) for curve in curves_), default=1))
    first, span = turns[0], max(1, turns[-1] - turns[0])
    grid = [tag("path", class_="grid", d=f"M0 {round(HIGH * part / 4)}H{WIDE}") for part in range(5)]
    lines = [
        tag("polyline", class_=f"curve seat-{curve.seat}", stroke_dasharray=DASHES[curve.seat] or None,
            points=" ".join(
                f"{round(WIDE * (turn - first) / span, 1)},{round(HIGH - HIGH * value / top, 1)}"
                for turn, value in zip(turns, curve.values, strict=True)
            ))
        for curve in curves_
    ]  # fmt: skip
    steps = [tag("span", round(top * part / 4)) for part in (4, 3, 2, 1, 0)]
    return tag(
        "figure",
        tag("div", *steps, class_="scale-up", aria_hidden="true"),
        _svg(label, *grid, *lines),
        tag("div", tag("span", f"{axis} {first}"), tag("span", turns[-1]), class_="scale-on", aria_hidden="true"),
        tag("figcaption", *[_key(curve) for curve in curves_]),
        class_="chart curves",
    )


def _key(curve: Curve) -> Markup:
    """Return what a curve looks like, and whose it is."""
    stroke = tag("path", d="M0 5H40", class_=f"curve seat-{curve.seat}", stroke_dasharray=DASHES[curve.seat] or None)
    drawn = tag("svg", stroke, viewBox="0 0 40 10", class_="key", aria_hidden="true")
    return tag("span", drawn, " ", curve.name)


def _svg(label: str, *content: Markup) -> Markup:
    return tag(
        "svg", *content, viewBox=f"0 0 {WIDE} {HIGH}", preserveAspectRatio="none", role="img", aria_label=label,
        class_="plot",
    )  # fmt: skip


def _round_up(value: int) -> int:
    """Return the next number that four steps divide evenly."""
    return max(4, -(-value // 4) * 4)
