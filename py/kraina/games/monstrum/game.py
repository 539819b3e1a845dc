"""Monstrum as the engine sees it: set-up, steps, views and what it consists of."""

from collections.abc import Mapping, Sequence

from kraina.engine.decision import Flow
from kraina.engine.errors import CorruptSave
from kraina.engine.game import Catalogue, Outcome, Seat, Switch, switch_problems
from kraina.engine.ids import GameId, Json, PlayerId, Uid, design_of
from kraina.engine.rng import Rng
from kraina.games.monstrum.cards import MonstrumData, load_data
from kraina.games.monstrum.problems import problems
from kraina.games.monstrum.state import Adventurer, MonstrumCtx, State
from kraina.games.monstrum.turn import opening, pass_turn, play_turn
from kraina.games.monstrum.view import MonstrumView, redeal_hidden, view_of

SWITCHES = (
    Switch("ending", ("reach", "guardian"), "reach", "10.2"),
    Switch("spoils", ("on", "off"), "on", "6.11"),
    Switch("darkness_trapdoors", ("on", "off"), "on", "8.2"),
    Switch("shuffled_movement", ("off", "on"), "off", "4.5"),
)


class Monstrum:
    """The game. ``data`` are its definitions, by default those of ``data/monstrum``."""

    id = GameId("monstrum")
    rules_version = 1
    state_type = State
    seats = (2, 6)
    switches = SWITCHES

    def __init__(self, data: MonstrumData | None = None) -> None:
        self.data = data or load_data()

    def setup(self, seats: Sequence[Seat], options: Mapping[str, str], rng: Rng) -> State:
        """Shuffle the three piles, deal three movement cards each and place the pawns (3.1-3.5)."""
        combat, surprise = list(self.data.combat_deck), list(self.data.surprise_deck)
        movement = list(self.data.movement_deck)
        for pile in (combat, surprise, movement):
            rng.shuffle(pile)
        starts, numbers = self.data.board.starts, self.data.numbers
        adventurers = [
            Adventurer(PlayerId(seat), starts[seat % len(starts)], numbers.strength) for seat in range(len(seats))
        ]
        for one in adventurers:
            one.hand = [movement.pop(0) for _ in range(numbers.hand)]
        return State(dict(options), adventurers, combat, surprise, movement)

    def play_step(self, ctx: MonstrumCtx) -> Flow[None]:
        """Play the opening, or a turn."""
        if ctx.state.begun:
            yield from play_turn(ctx)
        else:
            yield from opening(ctx)

    def skip_step(self, state: State) -> None:
        """Give up the current turn, or open the game with the least dexterity if the opening broke."""
        if state.begun:
            state.get(state.current).turns += 1
            pass_turn(state)
            return
        for one in state.adventurers:
            one.dexterity = self.data.numbers.dexterity[0]
        state.begun = True

    def outcome(self, state: State) -> Outcome | None:
        """Return the winner, or nobody when all are dead (10.1-10.3)."""
        if state.winner is not None:
            return Outcome((state.winner,), "guardian" if state.options["ending"] == "guardian" else "reached")
        return None if state.living() else Outcome((), "nobody")

    def view(self, state: State, viewer: PlayerId | None) -> MonstrumView:
        """Return what the viewer may know."""
        return view_of(state, self.data, viewer)

    def redeal_hidden(self, state: State, viewer: PlayerId, rng: Rng) -> None:
        """Deal anew, in place, all that the viewer cannot know."""
        redeal_hidden(state, self.data, viewer, rng)

    def migrate(self, state: Json, version: int) -> Json:
        """Rules version 1 is the first: nothing older can be read."""
        raise CorruptSave(f"rules {version} of monstrum are unknown")

    def problems(self, state: State, *, between_steps: bool = False) -> list[str]:
        """Return what is wrong with a state; between steps no fight goes on and no Net waits for its nook."""
        found = problems(self.data, state)
        if between_steps and (state.fight is not None or any("net" in one.surprises for one in state.adventurers)):
            found.append("something is half done between two turns")
        return found + switch_problems(self.switches, state.options)

    def players(self, state: State) -> int:
        """Return the number of players, the dead included."""
        return len(state.adventurers)

    def turns(self, state: State) -> int:
        """Return the turns of the player who has had most."""
        return max(one.turns for one in state.adventurers)

    def strength(self, state: State, player: PlayerId) -> int:
        """Return the points of strength, 0 for the dead (2.3)."""
        one = state.get(player)
        return one.strength if one.alive else 0

    def catalogue(self, options: Mapping[str, str]) -> Catalogue:
        """Return the 25 nooks and the four decks."""
        data = self.data
        finds = [card for card in data.surprise_deck if not _is_spell(data, card)]
        spells = [card for card in data.surprise_deck if _is_spell(data, card)]
        decks = {"combat": data.combat_deck, "spell": spells, "find": finds, "movement": data.movement_deck}
        designs = {name: list(dict.fromkeys(map(design_of, cards))) for name, cards in decks.items()}
        spaces = [*data.board.nooks, *(f"corridor-{number}" for number in sorted(data.board.corridors)), "trapdoor"]
        cards = [design for name in designs for design in designs[name]]
        if options.get("ending") == "guardian":
            cards.append(data.guardian.id)
        return Catalogue(
            spaces=len(data.board.nooks),
            characters=0,
            decks={name: (len(decks[name]), len(designs[name])) for name in decks},
            executable=(*(f"space:{space}" for space in spaces), *(f"card:{card}" for card in cards)),
        )


def _is_spell(data: MonstrumData, card: Uid) -> bool:
    design = design_of(card)
    return design == "spell-blank" or (design in data.surprises and data.surprises[design].spell)
