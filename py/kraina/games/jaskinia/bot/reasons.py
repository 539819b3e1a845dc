"""What the sensible bot of Jaskinia says when it is asked why: its principle, and what it sees in each option."""

from collections.abc import Mapping
from typing import Any

from kraina.engine.decision import Decision, Option
from kraina.engine.text import Text, text
from kraina.games.jaskinia.bot.journeys import journey
from kraina.games.jaskinia.bot.outlook import Situation, win36
from kraina.games.jaskinia.bot.places import lying_worth
from kraina.kit.cave import odds
from kraina.kit.cave.board import AreaId
from kraina.kit.points import total

PRINCIPLES: Mapping[str, str] = {
    **{kind: kind for kind in (
        "turn", "arrived", "response", "end", "collect", "spoils", "exchange", "chamber", "trials", "gnome",
    )},
    **dict.fromkeys(("move", "step", "direction", "gale", "flee", "circle-goal", "pointer", "way"), "move"),
    **dict.fromkeys(
        ("overload", "robbed", "give-up", "offering", "altar-gift", "surplus-spells", "sell", "thieves"), "part"
    ),
    **dict.fromkeys(
        ("melkart", "hunger", "tribute", "bribe", "leech", "camp", "cannibal-eats", "troll-heal"), "stamina"
    ),
    **dict.fromkeys(("master", "seer"), "learn"),
    **dict.fromkeys(("spring", "altar", "circle", "foreman", "signs", "pendulum", "buy-spell", "pass-chamber"), "try"),
    **dict.fromkeys(("beasts", "destroy-ghost", "raise", "replace"), "try"),
    **dict.fromkeys(("exiled-knight-again", "bog-witch-animals", "assassinate"), "fight"),
    **dict.fromkeys(("steal", "smith", "lead-away"), "spoils"),
}  # fmt: skip
"""Kind of decision -> key below ``why.go-by``; any other is answered by chance."""


def principle(decision: Decision[Any]) -> Text:
    """Return what the bot goes by in a question of this kind."""
    return Text(f"why.go-by.{PRINCIPLES.get(decision.kind, 'chance')}")


def considerations(at: Situation, decision: Decision[Any], option: Option[Any]) -> list[Text]:
    """Return what the bot sees in an option, apart from its worth."""
    what, _, rest = str(option.key).partition(":")
    area = rest.split(":")[0]
    if what in ("move", "space") and area in at.data.board:
        return _area(at, area)
    if what in ("gates-strength", "gates-power"):
        ways, of = odds.gates(at.strength if what == "gates-strength" else at.power)
        return [text("why.odds", won=ways, of=of)]
    if what == "two-dice":
        ways, of = odds.two_dice(at.power)
        return [text("why.odds", won=ways, of=of)]
    if decision.kind == "trials" and what == "yes":
        return [text("why.percent", percent=at.trials)]
    if what == "attack":
        rival, _, how = rest.partition(":")
        other = at.view.searchers[int(rival)]
        lead = at.power - total(other.power) if how else at.combat - total(other.combat)
        return [text("why.odds", won=win36(lead), of=36)]
    return []


def _area(at: Situation, area: AreaId) -> list[Text]:
    """Tell what an area holds, and how near it is to where the player wants to be."""
    found: list[Text] = []
    if at.view.lying.get(area):
        found.append(text("why.lying-good" if lying_worth(at, area) > 0 else "why.lying-bad"))
    unknown = at.data.board[area].draw - len(at.view.lying.get(area, ()))
    if unknown > 0:
        found.append(text("why.draw", cards=unknown))
    if at.found and at.ready():
        steps = journey(at).steps(area)
        if at.found in steps:
            found.append(text("why.from-crystal", steps=steps[at.found]))
    return found
