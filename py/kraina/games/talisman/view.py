"""What one viewer may know of a match of Magia i Miecz. Hidden cards are only counted; watchers see no hand."""

from collections.abc import Mapping

from kraina.engine.game import View
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.rng import Rng
from kraina.engine.values import frozen
from kraina.games.talisman.belongings import capacity
from kraina.games.talisman.board import SpaceId
from kraina.games.talisman.cards import Alignment, TalismanData
from kraina.games.talisman.odds import chances
from kraina.games.talisman.points import fight_parts, parts, spell_limit
from kraina.games.talisman.state import Fight, FightKind, Foe, Hero, State
from kraina.kit.cave.host import Depths
from kraina.kit.odds import Odds
from kraina.kit.points import Part

HIDDEN = ""
"""Stands for a card that the viewer may not see."""


@frozen()
class HeroView:
    """A hero as the viewer sees him."""

    player: PlayerId
    character: str
    waiting: bool
    space: SpaceId
    alignment: Alignment
    life: int
    life_value: int
    fate: int
    fate_value: int
    gold: int
    own_strength: int
    own_craft: int
    strength: tuple[Part, ...]
    """What makes up the total Strength outside battles."""
    craft: tuple[Part, ...]
    battle: tuple[Part, ...]
    """What makes up the Strength in a battle here, against nobody in particular."""
    spell_limit: int
    capacity: int
    turns: int
    spells: tuple[Uid, ...]
    """Own Spells, or as many ``HIDDEN``."""
    objects: tuple[Uid, ...]
    followers: tuple[Uid, ...]
    trophies: tuple[Uid, ...]
    legacy: tuple[Uid, ...]
    toad: int
    natural: tuple[tuple[str, int], ...]
    lost: int
    slow: int
    enslaved: bool
    offer: str
    quest: str
    free: bool
    fleeing: int
    wolf: int
    fiends: int
    marks: tuple[tuple[str, int], ...]
    came: SpaceId
    """In the Cave, the area from which he came (13.2)."""
    barred: int
    crawling: int
    spare_strength: int
    """How much of own Strength lies above the printed one."""
    spare_craft: int


@frozen()
class FightView:
    """The fight that goes on, with the odds before the dice."""

    player: PlayerId
    opponent: PlayerId | None
    kind: FightKind
    assassin: bool
    mine: tuple[Part, ...]
    theirs: tuple[Part, ...]
    foes: tuple[Foe, ...]
    rolled: Mapping[str, int]
    odds: Odds


@frozen()
class TalismanView(View):
    """The match as one viewer sees it."""

    heroes: tuple[HeroView, ...]
    current: PlayerId
    moves: int
    lying: Mapping[SpaceId, tuple[Uid, ...]]
    purse: Mapping[SpaceId, int]
    hexes: Mapping[SpaceId, tuple[Uid, PlayerId, int]]
    """Space -> Hex, who cast it, and turns of the caster that have yet to begin."""
    tokens: Mapping[Uid, int]
    drawn: tuple[Uid, ...]
    stock: tuple[Uid, ...]
    talismans: int
    adventure: int
    adventure_used: tuple[Uid, ...]
    spells: int
    spells_used: tuple[Uid, ...]
    unused: tuple[str, ...]
    """Characters that nobody has had yet, in alphabetical order."""
    fight: FightView | None
    castings: tuple[tuple[PlayerId, Uid, PlayerId | None], ...]
    rescue: tuple[PlayerId, str, Uid] | None
    """Whose life or Follower, or which Enemy, a Spell may still save."""
    cave: int
    """Cave cards left, with the expansion (13.1)."""
    cave_used: tuple[Uid, ...]
    underground: int
    depths: Depths
    turn_marks: tuple[str, ...]
    """What holds for the running turn."""
    silence: PlayerId | None
    extra_turns: int
    crowned: bool
    winner: PlayerId | None
    options: Mapping[str, str]

    def hero(self, player: PlayerId) -> HeroView:
        """Return a player's hero."""
        return self.heroes[player]


def view_of(state: State, data: TalismanData, viewer: PlayerId | None) -> TalismanView:
    """Return what the viewer may know."""
    rescue = state.rescue
    return TalismanView(
        viewer=viewer,
        heroes=tuple(_hero(state, data, one, viewer) for one in state.heroes),
        current=state.current,
        moves=0 if state.turn is None else state.turn.moves,
        lying={space: tuple(uids) for space, uids in state.lying.items()},
        purse=dict(state.purse),
        hexes={space: (uid, state.hexers[uid], state.hex_turns[uid]) for space, uid in state.hexes.items()},
        tokens=dict(state.tokens),
        drawn=tuple(state.turn.drawn) if state.turn is not None else (),
        stock=tuple(state.stock),
        talismans=len(state.talismans),
        adventure=len(state.adventure),
        adventure_used=tuple(state.adventure_used),
        spells=len(state.spells),
        spells_used=tuple(state.spells_used),
        unused=tuple(sorted(state.unused)),
        fight=None if state.fight is None else _fight(state, data, state.fight),
        castings=tuple((one.caster, one.spell, one.target) for one in state.castings),
        rescue=None if rescue is None else (rescue.player, rescue.what, rescue.at),
        cave=len(state.under.cave),
        cave_used=tuple(state.under.cave_used),
        underground=len(state.under.underground),
        depths=Depths(state.under.depths.found, dict(state.under.depths.closed), state.under.depths.dark),
        turn_marks=tuple(state.turn.marks) if state.turn is not None else (),
        silence=state.silence,
        extra_turns=state.extra_turns,
        crowned=state.crowned,
        winner=state.winner,
        options=dict(state.options),
    )


_KNOWN: dict[object, HeroView] = {}
"""Views of heroes by all that they are made of: from one answer to the next most stay the same."""
MOST_KNOWN = 500


def _hero(state: State, data: TalismanData, one: Hero, viewer: PlayerId | None) -> HeroView:
    """Return a hero as the viewer sees him; the view made last time if nothing about him has changed."""
    key = sheet_key(state, one, viewer)
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        found = _KNOWN[key] = _seen(state, data, one, viewer)
    return found


def sheet_key(state: State, one: Hero, viewer: PlayerId | None) -> object:
    """Return all that a HeroView is made of, as one value."""
    return (
        viewer == one.player, state.silence is None, one.player, one.character, one.space, one.alignment, one.strength,
        one.craft, one.life, one.fate, one.gold, one.turns, one.waiting, tuple(one.spells), tuple(one.objects),
        tuple(one.followers), tuple(one.trophies), tuple(one.legacy), one.toad, tuple(one.natural.items()), one.lost,
        one.slow, one.enslaved, one.offer, one.quest, one.free, one.fleeing, one.wolf, one.fiends,
        tuple(one.marks.items()), one.delver.came, one.delver.barred, one.delver.slow, one.delver.empty,
    )  # fmt: skip


def _seen(state: State, data: TalismanData, one: Hero, viewer: PlayerId | None) -> HeroView:
    own, playing = viewer == one.player, bool(one.character)
    card = data.characters.get(one.character)
    return HeroView(
        player=one.player, character=one.character, waiting=one.waiting, space=one.space, alignment=one.alignment,
        life=one.life, life_value=card.life if card else 0, fate=one.fate, fate_value=card.fate if card else 0,
        gold=one.gold, own_strength=one.strength, own_craft=one.craft,
        strength=tuple(parts(data, state, one, "battle")) if playing else (),
        craft=tuple(parts(data, state, one, "psychic")) if playing else (),
        battle=tuple(fight_parts(data, state, one, Fight(one.player, "battle"))) if playing else (),
        spell_limit=spell_limit(data, state, one) if playing else 0, capacity=capacity(data, one), turns=one.turns,
        spells=tuple(one.spells) if own else (HIDDEN,) * len(one.spells),
        objects=tuple(one.objects), followers=tuple(one.followers), trophies=tuple(one.trophies),
        legacy=tuple(one.legacy), toad=one.toad, natural=tuple(one.natural.items()), lost=one.lost, slow=one.slow,
        enslaved=one.enslaved, offer=one.offer, quest=one.quest, free=one.free, fleeing=one.fleeing, wolf=one.wolf,
        fiends=one.fiends, marks=tuple(one.marks.items()), came=one.delver.came, barred=one.delver.barred,
        crawling=one.delver.slow, spare_strength=max(0, one.strength - card.strength) if card else 0,
        spare_craft=max(0, one.craft - card.craft) if card else 0,
    )  # fmt: skip


def _fight(state: State, data: TalismanData, fight: Fight) -> FightView:
    theirs: list[Part] = []
    if fight.opponent is not None:
        theirs = fight_parts(data, state, state.get(fight.opponent), fight)
    return FightView(
        player=fight.player, opponent=fight.opponent, kind=fight.kind, assassin=fight.assassin,
        mine=tuple(fight_parts(data, state, state.get(fight.player), fight)), theirs=tuple(theirs),
        foes=tuple(Foe(foe.id, foe.points, foe.card) for foe in fight.foes), rolled=dict(fight.rolled),
        odds=chances(data, state, fight),
    )  # fmt: skip


def redeal_hidden(state: State, viewer: PlayerId, rng: Rng) -> None:
    """Deal anew what the viewer cannot know: the decks, the Spells of the others, the characters to come."""
    for pile in (state.adventure, state.under.cave, state.under.underground):
        rng.shuffle(pile)
    rng.shuffle(state.unused)
    hands = [one.spells for one in state.heroes if one.player != viewer]
    pool = [*state.spells, *(uid for hand in hands for uid in hand)]
    rng.shuffle(pool)
    for hand in hands:
        hand[:] = [pool.pop() for _ in hand]
    state.spells[:] = pool
