"""Crossing the Swamp and the Ice Forest, and the gates of the Stone Bridge. Rules 11.1-11.11."""

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef, design_of
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.belongings import lose_card
from kraina.games.magiczny_miecz.board import ENTRANCES, FOREST, VALLEY, SpaceId, space_name
from kraina.games.magiczny_miecz.counters import change
from kraina.games.magiczny_miecz.dice import roll, roll_several
from kraina.games.magiczny_miecz.fights import fight
from kraina.games.magiczny_miecz.life import end_turn, lose_life
from kraina.games.magiczny_miecz.outlook import (
    GATE_BASE,
    KNIGHT,
    KNIGHT_SWORD,
    LIGHT_STEPS,
    guardian_of,
    swamp_outlook,
)
from kraina.games.magiczny_miecz.pawn import put
from kraina.games.magiczny_miecz.points import magic
from kraina.games.magiczny_miecz.state import Foe, Miecz, able, has
from kraina.kit.choose import agrees


def try_swamp(ctx: Miecz, player: PlayerId) -> Flow[bool]:
    """Try to cross from the Glade: 2 dice below total Magic lead over, equal is a draw, more costs 1 Life (11.3, 11.4).

    After a draw or a failure the turn ends there, without a card.
    """
    dice = 2
    one = ctx.state.get(player)
    if has(one, "nymph"):
        hints = {"yes": swamp_outlook(ctx, player, 1), "no": swamp_outlook(ctx, player, 2)}
        if (yield from agrees(player, "nymph", text("ask.nymph"), "11.3", "nymph", hints)):
            dice = 1
            ctx.ran("card:nymph")
    rolled = sum((yield from roll_several(ctx, player, dice, "swamp", "11.3")))
    own = magic(ctx.data, ctx.state, ctx.state.get(player))
    told = text("told.swamp", who=Who(player), rolled=rolled, magic=own)
    ctx.emit(Told(text=told, rule="11.3"))
    if rolled < own or (rolled == own and ctx.state.options["glade_equal"] == "cross"):
        cross(ctx, player, FOREST, "11.3")
        return True
    if rolled > own:
        yield from lose_life(ctx, player, 1, "11.4")
    end_turn(ctx, player)
    return False


def try_ice(ctx: Miecz, player: PlayerId) -> Flow[bool]:
    """Fight the Knight of Eternal Snows for the way to the Upper Circle; otherwise the turn ends (11.7, 11.8)."""
    foes = [Foe(KNIGHT, KNIGHT_SWORD, card=False)]
    if (yield from fight(ctx, player, "sword", foes, "11.7", hide=False)) == "won":
        cross(ctx, player, VALLEY, "11.7")
        return True
    end_turn(ctx, player)
    return False


def try_gate(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Fight the guardian of a gate; who wins stands on the Entrance, who does not stays. The turn ends (11.9-11.11)."""
    gate = ctx.state.get(player).space
    character = ctx.state.get(player).character
    guardian, kind = guardian_of(gate)
    value = yield from roll(ctx, player, "guardian", "11.9")
    if able(ctx.state.get(player), LIGHT_STEPS[guardian]):
        ctx.ran(f"ability:{LIGHT_STEPS[guardian]}")
        value -= 1
    foes = [Foe(guardian, value + GATE_BASE, card=False)]
    result = yield from fight(ctx, player, kind, foes, "11.9", hide=False, life=0)
    one = ctx.state.get(player)
    if one.character == character:
        if result == "won":
            _enter_bridge(ctx, player, ENTRANCES[gate])
        elif result in ("lost", "draw"):
            one.barred = 2  # this turn and the next one end before a new attempt
            if result == "lost":
                change(ctx, player, kind, -1, "11.11")
    end_turn(ctx, player)


def _enter_bridge(ctx: Miecz, player: PlayerId, entrance: SpaceId) -> None:
    """Put a Seeker on an Entrance; turns in a row lapse, as no Spell acts on anybody there (9.7)."""
    one = ctx.state.get(player)
    one.free, one.leaving = True, 0
    ctx.state.extra_turns = 0
    put(ctx, player, entrance, text("told.enters-bridge", who=Who(player)), "11.10", notable=True)
    ctx.ran(f"space:{entrance}")


def cross(ctx: Miecz, player: PlayerId, space: SpaceId, rule: RuleRef) -> None:
    """Put a Seeker over a barrier: the Noon-wraith stays behind."""
    put(ctx, player, space, text("told.crosses", who=Who(player), space=space_name(space)), rule)
    shed_noon_wraith(ctx, player)


def shed_noon_wraith(ctx: Miecz, player: PlayerId) -> None:
    """Free a Seeker who has crossed a barrier of the Noon-wraith."""
    for uid in [uid for uid in ctx.state.get(player).friends if design_of(uid) == "noon-wraith"]:
        lose_card(ctx, player, uid, "16.1")
