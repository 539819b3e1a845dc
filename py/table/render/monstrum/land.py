"""The fields of the map: roads with their squares, and nooks as drawn places."""

from collections.abc import Mapping, Sequence

from kraina.games.monstrum.board import GOAL, START_NOOK, Board, Field, Nook
from table.html import Markup, tag
from table.render.monstrum.ink import CELL, EDGES, centre, corner, draw, line, square, surround
from table.render.monstrum.lettering import LEADING, Label
from table.render.outline import Cell, outline
from table.render.pen import Box, number, points


def cells_of(board: Board, nook: Nook) -> list[Cell]:
    """Return the squares of a nook."""
    return [(board.fields[field].column, board.fields[field].row) for field in nook.fields]


def picture(name: str, box: Box, class_: str) -> Markup:
    """Return an icon of the sprite drawn into a box of the map."""
    left, top, right, bottom = box
    return tag(
        "use", href=f"#i-{name}", class_=class_, x=number(left), y=number(top), width=number(right - left),
        height=number(bottom - top),
    )  # fmt: skip


def roads(board: Board) -> Markup:
    """Return the roads as inked tracks with a line between fields, and what is special on some of them."""
    track = [field for field in board.fields if field.ground != "nook"]
    cells = [(field.column, field.row) for field in track]
    shape = draw(outline(cells), "track")
    return tag(
        "g",
        tag("path", d=shape, class_="map-shadow", transform="translate(2.5 4)"),
        tag("path", d=shape, class_="map-road-casing"),
        tag("path", d=shape, class_="map-road"),
        tag("path", d=_seams(cells), class_="map-seam"),
        *(_special(field) for field in track if field.ground != "road"),
        tag("path", d=shape, class_="map-road-ink"),
        class_="map-roads",
    )


def _seams(cells: Sequence[Cell]) -> str:
    """Return the lines between neighbouring squares as the data of a path."""
    inside = set(cells)
    lines = []
    for column, row in cells:
        if (column + 1, row) in inside:
            lines.append(line((column + 1, row), (column + 1, row + 1)))
        if (column, row + 1) in inside:
            lines.append(line((column, row + 1), (column + 1, row + 1)))
    return "".join(lines)


def _special(field: Field) -> Markup:
    column, row = field.column, field.row
    tile = draw(outline([(column, row)]), "track")
    x, y = centre((column, row))
    at = {"cx": number(x), "cy": number(y)}
    if field.ground == "trapdoor":
        lip = f"M{points((x - 9, y - 4))}Q{points((x, y - 13), (x + 9, y - 4))}"
        return tag(
            "g", tag("path", d=tile, class_="map-trapdoor"), tag("circle", r=14.5, class_="map-pit-rim", **at),
            tag("circle", r=12, class_="map-pit", **at), tag("path", d=lip, class_="map-pit-light"),
        )  # fmt: skip
    if field.ground == "corridor":
        arch = f"M{points((x - 13, y + 16))}V{number(y - 2)}A13 13 0 0 1 {points((x + 13, y - 2))}V{number(y + 16)}Z"
        return tag(
            "g",
            tag("path", d=tile, class_="map-corridor"),
            tag("path", d=arch, class_="map-arch"),
            tag("text", field.corridor, x=number(x), y=number(y + 10), class_="map-corridor-number"),
        )
    flag = f"M{points((x - 7, y + 13))}V{number(y - 14)}L{points((x + 11, y - 8), (x - 7, y - 1))}"
    return tag("g", tag("path", d=tile, class_="map-start"), tag("path", d=flag, class_="map-flag"))


def nook_shape(board: Board, nook: Nook) -> str:
    """Return the outline of a nook as the data of a path."""
    return draw(outline(cells_of(board, nook)), EDGES[nook.kind])


def nook_place(board: Board, nook: Nook, name: str, kind: str, icon_name: str) -> Markup:
    """Return a nook as a drawn place, without its lettering."""
    cells = cells_of(board, nook)
    shape = nook_shape(board, nook)
    special = {GOAL: " map-goal", START_NOOK: " map-gate"}.get(nook.id, "")
    return tag(
        "g",
        tag("title", f"{name} ({kind})"),
        tag("path", d=shape, class_="map-shadow", transform="translate(3 5)"),
        tag("path", d=shape, class_="map-ground"),
        tag("path", d=shape, class_="map-texture"),
        tag("path", d=_seams(cells), class_="map-seam"),
        tag("path", d=shape, class_="map-outline"),
        tag("path", d=shape, class_="map-outline-inner") if nook.kind == "building" else None,
        _towers(cells) if nook.kind == "building" else None,
        picture(icon_name, _heart(cells), "map-picture"),
        class_=f"map-nook map-{nook.kind}{special}",
        data_nook=nook.id,
    )


def _heart(cells: Sequence[Cell]) -> Box:
    """Return the largest square box inside a nook, or inside its largest rectangle."""
    inside = set(cells)
    best: tuple[int, int, Sequence[Cell]] = (0, 0, cells)
    for column, row in cells:
        for right in range(column, column + 6):
            for bottom in range(row, row + 6):
                block = [(x, y) for x in range(column, right + 1) for y in range(row, bottom + 1)]
                if inside.issuperset(block):
                    least = min(right - column, bottom - row)
                    best = max(best, (least, len(block), block), key=lambda found: found[:2])
    left, top, right_edge, bottom_edge = surround(best[2])
    half = min(right_edge - left, bottom_edge - top, 2.9 * CELL) / 2 - 4
    x, y = (left + right_edge) / 2, (top + bottom_edge) / 2
    return x - half, y - half, x + half, y + half


def _towers(cells: Sequence[Cell]) -> Markup:
    """Return small towers at the outer corners of a building."""
    blocks: list[str] = []
    for loop in outline(cells):
        for place, here in enumerate(loop):
            before, after = loop[place - 1], loop[(place + 1) % len(loop)]
            if (here[0] - before[0]) * (after[1] - here[1]) - (here[1] - before[1]) * (after[0] - here[0]) > 0:
                x, y = corner(*here)
                blocks.append(f"M{points((x - 5, y - 5))}h10v10h-10Z")
    return tag("path", d="".join(blocks), class_="map-tower")


def lettering(labels: Mapping[str, Label], kinds: Mapping[str, str]) -> Markup:
    """Return the names of the nooks."""
    texts = []
    for nook, label in labels.items():
        left, top, right, _ = label.box
        spans = (
            tag("tspan", text, x=number((left + right) / 2), y=number(top + LEADING * (place + 1) - 1))
            for place, text in enumerate(label.lines)
        )
        texts.append(tag("text", *spans, class_=f"map-name map-name-{kinds[nook]}"))
    return tag("g", *texts, class_="map-names")


def seal_box(cells: Sequence[Cell]) -> Box:
    """Return where the goal's seal lies: on the upper left corner of its nook."""
    left, top, _, _ = square(min(cells, key=lambda cell: (cell[1], cell[0])))
    return left - 24, top - 24, left + 20, top + 20


def seal(cells: Sequence[Cell]) -> Markup:
    """Return the wax seal that marks the goal."""
    box = seal_box(cells)
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    star = "M0 -13L3.4 -4.4L12.4 -4L5.4 1.8L7.6 10.6L0 5.6L-7.6 10.6L-5.4 1.8L-12.4 -4L-3.4 -4.4Z"
    wax = "M-22 2Q-25 -8 -17 -15Q-12 -24 -2 -21Q9 -25 16 -16Q25 -10 21 1Q25 12 15 17Q8 25 -2 21Q-13 24 -17 14Z"
    return tag(
        "g",
        tag("path", d=wax, class_="map-shadow", transform="translate(2 3)"),
        tag("path", d=wax, class_="map-wax"),
        tag("circle", r=16, class_="map-wax-ring"),
        tag("path", d=star, class_="map-wax-star"),
        transform=f"translate({number(x)} {number(y)})",
    )


def rays(cells: Sequence[Cell]) -> Markup:
    """Return rays of light behind the goal."""
    left, top, right, bottom = surround(cells)
    x, y = (left + right) / 2, (top + bottom) / 2
    beam = f"M0 0L{points((-5, -118), (5, -118))}Z"
    turned = (tag("path", d=beam, transform=f"rotate({turn})") for turn in range(0, 360, 15))
    return tag("g", *turned, class_="map-rays", transform=f"translate({number(x)} {number(y)})")
