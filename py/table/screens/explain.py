"""Explanations: of the open question, of a card, and of somebody's counters, each with its rule."""

from collections.abc import Sequence
from typing import Any

from kraina.engine.decision import Decision
from kraina.engine.ids import RuleRef
from table.explanation import Counter
from table.html import Markup, join, tag
from table.i18n import Texts
from table.screens.rulebook import Book, basis_mark, rule_row, rulings_of
from table.screens.shell import button
from table.screens.table import rule_link
from table.sources import source_of


def prompt(t: Texts, it: Book, decision: Decision[Any]) -> Markup:
    """Return what a question is about: its rule, and what each answer leads to."""
    said = [
        tag("li", tag("b", t.say(one.label)), f" – {t.say(one.hint)}" if one.hint is not None else None)
        for one in decision.options
    ]
    return _dialog(
        t,
        t.say(decision.prompt),
        tag("p", t.say(decision.why)) if decision.why is not None else None,
        _rule(t, it, decision.rule),
        tag("h3", t("play.options")),
        tag("ul", *said, class_="explained"),
        rule=decision.rule,
        game=it.game,
    )


def card(t: Texts, it: Book, design: str, face: Markup, rule: RuleRef) -> Markup:
    """Return a card with its face, where it comes from, and its rule."""
    source = source_of(it.game, design)
    return _dialog(
        t,
        t(f"card.{design}.name"),
        tag("div", face, tag("p", basis_mark(t, source), " ", t(f"source.{source}")), class_="explained-card"),
        _rule(t, it, rule),
        rule=rule,
        game=it.game,
    )


def counters(t: Texts, game: str, who: str, found: Sequence[Counter]) -> Markup:
    """Return somebody's counters: what each is, how much, and what adds to it."""
    rows = [
        tag(
            "section",
            tag("h3", t(f"explain.counter.{one.name}.name"), " ", tag("b", one.value)),
            tag("p", t(f"explain.counter.{one.name}.text"), " ", rule_link(t, game, one.rule)),
            tag("ul", *[tag("li", tag("span", said), " ", tag("b", points)) for said, points in one.parts])
            if one.parts
            else None,
            class_="explained-counter",
        )
        for one in found
    ]
    return _dialog(t, t("explain.counters", who=who), *rows, rule=None, game=game)


def _rule(t: Texts, it: Book, rule: RuleRef | None) -> Markup | None:
    """Return a rule in full with the rulings about it."""
    row = next((row for row in it.rules if row["id"] == rule), None)
    return None if row is None else rule_row(t, row, rulings_of(it, str(row["id"])))


def _dialog(t: Texts, title: str, *body: object, rule: RuleRef | None, game: str) -> Markup:
    more = button(t("explain.more"), "rule", f"{game}/{rule}", picture="open-book") if rule else None
    ways = tag("div", more, button(t("page.done"), "close", kind="main"), class_="row end")
    return join(tag("h2", title, id="dialog-title", tabindex="-1"), *body, ways)
