"""Enemies that do not attack a Character, and those that become Friends of his instead. Rules 8.1, 8.2, 16.2."""

from collections.abc import Mapping

from kraina.engine.decision import Flow
from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.belongings import may_own
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.people.shifting import shift
from kraina.games.magiczny_miecz.piles import lift
from kraina.games.magiczny_miecz.state import MOUNTS, Miecz, rides
from kraina.games.magiczny_miecz.verbs import CardVerb
from kraina.kit.choose import agrees

CALLED = ("elk", "wolf", "bear")
"""Beasts that the Priestess may call to her."""
CALLED_ON = 3
"""They come on this number or less."""


def befriend(ctx: Miecz, player: PlayerId, uid: Uid, ability: str) -> None:
    """Make an Enemy that lies on a player's space his Friend."""
    lift(ctx, uid)
    ctx.state.get(player).friends.append(uid)
    told = text("told.ability-befriends", who=Who(player), card=card_name(uid))
    ctx.emit(CardShown(text=told, rule="8.1", player=player, card=uid, deck="event"))
    ctx.ran(f"ability:{ability}")


def leave_alone(ctx: Miecz, player: PlayerId, uid: Uid, ability: str) -> None:
    """Tell that an Enemy does not attack, thanks to an ability."""
    told = text("told.ability-left-alone", who=Who(player), card=card_name(uid))
    ctx.emit(Told(text=told, rule="8.1"))
    ctx.ran(f"ability:{ability}")


def _may_befriend(ctx: Miecz, player: PlayerId, uid: Uid, ability: str) -> Flow[bool]:
    """Ask whether an Enemy is befriended instead of fought; whoever may have no Friends is not asked."""
    if not may_own(ctx.data, ctx.state.get(player), uid):
        return False
    why = text("ask.ability-befriend", card=card_name(uid))
    if not (yield from agrees(player, "befriend", why, "8.2", ability)):
        return False
    befriend(ctx, player, uid, ability)
    return True


def goblin_nobbin(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Let the Goblin take a Nobbin with him instead of fighting it."""
    return ctx.data.card(uid).id == "nobbin" and (yield from _may_befriend(ctx, player, uid, "goblin-nobbin"))


def goblin_hadron(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Have a Hadron leave the Goblin alone, and let him drive it to a free space of the Circle."""
    if ctx.data.card(uid).id != "hadron":
        return False
    leave_alone(ctx, player, uid, "goblin-hadron")
    yield from shift(ctx, player, uid)
    return True


def hobgoblin_hadron(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Let the Hobgoblin take a Hadron with him instead of fighting it."""
    return ctx.data.card(uid).id == "hadron" and (yield from _may_befriend(ctx, player, uid, "hobgoblin-hadron"))


def pygmy_ride(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Let the Pygmy make a Wolf or an Elk his mount instead of fighting it, as long as he has none."""
    if ctx.data.card(uid).id not in MOUNTS:
        return False
    one = ctx.state.get(player)
    if any(rides(one, friend) for friend in one.friends):
        return False
    return (yield from _may_befriend(ctx, player, uid, "pygmy-ride"))


def priestess_beasts(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Have Beasts leave the Priestess alone; Elk, Wolf and Bear may come with her on 1 to 3."""
    card, ability = ctx.data.card(uid), "priestess-beasts"
    if not card.beast:
        return False
    leave_alone(ctx, player, uid, ability)
    if card.id not in CALLED or not may_own(ctx.data, ctx.state.get(player), uid):
        return True
    why = text("ask.ability-call", card=card_name(uid))
    if (yield from agrees(player, "call-beast", why, "8.2", ability)):
        value = yield from roll(ctx, player, "call-beast", "8.1")
        if value <= CALLED_ON:
            befriend(ctx, player, uid, ability)
    return True


def trickster_tame(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Let the Trickster tame one Beast in the game instead of fighting it."""
    one, ability = ctx.state.get(player), "trickster-tame"
    if not ctx.data.card(uid).beast or ability in one.marks:
        return False
    tamed = yield from _may_befriend(ctx, player, uid, ability)
    if tamed:
        one.marks[ability] = 1
    return tamed


COMPANIONS: Mapping[str, CardVerb] = {
    "goblin-nobbin": goblin_nobbin,
    "goblin-hadron": goblin_hadron,
    "hobgoblin-hadron": hobgoblin_hadron,
    "pygmy-ride": pygmy_ride,
    "priestess-beasts": priestess_beasts,
    "trickster-tame": trickster_tame,
}
"""Ability -> whether it spares its owner an Enemy; it asks."""
