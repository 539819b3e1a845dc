"""The spaces of the Middle Circle that have an instruction of their own. Rule 13.5."""

from collections.abc import Mapping

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.belongings import lose_card
from kraina.games.magiczny_miecz.board import space_name
from kraina.games.magiczny_miecz.counters import pay
from kraina.games.magiczny_miecz.lands.missions import fortress
from kraina.games.magiczny_miecz.lands.prayers import pray
from kraina.games.magiczny_miecz.lands.safety import spared
from kraina.games.magiczny_miecz.lands.shops import curable, healer
from kraina.games.magiczny_miecz.lands.tables import Table, gift, lost_turn, moves_again, nothing, rolling, stone
from kraina.games.magiczny_miecz.life import end_turn, lose_life
from kraina.games.magiczny_miecz.pawn import put
from kraina.games.magiczny_miecz.state import Miecz, able, find
from kraina.games.magiczny_miecz.verbs import SpaceVerb
from kraina.kit.choose import agrees

TOLL = 1
"""What the ferryman and the guard of the Magic Gate ask for, in gold."""
TOWER: Table = {1: lost_turn, 2: stone, 3: stone, 4: moves_again, 5: moves_again, 6: nothing}


def ferry(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Pay 1 gold, or go back to where the move began; the turn is over there, unexplored (13.1)."""
    if (yield from spared(ctx, player)):
        return
    turn = ctx.state.turn
    assert turn is not None
    prompt = text("ask.land-ferry", space=space_name(turn.start))
    if ctx.state.get(player).gold >= TOLL and (yield from agrees(player, "ferry", prompt, "13.5")):
        pay(ctx, player, TOLL)
        return
    ctx.data.verbs.stays(ctx, player, ctx.state.get(player).space)
    told = text("told.land-sent-back", who=Who(player), space=space_name(turn.start))
    put(ctx, player, turn.start, told, "13.1", leap=True)
    end_turn(ctx, player)


def gate_guard(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Pay 1 gold or lose 1 Life; the Duergar does neither."""
    one = ctx.state.get(player)
    if able(one, "duergar-gate-guard"):
        ctx.ran("ability:duergar-gate-guard")
        ctx.emit(Told(text=text("told.land-guard-debt", who=Who(player)), rule="8.2"))
        return
    options = [Option("life", "life", text("option.land-give-life"))]
    if one.gold >= TOLL:
        options.insert(0, Option("gold", "gold", text("option.land-give-gold")))
    prompt = text("ask.land-gate-guard")
    if (yield from ask(Decision(player, "gate-guard", prompt, tuple(options), rule="13.5"))) == "gold":
        pay(ctx, player, TOLL)
    else:
        yield from lose_life(ctx, player, 1, "13.5")


def magic_gate(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Choose 1 Sword, 1 Magic, 1 Spell or 1 gold."""
    yield from gift(ctx, player, ("sword", "magic", "spell", "gold"), "13.5")


def temple_of_nemed(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Pray to Nemed, if he wants."""
    yield from pray(ctx, player, "nemed", "13.5")


def hermitage(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Be freed of the Evil Spirit, and have Life restored at 1 gold a point, up to 4 (4.7)."""
    spirit = find(ctx.state.get(player), "evil-spirit")
    if spirit is not None:
        lose_card(ctx, player, spirit, "13.5")
        ctx.ran("card:evil-spirit")
    if curable(ctx, player):
        yield from healer(ctx, player, optional=True)


MIDDLE: Mapping[str, SpaceVerb] = {
    "fortress-of-the-keeper": fortress,
    "ferry": ferry,
    "tower-of-destiny": rolling(TOWER),
    "gate-guard": gate_guard,
    "magic-gate": magic_gate,
    "temple-of-nemed": temple_of_nemed,
    "hermitage": hermitage,
}
