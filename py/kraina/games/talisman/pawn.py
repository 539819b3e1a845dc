"""Pawns: how one comes to stand on another space, and what a change of place ends. Rules 1.7, 8.1, 9.1, 10.3."""

from kraina.engine.event import PawnMoved, Told
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Text, Who, text
from kraina.games.talisman.board import CROWN, Region, SpaceId
from kraina.games.talisman.piles import discard
from kraina.games.talisman.state import Tale, find
from kraina.kit.names import card_name, space_name

WITHIN = ("middle", "inner")
"""The Regions on the inner bank of the Storm River; the Cave lies on neither."""


def put(
    ctx: Tale, player: PlayerId, space: SpaceId, told: Text, rule: RuleRef, *, path: tuple[SpaceId, ...] = (),
    leap: bool = False,
) -> None:  # fmt: skip
    """Put a hero on a space and tell it; with ``leap`` he did not walk there."""
    one, board = ctx.state.get(player), ctx.data.board
    before = one.space
    one.space = space
    way = path or (before or space, space)
    ctx.emit(PawnMoved(text=told, rule=rule, player=player, path=way, leap=leap))
    if before != space:
        one.free, one.wolf, one.fiends = False, 0, 0
    if not board.is_inner(space):
        one.fleeing = 0
    one.delver.came = ""  # whoever walks in the Cave is given another one after this (13.2)
    if before and _over_the_river(board.region(before), board.region(space)):
        _shed_poltergeist(ctx, player)
    if space == CROWN:
        _crown(ctx, player)


def _over_the_river(one: Region, other: Region) -> bool:
    """Return whether the Storm River runs between two Regions: around all that lies within the Outer one (8.1)."""
    return (one == "outer" and other in WITHIN) or (other == "outer" and one in WITHIN)


def _shed_poltergeist(ctx: Tale, player: PlayerId) -> None:
    """Have the Poltergeist leave whoever has come over the Storm River, however he did."""
    one = ctx.state.get(player)
    uid = find(one, "poltergeist")
    if uid is not None:
        one.followers.remove(uid)
        discard(ctx.data, ctx.state, uid)
        ctx.emit(Told(text=text("told.loses-card", who=Who(player), card=card_name(uid)), rule="12.2"))


def _crown(ctx: Tale, player: PlayerId) -> None:
    """Note the first arrival on the Crown (10.3); with sudden death it wins the game (11.7)."""
    state = ctx.state
    if state.crowned:
        return
    state.crowned = True
    ctx.emit(Told(text=text("told.crown", who=Who(player)), rule="10.3", notable=True))
    if state.options["sudden_death"] == "crown":
        win(ctx, player, "crown")


def win(ctx: Tale, player: PlayerId, reason: str) -> None:
    """End the match with a winner."""
    ctx.state.winner, ctx.state.ending = player, reason
    if ctx.state.turn is not None:
        ctx.state.turn.over, ctx.state.turn.arrived = True, False


def carry_off(ctx: Tale, player: PlayerId, space: SpaceId, rule: RuleRef) -> None:
    """Put a hero on another space; in his own turn he encounters it as after a move. Nobody enters a closed one."""
    if space in ctx.state.closed:
        ctx.emit(Told(text=text("told.shut-out", who=Who(player), space=space_name(space)), rule="13.8"))
        return
    ctx.state.get(player).enslaved = False
    put(ctx, player, space, text("told.carried", who=Who(player), space=space_name(space)), rule, leap=True)
    turn = ctx.state.turn
    if turn is not None and turn.player == player and not turn.over:
        turn.arrive()


def elsewhere(ctx: Tale, player: PlayerId) -> list[SpaceId]:
    """Return all other spaces of a hero's Region that he may enter."""
    here = ctx.state.get(player).space
    return [space for space in ctx.data.board.ring(here) if space != here and space not in ctx.state.closed]


def end_turn(ctx: Tale, player: PlayerId) -> None:
    """Have the running turn end, if it is this player's."""
    if ctx.state.turn is not None and ctx.state.turn.player == player:
        ctx.state.turn.over = True
        ctx.state.turn.arrived = False


def lose_turns(ctx: Tale, player: PlayerId, rule: RuleRef, *, drawn: bool = False) -> None:
    """Make a player lose a turn: this one, if he has an encounter and cards are left to it, else the next (1.7).

    ``drawn`` says that it is his own encounter, which ends his turn.
    """
    one, turn = ctx.state.get(player), ctx.state.turn
    if not one.character:
        return
    if drawn and ctx.state.is_turn_of(player):
        assert turn is not None
        left = turn.open
        end_turn(ctx, player)
        if left:
            ctx.emit(Told(text=text("told.loses-this-turn", who=Who(player)), rule=rule))
            return
    one.lost += 1
    ctx.emit(Told(text=text("told.loses-turn", who=Who(player)), rule=rule))
