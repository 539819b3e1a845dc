"""The cards, areas and abilities of the box as verbs of this game. Rules 13.3-13.8."""

from collections.abc import Mapping
from functools import partial

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.text import Who, text
from kraina.games.talisman.belongings import lose_card, rob
from kraina.games.talisman.cave.below import BELOW
from kraina.games.talisman.cave.delving import Delving
from kraina.games.talisman.cave.entering import carry_in
from kraina.games.talisman.counters import change, missing, restore
from kraina.games.talisman.dice import roll
from kraina.games.talisman.life import lose_life
from kraina.games.talisman.magic.theft import goods_of
from kraina.games.talisman.pawn import end_turn, lose_turns
from kraina.games.talisman.piles import clear
from kraina.games.talisman.state import Tale, able
from kraina.games.talisman.verbs import Act, CardVerb, Deed, MomentKind, SpaceVerb
from kraina.kit.cave import events, places, strangers
from kraina.kit.cave.board import load_cave
from kraina.kit.cave.creatures import WEAPON_PROOF
from kraina.kit.cave.crystal import enter_chamber
from kraina.kit.cave.specials import SPECIALS, Special
from kraina.kit.choose import agrees, choose_word
from kraina.kit.names import ability_text, card_name, card_text

RULE = "13.8"
SHELTERED = ("village", "city", "castle", "temple", "chapel")
"""Spaces that meteors do not strike."""
LEVY = 5
"""Own Strength from which on one is recruited."""
FINGERS, MEAL, STONE, ARROWS = "smuggler-takes", "cannibal-eats", "bloodstone", "poisoned-arrows"


def _verb(verb: events.CardVerb) -> CardVerb:
    return lambda ctx, player, uid: verb(Delving(ctx), player, uid)


def meteor_shower(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Everybody in the Outer and Middle Region without a roof rolls: 1 costs a life."""
    for one in ctx.state.in_order():
        struck = ctx.data.board.is_outside(one.space) and one.space not in SHELTERED
        if struck and (yield from roll(ctx, one.player, "meteors", RULE)) == 1:
            yield from lose_life(ctx, one.player, 1, RULE)
    return True


def recruitment(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Everybody in the drawer's Region with own Strength 5 pays 1 gold or loses a turn."""
    region = ctx.data.board.region(ctx.state.get(player).space)
    for one in ctx.state.in_order():
        if ctx.data.board.region(one.space) != region or one.strength < LEVY:
            continue
        words = ("pay-gold", "lose-turn") if one.gold else ("lose-turn",)
        if (yield from choose_word(one.player, "recruitment", text("ask.recruitment"), words, RULE)) == "pay-gold":
            change(ctx, one.player, "gold", -1, RULE)
        else:
            lose_turns(ctx, one.player, "1.7", drawn=one.player == player)
    return True


def abduction(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """The drawer loses 1 gold and wakes at the Cave Entrance; his turn is over. A Toad is left alone."""
    if not ctx.state.get(player).toad:
        change(ctx, player, "gold", -1, RULE)
        yield from carry_in(ctx, player)
        end_turn(ctx, player)
    return True


EVENTS: Mapping[str, CardVerb] = {
    **{design: _verb(verb) for design, verb in events.EVENTS.items()},
    "meteor-shower": meteor_shower, "recruitment": recruitment, "abduction": abduction,
    "rockfall": BELOW["rockfall"], "guttering-candle": BELOW["guttering-candle"],
}  # fmt: skip
STRANGERS: Mapping[str, CardVerb] = {
    **{design: _verb(verb) for design, verb in strangers.STRANGERS.items()},
    "lost-gold-washer": BELOW["lost-gold-washer"],
}
PLACES: Mapping[str, CardVerb] = {
    **{design: _verb(verb) for design, verb in places.PLACES.items()},
    "pit": BELOW["pit"], "buried-river": BELOW["buried-river"],
}  # fmt: skip


def _special(special: Special) -> SpaceVerb:
    return lambda ctx, player: special(Delving(ctx), player)


def _chamber(ctx: Tale, player: PlayerId) -> Flow[None]:
    yield from enter_chamber(Delving(ctx), player)


AREAS: Mapping[str, SpaceVerb] = {
    **{area: _special(special) for area, special in SPECIALS.items()},
    **dict.fromkeys(load_cave().of_kind("chamber"), _chamber),
}


def box_offers(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return what Poisoned Arrows do before the dice of a battle, and the Bloodstone outside fights."""
    one, running, turn = ctx.state.get(player), ctx.state.fight, ctx.state.turn
    if moment == "fight" and running is not None and running.kind == "battle" and player in running.sides():
        proof = any(design_of(foe.id) in WEAPON_PROOF for foe in running.foes)
        uids = [] if proof or str(player) in running.loosed else [u for u in one.objects if design_of(u) == ARROWS]
        return [_use(ctx, player, uid, _loose) for uid in uids]
    own = turn is not None and turn.player == player and moment in ("start", "arrived", "end")
    if own and missing(ctx, one, "life"):
        return [_use(ctx, player, uid, _bleed) for uid in one.objects if design_of(uid) == STONE]
    return []


def _use(ctx: Tale, player: PlayerId, uid: Uid, run: Deed) -> Act:
    label = text("option.use", card=card_name(uid))
    return Act(f"use:{uid}", label, partial(run, ctx, player, uid), Ref("card", uid), card_text(uid))


def _loose(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[None]:
    """Use the Arrows in place of any other Weapon; then they are gone."""
    running = ctx.state.fight
    assert running is not None
    running.loosed[str(player)] = uid
    lose_card(ctx, player, uid, RULE)
    ctx.ran(f"card:{ARROWS}")
    yield from ()


def _bleed(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[None]:
    """Heal to the life value; then the stone is gone."""
    lose_card(ctx, player, uid, RULE)
    restore(ctx, player, "life", missing(ctx, ctx.state.get(player), "life"), RULE)
    ctx.ran(f"card:{STONE}")
    yield from ()


def takes(ctx: Tale, player: PlayerId, other: PlayerId) -> list[Act]:
    """Let the Smuggler take an Object or 1 gold in place of an attack."""
    one, rival = ctx.state.get(player), ctx.state.get(other)
    if not able(one, FINGERS) or not (rival.gold or goods_of(ctx, one, rival)):
        return []
    label = text("option.smuggler-takes", who=Who(other))
    run = partial(_pick, ctx, player, other)
    return [Act(f"meet:{FINGERS}:{other}", label, run, Ref("player", str(other)), ability_text(FINGERS))]


def _pick(ctx: Tale, player: PlayerId, other: PlayerId) -> Flow[None]:
    yield from take_from(ctx, player, other)
    ctx.ran(f"ability:{FINGERS}")


def take_from(ctx: Tale, player: PlayerId, other: PlayerId) -> Flow[None]:
    """Let a player take an Object or 1 gold from another."""
    one, rival = ctx.state.get(player), ctx.state.get(other)
    options = [Option("gold", "", text("option.take-gold"))] if rival.gold else []
    for uid in goods_of(ctx, one, rival):
        label = text("option.take-object", card=card_name(uid))
        options.append(Option(f"object:{uid}", uid, label, Ref("card", uid), card_text(uid)))
    if options:
        prompt = text("ask.steal", other=Who(other))
        uid = yield from ask(Decision(player, "steal", prompt, tuple(options), rule=RULE))
        rob(ctx, player, other, uid, RULE)


def eats(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Let the Cannibal eat a beaten Animal in place of a trophy; return whether he did."""
    one = ctx.state.get(player)
    if not able(one, MEAL) or ctx.data.card(uid).kin != "animal" or not missing(ctx, one, "life"):
        return False
    if not (yield from agrees(player, MEAL, text("ask.cannibal-eats", card=card_name(uid)), RULE, MEAL)):
        return False
    clear(ctx, uid)
    restore(ctx, player, "life", 1, RULE)
    ctx.ran(f"ability:{MEAL}")
    return True
