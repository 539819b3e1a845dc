"""The lobby: it stands in ``index.html``, a box for each game, and Python adds the game that was played last."""

from table.dates import written
from table.html import Markup, tag
from table.i18n import Texts
from table.screens.shell import button
from table.storage import Slot


def cover(game: str) -> Markup:
    """Return the picture of a game's box, small."""
    return tag("img", src=f"css/art/{game}.svg", alt="", width=480, height=640, class_="thumb", loading="lazy")


def last(t: Texts, slot: Slot) -> Markup:
    """Return the way back to the unfinished game that was played most recently, with that game's texts."""
    about = t("lobby.last_turn", game=t("game.title"), turn=slot.turn)
    return tag(
        "section",
        cover(slot.game),
        tag(
            "div",
            tag("h2", t("lobby.last"), id="last-title"),
            tag("p", tag("b", about), class_="last-about"),
            tag("p", tag("time", written(t, slot.saved), datetime=slot.saved), class_="hint"),
            tag("p", ", ".join(slot.names), class_="hint last-names"),
            button(t("lobby.continue"), "resume", slot.id, picture="rolling-dices", kind="main big"),
        ),
        class_="last",
        aria_labelledby="last-title",
        data_slot=slot.id,
    )
