"""The spaces of the Inner Region: what must be done before one may go on. Rules 9.3, 9.5-9.10."""

from collections.abc import Mapping

from kraina.engine.decision import Decision, Flow, ask_many
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, name, text
from kraina.games.talisman.belongings import lose_card, parting
from kraina.games.talisman.board import PLAIN, PORTAL, WARLOCK, SpaceId
from kraina.games.talisman.dice import cast, roll, roll_several
from kraina.games.talisman.fights import fight
from kraina.games.talisman.life import lose_life
from kraina.games.talisman.outlook import FIEND_STRENGTH, mine_dice
from kraina.games.talisman.pawn import carry_off, end_turn
from kraina.games.talisman.points import craft, strength
from kraina.games.talisman.state import Foe, Tale
from kraina.games.talisman.verbs import SpaceVerb
from kraina.kit.choose import card_option

DEEPEST = 6
"""Results above this one are like it."""
EXITS: Mapping[int, SpaceId] = {1: PLAIN, 2: PORTAL, 3: PORTAL, 4: WARLOCK, 5: WARLOCK}
"""Result -> where one emerges; 6 and more lead to the City or the Tavern, 0 and less leave one here (9.5, 9.6)."""


def crypt(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Three dice less total Strength (9.5)."""
    yield from _dig(ctx, player, 3, strength(ctx.data, ctx.state, ctx.state.get(player)), "city", "9.5")


def mines(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Three dice less total Craft; the Dwarf and the Gnome's friend roll two (9.6)."""
    one = ctx.state.get(player)
    dice, source = mine_dice(one)
    if source:
        ctx.ran(source)
    yield from _dig(ctx, player, dice, craft(ctx.data, ctx.state, one), "tavern", "9.6")


def _dig(ctx: Tale, player: PlayerId, dice: int, points: int, far: SpaceId, rule: str) -> Flow[None]:
    rolled = sum((yield from roll_several(ctx, player, dice, "dig", rule)))
    result = min(rolled - points, DEEPEST)
    ctx.emit(Told(text=text("told.digs", who=Who(player), rolled=rolled, points=points), rule=rule))
    ctx.ran(f"space:{ctx.state.get(player).space}")
    if result <= 0:
        ctx.state.get(player).free = True
    else:
        carry_off(ctx, player, EXITS.get(result, far), rule)


def vampires_tower(ctx: Tale, player: PlayerId) -> Flow[None]:
    """1, 2 or 3 lives by a die; each Follower given up saves one (9.9)."""
    lives = ((yield from roll(ctx, player, "vampire", "9.9")) + 1) // 2
    followers = parting(ctx.state.get(player))
    if followers:
        options = tuple(card_option(uid) for uid in followers)
        prompt = text("ask.vampire", count=lives)
        decision = Decision(player, "vampire", prompt, options, 0, min(lives, len(options)), rule="9.9")
        for uid in (yield from ask_many(decision)):
            lose_card(ctx, player, uid, "9.9")
            lives -= 1
    yield from lose_life(ctx, player, lives, "9.9")
    ctx.state.get(player).free = True


def pits(ctx: Tale, player: PlayerId) -> Flow[None]:
    """As many Pitfiends as the die says, one after the other, till the first that is not beaten (9.8)."""
    if not ctx.state.get(player).fiends:
        ctx.state.get(player).fiends = yield from roll(ctx, player, "pits", "9.8")
    while ctx.state.get(player).fiends:
        foe = Foe("pitfiend", FIEND_STRENGTH, card=False)
        if (yield from fight(ctx, player, "battle", [foe], "9.8", evade=False)) != "won":
            end_turn(ctx, player)
            return
        ctx.state.get(player).fiends -= 1
    ctx.state.get(player).free = True


def werewolf_den(ctx: Tale, player: PlayerId) -> Flow[None]:
    """A Werewolf with the Strength of two dice, the same till it is beaten or left (9.7)."""
    if not ctx.state.get(player).wolf:
        ctx.state.get(player).wolf = sum(cast(ctx, player, 2, "werewolf", "9.7"))
    foe = Foe("werewolf", ctx.state.get(player).wolf, card=False)
    if (yield from fight(ctx, player, "battle", [foe], "9.7", evade=False)) != "won":
        end_turn(ctx, player)
        return
    one = ctx.state.get(player)
    one.wolf, one.free = 0, True


def death(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Two dice each: equal, again next turn; lower, 1 life and again next turn; higher, free to go (9.10)."""
    his = sum(cast(ctx, player, 2, "death", "9.10"))
    own = sum((yield from roll_several(ctx, player, 2, "dice-with-death", "9.10")))
    told = text("told.compares", who=Who(player), mine=own, theirs=his, foe=name("foe", "death"))
    ctx.emit(Told(text=told, rule="9.10"))
    if own > his:
        ctx.state.get(player).free = True
    elif own < his:
        yield from lose_life(ctx, player, 1, "9.10")


INNER: Mapping[str, SpaceVerb] = {
    "crypt": crypt,
    "mines": mines,
    "vampires-tower": vampires_tower,
    "pits": pits,
    "werewolf-den": werewolf_den,
    "death": death,
}
