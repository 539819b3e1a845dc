"""What spares a Seeker the harm of a space: abilities, Objects and Friends. Rules 8.1, 13.5."""

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.text import Text, Who, name, text
from kraina.games.magiczny_miecz.board import space_name, space_text
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.state import Miecz, magic_works
from kraina.kit.choose import rolls

GUIDES = ("guardian", "guide")
"""Friends who spare the roll: their owner need not roll, but may."""
HOPEFUL = ("circle-of-power", "tower-of-destiny")
"""Spaces of theirs where a roll may bring something good."""


def spared(ctx: Miecz, player: PlayerId) -> Flow[bool]:
    """Return whether the instruction of the space where a player stands passes him by; count and tell what spares him.

    Guardian and Guide leave him the choice where the roll may bring something good.
    """
    one = ctx.state.get(player)
    shield = _shield(ctx, player)
    if shield is None:
        return False
    ran, source = shield
    if source is None:
        what = name("ability", ran.removeprefix("ability:"))
    else:
        what = card_name(source)
        if design_of(source) in GUIDES and ctx.data.board[one.space].design in HOPEFUL:
            prompt = text("ask.land-roll", space=space_name(one.space), card=what)
            if (yield from rolls(player, "roll-anyway", prompt, space_text(one.space), "13.5", source)):
                return False
    ctx.ran(ran)
    _tell(ctx, player, what)
    return True


def _shield(ctx: Miecz, player: PlayerId) -> tuple[str, Uid | None] | None:
    """Return what makes a Seeker safe here, if anything: as it is counted, and the card's uid if it is one."""
    data, one = ctx.data, ctx.state.get(player)
    if data.board.matches(one.space, data.characters[one.character].safe):
        return f"ability:{one.character}-safe", None
    for uid in (*one.objects, *one.friends):
        if magic_works(data, ctx.state, uid) and data.board.matches(one.space, data.card(uid).safe):
            return f"card:{design_of(uid)}", uid
    return None


def _tell(ctx: Miecz, player: PlayerId, what: Text) -> None:
    space = space_name(ctx.state.get(player).space)
    ctx.emit(Told(text=text("told.land-spared", who=Who(player), what=what, space=space), rule="13.5"))
