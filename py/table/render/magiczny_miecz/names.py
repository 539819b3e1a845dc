"""Names and pictures of players and Characters, for the parts of the table."""

from functools import lru_cache

from kraina.engine.ids import PlayerId
from kraina.games.magiczny_miecz.view import SeekerView
from table.html import Markup, tag
from table.i18n import Texts
from table.render.magiczny_miecz.cards import picture_of
from table.render.magiczny_miecz.overlay import badge


def player_name(t: Texts, player: PlayerId) -> str:
    """Return a player's name, or the number of the seat where there is none."""
    return t.names[player] if player < len(t.names) else str(player + 1)


def character_of(t: Texts, one: SeekerView) -> str:
    """Return the name of a Seeker's Character, or nothing if the player has none."""
    return t(f"character.{one.character}.name") if one.character else ""


@lru_cache(maxsize=128)
def portrait(player: PlayerId, character: str) -> Markup:
    """Return the picture of a Character in the colour of its seat, with the pawn that stands on the map."""
    face = picture_of("character", character) if character else None
    return tag("span", face, badge(player), class_=f"portrait seat-{player}", aria_hidden="true")
