"""A sensible player of Monstrum: goes for the goal, weighs fights, and plays every card where it brings most.

``JUDGES`` holds for each kind of decision the function that gives an option its worth in points; the best is chosen.
It gets views only.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from kraina.engine.bot import Reason, weighed
from kraina.engine.decision import Answer, Decision, Option
from kraina.engine.game import View
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.rng import Rng
from kraina.engine.text import Who
from kraina.games.monstrum.board import FieldId, NookId, Way
from kraina.games.monstrum.cards import MonstrumData, step_value
from kraina.games.monstrum.outlook import TRAPPED, VICTORY, Outlook, Situation, Taste
from kraina.games.monstrum.plays import fight_worth, omen_worth, play_worth
from kraina.games.monstrum.prospects import FIELD
from kraina.games.monstrum.reasons import considerations, principle
from kraina.games.monstrum.view import AdventurerView, MonstrumView

Judge: TypeAlias = Callable[[Situation, Decision[Any], Option[Any]], int]

FIRST = 100 * VICTORY
"""Added to a card that is worth playing before the move: the move can still follow."""
NEVER = -FIRST
NET_NEAR, NET_FAR = 4, 45
"""How many fields before a rival the Net is cast."""

KEEP: Mapping[Uid, int] = {
    "alchemists-retort": 12,
    "belt-of-death": 11,
    "double-sword": 10,
    "freyas-rings": 9,
    "war-hammer": 8,
    "herbs-of-lyx": 7,
    "book-of-spells": 6,
    "stone-of-niwy": 5,
    "cage": 4,
    "sulphur": 3,
    "net": 2,
}
"""The rank in which finds are kept; those not named go first."""


class SensibleBot:
    """Chooses the option of the greatest worth; among equals, by its generator."""

    def __init__(self, data: MonstrumData, taste: Taste | None = None) -> None:
        self._outlook = Outlook(data, taste or Taste())

    def choose(self, view: View, decision: Decision[Any], rng: Rng) -> Answer:
        """Return the key of the best option."""
        worths = self._worths(self._situation(view, decision), decision)
        best = max(worths.values())
        keys = [key for key, worth in worths.items() if worth == best]
        return (rng.choice(keys) if len(keys) > 1 else keys[0],)

    def explain(self, view: View, decision: Decision[Any], answer: Answer) -> Sequence[Reason]:
        """Return what it goes by in such a question, the worth of every option, and what speaks for and against."""
        situation = self._situation(view, decision)
        reasons = [Reason(principle(decision)), *weighed(decision, self._worths(situation, decision), answer)]
        for option in decision.options:
            reasons += [Reason(said, option.key) for said in considerations(situation, decision, option)]
        return reasons

    def _situation(self, view: View, decision: Decision[Any]) -> Situation:
        assert isinstance(view, MonstrumView)
        return Situation(self._outlook, view, view.adventurers[decision.player])

    def _worths(self, situation: Situation, decision: Decision[Any]) -> dict[str, int]:
        judge = JUDGES[decision.kind]
        return {option.key: judge(situation, decision, option) for option in decision.options}


def _named(situation: Situation, decision: Decision[Any]) -> AdventurerView:
    """Return the adventurer that the prompt names."""
    who = dict(decision.prompt.params)["who"]
    assert isinstance(who, Who)
    return situation.view.adventurers[who.player]


# --- the turn and the move -------------------------------------------------------------------------------------


def _start(situation: Situation, decision: Decision[Any], option: Option[FieldId]) -> int:
    """The start field nearest to the goal."""
    return -situation.board.steps_to_goal(option.value)


def _turn(situation: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """A card that is worth it first, then the movement card with the best way, or the guardian."""
    if option.key.startswith("card:"):
        return _card_worth(situation, situation.me, option.value)
    if option.key == "challenge":
        return situation.challenge(situation.me) + 1
    if option.key in ("obey", "end"):
        return 0
    worth = play_worth(situation, option.value)
    return FIRST + worth if worth > 0 else NEVER


def _card_worth(situation: Situation, one: AdventurerView, card: Uid) -> int:
    """Return the worth of the best way that a movement card opens, or of staying if it opens none (4.8)."""
    ways = situation.board.ways(one.field, step_value(card))
    if not ways:
        return situation.standing(one, one.field)
    return max(_end_worth(situation, one, way.end) for way in ways)


def _end_worth(situation: Situation, one: AdventurerView, end: FieldId) -> int:
    worth = situation.spot(one, end)
    return worth + situation.ahead(end) if one.player == situation.me.player and worth > TRAPPED else worth


def _move(situation: Situation, decision: Decision[Any], option: Option[Way]) -> int:
    """The best end for oneself, the worst for a slave."""
    mover = situation.view.adventurers[situation.view.current]
    if mover.player == situation.me.player:
        return _end_worth(situation, mover, option.value.end)
    return situation.damage(mover, option.value.end)


def _slave_card(situation: Situation, decision: Decision[Any], option: Option[Uid]) -> int:
    """The card with the worst way for the slave."""
    slave = situation.view.adventurers[situation.view.current]
    ways = situation.board.ways(slave.field, step_value(option.value))
    return max((situation.damage(slave, way.end) for way in ways), default=0)


# --- rolls -----------------------------------------------------------------------------------------------------


def _fight(situation: Situation, decision: Decision[Any], option: Option[Uid]) -> int:
    return fight_worth(situation, option.value)


def _corridor(situation: Situation, decision: Decision[Any], option: Option[Uid]) -> int:
    """Omen at a corridor: only a square nearer to the goal moves the own pawn."""
    if option.value == "roll":
        return 0
    left, here = situation.outlook.board.to_goal, situation.me.field
    squares = situation.board.corridors.values()
    spared = sum(max(0, (left[square] or 0) - (left[here] or 0)) for square in squares)
    return FIELD * spared // len(squares) - situation.price(3 * FIELD)


# --- whom ------------------------------------------------------------------------------------------------------


def _omen(situation: Situation, decision: Decision[Any], option: Option[PlayerId]) -> int:
    rival = situation.view.adventurers[option.value]
    return omen_worth(situation, rival) if situation.view.fight else -situation.lateness(rival)


def _sleep(situation: Situation, decision: Decision[Any], option: Option[PlayerId]) -> int:
    """The leader, but nobody whom Poison wakes."""
    rival = situation.view.adventurers[option.value]
    return -situation.lateness(rival) - (1000 if "poison" in rival.open else 0)


def _rings(situation: Situation, decision: Decision[Any], option: Option[PlayerId]) -> int:
    """The leader."""
    return -situation.lateness(situation.view.adventurers[option.value])


def _darkness(situation: Situation, decision: Decision[Any], option: Option[FieldId | None]) -> int:
    """Where it harms most, a trapdoor above all; never into the goal."""
    rival = _named(situation, decision)
    return 0 if option.value is None else situation.damage(rival, option.value)


def _devils_eye(situation: Situation, decision: Decision[Any], option: Option[Uid]) -> int:
    """A surprise rather than a movement card, and one not yet seen. Which card it is is not looked at."""
    kind, _, place = option.key.partition(":")
    owner = _named(situation, decision)
    cards = owner.surprises if kind == "surprise" else owner.hand
    return (2 if kind == "surprise" else 1) - (2 if cards[int(place)] is not None else 0)


# --- where -----------------------------------------------------------------------------------------------------


def _field(situation: Situation, decision: Decision[Any], option: Option[FieldId]) -> int:
    return situation.spot(situation.me, option.value)


def _flight(situation: Situation, decision: Decision[Any], option: Option[Way]) -> int:
    return situation.spot(situation.me, option.value.end)


def _retort(situation: Situation, decision: Decision[Any], option: Option[NookId]) -> int:
    return situation.best_spot(situation.board.nooks[option.value].fields)


def _net(situation: Situation, decision: Decision[Any], option: Option[NookId]) -> int:
    """A nook that lies on the way of most rivals, near before the leader."""
    outlook = situation.outlook
    nearest, farthest = _span(situation, option.value)
    ahead = [outlook.left[one.field] - farthest for one in situation.rivals]
    caught = sum(1 for fields in ahead if NET_NEAR <= fields <= NET_FAR)
    depth = farthest - nearest
    return 100 * caught + 10 * depth - min((fields for fields in ahead if fields >= NET_NEAR), default=50)


def _span(situation: Situation, nook: NookId) -> tuple[int, int]:
    left = [situation.outlook.left[field] for field in situation.board.nooks[nook].fields]
    return min(left), max(left)


# --- answers ---------------------------------------------------------------------------------------------------


def _book(situation: Situation, decision: Decision[Any], option: Option[Uid]) -> int:
    if situation.view.fight is not None:
        return fight_worth(situation, option.value)
    return play_worth(situation, option.value)


def _ward(situation: Situation, decision: Decision[Any], option: Option[bool]) -> int:
    """Keep off what harms: not the Eye, and Darkness only beside a trapdoor."""
    harmful = decision.source != "devils-eye"
    if decision.source == "darkness":
        harmful = situation.trapdoor_beside(situation.me)
    return int(option.value == harmful)


def _spring_net(situation: Situation, decision: Decision[Any], option: Option[bool]) -> int:
    return int(option.value)


def _lose_find(situation: Situation, decision: Decision[Any], option: Option[Uid]) -> int:
    return -KEEP.get(option.value, 0)


JUDGES: Mapping[str, Judge] = {
    "start": _start,
    "turn": _turn,
    "after-move": _turn,
    "move": _move,
    "slave-card": _slave_card,
    "fight": _fight,
    "corridor": _corridor,
    "omen": _omen,
    "sleep": _sleep,
    "rings": _rings,
    "darkness": _darkness,
    "devils-eye": _devils_eye,
    "gate": _field,
    "flight": _flight,
    "retort": _retort,
    "retort-field": _field,
    "net": _net,
    "book": _book,
    "ward": _ward,
    "spring-net": _spring_net,
    "lose-find": _lose_find,
}
