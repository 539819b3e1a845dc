"""Cards that go to a space of their own as soon as they are drawn. Rule 15.1."""

from collections.abc import Mapping

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import text
from kraina.games.magiczny_miecz.board import SpaceId
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.piles import discard, place_card
from kraina.games.magiczny_miecz.state import Miecz
from kraina.games.magiczny_miecz.verbs import Deed
from kraina.kit.choose import choose_space

WRAITH_SPACES: tuple[SpaceId, ...] = (
    "village", "walled-town", "valley-of-shadows", "dark-clearing", "crypt-of-wraiths", "dead-city",
)  # fmt: skip
"""Where a Wraith goes on 1 to 6."""
ANCHORITE_SPACES: tuple[tuple[SpaceId, ...], ...] = (
    ("wilds",), ("glade",), ("hermitage",), ("tower-of-destiny",), ("crossroads-1", "crossroads-2"),
    ("ruins-of-the-fortress",),
)  # fmt: skip
"""Where the Anchorite goes on 1 to 6; of two spaces with one name his drawer chooses."""
LEVIATHAN_WATERS = ("marsh", "ferry", "bogs")


def wraith(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    """Send a Wraith where the die says."""
    value = yield from roll(ctx, player, "wraith", "15.1")
    _send(ctx, player, uid, WRAITH_SPACES[value - 1])


def anchorite(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    """Send the Anchorite where the die says."""
    value = yield from roll(ctx, player, "anchorite", "15.1")
    yield from _send_to_one(ctx, player, uid, ANCHORITE_SPACES[value - 1])


def leviathan(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    """Send the Leviathan to a free Marsh, Ferry or Bogs of its drawer's choice; if none is free, discard it."""
    spaces = [space for space in ctx.data.board.spaces if ctx.data.board.matches(space, LEVIATHAN_WATERS)]
    yield from _send_to_one(ctx, player, uid, [space for space in spaces if ctx.state.is_free(space)])


def _send_to_one(ctx: Miecz, player: PlayerId, uid: Uid, spaces: list[SpaceId] | tuple[SpaceId, ...]) -> Flow[None]:
    """Send a card to one of some spaces, as its drawer chooses; without any it is discarded."""
    prompt = text("ask.enemy-place", card=card_name(uid))
    space = yield from choose_space(player, "place-card", prompt, spaces, "15.1")
    if space is None:
        discard(ctx.data, ctx.state, uid)
        ctx.emit(Told(text=text("told.enemy-no-place", card=card_name(uid)), rule="15.1"))
    else:
        _send(ctx, player, uid, space)


def _send(ctx: Miecz, player: PlayerId, uid: Uid, space: SpaceId) -> None:
    """Lay a card on its space and note that it does not affect its drawer in this turn."""
    place_card(ctx, uid, space)
    assert ctx.state.turn is not None
    ctx.state.turn.placed.append(uid)


PLACED: Mapping[str, Deed] = {"wraith": wraith, "leviathan": leviathan, "anchorite": anchorite}
