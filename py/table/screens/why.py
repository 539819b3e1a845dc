"""The dialogs of trust: a bot's reasons for a choice, and what there is to know about the match on the table."""

from collections.abc import Sequence
from typing import Any

from kraina.engine.bot import Reason
from kraina.engine.decision import Answer, Decision, Option
from table.html import Markup, tag
from table.i18n import Texts
from table.screens.chart import table
from table.screens.shell import button, dialog

FAR = 20_000
"""A worth beyond this is told in words: a bot means that it is above everything else, or out of the question."""
LEAST_MEASURE = 10
"""Where all worths are less than this, they only tell an order."""


def thinking(t: Texts) -> Markup:
    """Return the dialog while the match is played again up to the moment that was asked about."""
    return dialog(t, t("why.ask"), tag("p", t("why.thinking"), role="status"))


def silent(t: Texts, sentence: str) -> Markup:
    """Return the dialog that says why there are no reasons."""
    return dialog(t, t("why.ask"), tag("p", sentence, data_role="why"))


def why(
    t: Texts, decision: Decision[Any], answer: Answer, reasons: Sequence[Reason], shown: Sequence[Option[Any]] | None
) -> Markup:
    """Return the reasons for an answer.

    ``shown`` are the options that the viewer may know, where the match is still running: then no worth is told. None
    stands for all, with their worths.
    """
    options = {option.key: option for option in decision.options}
    picked = [t.say(options[key].label) for key in answer]
    order = _order(decision, answer, reasons) if shown is None else [option.key for option in shown]
    general = [one.text for one in reasons if not one.option]
    body: list[object] = [
        tag("p", tag("b", t("why.asked")), " ", t.say(decision.prompt)),
        tag("p", tag("b", t("why.chose")), " ", ", ".join(picked) or t("why.nothing")),
        *[tag("p", t.say(said)) for said in (general if shown is None else general[:1])],
    ]
    weighs = any(one.worth is not None for one in reasons)
    if weighs and order:
        body.append(_options(t, [options[key] for key in order], answer, reasons, worths=shown is None))
    if shown is not None:
        body.append(tag("p", t("why.hidden"), class_="hint"))
    elif weighs:
        body.append(tag("p", t("why.unit" if _measured(reasons) and t.has("why.unit") else "why.rank"), class_="hint"))
    return dialog(t, t("why.title", who=t.names[decision.player]), tag("div", *body, class_="why", data_role="why"))


def _measured(reasons: Sequence[Reason]) -> bool:
    """Return whether worths are a measure, and not only an order of preference."""
    return any(one.worth is not None and abs(one.worth) >= LEAST_MEASURE for one in reasons)


def _order(decision: Decision[Any], answer: Answer, reasons: Sequence[Reason]) -> list[str]:
    """Return the keys of all options, the best first."""
    ranked = [one.option for one in reasons if one.worth is not None]
    return ranked or [*answer, *[key for key in decision.keys() if key not in answer]]  # noqa: SIM118


def _options(
    t: Texts, options: Sequence[Option[Any]], answer: Answer, reasons: Sequence[Reason], *, worths: bool
) -> Markup:
    rows = []
    sees = any(one.option and one.worth is None for one in reasons)
    for option in options:
        own = [one for one in reasons if one.option == option.key]
        label = t.say(option.label)
        row: list[object] = [tag("b", label, f" ({t('why.picked')})") if option.key in answer else label]
        if worths:
            row.append(next((_worth(t, one.worth) for one in own if one.worth is not None), "–"))
        if sees:
            row.append("; ".join(t.say(one.text) for one in own if one.worth is None))
        rows.append(row)
    head = [t("why.option"), *([t("why.measure")] if worths else []), *([t("why.sees")] if sees else [])]
    return table(t("why.options"), head, rows)


def _worth(t: Texts, worth: int) -> str:
    if abs(worth) < FAR:
        return str(worth).replace("-", "−")
    return t("why.above_all" if worth > 0 else "why.out")


def match_dialog(t: Texts, slot: str, seed: int, turn: int, answers: int, *, finished: bool) -> Markup:
    """Return what there is to know about a match: its seed, and the ways to replay, dice, chronicle and annals."""
    ways = [("replay.open", f"replay/{slot}", "hourglass"), ("match.dice", f"dice/{slot}", "rolling-dices")]
    if finished:
        ways.append(("chronicle.open", f"chronicle/{slot}", "scroll-quill"))
    ways.append(("match.annals", "annals", "laurel-crown"))
    return dialog(
        t,
        t("match.title"),
        tag("p", t("match.turn", turn=turn, n=answers)),
        tag("p", t("match.seed", seed=str(seed)), class_="seed", data_role="seed"),
        tag("p", t("match.seed_hint"), class_="hint"),
        tag("div", *[button(t(label), "visit", place, picture=picture) for label, place, picture in ways],
            class_="row wrap"),
    )  # fmt: skip
