"""The Cave as an expansion: what it adds to set-up, definitions and course of play. Rules 11.8, 13.1-13.9."""

import dataclasses
from collections.abc import Mapping, Sequence
from functools import cache

from kraina.engine.decision import Flow
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.rng import Rng
from kraina.games.talisman.cards import TalismanData
from kraina.games.talisman.cave.below import below_offers, forgets
from kraina.games.talisman.cave.cards import AREAS, EVENTS, PLACES, STRANGERS, box_offers, eats, takes
from kraina.games.talisman.cave.data import joined_data, lent_data
from kraina.games.talisman.cave.delving import Delving
from kraina.games.talisman.cave.entering import before_cave, before_crags, begins, moves
from kraina.games.talisman.cave.entering import closes as close_below
from kraina.games.talisman.cave.magic import SPELLS
from kraina.games.talisman.definitions import VERBS, definitions
from kraina.games.talisman.fights import banish
from kraina.games.talisman.state import State, Tale
from kraina.games.talisman.verbs import Act, Expansion, Verbs
from kraina.kit.cave import creatures
from kraina.kit.cave.box import CRYSTAL, load_box


def _boxed(foes: Sequence[Uid]) -> list[Uid]:
    """Return those creatures that are cards of the box."""
    return [uid for uid in foes if design_of(uid) in load_box().cards]


def foe_points(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[int]:
    """Return the points with which a creature attacks; the Mutant's are rolled for."""
    card = ctx.data.card(uid)
    if _boxed([uid]):
        return (yield from creatures.points_of(Delving(ctx), player, uid))
    return card.craft if card.kind == "spirit" else card.strength


def toll(ctx: Tale, player: PlayerId, foes: Sequence[Uid]) -> Flow[int]:
    """Return the lives that a defeat costs: as many as the costliest foe takes, 1 for all others."""
    boxed = _boxed(foes)
    if not boxed:
        return 1
    if len(boxed) == len(foes):
        return (yield from creatures.toll(Delving(ctx), player, boxed))
    return max(1, *(load_box().card(uid).harm for uid in boxed))


def aftermath(ctx: Tale, player: PlayerId, foes: Sequence[Uid]) -> Flow[None]:
    """Carry out what creatures of the box do besides."""
    yield from creatures.aftermath(Delving(ctx), player, _boxed(foes))


def rises(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Return whether a beaten creature rises again."""
    return bool(_boxed([uid])) and (yield from creatures.rises(Delving(ctx), player, uid))


def reward(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[None]:
    """Give what the defeat of a creature brings."""
    if _boxed([uid]) and ctx.state.get(player).character:
        yield from creatures.reward(Delving(ctx), player, uid)


def spares(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Let the Thug be bought off for good; else as in the base game."""
    if _boxed([uid]) and (yield from creatures.bought_off(Delving(ctx), player, uid)):
        banish(ctx, uid)
        return True
    return (yield from VERBS.spares(ctx, player, uid))


def keeps(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Let the Cannibal eat an Animal; else as in the base game."""
    return (yield from eats(ctx, player, uid)) or (yield from VERBS.keeps(ctx, player, uid))


def meetings(ctx: Tale, player: PlayerId, other: PlayerId) -> list[Act]:
    """Return what abilities of both boxes do in place of an attack."""
    return [*VERBS.meetings(ctx, player, other), *takes(ctx, player, other)]


def closes(ctx: Tale, player: PlayerId) -> None:
    """End a hero's turn: what lasts so many of them, and what holds for the next move only."""
    close_below(ctx, player)
    forgets(ctx, player)


def joined_verbs() -> Verbs:
    """Return the base game's verbs with those of the box."""
    return dataclasses.replace(
        VERBS,
        events={**VERBS.events, **EVENTS},
        strangers={**VERBS.strangers, **STRANGERS},
        places={**VERBS.places, **PLACES, "cave": before_cave(VERBS.places["cave"])},
        spares=spares,
        keeps=keeps,
        meetings=meetings,
        spaces={**VERBS.spaces, **AREAS, "crags": before_crags(VERBS.spaces["crags"])},
        spells={**VERBS.spells, **SPELLS},
        offers=(*VERBS.offers, box_offers, below_offers),
        expansion=Expansion(begins, closes, moves, foe_points, toll, aftermath, rises, reward),
    )


@cache
def joined_definitions() -> TalismanData:
    """Return the definitions of both boxes together."""
    return joined_data(definitions(), joined_verbs())


@cache
def lent_definitions() -> TalismanData:
    """Return the base game's definitions with the box's Searchers, who bring what they can do on the lands (11.8)."""
    return lent_data(definitions(), dataclasses.replace(VERBS, keeps=keeps, meetings=meetings))


def data_of(base: TalismanData, options: Mapping[str, str]) -> TalismanData:
    """Return the definitions that a match is played with: the base game's, those with the Cave, or with its people."""
    if options.get("cave") == "on":
        return joined_definitions()
    return lent_definitions() if options.get("searchers") == "on" else base


def bury(state: State, data: TalismanData, rng: Rng) -> None:
    """Shuffle the Cave and Underground cards; the Magic Crystal waits in its Chamber (13.3, 13.9)."""
    under = state.under
    under.gone = [uid for uid in data.cave_deck if uid == CRYSTAL]
    under.cave = [uid for uid in data.cave_deck if uid != CRYSTAL]
    under.underground = list(data.underground_deck)
    if state.options["underground"] == "cave":
        under.cave, under.underground = [*under.cave, *under.underground], []
    if under.cave:
        rng.shuffle(under.cave)
        rng.shuffle(under.underground)
