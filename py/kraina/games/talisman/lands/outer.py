"""The spaces of the Outer Region that draw no cards, and the Woods. Rules 3.2, 3.3, 12.1."""

from collections.abc import Mapping
from typing import Literal

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Text, Who, text
from kraina.games.talisman.alignment import change_alignment
from kraina.games.talisman.belongings import lose_card
from kraina.games.talisman.cards import Alignment
from kraina.games.talisman.counters import missing
from kraina.games.talisman.lands.shops import heal_for_gold, prices, shop
from kraina.games.talisman.lands.tables import (
    Outcome,
    Table,
    counter,
    creature,
    filled,
    is_pious,
    lives,
    lost_turn,
    nothing,
    piety,
    roll_on,
    spell,
    toad,
)
from kraina.games.talisman.magic.theft import sell
from kraina.games.talisman.piles import gain_spell
from kraina.games.talisman.points import spell_room
from kraina.games.talisman.state import Tale, able, find, working
from kraina.games.talisman.verbs import SpaceVerb
from kraina.kit.choose import agrees, choose_word
from kraina.kit.names import space_text

DOCTOR_MOST = 2
"""Lives that the Doctor heals in a visit."""
FILLED = "druid-woods"


def _aligned(alignment: Alignment) -> Outcome:
    def run(ctx: Tale, player: PlayerId, rule: RuleRef) -> Flow[None]:
        yield from change_alignment(ctx, player, alignment, rule)

    return run


def _offer(kind: str) -> Outcome:
    """Return the outcome that promises something for the next move."""

    def run(ctx: Tale, player: PlayerId, rule: RuleRef) -> Flow[None]:
        ctx.state.get(player).offer = kind
        ctx.emit(Told(text=text(f"told.offer-{kind}", who=Who(player)), rule=rule))
        yield from ()

    return run


MYSTIC: Table = {
    1: _aligned("evil"), 2: nothing, 3: nothing, 4: _aligned("good"), 5: counter("craft", 1), 6: spell,
}  # fmt: skip
ENCHANTRESS: Table = {
    1: toad, 2: counter("strength", -1), 3: counter("craft", -1), 4: counter("craft", 1), 5: counter("strength", 1),
    6: spell,
}  # fmt: skip
TAVERN: Table = {
    1: lost_turn, 2: creature("farmer", 3, "battle"), 3: counter("gold", -1), 4: counter("gold", 1),
    5: _offer("teleport"), 6: _offer("temple"),
}  # fmt: skip
FOREST: Table = {
    1: creature("brigand", 4, "battle"), 2: lost_turn, 3: lost_turn, 4: nothing, 5: nothing, 6: counter("craft", 1),
}  # fmt: skip
CRAGS: Table = {
    1: creature("spirit", 4, "psychic"), 2: lost_turn, 3: lost_turn, 4: nothing, 5: nothing,
    6: counter("strength", 1),
}  # fmt: skip
CHAPEL: Table = {1: nothing, 2: nothing, 3: nothing, 4: nothing, 5: counter("life", 1), 6: spell}
GRAVEYARD: Table = {1: nothing, 2: nothing, 3: nothing, 4: nothing, 5: counter("fate", 1), 6: spell}


VISITS = {"mystic": Text("hint.mystic"), "enchantress": Text("hint.enchantress")}
"""What the tables of those who are visited bring."""


def village(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Visit the Blacksmith, the Healer or the Mystic, or nobody."""
    words = ("blacksmith", "healer", "mystic", "nobody")
    picked = yield from choose_word(player, "village", text("ask.visit"), words, "12.1", hints=VISITS)
    if picked == "blacksmith":
        yield from shop(ctx, player, prices(ctx, "village"), "12.1")
    elif picked == "healer":
        one = ctx.state.get(player)
        yield from heal_for_gold(ctx, player, "life", missing(ctx, one, "life"), "12.1")
    elif picked == "mystic":
        _lift_curse(ctx, player)
        yield from roll_on(ctx, player, "mystic", MYSTIC, "12.1")


def _lift_curse(ctx: Tale, player: PlayerId) -> None:
    """Have the Mystic free a visitor from the Hag, before anything else (12.2)."""
    hag = find(ctx.state.get(player), "hag")
    if hag is not None:
        lose_card(ctx, player, hag, "12.2")


def city(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Visit the Doctor, the Alchemist or the Enchantress, or nobody."""
    words = ("doctor", "alchemist", "enchantress", "nobody")
    picked = yield from choose_word(player, "city", text("ask.visit"), words, "12.1", hints=VISITS)
    if picked == "doctor":
        yield from heal_for_gold(ctx, player, "life", DOCTOR_MOST, "12.1")
    elif picked == "alchemist":
        yield from sell(ctx, player, "12.1")
    elif picked == "enchantress":
        yield from roll_on(ctx, player, "enchantress", ENCHANTRESS, "12.1")


def tavern(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Roll what the evening brings."""
    yield from roll_on(ctx, player, "tavern", TAVERN, "12.1")


def spared(ctx: Tale, player: PlayerId) -> Flow[bool]:
    """Ask whoever need not roll on his space whether he does without; who rolls accepts the result (12.1)."""
    one, board = ctx.state.get(player), ctx.data.board
    source = ""
    if not one.toad and board.matches(one.space, ctx.data.characters[one.character].spared):
        source = f"ability:{one.character}-safe"
    for uid in one.followers:
        if board.matches(one.space, ctx.data.card(uid).spared):
            source = source or f"card:{ctx.data.card(uid).id}"
    hints = {"no": space_text(one.space)}
    if not source or not (yield from agrees(player, "need-not-roll", text("ask.need-not-roll"), "12.1", hints=hints)):
        return False
    ctx.ran(source)
    return True


def forest(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Roll what the Forest brings, unless the visitor need not."""
    if not (yield from spared(ctx, player)):
        yield from roll_on(ctx, player, "forest", FOREST, "12.1")


def crags(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Roll what the Crags bring, unless the visitor need not."""
    if not (yield from spared(ctx, player)):
        yield from roll_on(ctx, player, "crags", CRAGS, "12.1")


def _holy_ground(
    enemy: Alignment, which: Literal["life", "fate"], prayers: Table, name: str
) -> SpaceVerb:  # fmt: skip
    """Return the text of Chapel or Graveyard, which look at the alignment of their visitor."""

    def run(ctx: Tale, player: PlayerId) -> Flow[None]:
        one = ctx.state.get(player)
        words = ("pray", f"restore-{which}")
        hints = {"pray": Text(f"hint.pray-{which}{'-pious' if is_pious(one) else ''}")}
        if one.alignment == enemy and working(ctx.data, ctx.state, one, "cross"):
            ctx.ran("card:cross")
        elif one.alignment == enemy:
            yield from lives(1)(ctx, player, "12.1")
        elif one.alignment == "neutral":
            yield from heal_for_gold(ctx, player, which, missing(ctx, one, which), "12.1")
        elif (yield from choose_word(player, name, text(f"ask.{name}"), words, "12.1", hints=hints)) == "pray":
            yield from roll_on(ctx, player, "pray", prayers, "12.1", more=piety(ctx, player))
        else:
            yield from filled(which)(ctx, player, "12.1")

    return run


def woods(ctx: Tale, player: PlayerId) -> Flow[None]:
    """The Druid fills his Spells here as far as Craft allows."""
    one = ctx.state.get(player)
    if not able(one, FILLED):
        return
    room = spell_room(ctx.data, ctx.state, one)
    for _ in range(room):
        gain_spell(ctx, player)
    if room > 0:
        ctx.ran(f"ability:{FILLED}")
    yield from ()


OUTER: Mapping[str, SpaceVerb] = {
    "village": village,
    "graveyard": _holy_ground("good", "fate", GRAVEYARD, "graveyard"),
    "chapel": _holy_ground("evil", "life", CHAPEL, "chapel"),
    "crags": crags,
    "city": city,
    "tavern": tavern,
    "forest": forest,
    "woods": woods,
}
