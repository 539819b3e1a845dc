"""Strangers, and the cards that go to a space of their own. Rule 12.3."""

from collections.abc import Callable, Mapping

from kraina.engine.decision import Flow
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import text
from kraina.games.talisman.belongings import gain_talisman, may_own
from kraina.games.talisman.counters import pay, restore
from kraina.games.talisman.dice import roll
from kraina.games.talisman.lands.tables import Table, counter, filled, lives, roll_on, spell, toad
from kraina.games.talisman.pawn import carry_off, elsewhere
from kraina.games.talisman.persons import evades_person
from kraina.games.talisman.piles import gain_spell, place_card
from kraina.games.talisman.points import craft, spell_room
from kraina.games.talisman.state import Hero, Tale
from kraina.games.talisman.verbs import CardVerb, Deed
from kraina.kit.choose import agrees, choose_space, choose_word
from kraina.kit.names import card_name

RULE = "12.3"
HEALS = 2
"""Lives that the Healer heals in a visit."""
WISE = 4
"""Craft from which on the Enchanter grants a wish."""
WISHES = ("spell", "gold", "strength", "craft", "life", "fate", "teleport")
GHOST = ("city", "village", "graveyard", "chapel", "castle", "temple")
HERMIT = ("crypt", "plain-of-peril", "cursed-glade", "oasis", "crags", "forest")
WITCH: Table = {
    1: toad, 2: lives(1), 3: counter("strength", 1), 4: counter("craft", 1), 5: spell, 6: filled("fate"),
}  # fmt: skip


def wish(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Grant one wish: no Spell to whoever may hold no more, no way out of the Inner Region."""
    one = ctx.state.get(player)
    vain = ["teleport"] if ctx.data.board.is_inner(one.space) else []
    if spell_room(ctx.data, ctx.state, one) <= 0:
        vain.append("spell")
    words = [word for word in WISHES if word not in vain]
    picked = yield from choose_word(player, "wish", text("ask.wish"), words, RULE)
    if picked == "spell":
        gain_spell(ctx, player)
    elif picked == "teleport":
        yield from teleport(ctx, player)
    else:
        for which in ("gold", "strength", "craft", "life", "fate"):
            if picked == which:
                yield from counter(which, 1)(ctx, player, RULE)


def teleport(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Take a hero to any other space of his Region, which he encounters in this turn."""
    goal = yield from choose_space(player, "wish-teleport", text("ask.teleport"), elsewhere(ctx, player), RULE)
    if goal is not None:
        carry_off(ctx, player, goal, RULE)


def _granting(worthy: Callable[[Tale, Hero], bool]) -> CardVerb:
    """Return the verb of a Stranger who grants the first worthy visitor a wish and is gone."""

    def run(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
        if not worthy(ctx, ctx.state.get(player)):
            return False
        yield from wish(ctx, player)
        return True

    return run


def healer(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Heals 2 lives free at each visit."""
    restore(ctx, player, "life", HEALS, RULE)
    yield from ()
    return False


def hermit(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Gives the first visitor who can have it a Talisman, and is gone."""
    if not ctx.state.talismans or not may_own(ctx.data, ctx.state.get(player), "talisman"):
        return False
    gain_talisman(ctx, player, RULE)
    yield from ()
    return True


def mage(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Gives the Good a Spell at each visit."""
    if ctx.state.get(player).alignment == "good":
        gain_spell(ctx, player)
    yield from ()
    return False


def sorcerer(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Sells a Spell for 1 gold at each visit, to whoever may hold one more (5.1)."""
    one = ctx.state.get(player)
    sells = one.gold and spell_room(ctx.data, ctx.state, one) > 0
    if sells and (yield from agrees(player, "sorcerer", text("ask.sorcerer"), RULE)):
        pay(ctx, player, 1, RULE)
        gain_spell(ctx, player)
    return False


def witch(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """A die says what she does."""
    if not (yield from evades_person(ctx, player, "witch", card_name(uid))):
        yield from roll_on(ctx, player, "witch", WITCH, RULE)
    return False


def _placed(spaces: tuple[str, ...], name: str) -> Deed:
    """Return the deed of a card that a die sends to a space of its own."""

    def run(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[None]:
        value = yield from roll(ctx, player, name, RULE)
        place_card(ctx, uid, spaces[value - 1])

    return run


STRANGERS: Mapping[str, CardVerb] = {
    "enchanter": _granting(lambda ctx, one: craft(ctx.data, ctx.state, one) >= WISE),
    "fairy": _granting(lambda ctx, one: one.alignment == "good"),
    "phantom": _granting(lambda ctx, one: one.alignment == "evil"),
    "healer": healer,
    "hermit": hermit,
    "mage": mage,
    "sorcerer": sorcerer,
    "witch": witch,
}
PLACED: Mapping[str, Deed] = {"ghost": _placed(GHOST, "ghost"), "hermit": _placed(HERMIT, "hermit")}
