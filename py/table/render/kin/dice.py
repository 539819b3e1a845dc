"""A die as a small carved bone."""

from functools import cache

from table.html import Markup, tag

PIPS = {
    1: ((50, 50),),
    2: ((29, 29), (71, 71)),
    3: ((27, 27), (50, 50), (73, 73)),
    4: ((29, 29), (71, 29), (29, 71), (71, 71)),
    5: ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)),
    6: ((29, 25), (71, 25), (29, 50), (71, 50), (29, 75), (71, 75)),
}
BOX = "M20 5Q50 1 80 5Q95 6 96 21Q99 50 95 80Q94 95 79 96Q50 99 20 95Q5 94 4 79Q1 50 5 20Q6 6 20 5Z"


@cache
def die_face(value: int) -> Markup:
    """Return a die that shows a number: with pips from 1 to 6, in figures where something has added to it."""
    figure = tag("text", value, x=50, y=70, class_="die-figure")
    pips = [tag("circle", cx=x, cy=y, r=9, class_="die-pip") for x, y in PIPS[value]] if value in PIPS else [figure]
    box = tag("path", d=BOX, class_="die-box")
    return tag("svg", box, *pips, class_="die", viewBox="0 0 100 100", data_value=value, aria_hidden="true")
