"""What the sensible bot of Monstrum says when it is asked why: its principle, and what it sees in each option."""

from collections.abc import Mapping
from typing import Any

from kraina.engine.decision import Decision, Option
from kraina.engine.text import Text, text
from kraina.games.monstrum.board import GOAL, FieldId, Way
from kraina.games.monstrum.cards import step_value
from kraina.games.monstrum.outlook import Situation

PRINCIPLES: Mapping[str, str] = {
    "start": "start",
    "turn": "turn",
    "after-move": "turn",
    "move": "move",
    "slave-card": "harm",
    "fight": "fight",
    "corridor": "corridor",
    "omen": "omen",
    "sleep": "leader",
    "rings": "leader",
    "darkness": "harm",
    "devils-eye": "peek",
    "gate": "place",
    "flight": "place",
    "retort": "place",
    "retort-field": "place",
    "net": "net",
    "book": "book",
    "ward": "ward",
    "spring-net": "net",
    "lose-find": "find",
}
"""Kind of decision -> key below ``why.go-by``."""


def principle(decision: Decision[Any]) -> Text:
    """Return what the bot goes by in a question of this kind."""
    return Text(f"why.go-by.{PRINCIPLES[decision.kind]}")


def considerations(situation: Situation, decision: Decision[Any], option: Option[Any]) -> list[Text]:
    """Return what the bot sees in an option, apart from its worth."""
    end = _end(decision, option)
    if end is not None:
        return _place(situation, end)
    if option.key.startswith("card:"):
        return _card(situation, option)
    if decision.kind == "fight":
        return _fight(situation, option)
    if decision.kind in ("sleep", "rings"):
        return [text("why.to-go", fields=situation.outlook.left[situation.view.adventurers[option.value].field])]
    return []


def _end(decision: Decision[Any], option: Option[Any]) -> FieldId | None:
    """Return the field at which an option ends."""
    if isinstance(option.value, Way):
        return option.value.end
    if decision.kind in ("start", "gate", "retort-field", "darkness") and isinstance(option.value, int):
        return FieldId(option.value)
    return None


def _place(situation: Situation, end: FieldId) -> list[Text]:
    """Tell what resting on a field means for whoever is moved."""
    ground = situation.board.fields[end]
    if ground.ground == "trapdoor":
        return [text("why.trapdoor")]
    if ground.nook == GOAL:
        return [text("why.goal")]
    found = [text("why.to-go", fields=situation.outlook.left[end])]
    mover = situation.view.adventurers[situation.view.current]
    if ground.nook is not None and ground.nook not in (situation.board.nook_at(mover.field), mover.last_fight):
        fights = situation.outlook.fights_left(end)
        gain = situation.prospects.fight(situation.skill(mover), mover.strength, fights)
        found.append(text("why.card-helps" if gain > 0 else "why.card-harms"))
    if situation.outlook.beside_trapdoor[end]:
        found.append(text("why.beside-trapdoor"))
    return found


def _card(situation: Situation, option: Option[Any]) -> list[Text]:
    """Tell of the best end that a movement card leads to."""
    mover = situation.view.adventurers[situation.view.current]
    ways = situation.board.ways(mover.field, step_value(option.value))
    if not ways:
        return [text("why.no-way")]
    return [text("why.best-way", fields=min(situation.outlook.left[way.end] for way in ways))]


def _fight(situation: Situation, option: Option[Any]) -> list[Text]:
    fight = situation.view.fight
    if fight is None or option.key != "roll":
        return []
    return [text("why.odds", won=fight.limit, of=6), text("why.stake", points=fight.strength)]
