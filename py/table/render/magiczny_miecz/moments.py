"""What is shown for a moment: a card that is turned over or cast, and how a fight compares after the dice."""

from collections.abc import Sequence
from itertools import takewhile

from kraina.engine.event import CardShown, Event
from kraina.engine.ids import PlayerId, design_of
from kraina.engine.text import Text, Who, each
from kraina.games.magiczny_miecz.view import MieczView
from table.html import Markup, tag
from table.i18n import Texts
from table.render.magiczny_miecz.cards import back, card
from table.render.magiczny_miecz.fight import design_named, foe_face
from table.render.magiczny_miecz.names import player_name, portrait

NOTHING = Markup("")
COMPARES = "told.compares"
OUTCOMES = {"told.beats": "won", "told.is-beaten": "lost", "told.wins-duel": "won"}
"""What tells that a fight is over, and how it went."""
KNOWN = ("told.takes",)
"""Cards that were seen before: they have been drawn, or lay on the board."""


def moment(event: Event, later: Sequence[Event], view: MieczView, t: Texts, place: str) -> Markup:
    """Return a card that was drawn or cast, or how a fight compares; nothing for any other event."""
    if isinstance(event, CardShown) and event.deck in ("event", "spell") and event.text.key not in KNOWN:
        said = tag("p", t.say(event.text), class_="shown-text")
        face = tag("span", back(event.deck), card(design_of(event.card), t), class_="turned")
        return tag("div", face, said, class_=f"shown {place}")
    if event.text.key == COMPARES:
        return _compared(event, _after(later), view, t, place)
    return NOTHING


def _after(later: Sequence[Event]) -> list[Event]:
    """Return what was told of a fight after its dice, before another one begins."""
    return [one for one in takewhile(lambda one: one.text.key != COMPARES, later) if one.text.key in OUTCOMES]


def _compared(event: Event, ends: Sequence[Event], view: MieczView, t: Texts, place: str) -> Markup:
    """Return both strengths after the dice beside each other, and who has won."""
    values = dict(event.text.params)
    how = _outcome(values["who"], ends)
    said = [t.say(end.text) for end in ends] or [t("table.odds.draw")]
    return tag(
        "section",
        _side(values["who"], values["mine"], view, t),
        tag("p", ":", class_="versus"),
        _other(values["theirs"], values["foe"], view, t),
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


def _other(theirs: object, foe: object, view: MieczView, t: Texts) -> Markup:
    """Return the other side: another Seeker, or the Enemies."""
    if not isinstance(foe, Text):
        return _side(foe, theirs, view, t)
    faces = [foe_face(ident, t, card=is_card) for ident, is_card in map(design_named, each(foe))]
    return tag("div", tag("div", *faces, class_="foes"), _total(theirs), class_="side side-foes")


def _side(who: object, value: object, view: MieczView, t: Texts) -> Markup:
    player = who.player if isinstance(who, Who) else PlayerId(0)
    name = tag("p", player_name(t, player), class_="fighter-name")
    return tag(
        "div", portrait(player, view.seekers[player].character), name, _total(value), class_=f"side seat-{player}"
    )


def _total(value: object) -> Markup:
    return tag("p", tag("b", value), class_="rolled-total")
