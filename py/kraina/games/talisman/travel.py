"""Ways to move that take the place of the roll: Rafts, the Elf's woods, the Tavern's offers. Rules 8.3, 12.1, 12.6."""

from functools import partial

from kraina.engine.decision import Flow, Ref
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.talisman.belongings import RAFT, from_purchase, lose_card
from kraina.games.talisman.board import SpaceId
from kraina.games.talisman.movement import crawls, rolls_to_move
from kraina.games.talisman.pawn import carry_off, elsewhere, end_turn
from kraina.games.talisman.state import Tale, able, has
from kraina.games.talisman.verbs import Act, MomentKind
from kraina.kit.choose import choose_space
from kraina.kit.names import ability_text, space_name

ELF = "elf-woods"
BUILDING = ("woods", "forest")
"""Where a Raft can be built (8.3)."""


def travel_offers(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return what may take the place of a move at the start of the own turn."""
    turn = ctx.state.turn
    if moment != "start" or turn is None or turn.player != player or not turn.moves:
        return []
    return [*_raft(ctx, player), *_build(ctx, player), *_woods(ctx, player), *_tavern(ctx, player)]


def _raft(ctx: Tale, player: PlayerId) -> list[Act]:
    """Let a Raft that was there at the start of the turn cross to a space that lies opposite (8.3)."""
    one, turn = ctx.state.get(player), ctx.state.turn
    due = [uid for uid in turn.rafts if uid in one.objects] if turn is not None else []
    if not due or one.enslaved:
        return []

    def act(space: SpaceId) -> Act:
        label = text("option.raft", space=space_name(space))
        return Act(f"raft:{space}", label, partial(_cross, ctx, player, due[0], space), Ref("space", space))

    return [act(space) for space in ctx.data.board.opposite.get(one.space, ()) if space not in ctx.state.closed]


def _cross(ctx: Tale, player: PlayerId, uid: Uid, space: SpaceId) -> Flow[None]:
    """Cross the river by Raft, as the whole move; the Raft is lost."""
    turn = ctx.state.turn
    assert turn is not None
    turn.moves -= 1
    lose_card(ctx, player, uid, "8.3")
    ctx.ran(f"card:{RAFT}")
    carry_off(ctx, player, space, "8.3")
    yield from ()


def _build(ctx: Tale, player: PlayerId) -> list[Act]:
    """Let the owner of an Axe build a Raft in Woods or Forest, if the stock has one (8.3)."""
    one = ctx.state.get(player)
    if not ctx.data.board.matches(one.space, BUILDING) or not has(one, "axe") or one.enslaved:
        return []
    if not any(uid.partition("#")[0] == RAFT for uid in ctx.state.stock):
        return []

    def run() -> Flow[None]:
        turn = ctx.state.turn
        assert turn is not None
        turn.moves -= 1
        from_purchase(ctx, player, RAFT, "8.3")
        ctx.ran("card:axe")
        if ctx.state.options["raft"] == "turn":
            end_turn(ctx, player)
        else:
            turn.arrive()
        yield from ()

    return [Act("build-raft", text("option.build-raft"), run)]


def _woods(ctx: Tale, player: PlayerId) -> list[Act]:
    """Let the Elf go from Woods to any other Woods of his Region instead of rolling."""
    one = ctx.state.get(player)
    board = ctx.data.board
    if not able(one, ELF) or board[one.space].terrain != "woods" or not rolls_to_move(ctx, one):
        return []
    others = [space for space in elsewhere(ctx, player) if board[space].terrain == "woods"]

    def run() -> Flow[None]:
        goal = yield from choose_space(player, ELF, text("ask.elf-woods"), others, "12.6")
        ctx.ran(f"ability:{ELF}")
        yield from _leave(ctx, player, goal)

    return [Act(f"ability:{ELF}", text(f"option.{ELF}"), run, hint=ability_text(ELF))] if others else []


def _leave(ctx: Tale, player: PlayerId, goal: SpaceId | None) -> Flow[None]:
    turn = ctx.state.turn
    assert turn is not None
    if goal is not None:
        turn.moves -= 1
        carry_off(ctx, player, goal, "12.1")
    yield from ()


def _tavern(ctx: Tale, player: PlayerId) -> list[Act]:
    """Offer what the Tavern promised for this move, where there is a move to replace."""
    one, turn = ctx.state.get(player), ctx.state.turn
    marks = turn.marks if turn is not None else []
    if crawls(ctx.state, one):
        return []

    def run(kind: str) -> Flow[None]:
        goal: SpaceId | None = "temple"
        if kind == "teleport":
            goal = yield from choose_space(player, "tavern", text("ask.teleport"), elsewhere(ctx, player), "12.1")
        else:
            ctx.emit(Told(text=text("told.ferry", who=Who(player)), rule="12.1"))
        yield from _leave(ctx, player, goal)

    return [
        Act(f"tavern:{kind}", text(f"option.tavern-{kind}"), partial(run, kind))
        for kind in ("teleport", "temple")
        if f"offer:{kind}" in marks
    ]
