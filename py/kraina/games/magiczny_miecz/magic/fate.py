"""Spells of fate, foresight and life, and the one that puts magic to sleep. Rules 4.7, 9.6, 13.4, 20.1."""

from collections.abc import Mapping
from typing import Literal

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Text, Who, text
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.counters import HEALTH, change, heal
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.life import turn_to_stone
from kraina.games.magiczny_miecz.magic.fighting import opponent_of
from kraina.games.magiczny_miecz.magic.targets import characters
from kraina.games.magiczny_miecz.piles import discard, draw_event, restock_events
from kraina.games.magiczny_miecz.state import Casting, Miecz, working
from kraina.games.magiczny_miecz.verbs import MomentKind, SpellVerb, Target

SEEN_BY_ILLUMINATION = 5
"""Events of which the Illumination gives a look."""


def anybody(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Fatum may be cast on any Character, on oneself too."""
    return characters(ctx, "fatum", [ctx.state.get(player), *ctx.state.others(player)], lambda one: True)


def fatum(ctx: Miecz, casting: Casting) -> Flow[None]:
    """The victim rolls: stone, all gold, 1 Sword or 1 Magic lost, 1 Sword or Magic gained, 1 Life gained."""
    assert casting.target is not None
    player = casting.target
    value = yield from roll(ctx, player, "fatum", "9.6")
    if value == 1:
        turn_to_stone(ctx, player)
    elif value == 2:
        change(ctx, player, "gold", -ctx.state.get(player).gold, "9.6")
    elif value == 5:
        counter = yield from _sword_or_magic(player)
        change(ctx, player, counter, 1, "9.6")
    elif value == 6:
        change(ctx, player, "life", 1, "4.5")
    else:
        change(ctx, player, "sword" if value == 3 else "magic", -1, "9.6")


def _sword_or_magic(player: PlayerId) -> Flow[Literal["sword", "magic"]]:
    words: tuple[Literal["sword", "magic"], ...] = ("sword", "magic")
    options = tuple(Option(word, word, Text(f"counter.{word}")) for word in words)
    return (yield from ask(Decision(player, "fatum", text("ask.spell-fatum"), options, rule="9.6")))


def the_hurt(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
    """Rebirth is for Characters below 4 Life; whoever fights the owner of the Crystal of Mages cannot cast it."""
    running, rescue = ctx.state.fight, ctx.state.rescue
    other = None if running is None else opponent_of(running, player)
    if other is not None and working(ctx.data, ctx.state, ctx.state.get(other), "crystal-of-mages"):
        return []
    among = [ctx.state.get(player), *ctx.state.others(player)]
    if moment == "loss":
        at_stake = rescue is not None and rescue.what == "life" and not rescue.saved
        among = [one for one in among if at_stake and rescue is not None and one.player == rescue.player]
    return characters(ctx, "rebirth", among, lambda one: one.life < HEALTH)


def rebirth(ctx: Miecz, casting: Casting) -> Flow[None]:
    """Life is restored to 4."""
    assert casting.target is not None
    heal(ctx, casting.target, HEALTH)
    yield from ()


def just_drawn(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
    """The Turn of Fate changes one of the Events that were just drawn."""
    more = ctx.state.events or ctx.state.events_used
    drawn = ctx.state.turn.drawn if ctx.state.turn is not None and more else []
    return [Target(uid, card_name(uid), at=uid) for uid in drawn]


def turn_of_fate(ctx: Miecz, casting: Casting) -> Flow[None]:
    """Another Event is drawn in place of one, which is discarded."""
    turn = ctx.state.turn
    assert turn is not None
    drawn = draw_event(ctx, turn.player)
    if drawn is not None:
        turn.drawn[turn.drawn.index(casting.at)] = drawn
        discard(ctx.data, ctx.state, casting.at)
        told = text("told.spell-fate", old=card_name(casting.at), new=card_name(drawn))
        ctx.emit(Told(text=told, rule="13.4"))
    yield from ()


def events_ahead(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
    """The Illumination needs a pile to look into; the used Events make a new one when it is empty (15.3)."""
    return [Target()] if ctx.state.events or ctx.state.events_used else []


def illumination(ctx: Miecz, casting: Casting) -> Flow[None]:
    """The caster alone looks at the top five Events; they stay in their order."""
    restock_events(ctx)
    ctx.reveal()
    for place, uid in enumerate(ctx.state.events[:SEEN_BY_ILLUMINATION], start=1):
        told = text("told.spell-ahead", place=place, card=card_name(uid))
        only = (casting.caster,)
        ctx.emit(CardShown(text=told, rule="9.6", player=casting.caster, card=uid, deck="event", only=only))
    yield from ()


def whole_world(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
    """The War of the Elements needs no target."""
    return [Target()]


def war_of_elements(ctx: Miecz, casting: Casting) -> Flow[None]:
    """Until the caster's next own turn there are no Spells and Magic Objects do nothing, surplus Spells go at once."""
    ctx.state.war = casting.caster
    ctx.emit(Told(text=text("told.spell-war", who=Who(casting.caster)), rule="9.6", notable=True))
    yield from ()


FATE: Mapping[str, SpellVerb] = {
    "fatum": SpellVerb(anybody, fatum),
    "rebirth": SpellVerb(the_hurt, rebirth),
    "turn-of-fate": SpellVerb(just_drawn, turn_of_fate),
    "illumination": SpellVerb(events_ahead, illumination),
    "war-of-elements": SpellVerb(whole_world, war_of_elements),
}
