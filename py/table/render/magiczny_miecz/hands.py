"""What the viewer holds: Spells, those that Friends hold, Objects and Friends."""

from functools import partial
from typing import Any

from kraina.engine.decision import Decision
from kraina.engine.ids import Uid
from kraina.games.magiczny_miecz.view import MieczView, SeekerView
from table.html import Markup
from table.i18n import Texts
from table.render.kin import hands
from table.render.kin.hands import Holding
from table.render.magiczny_miecz.cards import LOOK
from table.render.magiczny_miecz.sheets import load_title, note_of


def hand(view: MieczView, decision: Decision[Any] | None, t: Texts) -> Markup:
    """Return the viewer's Spells, Objects and Friends, and other cards that the decision offers."""
    own = next((one for one in view.seekers if one.player == view.viewer and one.character), None)
    return hands.hand(LOOK, None if own is None else _holding(own, t), decision, t)


def _holding(own: SeekerView, t: Texts) -> Holding:
    kept = tuple(uid for _, uids in own.kept for uid in _seen(uids))
    return Holding(
        whole=(("spells", _seen(own.spells)), ("kept", kept)),
        small=(("objects", load_title(own, t), own.objects), ("friends", t("table.friends"), own.friends)),
        note=partial(note_of, one=own, t=t),
    )


def _seen(uids: tuple[Uid, ...]) -> tuple[Uid, ...]:
    return tuple(uid for uid in uids if uid)
