"""Legenda as the engine sees it: set-up, steps, views and what it consists of."""

from collections.abc import Mapping, Sequence

from kraina.engine.decision import Flow
from kraina.engine.errors import CorruptSave
from kraina.engine.game import Catalogue, Outcome, Seat, Switch, switch_problems
from kraina.engine.ids import GameId, Json, PlayerId
from kraina.engine.rng import Rng
from kraina.games.legenda.cards import SHAPESHIFTER, TRAITS, LegendaData, load_data
from kraina.games.legenda.opening import PLAYERS, equip, lay_out, open_match
from kraina.games.legenda.problems import problems
from kraina.games.legenda.state import Hero, State, Tale, level
from kraina.games.legenda.turn import finish_turn, play_turn
from kraina.games.legenda.view import LegendaView, redeal_hidden, view_of

SWITCHES = (
    Switch("rules", ("basic", "extended"), "basic", "2.1"),
    Switch("layout", ("square", "bricks", "terraces", PLAYERS), "square", "1.2"),
    Switch("heroes", ("draw", "choose"), "draw", "1.2"),
    Switch("instructor", ("5", "3", "8", "0"), "5", "1.12a"),
)


class Legenda:
    """The game. ``data`` are its definitions, by default those of ``data/legenda``."""

    id = GameId("legenda")
    rules_version = 1
    state_type = State
    seats = (2, 6)
    switches = SWITCHES

    def __init__(self, data: LegendaData | None = None) -> None:
        self.data = data or load_data()

    def setup(self, seats: Sequence[Seat], options: Mapping[str, str], rng: Rng) -> State:
        """Shuffle the piles, lay the tiles and, unless heroes are chosen, deal one to each (1.2, 2.1)."""
        data = self.data
        missions = [one for one in data.missions if options.get("rules") == "extended" or one != SHAPESHIFTER]
        legend, artifacts = list(data.legend_deck), list(data.artifacts)
        spells = [list(data.spell_deck(number)) for number in range(1, len(data.numbers.slots) + 1)]
        heroes = list(data.heroes)
        for pile in (legend, missions, artifacts, *spells, heroes):
            rng.shuffle(pile)
        state = State(
            dict(options),
            [Hero(PlayerId(seat)) for seat in range(len(seats))],
            lay_out(data, options["layout"]),
            legend,
            missions,
            artifacts,
            spells,
            {item.id: item.copies for item in data.items.values()},
        )
        if options["heroes"] == "draw":
            for one in state.heroes:
                equip(data, state, one.player, heroes[one.player])
        return state

    def play_step(self, ctx: Tale) -> Flow[None]:
        """Play the opening, or a turn."""
        if ctx.state.begun:
            yield from play_turn(ctx)
        else:
            yield from open_match(ctx)

    def skip_step(self, state: State) -> None:
        """Give up the current turn; a broken opening lays the first layout and gives what is missing in order."""
        if state.begun:
            one = state.get(state.current)
            one.turns += 0 if state.in_row else 1
            if one.back and one.back <= state.round:
                one.field, one.back = state.board.cities[0], 0
            finish_turn(state)
            return
        if len(state.layout) < len(self.data.atlas.tiles):
            state.layout = lay_out(self.data, next(iter(self.data.atlas.layouts)))
        for one in state.heroes:
            if not one.hero:
                taken = [other.hero for other in state.heroes]
                equip(self.data, state, one.player, next(hero for hero in self.data.heroes if hero not in taken))
            if not one.field:
                stood = [other.field for other in state.heroes]
                one.field = next(city for city in state.board.cities if city not in stood)
        state.begun = True

    def outcome(self, state: State) -> Outcome | None:
        """Return the winner and the city where he was proclaimed (1.1)."""
        if state.winner is None:
            return None
        return Outcome((state.winner,), state.board.fields[state.get(state.winner).field].city)

    def view(self, state: State, viewer: PlayerId | None) -> LegendaView:
        """Return what the viewer may know."""
        return view_of(state, self.data, viewer)

    def redeal_hidden(self, state: State, viewer: PlayerId, rng: Rng) -> None:
        """Deal anew, in place, all that the viewer cannot know."""
        redeal_hidden(state, viewer, rng)

    def migrate(self, state: Json, version: int) -> Json:
        """Rules version 1 is the first: nothing older can be read."""
        raise CorruptSave(f"rules {version} of legenda are unknown")

    def problems(self, state: State, *, between_steps: bool = False) -> list[str]:
        """Return what is wrong with a state."""
        found = problems(self.data, state, between_steps=between_steps)
        return found + switch_problems(self.switches, state.options)

    def players(self, state: State) -> int:
        """Return the number of players."""
        return len(state.heroes)

    def turns(self, state: State) -> int:
        """Return the rounds in which the player had a turn who has had most."""
        return max(one.turns for one in state.heroes)

    def strength(self, state: State, player: PlayerId) -> int:
        """Return the bases of all traits together and five points for each level, which all can see."""
        one = state.get(player)
        return sum(one.base[trait] for trait in TRAITS) + 5 * level(self.data, one) if one.hero else 0

    def catalogue(self, options: Mapping[str, str]) -> Catalogue:
        """Return the 144 fields, six heroes and five decks."""
        data = self.data
        spells = [spell.id for spell in data.spells.values() for _ in range(spell.copies)]
        items = [item.id for item in data.items.values() for _ in range(item.copies)]
        decks = {
            "legend": list(data.legend_deck), "mission": list(data.missions), "artifact": list(data.artifacts),
            "spell": spells, "equipment": items,
        }  # fmt: skip
        missions = [one for one in data.missions if options.get("rules") == "extended" or one != SHAPESHIFTER]
        cards = [*data.legend, *missions, *data.artifacts, *data.spells, *data.items]
        abilities = [ability for one in data.heroes.values() for ability in one.abilities]
        return Catalogue(
            spaces=len(data.atlas.fields),
            characters=len(data.heroes),
            decks={name: (len(pile), len(dict.fromkeys(pile))) for name, pile in decks.items()},
            executable=(
                *(f"space:{field}" for field in data.atlas.fields),
                *(f"character:{hero}" for hero in data.heroes),
                *(f"card:{card}" for card in cards),
                *(f"ability:{ability}" for ability in abilities),
            ),
        )
