"""Tables of dice: what each number rolled on a space, in a temple or at a Place brings. Rules 13.5, 16.7."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Text, Who, text
from kraina.games.magiczny_miecz.counters import Counter, change, spare
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.lands.creatures import meet_creature
from kraina.games.magiczny_miecz.lands.safety import spared
from kraina.games.magiczny_miecz.life import carry_off, lose_life, lose_turns, turn_to_stone
from kraina.games.magiczny_miecz.piles import gain_spell
from kraina.games.magiczny_miecz.state import FightKind, Miecz
from kraina.games.magiczny_miecz.verbs import SpaceVerb
from kraina.kit.choose import choose_space

Outcome: TypeAlias = Callable[[Miecz, PlayerId, RuleRef], Flow[None]]
"""What a number does to a player, by a rule."""
Table: TypeAlias = Mapping[int, Outcome]
"""What each number does."""


def roll_on(ctx: Miecz, player: PlayerId, purpose: str, table: Table, rule: RuleRef) -> Flow[None]:
    """Have a player roll one die on a table."""
    value = yield from roll(ctx, player, purpose, rule)
    yield from table[value](ctx, player, rule)


def rolling(table: Table) -> SpaceVerb:
    """Return the instruction of a space where everybody must roll on a table, unless something spares him."""

    def run(ctx: Miecz, player: PlayerId) -> Flow[None]:
        if not (yield from spared(ctx, player)):
            yield from roll_on(ctx, player, "space", table, "13.5")

    return run


def nothing(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[None]:
    """Nothing happens."""
    ctx.emit(Told(text=text("told.land-nothing"), rule=rule))
    yield from ()


def gains(counter: Counter, points: int = 1) -> Outcome:
    """Return the gain of some points; Life may grow beyond 4 (4.5, 4.6)."""

    def run(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[None]:
        change(ctx, player, counter, points, rule)
        yield from ()

    return run


def loses(counter: Counter, points: int = 1) -> Outcome:
    """Return the loss of some points, down to the floor (1.3, 2.3)."""

    def run(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[None]:
        if counter == "life":
            yield from lose_life(ctx, player, points, rule)
        elif not change(ctx, player, counter, -points, rule):
            yield from nothing(ctx, player, rule)

    return run


def together(*outcomes: Outcome) -> Outcome:
    """Return several outcomes, one after the other."""

    def run(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[None]:
        for outcome in outcomes:
            yield from outcome(ctx, player, rule)

    return run


def meets(ident: str, kind: FightKind, points: int) -> Outcome:
    """Return an attack by a creature."""

    def run(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[None]:
        yield from meet_creature(ctx, player, ident, kind, points, rule)

    return run


def spell(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[None]:
    """Gain a Spell; a surplus one is set aside afterwards (2.6)."""
    gain_spell(ctx, player)
    yield from ()


def lost_turn(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[None]:
    """Miss the next own turn; this one goes on (16.1 speaks of Encounters alone)."""
    lose_turns(ctx, player, 1, rule)
    yield from ()


def stone(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[None]:
    """Turn to stone for 3 turns (20)."""
    turn_to_stone(ctx, player, rule)
    yield from ()


def moves_again(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[None]:
    """Move once more, at once."""
    turn = ctx.state.turn
    if turn is not None and turn.player == player:
        turn.moves += 1
        ctx.emit(Told(text=text("told.land-moves-again", who=Who(player)), rule=rule))
    yield from ()


def gains_either(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[None]:
    """Gain 1 Sword or 1 Magic, by choice."""
    yield from gift(ctx, player, ("sword", "magic"), rule)


def loses_either(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[None]:
    """Lose 1 Sword or 1 Magic, by choice as far as there are points to lose (1.3, 2.3)."""
    one = ctx.state.get(player)
    counters: tuple[Counter, ...] = ("sword", "magic")
    losable = [counter for counter in counters if spare(ctx, one, counter)]
    if not losable:
        yield from nothing(ctx, player, rule)
        return
    options = tuple(Option(counter, counter, _amount(counter)) for counter in losable)
    counter = yield from ask(Decision(player, "lose-points", text("ask.land-lose-points"), options, rule=rule))
    change(ctx, player, counter, -1, rule)


def gift(ctx: Miecz, player: PlayerId, words: Sequence[str], rule: RuleRef) -> Flow[None]:
    """Let a player choose one of ``sword``, ``magic``, ``spell`` and ``gold``, and get 1 of it."""
    options = tuple(Option(word, word, _amount(word)) for word in words)
    word = yield from ask(Decision(player, "gift", text("ask.land-gift"), options, rule=rule))
    gained: Mapping[str, Outcome] = {"spell": spell, **{one: gains(one) for one in COUNTERS}}
    yield from gained[word](ctx, player, rule)


COUNTERS: tuple[Counter, ...] = ("sword", "magic", "gold")


def _amount(word: str) -> Text:
    return text(f"option.land-{word}")


def anywhere(*, optional: bool) -> Outcome:
    """Return the transfer to another space of the player's Circle, by choice."""

    def run(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[None]:
        here = ctx.state.get(player).space
        spaces = [space for space in ctx.data.board.ring(here) if space != here]
        prompt = text("ask.land-anywhere")
        space = yield from choose_space(player, "ring-space", prompt, spaces, rule, optional=optional)
        if space is not None:
            carry_off(ctx, player, space, rule)

    return run
