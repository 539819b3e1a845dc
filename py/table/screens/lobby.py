"""The lobby: it stands in ``index.html``, a box for each game, and Python adds the game that was played last."""

from table.html import Markup, join, tag
from table.i18n import Texts
from table.screens.shell import button
from table.storage import Slot


def last(t: Texts, slot: Slot) -> Markup:
    """Return the way back to the unfinished game that was played most recently, with that game's texts."""
    label = join(t("lobby.continue"), tag("small", t("lobby.continue_hint", game=t("game.title"), turn=slot.turn)))
    return tag(
        "p",
        button(label, "resume", slot.id, picture="rolling-dices", kind="main big"),
        class_="last",
        data_slot=slot.id,
    )
