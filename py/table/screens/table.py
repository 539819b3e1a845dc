"""The table: its frame, and what the page itself puts there: banner, buttons, log and curtain."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from kraina.engine.decision import Decision
from kraina.engine.ids import RuleRef
from table.address import rule_place
from table.chances import with_chances
from table.html import Branch, Markup, branch, icon, join, tag
from table.i18n import Texts
from table.lines import Line
from table.screens.options import how_many
from table.screens.shell import button, pace
from table.sources import ask_prompt

REGIONS = (
    "ground",
    "overlay",
    "dice",
    "scene",
    "moment",
    "guide",
    "banner",
    "recap",
    "options",
    "note",
    "tools",
    "curtain",
    "hand",
    "players",
    "piles",
)

NO_LINE = Markup("<p hidden></p>")
"""A line of the log that the viewer may not read."""


def frame(t: Texts, size: tuple[int, int]) -> Markup:
    """Return the table with empty regions; ``size`` is that of the board."""
    wide, high = size
    ask = tag(
        "section",
        tag("div", id="guide", aria_live="polite"),
        tag("div", id="banner", data_role="prompt", aria_live="polite", aria_atomic="true"),
        tag("div", id="recap"),
        tag("div", id="options", role="group", aria_label=t("play.options")),
        tag("div", id="note"),
        tag("div", id="tools"),
        class_="ask",
        aria_label=t("play.options"),
    )
    log = tag(
        "section",
        tag("h2", t("play.log"), id="log-title"),
        tag("div", id="log", role="log", tabindex="0", aria_labelledby="log-title"),
        class_="panel panel-log",
    )
    hand, players, piles = (_panel(t, name) for name in ("hand", "players", "piles"))
    return tag(
        "div",
        tag("h1", t("play.title", game=t("game.title")), class_="unseen", tabindex="-1"),
        tag("div", board(t), tag("div", hand, piles, class_="strip"), class_="left"),
        tag("div", ask, players, log, class_="right"),
        tag("div", id="curtain"),
        class_=table_class(size),
        style=f"--board-ratio: {wide} / {high}",
        data_screen="table",
        data_board_language=t.language,
    )


def table_class(size: tuple[int, int]) -> str:
    """Return the classes of a table; one with a map that is higher than wide is laid out in another way."""
    wide, high = size
    return "table upright" if wide < high else "table"


def board(t: Texts) -> Markup:
    """Return the board with empty regions, and the buttons that zoom it."""
    zooms = [
        tag("button", sign, type="button", class_="round", aria_label=t(f"play.{name}"), title=t(f"play.{name}"),
            data_act="zoom", data_value=step)
        for sign, name, step in (("+", "zoom_in", 1), ("−", "zoom_out", -1), ("⤢", "zoom_all", 0))
    ]  # fmt: skip
    stage = tag("div", tag("div", id="ground"), tag("div", id="overlay"), id="stage")
    return tag(
        "section",
        tag("div", stage, id="board"),
        tag("div", id="dice", aria_hidden="true"),
        tag("div", *zooms, class_="zooms"),
        tag("div", id="scene"),
        tag("div", id="moment", aria_hidden="true"),
        class_="board",
        aria_label=t("play.board"),
    )


def _panel(t: Texts, name: str) -> Markup:
    heading = tag("h2", t(f"play.{name}"), id=f"{name}-title")
    # It scrolls where there is little room, and so has to be reached by the keyboard.
    inside = tag("div", id=name, role="group", tabindex="0", aria_labelledby=f"{name}-title")
    return tag("section", heading, inside, class_=f"panel panel-{name}")


def svg(size: tuple[int, int], content: Markup, *, label: str = "") -> Markup:
    """Return a drawing of the board's size; without a label it is hidden from screen readers."""
    wide, high = size
    about = {
        "viewBox": f"0 0 {wide} {high}",
        "role": "img" if label else None,
        "aria_label": label or None,
        "aria_hidden": None if label else "true",
    }
    if isinstance(content, Branch):
        return branch("", branch("svg", *content.children, **about))
    return tag("svg", content, **about)


def rule_link(t: Texts, game: str, rule: RuleRef) -> Markup:
    """Return a link to a rule."""
    label = t("play.rule_title", rule=rule)
    return tag("a", t("play.rule", rule=rule), href=rule_place(game, rule), class_="rule", title=label,
               data_act="rule", data_value=f"{game}/{rule}")  # fmt: skip


def banner(t: Texts, game: str, decision: Decision[Any], source: str | None) -> Markup:
    """Return who has to decide what, why, and by which rule."""
    asked = t.say(decision.prompt)
    if source is not None and source in asked:
        source = None
    return join(
        tag("p", _disc(decision.player), t("play.to_act", who=t.names[decision.player]), ask_prompt(t), class_="who"),
        tag(
            "p",
            tag("b", source, ": ") if source else None,
            asked,
            " ",
            with_chances(t.say(decision.why)) + " " if decision.why else None,
            how_many(t, decision),
            " ",
            rule_link(t, game, decision.rule) if decision.rule else None,
            class_="what",
        ),
    )


def waiting(t: Texts, player: int, *, curtain: bool) -> Markup:
    """Return the banner while somebody else decides."""
    who = t.names[player]
    if curtain:
        return join(
            tag("p", _disc(player), t("play.to_act", who=who), class_="who"),
            tag("p", t("play.curtain_hint", who=who), class_="what"),
        )
    return join(
        tag("p", _disc(player), t("play.waits", who=who), class_="who"),
        tag("p", t("play.waits_hint"), class_="what"),
    )


def resting(t: Texts) -> Markup:
    """Return the banner of a game that is played on in another tab."""
    return join(
        tag("p", t("problem.elsewhere"), class_="what"),
        button(t("problem.take_over"), "take-over", kind="main"),
    )


def over(t: Texts, sentence: str) -> Markup:
    """Return the banner after the end."""
    return join(tag("p", t("play.over"), class_="who"), tag("p", sentence, class_="what"))


def _disc(player: int) -> Markup:
    return tag("span", player + 1, class_=f"disc seat-{player}", aria_hidden="true")


@lru_cache(maxsize=16)
def tools(t: Texts, *, can_undo: bool, skip: str | None, result: bool, muted: int, speed: str) -> Markup:
    """Return undo, skip and save; ``skip`` is the label of the button that runs bots through.

    ``muted`` is the number of cards that the person before the screen does not want to be asked about.
    """
    return branch(
        "",
        button(t("play.result"), "result", picture="laurel-crown", kind="main") if result else None,
        button(t(skip), "skip", picture="fast-forward-button", kind="main") if skip else None,
        button(t("play.undo"), "undo", picture="anticlockwise-rotation", aria_disabled=None if can_undo else "true"),
        button(t("play.save"), "dialog", "save", picture="quill-ink"),
        button(t("saves.export"), "export", picture="scroll-quill"),
        button(t("match.open"), "dialog", "match", picture="hourglass"),
        button(t("play.muted", n=muted), "dialog", "settings", picture="sound-off") if muted else None,
        pace(t, speed),
    )


def curtain(t: Texts, player: int, kind: str) -> Markup:
    """Return what hangs before a hand until its owner sits down, and why, for some kinds of questions."""
    who = t.names[player]
    why = f"curtain.why.{kind}"
    return tag(
        "div",
        icon("theater-curtains"),
        tag("h2", t("curtain.title", who=who)),
        tag("p", t(why if t.has(why) else "curtain.text", who=who)),
        button(t("curtain.lift", who=who), "lift", kind="main big"),
        class_="curtain",
    )


def recap(t: Texts, game: str, lines: Sequence[Line], *, opened: bool = False) -> Markup:
    """Return what happened since the person's last answer; nothing if nobody else had a turn.

    It is folded up, unless it is ``opened`` because all of it was skipped.
    """
    if not any(line.turn for line in lines):
        return Markup("")
    told = [log_line(t, game, line) for line in lines]
    return tag("details", tag("summary", t("play.recap", n=len(lines))), *told, open=opened)


@lru_cache(maxsize=1024)
def log_line(t: Texts, game: str, line: Line) -> Markup:
    """Return one line of the log with its rule number."""
    rule = None
    if line.rule:
        label = t("play.rule_title", rule=line.rule)
        rule = tag("a", line.rule, href=rule_place(game, line.rule), class_="rule", title=label, aria_label=label,
                   data_act="rule", data_value=f"{game}/{line.rule}")  # fmt: skip
    return tag("p", t.say(line.text), " ", rule, _why(t, line), class_="turn" if line.turn else None)


def _why(t: Texts, line: Line) -> Markup | None:
    """Return the button that asks a bot for its reasons, on the line that tells what it chose."""
    if line.answer < 0:
        return None
    label = f"{t('why.ask')} {t.say(line.text)}"
    return tag("button", t("why.ask"), type="button", class_="why-ask", aria_label=label, data_act="why",
               data_value=line.answer)  # fmt: skip
