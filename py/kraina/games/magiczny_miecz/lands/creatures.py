"""Creatures that live on a space or in a Place. They are no cards, so nobody keeps them as trophies. Rules 1.4, 17, 18.

Those with Magic are Demons to whoever deals with Demons in a way of his own (16.3).
"""

from collections.abc import Mapping

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.fights import fight
from kraina.games.magiczny_miecz.people.demons import EXORCISED_ON
from kraina.games.magiczny_miecz.points import foe_name
from kraina.games.magiczny_miecz.state import FightKind, Foe, Miecz, able, working
from kraina.kit.choose import agrees

LEAVES_ALONE: Mapping[str, tuple[str, ...]] = {
    "hadron": ("goblin-hadron", "priestess-beasts"),
    "werewolf": ("priestess-beasts",),
}
"""Creature -> abilities whose owners it does not attack."""


def meet_creature(ctx: Miecz, player: PlayerId, ident: str, kind: FightKind, points: int, rule: RuleRef) -> Flow[None]:
    """Have a creature attack a player; what the space adds to Enemies counts for it too."""
    if (yield from _settled(ctx, player, ident, kind, rule)):
        return
    if kind == "magic" and ctx.state.conjunction is not None:
        points *= 2
    plus = ctx.data.board[ctx.state.get(player).space].enemies
    yield from fight(ctx, player, kind, [Foe(ident, points + plus, card=False)], rule)


def _settled(ctx: Miecz, player: PlayerId, ident: str, kind: FightKind, rule: RuleRef) -> Flow[bool]:
    """Return whether there is no fight, thanks to an ability or the Reliquary."""
    one = ctx.state.get(player)
    peaceful = ("demon-ignore-demons",) if kind == "magic" else LEAVES_ALONE.get(ident, ())
    peace = next((ability for ability in peaceful if able(one, ability)), None)
    if peace is not None:
        ctx.ran(f"ability:{peace}")
        told = text("told.land-no-attack", who=Who(player), foe=foe_name(ident, card=False))
        ctx.emit(Told(text=told, rule=rule))
        return True
    if kind != "magic":
        return False
    if working(ctx.data, ctx.state, one, "reliquary"):
        ctx.ran("card:reliquary")
        _beaten(ctx, player, ident, rule)
        return True
    return (yield from _exorcised(ctx, player, ident, rule))


def _exorcised(ctx: Miecz, player: PlayerId, ident: str, rule: RuleRef) -> Flow[bool]:
    if not able(ctx.state.get(player), "priest-exorcise"):
        return False
    prompt = text("ask.land-exorcise", foe=foe_name(ident, card=False))
    if not (yield from agrees(player, "exorcise", prompt, rule, "priest-exorcise")):
        return False
    ctx.ran("ability:priest-exorcise")
    if (yield from roll(ctx, player, "exorcise", rule)) > EXORCISED_ON:
        return False
    _beaten(ctx, player, ident, rule)
    return True


def _beaten(ctx: Miecz, player: PlayerId, ident: str, rule: RuleRef) -> None:
    ctx.emit(Told(text=text("told.beats", who=Who(player), foe=foe_name(ident, card=False)), rule=rule))
