"""Going down: Underground cards, the Pit, the Map, digging. Rule 13.9."""

from collections.abc import Mapping
from functools import partial

from kraina.engine.decision import Flow, Ref
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.talisman.belongings import can_take, lose_card, pick_up
from kraina.games.talisman.cave.entering import carry_in
from kraina.games.talisman.counters import change, pay
from kraina.games.talisman.dice import roll
from kraina.games.talisman.explore import consider, fight_all, goes_on
from kraina.games.talisman.life import lose_life
from kraina.games.talisman.pawn import carry_off, end_turn, lose_turns
from kraina.games.talisman.piles import clear, draw_below, lay
from kraina.games.talisman.settle import settle
from kraina.games.talisman.state import FightKind, Tale, find
from kraina.games.talisman.verbs import Act, CardVerb, MomentKind
from kraina.kit.cave.board import ENTRANCE
from kraina.kit.choose import agrees, choose_card
from kraina.kit.names import card_name, card_text

RULE = "13.9"
PIT_CARDS, MAP_CARDS = 2, 1
MAP, PICKAXE, MINERAL = "underground-map", "pickaxe", "mineral"
ROCKY = ("hills", "crags", "ruins")
"""Spaces where one digs, or goes down by the Map."""
STRIKES_FROM = 5
BUYERS = {"city": 3, "castle": 4}
"""Space -> gold for the Mineral."""
WASHER = "gold-washer"
"""Mark of a hero whose next move may lead to the Cave: ``SHOWN`` in the turn in which he pays, then less."""
SHOWN = 2
RIVER = {1: "oasis", 2: "oasis", 3: "temple", 4: "temple", 5: ENTRANCE, 6: ENTRANCE}


def go_down(ctx: Tale, player: PlayerId, count: int) -> Flow[None]:
    """Draw Underground cards and meet them by their numbers; what is left of them is discarded."""
    here = ctx.state.get(player).space
    drawn = [uid for uid in (draw_below(ctx, player, "underground") for _ in range(count)) if uid]
    for uid in drawn:
        lay(ctx, uid, here)
    for uid in [uid for uid in drawn if ctx.data.card(uid).kind == "event"]:
        yield from consider(ctx, player, uid)
    kinds: tuple[tuple[FightKind, str], ...] = (("battle", "enemy"), ("psychic", "spirit"))
    for kind, of_card in kinds:
        if goes_on(ctx, player):
            yield from fight_all(ctx, player, kind, of_card, RULE, among=drawn)
    for uid in [uid for uid in drawn if ctx.data.card(uid).kind in ("stranger", "place")]:
        if goes_on(ctx, player):
            yield from consider(ctx, player, uid)
    while goes_on(ctx, player):
        goods = [uid for uid in drawn if uid in ctx.state.here(here) and can_take(ctx, ctx.state.get(player), uid)]
        taken = yield from choose_card(player, "below", text("ask.collect"), goods, RULE, optional=True)
        if taken is None:
            break
        pick_up(ctx, player, taken)
        yield from settle(ctx)
    for uid in drawn:
        clear(ctx, uid)


def pit(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Whoever goes down meets 2 Underground cards and is up again."""
    if (yield from agrees(player, "pit", text("ask.pit"), RULE, uid)):
        yield from go_down(ctx, player, PIT_CARDS)
    return False


def rockfall(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """1 and 2 cost a life."""
    if (yield from roll(ctx, player, "rockfall", RULE)) <= 2:
        yield from lose_life(ctx, player, 1, RULE)
    return True


def guttering_candle(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """The next turn is lost."""
    lose_turns(ctx, player, RULE)
    yield from ()
    return True


def gold_washer(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """For 1 gold the next move may lead to the Cave from anywhere in the Outer Region."""
    one = ctx.state.get(player)
    if not one.gold or not (yield from agrees(player, WASHER, text("ask.gold-washer"), RULE, uid)):
        return False
    pay(ctx, player, 1, RULE)
    ctx.state.get(player).marks[WASHER] = SHOWN
    return True


def forgets(ctx: Tale, player: PlayerId) -> None:
    """Let the washer's way hold for the next move only, whenever that is made."""
    marks, turn = ctx.state.get(player).marks, ctx.state.turn
    if marks.get(WASHER) == SHOWN:
        marks[WASHER] -= 1
    elif turn is not None and turn.moved:
        marks.pop(WASHER, None)


def buried_river(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Whoever lets it carry him comes to the Oasis, the Temple or the Cave."""
    if (yield from agrees(player, "river", text("ask.buried-river"), RULE, uid)):
        goal = RIVER[(yield from roll(ctx, player, "buried-river", RULE))]
        if goal != ENTRANCE:
            carry_off(ctx, player, goal, RULE)
        elif not ctx.state.get(player).toad:  # none is let into the Cave (13.7)
            yield from carry_in(ctx, player)
    return True


BELOW: Mapping[str, CardVerb] = {
    "pit": pit, "rockfall": rockfall, "guttering-candle": guttering_candle, "lost-gold-washer": gold_washer,
    "buried-river": buried_river,
}  # fmt: skip


def below_offers(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return what Map, Pickaxe and Mineral let their owner do in place of the space or there, and the washer's way."""
    one, turn = ctx.state.get(player), ctx.state.turn
    if turn is None or turn.player != player or turn.over:
        return []
    if moment == "start" and one.marks.get(WASHER) and ctx.data.board.region(one.space) == "outer" and turn.moves:
        return [Act(WASHER, text("option.gold-washer"), partial(_washed, ctx, player), Ref("space", ENTRANCE))]
    if moment != "arrived":
        return []
    acts: list[Act] = []
    if ctx.data.board[one.space].design in ROCKY:
        for design, run in ((MAP, _descend), (PICKAXE, _dig)):
            uid = find(one, design)
            if uid is not None:
                label = text(f"option.{design}")
                acts.append(Act(f"use:{uid}", label, partial(run, ctx, player), Ref("card", uid), card_text(uid)))
    uid = find(one, MINERAL)
    if uid is not None and one.space in BUYERS:
        label = text("option.mineral", gold=BUYERS[one.space])
        acts.append(Act(f"use:{uid}", label, partial(_sell, ctx, player, uid), Ref("card", uid), card_text(uid)))
    return acts


def _washed(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Go to the Cave as the whole move."""
    turn, one = ctx.state.turn, ctx.state.get(player)
    assert turn is not None
    turn.moves -= 1
    one.marks.pop(WASHER, None)
    yield from carry_in(ctx, player)


def _descend(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Meet 1 Underground card in place of the space."""
    ctx.ran(f"card:{MAP}")
    yield from go_down(ctx, player, MAP_CARDS)
    end_turn(ctx, player)


def _dig(ctx: Tale, player: PlayerId) -> Flow[None]:
    """5 and 6 find 1 gold, in place of the space."""
    ctx.ran(f"card:{PICKAXE}")
    if (yield from roll(ctx, player, "dig-gold", RULE)) >= STRIKES_FROM:
        change(ctx, player, "gold", 1, RULE)
    end_turn(ctx, player)


def _sell(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[None]:
    """Sell the Mineral."""
    bags = BUYERS[ctx.state.get(player).space]
    lose_card(ctx, player, uid, RULE)
    change(ctx, player, "gold", bags, RULE)
    ctx.ran(f"card:{MINERAL}")
    ctx.emit(Told(text=text("told.sells", who=Who(player), card=card_name(uid)), rule=RULE))
    yield from ()
