"""The Cave beside Magia i Miecz: which of the two maps is shown, who is on the other one, and the chances inside."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from kraina.engine.decision import Decision
from kraina.games.talisman.board import load_board
from kraina.games.talisman.cave.outlook import chancer
from kraina.games.talisman.view import HeroView, TalismanView
from kraina.kit.cave import odds
from kraina.kit.cave.board import ENTRANCE, load_cave
from kraina.kit.cave.odds import Chance
from table.html import Branch, Markup, branch, tag
from table.i18n import Texts
from table.render.cave import map
from table.render.cave.geometry import TALL, WIDE, cards_at, gold_at, outline, pawn_slots, translated
from table.render.cave.rubble import rubble
from table.render.kin.pawns import figure, player_name
from table.render.kin.renderer import Land
from table.render.pen import Point
from table.render.talisman import geometry as lands
from table.render.talisman.places import drawing_at

CRAGS = "crags"
AROUND = 190
RUBBLE = 1.8 / lands.SIDES["outer"]
"""How large the stones of a fallen roof are on a land, beside its side."""
OUTSIDE = (1090.0, 1850.0)
"""Where on the map of the Cave the way out is drawn, with the figures of those outside."""
NEAR, FAR = 1.1, 1.5
"""How large the ways to the other map are drawn, on the lands and on the map of the Cave."""


def _shape(area: str) -> str:
    return outline(area, 5.0)


def board(t: Texts) -> Markup:
    """Return the map of the Cave, where only Cave cards are drawn (13.3)."""
    return map.board(t, t("region.cave.name"), ("cave",))


CAVE = Land(lambda: (WIDE, TALL), map.spot, board, _shape, pawn_slots, cards_at, gold_at, AROUND, map.plate)


def is_inside(one: HeroView) -> bool:
    """Return whether somebody is in the Cave."""
    return bool(one.character) and one.space in load_cave()


def shows_cave(view: TalismanView, decision: Decision[Any] | None) -> bool:
    """Return whether the Cave is shown: to whoever is inside, and to watchers while who is to move is.

    Whoever is asked about spaces of one map alone sees that map.
    """
    if decision is not None:
        asked = [option.at.id in load_cave() for option in decision.options
                 if option.at is not None and option.at.kind == "space"]  # fmt: skip
        if asked and len(set(asked)) == 1 and decision.kind != "turn":
            return asked[0]
    return is_inside(view.heroes[view.current if view.viewer is None else view.viewer])


def chances(view: TalismanView, decision: Decision[Any] | None) -> tuple[tuple[str, Chance], ...]:
    """Return what a question in the Cave is about and the chance of each, or nothing."""
    if decision is None or view.fight is not None or not is_inside(view.heroes[decision.player]):
        return ()
    return odds.weighed(chancer(view.heroes[decision.player]), decision.kind, decision.keys())


def cave_parts(view: TalismanView, t: Texts) -> tuple[Markup, ...]:
    """Return the map of the Cave with the light of the lamps and what is known of it."""
    inside = [one for one in view.heroes if is_inside(one)]
    lamps = (map.lamp(one.space, bright=one.player == view.current) for one in inside)
    closed = [area for area in view.depths.closed if area in load_cave()]
    return board(t), branch("g", *lamps), map.depths(view.depths.found, closed, t)


def caved_in(view: TalismanView, t: Texts) -> Branch:
    """Return the rubble on the lands outside that have caved in."""
    shut = (space for space in view.depths.closed if space not in load_cave())
    return branch("g", *(
        rubble(lands.outline(space, 3.0), drawing_at(space)[0], RUBBLE * lands.SIDES[load_board().region(space)],
               t("cave.closed", space=t(f"space.{space}.name")))
        for space in shut
    ))  # fmt: skip


def elsewhere(view: TalismanView, t: Texts, *, cave: bool) -> Branch:
    """Return the way to the other map, and the figures of those there: at the Crags, and at the Cave's foot."""
    others = [one for one in view.heroes if one.character and is_inside(one) != cave]
    title = t("cave.look-outside" if cave else "cave.look-inside")
    if others:
        names = ", ".join(player_name(t, one.player) for one in others)
        title = f"{t('cave.outside' if cave else 'cave.inside', who=names)}\n{title}"
    left, top, _, _ = lands.box(CRAGS)
    where, at, scale = (CRAGS, OUTSIDE, FAR) if cave else (ENTRANCE, (left + 34, top + 40), NEAR)
    return _door(tuple(one.player for one in others), where, at, scale, title)


@lru_cache(maxsize=64)
def _door(players: Sequence[int], where: str, at: Point, scale: float, title: str) -> Branch:
    figures = (
        tag("g", figure(player), transform=f"translate({46 + 34 * place} 6)scale(.85)")
        for place, player in enumerate(players)
    )
    sign = tag("g", tag("circle", r=26, class_="jk-mouth"), map.sign(ENTRANCE, (0, 0), 40))
    return branch(
        "g", tag("title", title), sign, *figures, class_="jk-elsewhere", data_act="place", data_value=where,
        transform=f"{translated(at)}scale({scale:g})",
    )  # fmt: skip
