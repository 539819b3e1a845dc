"""Names and portraits of players and their heroes, for the parts of the table."""

from functools import lru_cache

from kraina.engine.ids import PlayerId
from kraina.games.legenda.cards import load_data
from table.html import Markup, tag
from table.i18n import Texts
from table.render.kin.look import picture_of
from table.render.kin.pawns import player_name
from table.render.legenda.cards import LOOK
from table.render.legenda.figures import badge

__all__ = ["hero_name", "own_trait", "player_name", "portrait"]


def own_trait(hero: str) -> str:
    """Return the trait in which a hero begins strongest, by which its figure is drawn; nothing without a hero."""
    return load_data().heroes[hero].own if hero else ""


def hero_name(t: Texts, hero: str) -> str:
    """Return the name of a hero, or nothing for a player who has none yet."""
    return t(f"character.{hero}.name") if hero else ""


@lru_cache(maxsize=64)
def portrait(player: PlayerId, hero: str) -> Markup:
    """Return the picture of a hero in the colour of its seat, with the figure that stands on the map."""
    face = picture_of(LOOK, "character", hero) if hero else None
    return tag("span", face, badge(player, own_trait(hero)), class_=f"portrait seat-{player}", aria_hidden="true")
