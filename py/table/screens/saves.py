"""The games kept in this browser, and the way in and out by file."""

from collections.abc import Mapping, Sequence

from table.dates import written
from table.html import Markup, icon, tag
from table.i18n import Texts
from table.screens.lobby import cover
from table.screens.shell import button, link
from table.storage import Slot


def saves(
    t: Texts, slots: Sequence[Slot], titles: Mapping[str, str], current: str | None, warning: Markup | None
) -> Markup:
    """Return the list of games. ``titles`` are the games' names by id; ``warning`` stands above them."""
    rows = [_row(t, slot, titles, on_table=slot.id == current) for slot in slots]
    listed = tag("ul", *rows, class_="slots", aria_label=t("saves.list")) if rows else tag("p", t("saves.none"))
    control = tag(
        "input",
        type="file",
        id="import-file",
        class_="unseen",
        accept=".json,application/json",
        aria_describedby="import-hint",
    )
    return tag(
        "div",
        tag("h1", t("saves.title"), tabindex="-1"),
        tag("p", t("saves.intro")),
        warning,
        listed,
        tag(
            "div",
            control,
            tag("label", icon("papers"), tag("span", t("saves.import")), for_="import-file", class_="button"),
            tag("p", t("saves.import_hint"), id="import-hint", class_="hint"),
            class_="import",
        ),
        class_="sheet",
        data_screen="saves",
    )


def slot_title(t: Texts, slot: Slot) -> str:
    """Return what a game is called in the list."""
    return slot.name or t("saves.unnamed")


def _row(t: Texts, slot: Slot, titles: Mapping[str, str], *, on_table: bool) -> Markup:
    if slot.damaged:
        about: list[object] = [tag("p", t("saves.damaged"))]
        doing: list[object] = []
    else:
        facts = [titles.get(slot.game, slot.game), t("saves.turn", n=slot.turn), written(t, slot.saved)]
        facts += [t("saves.finished")] if slot.finished else []
        facts += [t("saves.on_table")] if on_table else []
        about = [tag("p", " · ".join(facts)), tag("p", ", ".join(slot.names), class_="hint")]
        doing = [
            button(t("saves.look" if slot.finished else "saves.play"), "resume", slot.id, kind="main"),
            button(t("saves.export"), "export", slot.id, picture="scroll-quill"),
            link(t("replay.open"), f"replay/{slot.id}", picture="hourglass", kind="button"),
            link(t("chronicle.open"), f"chronicle/{slot.id}", picture="quill-ink", kind="button")
            if slot.finished
            else None,
        ]
    doing.append(button(t("saves.delete"), "delete", slot.id, picture="trash-can"))
    return tag(
        "li",
        None if slot.damaged else cover(slot.game),
        tag("div", tag("h2", slot_title(t, slot)), *about, class_="slot-about"),
        tag("div", *doing, class_="row wrap"),
        data_slot=slot.id,
    )
