"""Rows of what a soak measures: a name, a value, and the bound that it has to keep."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Measure:
    """A row of the table; ``holds`` is None where nothing is asked for."""

    name: str
    value: str
    bound: str = ""
    holds: bool | None = None


def within(name: str, value: float, least: float | None, most: float | None, *, percent: bool = True) -> Measure:
    """Return a row whose value must lie between two bounds; None is no bound."""

    def shown(number: float) -> str:
        return f"{100 * number:.1f} %" if percent else f"{number:.2f}".rstrip("0").rstrip(".")

    bounds = {(True, True): "{} to {}", (True, False): "at least {}", (False, True): "at most {}"}
    given = [shown(bound) for bound in (least, most) if bound is not None]
    holds = (least is None or value >= least) and (most is None or value <= most)
    return Measure(name, shown(value), bounds[least is not None, most is not None].format(*given), holds)


def table(measures: Sequence[Measure]) -> str:
    """Return measures as a table, with how many hold below it."""
    rows = [(one.name, one.value, one.bound, {True: "holds", False: "DOES NOT HOLD", None: ""}[one.holds])
            for one in measures]  # fmt: skip
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    lines = [
        f"{name:<{widths[0]}}  {value:>{widths[1]}}  {bound:<{widths[2]}}  {holds}".rstrip()
        for name, value, bound, holds in rows
    ]
    held = [one.holds for one in measures if one.holds is not None]
    return "\n".join([*lines, "", f"{sum(held)} of {len(held)} measures hold."])
