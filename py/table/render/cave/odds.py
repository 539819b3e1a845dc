"""What the dice may bring before the trials, the search for the Crystal and the Great Gates: exact chances."""

from collections.abc import Sequence

from kraina.kit.cave.odds import Chance
from table.html import Markup, tag
from table.i18n import Texts
from table.render.kin.fight import percent
from table.render.kin.look import Look, icon_of

COUNTED = 10_000
"""From so many ways on no fraction is shown: they are a product, and the parts stand beside it."""


def scene(look: Look, found: Sequence[tuple[str, Chance]], t: Texts, place: str) -> Markup:
    """Return exact chances, each with what it is about; they lie ``above`` or ``below`` on the map."""
    rows = [
        tag(
            "li",
            tag("span", t(f"table.chance.{name}"), class_="odds-label"),
            tag("b", _share(ways, of)),
            tag("small", t("table.odds.exact", n=ways, of=of) if of < COUNTED else _uncounted(name, t)),
        )
        for name, (ways, of) in found
    ]
    title = t("table.chance.title")
    return tag(
        "section", tag("h2", icon_of(look, "state", "crystal"), title, class_="fight-title"),
        tag("ul", *rows, class_="odds-words jk-chances"), class_=f"fight jk-odds {place}", aria_label=title,
    )  # fmt: skip


def _share(ways: int, of: int) -> str:
    """Return a chance in per cent; 0 and 100 are said of what is certain only."""
    rounded = percent(ways, of)
    if 0 < ways < of and rounded in (0, 100):
        return "> 99 %" if rounded else "< 1 %"
    return f"{rounded} %"


def _uncounted(name: str, t: Texts) -> str:
    return t("table.chance.product") if name == "all" else ""
