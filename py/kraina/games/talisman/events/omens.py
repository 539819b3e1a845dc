"""Events and the two curses. Rule 12.2."""

from collections.abc import Callable, Mapping

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.talisman.alignment import change_alignment
from kraina.games.talisman.cards import Alignment
from kraina.games.talisman.counters import change
from kraina.games.talisman.dice import roll
from kraina.games.talisman.lands.shops import prices, shop
from kraina.games.talisman.life import lose_life
from kraina.games.talisman.pawn import carry_off, lose_turns
from kraina.games.talisman.persons import evades_person
from kraina.games.talisman.piles import discard, gain_spell, lay_gold, lift
from kraina.games.talisman.points import spell_room
from kraina.games.talisman.state import Hero, Tale
from kraina.games.talisman.verbs import CardVerb
from kraina.kit.names import card_name

RULE = "12.2"
IMP = ("crags", "forest", "tavern", "ruins", "hidden-valley", "cursed-glade")
"""Where the Imp takes one, by the die."""
MARKET_DAY = ("sword", "helmet", "water-bottle", "shield", "mule", "raft")
BLIZZARD_TURNS = 2


def _person(verb: CardVerb) -> CardVerb:
    """Return the verb of an unfriendly person, who can be evaded with a switch (11.1)."""

    def run(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
        if (yield from evades_person(ctx, player, ctx.data.card(uid).id, card_name(uid))):
            return True
        return (yield from verb(ctx, player, uid))

    return run


def _by_alignment(gains: Alignment, loses: Alignment) -> CardVerb:
    """Return the verb of the Angel or the Devil: 1 life for one side, from the other."""

    def run(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
        alignment = ctx.state.get(player).alignment
        if alignment == gains:
            change(ctx, player, "life", 1, RULE)
        elif alignment == loses:
            yield from lose_life(ctx, player, 1, RULE)
        return True

    return run


def blizzard(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Everybody moves one space in his next two turns."""
    for one in ctx.state.playing():
        if not ctx.data.board.is_cave(one.space):
            one.slow += BLIZZARD_TURNS
    ctx.emit(Told(text=text("told.blizzard"), rule=RULE, notable=True))
    yield from ()
    return True


def book_of_spells(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Spells are filled up to what Craft allows."""
    for _ in range(spell_room(ctx.data, ctx.state, ctx.state.get(player))):
        gain_spell(ctx, player)
    yield from ()
    return True


def _lost_turns(hit: Callable[[Tale, PlayerId, Hero], bool]) -> CardVerb:
    """Return the verb that takes a turn from all whom it hits; the drawer's may be this one (1.7)."""

    def run(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
        for one in ctx.state.in_order():
            if hit(ctx, player, one):
                lose_turns(ctx, one.player, "1.7", drawn=one.player == player)
        yield from ()
        return True

    return run


def in_region(ctx: Tale, player: PlayerId, one: Hero) -> bool:
    """Return whether somebody is in the Region where a player is."""
    board = ctx.data.board
    return board.region(one.space) == board.region(ctx.state.get(player).space)


def _not_evil(ctx: Tale, player: PlayerId, one: Hero) -> bool:
    return one.alignment != "evil"


def imp(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """A die says where the Imp takes one; the rest of the cards stay behind."""
    value = yield from roll(ctx, player, "imp", RULE)
    carry_off(ctx, player, IMP[value - 1], RULE)
    return True


def magical_vortex(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """All Spells of everybody are discarded."""
    ctx.reveal()
    for one in ctx.state.playing():
        for held in one.spells:
            discard(ctx.data, ctx.state, held)
        one.spells = []
    ctx.emit(Told(text=text("told.vortex"), rule=RULE, notable=True))
    yield from ()
    return True


def market_day(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Everybody may buy, clockwise from the drawer, wherever he is; a Toad may not."""
    sold = prices(ctx, "market")
    for other in [player, *(one.player for one in ctx.state.others(player))]:
        if ctx.state.get(other).character:
            yield from shop(ctx, other, {design: sold[design] for design in MARKET_DAY}, RULE)
    return True


def mephistopheles(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """The Evil gain 1 Craft, all others become Evil."""
    if ctx.state.get(player).alignment == "evil":
        change(ctx, player, "craft", 1, RULE)
    else:
        yield from change_alignment(ctx, player, "evil", RULE)
    return True


def pestilence(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Everybody in the Region loses 1 life."""
    for one in [one for one in ctx.state.in_order() if in_region(ctx, player, one)]:
        yield from lose_life(ctx, one.player, 1, RULE)
    return True


def raiders(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """All gold goes to the Oasis, where it lies as gold."""
    gold = ctx.state.get(player).gold
    change(ctx, player, "gold", -gold, RULE)
    lay_gold(ctx, "oasis", gold)
    yield from ()
    return True


def curse(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """The card follows its victim: the Hag drives off all Followers, the Poltergeist slows."""
    lift(ctx, uid)
    ctx.state.get(player).followers.append(uid)
    ctx.emit(Told(text=text("told.cursed", who=Who(player), card=card_name(uid)), rule=RULE))
    yield from ()
    return False


EVENTS: Mapping[str, CardVerb] = {
    "angel": _by_alignment("good", "evil"),
    "devil": _person(_by_alignment("evil", "good")),
    "blizzard": blizzard,
    "book-of-spells": book_of_spells,
    "evil-darkness": _lost_turns(_not_evil),
    "imp": _person(imp),
    "magical-vortex": magical_vortex,
    "market-day": market_day,
    "mephistopheles": _person(mephistopheles),
    "pestilence": pestilence,
    "raiders": _person(raiders),
    "siren": _person(_lost_turns(in_region)),
    "storm": _lost_turns(in_region),
    "hag": _person(curse),
    "poltergeist": _person(curse),
}
