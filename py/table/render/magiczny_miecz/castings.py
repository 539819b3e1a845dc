"""Spells that have been cast and have yet to work, and Events just drawn: what may be answered now."""

from collections.abc import Sequence

from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.games.magiczny_miecz.view import MieczView
from table.html import Markup, tag
from table.i18n import Texts
from table.render.magiczny_miecz.cards import card, small_card
from table.render.magiczny_miecz.names import player_name, portrait
from table.sources import ask_card

Cast = tuple[PlayerId, Uid, PlayerId | None]
"""Who casts which Spell on whom."""


def castings(view: MieczView, t: Texts) -> Markup | None:
    """Return the Spells being cast as a strip, the last one first: that is the one that can be answered."""
    if not view.castings:
        return None
    rows = [_casting(view, one, t) for one in reversed(view.castings)]
    return tag("div", tag("h3", t("table.casting")), tag("ul", *rows), class_="castings")


def _casting(view: MieczView, cast: Cast, t: Texts) -> Markup:
    caster, uid, target = cast
    name = tag("b", player_name(t, caster))
    aim = tag("span", "→ ", player_name(t, target)) if target is not None else None
    return tag("li", portrait(caster, view.seekers[caster].character), name, small_card(uid, t), aim)


def spell_scene(view: MieczView, t: Texts, place: str) -> Markup:
    """Return the Spell that can be answered, whole, and below it those that it answers."""
    last, *earlier = reversed(view.castings)
    caster, uid, target = last
    design = design_of(uid)
    title = t("table.casts", who=player_name(t, caster))
    if target is not None:
        title = t("table.casts-on", who=player_name(t, caster), other=player_name(t, target))
    rows = [_casting(view, one, t) for one in earlier]
    return tag(
        "section",
        tag("h2", portrait(caster, view.seekers[caster].character), title, class_="fight-title"),
        tag("div", card(design, t), ask_card(t, "magiczny_miecz", design), class_="shown-card"),
        tag("div", tag("h3", t("table.casting-on")), tag("ul", *rows), class_="castings") if rows else None,
        class_=f"spell-scene shown {place}",
        aria_label=title,
    )


def drawn_scene(uids: Sequence[Uid], t: Texts, place: str) -> Markup:
    """Return the Events just drawn, while somebody may still step in."""
    title = t("table.drawn")
    designs = map(design_of, uids)
    faces = [tag("li", card(design, t), ask_card(t, "magiczny_miecz", design)) for design in designs]
    return tag(
        "section", tag("h2", title, class_="fight-title"), tag("ul", *faces, class_="drawn"),
        class_=f"drawn-scene shown {place}", aria_label=title,
    )  # fmt: skip
