"""What the viewer holds: Spells, Objects and Followers."""

from typing import Any

from kraina.engine.decision import Decision
from kraina.games.talisman.view import HIDDEN, HeroView, TalismanView
from table.html import Markup
from table.i18n import Texts
from table.render.kin import hands
from table.render.kin.hands import Holding
from table.render.talisman.cards import LOOK
from table.render.talisman.sheets import load_title


def hand(view: TalismanView, decision: Decision[Any] | None, t: Texts) -> Markup:
    """Return the viewer's Spells, Objects and Followers, and other cards that the decision offers."""
    own = next((one for one in view.heroes if one.player == view.viewer and one.character), None)
    return hands.hand(LOOK, None if own is None else _holding(own, t), decision, t)


def _holding(own: HeroView, t: Texts) -> Holding:
    return Holding(
        whole=(("spells", tuple(uid for uid in own.spells if uid != HIDDEN)),),
        small=(("objects", load_title(own, t), own.objects), ("followers", t("table.followers"), own.followers)),
        note=lambda uid: "",
    )
