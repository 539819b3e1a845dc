"""What Objects let their owner do before the dice of a fight. Rule 17.4."""

from functools import partial

from kraina.engine.decision import Flow, Ref
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.text import text
from kraina.games.magiczny_miecz.belongings import lose_card
from kraina.games.magiczny_miecz.cards import card_name, card_text
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.gear.moments import in_own_fight, use
from kraina.games.magiczny_miecz.life import lose_life
from kraina.games.magiczny_miecz.points import best_weapon, bonuses, is_bare, weapon_points, weapons
from kraina.games.magiczny_miecz.state import Bonus, Miecz, champion_of
from kraina.games.magiczny_miecz.verbs import Act, MomentKind

EXCALIBUR = "excalibur"
CRYSTAL_WORTH = 3
"""What the Crystal of Fate adds is what is rolled above this."""


def weapon_offers(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Let a player choose another weapon than the best one, once a fight; nobody is asked for a weaker one's sake."""
    running = ctx.state.fight
    if running is None or not in_own_fight(ctx, player, moment, "sword"):
        return []
    data, state, one = ctx.data, ctx.state, ctx.state.get(player)
    held, best = weapons(data, state, one, running), best_weapon(data, state, one, running)
    if best is None or any(bonus.source in held for bonus in bonuses(one, running)):
        return []
    points = weapon_points(data, best, running)
    others = {design_of(uid): uid for uid in held if weapon_points(data, uid, running) != points}
    return [_wield(ctx, player, uid) for uid in others.values()]


def _wield(ctx: Miecz, player: PlayerId, uid: Uid) -> Act:
    def run() -> Flow[None]:
        assert ctx.state.fight is not None
        ctx.state.fight.bonuses.append(Bonus(player, uid))
        yield from ()

    label = text("option.gear-wield", card=card_name(uid))
    return Act(f"wield:{uid}", label, run, Ref("card", uid), card_text(uid), idle=design_of(uid) != EXCALIBUR)


def crystal_of_fate(ctx: Miecz, player: PlayerId, uid: Uid, moment: MomentKind) -> list[Act]:
    """Roll for the Crystal once a fight, before the dice."""
    running = ctx.state.fight
    if running is None or not in_own_fight(ctx, player, moment) or is_bare(running):
        return []
    if any(bonus.source == uid for bonus in bonuses(ctx.state.get(player), running)):
        return []
    return [use(uid, partial(_consult, ctx, player, uid))]


def _consult(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    """1 costs a Life, 2 breaks it, 3 does nothing, 4 to 6 add 1 to 3."""
    value = yield from roll(ctx, player, "crystal-of-fate", "17.4")
    running = ctx.state.fight
    assert running is not None
    running.bonuses.append(Bonus(player, uid, max(0, value - CRYSTAL_WORTH)))
    ctx.ran("card:crystal-of-fate")
    if value == 1:
        yield from lose_life(ctx, player, 1, "17.4")
    elif value == 2:
        lose_card(ctx, player, uid, "17.4")


def wields_excalibur(ctx: Miecz, player: PlayerId) -> bool:
    """Return whether a player fights the running fight himself, with Excalibur."""
    running, one = ctx.state.fight, ctx.state.get(player)
    if running is None or running.kind == "magic" or champion_of(one, running) is not None:
        return False
    weapon = best_weapon(ctx.data, ctx.state, one, running)
    return weapon is not None and design_of(weapon) == EXCALIBUR
