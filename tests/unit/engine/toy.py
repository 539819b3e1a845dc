"""A tiny game that shows the engine every situation: chance, hidden cards, other players, and rules that break."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, cast

from kraina.engine.context import Ctx, Dice
from kraina.engine.decision import Decision, Flow, Option, ask, ask_many
from kraina.engine.errors import CorruptSave
from kraina.engine.event import CardShown, Told
from kraina.engine.game import Catalogue, Outcome, Seat, Switch, View
from kraina.engine.ids import GameId, Json, PlayerId
from kraina.engine.rng import Rng
from kraina.engine.session import Session
from kraina.engine.text import text
from kraina.engine.values import frozen

GOAL = 10
CARDS = ("ash", "birch", "cedar", "dogwood")
ACTIONS = ("coin", "roll", "draw", "beg", "many", "forced", "crash", "roll-crash", "trap", "jinx", "end")


@dataclass(slots=True)
class ToyState:
    """Coins, hidden hands, and the two ways in which a later step can break."""

    coins: list[int]
    hands: list[list[str]]
    pile: list[str]
    current: PlayerId = PlayerId(0)
    turns: list[int] = field(default_factory=list)
    trapped: bool = False
    """The next turn breaks before its first question."""
    jinxed: bool = False
    """Asking for the outcome breaks."""


ToyCtx: TypeAlias = Ctx[ToyState, None]


@frozen()
class ToyView(View):
    """Coins are open, hands are the viewer's own."""

    coins: tuple[int, ...]
    hand: tuple[str, ...]


class Toy:
    """A turn is any number of actions; who has 10 coins when a turn ends has won."""

    id = GameId("toy")
    data = None
    state_type = ToyState
    seats = (2, 3)
    switches = (Switch("pace", ("slow", "fast"), "slow"),)

    def __init__(self, rules_version: int = 1) -> None:
        self.rules_version = rules_version

    def setup(self, seats: Sequence[Seat], options: Mapping[str, str], rng: Rng) -> ToyState:
        pile = list(CARDS)
        rng.shuffle(pile)
        return ToyState([0] * len(seats), [[] for _ in seats], pile, turns=[0] * len(seats))

    def play_step(self, ctx: ToyCtx) -> Flow[None]:
        state = ctx.state
        ctx.emit(Told(text=text("told.turn")))
        if state.trapped:
            raise ValueError("the trap is sprung")
        picked = ""
        while picked != "end":
            picked = yield from ask(question(state.current, "turn", ACTIONS))
            if picked in DEEDS:
                yield from DEEDS[picked](ctx)
        pass_on(state)

    def skip_step(self, state: ToyState) -> None:
        state.trapped = False
        pass_on(state)

    def outcome(self, state: ToyState) -> Outcome | None:
        if state.jinxed:
            raise ValueError("the outcome is jinxed")
        rich = [PlayerId(seat) for seat, coins in enumerate(state.coins) if coins >= GOAL]
        return Outcome(tuple(rich), "rich") if rich else None

    def view(self, state: ToyState, viewer: PlayerId | None) -> ToyView:
        return ToyView(viewer, tuple(state.coins), () if viewer is None else tuple(state.hands[viewer]))

    def redeal_hidden(self, state: ToyState, viewer: PlayerId, rng: Rng) -> None:
        rng.shuffle(state.pile)

    def migrate(self, state: Json, version: int) -> Json:
        """Rules 1 to 2: everybody gets a coin."""
        if version != 1 or not isinstance(state, dict):
            raise CorruptSave(f"rules {version} of toy are unknown")
        return {**state, "coins": [cast(int, coins) + 1 for coins in cast(list[Json], state["coins"])]}

    def problems(self, state: ToyState, *, between_steps: bool = False) -> list[str]:
        cards = sorted([*state.pile, *[card for hand in state.hands for card in hand]])
        return [] if cards == sorted(CARDS) and min(state.coins) >= 0 else ["cards or coins are lost"]

    def players(self, state: ToyState) -> int:
        """Everybody has a purse."""
        return len(state.coins)

    def turns(self, state: ToyState) -> int:
        return max(state.turns)

    def strength(self, state: ToyState, player: PlayerId) -> int:
        return state.coins[player]

    def catalogue(self, options: Mapping[str, str]) -> Catalogue:
        return Catalogue(0, 0, {}, ())


def question(player: PlayerId, kind: str, keys: Sequence[str], least: int = 1, most: int = 1) -> Decision[str]:
    """Return a question whose options have their keys for values."""
    options = tuple(Option(key, key, text(f"option.{key}")) for key in keys)
    return Decision(player, kind, text(f"ask.{kind}"), options, least, most)


def pass_on(state: ToyState) -> None:
    state.turns[state.current] += 1
    state.current = PlayerId((state.current + 1) % len(state.coins))


def earn(ctx: ToyCtx, coins: int) -> None:
    ctx.state.coins[ctx.state.current] += coins
    ctx.emit(Told(text=text("told.earns", coins=coins)))


def coin(ctx: ToyCtx) -> Flow[None]:
    earn(ctx, 1)
    yield from ()


def roll(ctx: ToyCtx) -> Flow[None]:
    earn(ctx, ctx.roll(ctx.state.current, "luck", lambda value: text("told.rolls", rolled=value)))
    yield from ()


def draw(ctx: ToyCtx) -> Flow[None]:
    player = ctx.state.current
    card = ctx.draw(ctx.state.pile)
    ctx.state.hands[player].append(card)
    ctx.ran(f"card:{card}")
    ctx.emit(CardShown(text=text("told.draws"), only=(player,), player=player, card=card, deck="pile"))
    yield from ()


def beg(ctx: ToyCtx) -> Flow[None]:
    """Ask the next player for a coin."""
    player = ctx.state.current
    other = PlayerId((player + 1) % len(ctx.state.coins))
    if (yield from ask(question(other, "begged", ("give", "refuse")))) == "give":
        ctx.state.coins[player] += 1


def many(ctx: ToyCtx) -> Flow[None]:
    picked = yield from ask_many(question(ctx.state.current, "many", ("one", "two", "four"), 1, 2))
    earn(ctx, sum({"one": 1, "two": 2, "four": 4}[key] for key in picked))


def forced(ctx: ToyCtx) -> Flow[None]:
    if (yield from ask(question(ctx.state.current, "forced", ("only",)))) == "only":
        earn(ctx, 1)


def crash(ctx: ToyCtx) -> Flow[None]:
    earn(ctx, 3)
    yield from ()
    raise ZeroDivisionError("a coin is halved")


def roll_crash(ctx: ToyCtx) -> Flow[None]:
    yield from roll(ctx)
    yield from draw(ctx)
    yield from crash(ctx)


def trap(ctx: ToyCtx) -> Flow[None]:
    ctx.state.trapped = True
    yield from ()


def jinx(ctx: ToyCtx) -> Flow[None]:
    ctx.state.jinxed = True
    yield from ()


DEEDS: dict[str, Callable[[ToyCtx], Flow[None]]] = {
    "coin": coin,
    "roll": roll,
    "draw": draw,
    "beg": beg,
    "many": many,
    "forced": forced,
    "crash": crash,
    "roll-crash": roll_crash,
    "trap": trap,
    "jinx": jinx,
}

SEATS = (Seat("Ala"), Seat("Ola"))
ToySession: TypeAlias = Session[ToyState, None]


def start(*answers: str, seed: int = 1, game: Toy | None = None, dice: Dice | None = None) -> ToySession:
    """Return a match of two at which the answers have been given, one key each."""
    session: ToySession = Session(game or Toy(), SEATS, seed, dice=dice)
    give(session, *answers)
    return session


def give(session: ToySession, *answers: str) -> None:
    for key in answers:
        session.answer(key)


def stand(session: ToySession) -> tuple[Any, ...]:
    """Return all that tells where a session stands, its generator of chance and log included."""
    return session.save(), session.pending, session.outcome, session.chance, session.game.view(session.state, None)
