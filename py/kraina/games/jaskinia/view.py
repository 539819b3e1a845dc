"""What one viewer may know of a match of Jaskinia. Hidden cards are only counted; watchers see no hand."""

from collections.abc import Mapping

from kraina.engine.game import View
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.rng import Rng
from kraina.engine.values import frozen
from kraina.games.jaskinia.belongings import capacity
from kraina.games.jaskinia.cards import JaskiniaData
from kraina.games.jaskinia.counters import spare
from kraina.games.jaskinia.odds import chances
from kraina.games.jaskinia.points import fight_parts, parts, spell_limit
from kraina.games.jaskinia.state import Fight, FightKind, Foe, Searcher, State
from kraina.kit.cave.board import AreaId
from kraina.kit.cave.box import Alignment
from kraina.kit.cave.host import Delver, Depths
from kraina.kit.odds import Odds
from kraina.kit.points import Part

HIDDEN = ""
"""Stands for a card that the viewer may not see."""


@frozen()
class SearcherView:
    """A Searcher as the viewer sees him."""

    player: PlayerId
    character: str
    waiting: bool
    area: AreaId
    alignment: Alignment
    stamina: int
    whole: int
    """Stamina at the start, up to which one heals."""
    gold: int
    own_strength: int
    own_power: int
    spare_strength: int
    """How much of own Strength lies above the start."""
    spare_power: int
    strength: tuple[Part, ...]
    """What makes up the total Strength outside Combat."""
    power: tuple[Part, ...]
    combat: tuple[Part, ...]
    """What makes up the Strength in a Combat against nobody in particular."""
    spell_limit: int
    capacity: int
    turns: int
    spells: tuple[Uid, ...]
    """Own Spells, or as many ``HIDDEN``."""
    items: tuple[Uid, ...]
    friends: tuple[Uid, ...]
    trophies: tuple[Uid, ...]
    lost: int
    came: AreaId
    slow: int
    barred: int
    drawn: int
    empty: int


@frozen()
class FightView:
    """The fight that goes on, with the odds before the dice."""

    player: PlayerId
    opponent: PlayerId | None
    kind: FightKind
    trial: bool
    mine: tuple[Part, ...]
    theirs: tuple[Part, ...]
    foes: tuple[Foe, ...]
    rolled: Mapping[str, int]
    odds: Odds


@frozen()
class JaskiniaView(View):
    """The match as one viewer sees it."""

    searchers: tuple[SearcherView, ...]
    current: PlayerId
    moves: int
    marks: tuple[str, ...]
    """What holds for the running turn."""
    lying: Mapping[AreaId, tuple[Uid, ...]]
    purse: Mapping[AreaId, int]
    tokens: Mapping[Uid, int]
    adventure: int
    adventure_used: tuple[Uid, ...]
    cave: int
    cave_used: tuple[Uid, ...]
    spells: int
    spells_used: tuple[Uid, ...]
    unused: tuple[str, ...]
    """Searchers that nobody has now, in alphabetical order."""
    depths: Depths
    fight: FightView | None
    rescue: PlayerId | None
    """Whose Stamina a Spell may still save."""
    extra_turns: int
    winner: PlayerId | None
    options: Mapping[str, str]

    def searcher(self, player: PlayerId) -> SearcherView:
        """Return a player's Searcher."""
        return self.searchers[player]


def view_of(state: State, data: JaskiniaData, viewer: PlayerId | None) -> JaskiniaView:
    """Return what the viewer may know."""
    turn, depths = state.turn, state.depths
    return JaskiniaView(
        viewer=viewer,
        searchers=tuple(_searcher(data, one, viewer) for one in state.searchers),
        current=state.current,
        moves=0 if turn is None else turn.moves,
        marks=() if turn is None else tuple(turn.marks),
        lying={area: tuple(uids) for area, uids in state.lying.items()},
        purse=dict(state.purse),
        tokens=dict(state.tokens),
        adventure=len(state.adventure),
        adventure_used=tuple(state.adventure_used),
        cave=len(state.cave),
        cave_used=tuple(state.cave_used),
        spells=len(state.spells),
        spells_used=tuple(state.spells_used),
        unused=tuple(sorted(state.unused)),
        depths=Depths(depths.found, dict(depths.closed), depths.dark),
        fight=None if state.fight is None else _fight(state, data, state.fight),
        rescue=None if state.rescue is None else state.rescue.player,
        extra_turns=state.extra_turns,
        winner=state.winner,
        options=dict(state.options),
    )


_KNOWN: dict[object, SearcherView] = {}
"""Views of Searchers by all that they are made of: from one answer to the next most stay the same."""
MOST_KNOWN = 500


def _searcher(data: JaskiniaData, one: Searcher, viewer: PlayerId | None) -> SearcherView:
    """Return a Searcher as the viewer sees him; the view made last time if nothing about him has changed."""
    key = (
        viewer == one.player, one.player, one.character, one.area, one.strength, one.power, one.stamina, one.gold,
        one.turns, one.waiting, one.lost, tuple(one.spells), tuple(one.items), tuple(one.friends), tuple(one.trophies),
        tuple(one.raised), one.alignment, _signs(one.delver),
    )  # fmt: skip
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        found = _KNOWN[key] = _seen(data, one, viewer)
    return found


def _signs(one: Delver) -> object:
    return one.came, one.slow, one.barred, one.drawn, one.empty


def _seen(data: JaskiniaData, one: Searcher, viewer: PlayerId | None) -> SearcherView:
    playing, delver = bool(one.character), one.delver
    return SearcherView(
        player=one.player, character=one.character, waiting=one.waiting, area=one.area,
        alignment=one.alignment, stamina=one.stamina,
        whole=data.box.characters[one.character].stamina if playing else 0,
        gold=one.gold, own_strength=one.strength, own_power=one.power,
        spare_strength=spare(data, one, "strength") if playing else 0,
        spare_power=spare(data, one, "power") if playing else 0,
        strength=tuple(parts(data, one, "combat")) if playing else (),
        power=tuple(parts(data, one, "psychic")) if playing else (),
        combat=tuple(fight_parts(data, one, Fight(one.player, "combat"))) if playing else (),
        spell_limit=spell_limit(data, one) if playing else 0, capacity=capacity(data, one), turns=one.turns,
        spells=tuple(one.spells) if viewer == one.player else (HIDDEN,) * len(one.spells),
        items=tuple(one.items), friends=tuple(one.friends), trophies=tuple(one.trophies), lost=one.lost,
        came=delver.came, slow=delver.slow, barred=delver.barred, drawn=delver.drawn, empty=delver.empty,
    )  # fmt: skip


def _fight(state: State, data: JaskiniaData, fight: Fight) -> FightView:
    theirs: tuple[Part, ...] = ()
    if fight.opponent is not None:
        theirs = tuple(fight_parts(data, state.get(fight.opponent), fight))
    return FightView(
        player=fight.player, opponent=fight.opponent, kind=fight.kind, trial=fight.trial,
        mine=tuple(fight_parts(data, state.get(fight.player), fight)), theirs=theirs,
        foes=tuple(Foe(foe.id, foe.points, foe.card) for foe in fight.foes), rolled=dict(fight.rolled),
        odds=chances(data, state, fight),
    )  # fmt: skip


def redeal_hidden(state: State, viewer: PlayerId, rng: Rng) -> None:
    """Deal anew what the viewer cannot know: the piles, the Spells of the others, the Searchers to come."""
    for pile in (state.adventure, state.cave, state.unused):
        rng.shuffle(pile)
    hands = [one.spells for one in state.searchers if one.player != viewer]
    pool = [*state.spells, *(uid for hand in hands for uid in hand)]
    rng.shuffle(pool)
    for hand in hands:
        hand[:] = [pool.pop() for _ in hand]
    state.spells[:] = pool
