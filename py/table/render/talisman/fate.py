"""What fate may make of a fight: the exact odds of keeping the dice, and of rolling each of them again."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from kraina.engine.decision import Decision, Option
from kraina.games.talisman.fight_dice import compare
from kraina.games.talisman.view import FightView, TalismanView
from kraina.kit.odds import Odds, odds_of
from kraina.kit.points import total
from table.html import Markup, tag
from table.i18n import Texts
from table.render.kin.fight import OUTCOMES, percent

Prospects = tuple[tuple[Option[Any], Odds], ...]
"""Answers, each with the odds of the fight after it."""


def prospects(view: TalismanView, decision: Decision[Any] | None) -> Prospects:
    """Return the odds after each answer about fate in a fight (2.7), or nothing: the other side's die must be known."""
    fight = view.fight
    if fight is None or decision is None or (decision.kind, decision.source) != ("fate", "fight"):
        return ()
    attacks = decision.player == fight.player
    other = fight.rolled.get("theirs" if attacks else "mine")
    if other is None:
        return ()
    mine, theirs = _points(fight) if attacks else _points(fight)[::-1]
    keep, *again = decision.options
    dice = [_value(one) for one in again]
    found = [(keep, _odds(mine, theirs + other, [max(dice)]))]
    for place, option in enumerate(again):
        best = [max([value, *dice[:place], *dice[place + 1 :]]) for value in range(1, 7)]
        found.append((option, _odds(mine, theirs + other, best)))
    return tuple(found)


def _points(fight: FightView) -> tuple[int, int]:
    """Return the points of who attacks and of the other side, before the dice."""
    return total(fight.mine), total(fight.theirs) + sum(foe.points for foe in fight.foes)


def _value(option: Option[Any]) -> int:
    """Return the number of the die that an option rolls again."""
    value = dict(option.label.params)["value"]
    return value if isinstance(value, int) else 0


def _odds(mine: int, theirs: int, best: Sequence[int]) -> Odds:
    return odds_of([(mine + die, 1) for die in best], [(theirs, 1)], compare)


@lru_cache(maxsize=64)
def shown(found: Prospects, t: Texts) -> Markup:
    """Return prospects, a row for each answer."""
    rows = [
        tag("li", tag("span", t.say(option.label)), *(_share(name, odds, t) for name in OUTCOMES), class_="prospect")
        for option, odds in found
    ]
    return tag("ul", *rows, class_="prospects")


def _share(name: str, odds: Odds, t: Texts) -> Markup | None:
    count: int = getattr(odds, name)
    if not count:
        return None
    exact = t("table.odds.exact", n=count, of=odds.of) if count < odds.of else None
    part = tag("b", f"{percent(count, odds.of)} %") if exact else None
    return tag("span", part, " " if part else None, t(f"table.odds.{name}"), class_=f"odds-{name}", title=exact)
