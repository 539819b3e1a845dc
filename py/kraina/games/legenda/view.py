"""What one viewer may know of a match of Legenda. Only piles are hidden, and a duel's first trait."""

from collections.abc import Mapping

from kraina.engine.game import View
from kraina.engine.ids import PlayerId
from kraina.engine.rng import Rng
from kraina.engine.text import Text
from kraina.engine.values import frozen
from kraina.games.legenda.board import Board, FieldId, board_at
from kraina.games.legenda.cards import TRAITS, LegendaData
from kraina.games.legenda.odds import chances
from kraina.games.legenda.points import effectiveness, foe_name, side_parts, trait_parts
from kraina.games.legenda.state import Fight, FightKind, Hero, Side, Spread, State, level
from kraina.kit.odds import Odds
from kraina.kit.points import Part, total


@frozen()
class TraitView:
    """A trait of a hero: base, small experience points and the parts of its total."""

    base: int
    small: int
    parts: tuple[Part, ...]

    @property
    def total(self) -> int:
        """The total value."""
        return total(self.parts)


@frozen()
class HeroView:
    """A hero as everybody sees him."""

    player: PlayerId
    hero: str
    field: FieldId
    """Empty while he is dead."""
    level: int
    large: int
    life: int
    denars: int
    traits: Mapping[str, TraitView]
    effectiveness: int
    abilities: tuple[str, ...]
    """Those of his level."""
    items: tuple[str, ...]
    artifacts: tuple[str, ...]
    spells: tuple[str, ...]
    spent: tuple[str, ...]
    """Of these, the ones that lie face down till the round ends."""
    casts: int
    mission: str
    secret: bool
    captive_to: FieldId
    reflection: bool
    alert: bool
    owed: int
    slow: int
    cloak: int
    extra: int
    back: int
    turns: int
    deaths: int
    missions: int

    def value(self, trait: str) -> int:
        """Return the total of a trait."""
        return self.traits[trait].total


@frozen()
class SideView:
    """One side of a fight or challenge."""

    player: PlayerId | None
    trait: str
    """Empty while it is secret or not determined."""
    parts: tuple[Part, ...]
    spread: Spread
    throws: int
    shift: int
    rolled: int | None


@frozen()
class FightView:
    """The fight, duel or challenge that goes on, with the exact odds before the dice."""

    kind: FightKind
    foe: str
    name: Text | None
    """What the foe is called; None in a duel."""
    player: PlayerId
    mine: SideView
    theirs: SideView
    traits: Mapping[str, int]
    odds: Odds | None


@frozen()
class TurnView:
    """The turn that goes on."""

    player: PlayerId
    points: int
    used: bool
    free: bool
    visited: tuple[FieldId, ...]
    done: tuple[str, ...]


@frozen()
class LegendaView(View):
    """The match as one viewer sees it."""

    heroes: tuple[HeroView, ...]
    layout: tuple[tuple[str, int, int, int], ...]
    """Each tile with its column, row and quarter turns."""
    current: PlayerId
    first: PlayerId
    round: int
    begun: bool
    turn: TurnView | None
    fight: FightView | None
    drawn: tuple[str, ...]
    legend: int
    legend_used: tuple[str, ...]
    missions: int
    missions_used: tuple[str, ...]
    artifacts: int
    spells: tuple[int, ...]
    supply: Mapping[str, int]
    open: bool
    """The Shapeshifter lies open."""
    opened: int
    winner: PlayerId | None
    options: Mapping[str, str]

    def hero(self, player: PlayerId) -> HeroView:
        """Return a player's hero."""
        return self.heroes[player]

    @property
    def board(self) -> Board:
        """The board of the tiles as they lie."""
        return board_at(self.layout)


def view_of(state: State, data: LegendaData, viewer: PlayerId | None) -> LegendaView:
    """Return what the viewer may know."""
    turn = state.turn
    return LegendaView(
        viewer=viewer,
        heroes=tuple(_hero(data, one) for one in state.heroes),
        layout=tuple((one.tile, one.x, one.y, one.turn) for one in state.layout),
        current=state.current,
        first=state.first,
        round=state.round,
        begun=state.begun,
        turn=None if turn is None else TurnView(
            turn.player, turn.points, turn.used, turn.free, tuple(turn.visited), tuple(turn.done)
        ),
        fight=None if state.fight is None else _fight(state, data, state.fight, viewer),
        drawn=tuple(state.drawn),
        legend=len(state.legend),
        legend_used=tuple(state.legend_used),
        missions=len(state.missions),
        missions_used=tuple(state.missions_used),
        artifacts=len(state.artifacts),
        spells=tuple(map(len, state.spells)),
        supply=dict(state.supply),
        open=state.open,
        opened=state.opened,
        winner=state.winner,
        options=dict(state.options),
    )  # fmt: skip


_KNOWN: dict[object, HeroView] = {}
"""Views of heroes by all that they are made of: from one answer to the next most stay the same."""
MOST_KNOWN = 500


def _hero(data: LegendaData, one: Hero) -> HeroView:
    abilities = data.heroes[one.hero].abilities if one.hero else ()
    key = (
        one.player, one.hero, abilities, one.field, tuple(one.base.values()), tuple(one.small.values()), one.large,
        one.life, one.denars, tuple(one.items), tuple(one.artifacts), tuple(one.spells), tuple(one.spent), one.casts,
        one.mission, one.secret, one.captive_to, one.reflection, one.owed, one.slow, one.cloak, one.extra, one.back,
        one.turns, one.deaths, one.missions, one.alert,
    )  # fmt: skip
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        found = _KNOWN[key] = _seen(data, one)
    return found


def _seen(data: LegendaData, one: Hero) -> HeroView:
    playing = bool(one.hero)
    traits: dict[str, TraitView] = {
        trait: TraitView(one.base[trait], one.small[trait], tuple(trait_parts(data, one, trait)))
        for trait in (TRAITS if playing else ())
    }
    rank = level(data, one)
    return HeroView(
        player=one.player, hero=one.hero, field=one.field, level=rank, large=one.large, life=one.life,
        denars=one.denars, traits=traits, effectiveness=effectiveness(data, one) if playing else 0,
        abilities=data.heroes[one.hero].abilities[:rank] if playing else (), items=tuple(one.items),
        artifacts=tuple(one.artifacts), spells=tuple(one.spells), spent=tuple(one.spent), casts=one.casts,
        mission=one.mission, secret=one.secret, captive_to=one.captive_to, reflection=one.reflection, owed=one.owed,
        slow=one.slow, cloak=one.cloak, extra=one.extra, back=one.back, turns=one.turns, deaths=one.deaths,
        missions=one.missions, alert=one.alert,
    )  # fmt: skip


def _fight(state: State, data: LegendaData, fight: Fight, viewer: PlayerId | None) -> FightView:
    declaring = fight.kind == "duel" and not (fight.mine.trait and fight.theirs.trait)
    mine, theirs = (_side(state, data, fight, side, viewer, declaring) for side in (fight.mine, fight.theirs))
    return FightView(
        kind=fight.kind,
        foe=fight.foe,
        name=None if fight.kind == "duel" else foe_name(fight),
        player=fight.player,
        mine=mine,
        theirs=theirs,
        traits=dict(fight.traits),
        odds=chances(data, state, fight),
    )


def _side(
    state: State, data: LegendaData, fight: Fight, side: Side, viewer: PlayerId | None, declaring: bool
) -> SideView:  # fmt: skip
    """Return a side; what one has declared in a duel the other learns when both have."""
    if declaring and side.player != viewer:
        return SideView(side.player, "", (), "", 1, 0, None)
    parts = tuple(side_parts(data, state, fight, side))
    return SideView(side.player, side.trait, parts, side.spread, side.throws, side.shift, side.rolled)


def redeal_hidden(state: State, viewer: PlayerId, rng: Rng) -> None:
    """Deal anew what the viewer cannot know: the order of all piles, and what an opponent has declared."""
    for pile in (state.legend, state.missions, state.artifacts, *state.spells):
        rng.shuffle(pile)
    fight = state.fight
    if fight is None or fight.kind != "duel" or fight.theirs.trait or fight.mine.player == viewer:
        return
    if fight.mine.trait:
        fight.mine.trait = rng.choice(TRAITS)
