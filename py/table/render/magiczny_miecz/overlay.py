"""What lies on the map in play, where this map has it: pawns, what may be clicked, cards and gold on spaces."""

from collections.abc import Iterable, Sequence

from table.html import Markup
from table.render.kin import pawns as figures
from table.render.kin import targets
from table.render.kin.pawns import Standing as Standing
from table.render.kin.targets import pawn_target as pawn_target
from table.render.magiczny_miecz.geometry import outline
from table.render.magiczny_miecz.places import cards_at, gold_at, pawn_slots
from table.render.pen import Point


def spots(standing: Iterable[Standing]) -> dict[int, tuple[Point, float]]:
    """Return where each pawn stands and its scale, by player; those on one space fan out in the order given."""
    return figures.spots(standing, pawn_slots)


def pawns(standing: Sequence[Standing]) -> Markup:
    """Return the pawns, the farther ones first so that the nearer stand before them."""
    return figures.pawns(standing, pawn_slots)


def shape(space: str) -> str:
    """Return the outline of a space that may be clicked."""
    return outline(space, 5.0)


def target(space: str, titles: tuple[str, ...], key: str | None = None, *, deadly: bool = False) -> Markup:
    """Return a space that options point to: with a ``key`` a click plays it, else it shows the options lying there."""
    return targets.target(space, shape(space), titles, key, deadly=deadly)


def lying_cards(space: str, count: int, title: str) -> Markup:
    """Return the badge of the cards that lie on a space."""
    return targets.lying_cards(space, cards_at(space), count, title)


def lying_gold(space: str, amount: int, title: str) -> Markup:
    """Return the badge of the gold that lies on a space."""
    return targets.lying_gold(space, gold_at(space), amount, title)
