"""What the dice may bring before the trials, the search for the Crystal and the Great Gates: exact chances."""

from typing import Any

from kraina.engine.decision import Decision
from kraina.games.jaskinia.definitions import definitions
from kraina.games.jaskinia.view import JaskiniaView, SearcherView
from kraina.kit.cave import odds
from kraina.kit.cave.odds import Chance, reduced
from kraina.kit.points import total
from table.html import Markup, tag
from table.i18n import Texts
from table.render.jaskinia.cards import LOOK
from table.render.kin.fight import percent
from table.render.kin.look import icon_of

ROBBED, DOUBLE = "bloodstone", "mineral"


def chances(view: JaskiniaView, decision: Decision[Any] | None) -> tuple[tuple[str, Chance], ...]:
    """Return what a question is about and the chance of each, or nothing where no dice are to be weighed."""
    if decision is None or view.fight is not None:
        return ()
    one, keys = view.searchers[decision.player], decision.keys()
    if not one.character:
        return ()
    if decision.kind == "trials":
        return _trials(one)
    if decision.kind == "chamber":
        return (("find", odds.two_dice(total(one.power))),)
    if "gates-strength" in keys:
        return tuple(
            (f"gates-{name}", odds.gates(total(parts)))
            for name, parts in (("strength", one.strength), ("power", one.power))
        )
    return ()


def _trials(one: SearcherView) -> tuple[tuple[str, Chance], ...]:
    """Return the chances of the three trials, and of all of them one after another (12.5)."""
    found = (
        ("beast", odds.beast(total(one.strength), one.spare_strength)),
        ("phantom", odds.phantom(total(one.power), one.spare_power)),
        ("gnome", odds.gnome(_wealth(one))),
    )
    ways = of = 1
    for _, (won, cases) in found:
        ways, of = ways * won, of * cases
    return (*found, ("all", reduced(ways, of)))


def _wealth(one: SearcherView) -> int:
    """Return what can be paid to the Gnome, with what he takes off his price."""
    data = definitions()
    return one.gold + len(one.items) + len(one.friends) + data.box.characters[one.character].discount


def scene(view: JaskiniaView, decision: Decision[Any] | None, t: Texts, place: str) -> Markup:
    """Return the exact chances of what is asked, or nothing."""
    found = chances(view, decision)
    if not found:
        return Markup("")
    rows = [
        tag(
            "li",
            tag("span", t(f"table.chance.{name}"), class_="odds-label"),
            tag("b", f"{percent(ways, of)} %"),
            tag("small", t("table.odds.exact", n=ways, of=of) if of < 10_000 else t("table.chance.product")),
        )
        for name, (ways, of) in found
    ]
    title = t("table.chance.title")
    return tag(
        "section", tag("h2", icon_of(LOOK, "state", "crystal"), title, class_="fight-title"),
        tag("ul", *rows, class_="odds-words jk-chances"), class_=f"fight jk-odds {place}", aria_label=title,
    )  # fmt: skip
