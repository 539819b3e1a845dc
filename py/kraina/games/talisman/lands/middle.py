"""The spaces of the Middle Region with a text of their own. Rules 7.1, 12.1."""

from collections.abc import Mapping

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Text, Who, text
from kraina.games.talisman.belongings import gain_talisman, lose_card, parting
from kraina.games.talisman.counters import change, missing, pay, restore
from kraina.games.talisman.dice import roll, roll_several
from kraina.games.talisman.explore import goes_on
from kraina.games.talisman.lands.outer import spared
from kraina.games.talisman.lands.shops import heal_for_gold
from kraina.games.talisman.lands.tables import Outcome, counter, lives, piety, spell
from kraina.games.talisman.life import lose_follower, lose_life
from kraina.games.talisman.persons import evades_person
from kraina.games.talisman.quests import KINDS, quest_name
from kraina.games.talisman.settle import settle
from kraina.games.talisman.state import Tale, has, working
from kraina.games.talisman.verbs import SpaceVerb
from kraina.kit.choose import agrees, choose_card, choose_word
from kraina.kit.names import card_name, space_name

FALLS_ON = 2
"""Into the Chasm falls who rolls this number or less."""
FREE_HEALING = 2
"""Lives that Prince and Princess each heal free at the Castle."""
ROYAL_PRICE = 3
"""Gold that the Castle pays for either."""
ROYALS = ("prince", "princess")


def black_knight(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Pay 1 gold or lose 1 life."""
    if (yield from evades_person(ctx, player, "black-knight", space_name("black-knight"))):
        return
    words = ("pay-gold", "lose-life") if ctx.state.get(player).gold else ("lose-life",)
    if (yield from choose_word(player, "black-knight", text("ask.black-knight"), words, "12.1")) == "pay-gold":
        pay(ctx, player, 1, "12.1")
    else:
        yield from lose_life(ctx, player, 1, "12.1")


def chasm(ctx: Tale, player: PlayerId) -> Flow[None]:
    """A die for the hero, 1 life on 1-2, and one for each Follower, killed on 1-2; curses cannot be killed."""
    if (yield from spared(ctx, player)):
        return
    if (yield from roll(ctx, player, "chasm", "12.1")) <= FALLS_ON:
        yield from lose_life(ctx, player, 1, "12.1")
    for uid in parting(ctx.state.get(player)):
        if uid in ctx.state.get(player).followers and (yield from roll(ctx, player, "chasm", "12.1")) <= FALLS_ON:
            yield from lose_follower(ctx, player, uid, "12.1")


def warlocks_cave(ctx: Tale, player: PlayerId) -> Flow[None]:
    """A quest may be taken, one at a time; its kind is rolled after that (7.1)."""
    if ctx.state.get(player).quest:
        return
    if not (yield from agrees(player, "quest", text("ask.quest"), "7.1", hints={"yes": Text("hint.quest")})):
        return
    value = yield from roll(ctx, player, "quest", "7.1")
    one = ctx.state.get(player)
    one.quest = KINDS[value]
    ctx.emit(Told(text=text("told.quest", who=Who(player), quest=quest_name(one.quest)), rule="7.1"))


def desert(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Lose 1 life, unless water or the Holy Grail is at hand; then cards are drawn."""
    one = ctx.state.get(player)
    for design in ("water-bottle", "holy-grail"):
        if working(ctx.data, ctx.state, one, design):
            ctx.ran(f"card:{design}")
            return
    yield from lose_life(ctx, player, 1, "12.1")


def _follower(ctx: Tale, player: PlayerId, rule: RuleRef) -> Flow[None]:
    cards = parting(ctx.state.get(player))
    uid = yield from choose_card(player, "temple-follower", text("ask.temple-follower"), cards, rule)
    if uid is not None:
        yield from lose_follower(ctx, player, uid, rule)


def _enslaved(ctx: Tale, player: PlayerId, rule: RuleRef) -> Flow[None]:
    ctx.state.get(player).enslaved = True
    ctx.emit(Told(text=text("told.enslaved", who=Who(player)), rule=rule, notable=True))
    yield from ()


def _talisman(ctx: Tale, player: PlayerId, rule: RuleRef) -> Flow[None]:
    gain_talisman(ctx, player, rule)
    yield from ()


TEMPLE: Mapping[int, Outcome] = {
    2: lives(2), 3: lives(1), 4: _follower, 5: _enslaved, 6: counter("strength", 1), 7: counter("craft", 1),
    8: spell, 9: spell, 10: _talisman, 11: counter("fate", 2), 12: counter("life", 2),
}  # fmt: skip


def temple(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Pray with two dice."""
    total = sum((yield from roll_several(ctx, player, 2, "temple", "12.1"))) + piety(ctx, player)
    yield from TEMPLE[min(total, max(TEMPLE))](ctx, player, "12.1")


def castle(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Prince and Princess heal 2 each, or are handed over for gold; all other healing costs 1 gold."""
    while goes_on(ctx, player):
        one = ctx.state.get(player)
        royals = [uid for uid in one.followers if ctx.data.card(uid).id in ROYALS]
        options = [
            Option(f"hand-over:{uid}", uid, text("option.hand-over", card=card_name(uid)), Ref("card", uid))
            for uid in royals
        ]
        options.append(Option("done", "", text("option.castle-done")))
        uid = yield from ask(Decision(player, "castle", text("ask.castle"), tuple(options), rule="12.1"))
        if not uid:
            break
        lose_card(ctx, player, uid, "12.1")
        change(ctx, player, "gold", ROYAL_PRICE, "12.1")
        ctx.ran(f"card:{ctx.data.card(uid).id}")
        yield from settle(ctx)  # the gold may fulfil a quest at once (7.2)
    if not goes_on(ctx, player):
        return
    for design in ROYALS:
        if has(ctx.state.get(player), design) and restore(ctx, player, "life", FREE_HEALING, "12.1"):
            ctx.ran(f"card:{design}")
    wanting = missing(ctx, ctx.state.get(player), "life")
    yield from heal_for_gold(ctx, player, "life", wanting, "12.1")


MIDDLE: Mapping[str, SpaceVerb] = {
    "black-knight": black_knight,
    "chasm": chasm,
    "warlocks-cave": warlocks_cave,
    "desert": desert,
    "temple": temple,
    "castle": castle,
}
