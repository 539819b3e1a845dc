"""Magia i Miecz as the engine sees it: set-up, steps, views and what it consists of."""

from collections.abc import Mapping, Sequence

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.errors import CorruptSave
from kraina.engine.event import Told
from kraina.engine.game import Catalogue, Outcome, Seat, Switch, switch_problems
from kraina.engine.ids import GameId, Json, PlayerId, Uid, design_of
from kraina.engine.rng import Rng
from kraina.engine.text import Text, Who, name, text
from kraina.games.talisman.cards import TalismanData
from kraina.games.talisman.cave.expansion import bury, data_of
from kraina.games.talisman.dealing import equip
from kraina.games.talisman.definitions import definitions
from kraina.games.talisman.life import count_character, start_bonus
from kraina.games.talisman.points import craft, strength
from kraina.games.talisman.problems import problems
from kraina.games.talisman.state import Hero, State, Tale
from kraina.games.talisman.turn import finish_turn, play_turn
from kraina.games.talisman.view import TalismanView, redeal_hidden, view_of
from kraina.kit.cave.chambers import KINDS
from kraina.kit.names import character_name

OFF, ON = "off", "on"
SWITCHES = (
    Switch("deal", ("random", "choose"), "random", "0.2"),
    Switch("evade_persons", (OFF, ON), OFF, "11.1"),
    Switch("inherit", (OFF, ON), OFF, "11.2"),
    Switch("command", ("normal", "easier"), "normal", "11.3"),
    Switch("trophies", ("7", "6", "5"), "7", "11.4"),
    Switch("start_bonus", (OFF, ON), OFF, "11.5"),
    Switch("bloodbath", (OFF, ON), OFF, "11.6"),
    Switch("sudden_death", (OFF, "crown", "time"), OFF, "11.7"),
    Switch("raft", ("turn", "encounter"), "turn", "8.3"),
    Switch("cave", (OFF, ON), OFF, "13.1"),
    Switch("crystal", ("full", "talisman"), "full", "13.6"),
    Switch("underground", ("pit", "cave"), "pit", "13.9"),
    Switch("searchers", (OFF, ON), OFF, "11.8"),
    Switch("always_ask", (OFF, ON), OFF, "5.4"),
)
DEALT = 3
"""Characters of which one is chosen, as far as they go round (0.2)."""


class Talisman:
    """The game. ``data`` are its definitions, by default those of ``data/talisman``."""

    id = GameId("talisman")
    rules_version = 1
    state_type = State
    seats = (2, 6)
    switches = SWITCHES

    def __init__(self, data: TalismanData | None = None) -> None:
        self.data = data or definitions()

    def setup(self, seats: Sequence[Seat], options: Mapping[str, str], rng: Rng) -> State:
        """Shuffle the decks and deal one character each, or several to choose from (0.1-0.3)."""
        data = data_of(self.data, options)
        adventure, spells = list(data.adventure_deck), list(data.spell_deck)
        unused = list(data.characters)
        for pile in (adventure, spells, unused):
            rng.shuffle(pile)
        state = State(dict(options), [Hero(PlayerId(seat)) for seat in range(len(seats))], adventure, spells,
                      list(data.purchase_deck), list(data.talisman_deck), unused)  # fmt: skip
        bury(state, data, rng)
        if options["bloodbath"] == ON:
            _one_talisman(state)
        share = min(DEALT, len(unused) // len(seats)) if options["deal"] == "choose" else 1
        for seat in range(len(seats)):
            dealt = unused[seat * share : (seat + 1) * share]
            state.offered[str(seat)] = dealt
        if share == 1:
            for seat in range(len(seats)):
                equip(state, data, PlayerId(seat), state.offered.pop(str(seat))[0])
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
            one = state.get(state.current)
            one.turns += 1
            finish_turn(state)
            return
        for one in state.heroes:
            if not one.character:
                equip(
                    state,
                    data_of(self.data, state.options),
                    one.player,
                    state.offered.pop(str(one.player), state.unused)[0],
                )
        state.begun = True

    def outcome(self, state: State) -> Outcome | None:
        """Return the winner (10.4), or nobody when nobody is left."""
        if state.winner is not None:
            return Outcome((state.winner,), state.ending)
        if state.begun and not state.playing() and not any(one.waiting for one in state.heroes):
            return Outcome((), "nobody")
        return None

    def view(self, state: State, viewer: PlayerId | None) -> TalismanView:
        """Return what the viewer may know."""
        return view_of(state, data_of(self.data, state.options), viewer)

    def redeal_hidden(self, state: State, viewer: PlayerId, rng: Rng) -> None:
        """Deal anew, in place, all that the viewer cannot know."""
        redeal_hidden(state, viewer, rng)

    def migrate(self, state: Json, version: int) -> Json:
        """Rules version 1 is the first: nothing older can be read."""
        raise CorruptSave(f"rules {version} of talisman are unknown")

    def problems(self, state: State, *, between_steps: bool = False) -> list[str]:
        """Return what is wrong with a state."""
        found = problems(data_of(self.data, state.options), state, between_steps=between_steps)
        return found + switch_problems(self.switches, state.options)

    def players(self, state: State) -> int:
        """Return the number of players, those without a character included."""
        return len(state.heroes)

    def turns(self, state: State) -> int:
        """Return the turns of the player who has had most."""
        return max(one.turns for one in state.heroes)

    def strength(self, state: State, player: PlayerId) -> int:
        """Return Strength and Craft together, 0 without a character (2.1, 2.2)."""
        one, data = state.get(player), data_of(self.data, state.options)
        return strength(data, state, one) + craft(data, state, one) if one.character else 0

    def catalogue(self, options: Mapping[str, str]) -> Catalogue:
        """Return the 49 spaces, 14 characters and four decks, and with the Cave what it adds."""
        data = data_of(self.data, options)
        decks: dict[str, tuple[Uid, ...]] = {
            "adventure": data.adventure_deck, "spell": data.spell_deck, "purchase": data.purchase_deck,
            "talisman": data.talisman_deck,
        }  # fmt: skip
        if data.cave_deck:
            decks |= {"cave": data.cave_deck, "underground": data.underground_deck}
        below = [f"chamber:{kind}" for kind in KINDS] + [f"trial:{one}" for one in ("beast", "phantom", "gnome")]
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
                *(below if data.cave_deck else ()),
            ),
        )


def _one_talisman(state: State) -> None:
    """Leave a single Talisman in the game: the others, those of the Adventure deck too, are set aside (11.6)."""
    drawn = [uid for uid in state.adventure if design_of(uid) == "talisman"]
    state.adventure = [uid for uid in state.adventure if uid not in drawn]
    state.aside = [*state.talismans[1:], *drawn]
    state.talismans = state.talismans[:1]


def opening(ctx: Tale) -> Flow[None]:
    """Draw the first player, let characters be chosen if that was agreed, give a switch's bonus (0.2, 11.5)."""
    state = ctx.state
    _tell_switches(ctx)
    first = PlayerId(ctx.rng.below(len(state.heroes)))
    state.current = first
    ctx.emit(Told(text=text("told.first", who=Who(first)), rule="0.2"))
    count = len(state.heroes)
    order = [PlayerId((first + offset) % count) for offset in range(count)]
    for player in order:
        if not state.get(player).character:
            character = yield from _choose_character(ctx, player)
            ctx.reveal()
            equip(state, ctx.data, player, character)
            del state.offered[str(player)]
        character = state.get(player).character
        ctx.emit(Told(text=text("told.plays", who=Who(player), character=character_name(character)), rule="0.2"))
        count_character(ctx, character)
    for player in order:
        yield from start_bonus(ctx, player)
    state.begun = True


def _tell_switches(ctx: Tale) -> None:
    """Tell which rules were chosen that differ from the usual ones, so that the log has them."""
    for switch in SWITCHES:
        value = ctx.state.options[switch.id]
        if value != switch.default:
            chosen = Text(f"switch.{switch.id}.value.{value}.name")
            told = text("told.switch", name=name("switch", switch.id), value=chosen)
            ctx.emit(Told(text=told, rule=switch.rule))


def _choose_character(ctx: Tale, player: PlayerId) -> Flow[str]:
    options = tuple(
        Option(f"character:{one}", one, character_name(one), None, text(f"character.{one}.text"))
        for one in ctx.state.offered[str(player)]
    )
    return (yield from ask(Decision(player, "character", text("ask.character"), options, rule="0.2")))
