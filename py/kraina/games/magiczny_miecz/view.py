"""What one viewer may know of a match of Magiczny Miecz. Hidden cards are only counted; watchers see no hand."""

import dataclasses
from collections.abc import Mapping

from kraina.engine.game import View
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.rng import Rng
from kraina.engine.values import frozen
from kraina.games.magiczny_miecz.belongings import capacity, load
from kraina.games.magiczny_miecz.board import SpaceId
from kraina.games.magiczny_miecz.cards import Alignment, MieczData
from kraina.games.magiczny_miecz.odds import Odds, chances
from kraina.games.magiczny_miecz.points import Part, fight_parts, foe_points, parts, spell_limit
from kraina.games.magiczny_miecz.state import Fight, FightKind, Foe, Seeker, State

HIDDEN = ""
"""Stands for a card that the viewer may not see."""


@frozen()
class SeekerView:
    """A Seeker as the viewer sees him."""

    player: PlayerId
    character: str
    space: SpaceId
    alignment: Alignment
    life: int
    gold: int
    own_sword: int
    own_magic: int
    sword: tuple[Part, ...]
    """What makes up the total Sword outside fights (1.5)."""
    magic: tuple[Part, ...]
    combat: tuple[Part, ...]
    """What makes up the Sword in an ordinary fight here, against nobody in particular."""
    spell_limit: int
    capacity: int
    load: int
    turns: int
    spells: tuple[Uid, ...]
    """Own Spells, or as many ``HIDDEN``."""
    objects: tuple[Uid, ...]
    friends: tuple[Uid, ...]
    trophies: tuple[Uid, ...]
    loads: tuple[tuple[Uid, tuple[Uid, ...]], ...]
    """Bearers and which of the Objects they carry."""
    kept: tuple[tuple[Uid, tuple[Uid, ...]], ...]
    """Friends and the Spells held by them, hidden from others."""
    stone: int
    lost: int
    slow: int
    frozen: int
    possessed: bool
    hexed: bool
    mission: str
    charmed: bool
    barred: int
    free: bool
    leaving: int
    marks: tuple[tuple[str, int], ...]

    def carried_by(self, bearer: Uid) -> tuple[Uid, ...]:
        """Return the Objects that a bearer carries."""
        return dict(self.loads).get(bearer, ())

    def kept_by(self, friend: Uid) -> tuple[Uid, ...]:
        """Return the Spells that a Friend holds."""
        return dict(self.kept).get(friend, ())


@frozen()
class FightView:
    """The fight that goes on, with the odds before the dice."""

    player: PlayerId
    opponent: PlayerId | None
    kind: FightKind
    mine: tuple[Part, ...]
    theirs: tuple[Part, ...]
    foes: tuple[Foe, ...]
    rolled: Mapping[str, int]
    odds: Odds


@frozen()
class MieczView(View):
    """The match as one viewer sees it."""

    seekers: tuple[SeekerView, ...]
    current: PlayerId
    lying: Mapping[SpaceId, tuple[Uid, ...]]
    """Open cards on the board; those that lie face down are ``HIDDEN``."""
    purse: Mapping[SpaceId, int]
    tokens: Mapping[Uid, int]
    drawn: tuple[Uid, ...]
    stock: tuple[Uid, ...]
    events: int
    events_used: tuple[Uid, ...]
    spells: int
    spells_used: tuple[Uid, ...]
    fight: FightView | None
    castings: tuple[tuple[PlayerId, Uid, PlayerId | None], ...]
    """Spells being cast: caster, card, and the Character they are cast on."""
    rescue: PlayerId | None
    """Whose Life, Friend or fight a Spell may still save."""
    scorched: tuple[Uid, ...]
    war: PlayerId | None
    conjunction: PlayerId | None
    extra_turns: int
    roll: int
    """What has been rolled for the move of the current turn, 0 before."""
    winner: PlayerId | None
    options: Mapping[str, str]

    def seeker(self, player: PlayerId) -> SeekerView:
        """Return a player's Seeker."""
        return self.seekers[player]


def view_of(state: State, data: MieczData, viewer: PlayerId | None) -> MieczView:
    """Return what the viewer may know."""
    return MieczView(
        viewer=viewer,
        seekers=tuple(_seeker(state, data, one, viewer) for one in state.seekers),
        current=state.current,
        lying={space: tuple(_shown(state, uid) for uid in uids) for space, uids in state.lying.items()},
        purse=dict(state.purse),
        tokens=dict(state.tokens),
        drawn=tuple(state.turn.drawn) if state.turn is not None else (),
        stock=tuple(state.stock),
        events=len(state.events),
        events_used=tuple(state.events_used),
        spells=len(state.spells),
        spells_used=tuple(state.spells_used),
        fight=None if state.fight is None else _fight(state, data, state.fight),
        castings=tuple((one.caster, one.spell, one.target) for one in state.castings),
        rescue=None if state.rescue is None else state.rescue.player,
        scorched=tuple(state.scorched),
        war=state.war,
        conjunction=state.conjunction,
        extra_turns=state.extra_turns,
        roll=0 if state.turn is None else state.turn.roll,
        winner=state.winner,
        options=dict(state.options),
    )


def _shown(state: State, uid: Uid) -> Uid:
    return HIDDEN if uid in state.face_down else uid


_KNOWN: dict[object, SeekerView] = {}
"""Views of Seekers by all that they are made of: from one answer to the next most stay the same."""
MOST_KNOWN = 500


def _seeker(state: State, data: MieczData, one: Seeker, viewer: PlayerId | None) -> SeekerView:
    """Return a Seeker as the viewer sees him; the one made last time if nothing about him has changed."""
    key = sheet_key(state, one, viewer)
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        found = _KNOWN[key] = _seen(state, data, one, viewer)
    return found


def sheet_key(state: State, one: Seeker, viewer: PlayerId | None) -> object:
    """Return all that a SeekerView is made of, as one value."""
    return (
        viewer == one.player, state.war is None, one.player, one.character, one.space, one.alignment,
        one.sword, one.magic, one.life, one.gold, one.turns, tuple(one.spells), tuple(one.objects),
        tuple(one.friends), tuple(one.trophies), tuple((uid, tuple(uids)) for uid, uids in one.kept.items()),
        tuple((uid, tuple(uids)) for uid, uids in one.loads.items()), one.stone, one.lost, one.slow, one.frozen,
        one.possessed, one.mission, one.hexed, one.charmer, one.barred, one.free, one.leaving,
        tuple(one.marks.items()),
    )  # fmt: skip


def _seen(state: State, data: MieczData, one: Seeker, viewer: PlayerId | None) -> SeekerView:
    own = viewer == one.player
    playing = bool(one.character)
    plain = Fight(one.player, "sword")
    return SeekerView(
        player=one.player, character=one.character, space=one.space, alignment=one.alignment, life=one.life,
        gold=one.gold, own_sword=one.sword, own_magic=one.magic,
        sword=tuple(parts(data, state, one, "sword")) if playing else (),
        magic=tuple(parts(data, state, one, "magic")) if playing else (),
        combat=tuple(fight_parts(data, state, one, plain)) if playing else (),
        spell_limit=spell_limit(data, state, one) if playing else 0,
        capacity=capacity(data, state, one), load=len(load(one)), turns=one.turns,
        spells=tuple(one.spells) if own else (HIDDEN,) * len(one.spells),
        objects=tuple(one.objects), friends=tuple(one.friends), trophies=tuple(one.trophies),
        loads=tuple((uid, tuple(uids)) for uid, uids in one.loads.items()),
        kept=tuple((uid, tuple(uids) if own else (HIDDEN,) * len(uids)) for uid, uids in one.kept.items()),
        stone=one.stone, lost=one.lost, slow=one.slow, frozen=one.frozen, possessed=one.possessed, hexed=one.hexed,
        mission=one.mission, charmed=one.charmer is not None, barred=one.barred, free=one.free, leaving=one.leaving,
        marks=tuple(one.marks.items()),
    )  # fmt: skip


def _fight(state: State, data: MieczData, fight: Fight) -> FightView:
    mine = fight_parts(data, state, state.get(fight.player), fight)
    theirs = []
    if fight.opponent is not None:
        theirs = fight_parts(data, state, state.get(fight.opponent), fight)
    return FightView(
        player=fight.player, opponent=fight.opponent, kind=fight.kind, mine=tuple(mine), theirs=tuple(theirs),
        foes=tuple(dataclasses.replace(foe, points=foe_points(data, state, fight, foe)) for foe in fight.foes),
        rolled=dict(fight.rolled),
        odds=chances(data, state, fight),
    )  # fmt: skip


def redeal_hidden(state: State, viewer: PlayerId, rng: Rng) -> None:
    """Deal anew what the viewer cannot know: the piles, face-down Events and the Spells of the others."""
    _redeal_events(state, rng)
    hands: list[tuple[list[Uid], int]] = []
    pool = list(state.spells)
    for one in state.seekers:
        if one.player == viewer:
            continue
        for hand in (one.spells, *one.kept.values()):
            hands.append((hand, len(hand)))
            pool += hand
    rng.shuffle(pool)
    for hand, count in hands:
        hand[:] = [pool.pop() for _ in range(count)]
    state.spells[:] = pool


def _redeal_events(state: State, rng: Rng) -> None:
    pool = [*state.events, *state.face_down]
    rng.shuffle(pool)
    fresh = {uid: pool.pop() for uid in state.face_down}
    for uids in state.lying.values():
        uids[:] = [fresh.get(uid, uid) for uid in uids]
    state.face_down[:] = [fresh[uid] for uid in state.face_down]
    state.events[:] = pool
