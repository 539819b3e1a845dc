"""What the viewer holds: Spells, Items and Friends."""

from typing import Any

from kraina.engine.decision import Decision
from kraina.games.jaskinia.view import HIDDEN, JaskiniaView, SearcherView
from table.html import Markup
from table.i18n import Texts
from table.render.jaskinia.cards import LOOK
from table.render.jaskinia.sheets import load_title
from table.render.kin import hands
from table.render.kin.hands import Holding


def hand(view: JaskiniaView, decision: Decision[Any] | None, t: Texts) -> Markup:
    """Return the viewer's Spells, Items and Friends, and other cards that the decision offers."""
    own = next((one for one in view.searchers if one.player == view.viewer and one.character), None)
    return hands.hand(LOOK, None if own is None else _holding(own, t), decision, t)


def _holding(own: SearcherView, t: Texts) -> Holding:
    return Holding(
        whole=(("spells", tuple(uid for uid in own.spells if uid != HIDDEN)),),
        small=(("items", load_title(own, t), own.items), ("friends", t("table.friends"), own.friends)),
        note=lambda uid: "",
    )
