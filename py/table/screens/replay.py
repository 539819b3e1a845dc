"""The replay: the board as it stood at any decision, a time line to go along it, and what was chosen there."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kraina.engine.decision import Answer, Decision
from kraina.engine.event import Event
from table.html import Markup, icon, join, tag
from table.i18n import Texts
from table.lines import line_of
from table.screens.shell import button
from table.screens.table import board, log_line, table_class

STEPS = (
    ("first", "|◀"),
    ("back-turn", "◀◀"),
    ("back", "◀"),
    ("play", "▶"),
    ("on", "▶"),
    ("on-turn", "▶▶"),
    ("last", "▶|"),
)
"""Buttons of the time line with their signs; ``play`` has icons of its own."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a replay stands."""

    at: int
    length: int
    turn: int
    turns: Sequence[int]
    """How many decisions lie before the start of each turn."""
    playing: bool


def frame(t: Texts, size: tuple[int, int]) -> Markup:
    """Return the replay with empty regions; ``size`` is that of the board."""
    wide, high = size
    hand, players, piles = (_panel(name, title) for name, title in _titles(t))
    controls = tag(
        "section",
        tag("h1", t("replay.title", game=t("game.title")), tabindex="-1"),
        tag("div", id="time"),
        tag("div", id="choice", aria_live="polite"),
        class_="ask replay-ask",
        aria_label=t("replay.time"),
    )
    told = tag(
        "section",
        tag("h2", t("replay.told"), id="told-title"),
        tag("div", id="told", tabindex="0", role="group", aria_labelledby="told-title"),
        class_="panel panel-log",
    )
    return tag(
        "div",
        tag("div", board(t), tag("div", hand, piles, class_="strip"), class_="left"),
        tag("div", controls, players, told, class_="right"),
        class_=f"{table_class(size)} replay",
        style=f"--board-ratio: {wide} / {high}",
        data_screen="replay",
        data_board_language=t.language,
    )


def _titles(t: Texts) -> tuple[tuple[str, str], ...]:
    return ("hand", t("replay.hands")), ("players", t("play.players")), ("piles", t("play.piles"))


def _panel(name: str, title: str) -> Markup:
    inside = tag("div", id=name, role="group", tabindex="0", aria_labelledby=f"{name}-title")
    return tag("section", tag("h2", title, id=f"{name}-title"), inside, class_=f"panel panel-{name}")


def reading(t: Texts, part: int) -> Markup:
    """Return how far the record of the match has been read."""
    told = t("replay.reading", part=part)
    return join(tag("p", told, role="status"), tag("progress", max=100, value=part, aria_label=told))


def broken(t: Texts, detail: str) -> Markup:
    """Return why the record of the match cannot be replayed."""
    return tag("p", t("replay.broken", detail=detail), class_="problem", role="alert")


def time_line(t: Texts, place: Place) -> Markup:
    """Return the slider, the buttons around it, and where play stands."""
    where = _where(t, place)
    slider = tag(
        "input", type="range", id="replay-at", name="at", min=0, max=place.length, step=1, value=place.at,
        aria_label=t("replay.slider"), aria_valuetext=where,
    )  # fmt: skip
    return join(
        tag("p", where, id="replay-where"),
        tag("form", slider, _marks(place), id="replay"),
        tag("div", *[_step(t, name, sign, place) for name, sign in STEPS], class_="row steps", role="group",
            aria_label=t("replay.time")),
        tag("p", t("replay.keys"), class_="hint keys-hint") if place.at == 0 else None,
    )  # fmt: skip


def _where(t: Texts, place: Place) -> str:
    if place.at == 0:
        return t("replay.start")
    told = t("replay.place", at=place.at, length=place.length, turn=place.turn)
    return f"{told} · {t('replay.end')}" if place.at == place.length else told


def _marks(place: Place) -> Markup:
    """Return a line of marks below the slider, one for each turn."""
    length = max(1, place.length)
    path = "".join(f"M{round(1000 * at / length, 1)} 0V10" for at in place.turns)
    return tag("svg", tag("path", d=path), viewBox="0 0 1000 10", preserveAspectRatio="none", class_="marks",
               aria_hidden="true")  # fmt: skip


def _step(t: Texts, name: str, sign: str, place: Place) -> Markup:
    word = "pause" if name == "play" and place.playing else name
    label = t(f"replay.{word.replace('-', '_')}")
    shown = icon("pause-button" if place.playing else "play-button") if name == "play" else sign
    idle = place.at == 0 if name in ("first", "back-turn", "back") else place.at == place.length
    return tag("button", shown, type="button", class_="round" + (" main" if name == "play" else ""), title=label,
               aria_label=label, aria_disabled="true" if idle and not place.playing else None, data_act="replay",
               data_value=name)  # fmt: skip


def choice(t: Texts, decision: Decision[Any], answer: Answer | None, *, why: Markup | None) -> Markup:
    """Return who decides here, what was asked and what was chosen; without an answer only who."""
    who = tag("p", tag("span", decision.player + 1, class_=f"disc seat-{decision.player}", aria_hidden="true"),
              t("replay.decides", who=t.names[decision.player]), class_="who")  # fmt: skip
    if answer is None:
        return join(who, why)
    picked = [t.say(option.label) for option in decision.options if option.key in answer]
    left = [t.say(option.label) for option in decision.options if option.key not in answer]
    others = tag(
        "details",
        tag("summary", t("replay.others", n=len(left))),
        tag("ul", *[tag("li", label) for label in left]),
    )
    return join(
        who,
        tag("p", t.say(decision.prompt), class_="what"),
        tag("p", tag("b", t("replay.chose", options=", ".join(picked) or t("replay.nothing")))),
        others if left else None,
        why,
    )


def ending(t: Texts, sentence: str, digest: str, *, same: bool) -> Markup:
    """Return how the match ended, and whether the replay stands where the match does."""
    told = t("replay.same" if same else "replay.other", digest=digest[:16])
    return join(tag("p", sentence, class_="who") if sentence else None,
                tag("p", told, class_="hint", data_role="digest", data_digest=digest))  # fmt: skip


def told(t: Texts, game: str, events: Sequence[Event]) -> Markup:
    """Return the lines of what had just happened."""
    if not events:
        return tag("p", t("replay.told_nothing"), class_="hint")
    return join(*[log_line(t, game, line_of(event)) for event in events])


def hands(t: Texts, seat: int, cards: Markup) -> Markup:
    """Return the cards of a seat, and buttons to see those of the others."""
    others = [
        tag(
            "button",
            tag("span", other + 1, class_=f"disc seat-{other}", aria_hidden="true"),
            tag("span", name),
            type="button",
            class_="eyes",
            aria_pressed="true" if other == seat else "false",
            data_act="replay-eyes",
            data_value=other,
        )
        for other, name in enumerate(t.names)
    ]
    row = tag("div", *others, class_="row wrap", role="group", aria_label=t("replay.hands"))
    empty = tag("p", t("replay.hand_empty", who=t.names[seat]), class_="hint")
    return join(row, tag("div", cards or empty, class_="held"))


def why_button(t: Texts, at: int, label: str) -> Markup:
    """Return the button that asks a bot for its reasons."""
    return button(t("why.ask"), "why", str(at), picture="conversation", aria_label=label)


def covered(t: Texts) -> Markup:
    """Return what stands in the place of hands that nobody may see yet."""
    return tag("p", t("replay.hands_hidden"), class_="hint")


def watching(t: Texts) -> Markup:
    """Return why less is shown of a match that is still running."""
    return tag("p", t("replay.hidden"), class_="hint")
