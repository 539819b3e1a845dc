"""Jaskinia as the engine sees it: set-up, steps, views and what it consists of."""

from collections.abc import Mapping, Sequence

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.errors import CorruptSave
from kraina.engine.event import Told
from kraina.engine.game import Catalogue, Outcome, Seat, Switch, switch_problems
from kraina.engine.ids import GameId, Json, PlayerId
from kraina.engine.rng import Rng
from kraina.engine.text import Text, Who, text
from kraina.games.jaskinia.cards import JaskiniaData
from kraina.games.jaskinia.definitions import data_of, definitions
from kraina.games.jaskinia.life import count_start, deal, equip
from kraina.games.jaskinia.points import power, strength
from kraina.games.jaskinia.problems import problems
from kraina.games.jaskinia.state import Searcher, State, Tale
from kraina.games.jaskinia.turn import finish_turn, play_turn
from kraina.games.jaskinia.view import JaskiniaView, redeal_hidden, view_of
from kraina.kit.cave.box import CRYSTAL
from kraina.kit.cave.chambers import KINDS
from kraina.kit.names import character_name

SWITCHES = (
    Switch("deal", ("random", "choose"), "random", "0.2"),
    Switch("ghosts", ("always", "won"), "always", "13.2"),
    Switch("always_ask", ("off", "on"), "off", "9.2"),
    Switch("heroes", ("off", "on"), "off", "8.2"),
)


class Jaskinia:
    """The game. ``data`` are its definitions, by default those of ``data/jaskinia``."""

    id = GameId("jaskinia")
    rules_version = 1
    state_type = State
    seats = (2, 6)
    switches = SWITCHES

    def __init__(self, data: JaskiniaData | None = None) -> None:
        self.data = data or definitions()

    def setup(self, seats: Sequence[Seat], options: Mapping[str, str], rng: Rng) -> State:
        """Shuffle the piles without what is set aside; deal a Searcher to everybody, unless they choose (0.2-0.4)."""
        adventure, cave, spells = (
            list(self.data.adventure_deck), list(self.data.cave_deck), list(self.data.spell_deck)
        )  # fmt: skip
        data = data_of(self.data, options)
        unused = list(data.box.characters)
        for pile in (adventure, cave, spells, unused):
            rng.shuffle(pile)
        searchers = [Searcher(PlayerId(seat)) for seat in range(len(seats))]
        state = State(dict(options), searchers, adventure, cave, spells, unused, aside=[CRYSTAL])
        if options["deal"] == "random":
            _deal_all(state, data)
        return state

    def play_step(self, ctx: Tale) -> Flow[None]:
        """Play the opening, or a turn."""
        ctx.data = data_of(self.data, ctx.state.options)
        if ctx.state.begun:
            yield from play_turn(ctx)
        else:
            yield from opening(ctx)

    def skip_step(self, state: State) -> None:
        """Give up the current turn; a broken opening deals what is missing."""
        if state.begun:
            state.get(state.current).turns += 1
            finish_turn(state)
            return
        _deal_all(state, data_of(self.data, state.options))
        state.begun = True

    def outcome(self, state: State) -> Outcome | None:
        """Return the winner, or nobody when all are out (17.1)."""
        if state.winner is not None:
            return Outcome((state.winner,), "crystal")
        if state.begun and not state.playing() and not any(one.waiting for one in state.searchers):
            return Outcome((), "nobody")
        return None

    def view(self, state: State, viewer: PlayerId | None) -> JaskiniaView:
        """Return what the viewer may know."""
        return view_of(state, data_of(self.data, state.options), viewer)

    def redeal_hidden(self, state: State, viewer: PlayerId, rng: Rng) -> None:
        """Deal anew, in place, all that the viewer cannot know."""
        redeal_hidden(state, viewer, rng)

    def migrate(self, state: Json, version: int) -> Json:
        """Rules version 1 is the first: nothing older can be read."""
        raise CorruptSave(f"rules {version} of jaskinia are unknown")

    def problems(self, state: State, *, between_steps: bool = False) -> list[str]:
        """Return what is wrong with a state."""
        found = switch_problems(self.switches, state.options)
        return found or problems(data_of(self.data, state.options), state, between_steps=between_steps)

    def players(self, state: State) -> int:
        """Return the number of players, those out of the game included."""
        return len(state.searchers)

    def turns(self, state: State) -> int:
        """Return the turns of the player who has had most."""
        return max(one.turns for one in state.searchers)

    def strength(self, state: State, player: PlayerId) -> int:
        """Return Strength and Power together, 0 without a Searcher (1.6, 2.5)."""
        one, data = state.get(player), data_of(self.data, state.options)
        return strength(data, one) + power(data, one) if one.character else 0

    def catalogue(self, options: Mapping[str, str]) -> Catalogue:
        """Return the areas, Searchers and all cards of the box; executable is what the game alone uses (0.1, 0.4)."""
        box = data_of(self.data, {"heroes": "off", **options}).box
        decks: dict[str, tuple[int, int]] = {}
        for name in ("cave", "adventure", "underground"):
            cards = [card for card in box.cards.values() if card.deck == name]
            decks[name] = (sum(card.copies for card in cards), len(cards))
        decks["spell"] = (sum(spell.copies for spell in box.spells.values()), len(box.spells))
        used = [card.id for card in box.cards.values() if not card.joined]
        used += [spell.id for spell in box.spells.values() if not spell.joined]
        abilities = [ability for one in box.characters.values() for ability in one.abilities]
        return Catalogue(
            spaces=len(self.data.board.areas),
            characters=len(box.characters),
            decks=decks,
            executable=(
                *(f"space:{area.id}" for area in self.data.board.areas.values()),
                *(f"chamber:{kind}" for kind in KINDS),
                *(f"trial:{name}" for name in ("beast", "phantom", "gnome")),
                *(f"character:{one}" for one in box.characters),
                *(f"card:{card}" for card in used),
                *(f"ability:{ability}" for ability in abilities),
            ),
        )


def _deal_all(state: State, data: JaskiniaData) -> None:
    """Give everybody who has none the next Searcher of the shuffled set (0.2)."""
    for seat in range(len(state.searchers)):
        if not state.searchers[seat].character:
            deal(state, data.box.characters, PlayerId(seat), state.unused[0])


def opening(ctx: Tale) -> Flow[None]:
    """Draw the player to whose left the game begins, and let Searchers be chosen if that was agreed (0.2, 0.5)."""
    state = ctx.state
    count = len(state.searchers)
    first = PlayerId(ctx.rng.below(count))
    state.current = first
    ctx.emit(Told(text=text("told.first", who=Who(first)), rule="0.5"))
    for player in [PlayerId((first + offset) % count) for offset in range(count)]:
        if not state.get(player).character:
            character = yield from _choose_character(ctx, player)
            ctx.reveal()
            equip(ctx, player, character)
        else:
            count_start(ctx, player)
        character = state.get(player).character
        ctx.emit(Told(text=text("told.plays", who=Who(player), character=character_name(character)), rule="0.2"))
    state.begun = True


def _choose_character(ctx: Tale, player: PlayerId) -> Flow[str]:
    options = tuple(
        Option(f"character:{one}", one, character_name(one), None, Text(f"character.{one}.text"))
        for one in sorted(ctx.state.unused)
    )
    return (yield from ask(Decision(player, "character", text("ask.character"), options, rule="0.2")))
