"""What stands beside a question to teach: a step of the guided first game, and a note at the first of a kind."""

from table.html import Markup, icon, tag
from table.i18n import Texts
from table.lesson import Lesson, Step
from table.screens.shell import button


def guide_box(t: Texts, lesson: Lesson, *, waits: bool) -> Markup:
    """Return the present step of a lesson; ``waits`` tells that somebody else decides first."""
    step = lesson.step
    if step is None:
        return Markup("")
    astray = lesson.astray is not None
    title = t("teach.astray") if astray else t(f"guide.{step.id}.title")
    doing: list[Markup] = []
    if astray:
        doing.append(button(t("teach.back"), "lesson-back", picture="anticlockwise-rotation", kind="main"))
    elif not step.take and not waits:
        doing.append(button(t("teach.next"), "lesson-next", kind="main"))
    doing.append(button(t("teach.leave"), "lesson-leave", kind="plain"))
    count = t("teach.step", n=lesson.number, of=len(lesson.guide.steps))
    return tag(
        "aside",
        tag("p", icon("open-book"), tag("span", count), class_="guide-count"),
        tag("h2", title, id="guide-title"),
        tag("p", _said(t, step, astray=astray, waits=waits), class_="guide-text"),
        tag("div", *doing, class_="row wrap"),
        class_=f"guide{' astray' if astray else ''}",
        aria_labelledby="guide-title",
        data_step=step.id,
    )


def _said(t: Texts, step: Step, *, astray: bool, waits: bool) -> str:
    if astray:
        own = f"guide.{step.id}.else"
        return t(own) if t.has(own) else t("teach.astray_text")
    return t("teach.waits") if waits else t(f"guide.{step.id}.text")


def note(t: Texts, kind: str) -> Markup:
    """Return the note at the first question of a kind."""
    return tag(
        "aside",
        tag("p", icon("help"), tag("span", t(f"note.{kind}"))),
        button(t("teach.seen"), "note-seen", kind="plain"),
        button(t("teach.no_notes"), "note-off", kind="plain"),
        class_="note",
        aria_label=t("teach.note"),
    )
