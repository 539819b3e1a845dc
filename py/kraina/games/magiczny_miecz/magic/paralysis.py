"""Spells that paralyse Characters and Enemies: they do nothing, and nobody can attack them. Rule 19.1."""

from collections.abc import Mapping

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.board import SpaceId, space_name
from kraina.games.magiczny_miecz.casting import proof, reachable
from kraina.games.magiczny_miecz.life import end_turn
from kraina.games.magiczny_miecz.magic.targets import characters, fought, on_card, open_enemies
from kraina.games.magiczny_miecz.points import foe_name
from kraina.games.magiczny_miecz.state import Casting, Miecz, Seeker
from kraina.games.magiczny_miecz.verbs import MomentKind, SpellVerb, Target


def anybody_else(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
    """The Circle of Fire takes another Character, or an Enemy that somebody may still come upon in this turn."""
    others = characters(ctx, "circle-of-fire", ctx.state.others(player), lambda one: not one.frozen)
    if moment == "fight":
        foes = [Target(foe.id, foe_name(foe.id, card=foe.card), at=foe.id) for foe in fought(ctx)]
    else:
        foes = [on_card(uid, space) for space, uid in open_enemies(ctx) if _in_the_way(ctx, space, moment)]
    return [*others, *foes]


def _in_the_way(ctx: Miecz, space: SpaceId, moment: MomentKind) -> bool:
    """Return whether the player whose turn it is may still meet an Enemy on a space in this turn."""
    turn = ctx.state.turn
    return moment == "start" or (moment == "arrived" and turn is not None and ctx.state.get(turn.player).space == space)


def circle_of_fire(ctx: Miecz, casting: Casting) -> Flow[None]:
    """A Character is paralysed until the end of its next own turn, an Enemy until the end of this turn."""
    if casting.target is not None:
        _paralyse(ctx, casting.target)
    else:
        ctx.state.scorched.append(casting.at)
    yield from ()


def _paralyse(ctx: Miecz, player: PlayerId) -> None:
    """Have a Character do nothing until the end of its next own turn; if its turn runs, that one is over too."""
    one, turn = ctx.state.get(player), ctx.state.turn
    running = turn is not None and turn.player == player
    one.frozen = max(one.frozen, 2 if running else 1)
    end_turn(ctx, player)
    ctx.emit(Told(text=text("told.spell-paralysed", who=Who(player)), rule="19.1"))


def spaces_with_victims(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
    """The Lord of Thunder strikes a space of the caster's Circle where somebody or something is left to be struck."""
    space = ctx.state.get(player).space
    if ctx.data.board.on_bridge(space):
        return []
    spots = [spot for spot in ctx.data.board.ring(space) if _struck(ctx, player, spot) or _stopped(ctx, spot, moment)]
    return [Target(spot, space_name(spot), at=spot) for spot in spots]


def _struck(ctx: Miecz, caster: PlayerId, space: SpaceId) -> list[Seeker]:
    """Return the Characters on a space whom the Lord of Thunder paralyses: all but its caster."""
    there = [one for one in ctx.state.at(space) if one.player != caster and not one.frozen]
    return [one for one in there if reachable(ctx, one) and not proof(ctx, one, "lord-of-thunder")]


def _stopped(ctx: Miecz, space: SpaceId, moment: MomentKind = "fight") -> list[str]:
    """Return the Enemies and creatures on a space that the Lord of Thunder keeps from fighting in this turn."""
    if moment == "end":
        return []
    found = [uid for spot, uid in open_enemies(ctx) if spot == space]
    running = ctx.state.fight
    if running is not None and ctx.state.get(running.player).space == space:
        found += [foe.id for foe in fought(ctx) if foe.id not in found]
    return found


def lord_of_thunder(ctx: Miecz, casting: Casting) -> Flow[None]:
    """All Characters on a space are paralysed until the end of their next turn, all creatures there for this turn."""
    for one in _struck(ctx, casting.caster, casting.at):
        _paralyse(ctx, one.player)
    ctx.state.scorched += _stopped(ctx, casting.at)
    yield from ()


PARALYSIS: Mapping[str, SpellVerb] = {
    "circle-of-fire": SpellVerb(anybody_else, circle_of_fire),
    "lord-of-thunder": SpellVerb(spaces_with_victims, lord_of_thunder),
}
