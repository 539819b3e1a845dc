"""Prayers in the Temples of Nemed and Toliman and at their Shrines. Rules 13.5, 16.7."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef, Uid
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.belongings import lose_card, parting_friends
from kraina.games.magiczny_miecz.board import space_name, space_text
from kraina.games.magiczny_miecz.cards import card_name, card_text
from kraina.games.magiczny_miecz.dice import roll_several
from kraina.games.magiczny_miecz.lands.shops import obtain
from kraina.games.magiczny_miecz.lands.tables import (
    Outcome,
    Table,
    gains,
    gains_either,
    loses,
    loses_either,
    moves_again,
    nothing,
    spell,
    together,
)
from kraina.games.magiczny_miecz.life import end_turn, lose_life
from kraina.games.magiczny_miecz.piles import discard, take_spell
from kraina.games.magiczny_miecz.state import Miecz, able, find, working
from kraina.games.magiczny_miecz.windows import spells_of
from kraina.kit.choose import choose_card, rolls

Deity: TypeAlias = Literal["nemed", "toliman"]


def pray(ctx: Miecz, player: PlayerId, deity: Deity, rule: RuleRef) -> Flow[bool]:
    """Let a player pray to a deity with 2 dice, if he wants; return whether he did."""
    temple = space_name(f"temple-of-{deity}")
    table = space_text(f"temple-of-{deity}")
    if not (yield from rolls(player, "pray", text("ask.land-pray", temple=temple), table, rule)):
        return False
    result = yield from prayer(ctx, player, 2, rule)
    ctx.emit(Told(text=text("told.land-prays", who=Who(player), points=result, temple=temple), rule=rule))
    yield from PRAYERS[deity][result](ctx, player, rule)
    return True


def prayer(ctx: Miecz, player: PlayerId, dice: int, rule: RuleRef) -> Flow[int]:
    """Roll the dice of a prayer and return their sum, with what the Apple of Inspiration changes about it."""
    total = yield from _dice(ctx, player, dice, rule)
    return (yield from _apple(ctx, player, dice, total, rule))


def _dice(ctx: Miecz, player: PlayerId, dice: int, rule: RuleRef) -> Flow[int]:
    """Roll the dice of a prayer; the Priest may roll once more, and then that counts."""
    total = sum((yield from roll_several(ctx, player, dice, "prayer", rule)))
    if not able(ctx.state.get(player), "priest-second-prayer"):
        return total
    options = (
        Option("keep", False, text("option.land-keep", points=total)),
        Option("again", True, text("option.land-pray-again")),
    )
    prompt = text("ask.land-pray-again", points=total)
    again = Decision(player, "pray-again", prompt, options, rule="8.2", source="priest-second-prayer")
    if not (yield from ask(again)):
        return total
    ctx.ran("ability:priest-second-prayer")
    return sum((yield from roll_several(ctx, player, dice, "prayer", rule)))


def _apple(ctx: Miecz, player: PlayerId, dice: int, total: int, rule: RuleRef) -> Flow[int]:
    """Let the owner of the Apple of Inspiration eat it to raise or lower the sum of the dice by 1; return the sum."""
    one = ctx.state.get(player)
    apple = find(one, "apple-of-inspiration")
    if apple is None or not working(ctx.data, ctx.state, one, "apple-of-inspiration"):
        return total
    options = [Option("keep", 0, text("option.land-keep", points=total))]
    options += [
        Option(key, by, text("option.land-eat-apple", card=card_name(apple), points=total + by))
        for key, by in (("lower", -1), ("raise", 1))
        if dice <= total + by <= 6 * dice
    ]
    prompt = text("ask.land-apple", card=card_name(apple), points=total)
    by = yield from ask(Decision(player, "apple", prompt, tuple(options), rule=rule, source=apple))
    if by:
        lose_card(ctx, player, apple, rule)
        ctx.ran("card:apple-of-inspiration")
    return total + by


def _possessed(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[None]:
    """Be held on the space until 1-3 is rolled at the start of a turn; this turn is over."""
    ctx.state.get(player).possessed = True
    ctx.emit(Told(text=text("told.land-possessed", who=Who(player)), rule=rule, notable=True))
    end_turn(ctx, player)
    yield from ()


def _loses_life_or_friend(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[None]:
    """Lose 1 Life or 1 Friend, by choice."""
    friends = parting_friends(ctx.state.get(player))
    options: list[Option[Uid | None]] = [Option("life", None, text("option.land-give-life"))]
    options += [
        Option(f"card:{uid}", uid, text("option.land-give-card", card=card_name(uid)), Ref("card", uid), card_text(uid))
        for uid in friends
    ]
    uid = yield from ask(Decision(player, "lose", text("ask.land-life-or-friend"), tuple(options), rule=rule))
    if uid is None:
        yield from lose_life(ctx, player, 1, rule)
    else:
        lose_card(ctx, player, uid, rule)


def _loses_friend(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[None]:
    """Lose 1 Friend, by choice."""
    friends = parting_friends(ctx.state.get(player))
    uid = yield from choose_card(player, "lose", text("ask.land-lose-friend"), friends, rule)
    if uid is None:
        yield from nothing(ctx, player, rule)
    else:
        lose_card(ctx, player, uid, rule)


def _loses_spell(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[None]:
    """Lose 1 Spell, by choice; those that Friends hold are the player's too."""
    held = spells_of(ctx.state.get(player))
    uid = yield from choose_card(player, "lose-spell", text("ask.land-lose-spell"), held, rule)
    if uid is None:
        yield from nothing(ctx, player, rule)
        return
    take_spell(ctx.state.get(player), uid)
    discard(ctx.data, ctx.state, uid)
    ctx.emit(Told(text=text("told.land-loses-spell", who=Who(player)), rule=rule))


def _gets(design: str) -> Outcome:
    def run(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[None]:
        """Get a card of the Equipment, if there is one left (21.1)."""
        yield from obtain(ctx, player, design, rule)

    return run


PRAYERS: Mapping[Deity, Table] = {
    "nemed": {
        2: gains("life", 2),
        3: loses("life"),
        4: _loses_life_or_friend,
        5: gains("sword"),
        6: gains("magic"),
        7: spell,
        8: gains("life"),
        9: _possessed,
        10: loses_either,
        11: _gets("magic-sword"),
        12: loses("life", 2),
    },
    "toliman": {
        2: loses("life"),
        3: together(loses("magic"), loses("sword")),
        4: _loses_spell,
        5: _loses_friend,
        6: spell,
        7: gains_either,
        8: moves_again,
        9: _possessed,
        10: _gets("toliman-shield"),
        11: gains("life"),
        12: together(loses("magic"), loses("sword"), loses("life")),
    },
}
"""What the sum of the dice brings."""
