"""The result: who won, how long it took, and what comes next."""

from collections.abc import Sequence

from kraina.engine.game import Outcome, Seat
from kraina.engine.text import Who, text
from table.html import Markup, icon, tag
from table.i18n import Texts
from table.screens.shell import button, link


def result(t: Texts, slot: str, outcome: Outcome, seats: Sequence[Seat], turns: int, seed: int) -> Markup:
    """Return the result of the finished match in a slot."""
    winners = [t.names[player] for player in outcome.winners]
    title = t("result.won", who=", ".join(winners)) if winners else t("result.nobody")
    how = t.say(text(f"outcome.{outcome.reason}", **({"who": Who(outcome.winners[0])} if winners else {})))
    rows = [
        tag(
            "tr",
            tag("td", tag("span", place + 1, class_=f"disc seat-{place}", aria_hidden="true"), " ", seat.name),
            tag("td", t(f"kind.{seat.kind}")),
            tag("td", icon("laurel-crown", t("result.title")) if place in outcome.winners else ""),
        )
        for place, seat in enumerate(seats)
    ]
    head = tag(
        "tr", tag("th", t("result.player"), scope="col"), tag("th", t("result.played_by"), scope="col"), tag("td")
    )
    return tag(
        "div",
        tag("p", icon("laurel-crown"), class_="seal", aria_hidden="true"),
        tag("h1", title, tabindex="-1", data_role="outcome"),
        tag("p", how, class_="lead"),
        tag("p", t("result.turns", n=turns), " ", tag("span", t("result.seed", seed=str(seed)), class_="seed")),
        tag(
            "div",
            link(t("chronicle.open"), f"chronicle/{slot}", picture="scroll-quill", kind="button"),
            link(t("replay.open"), f"replay/{slot}", picture="hourglass", kind="button"),
            link(t("match.dice"), f"dice/{slot}", picture="rolling-dices", kind="button"),
            link(t("annals.title"), "annals", picture="laurel-crown", kind="button"),
            class_="row wrap",
        ),
        tag("table", tag("caption", t("result.standings")), tag("thead", head), tag("tbody", *rows)),
        tag(
            "div",
            button(t("result.again"), "again", "new", picture="rolling-dices", kind="main"),
            button(t("result.same"), "again", "same"),
            button(t("result.setup"), "again", "setup"),
            button(t("result.look"), "look"),
            button(t("result.export"), "export"),
            tag("a", t("result.lobby"), href="#", class_="button"),
            class_="row wrap",
        ),
        class_="sheet result",
        data_screen="result",
    )
