"""Places (VI): each function lets a player consider the card of its name. Rule 16.7.

A Place lies open on its space and is considered by everybody who explores it; some are used up.
"""

from collections.abc import Mapping

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.cards import card_name, card_text
from kraina.games.magiczny_miecz.counters import HEALTH, Counter, change, heal
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.explore import batch
from kraina.games.magiczny_miecz.gear.once import may_eat_fruit
from kraina.games.magiczny_miecz.lands.prayers import Deity, pray, prayer
from kraina.games.magiczny_miecz.lands.shops import market_prices, shop
from kraina.games.magiczny_miecz.lands.tables import Table, anywhere, gains, lost_turn, meets, nothing, roll_on, spell
from kraina.games.magiczny_miecz.life import carry_off
from kraina.games.magiczny_miecz.piles import clear
from kraina.games.magiczny_miecz.points import magic, sword
from kraina.games.magiczny_miecz.state import Miecz
from kraina.games.magiczny_miecz.verbs import CardVerb
from kraina.kit.choose import agrees, rolls

ENOUGH = 5
"""Points of Sword or Magic with which the Scorched Earth and the Labyrinth cost no turn."""
GATE_CARDS = 3
"""Events that are drawn behind the Rock Gate."""
CAVE: Table = {
    1: gains("gold", 3), 2: gains("gold", 2), 3: gains("gold"), 4: lost_turn,
    5: meets("hadron", "sword", 3), 6: meets("werewolf", "sword", 10),
}  # fmt: skip
SIDH: Table = {
    1: gains("gold", 3), 2: gains("gold", 2), 3: gains("gold"), 4: meets("sidh-spectre", "magic", 3),
    5: meets("sidh-phantom", "magic", 5), 6: meets("sidh-demon", "magic", 10),
}  # fmt: skip
UNKNOWN_TEMPLE: Table = {
    1: anywhere(optional=False), 2: gains("life"), 3: spell, 4: gains("gold", 2), 5: gains("gold"), 6: nothing,
}  # fmt: skip
PASSAGES: Mapping[int, str] = {
    1: "walled-town", 2: "village", 3: "fortress-of-the-keeper", 4: "temple-of-nemed", 5: "dead-city",
    6: "crypt-of-wraiths",
}  # fmt: skip
"""Where the Secret Passage leads."""


def tree_of_life(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Regain 1 Life for a token, only up to 4 (4.7); with 4 or more the token stays. Used up with the last one."""
    yield from ()
    if ctx.state.get(player).life >= HEALTH:
        ctx.emit(Told(text=text("told.place-tree-stays", who=Who(player)), rule="4.7"))
        return False
    heal(ctx, player, 1)
    return _token(ctx, uid)


def _fount(counter: Counter) -> CardVerb:
    """Return a Place where each visitor gains 1 point for a token; used up with the last one."""

    def run(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
        yield from ()
        change(ctx, player, counter, 1, "16.7")
        return _token(ctx, uid)

    return run


def _token(ctx: Miecz, uid: Uid) -> bool:
    """Take a token off a Place; return whether it was the last one."""
    left = ctx.state.tokens.get(uid, ctx.data.card(uid).tokens) - 1
    ctx.state.tokens[uid] = left
    ctx.emit(Told(text=text("told.place-tokens", card=card_name(uid), count=left), rule="16.7"))
    return left == 0


def _chance(table: Table) -> CardVerb:
    """Return a Place where a player may roll on a table; it stays."""

    def run(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
        prompt = text("ask.place-roll", card=card_name(uid))
        if (yield from rolls(player, "roll-place", prompt, card_text(uid), "16.7", uid)):
            yield from roll_on(ctx, player, "place", table, "16.7")
        return False

    return run


def _shrine(deity: Deity) -> CardVerb:
    """Return a Place where a player may pray as in a Temple; used up by the first prayer."""

    def run(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
        return (yield from pray(ctx, player, deity, "16.7"))

    return run


def labyrinth(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Miss the next turn with a total Magic below 5; it stays."""
    weak = magic(ctx.data, ctx.state, ctx.state.get(player)) < ENOUGH
    yield from (lost_turn if weak else nothing)(ctx, player, "16.7")
    return False


def scorched_earth(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Miss the next turn with a total Sword below 5; it stays."""
    weak = sword(ctx.data, ctx.state, ctx.state.get(player)) < ENOUGH
    yield from (lost_turn if weak else nothing)(ctx, player, "16.7")
    return False


def unknown_temple(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Pray with one die, if he wants; it stays."""
    if (yield from rolls(player, "pray", text("ask.land-pray", temple=card_name(uid)), card_text(uid), "16.7", uid)):
        result = yield from prayer(ctx, player, 1, "16.7")
        yield from UNKNOWN_TEMPLE[result](ctx, player, "16.7")
    return False


def rock_gate(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Pass, if he wants: the Gate goes to the used cards, and 3 new Events are drawn and considered (A8)."""
    if (yield from agrees(player, "rock-gate", text("ask.place-gate", card=card_name(uid)), "16.7", uid)):
        clear(ctx, uid)
        if ctx.state.turn is not None:
            ctx.state.turn.considered.remove(uid)  # shuffled anew, it may come up again
        yield from may_eat_fruit(ctx, player)
        yield from batch(ctx, player, GATE_CARDS)
    return False


def secret_passage(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Roll, if he wants, and come out elsewhere; the Passage stays."""
    prompt = text("ask.place-roll", card=card_name(uid))
    if (yield from rolls(player, "roll-place", prompt, card_text(uid), "16.7", uid)):
        space = PASSAGES[(yield from roll(ctx, player, "place", "16.7"))]
        if space == ctx.state.get(player).space:
            yield from nothing(ctx, player, "16.7")
        else:
            carry_off(ctx, player, space, "16.7")
    return False


def market(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Buy what the Equipment still has; it stays."""
    yield from shop(ctx, player, market_prices(ctx), "16.7")
    return False


PLACES: Mapping[str, CardVerb] = {
    "tree-of-life": tree_of_life,
    "magic-lake": _fount("sword"),
    "enchanted-spring": _fount("magic"),
    "cave": _chance(CAVE),
    "sidh": _chance(SIDH),
    "shrine-of-nemed": _shrine("nemed"),
    "shrine-of-toliman": _shrine("toliman"),
    "labyrinth": labyrinth,
    "scorched-earth": scorched_earth,
    "unknown-temple": unknown_temple,
    "rock-gate": rock_gate,
    "secret-passage": secret_passage,
    "market": market,
}
