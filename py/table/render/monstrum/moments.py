"""What is shown for a moment: a card that is turned over, and a fight with the roll that decided it."""

from collections.abc import Sequence

from kraina.engine.event import CardShown, DieRolled, Event
from kraina.engine.ids import design_of
from kraina.engine.text import Text
from kraina.games.monstrum.view import AdventurerView, MonstrumView
from table.html import Markup, tag
from table.i18n import Texts
from table.render.monstrum.cards import back, card, counter
from table.render.monstrum.fight import die_face
from table.render.monstrum.pawns import badge, player_name

NOTHING = Markup("")
OUTCOMES = {"told.beats": "won", "told.beaten": "lost", "told.beats-by": "won"}
"""What tells that a fight is over, and how it went for the fighter."""


def moment(event: Event, later: Sequence[Event], view: MonstrumView, t: Texts, place: str) -> Markup:
    """Return a card that was drawn or played, or a fight that was rolled out; nothing for any other event."""
    if isinstance(event, DieRolled) and event.purpose == "fight":
        end = next((one for one in later if one.text.key in OUTCOMES), None)
        return _fought(event, end, view, t, place) if end is not None else NOTHING
    if isinstance(event, CardShown) and event.deck in ("combat", "surprise"):
        # The fight that follows shows the monster better.
        if event.deck == "combat" and any(isinstance(one, DieRolled) and one.purpose == "fight" for one in later):
            return NOTHING
        said = tag("p", t.say(event.text), class_="shown-text")
        face = tag("span", back(event.deck), card(design_of(event.card), t), class_="turned")
        return tag("div", face, said, class_=f"shown {place}")
    return NOTHING


def _fought(roll: DieRolled, end: Event, view: MonstrumView, t: Texts, place: str) -> Markup:
    """Return a fight with its roll: the die beside what it had to be, and both sides' counters."""
    params = dict(end.text.params)
    named = params["monster"]
    assert isinstance(named, Text)
    design = named.key.split(".")[1]
    fighter = next(one for one in view.adventurers if one.player == roll.player)
    limit = dict(roll.text.params).get("limit", 1)
    won = OUTCOMES[end.text.key] == "won"
    total = tag(
        "p",
        tag("span", die_face(roll.value), class_="rolled-die"),
        tag("b", f"{roll.value} {'≤' if won else '>'} {limit}", class_="rolled-total"),
        class_="rolled",
    )
    return tag(
        "section",
        tag("div", card(design, t), class_="fight-monster"),
        tag(
            "div",
            tag("h2", t.say(end.text), class_="fight-title"),
            total,
            tag("p", t.say(roll.text)),
            class_="fight-odds",
        ),
        _fighter(fighter, t),
        class_=f"fight fight-rolled fight-{OUTCOMES[end.text.key]} {place}",
    )


def _fighter(fighter: AdventurerView, t: Texts) -> Markup:
    return tag(
        "div",
        badge(fighter.player),
        tag("p", player_name(t, fighter.player), class_="fighter-name"),
        tag("p", counter("strength", fighter.strength, t), counter("dexterity", fighter.dexterity, t)),
        class_=f"fight-fighter seat-{fighter.player}",
    )
