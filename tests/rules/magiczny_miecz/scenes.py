"""Scenes that many tests of the rules begin with, and short questions about how they went on."""

from typing import Any

from kraina.engine.event import Event
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.rng import Rng
from kraina.games.magiczny_miecz.points import fight_parts, total
from kraina.games.magiczny_miecz.state import Fight, FightKind, Miecz
from kraina.games.magiczny_miecz.view import MieczView, SeekerView
from tests.rules.magiczny_miecz.table import DATA, Match, Table, TableMaker, one, play
from tests.rules.script import asked

NEXT_TURN = (1, "turn")
"""What is asked when the turn of seat 0 is over, with the Conqueror of ``stage`` in seat 1."""


def stage(table: TableMaker, character: str, *, at: str, **laid: Any) -> Table:
    """Lay out seat 0; seat 1 stands far away, can do nothing in others' turns and is asked when its own begins."""
    return table().seeker(0, character, at=at, **laid).seeker(1, "conqueror", at="castle", objects=["gauntlets"])


LITTER: dict[str, list[str]] = {
    "ice-kingdom": ["scorched-earth"], "valley-of-shadows": ["labyrinth"], "heaths": ["cave", "sidh"],
    "mist-plateau": ["ogre", "imp", "time-enchanter"], "enchanted-hills": ["enchantress"],
    "forest-of-ghostly-lights": ["good-thief"], "plain-of-lonely-rocks": ["stick-and-rope", "rowan-fruit"],
    "dark-clearing": ["market"],
}  # fmt: skip
"""What keeps every Event of the Middle Circle from being drawn and is worth little."""


def littered(made: Table) -> Table:
    """Leave no space of the Middle Circle where an Event is drawn."""
    for space, cards in LITTER.items():
        made.lying(space, *cards)
    return made


def still(table: TableMaker, character: str, **laid: Any) -> Match:
    """Open a match in which seat 0 has yet to move, with a Lamp that cannot be used where it is; nothing goes on."""
    objects = [*laid.pop("objects", ()), "lamp"]
    return stage(table, character, at=laid.pop("at", "marsh-1"), objects=objects, **laid).start()


WASTE = "ice-wasteland"
"""One step from the Tavern; one card is drawn there, and Enemies have no more than their own points."""


def meets(table: TableMaker, foe: str, *dice: int, character: str = "conqueror", **laid: Any) -> Table:
    """Lay out seat 0 at the Tavern and an Enemy on the Ice Wasteland; the die for the move is a 1.

    Seat 1 has Gauntlets, so that its turn begins with a question.
    """
    made = table().seeker(0, character, at="tavern", **laid).lying(WASTE, foe)
    return made.seeker(1, "barbarian", at="castle", objects=["gauntlets#s1"]).dice(1, *dice)


def fights(made: Table) -> Match:
    """Walk onto the Ice Wasteland and fight."""
    session = made.start()
    return play(session, *(["roll"] if asked(session) == (0, "turn") else []), f"move:{WASTE}")


def here(session: Match, space: str) -> list[Uid]:
    """Return the cards that lie on a space."""
    return session.state.lying.get(space, [])


def fight_points(session: Match, seat: int, kind: FightKind = "sword") -> int:
    """Return what a seat fights with, before the die, against nobody in particular."""
    return total(fight_parts(DATA, session.state, one(session, seat), Fight(PlayerId(seat), kind)))


def view(session: Match, viewer: int | None) -> MieczView:
    """Return what a viewer is shown."""
    shown = session.view(None if viewer is None else PlayerId(viewer))
    assert isinstance(shown, MieczView)
    return shown


def seen(session: Match, viewer: int | None, of: int) -> SeekerView:
    """Return how a viewer sees a seat."""
    return view(session, viewer).seeker(PlayerId(of))


def world(session: Match) -> tuple[Miecz, list[Event]]:
    """Return what a rule is given, standing in this match, and the list to which its events go."""
    told: list[Event] = []
    return Miecz(session.state, DATA, Rng(1), told.append, lambda ident: None, session._dice), told
