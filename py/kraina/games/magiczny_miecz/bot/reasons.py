"""What the sensible bot of Magiczny Miecz says when it is asked why: its principle, and what it sees in each option."""

from collections.abc import Mapping
from typing import Any

from kraina.engine.decision import Decision, Option
from kraina.engine.text import Text, text
from kraina.games.magiczny_miecz.board import RUINS, SpaceId
from kraina.games.magiczny_miecz.bot.chances import chance
from kraina.games.magiczny_miecz.bot.goods import heap_worth
from kraina.games.magiczny_miecz.bot.outlook import READY_LIFE, Situation
from kraina.games.magiczny_miecz.bot.places import INSTRUCTIONS, draws, goes_up, swamp_ways
from kraina.games.magiczny_miecz.bot.prospects import promise
from kraina.games.magiczny_miecz.points import total
from kraina.games.magiczny_miecz.ways import Way

PRINCIPLES: Mapping[str, str] = {
    **{kind: kind for kind in (
        "turn", "move", "arrived", "end", "evade", "spoils", "response", "tournament", "kind-of-fight",
        "new-character", "alignment", "weaken", "leave-unseen", "exchange", "ignore", "buy",
        "heal", "visit", "pray", "well", "mount",
    )},
    **dict.fromkeys(("collect", "obey"), "collect"),
    **dict.fromkeys(("overload", "set-aside", "load"), "part"),
    "roll-again": "again",
    "foul-fight": "foul",
    **dict.fromkeys(("apple", "pray-again"), "seek"),
    **dict.fromkeys(("gift", "wish", "fatum"), "gift"),
    **dict.fromkeys(("surplus-spells", "lose", "lose-object", "lose-spell", "lose-points", "robber"), "lose"),
    **dict.fromkeys(("tribute", "gate-guard", "good-deity", "ferry"), "pay"),
    **dict.fromkeys(("sell", "alchemist", "philosophers-stone"), "sell"),
    **dict.fromkeys(("demigod", "madness", "second-spell", "entrust", "imp"), "spell"),
    **dict.fromkeys(("lord-of-riches", "lord-of-friends", "stow", "anchorite", "lose-friend"), "card"),
    **dict.fromkeys(
        ("ring-space", "magic-journey", "unicorn", "wish-space", "lord-of-ice", "lord-of-the-marshes", "temple"),
        "space",
    ),
    **dict.fromkeys(("roll-place", "conjurer", "wild-steed", "rock-gate"), "try"),
    **dict.fromkeys(
        ("war-horse", "nymph", "befriend", "behead", "call-beast", "attack-again", "second-fight", "second-life",
         "exorcise", "drive-off", "dice-alone", "roll-space", "go-there", "hour-of-ghosts",
         "wand-of-destiny", "travel"),
        "agree",
    ),
    **dict.fromkeys(("trade", "roll-anyway", "juggler", "trade-want"), "decline"),
}  # fmt: skip
"""Kind of decision -> key below ``why.go-by``; any other is answered by chance."""


def principle(decision: Decision[Any]) -> Text:
    """Return what the bot goes by in a question of this kind."""
    return Text(f"why.go-by.{PRINCIPLES.get(decision.kind, 'chance')}")


def considerations(at: Situation, decision: Decision[Any], option: Option[Any]) -> list[Text]:
    """Return what the bot sees in an option, apart from its worth."""
    if isinstance(option.value, Way):
        return _way(at, option.value)
    if decision.kind == "evade" and option.key != "evade":
        return _fight(at)
    if option.key.startswith("attack:"):
        return _attack(at, option)
    if option.key.startswith("space:") and option.key.split(":", 1)[1] in at.data.board.spaces:
        return _space(at, option.key.split(":", 1)[1])
    return []


def _way(at: Situation, way: Way) -> list[Text]:
    """Tell of a barrier what the dice say, else of the space at the end."""
    if way.barrier == "swamp":
        return [text("why.odds", won=swamp_ways(at)[0], of=36)]
    if way.barrier == "ice" and goes_up(at):
        seeks = [text("why.seeks-above")] if at.ripe else []
        return [*seeks, text("why.odds", won=chance(at.sword - 10).won, of=36)]
    if way.barrier and not at.ready():
        return [text("why.not-ready", life=READY_LIFE)]
    if way.barrier == "gate":
        decides = text("why.gate-sword" if way.end == RUINS else "why.gate-magic")
        return [decides, text("why.trap", won=at.trap_chance(way.end), of=216)]
    down = [text("why.goes-down")] if way.crosses else []
    return down + _space(at, way.end)


def _space(at: Situation, space: SpaceId) -> list[Text]:
    """Tell what a space holds for me, and what the moves from there promise."""
    found: list[Text] = []
    if any(at.foes(space)):
        helps = at.fight_worth(*at.foes(space), space) >= 0
        found.append(text("why.foes-good" if helps else "why.foes-bad"))
    if heap_worth(at, space) > 0:
        found.append(text("why.heap"))
    spot = at.data.board[space]
    if draws(at, space):
        found.append(text("why.draw", cards=draws(at, space)))
    instruction = INSTRUCTIONS.get(spot.design)
    if instruction is not None and not at.safe(space):
        worth = instruction(at)
        if worth:
            found.append(text("why.space-good" if worth > 0 else "why.space-bad"))
    if at.others_at(space):
        found.append(text("why.rival"))
    return [*found, text("why.ahead", points=promise(at, space))]


def _fight(at: Situation) -> list[Text]:
    fight = at.view.fight
    if fight is None:
        return []
    odds = fight.odds
    return [text("why.odds", won=odds.won, of=odds.of), text("why.odds-lost", lost=odds.lost, of=odds.of)]


def _attack(at: Situation, option: Option[Any]) -> list[Text]:
    """Tell the odds against the Character whom a key names."""
    parts = option.key.split(":")
    other = at.view.seekers[int(parts[1])]
    odds = chance(at.magic - total(other.magic) if parts[-1] == "magic" else at.sword - total(other.combat))
    return [text("why.odds", won=odds.won, of=odds.of)]
