"""Learning spells: what may be learned, drawn at random or chosen. Rule 1.8."""

from collections.abc import Sequence

from kraina.engine.decision import Decision, Flow, ask
from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Who, text
from kraina.games.legenda.cards import LegendaData
from kraina.games.legenda.points import value
from kraina.games.legenda.state import Hero, State, Tale
from kraina.kit.choose import card_option
from kraina.kit.names import card_name


def known_of(data: LegendaData, one: Hero, level: int) -> list[str]:
    """Return the spells of a level that a hero knows."""
    return [ident for ident in one.spells if data.spells[ident].level == level]


def unknown_of(data: LegendaData, state: State, one: Hero, level: int) -> list[str]:
    """Return the spells of a level that lie in the pile and that a hero does not know, in the order of the data."""
    pile = state.spells[level - 1]
    return [spell.id for spell in data.spells.values() if spell.id in pile and spell.id not in one.spells]


def level_open(data: LegendaData, state: State, one: Hero) -> int:
    """Return the level of which a hero may learn a spell now, or 0: the lowest that is not full (1.8)."""
    numbers = data.numbers
    for level in range(1, len(numbers.slots) + 1):
        if len(known_of(data, one, level)) < numbers.slots[level - 1]:
            able = value(data, one, "knowledge") >= numbers.knowledge[level - 1]
            return level if able and unknown_of(data, state, one, level) else 0
    return 0


def draw_unknown(ctx: Tale, player: PlayerId, level: int, rule: RuleRef, besides: Sequence[str] = ()) -> bool:
    """Draw spells of a level until an unknown one comes, which is learned; the others are shuffled back (1.8).

    Return whether there was one.
    """
    one, pile = ctx.state.get(player), ctx.state.spells[level - 1]
    if not any(ident not in (*one.spells, *besides) for ident in pile):
        ctx.emit(Told(text=text("told.no-spell", who=Who(player)), rule=rule))
        return False
    passed: list[str] = []
    while True:
        ident = ctx.draw(pile)
        if ident not in (*one.spells, *besides):
            break
        passed.append(ident)
    if passed:
        pile += passed
        ctx.shuffle(pile)
    learn(ctx, player, ident, rule)
    return True


def choose_unknown(ctx: Tale, player: PlayerId, level: int, rule: RuleRef) -> Flow[None]:
    """Let a player choose a spell of a level out of the pile, which is shuffled then (1.8)."""
    left = unknown_of(ctx.data, ctx.state, ctx.state.get(player), level)
    options = tuple(card_option(ident, "spell") for ident in left)
    ident = yield from ask(Decision(player, "spell", text("ask.spell"), options, rule=rule))
    pile = ctx.state.spells[level - 1]
    pile.remove(ident)
    ctx.shuffle(pile)
    learn(ctx, player, ident, rule)


def learn(ctx: Tale, player: PlayerId, ident: str, rule: RuleRef) -> None:
    """Let a player know a spell from now on."""
    ctx.state.get(player).spells.append(ident)
    told = text("told.learns", who=Who(player), card=card_name(ident))
    ctx.emit(CardShown(text=told, rule=rule, player=player, card=ident, deck="spell"))
