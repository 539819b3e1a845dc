"""Magiczny Miecz as the engine sees it: set-up, steps, views and what it consists of."""

from collections.abc import Mapping, Sequence

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.errors import CorruptSave
from kraina.engine.event import Told
from kraina.engine.game import Catalogue, Outcome, Seat, Switch, switch_problems
from kraina.engine.ids import GameId, Json, PlayerId, Uid, design_of
from kraina.engine.rng import Rng
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.cards import MieczData, character_name
from kraina.games.magiczny_miecz.dealing import equip
from kraina.games.magiczny_miecz.definitions import definitions
from kraina.games.magiczny_miecz.life import choose_alignment, enter
from kraina.games.magiczny_miecz.points import parts, total
from kraina.games.magiczny_miecz.problems import problems
from kraina.games.magiczny_miecz.state import Miecz, Seeker, State
from kraina.games.magiczny_miecz.turn import finish_turn, play_turn
from kraina.games.magiczny_miecz.view import MieczView, redeal_hidden, view_of

SWITCHES = (
    Switch("glade_equal", ("draw", "cross"), "draw", "11.4"),
    Switch("deal", ("random", "choose"), "random", "0.4"),
    Switch("dead", ("return", "out"), "return", "4.4"),
    Switch("trade", ("on", "off"), "on", "3.4"),
    Switch("always_ask", ("off", "on"), "off", "17.7"),
)


class MagicznyMiecz:
    """The game. ``data`` are its definitions, by default those of ``data/magiczny_miecz``."""

    id = GameId("magiczny_miecz")
    rules_version = 1
    state_type = State
    seats = (2, 6)
    switches = SWITCHES

    def __init__(self, data: MieczData | None = None) -> None:
        self.data = data or definitions()

    def setup(self, seats: Sequence[Seat], options: Mapping[str, str], rng: Rng) -> State:
        """Shuffle both piles and deal the Characters at random, unless they are to be chosen (0.4-0.7)."""
        events, spells = list(self.data.event_deck), list(self.data.spell_deck)
        rng.shuffle(events)
        rng.shuffle(spells)
        state = State(dict(options), [Seeker(PlayerId(seat)) for seat in range(len(seats))], events, spells,
                      list(self.data.equipment))  # fmt: skip
        if options["deal"] == "random":
            characters = list(self.data.characters)
            rng.shuffle(characters)
            for seat in range(len(seats)):
                equip(state, self.data, PlayerId(seat), characters[seat])
        return state

    def play_step(self, ctx: Miecz) -> Flow[None]:
        """Play the opening, or a turn."""
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
        for one in state.seekers:
            if not one.character:
                equip(state, self.data, one.player, state.unused(self.data)[0])
        state.begun = True

    def outcome(self, state: State) -> Outcome | None:
        """Return the winner (22), or nobody when nobody wants to go on."""
        if state.winner is not None:
            return Outcome((state.winner,), "beast")
        if state.begun and not state.playing():
            return Outcome((), "nobody")
        return None

    def view(self, state: State, viewer: PlayerId | None) -> MieczView:
        """Return what the viewer may know."""
        return view_of(state, self.data, viewer)

    def redeal_hidden(self, state: State, viewer: PlayerId, rng: Rng) -> None:
        """Deal anew, in place, all that the viewer cannot know."""
        redeal_hidden(state, viewer, rng)

    def migrate(self, state: Json, version: int) -> Json:
        """Rules version 1 is the first: nothing older can be read."""
        raise CorruptSave(f"rules {version} of magiczny_miecz are unknown")

    def problems(self, state: State, *, between_steps: bool = False) -> list[str]:
        """Return what is wrong with a state."""
        found = problems(self.data, state, between_steps=between_steps)
        return found + switch_problems(self.switches, state.options)

    def players(self, state: State) -> int:
        """Return the number of players, those without a Character included."""
        return len(state.seekers)

    def turns(self, state: State) -> int:
        """Return the turns of the player who has had most."""
        return max(one.turns for one in state.seekers)

    def strength(self, state: State, player: PlayerId) -> int:
        """Return the total Sword and Magic together, 0 without a Character (1.5)."""
        one = state.get(player)
        if not one.character:
            return 0
        return sum(total(parts(self.data, state, one, kind)) for kind in ("sword", "magic"))

    def catalogue(self, options: Mapping[str, str]) -> Catalogue:
        """Return the 57 spaces, 27 Characters and three decks."""
        data = self.data
        decks: dict[str, tuple[Uid, ...]] = {
            "event": data.event_deck, "spell": data.spell_deck, "equipment": data.equipment,
        }  # fmt: skip
        abilities = [ability for one in data.characters.values() for ability in one.abilities]
        return Catalogue(
            spaces=len(data.board.spaces),
            characters=len(data.characters),
            decks={name: (len(cards), len({design_of(uid): 0 for uid in cards})) for name, cards in decks.items()},
            executable=(
                *(f"space:{space}" for space in data.board.spaces),
                *(f"character:{one}" for one in data.characters),
                *(f"card:{card}" for card in (*data.cards, *data.spells)),
                *(f"ability:{ability}" for ability in abilities),
            ),
        )


def opening(ctx: Miecz) -> Flow[None]:
    """Let Characters be chosen if that was agreed, choose free alignments, and draw the first player (0.4, 0.7)."""
    state = ctx.state
    first = PlayerId(ctx.rng.below(len(state.seekers)))
    state.current = first
    ctx.emit(Told(text=text("told.first", who=Who(first)), rule="0.7"))
    count = len(state.seekers)
    order = [PlayerId((first + offset) % count) for offset in range(count)]
    for player in order:
        character = state.get(player).character
        if character:
            ctx.emit(Told(text=text("told.plays", who=Who(player), character=character_name(character)), rule="0.4"))
            ctx.ran(f"character:{character}")
        else:
            enter(ctx, player, (yield from _choose_character(ctx, player)))
    for player in order:  # a free alignment is chosen when all Characters are known
        yield from choose_alignment(ctx, player)
    state.begun = True


def _choose_character(ctx: Miecz, player: PlayerId) -> Flow[str]:
    options = tuple(
        Option(f"character:{one}", one, character_name(one), None, text(f"character.{one}.text"))
        for one in ctx.state.unused(ctx.data)
    )
    return (yield from ask(Decision(player, "character", text("ask.character"), options, rule="0.4")))
