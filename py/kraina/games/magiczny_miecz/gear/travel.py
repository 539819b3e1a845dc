"""Troika and Mount: further on the road, and Friends who cannot keep up. Rule 10.2."""

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.belongings import carried_by, may_own, release, take
from kraina.games.magiczny_miecz.board import SpaceId, space_name
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.gear.vessels import boats_stay
from kraina.games.magiczny_miecz.life import carry_off
from kraina.games.magiczny_miecz.piles import discard, lay, lift
from kraina.games.magiczny_miecz.state import RIDE, Miecz, Turn, find, has
from kraina.games.magiczny_miecz.verbs import Act, MomentKind

MOUNT, TROIKA = "mount", "troika"
FASTEST = 3
"""Most spaces that the Mount adds to a move."""
BEHIND = "behind:"
"""Mark of a Seeker, with the uid of a card left behind: the turn in which that happened."""


def speed(ctx: Miecz, player: PlayerId) -> Flow[int]:
    """Return what Objects add to a move, in spaces: the Troika 1, the Mount up to 3 as its owner wants."""
    turn, one = ctx.state.turn, ctx.state.get(player)
    assert turn is not None
    _dismount(turn)
    added = 0
    if has(one, TROIKA):
        added += 1
        ctx.ran(f"card:{TROIKA}")
    mount = find(one, MOUNT)
    if mount is not None:
        ridden = yield from _ride(ctx, player, mount)
        added += ridden
        if ridden:
            turn.marks.append(f"{RIDE}{ridden}")
            ctx.ran(f"card:{MOUNT}")
    return added


def _dismount(turn: Turn) -> None:
    """Forget what the Mount has added to a move that is over."""
    turn.marks[:] = [mark for mark in turn.marks if not mark.startswith(RIDE)]


def _ride(ctx: Miecz, player: PlayerId, mount: Uid) -> Flow[int]:
    options = tuple(Option(f"add:{n}", n, text("option.gear-add", count=n)) for n in range(FASTEST + 1))
    key = "ask.gear-mount-alone" if not _followers(ctx, player) else "ask.gear-mount"
    return (yield from ask(Decision(player, MOUNT, text(key), options, rule="10.2", source=mount)))


def _followers(ctx: Miecz, player: PlayerId) -> list[Uid]:
    return [uid for uid in ctx.state.get(player).friends if ctx.data.card(uid).kind == "friend"]


def left_behind(ctx: Miecz, player: PlayerId, start: SpaceId) -> Flow[None]:
    """See to it who and what stays behind when a player has walked away: Friends off the Mount, and the Boat."""
    turn = ctx.state.turn
    assert turn is not None
    boats_stay(ctx, player, start)
    space = _where_they_stay(turn)
    _dismount(turn)
    if space is not None:
        for uid in _followers(ctx, player):
            _stay_behind(ctx, player, uid, space)
    yield from ()


def _where_they_stay(turn: Turn) -> SpaceId | None:
    """Return the space to which the move would have led without the Mount, or None if it led no further."""
    ridden = next((int(mark.removeprefix(RIDE)) for mark in turn.marks if mark.startswith(RIDE)), 0)
    steps = turn.roll - ridden
    return turn.trail[steps - 1] if ridden and len(turn.trail) > steps else None


def _stay_behind(ctx: Miecz, player: PlayerId, uid: Uid, space: SpaceId) -> None:
    """Lay a Friend on a space, with what the Porter carries; a Spell that he holds is set aside."""
    one = ctx.state.get(player)
    for card in (uid, *carried_by(one, uid)):
        for spell in release(ctx, player, card):
            discard(ctx.data, ctx.state, spell)
        lay(ctx, card, space)
        one.marks[BEHIND + card] = one.turns
    told = text("told.gear-behind", who=Who(player), card=card_name(uid), space=space_name(space))
    ctx.emit(Told(text=told, rule="10.2"))


def rejoin_offers(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Let a player go back, instead of moving, to Friends whom he left behind last turn and who are still there."""
    one = ctx.state.get(player)
    if not ctx.state.is_turn_of(player) or ctx.data.board.on_bridge(one.space):
        return []
    missed = [mark.removeprefix(BEHIND) for mark, turn in one.marks.items() if mark.startswith(BEHIND)
              and turn == one.turns - 1]  # fmt: skip
    missed = [uid for uid in missed if may_own(ctx.data, one, uid)]  # the Evil Spirit may have come since
    if not missed:
        return []
    spaces = [space for space, cards in ctx.state.lying.items() if any(uid in missed for uid in cards)]
    return [_rejoin(ctx, player, space, missed) for space in spaces]


def _rejoin(ctx: Miecz, player: PlayerId, space: SpaceId, missed: list[Uid]) -> Act:
    def run() -> Flow[None]:
        turn = ctx.state.turn
        assert turn is not None
        turn.moves -= 1
        turn.start = ctx.state.get(player).space
        carry_off(ctx, player, space, "10.2")
        for uid in [uid for uid in ctx.state.here(space) if uid in missed]:
            lift(ctx, uid)
            take(ctx, player, uid, "10.2")
        yield from ()

    return Act(f"rejoin:{space}", text("option.gear-rejoin", space=space_name(space)), run, Ref("space", space))


def behind_ends(ctx: Miecz, player: PlayerId) -> None:
    """At the end of a turn forget whom a player did not go back to."""
    one = ctx.state.get(player)
    for mark in [mark for mark, turn in one.marks.items() if mark.startswith(BEHIND) and turn < one.turns]:
        del one.marks[mark]
