"""After the game: the chronicle of a match in words, and the curves of strength with their table."""

from collections.abc import Sequence

from table.chronicle import Chapter, Sentence
from table.html import Markup, icon, join, tag
from table.i18n import Texts
from table.screens.chart import Curve, curves, table
from table.screens.shell import button, link
from table.story import Story

MOST_ROWS = 25
"""Turns in the table of strength; of a longer match they are picked evenly."""


def chronicle(t: Texts, slot: str, chapters: Sequence[Chapter], story: Story) -> Markup:
    """Return the chronicle of the finished match in a slot."""
    return tag(
        "div",
        tag("h1", t("chronicle.title", game=t("game.title")), tabindex="-1"),
        *[_chapter(t, slot, number, chapter) for number, chapter in enumerate(chapters)],
        tag(
            "div",
            button(t("chronicle.export"), "chronicle-save", picture="scroll-quill", kind="main"),
            link(t("replay.open"), f"replay/{slot}", picture="hourglass", kind="button"),
            link(t("match.dice"), f"dice/{slot}", picture="rolling-dices", kind="button"),
            link(t("annals.title"), "annals", picture="laurel-crown", kind="button"),
            class_="row wrap",
        ),
        _strength(t, story),
        class_="sheet chronicle",
        data_screen="chronicle",
    )


def _chapter(t: Texts, slot: str, number: int, chapter: Chapter) -> Markup:
    lines = [tag("li", _sentence(t, slot, one)) for one in chapter.sentences]
    heading = tag("h2", chapter.title, id=f"part-{number}")
    return tag("section", heading, tag("ul", *lines, class_="tale"), aria_labelledby=f"part-{number}")


def _sentence(t: Texts, slot: str, one: Sentence) -> Markup:
    """Return a sentence with the way to its moment in the replay."""
    if one.at is None:
        return join(one.text)
    label = f"{t('chronicle.replay_at')}: {one.text}"
    seen = tag("a", icon("hourglass"), href=f"#replay/{slot}/{one.at}", class_="seen", title=t("chronicle.replay_at"),
               aria_label=label)  # fmt: skip
    return join(one.text, " ", seen)


def _strength(t: Texts, story: Story) -> Markup | None:
    """Return the curves of strength and the same as a table."""
    if not story.strengths:
        return None
    turns = [turn for turn, _ in story.strengths]
    drawn = [Curve(seat, name, tuple(row[seat] for _, row in story.strengths)) for seat, name in enumerate(t.names)]
    told = " ".join(
        t("chronicle.curve", who=one.name, first=one.values[0], last=one.values[-1], peak=max(one.values))
        for one in drawn
    )
    label = t("chronicle.curves_label", first=turns[0], last=turns[-1], list=told)
    step = max(1, -(-len(turns) // MOST_ROWS))
    picked = [*range(0, len(turns) - 1, step), len(turns) - 1]
    rows = [[turns[place], *[one.values[place] for one in drawn]] for place in picked]
    return tag(
        "section",
        tag("h2", t("chronicle.curves"), id="curves-title"),
        tag("p", t("strength.text"), class_="hint"),
        curves(drawn, turns, label=label, axis=t("chronicle.turn")),
        tag(
            "details",
            tag("summary", t("chronicle.curves_table")),
            table(t("chronicle.curves"), (t("chronicle.turn"), *[one.name for one in drawn]), rows),
        ),
        aria_labelledby="curves-title",
    )


def reading(t: Texts, title: str, part: int) -> Markup:
    """Return a page that waits for the record of a match to be read."""
    told = t("chronicle.reading", part=part)
    return tag(
        "div",
        tag("h1", title, tabindex="-1"),
        tag("p", told, role="status"),
        tag("progress", max=100, value=part, aria_label=told),
        class_="sheet",
        data_screen="reading",
    )


def notice(t: Texts, title: str, sentence: str) -> Markup:
    """Return a page that says why there is no chronicle."""
    return tag(
        "div",
        tag("h1", title, tabindex="-1"),
        tag("p", sentence),
        tag("p", link(t("nav.table"), "table", picture="rolling-dices", kind="button")),
        class_="sheet",
        data_screen="chronicle",
    )
