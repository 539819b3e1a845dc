"""The figures of the six heroes: what they wear and carry tells them apart, colour and number tell the seat."""

from collections.abc import Mapping
from functools import cache

from table.html import Markup, tag
from table.render.kin.brush import Drawing, painted, star

CLOAK = ("cloth", "M-11 15Q-13 -3 0 -6Q13 -3 11 15Z")
FACE = ("skin", "M-6.5 -13Q-7 -20 0 -20Q7 -20 6.5 -13Q6 -5.5 0 -5.5Q-6 -5.5 -6.5 -13Z")
EYES = ("dark", "M-3.4 -13.4h1.8v1.8h-1.8ZM1.6 -13.4h1.8v1.8h-1.8Z")

FIGURES: Mapping[str, Drawing] = {
    "strength": (
        ("wood", "M12 16L17.5 -30L20 -29.6L15 16Z"),
        ("metal", "M19 -31Q31 -35 31 -21Q26 -17 17 -19ZM17.5 -31Q11 -34 9 -26Q11 -21 16 -20Z"),
        CLOAK,
        ("hair", "M-13 -2Q-8 -10 0 -7Q8 -10 13 -2Q7 3 0 0Q-7 3 -13 -2Z"),
        ("skin", "M9 1q6 1 5.5 6l-4 1.5q-3 -3 -3 -6Z"),
        FACE,
        EYES,
        ("hair", "M-6.5 -12Q-7 3 0 5Q7 3 6.5 -12Q4 -8 0 -8.5Q-4 -8 -6.5 -12Z"),
        ("metal", "M-8 -15Q-8 -26 0 -26Q8 -26 8 -15Q0 -18.5 -8 -15Z"),
        ("light", "M-7.5 -18Q-16 -20 -15 -32Q-11 -24 -5.5 -23.5ZM7.5 -18Q16 -20 15 -32Q11 -24 5.5 -23.5Z"),
    ),
    "courage": (
        ("wood", "M13 16L13 -36L15.4 -36L15.4 16Z"),
        ("cloth", "M15.4 -35L30 -31L25 -27L30 -22L15.4 -21Z"),
        ("metal", "M-11 15Q-13 -3 0 -6Q13 -3 11 15Z"),
        ("cloth", "M-6 15L-5 -3Q0 -5 5 -3L6 15Z"),
        ("metal", "M-8 -6V-17Q-8 -25 0 -25Q8 -25 8 -17V-6Q0 -3 -8 -6Z"),
        ("dark", "M-6.5 -15.5H6.5V-12.5H-6.5Z"),
        ("line", "M0 -25V-5M-3 -9h.5M-5 -9h.5M3 -9h.5M5 -9h.5"),
        ("cloth", "M-1 -24Q-4 -38 -15 -33Q-7 -31 -6 -24Z"),
        ("light", "M-19 -1H-3V7Q-4 14 -11 17Q-18 14 -19 7Z"),
        ("gold", "M-12.5 1h3v4.5h4v3h-4v6h-3v-6h-4v-3h4Z"),
    ),
    "dexterity": (
        ("wood", "M15 -25Q29 -5 14 16L12.5 15.5Q25 -5 13.5 -24Z"),
        ("line", "M14 -25L13 16"),
        ("wood", "M-15 -12l5 -3l5 18l-6 2Z"),
        ("light", "M-15 -12l-3 -8l3 1l1 -4l2 3l2 -2l1 7Z"),
        CLOAK,
        FACE,
        EYES,
        ("cloth", "M-10 -5Q-13 -20 0 -28Q4 -30 9 -29Q7 -26 8 -23Q13 -16 10 -5Q9 -16 0 -17Q-9 -16 -10 -5Z"),
        ("skin", "M9 -2q6 0 6 3l-4 2.5q-3 -2 -2 -5.5Z"),
        ("wood", "M-10 5.5Q0 9 10.5 5.5V8.5Q0 12 -10.5 8.5Z"),
        ("gold", "M-2 6.5h4v4h-4Z"),
    ),
    "magic": (
        ("wood", "M14 16L17 -27L19.4 -26.8L16.4 16Z"),
        ("gold", star(18, -31, 9)),
        ("cloth", "M-14 15Q-13 -3 0 -6Q13 -3 14 15Z"),
        ("gold", star(-5, 8, 3) + star(4, 2, 2.4) + star(5, 11, 2.4)),
        ("skin", "M9 -1q6 0 7 4l-4 2.5q-4 -2 -3 -6.5Z"),
        FACE,
        EYES,
        ("light", "M-6 -10Q-6 4 1 8Q6 2 6 -10Q3 -6 0 -7Q-3 -6 -6 -10Z"),
        ("cloth", "M-15 -14Q0 -20 15 -14L7 -18Q6 -27 10 -36Q-2 -34 -6 -18Z"),
        ("gold", "M-6.4 -17.6Q0 -20.5 7 -18.2L6.4 -21Q0 -23 -5.6 -20.6Z"),
    ),
    "knowledge": (
        CLOAK,
        FACE,
        EYES,
        ("light", "M-6.5 -11Q-8 6 0 9Q8 6 6.5 -11Q4 -7 0 -7.5Q-4 -7 -6.5 -11Z"),
        ("dark", "M-9 -17Q-10 -25 0 -26Q10 -25 9 -17Q0 -21 -9 -17Z"),
        ("gold", "M-9 -17Q0 -21 9 -17L9 -15Q0 -19 -9 -15Z"),
        ("wood", "M-14 -1L0 2L14 -1V11L0 14L-14 11Z"),
        ("light", "M-12 -2.5Q-5 -3 0 1Q5 -3 12 -2.5V8.5Q5 8 0 11.5Q-5 8 -12 8.5Z"),
        ("line", "M0 1V11M-9 1.5q4 0 6 2M-9 4.5q4 0 6 2M9 1.5q-4 0 -6 2M9 4.5q-4 0 -6 2"),
        ("hair", "M10 -7Q8 -18 15 -19Q22 -18 20 -7Q15 -3 10 -7Z"),
        ("light", "M12 -15h2.6v2.6h-2.6ZM16 -15h2.6v2.6h-2.6Z"),
    ),
    "luck": (
        CLOAK,
        ("light", "M-4 -4L0 2L4 -4L3 12Q0 14 -3 12Z"),
        FACE,
        EYES,
        ("hair", "M-5 -9Q-2 -10.5 0 -9Q2 -10.5 5 -9Q6 -6.5 8 -7.5Q4 -4.5 0 -7Q-4 -4.5 -8 -7.5Q-6 -6.5 -5 -9Z"),
        ("cloth", "M-15 -16Q-7 -18 -6 -24Q0 -27 6 -24Q7 -18 15 -16Q0 -21 -15 -16Z"),
        ("light", "M4 -22Q16 -24 19 -37Q8 -33 3 -24Z"),
        ("light", "M10 4L12 -12L20 -11L18 5ZM13 5L19 -10L26 -7L20 7ZM15 6L25 -5L30 1L20 9Z"),
        ("cloth", "M14.2 -7.5l2 2.6l-2.4 2.6l-1.6 -2.8ZM22.5 1.5l2.6 .4l-.8 2.6l-2.8 -.6Z"),
        ("skin", "M9 3q6 -1 8 3l-4 3q-5 -1 -4 -6Z"),
    ),
}  # fmt: skip
"""Trait -> the figure of the hero who begins strongest in it, around the point 0, 0, without its stand."""

STAND = "M-17 15Q-17 12 0 12Q17 12 17 15V21Q17 25 0 25Q-17 25 -17 21Z"


@cache
def figure(seat: int, trait: str) -> Markup:
    """Return the figure of a seat around the point 0, 0, on its stand; without a trait only the stand."""
    return tag(
        "g",
        tag("ellipse", cx=0, cy=24, rx=21, ry=5, class_="leg-shadow"),
        tag("path", d=STAND, class_="leg-stand"),
        painted(FIGURES[trait]) if trait else None,
        tag("text", seat + 1, x=0, y=23.5, class_="leg-stand-number"),
        class_=f"leg-figure seat-{seat}",
    )


def badge(seat: int, trait: str) -> Markup:
    """Return the figure of a seat as a picture to stand beside a name."""
    return tag("svg", figure(seat, trait), class_="pawn-badge", viewBox="-22 -40 54 72", aria_hidden="true")
