"""Drawing Events on a space: how many, by whom, and what is laid open. Rules 13.4, 15.1, 16.8."""

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.piles import discard, draw_event, lay, restock_events
from kraina.games.magiczny_miecz.state import Miecz, able
from kraina.games.magiczny_miecz.windows import window
from kraina.kit.choose import choose_cards

DREW = "drew:"
"""How the mark of a turn begins that names an Event drawn in it."""
EXTRA = {"titan-extra-card": "ability", "rowan-fruit": "card"}
"""What lets a player draw one Event more and set one aside."""


def missing(ctx: Miecz, player: PlayerId) -> int:
    """Return how many Events have to be drawn on a player's space; what lay there on arrival counts (13.4)."""
    turn = ctx.state.turn
    assert turn is not None
    return max(0, ctx.data.board[ctx.state.get(player).space].draw - turn.found)


def draw_cards(ctx: Miecz, player: PlayerId, count: int) -> Flow[None]:
    """Draw a batch of Events, let Spells change it, send the placed ones off and lay the others open."""
    state = ctx.state
    turn = state.turn
    assert turn is not None
    space = state.get(player).space
    extra = _extras(ctx, player) if count else []
    unseen = yield from _leave_unseen(ctx, player, count)
    turn.drawn = [uid for uid in (draw_event(ctx, player) for _ in range(count - unseen + len(extra))) if uid]
    if turn.drawn:
        yield from window(ctx, "drawn")
    yield from _set_extra_aside(ctx, player, extra)
    yield from _send_off(ctx, player)
    for uid in turn.drawn:
        lay(ctx, uid, space)
        turn.marks.append(f"{DREW}{uid}")  # the Sorcerer ignores what he drew himself
    turn.drawn = []


def _send_off(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Send those of the drawn Events away that have a space of their own (15.1)."""
    turn = ctx.state.turn
    assert turn is not None
    for uid in list(turn.drawn):
        placed = ctx.data.verbs.placed.get(ctx.data.card(uid).id)
        if placed is not None:
            yield from placed(ctx, player, uid)
            turn.drawn.remove(uid)


def _extras(ctx: Miecz, player: PlayerId) -> list[str]:
    """Return what lets the player draw one more, marked in the turn or owned as an ability (A8)."""
    turn = ctx.state.turn
    assert turn is not None
    found = ["rowan-fruit"] if "rowan-fruit" in turn.marks else []
    if able(ctx.state.get(player), "titan-extra-card"):
        found.append("titan-extra-card")
    return found


def _set_extra_aside(ctx: Miecz, player: PlayerId, extra: list[str]) -> Flow[None]:
    turn = ctx.state.turn
    assert turn is not None
    if not extra or not turn.drawn:
        return
    count = min(len(extra), len(turn.drawn))
    prompt = text("ask.set-aside", count=count)
    for uid in (yield from choose_cards(player, "set-aside", prompt, turn.drawn, count, "13.4")):
        turn.drawn.remove(uid)
        discard(ctx.data, ctx.state, uid)
    for source in extra:
        ctx.ran(f"{EXTRA[source]}:{source}")
    if "rowan-fruit" in turn.marks:
        turn.marks.remove("rowan-fruit")


def _leave_unseen(ctx: Miecz, player: PlayerId, count: int) -> Flow[int]:
    """Let the Prince leave Events face down and unseen; they lie on the space and count there."""
    if not count or not able(ctx.state.get(player), "prince-leave-unseen"):
        return 0
    options = tuple(Option(f"unseen:{n}", n, text("option.leave-unseen", count=n)) for n in range(count + 1))
    prompt = text("ask.leave-unseen", count=count)
    unseen = yield from ask(Decision(player, "leave-unseen", prompt, options, rule="13.4"))
    for _ in range(unseen):
        _lay_unseen(ctx, player)
    if unseen:
        ctx.ran("ability:prince-leave-unseen")
        ctx.emit(Told(text=text("told.leaves-unseen", who=Who(player), count=unseen), rule="13.4"))
    return unseen


def _lay_unseen(ctx: Miecz, player: PlayerId) -> None:
    """Lay the top Event face down: it stays hidden from everybody."""
    restock_events(ctx)
    state = ctx.state
    if state.events:
        uid: Uid = state.events.pop(0)
        lay(ctx, uid, state.get(player).space)
        state.face_down.append(uid)


def turn_up(ctx: Miecz, player: PlayerId) -> list[Uid]:
    """Turn over what lies face down on a player's space, and return it: the next explorer sees it."""
    space = ctx.state.get(player).space
    found = [uid for uid in ctx.state.here(space) if uid in ctx.state.face_down]
    for uid in found:
        ctx.reveal()
        ctx.state.face_down.remove(uid)
    return found
