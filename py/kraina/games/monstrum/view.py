"""What one viewer may know of a match of Monstrum. Hidden cards are None; watchers see no hand."""

from kraina.engine.game import View
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.rng import Rng
from kraina.engine.values import frozen
from kraina.games.monstrum.board import FieldId, NookId
from kraina.games.monstrum.cards import MonstrumData, is_blank
from kraina.games.monstrum.state import Adventurer, State, best_limit


@frozen()
class AdventurerView:
    """An adventurer as the viewer sees him."""

    player: PlayerId
    field: FieldId
    strength: int
    dexterity: int
    alive: bool
    turns: int
    hand: tuple[Uid | None, ...]
    surprises: tuple[Uid | None, ...]
    open: tuple[Uid, ...]
    missed: int
    """Turns that will be missed."""
    asleep: int
    """Of these, the turns of Eternal Sleep."""
    warded: int
    master: PlayerId | None
    bondage: int
    last_fight: NookId | None
    net: NookId | None
    """The nook of the Net, where it is the viewer's own."""
    tricks: bool
    belt_armed: bool


@frozen()
class FightView:
    """The fight that goes on, open to all."""

    player: PlayerId
    fighter: PlayerId
    monster: Uid
    strength: int
    dexterity: int
    caged: bool
    limit: int
    """Won on this number or less."""


@frozen()
class MonstrumView(View):
    """The table as the viewer sees it."""

    current: PlayerId
    begun: bool
    adventurers: tuple[AdventurerView, ...]
    decks: tuple[tuple[str, int], ...]
    """Cards left in each deck."""
    options: tuple[tuple[str, str], ...]
    fight: FightView | None
    winner: PlayerId | None


def view_of(state: State, data: MonstrumData, viewer: PlayerId | None) -> MonstrumView:
    """Return what a viewer may know: the own hand, a slave's movement cards, and cards looked at."""
    return MonstrumView(
        viewer=viewer,
        current=state.current,
        begun=state.begun,
        adventurers=tuple(_adventurer(state, one, viewer) for one in state.adventurers),
        decks=(("combat", len(state.combat)), ("surprise", len(state.surprise)), ("movement", len(state.movement))),
        options=tuple(sorted(state.options.items())),
        fight=_fight(state, data),
        winner=state.winner,
    )


def _fight(state: State, data: MonstrumData) -> FightView | None:
    fight = state.fight
    if fight is None:
        return None
    monster = data.monsters.get(fight.monster, data.guardian)
    limit = best_limit(data, state.get(fight.fighter), monster.dexterity)
    return FightView(fight.player, fight.fighter, monster.id, monster.strength, monster.dexterity, fight.caged, limit)


def _knows(state: State, one: Adventurer, viewer: PlayerId | None, card: Uid, *, movement: bool) -> bool:
    if viewer is None:
        return False
    if viewer == one.player or (movement and viewer == one.master):
        return True
    return any(peek.viewer == viewer and peek.owner == one.player and peek.card == card for peek in state.peeks)


def _adventurer(state: State, one: Adventurer, viewer: PlayerId | None) -> AdventurerView:
    hand = [card if _knows(state, one, viewer, card, movement=True) else None for card in one.hand]
    surprises = [card if _knows(state, one, viewer, card, movement=False) else None for card in one.surprises]
    return AdventurerView(
        player=one.player,
        field=one.field,
        strength=one.strength,
        dexterity=one.dexterity,
        alive=one.alive,
        turns=one.turns,
        hand=tuple(hand),
        surprises=tuple(surprises),
        open=tuple(one.open),
        missed=one.stunned + one.asleep,
        asleep=one.asleep,
        warded=one.warded,
        master=one.master,
        bondage=one.bondage,
        last_fight=one.last_fight,
        net=one.net if viewer == one.player else None,
        tricks=one.tricks,
        belt_armed=one.belt_armed,
    )


def redeal_hidden(state: State, data: MonstrumData, viewer: PlayerId, rng: Rng) -> None:
    """Deal anew, in place, every card that the viewer does not know, and name other nets anew."""
    _redeal(state, rng, viewer, movement=True)
    _redeal(state, rng, viewer, movement=False, data=data)
    rng.shuffle(state.combat)
    nooks = tuple(data.board.nooks)
    for one in state.adventurers:
        if one.net is not None and one.player != viewer:
            one.net = rng.choice(nooks)


def _redeal(state: State, rng: Rng, viewer: PlayerId, *, movement: bool, data: MonstrumData | None = None) -> None:
    deck = state.movement if movement else state.surprise
    places: list[tuple[list[Uid], int]] = []
    for one in state.adventurers:
        cards = one.hand if movement else one.surprises
        for place, card in enumerate(cards):
            if not _knows(state, one, viewer, card, movement=movement):
                places.append((cards, place))
    pool = [*deck, *[cards[place] for cards, place in places]]
    rng.shuffle(pool)
    # A hand holds only cards that are kept; blanks, cards with an asterisk and lasting finds never stay there.
    fit = [card for card in pool if data is None or (not is_blank(card) and data.surprise(card).use == "kept")]
    dealt = fit[: len(places)]
    for (cards, place), card in zip(places, dealt, strict=True):
        cards[place] = card
    deck[:] = [card for card in pool if card not in dealt]
