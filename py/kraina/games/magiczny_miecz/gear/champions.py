"""Friends who fight in their owner's place: the Knight, and the Seeker of Adventures. Rules 17.1, 17.4, 17.9."""

from kraina.engine.decision import Flow, Ref
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.board import SpaceId
from kraina.games.magiczny_miecz.cards import card_name, card_text
from kraina.games.magiczny_miecz.duels import duel
from kraina.games.magiczny_miecz.fight_dice import known_pips
from kraina.games.magiczny_miecz.fights import card_points, fight
from kraina.games.magiczny_miecz.gear.moments import in_own_fight, in_own_turn, use
from kraina.games.magiczny_miecz.life import end_turn
from kraina.games.magiczny_miecz.points import CHAMPIONS, fight_parts, total
from kraina.games.magiczny_miecz.state import Champion, Foe, Miecz, meetable
from kraina.games.magiczny_miecz.verbs import Act, MomentKind

SEEKER = "adventure-seeker"
REACH = 3
"""Spaces that the Seeker of Adventures may be sent."""


def knight(ctx: Miecz, player: PlayerId, uid: Uid, moment: MomentKind) -> list[Act]:
    """Have the Knight fight in one's place with 3 Sword or 3 Magic; nobody is asked when he is no stronger."""
    running = ctx.state.fight
    if running is None or not in_own_fight(ctx, player, moment):
        return []
    one = ctx.state.get(player)
    own = total(fight_parts(ctx.data, ctx.state, one, running)) + known_pips(ctx.data, ctx.state, one, running)

    def run() -> Flow[None]:
        assert ctx.state.fight is not None
        ctx.state.fight.champions.append(Champion(player, uid))
        told = text("told.gear-champion", who=Who(player), card=card_name(uid))
        ctx.emit(Told(text=told, rule="17.4"))
        ctx.ran("card:knight")
        yield from ()

    return [use(uid, run, idle=own >= CHAMPIONS["knight"])]


def adventure_seeker(ctx: Miecz, player: PlayerId, uid: Uid, moment: MomentKind) -> list[Act]:
    """Send him once a turn after the move against a Character or a Monster near by (A9)."""
    turn = ctx.state.turn
    if turn is None or moment == "start" or not in_own_turn(ctx, player, moment) or SEEKER in turn.marks:
        return []
    spaces = _within_reach(ctx, player)
    acts = [_at_enemy(ctx, player, uid, target, space) for space in spaces for target in _monsters(ctx, space)]
    one = ctx.state.get(player)
    for other in ctx.state.others(player):
        if other.space in spaces and meetable(ctx.state, one, other):
            acts.append(_at_character(ctx, player, uid, other.player))
    return acts


def _within_reach(ctx: Miecz, player: PlayerId) -> list[SpaceId]:
    """Return the spaces of a player's Circle that are near enough, his own among them; none from the Bridge."""
    board, space = ctx.data.board, ctx.state.get(player).space
    if board.on_bridge(space):
        return []
    return [other for other in board.ring(space) if board.distance(space, other) <= REACH]


def _monsters(ctx: Miecz, space: SpaceId) -> list[Uid]:
    """Return the Monsters on a space that can be attacked: not those that were sent there just now (15.1)."""
    placed = ctx.state.turn.placed if ctx.state.turn is not None else []
    gone = [*ctx.state.face_down, *ctx.state.scorched, *placed]
    return [uid for uid in ctx.state.here(space) if ctx.data.card(uid).kind == "enemy" and uid not in gone]


def _at_enemy(ctx: Miecz, player: PlayerId, uid: Uid, target: Uid, space: SpaceId) -> Act:
    def run() -> Flow[None]:
        _send(ctx, player, uid)
        own = CHAMPIONS[SEEKER] if ctx.data.card(target).id == "double" else card_points(ctx, player, target)
        foe = Foe(target, own + ctx.data.board[space].enemies)
        yield from fight(ctx, player, "sword", [foe], "17.1", hide=False, champion=uid)

    label = text("option.gear-send", card=card_name(uid), target=card_name(target))
    return Act(f"use:{uid}:{target}", label, run, Ref("card", target), card_text(uid))


def _at_character(ctx: Miecz, player: PlayerId, uid: Uid, other: PlayerId) -> Act:
    def run() -> Flow[None]:
        _send(ctx, player, uid)
        ctx.state.get(player).marks["attacked"] = 1
        ctx.emit(Told(text=text("told.attacks", who=Who(player), other=Who(other)), rule="17.6"))
        result = yield from duel(ctx, player, other, "sword", champion=uid)
        if result == "won":
            yield from ctx.data.verbs.duels.after(ctx, player, other, result)
        if result in ("won", "draw"):
            end_turn(ctx, player)

    label = text("option.gear-send-at", card=card_name(uid), who=Who(other))
    return Act(f"use:{uid}:player:{other}", label, run, Ref("player", str(other)), card_text(uid))


def _send(ctx: Miecz, player: PlayerId, uid: Uid) -> None:
    assert ctx.state.turn is not None
    ctx.state.turn.marks.append(SEEKER)
    ctx.emit(Told(text=text("told.gear-champion", who=Who(player), card=card_name(uid)), rule="17.1"))
    ctx.ran(f"card:{SEEKER}")
