"""The missions of the Keeper of the Roads, and what else his Fortress is good for. Rule 13.5."""

from collections.abc import Mapping
from functools import partial

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.text import Text, Who, text
from kraina.games.magiczny_miecz.counters import pay
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.lands.courts import court_acts
from kraina.games.magiczny_miecz.lands.shops import obtain
from kraina.games.magiczny_miecz.lands.visits import visit
from kraina.games.magiczny_miecz.life import carry_off, end_turn
from kraina.games.magiczny_miecz.settle import settle
from kraina.games.magiczny_miecz.state import Miecz
from kraina.games.magiczny_miecz.verbs import Act

FORTRESS, SHIELD = "fortress-of-the-keeper", "toliman-shield"
MISSIONS: Mapping[int, str] = {
    1: "enemy", 2: "character", 3: "character", 4: "gold-3", 5: "gold-3", 6: "gold-2",
}  # fmt: skip
"""What each number of the die asks for."""
GOLD: Mapping[str, int] = {"gold-3": 3, "gold-2": 2}
"""What has to be brought, in gold."""
DONE = "done"
"""Stands in ``Seeker.mission`` for a mission fulfilled elsewhere: the Shield waits in the Fortress."""


def fortress(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Fetch the Shield for a mission fulfilled, bring the gold, take a mission, or bring the Sovereign home."""
    if ctx.state.get(player).mission == DONE:
        yield from reward(ctx, player)
        yield from settle(ctx)
    yield from visit(ctx, player, _keeper, one=False)


def _keeper(ctx: Miecz, player: PlayerId) -> list[Act]:
    one = ctx.state.get(player)
    acts = []
    gold = GOLD.get(one.mission, 0)
    if not one.mission:
        acts.append(Act("mission", text("option.land-mission"), partial(take_mission, ctx, player)))
    elif gold and one.gold >= gold and any(design_of(uid) == SHIELD for uid in ctx.state.stock):
        acts.append(Act("pay", text("option.land-mission-pay", gold=gold), partial(bring_gold, ctx, player)))
    return [*acts, *court_acts(ctx, player, "sovereign")]


def mission_text(mission: str) -> Text:
    """Return the text that says what a mission asks for; ``done`` too."""
    return Text(f"mission.{mission}")


def take_mission(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Roll for a mission."""
    value = yield from roll(ctx, player, "mission", "13.5")
    mission = MISSIONS[value]
    ctx.state.get(player).mission = mission
    told = text("told.land-mission", who=Who(player), mission=mission_text(mission))
    ctx.emit(Told(text=told, rule="13.5"))


def bring_gold(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Hand over the gold that was asked for."""
    pay(ctx, player, GOLD[ctx.state.get(player).mission])
    yield from reward(ctx, player)


def reward(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Give the Shield for a mission fulfilled; if none is left, it can be fetched later (21.1, 21.2)."""
    shield = yield from obtain(ctx, player, SHIELD, "21.1")
    ctx.state.get(player).mission = DONE if shield is None else ""


def mission_beaten(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    """Fulfil the mission to beat an Enemy."""
    one = ctx.state.get(player)
    if one.mission == "enemy":
        one.mission = DONE
        ctx.emit(Told(text=text("told.land-mission-done", who=Who(player)), rule="13.5"))
    yield from ()


def mission_duel(ctx: Miecz, player: PlayerId, other: PlayerId, result: str) -> Flow[None]:
    """Fulfil the mission to beat another Character, attacked or attacking: the winner is carried back and rewarded.

    ``result`` is how the fight went for ``player``, who attacked ``other``.
    """
    if result not in ("won", "lost"):
        return
    winner = player if result == "won" else other
    one = ctx.state.get(winner)
    if one.mission != "character":
        return
    ctx.emit(Told(text=text("told.land-mission-done", who=Who(winner)), rule="13.5"))
    one.leaving, one.free = 0, False
    carry_off(ctx, winner, FORTRESS, "13.5")
    end_turn(ctx, winner)
    yield from reward(ctx, winner)
    yield from settle(ctx)
