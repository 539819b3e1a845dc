"""Spells that have been cast and have yet to work, and cards just drawn: what may be answered now."""

from collections.abc import Sequence
from typing import Any

from kraina.engine.ids import PlayerId, Uid, design_of
from table.html import Markup, tag
from table.i18n import Texts
from table.render.kin.cards import card, small_card
from table.render.kin.look import Look, icon_of
from table.render.kin.pawns import player_name, portrait
from table.sources import ask_card

Cast = tuple[PlayerId, Uid, PlayerId | None]
"""Who casts which Spell on whom. A Spell that is no card is named by ``spell.<id>.name``."""


def castings(look: Look, view: Any, t: Texts) -> Markup | None:
    """Return the Spells being cast as a strip, the last one first: that is the one that can be answered."""
    found = look.castings(view)
    if not found:
        return None
    rows = [_casting(look, view, one, t) for one in reversed(found)]
    return tag("div", tag("h3", t("table.casting")), tag("ul", *rows), class_="castings")


def _casting(look: Look, view: Any, cast: Cast, t: Texts) -> Markup:
    caster, uid, target = cast
    face = portrait(look, caster, look.people(view)[caster].character)
    aim = tag("span", "→ ", player_name(t, target)) if target is not None else None
    return tag("li", face, tag("b", player_name(t, caster)), _named(look, uid, t), aim)


def _named(look: Look, uid: Uid, t: Texts) -> Markup:
    """Return a Spell in its small form, or the name of one that is no card."""
    if look.is_card(uid):
        return small_card(look, uid, t)
    return tag("span", icon_of(look, "kind", "spell"), t(f"spell.{uid}.name"), class_="small-card card-spell no-card")


def spell_scene(look: Look, view: Any, t: Texts, place: str) -> Markup:
    """Return the Spell that can be answered, whole, and below it those that it answers."""
    last, *earlier = reversed(look.castings(view))
    caster, uid, target = last
    title = t("table.casts", who=player_name(t, caster))
    if target is not None:
        title = t("table.casts-on", who=player_name(t, caster), other=player_name(t, target))
    design = design_of(uid)
    shown = (card(look, design, t), ask_card(t, look.game, design)) if look.is_card(uid) else (_named(look, uid, t),)
    rows = [_casting(look, view, one, t) for one in earlier]
    return tag(
        "section",
        tag("h2", portrait(look, caster, look.people(view)[caster].character), title, class_="fight-title"),
        tag("div", *shown, class_="shown-card"),
        tag("div", tag("h3", t("table.casting-on")), tag("ul", *rows), class_="castings") if rows else None,
        class_=f"spell-scene shown {place}",
        aria_label=title,
    )


def drawn_scene(look: Look, uids: Sequence[Uid], t: Texts, place: str) -> Markup:
    """Return the cards just drawn, while somebody may still step in."""
    title = t("table.drawn")
    designs = map(design_of, uids)
    faces = [tag("li", card(look, design, t), ask_card(t, look.game, design)) for design in designs]
    return tag(
        "section", tag("h2", title, class_="fight-title"), tag("ul", *faces, class_="drawn"),
        class_=f"drawn-scene shown {place}", aria_label=title,
    )  # fmt: skip
