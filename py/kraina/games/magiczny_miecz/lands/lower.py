"""The spaces of the Lower Circle that have an instruction of their own. Rule 13.5."""

from collections.abc import Mapping
from functools import partial

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.alignment import change_alignment
from kraina.games.magiczny_miecz.board import space_name, space_text
from kraina.games.magiczny_miecz.counters import HEALTH, heal
from kraina.games.magiczny_miecz.lands.shops import curable, healer, shop, usurer, village_prices, wares
from kraina.games.magiczny_miecz.lands.tables import (
    Table,
    anywhere,
    gains,
    gains_either,
    loses,
    lost_turn,
    meets,
    moves_again,
    nothing,
    roll_on,
    rolling,
    spell,
    stone,
)
from kraina.games.magiczny_miecz.lands.visits import visit
from kraina.games.magiczny_miecz.life import carry_off, lose_life
from kraina.games.magiczny_miecz.state import Miecz, working
from kraina.games.magiczny_miecz.verbs import Act, SpaceVerb
from kraina.kit.choose import NO, agrees, rolls

NEMED = "temple-of-nemed"


def _to_nemed(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[None]:
    """Go to the Temple of Nemed, if he wants."""
    prompt = text("ask.land-go-there", space=space_name(NEMED))
    if (yield from agrees(player, "go-there", prompt, rule)):
        carry_off(ctx, player, NEMED, rule)


def _foretold(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[None]:
    """Evil becomes Good, Chaotic becomes Evil (7.2, 7.3)."""
    alignment = ctx.state.get(player).alignment
    if alignment == "evil":
        yield from change_alignment(ctx, player, "good", rule)
    elif alignment == "chaotic":
        yield from change_alignment(ctx, player, "evil", rule)
    else:
        yield from nothing(ctx, player, rule)


TAVERN: Table = {
    1: loses("gold"), 2: gains("gold"), 3: lost_turn, 4: meets("strongman", "sword", 4),
    5: anywhere(optional=True), 6: _to_nemed,
}  # fmt: skip
BARROW: Table = {
    1: gains("sword"), 2: nothing, 3: nothing, 4: lost_turn, 5: lost_turn, 6: meets("ghost", "magic", 4),
}  # fmt: skip
WITCH: Table = {
    1: loses("sword"), 2: loses("sword"), 3: gains_either, 4: gains_either, 5: spell, 6: nothing,
}  # fmt: skip
MILL_OF_THE_CHAOTIC: Table = {
    1: gains("life"), 2: gains("life"), 3: gains("life"), 4: loses("life"), 5: loses("life"), 6: loses("life"),
}  # fmt: skip
MILL_OF_THE_EVIL: Table = {
    1: gains("sword"), 2: gains("magic"), 3: spell, 4: moves_again, 5: lost_turn, 6: loses("life"),
}  # fmt: skip
CIRCLE_OF_POWER: Table = {
    1: meets("circle-guard", "sword", 5), 2: lost_turn, 3: lost_turn, 4: nothing, 5: nothing, 6: gains("magic"),
}  # fmt: skip
WELL: Table = {1: nothing, 2: nothing, 3: nothing, 4: gains("life"), 5: spell, 6: moves_again}
SEER: Table = {1: spell, 2: stone, 3: _foretold, 4: nothing, 5: nothing, 6: nothing}


def village(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Visit the witch, the armourer or the medic, or none of them."""
    yield from visit(ctx, player, _villagers, one=True)


def _villagers(ctx: Miecz, player: PlayerId) -> list[Act]:
    prices = village_prices(ctx)
    witch = partial(roll_on, ctx, player, "witch", WITCH, "13.5")
    acts = [Act("witch", text("option.land-witch"), witch, hint=text("hint.land-witch"))]
    if wares(ctx, player, prices):
        acts.append(Act("armourer", text("option.land-armourer"), partial(shop, ctx, player, prices, "13.5")))
    if curable(ctx, player):
        acts.append(Act("medic", text("option.land-medic"), partial(healer, ctx, player)))
    return acts


def devils_mill(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Good: lose 1 Life, but not with the Reliquary. Chaotic: roll. Evil: roll if he wants."""
    one = ctx.state.get(player)
    if one.alignment == "good":
        if working(ctx.data, ctx.state, one, "reliquary"):
            ctx.ran("card:reliquary")
            ctx.emit(Told(text=text("told.land-reliquary", who=Who(player)), rule="13.5"))
        else:
            yield from lose_life(ctx, player, 1, "13.5")
    elif one.alignment == "chaotic":
        yield from roll_on(ctx, player, "space", MILL_OF_THE_CHAOTIC, "13.5")
    elif (yield from rolls(player, "roll-space", text("ask.land-mill"), space_text("devils-mill"), "13.5")):
        yield from roll_on(ctx, player, "space", MILL_OF_THE_EVIL, "13.5")


def well_of_eternity(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """The Good may restore their Life to 4, or roll; others get nothing."""
    one = ctx.state.get(player)
    if one.alignment != "good":
        yield from nothing(ctx, player, "13.5")
        return
    options = [Option("roll", "roll", text("option.land-roll"), hint=text("hint.land-well"))]
    if one.life < HEALTH:
        options.insert(0, Option("heal", "heal", text("option.land-heal-all")))
    options.append(Option(NO, NO, text("option.land-leave")))
    picked = yield from ask(Decision(player, "well", text("ask.land-well"), tuple(options), rule="13.5"))
    if picked == "heal":
        heal(ctx, player, HEALTH)
    elif picked == "roll":
        yield from roll_on(ctx, player, "space", WELL, "13.5")


def walled_town(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Visit the seer or the usurer, or neither."""
    yield from visit(ctx, player, _townspeople, one=True)


def _townspeople(ctx: Miecz, player: PlayerId) -> list[Act]:
    seer = partial(roll_on, ctx, player, "seer", SEER, "13.5")
    acts = [Act("seer", text("option.land-seer"), seer, hint=text("hint.land-seer"))]
    if ctx.state.get(player).objects:
        acts.append(Act("usurer", text("option.land-usurer"), partial(usurer, ctx, player)))
    return acts


LOWER: Mapping[str, SpaceVerb] = {
    "tavern": rolling(TAVERN),
    "barrow": rolling(BARROW),
    "village": village,
    "devils-mill": devils_mill,
    "circle-of-power": rolling(CIRCLE_OF_POWER),
    "well-of-eternity": well_of_eternity,
    "walled-town": walled_town,
}
