"""Objects that are used once and then set aside. Rules 1.3, 1.5, 13.4, 16.6."""

from collections.abc import Mapping
from functools import partial
from typing import Literal

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Text, Who, text
from kraina.games.magiczny_miecz.belongings import from_equipment
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.counters import change, spare
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.draws import missing
from kraina.games.magiczny_miecz.gear.moments import CardOffer, in_own_fight, in_own_turn, use, use_up
from kraina.games.magiczny_miecz.life import lose_life, lose_turns
from kraina.games.magiczny_miecz.piles import gain_spell
from kraina.games.magiczny_miecz.points import is_bare
from kraina.games.magiczny_miecz.state import Miecz, working
from kraina.games.magiczny_miecz.verbs import Act, MomentKind
from kraina.kit.choose import agrees

ELIXIR, FRUIT = "elixir-of-strength", "rowan-fruit"
ELIXIR_SWORD = 2
"""Sword that the Elixir adds until the end of the turn."""
SHATTERED = 2
"""Points that the Mirror of Destruction takes."""
CASKET_GOLD = 2


def elixir_of_strength(ctx: Miecz, player: PlayerId, uid: Uid, moment: MomentKind) -> list[Act]:
    """Drink it for 2 Sword until the end of the turn: before the move, before exploring, or before the dice."""
    running = ctx.state.fight
    fighting = in_own_fight(ctx, player, moment, "sword") and running is not None and not is_bare(running)
    if not fighting and not (moment != "end" and in_own_turn(ctx, player, moment)):
        return []
    if ctx.data.board[ctx.state.get(player).space].plain_points and moment != "start":
        return []

    def run() -> Flow[None]:
        use_up(ctx, player, uid, "1.5")
        ctx.state.get(player).marks[ELIXIR] = ELIXIR_SWORD
        ctx.ran(f"card:{ELIXIR}")
        yield from ()

    return [use(uid, run, idle=moment == "arrived")]


def casket(ctx: Miecz, player: PlayerId, uid: Uid, moment: MomentKind) -> list[Act]:
    """Open it in the own turn or before the dice of any fight, and take what is in it."""
    if not in_own_turn(ctx, player, moment) and moment != "fight":
        return []
    return [use(uid, partial(_open, ctx, player, uid), idle=moment != "start")]


def _open(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    """1 a Toliman Shield, 2 a Spell, 3 two gold, 4 the next turn lost, 5 and 6 one and two Life lost."""
    value = yield from roll(ctx, player, "casket", "16.6")
    use_up(ctx, player, uid, "16.6")
    ctx.ran("card:casket")
    if value == 1:
        from_equipment(ctx, player, "toliman-shield", "21.1")
    elif value == 2:
        gain_spell(ctx, player)
    elif value == 3:
        change(ctx, player, "gold", CASKET_GOLD, "16.6")
    elif value == 4:
        lose_turns(ctx, player, 1, "16.6")
    else:
        yield from lose_life(ctx, player, value - 4, "16.6")


def rowan_fruit(ctx: Miecz, player: PlayerId, uid: Uid, moment: MomentKind) -> list[Act]:
    """Eat it before exploring a space where Events are to be drawn: one more is drawn and one is set aside."""
    if moment != "arrived" or not in_own_turn(ctx, player, moment) or not missing(ctx, player):
        return []
    if not ctx.state.events and not ctx.state.events_used:
        return []
    return [use(uid, partial(_eat, ctx, player, uid))]


def _eat(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    turn = ctx.state.turn
    assert turn is not None
    use_up(ctx, player, uid, "13.4")
    turn.marks.append(FRUIT)
    yield from ()


def may_eat_fruit(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Ask the owner of the Rowan Fruit whether he eats it for the Events that a card has him draw now (A8)."""
    one = ctx.state.get(player)
    if not working(ctx.data, ctx.state, one, FRUIT):
        return
    if (yield from agrees(player, FRUIT, text("ask.gear-fruit"), "13.4", FRUIT)):
        yield from _eat(ctx, player, FRUIT)


def mirror_of_destruction(ctx: Miecz, player: PlayerId, uid: Uid, moment: MomentKind) -> list[Act]:
    """Shatter it at a Character with points above his start: he loses 2 of them; stone is out of reach (20.5)."""
    if not in_own_turn(ctx, player, moment):
        return []

    def offer(other: PlayerId) -> Act:
        label = text("option.gear-use-on", card=card_name(uid), who=Who(other))
        run = partial(_shatter, ctx, player, other, uid)
        return use(uid, run, idle=moment != "start", target=str(other), label=label)

    others = [one for one in ctx.state.others(player) if not one.stone]
    return [offer(one.player) for one in others if spare(ctx, one, "sword") or spare(ctx, one, "magic")]


def _shatter(ctx: Miecz, player: PlayerId, other: PlayerId, uid: Uid) -> Flow[None]:
    """Take the points one by one; the user chooses each time from which counter."""
    use_up(ctx, player, uid, "1.3")
    ctx.state.get(player).marks["attacked"] = 1  # the Good Deity remembers
    counters: tuple[Literal["sword", "magic"], ...] = ("sword", "magic")
    for _ in range(SHATTERED):
        one = ctx.state.get(other)
        options = [Option(word, word, Text(f"counter.{word}")) for word in counters if spare(ctx, one, word)]
        if not options:
            break
        prompt = text("ask.gear-mirror", who=Who(other))
        picked = yield from ask(Decision(player, "mirror-of-destruction", prompt, tuple(options), rule="1.3"))
        change(ctx, other, picked, -1, "1.3")
    ctx.ran("card:mirror-of-destruction")


ONCE: Mapping[str, CardOffer] = {
    ELIXIR: elixir_of_strength,
    "casket": casket,
    FRUIT: rowan_fruit,
    "mirror-of-destruction": mirror_of_destruction,
}
