"""The pictures of cards and figures: an icon on a ground, perhaps with an emblem, as `data/<game>` declares them.

``icons.toml`` names the icon of everything, ``pictures.toml`` the ground that it stands on and its emblem. The colours
are those of the frame around it: ``--sky``, ``--far``, ``--near``, ``--stroke`` and ``--light`` for the ground, the
text's colour for the icon.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from kraina.engine.files import read_toml
from table.html import Markup, esc, icon, tag

PICTURES = "pictures"


@dataclass(frozen=True, slots=True)
class Picture:
    """What a picture is made of."""

    figure: str
    """Name of the icon in the middle."""
    ground: str
    """Name of the drawing behind it."""
    emblem: str = ""
    """Name of a second, small icon, or nothing."""


@cache
def pictures(game: str, table: str) -> Mapping[str, Picture]:
    """Return the pictures of a kind of thing of a game (``card``, ``character`` ...): id -> picture.

    A game whose icons stand in one table has all of them there. Raises KeyError for a thing that has no icon.
    """
    icons = read_toml(game, "icons")["icons"]
    figures = icons.get(table, icons)
    declared = read_toml(game, PICTURES)
    emblems = declared.get("emblem", {}).get(table, {})
    return {
        ident: Picture(figures[ident], ground, emblems.get(ident, ""))
        for ground, idents in declared["ground"][table].items()
        for ident in idents
    }


@lru_cache(maxsize=512)
def drawn(picture: Picture) -> Markup:
    """Return a picture, hidden from screen readers; it fills what it is put into."""
    ground = Markup(f'<use href="#g-{esc(picture.ground)}"></use>')
    return tag(
        "span",
        tag("svg", ground, class_="ground", viewBox="0 0 160 112", preserveAspectRatio="xMidYMax slice"),
        icon(picture.figure),
        tag("span", icon(picture.emblem), class_="emblem") if picture.emblem else None,
        class_="picture",
        aria_hidden="true",
    )
