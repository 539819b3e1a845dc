"""The spaces of the Upper Circle that have an instruction of their own. Rule 13.5."""

from collections.abc import Mapping
from functools import partial

from kraina.engine.decision import Flow, Ref
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.belongings import losable, lose_card, parting_friends, take, taken
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.counters import heal, pay
from kraina.games.magiczny_miecz.dealing import kit_card
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.explore import goes_on
from kraina.games.magiczny_miecz.lands.courts import court_acts
from kraina.games.magiczny_miecz.lands.prayers import pray
from kraina.games.magiczny_miecz.lands.safety import spared
from kraina.games.magiczny_miecz.lands.shops import choose_points, curable, sell
from kraina.games.magiczny_miecz.lands.tables import Table, meets, nothing, rolling
from kraina.games.magiczny_miecz.lands.visits import visit
from kraina.games.magiczny_miecz.life import friend_dies, lose_life
from kraina.games.magiczny_miecz.settle import settle
from kraina.games.magiczny_miecz.state import Miecz, able, find, has
from kraina.games.magiczny_miecz.verbs import Act, SpaceVerb
from kraina.kit.choose import choose_card

FALLS_ON = 2
"""On the Cliff this number or less costs a Life."""
SURE_FOOT = 2
"""On this number or less the Barbarian loses nothing at the Bogs."""
HEALED_ON, HARMED_ON = 4, 6
"""The court medic heals on 4 or less and harms on 6."""
DIAMOND_PRICE = 5
"""What the King's Diamond sells for at the Castle, in gold."""
MEDIC = text("hint.land-court-medic")
CRYPT: Table = {1: nothing, 2: nothing, 3: nothing} | {n: meets("wraith", "magic", n) for n in (4, 5, 6)}
GULLY: Table = {1: nothing, 2: nothing, 3: nothing} | {n: meets("werewolf", "sword", n) for n in (4, 5, 6)}


def cliff(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Roll for oneself: 1 Life is lost on 1-2; then for each Friend, who dies on 1-2."""
    if (yield from spared(ctx, player)):
        return
    if (yield from roll(ctx, player, "cliff", "13.5")) <= FALLS_ON:
        yield from lose_life(ctx, player, 1, "13.5")
    else:
        yield from nothing(ctx, player, "13.5")
    for uid in parting_friends(ctx.state.get(player)):
        if not goes_on(ctx, player):
            return
        if uid not in ctx.state.get(player).friends:
            continue
        ctx.emit(Told(text=text("told.land-cliff-friend", card=card_name(uid)), rule="13.5"))
        if (yield from roll(ctx, player, "cliff", "13.5")) <= FALLS_ON:
            yield from friend_dies(ctx, player, uid, "13.5")


def temple_of_toliman(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Pray to Toliman, if he wants."""
    yield from pray(ctx, player, "toliman", "13.5")


def bogs(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Lose 1 Object or 1 Friend, by choice; the Barbarian loses nothing on 1-2."""
    if (yield from spared(ctx, player)):
        return
    one = ctx.state.get(player)
    if not (losable(one) or parting_friends(one)):
        yield from nothing(ctx, player, "13.5")
        return
    if able(one, "barbarian-bogs") and (yield from roll(ctx, player, "bogs", "8.2")) <= SURE_FOOT:
        ctx.ran("ability:barbarian-bogs")
        ctx.emit(Told(text=text("told.land-sure-foot", who=Who(player)), rule="8.2"))
        return
    one = ctx.state.get(player)
    cards = [*losable(one), *parting_friends(one)]
    uid = yield from choose_card(player, "lose", text("ask.land-lose"), cards, "13.5")
    if uid is not None:
        lose_card(ctx, player, uid, "13.5")


def living_rocks(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Lose 1 Life."""
    if not (yield from spared(ctx, player)):
        yield from lose_life(ctx, player, 1, "13.5")


def castle(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Use the court medic, sell the King's Diamond, bring the Princess home; the Prince gets his arms back."""
    yield from _arms_of_the_house(ctx, player)
    yield from visit(ctx, player, _court, one=False)


def _arms_of_the_house(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Give the Prince back what he has lost of his kit, as at the start (8.1)."""
    one = ctx.state.get(player)
    if not able(one, "prince-kit"):
        return
    for design in [design for design in ctx.data.characters[one.character].kit if not has(one, design)]:
        uid = kit_card(ctx.state, design)
        if uid is None:
            ctx.emit(Told(text=text("told.none-left", card=card_name(design)), rule="21.2"))
            continue
        ctx.ran("ability:prince-kit")
        yield from taken(ctx, player, take(ctx, player, uid, "8.1"))
    yield from settle(ctx)


def _court(ctx: Miecz, player: PlayerId) -> list[Act]:
    acts = []
    if curable(ctx, player):
        acts.append(Act("medic", text("option.land-court-medic"), partial(court_medic, ctx, player), hint=MEDIC))
    diamond = find(ctx.state.get(player), "kings-diamond")
    if diamond is not None:
        label = text("option.land-sell", card=card_name(diamond), gold=DIAMOND_PRICE)
        acts.append(Act(f"sell:{diamond}", label, partial(_sell_diamond, ctx, player, diamond), Ref("card", diamond)))
    return [*acts, *court_acts(ctx, player, "princess")]


def court_medic(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Name the points, pay, then roll: 1-4 healed, 5 nothing, 6 lose 1 Life; nothing is paid back."""
    points = yield from choose_points(ctx, player)
    pay(ctx, player, points)
    value = yield from roll(ctx, player, "medic", "13.5")
    if value <= HEALED_ON:
        heal(ctx, player, points)
    elif value == HARMED_ON:
        yield from lose_life(ctx, player, 1, "13.5")
    else:
        yield from nothing(ctx, player, "13.5")


def _sell_diamond(ctx: Miecz, player: PlayerId, diamond: Uid) -> Flow[None]:
    ctx.ran("card:kings-diamond")
    sell(ctx, player, diamond, DIAMOND_PRICE, "13.5")
    yield from ()


UPPER: Mapping[str, SpaceVerb] = {
    "cliff": cliff,
    "temple-of-toliman": temple_of_toliman,
    "bogs": bogs,
    "living-rocks": living_rocks,
    "castle": castle,
    "crypt-of-wraiths": rolling(CRYPT),
    "wolf-gully": rolling(GULLY),
}
