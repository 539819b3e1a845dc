"""What everybody may do at any moment: exchange trophies; in his own turn also leave Objects and dismiss Friends.

Rules 1.4, 5.5, 6.4. Nobody is asked for the sake of trophies alone, but in the own turn and before the dice of own
fights.
"""

from functools import partial

from kraina.engine.decision import Decision, Flow, Ref, ask_many
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.belongings import leave, parting_friends
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.counters import change
from kraina.games.magiczny_miecz.piles import discard
from kraina.games.magiczny_miecz.state import Miecz
from kraina.games.magiczny_miecz.verbs import Act, MomentKind
from kraina.kit.choose import card_option

TROPHY_PRICE = 7
"""Sword points of beaten Monsters for one own point of Sword (1.4)."""


def own_offers(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return what needs no card and no ability: trophies, Objects and Friends."""
    one = ctx.state.get(player)
    acts: list[Act] = []
    running = ctx.state.fight
    fighting = moment == "fight" and running is not None and player in running.sides()
    own_turn = moment in ("start", "end") and ctx.state.is_turn_of(player)
    if one.trophies and moment != "meet" and trophy_points(ctx, one.trophies) >= TROPHY_PRICE:
        idle = not (fighting or own_turn)
        acts.append(Act("exchange", text("option.exchange"), partial(exchange, ctx, player), idle=idle))
    if own_turn:
        acts += [_leave_act(ctx, player, uid) for uid in (*one.objects, *parting_friends(one))]
    return acts


def trophy_points(ctx: Miecz, trophies: list[Uid]) -> int:
    """Return the Sword printed on some trophies; the Double has none (1.4, A5)."""
    return sum(ctx.data.card(uid).sword * max(1, ctx.data.card(uid).heads) for uid in trophies)


def exchange(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Exchange chosen trophies: 1 Sword for every 7 points, what is left over is lost (1.4)."""
    one = ctx.state.get(player)
    prompt = text("ask.exchange")
    options = tuple(card_option(uid, "trophy") for uid in one.trophies)
    picked = yield from ask_many(Decision(player, "exchange", prompt, options, 0, len(options), rule="1.4"))
    points = trophy_points(ctx, picked) // TROPHY_PRICE
    if not points:
        return
    for uid in picked:
        ctx.state.get(player).trophies.remove(uid)
        discard(ctx.data, ctx.state, uid)
    ctx.emit(Told(text=text("told.exchanges", who=Who(player), count=len(picked)), rule="1.4"))
    change(ctx, player, "sword", points, "1.4")


def _leave_act(ctx: Miecz, player: PlayerId, uid: Uid) -> Act:
    run = partial(_leave, ctx, player, uid)
    return Act(f"leave:{uid}", text("option.leave", card=card_name(uid)), run, Ref("card", uid), aside=True, idle=True)


def _leave(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    leave(ctx, player, uid, "5.5" if uid in ctx.state.get(player).objects else "6.4")
    yield from ()
