"""What is shown for a moment: a card that is turned over or cast, and how a fight compares after the dice."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from kraina.engine.event import CardShown, Event
from kraina.engine.ids import PlayerId, design_of
from kraina.engine.text import Text, Who, each
from table.html import Markup, tag
from table.i18n import Texts
from table.render.kin.cards import back, card
from table.render.kin.dice import die_face
from table.render.kin.fight import design_named, foe_face
from table.render.kin.look import Look
from table.render.kin.pawns import player_name, portrait

NOTHING = Markup("")
COMPARES = "told.compares"
OUTCOMES = {"told.beats": "won", "told.is-beaten": "lost", "told.wins-duel": "won"}
"""What tells that a fight is over, and how it went."""
KNOWN = ("told.takes",)
"""Cards that were seen before: they have been drawn, or lay on the board."""


def moment(look: Look, event: Event, later: Sequence[Event], view: Any, t: Texts, place: str) -> Markup:
    """Return a card that was drawn or cast, or how a fight compares; nothing for any other event."""
    if isinstance(event, CardShown) and event.deck in look.decks and event.text.key not in KNOWN:
        said = tag("p", t.say(event.text), class_="shown-text")
        face = tag("span", back(look, event.deck), card(look, design_of(event.card), t), class_="turned")
        return tag("div", face, said, class_=f"shown {place}")
    if event.text.key == COMPARES:
        return _compared(look, event, _after(later), view, t, place)
    return NOTHING


def _after(later: Sequence[Event]) -> list[Event]:
    """Return what was told of a fight after its dice, before another one begins."""
    return [one for one in takewhile(lambda one: one.text.key != COMPARES, later) if one.text.key in OUTCOMES]


def _compared(look: Look, event: Event, ends: Sequence[Event], view: Any, t: Texts, place: str) -> Markup:
    """Return both strengths after the dice beside each other, and who has won."""
    values = dict(event.text.params)
    how = _outcome(values["who"], ends)
    said = [t.say(end.text) for end in ends] or [t("table.odds.draw")]
    return tag(
        "section",
        _side(look, values["who"], _total(values["mine"], values.get("die", 0)), view, t),
        tag("p", ":", class_="versus"),
        _other(look, _total(values["theirs"], values.get("foe_die", 0)), values.get("foe"), view, t),
        *(tag("h2", sentence, class_="fight-title") for sentence in said),
        class_=f"fight fight-rolled fight-{how} {place}",
    )


def _outcome(who: object, ends: Sequence[Event]) -> str:
    """Return how a fight went for whose it was: ``won``, ``lost`` or ``draw``."""
    if not ends:
        return "draw"
    first = ends[0]
    if first.text.key == "told.wins-duel" and dict(first.text.params)["who"] != who:
        return "lost"
    return OUTCOMES[first.text.key]


def _other(look: Look, theirs: Markup, foe: object, view: Any, t: Texts) -> Markup:
    """Return the other side: another Character, the Enemies, or the sum alone where nobody is named."""
    if foe is None:
        return tag("div", theirs, class_="side side-foes")
    if not isinstance(foe, Text):
        return _side(look, foe, theirs, view, t)
    faces = [foe_face(look, ident, t, card=is_card) for ident, is_card in map(design_named, each(foe))]
    return tag("div", tag("div", *faces, class_="foes"), theirs, class_="side side-foes")


def _side(look: Look, who: object, total: Markup, view: Any, t: Texts) -> Markup:
    player = who.player if isinstance(who, Who) else PlayerId(0)
    name = tag("p", player_name(t, player), class_="fighter-name")
    face = portrait(look, player, look.people(view)[player].character)
    return tag("div", face, name, total, class_=f"side seat-{player}")


def _total(value: Any, die: Any) -> Markup:
    """Return a sum with its parts: the points, and the die that was added to them, if any was."""
    parts = tag("span", value - die, " + ", die_face(die), class_="rolled-parts") if die else None
    return tag("p", tag("b", value), parts, class_="rolled-total")
