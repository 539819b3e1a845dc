"""Unfriendly persons on cards and spaces, who may be evaded with a switch. Rule 11.1."""

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Text, Who, text
from kraina.games.talisman.fights import evasion
from kraina.games.talisman.state import Tale
from kraina.kit.choose import agrees

PERSONS = (
    "black-knight", "witch", "hag", "poltergeist", "siren", "imp", "raiders", "devil", "mephistopheles",
)  # fmt: skip
"""Who is unfriendly: spaces and cards (11.1)."""


def evades_person(ctx: Tale, player: PlayerId, person: str, named: Text) -> Flow[bool]:
    """Ask somebody who has the power to evade here whether he evades an unfriendly person (11.1)."""
    if ctx.state.options["evade_persons"] == "off" or person not in PERSONS:
        return False
    source = evasion(ctx, ctx.state.get(player))
    if source is None or not (yield from agrees(player, "evade-person", text("ask.evade-person", name=named), "11.1")):
        return False
    if source:
        ctx.ran(source)
    ctx.emit(Told(text=text("told.evades-person", who=Who(player), name=named), rule="11.1"))
    return True
