"""What can be wrong with a state: cards lost or doubled, cards where they cannot lie, counters out of range."""

from kraina.engine.ids import Uid
from kraina.games.monstrum.cards import MonstrumData, is_blank
from kraina.games.monstrum.state import Adventurer, State

MOST, MOST_MISSED = 100_000, 100
"""No counter of a real match comes near these numbers of points or turns."""

STAY_OPEN = ("herbs-of-lyx", "poison")
"""Cards with an asterisk that lie open until they have something to do (9.2, 9.11)."""


def problems(data: MonstrumData, state: State) -> list[str]:
    """Return what is wrong with a state, a sentence each; an empty list is good."""
    found = _lost_cards(data, state)
    if found:
        return found
    for seat, one in enumerate(state.adventurers):
        if one.player != seat:
            found.append(f"adventurer {one.player} sits at {seat}")
        found.extend(f"adventurer {seat} {fault}" for fault in _faults(data, one))
    seats = range(len(state.adventurers))
    named = [state.current, state.winner, *[one.master for one in state.adventurers]]
    named += [player for peek in state.peeks for player in (peek.viewer, peek.owner)]
    if state.fight is not None:
        named += [state.fight.player, state.fight.fighter]
        if state.fight.monster not in (*data.monsters, data.guardian.id):
            found.append(f"{state.fight.monster!r} is no monster to fight")
    if any(player is not None and player not in seats for player in named):
        found.append("a player who is not at the table is named")
    return found


def _faults(data: MonstrumData, one: Adventurer) -> list[str]:
    nooks = data.board.nooks
    spells = (one.stunned, one.asleep, one.warded, one.bondage)
    checks = {
        "stands on no field": 0 <= one.field < len(data.board.fields),
        "is dead with strength or alive without": one.alive == (one.strength > 0),
        "has an impossible dexterity": one.dexterity in (0, *data.numbers.dexterity),
        "has a counter out of range": min(spells) >= 0 and max(spells) <= MOST_MISSED,
        "has had too many turns or has too much strength": 0 <= one.turns <= MOST and one.strength <= MOST,
        "holds too many movement cards": len(one.hand) <= data.numbers.hand,
        "has a master without bondage or bondage without a master": (one.master is None) == (one.bondage == 0),
        "has a net without a nook or a nook without a net": ("net" in one.open) == (one.net is not None),
        "names an unknown nook": all(place is None or place in nooks for place in (one.net, one.last_fight)),
        "has a card open that cannot lie there": all(_may_lie_open(data, card) for card in one.open),
        "keeps a card that cannot be kept": all(_may_be_kept(data, card) for card in one.surprises),
    }
    return [fault for fault, good in checks.items() if not good]


def _may_lie_open(data: MonstrumData, card: Uid) -> bool:
    return not is_blank(card) and (data.surprise(card).use == "lasting" or card in STAY_OPEN)


def _may_be_kept(data: MonstrumData, card: Uid) -> bool:
    """The Net is kept while its nook is being named (9.9)."""
    return not is_blank(card) and (data.surprise(card).use == "kept" or card == "net")


def _lost_cards(data: MonstrumData, state: State) -> list[str]:
    fighting = [state.fight.monster] if state.fight and state.fight.monster != data.guardian.id else []
    held = [card for one in state.adventurers for card in (*one.surprises, *one.open)]
    hands = [card for one in state.adventurers for card in one.hand]
    piles = (
        ("combat", [*state.combat, *fighting], data.combat_deck),
        ("surprise", [*state.surprise, *held], data.surprise_deck),
        ("movement", [*state.movement, *hands], data.movement_deck),
    )
    return [f"the {deck} cards are not complete" for deck, cards, whole in piles if sorted(cards) != sorted(whole)]
