"""What the tests of Magiczny Miecz's table look at: the Troll of rule 1.5 among others, and ways to read markup."""

from xml.etree import ElementTree

from kraina.engine.decision import Decision, Option, Ref
from kraina.engine.ids import PlayerId
from kraina.engine.text import text
from kraina.games.magiczny_miecz.view import MieczView
from table.html import Markup
from table.i18n import Texts
from table.render.magiczny_miecz import MieczRenderer
from tests.rules.magiczny_miecz.table import Match, Table

NAMES = ("Anna", "<b>Bo</b>", "Cecylia")
DRAWN = MieczRenderer()


def texts(language: str = "en") -> Texts:
    return Texts(language, ["ui", "magiczny_miecz"], NAMES)


def seen(match: Match, viewer: int | None = 0) -> MieczView:
    view = match.view(None if viewer is None else PlayerId(viewer))
    assert isinstance(view, MieczView)
    return view


def troll() -> Match:
    """The Troll of 1.5: own Sword 6, Silver Arrow and Shepherd +1 always, Stiletto +1 and Crusader +2 in fights."""
    made = Table().seeker(
        0, "troll", at="wilds", objects=["silver-arrow", "stiletto#s1"], friends=["shepherd", "crusader"],
        kept={"crusader": ["fatum"]}, spells=["mirror"], trophies=["bear", "three-headed-dragon"], gold=7,
    )  # fmt: skip
    made.seeker(1, "elf", at="barrow", objects=["helmet"], spells=["golem", "homunculus"])
    return made.seeker(2, "hag", at="barrow").lying("glade", "cave", "wolf").gold("glade", 3).start()


def decision(*options: Option[str]) -> Decision[str]:
    return Decision(PlayerId(0), "turn", text("ask.turn"), options)


def option(key: str, at: Ref | None, label: str = "option.roll") -> Option[str]:
    return Option(key, key, text(label), at)


def parsed(markup: Markup) -> ElementTree.Element:
    return ElementTree.fromstring(f"<root>{markup}</root>")


def having(markup: Markup, name: str, value: str) -> list[ElementTree.Element]:
    """Return the elements of which an attribute is just this, or which are of this class."""
    found = [one for one in parsed(markup).iter() if name in one.attrib]
    return [one for one in found if value in (one.attrib[name].split() if name == "class" else [one.attrib[name]])]


def said(element: ElementTree.Element) -> str:
    """Return what can be read, in one line."""
    return " ".join(" ".join(element.itertext()).split())
