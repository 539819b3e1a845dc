"""The Crown of Command: the Command Spell and its answers. Rules 10.1, 10.2, 11.3."""

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.talisman.board import CROWN
from kraina.games.talisman.dice import roll
from kraina.games.talisman.life import lose_life
from kraina.games.talisman.state import COMMAND, Casting, Tale, working
from kraina.games.talisman.windows import window
from kraina.kit.cave.box import CRYSTAL

WORKS_FROM = 4
"""The Command Spell works from this number on (10.2)."""
WITH_CRYSTAL = 3
"""The same for the owner of the Magic Crystal (13.6)."""
EASIER = {5: 3, 6: 2}
"""Players -> the number with the switch for an easier Command (11.3)."""
SESAME = "sesame:"
"""Mark of a hero, with his player behind it, before whom the Portal opens once, thanks to the Spell Sesame."""


def works_from(ctx: Tale) -> int:
    """Return from which number on the Command Spell works (10.2, 11.3)."""
    easier = EASIER.get(len(ctx.state.heroes), WORKS_FROM) if ctx.state.options["command"] == "easier" else WORKS_FROM
    return min(easier, WITH_CRYSTAL) if crystal_works(ctx, ctx.state.current) else easier


def crystal_works(ctx: Tale, player: PlayerId) -> bool:
    """Return whether a player owns the Magic Crystal and it does more than open the Valley (13.6)."""
    return working(ctx.data, ctx.state, ctx.state.get(player), CRYSTAL) and ctx.state.options["crystal"] == "full"


def opens_portal(ctx: Tale, player: PlayerId) -> str:
    """Return what opens the Portal of Power before a player without dice: ``crystal``, ``sesame`` or nothing (13.6)."""
    if crystal_works(ctx, player):
        return "crystal"
    return "sesame" if f"{SESAME}{player}" in ctx.state.get(player).marks else ""


def may_command(ctx: Tale, player: PlayerId) -> bool:
    """Return whether whoever stands on the Crown can cast the Command Spell: no Toad, no Amulet, no Destroy Magic."""
    one = ctx.state.get(player)
    return not one.toad and ctx.state.silence is None and not working(ctx.data, ctx.state, one, "amulet")


def command(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Cast the Command Spell on all others, who may answer it before the die; it is no card and counts as none."""
    if not may_command(ctx, player):
        ctx.emit(Told(text=text("told.no-command", who=Who(player)), rule="10.2"))
        return
    casting = Casting(player, COMMAND)
    ctx.state.castings.append(casting)
    ctx.emit(Told(text=text("told.command", who=Who(player)), rule="10.2", notable=True))
    yield from window(ctx, "cast")
    ctx.state.castings.remove(casting)
    ctx.ran(f"space:{CROWN}")
    if casting.cancelled:
        ctx.emit(Told(text=text("told.command-cancelled"), rule="10.2"))
        return
    value = yield from roll(ctx, player, "command", "10.2")
    if value < works_from(ctx):
        ctx.emit(Told(text=text("told.command-fails"), rule="10.2"))
        return
    for other in ctx.state.others(player):
        yield from lose_life(ctx, other.player, 1, "10.2")
