"""What the sensible bot of Magia i Miecz says in the Cave when it is asked why. Rules 13.1-13.6."""

from collections.abc import Mapping
from typing import Any

from kraina.engine.decision import Decision, Option
from kraina.engine.text import Text, text
from kraina.games.talisman.board import SpaceId
from kraina.games.talisman.bot.cave import far_from, goal, wants_out
from kraina.games.talisman.bot.outlook import Situation, lose36, win36
from kraina.games.talisman.bot.places import (
    CAVE_BATTLE,
    CAVE_BOTH,
    CAVE_CRAFT,
    is_strong,
    lying_worth,
    trials,
    wants_cave,
)
from kraina.games.talisman.cave.outlook import chancer
from kraina.kit.cave import odds
from kraina.kit.cave.board import ENTRANCE, load_cave
from kraina.kit.cave.box import CRYSTAL
from kraina.kit.cave.crystal import LEAST_POWER
from kraina.kit.names import card_name, space_name

INSIDE = "cave"
"""What it goes by when it moves in the Cave."""
PRINCIPLES: Mapping[str, str] = {
    **dict.fromkeys(("step", "direction", "gale", "flee", "circle-goal", "pointer", "way", "circle"), INSIDE),
    **dict.fromkeys(("enter-cave", "gold-washer", "river"), "enter-cave"),
    **dict.fromkeys(("chamber", "trials"), "trials"),
    **dict.fromkeys(("gnome", "tribute", "offering", "altar-gift", "robbed", "give-up", "thieves"), "part"),
    **dict.fromkeys(("hunger", "melkart", "leech", "camp", "cannibal-eats", "bribe", "pit"), "for-life"),
    **dict.fromkeys(("pendulum", "signs", "foreman", "altar", "spring", "buy-spell"), "agree"),
    **dict.fromkeys(("master", "seer"), "grow"),
    **dict.fromkeys(("exiled-knight-again", "bog-witch-animals"), "fight"),
    **dict.fromkeys(("recruitment", "pass-chamber"), "turn-saved"),
    "below": "take",
}  # fmt: skip
"""Kind of decision of the Cave -> key below ``why.go-by``; any other is answered by chance."""


def is_below(at: Situation, decision: Decision[Any]) -> bool:
    """Return whether a question is one of a move in the Cave, or into it."""
    if decision.kind == "turn":
        return at.me.space in load_cave() or "enter-cave" in tuple(decision.keys())
    return decision.kind == "move" and at.me.space in load_cave()


def cave_principle(at: Situation, decision: Decision[Any]) -> Text | None:
    """Return what the bot goes by in a question that comes with the Cave, or None for one of the base game."""
    key = INSIDE if is_below(at, decision) else PRINCIPLES.get(decision.kind)
    return None if key is None else Text(f"why.go-by.{key}")


def cave_considerations(at: Situation, decision: Decision[Any], option: Option[Any]) -> list[Text] | None:
    """Return what the bot sees in an option in the Cave, or None where that is told as everywhere."""
    what, _, rest = str(option.key).partition(":")
    area = rest.split(":")[0]
    if what == "enter-cave" or decision.kind == "enter-cave":
        return _going_in(at) if what in ("enter-cave", "yes") else []
    if what in ("move", "space") and area in load_cave():
        return _area(at, area)
    if what == "out":
        return _going_out(at)
    if what.startswith("gates-") or what == "two-dice":
        found = dict(odds.weighed(chancer(at.me), decision.kind, tuple(decision.keys())))
        chance = found.get("find" if what == "two-dice" else what)
        return [] if chance is None else [text("why.chance", won=chance[0], of=chance[1])]
    if decision.kind == "trials":
        return [text("why.trials", percent=trials(at))] if what == "yes" else []
    return None


def _going_in(at: Situation) -> list[Text]:
    """Tell why it goes into the Cave, or why not."""
    if wants_cave(at):
        return [text("why.cave-fit")]
    if not is_strong(at):
        return [_weak()]
    return [text("why.cave-bound" if at.ready() or at.view.crowned or at.owns(CRYSTAL) else "why.cave-hurt")]


def _going_out(at: Situation) -> list[Text]:
    """Tell why it leaves the Cave, or that there is still something to be had."""
    if not wants_out(at):
        return [text("why.cave-stays")]
    if at.owns(CRYSTAL) or at.ready() or at.view.crowned:
        return [text("why.cave-crown")]
    return [text("why.cave-hurt") if is_strong(at) else _weak()]


def _weak() -> Text:
    return text("why.cave-weak", battle=CAVE_BATTLE, craft=CAVE_CRAFT, both=CAVE_BOTH)


def _area(at: Situation, area: SpaceId) -> list[Text]:
    """Tell what an area holds, and how near it is to where the player is bound, or to the way out."""
    found: list[Text] = []
    for uid in at.view.lying.get(area, ()):
        if at.data.card(uid).is_enemy:
            lead = at.lead(uid, area)
            found.append(text("why.foe", foe=card_name(uid), won=win36(lead), lost=lose36(lead), of=36))
    if lying_worth(at, area) > 0:
        found.append(text("why.heap"))
    fresh = max(0, load_cave()[area].draw - len(at.view.lying.get(area, ())))
    if fresh:
        found.append(text("why.draw", cards=fresh))
    if load_cave()[area].kind == "chamber" and not at.view.depths.found and at.craft >= LEAST_POWER:
        won, of = odds.two_dice(at.craft)
        found.append(text("why.may-be-crystal", won=won, of=of))
    bound = goal(at) or ENTRANCE
    steps = far_from(area)[bound]
    return [*found, text("why.from-goal" if goal(at) else "why.from-out", steps=steps, goal=space_name(bound))]
