"""The lobby: a box for each game, the last game, and a quick start."""

from collections.abc import Sequence
from dataclasses import dataclass

from table.html import Markup, icon, join, tag
from table.i18n import Texts
from table.screens.shell import button, link
from table.storage import Slot


@dataclass(frozen=True, slots=True)
class Box:
    """A game in the lobby, with its own texts."""

    game: str
    t: Texts
    seats: tuple[int, int]


def lobby(t: Texts, boxes: Sequence[Box], last: Slot | None) -> Markup:
    """Return the lobby. ``last`` is the unfinished game that was played most recently."""
    return tag(
        "div",
        tag(
            "div",
            tag("h1", t("lobby.title"), tabindex="-1"),
            tag("p", t("lobby.intro"), class_="lead"),
            _last(t, boxes, last),
            class_="welcome",
        ),
        tag("section", *[_box(box) for box in boxes], class_="boxes", aria_label=t("lobby.boxes")),
        class_="lobby",
        data_screen="lobby",
    )


def _last(t: Texts, boxes: Sequence[Box], last: Slot | None) -> Markup | None:
    title = next((box.t("game.title") for box in boxes if last is not None and box.game == last.game), None)
    if last is None or title is None:
        return None
    label = join(t("lobby.continue"), tag("small", t("lobby.continue_hint", game=title, turn=last.turn)))
    return tag(
        "p",
        button(label, "resume", last.id, picture="rolling-dices", kind="main big"),
        class_="last",
        data_slot=last.id,
    )


def _box(box: Box) -> Markup:
    t = box.t
    least, most = box.seats
    facts = (
        ("meeple-group", t("lobby.seats", least=least, most=most)),
        ("hourglass", t("game.length")),
    )
    quick = join(t("lobby.quick"), tag("small", t("lobby.quick_hint")))
    return tag(
        "article",
        tag("img", src=f"css/art/{box.game}.svg", alt="", width="480", height="640", class_="cover"),
        tag(
            "div",
            tag("h2", t("game.title"), id=f"box-{box.game}"),
            tag("p", t("game.tagline"), class_="tagline"),
            tag("ul", *[tag("li", icon(picture), tag("span", fact)) for picture, fact in facts], class_="facts"),
            tag(
                "div",
                button(quick, "quick", box.game, picture="dice-six-faces-five", kind="main big"),
                button(t("lobby.setup"), "setup", box.game, picture="meeple-group", kind="big"),
                class_="row wrap",
            ),
            tag("p", link(t("lobby.rules"), f"rules/{box.game}", picture="open-book")),
            tag("p", t("game.history"), class_="history"),
            class_="box-text",
        ),
        class_="box",
        aria_labelledby=f"box-{box.game}",
    )
