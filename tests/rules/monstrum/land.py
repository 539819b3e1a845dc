"""A small land for the tests, so that they do not depend on the plan of the real board.

Every road field has a letter. A field of a nook is named by the nook and its place in it, from the top left:
``dolina-nuptse/2``; without a number it is the first. Corridor squares are ``corridor-1`` to ``corridor-6``, trapdoors
``trapdoor`` and ``trapdoor/1``, other fields without a letter ``road`` and ``road/1``, start fields ``start``.

The way to Zezere is the row of letters, from left to right: ``w`` is one step from it and ``d`` is nineteen.
"""

import dataclasses

from kraina.games.monstrum.board import Board, FieldId, NookId, NookKind
from kraina.games.monstrum.cards import MonstrumData, load_data

PLAN = """
.AA.BB.CC.MM.OO.RR.EE.ZZ
*AA.BB.CC.MM.OO.RR.EE.ZZ
*abcdefghijklmnpqrstuvwx
....o.1++2+o3..4..5..6..
........................
yz......................
"""

NOOKS: tuple[tuple[str, str, NookKind], ...] = (
    ("A", "brama-menghor", "building"),
    ("B", "dolina-nuptse", "terrain"),
    ("C", "wrzosowiska-lyx", "terrain"),
    ("M", "dwor-motrill", "building"),
    ("O", "wieza-olifant", "building"),
    ("R", "jama-rajmangal", "underground"),
    ("E", "podziemia-emerald", "underground"),
    ("Z", "kopalnia-zezere", "underground"),
)


def _plain(plan: str) -> str:
    return "".join("+" if mark.islower() and mark != "o" else mark for mark in plan)


def _lettered(board: Board) -> dict[str, FieldId]:
    lines = PLAN.strip("\n").split("\n")
    marks = {field.id: lines[field.row][field.column] for field in board.fields}
    return {mark: field for field, mark in marks.items() if mark.islower() and mark != "o"}


BOARD = Board(
    {
        "map": _plain(PLAN),
        "nooks": [{"id": ident, "mark": mark, "kind": kind, "basis": "ours"} for mark, ident, kind in NOOKS],
    }
)
DATA: MonstrumData = dataclasses.replace(load_data(), board=BOARD)
LETTERS = _lettered(BOARD)


def field(place: str) -> FieldId:
    """Return the field that a place names. Raises KeyError or IndexError if there is none."""
    if place in LETTERS:
        return LETTERS[place]
    ground, _, number = place.partition("/")
    index = int(number or 0)
    if NookId(ground) in BOARD.nooks:
        return BOARD.nooks[NookId(ground)].fields[index]
    if ground.startswith("corridor-"):
        return BOARD.corridors[int(ground.removeprefix("corridor-"))]
    lettered = LETTERS.values()
    return [spot.id for spot in BOARD.fields if spot.ground == ground and spot.id not in lettered][index]


def to(place: str, *through: str) -> str:
    """Return the key of the option that leads to a place.

    Where several ways lead there ``through`` names the nooks entered, ``""`` stands for none.
    """
    return f"field:{field(place)}" + (f"/{'+'.join(through)}" if through else "")
