"""What speaks for and against an option to a sensible player, in words: odds, distances, what is at stake."""

from typing import Any

from kraina.engine.decision import Decision, Option
from kraina.engine.text import Text, name, text
from kraina.games.legenda.bot.magic import stake
from kraina.games.legenda.bot.outlook import Situation
from kraina.games.legenda.bot.places import explore_worth, goals


def considerations(at: Situation, decision: Decision[Any], option: Option[Any]) -> list[Text]:
    """Return what the bot sees in an option, apart from its worth."""
    verb, _, rest = str(option.key).partition(":")
    if decision.kind == "turn" and verb == "step":
        return _step(at, rest)
    if decision.kind == "response" and option.key == "pass" and at.view.fight is not None:
        return _odds(at)
    return []


def _step(at: Situation, field: str) -> list[Text]:
    """Tell what waits on a field, and how far it is from what draws most."""
    ground = at.view.board.fields[field]
    told: list[Text] = []
    if not ground.city:
        good = explore_worth(at, ground.terrain) > 0
        told.append(text("why.explore-helps" if good else "why.explore-harms", terrain=name("terrain", ground.ground)))
    found = goals(at)
    if found:
        goal = max(found, key=lambda one: one.worth)
        told.append(text("why.to-go", fields=at.view.board.steps(goal.field)[field], where=_name(at, goal.field)))
    return told


def _name(at: Situation, field: str) -> Text:
    ground = at.view.board.fields[field]
    if ground.city:
        return name("city", ground.city)
    return name("place", ground.place) if ground.place else name("terrain", ground.ground)


def _odds(at: Situation) -> list[Text]:
    """Tell the odds of the running fight, and what is at stake."""
    fight = at.view.fight
    if fight is None or fight.odds is None:
        return []
    won = 100 * fight.odds.won // fight.odds.of
    return [text("why.odds", won=won), text("why.stake", points=stake(at, fight))]
