"""What is shown for a moment: a card that is turned over or cast, and how a fight compares after the dice."""

from collections.abc import Mapping, Sequence
from itertools import takewhile

from kraina.engine.event import CardShown, Event
from kraina.engine.text import Text, Who
from kraina.games.legenda.view import LegendaView
from kraina.kit.names import card_name
from table.html import Markup, tag
from table.i18n import Texts
from table.render.kin import moments
from table.render.legenda.cards import LOOK, icon_of
from table.render.legenda.fight import foe_face
from table.render.legenda.names import player_name, portrait

NOTHING = Markup("")
COMPARES = "told.compares"
ENDS = {
    "told.beats": ("won", "foe"), "told.beaten": ("lost", "foe"), "told.succeeds": ("won", "card"),
    "told.fails": ("lost", "card"), "told.secret": ("won", "foe"), "told.mission-done": ("won", "card"),
    "told.mission-failed": ("lost", "card"), "told.frees": ("won", ""), "told.wins-duel": ("won", "other"),
    "told.undecided": ("draw", "other"),
}  # fmt: skip
"""What tells that a fight is over: how it went for whose it was, and what names the other side, else his mission."""


def moment(event: Event, later: Sequence[Event], view: LegendaView, t: Texts, place: str) -> Markup:
    """Return a card that was drawn, cast or gained, or how a fight compares; nothing for any other event."""
    if isinstance(event, CardShown):
        # The comparison that follows shows an enemy or challenge better.
        fought = event.deck == "legend" and any(one.text.key == COMPARES for one in later)
        return NOTHING if fought else moments.moment(LOOK, event, later, view, t, place)
    return _compared(event, later, view, t, place) if event.text.key == COMPARES else NOTHING


def _compared(event: Event, later: Sequence[Event], view: LegendaView, t: Texts, place: str) -> Markup:
    """Return both totals after the dice beside each other, what they are made of, and who has won."""
    values = dict(event.text.params)
    before = takewhile(lambda one: one.text.key != COMPARES, later)
    end = next((one for one in before if one.text.key in ENDS), None)
    how, foe = ("draw", None) if end is None else _ending(values.get("who"), end, view)
    said = None if end is None else tag("h2", t.say(end.text), class_="fight-title")
    return tag(
        "section",
        _side(values.get("who"), values, ("mine", "own", "own_dice", "trait"), view, t),
        tag("p", ":", class_="versus"),
        _side(values.get("foe", foe), values, ("theirs", "other", "other_dice", "trait2"), view, t),
        said,
        class_=f"fight fight-rolled fight-{how} {place}",
    )


def _ending(who: object, end: Event, view: LegendaView) -> tuple[str, object]:
    """Return how a fight went for whose it was, and who or what the other side was."""
    params = dict(end.text.params)
    how, named = ENDS[end.text.key]
    if end.text.key == "told.wins-duel" and params.get("who") != who:
        return "lost", params.get("who")
    if not named and isinstance(who, Who) and view.heroes[who.player].mission:
        return how, card_name(view.heroes[who.player].mission)
    return how, params.get(named)


def _side(
    whose: object, values: Mapping[str, object], names: tuple[str, str, str, str], view: LegendaView, t: Texts
) -> Markup:  # fmt: skip
    """Return one side: who it is, the sum, and the total and the dice that it is made of."""
    reached, before, dice, trait = (values.get(name) for name in names)
    made = None
    if isinstance(before, int) and isinstance(dice, int):
        shown = trait if isinstance(trait, Text) else values.get("trait")
        picture = icon_of("trait", _ident(shown)) if isinstance(shown, Text) else None
        made = tag("p", picture, f"{before} + {dice}", class_="rolled-parts")
    total = tag("p", tag("b", reached), class_="rolled-total")
    if isinstance(whose, Who):
        face = portrait(whose.player, view.heroes[whose.player].hero)
        name = tag("p", player_name(t, whose.player), class_="fighter-name")
        return tag("div", face, name, made, total, class_=f"side seat-{whose.player}")
    faces = foe_face(_ident(whose), t, card=whose.key.startswith("card.")) if isinstance(whose, Text) else None
    return tag("div", tag("div", faces, class_="foes"), made, total, class_="side side-foes")


def _ident(name: Text) -> str:
    """Return what a text names: ``yeti`` for ``card.yeti.name``."""
    return name.key.split(".")[1]
