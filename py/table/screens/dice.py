"""The dice: how often each number fell, for a match and for all that this browser knows, and whether that is fair."""

from collections.abc import Sequence
from dataclasses import dataclass

from table.fairness import VERY_ODD, Fit, added, fit, mean
from table.html import Markup, join, tag
from table.i18n import Texts
from table.screens.chart import bars, decimal, table

FACES = range(1, 7)


@dataclass(frozen=True, slots=True)
class Row:
    """The counts of somebody."""

    name: str
    counts: tuple[int, ...]


def dice(t: Texts, *sections: Markup) -> Markup:
    """Return the page with its sections."""
    how = tag("details", tag("summary", t("dice.how")), tag("p", t("dice.how_text")))
    return tag(
        "div",
        tag("h1", t("dice.title"), tabindex="-1"),
        tag("p", t("dice.lead")),
        *sections,
        how,
        class_="sheet dice",
        data_screen="dice",
    )


def section(t: Texts, ident: str, title: str, rows: Sequence[Row], *hints: str) -> Markup:
    """Return the counts of a match, or of many: the verdict, a chart, and a row for everybody."""
    counts = added([row.counts for row in rows])
    found = fit(counts)
    about = [tag("p", hint, class_="hint") for hint in hints]
    shown: list[Markup] = [tag("p", verdict(t, found), class_="lead", data_role="verdict")]
    if found.rolls:
        told = ", ".join(
            t("dice.chart_count", face=face, count=count) for face, count in zip(FACES, counts, strict=True)
        )
        expected = decimal(t, found.expected, 1)
        shown.append(
            bars(counts, found.expected, label=t("dice.chart", counts=told, expected=expected),
                 line=t("dice.expected", expected=expected))
        )  # fmt: skip
        shown.append(_table(t, rows, counts, found))
    heading = tag("h2", title, id=f"{ident}-title")
    return tag("section", heading, *about, *shown, aria_labelledby=f"{ident}-title", data_dice=ident)


def _table(t: Texts, rows: Sequence[Row], counts: Sequence[int], found: Fit) -> Markup:
    head = (t("dice.player"), *FACES, t("dice.rolls"), t("dice.average"), t("dice.fit"))
    listed = [_cells(t, row.name, row.counts) for row in rows]
    if len(rows) > 1:
        listed.append(_cells(t, t("dice.everybody"), counts))
    expected = decimal(t, found.expected, 1)
    listed.append([t("dice.expected_row"), *[expected] * 6, found.rolls, decimal(t, 3.5), "–"])
    return table(t("dice.table"), head, listed)


def _cells(t: Texts, name: str, counts: Sequence[int]) -> list[object]:
    found = fit(counts)
    chance = t("dice.short") if found.verdict == "few" else p_value(t, found.chance)
    return [name, *counts, found.rolls, decimal(t, mean(counts)) if found.rolls else "–", chance]


def verdict(t: Texts, found: Fit) -> str:
    """Return what a fit says, as one sentence."""
    if not found.rolls:
        return t("dice.none")
    if found.verdict == "few":
        return t("dice.few", n=found.rolls)
    return t(
        f"dice.{found.verdict}",
        percent=percent(t, found.chance),
        statistic=decimal(t, found.statistic, 1),
        degrees=found.degrees,
        p=p_value(t, found.chance),
    )


def percent(t: Texts, chance: float) -> str:
    """Return a chance in hundredths: whole ones from 10, else with a decimal; the least is told as less than."""
    if chance < VERY_ODD:
        return t("dice.below", value=f"{decimal(t, 0.1, 1)}%")
    return f"{decimal(t, min(100 * chance, 99), 0 if chance >= 0.1 else 1)}%"


def p_value(t: Texts, chance: float) -> str:
    """Return a p-value with two decimals, or three below 0.1."""
    if chance < VERY_ODD:
        return t("dice.below", value=decimal(t, VERY_ODD, 3))
    return decimal(t, min(chance, 0.99), 2 if chance >= 0.1 else 3)


def broken(t: Texts, detail: str) -> Markup:
    """Return why the dice of a match cannot be counted."""
    return tag("p", t("replay.broken", detail=detail), class_="problem", role="alert")


def progress(t: Texts, at: int, n: int) -> Markup:
    """Return how far the records of kept games have been read."""
    told = t("dice.reading", at=at, n=n)
    return join(tag("p", told, role="status"), tag("progress", max=max(1, n), value=at, aria_label=told))
