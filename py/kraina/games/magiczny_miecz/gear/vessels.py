"""Boat and Lamp: they lead over a barrier in the turn after they were got. Rules 11.2, 11.6."""

from kraina.engine.decision import Flow, Ref
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef, Uid, design_of
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.belongings import lose_card, release
from kraina.games.magiczny_miecz.board import SpaceId, space_name
from kraina.games.magiczny_miecz.cards import card_name, card_text
from kraina.games.magiczny_miecz.crossings import cross
from kraina.games.magiczny_miecz.gear.moments import use_up
from kraina.games.magiczny_miecz.movement import arrive
from kraina.games.magiczny_miecz.piles import lay
from kraina.games.magiczny_miecz.state import Miecz, Seeker
from kraina.games.magiczny_miecz.verbs import Act, MomentKind

VESSELS: dict[str, RuleRef] = {"boat": "11.2", "lamp": "11.6"}
"""Object -> rule of the barrier that it leads across."""
GOT = "got:"
"""Mark of a Seeker, with a Boat's or Lamp's uid behind it: his last turn before it serves."""


def serves(one: Seeker, uid: Uid) -> bool:
    """Return whether this turn of its owner's is the one in which a Boat or Lamp serves."""
    return one.marks.get(GOT + uid) == one.turns - 1


def vessel(ctx: Miecz, player: PlayerId, uid: Uid, moment: MomentKind) -> list[Act]:
    """Cross to a bordering space instead of moving."""
    one = ctx.state.get(player)
    if moment != "start" or not ctx.state.is_turn_of(player) or not serves(one, uid):
        return []
    borders = ctx.data.board.swamp if design_of(uid) == "boat" else ctx.data.board.ice_forest
    return [_across(ctx, player, uid, space) for space in borders.get(one.space, ())]


def _across(ctx: Miecz, player: PlayerId, uid: Uid, space: SpaceId) -> Act:
    def run() -> Flow[None]:
        turn = ctx.state.turn
        assert turn is not None
        rule = VESSELS[design_of(uid)]
        turn.moves -= 1
        turn.start = ctx.state.get(player).space
        use_up(ctx, player, uid, rule)
        cross(ctx, player, space, rule)
        arrive(ctx)
        ctx.ran(f"card:{design_of(uid)}")
        yield from ctx.data.verbs.left(ctx, player, turn.start)

    label = text("option.gear-cross", card=card_name(uid), space=space_name(space))
    return Act(f"use:{uid}:{space}", label, run, Ref("space", space), card_text(uid))


def boats_stay(ctx: Miecz, player: PlayerId, space: SpaceId) -> None:
    """Have a Boat stay on the space that its owner leaves: it rots if its turn has come, or else lies there."""
    one = ctx.state.get(player)
    for uid in [uid for uid in one.objects if design_of(uid) == "boat"]:
        if serves(one, uid):
            lose_card(ctx, player, uid, "11.2")
            continue
        release(ctx, player, uid)
        lay(ctx, uid, space)
        ctx.emit(Told(text=text("told.leaves-card", who=Who(player), card=card_name(uid)), rule="11.2"))


def vessels_end(ctx: Miecz, player: PlayerId) -> None:
    """At the end of a turn note what has been got, and set aside what has had its turn, used or not."""
    one = ctx.state.get(player)
    for uid in [uid for uid in one.objects if design_of(uid) in VESSELS]:
        if one.marks.setdefault(GOT + uid, one.turns) < one.turns:
            lose_card(ctx, player, uid, VESSELS[design_of(uid)])
    for mark in [mark for mark in one.marks if mark.startswith(GOT)]:
        if mark.removeprefix(GOT) not in one.objects:
            del one.marks[mark]
