"""Encounters that befall whoever draws them. Rule 16.1."""

from collections.abc import Mapping

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.alignment import change_alignment
from kraina.games.magiczny_miecz.belongings import losable, lose_card, parting_friends, release
from kraina.games.magiczny_miecz.board import SpaceId
from kraina.games.magiczny_miecz.bridge import inward
from kraina.games.magiczny_miecz.cards import Alignment, card_name
from kraina.games.magiczny_miecz.counters import change
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.events.tournament import tournament
from kraina.games.magiczny_miecz.life import carry_off, end_turn, lose_life
from kraina.games.magiczny_miecz.piles import gain_spell, lay, lay_gold, lift
from kraina.games.magiczny_miecz.points import spell_room
from kraina.games.magiczny_miecz.state import Miecz, able
from kraina.games.magiczny_miecz.verbs import CardVerb

AMBUSH_SPACE = "heaths"
PATHS: tuple[SpaceId, ...] = (
    "plain-of-sleep", "plain-of-grasses", "valley-of-shadows", "dark-clearing", "village", "tavern",
)  # fmt: skip
"""Where the Magic Path leads on 1 to 6."""


def magic_tablet(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Fill the Spells up to what Magic allows (2.6)."""
    one = ctx.state.get(player)
    while spell_room(ctx.data, ctx.state, one) > 0:
        if gain_spell(ctx, player) is None:
            break
    yield from ()
    return True


def noon_wraith(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """She follows like a Friend that cannot be sent away, and slows her Character down until a barrier is crossed."""
    yield from ()
    return not _follows(ctx, player, uid)


def evil_spirit(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """It drives all Friends but the Noon-wraith off, with what they carry and hold, and follows (A13)."""
    for friend in parting_friends(ctx.state.get(player)):
        lose_card(ctx, player, friend, "16.1")
    yield from ()
    return not _follows(ctx, player, uid)


def _follows(ctx: Miecz, player: PlayerId, uid: Uid) -> bool:
    """Have an Encounter follow a Character like a Friend; return whether it does: the Rogue has none (8.2)."""
    one = ctx.state.get(player)
    if able(one, "rogue-no-friends"):
        ctx.ran("ability:rogue-no-friends")
        ctx.emit(Told(text=text("told.encounter-driven-off", who=Who(player), card=card_name(uid)), rule="8.2"))
        return False
    lift(ctx, uid)
    one.friends.append(uid)
    ctx.emit(Told(text=text("told.encounter-follows", who=Who(player), card=card_name(uid)), rule="16.1", notable=True))
    return True


def envoys_of_the_gods(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """The Good gain 1 Life, the Evil lose 1."""
    yield from _reward(ctx, player, "good", "evil")
    return True


def poisonous_herbs(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """The Evil gain 1 Life, the Good lose 1."""
    yield from _reward(ctx, player, "evil", "good")
    return True


def _reward(ctx: Miecz, player: PlayerId, gains: Alignment, loses: Alignment) -> Flow[None]:
    """Give 1 Life to one alignment, beyond 4 too (4.5), and take it from another."""
    alignment = ctx.state.get(player).alignment
    if alignment == gains:
        change(ctx, player, "life", 1, "4.5")
    elif alignment == loses:
        yield from lose_life(ctx, player, 1, "16.1")


def sabbath_of_witches(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """The Evil gain 1 Magic, all others become Evil."""
    yield from _convert(ctx, player, "evil")
    return True


def pillar_of_fire(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """The Good gain 1 Magic, all others become Good."""
    yield from _convert(ctx, player, "good")
    return True


def _convert(ctx: Miecz, player: PlayerId, alignment: Alignment) -> Flow[None]:
    """Give 1 Magic to whoever is of an alignment already; others become so, once a turn at most (7.3)."""
    if ctx.state.get(player).alignment == alignment:
        change(ctx, player, "magic", 1, "2.4")
    else:
        yield from change_alignment(ctx, player, alignment, "7.2")


def guard(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Back to where the move began; the turn is over, without meeting or exploring there (13.1)."""
    turn = ctx.state.turn
    assert turn is not None
    end_turn(ctx, player)
    carry_off(ctx, player, turn.start, "13.1")
    if ctx.data.board.on_bridge(turn.start):  # he had just left the Bridge, and leaves it again
        one = ctx.state.get(player)
        one.free, one.leaving = True, -inward(ctx, turn.start)
    yield from ()
    return True


def magic_path(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """A die leads to one of six spaces, where it goes on as after a move (16.8)."""
    value = yield from roll(ctx, player, "magic-path", "16.8")
    carry_off(ctx, player, PATHS[value - 1], "16.8")
    return True


def ambush(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """All gold and all Objects are lost; they lie on the Heaths, open to whoever comes there."""
    one = ctx.state.get(player)
    lost = losable(one)
    for taken in lost:
        release(ctx, player, taken)
        lay(ctx, taken, AMBUSH_SPACE)
        ctx.emit(Told(text=text("told.loses-card", who=Who(player), card=card_name(taken)), rule="16.1"))
    gold = -change(ctx, player, "gold", -one.gold, "16.1")
    lay_gold(ctx, AMBUSH_SPACE, gold)
    if lost or gold:
        ctx.emit(Told(text=text("told.encounter-ambush", who=Who(player)), rule="16.1", notable=True))
    yield from ()
    return True


ORDEALS: Mapping[str, CardVerb] = {
    "magic-tablet": magic_tablet,
    "noon-wraith": noon_wraith,
    "envoys-of-the-gods": envoys_of_the_gods,
    "sabbath-of-witches": sabbath_of_witches,
    "pillar-of-fire": pillar_of_fire,
    "guard": guard,
    "tournament": tournament,
    "magic-path": magic_path,
    "ambush": ambush,
    "poisonous-herbs": poisonous_herbs,
    "evil-spirit": evil_spirit,
}
