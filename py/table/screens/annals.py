"""The annals: players, records, feats and the last matches, as this browser remembers them."""

from collections.abc import Mapping, Sequence

from table.address import HUMAN
from table.annals import Best, Entry, Person, persons, records
from table.feats import FEATS, feats_of
from table.html import Markup, icon, tag
from table.i18n import Texts
from table.screens.chart import decimal, table
from table.screens.shell import button, link

LAST = 10
"""Matches that are listed."""


def annals(t: Texts, entries: Sequence[Entry], titles: Mapping[str, str], *, damaged: bool) -> Markup:
    """Return the annals. ``titles`` are the games' names by id; entries are oldest first."""
    warning = tag("p", t("annals.damaged"), class_="problem", role="alert") if damaged else None
    parts: list[Markup | None] = [tag("p", t("annals.none"))]
    if entries:
        people = persons(entries)
        parts = [
            _persons(t, people, titles),
            *[_records(t, title, records(entries, game)) for game, title in titles.items()],
            *[_feats(t, one.name, entries) for one in people if one.kind == HUMAN],
            _last(t, entries, titles),
        ]
    doing = tag(
        "div",
        link(t("dice.title"), "dice", picture="rolling-dices", kind="button"),
        button(t("annals.clear"), "annals-clear", picture="trash-can") if entries or damaged else None,
        class_="row wrap",
    )
    return tag(
        "div",
        tag("h1", t("annals.title"), tabindex="-1"),
        tag("p", t("annals.lead")),
        warning,
        *parts,
        doing,
        class_="sheet annals",
        data_screen="annals",
    )


def _persons(t: Texts, people: Sequence[Person], titles: Mapping[str, str]) -> Markup:
    head = [t(f"annals.{key}") for key in ("name", "games", "wins", "by_game", "longest", "run", "dice")]
    rows = [
        [
            f"{one.name} ({_kind(t, one.kind)})",
            one.games,
            one.wins,
            ", ".join(
                t("annals.by_game_one", game=titles.get(game, game), won=won, played=played)
                for game, (played, won) in one.by_game.items()
            ),
            t("annals.longest_value", n=one.longest),
            one.best_run,
            decimal(t, one.average) if sum(one.dice) else "–",
        ]
        for one in people
    ]
    return tag("section", tag("h2", t("annals.persons")), table(t("annals.persons"), head, rows, unseen=True))


def _kind(t: Texts, kind: str) -> str:
    return t(f"kind.{kind}") if t.has(f"kind.{kind}") else kind


def _records(t: Texts, title: str, found: Sequence[Best]) -> Markup | None:
    if not found:
        return None
    heading = t("annals.records", game=title)
    rows = [
        [t(f"annals.record.{best.key}"), t(f"annals.unit.{best.key}", n=best.value), best.name or "–",
         day(best.entry.date)]
        for best in found
    ]  # fmt: skip
    head = [t(f"annals.{key}") for key in ("what", "value", "by", "when")]
    return tag("section", tag("h2", heading), table(heading, head, rows, unseen=True))


def _feats(t: Texts, name: str, entries: Sequence[Entry]) -> Markup:
    earned = feats_of(entries, name)
    rows = []
    for feat in FEATS:
        got = earned.get(feat)
        when = t("annals.earned", date=day(got.date)) if got is not None else t("annals.missing")
        rows.append(
            tag(
                "li",
                tag("span", icon("laurel-crown"), class_="wax", aria_hidden="true"),
                tag("div", tag("h3", t(f"feat.{feat}.name")), tag("p", t(f"feat.{feat}.text")),
                    tag("p", when, class_="hint")),
                class_="feat earned" if got is not None else "feat",
                data_feat=feat,
            )
        )  # fmt: skip
    heading = tag("h2", t("annals.feats_of", who=name, n=len(earned), of=len(FEATS)))
    return tag("section", heading, tag("ul", *rows, class_="feats"))


def _last(t: Texts, entries: Sequence[Entry], titles: Mapping[str, str]) -> Markup:
    rows = [
        tag(
            "li",
            tag("b", titles.get(one.game, one.game)),
            f" · {one.date.replace('T', ' ')} · ",
            ", ".join(one.names),
            " · ",
            t("result.turns", n=one.turns),
            " ",
            t("result.won", who=", ".join(one.names[seat] for seat in one.winners))
            if one.winners
            else t("result.nobody"),
        )
        for one in reversed(entries[-LAST:])
    ]
    return tag("section", tag("h2", t("annals.last")), tag("ul", *rows, class_="last-matches"))


def day(date: str) -> str:
    """Return the day of a date with its time."""
    return date.partition("T")[0]
