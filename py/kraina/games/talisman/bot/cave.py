"""How a sensible player goes about the Cave: where he goes inside, and when he leaves. Rules 13.1-13.6."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeAlias

from kraina.engine.decision import Decision, Option
from kraina.engine.ids import design_of
from kraina.games.talisman.board import SpaceId
from kraina.games.talisman.bot.goods import card_worth
from kraina.games.talisman.bot.magic import act_worth
from kraina.games.talisman.bot.outlook import Situation, lose36, win36
from kraina.games.talisman.bot.places import ENOUGH, for_crystal, is_strong, lying_worth, trials, wants_cave
from kraina.kit.cave import odds
from kraina.kit.cave.board import ENTRANCE, load_cave, steps_between
from kraina.kit.cave.box import CRYSTAL, load_box

Judge: TypeAlias = Callable[[Situation, Decision[Any], Option[Any]], int]

HALE = 4
"""Lives of somebody who is whole."""
SPENT = 2
"""Lives with which one leaves it: the way out costs some too."""
LOOKS = 300
"""What it is worth to find the Crystal's Chamber."""
DEPTH = 4
"""What a step away from the Entrance costs who has few lives to lose."""
RICH = 6
"""Lives with which depth is no matter."""
FRESH = 32
"""What a Cave card not yet drawn is worth."""
STEP = 9
"""What a step towards the goal is worth."""
ASIDE = 2000
"""Added to what areas are worth, so that going somewhere is never worth less than nothing."""
NEVER = -9000
LOW, SAFE = 3, 34
"""Greatest number of a bad blow, and ways in 36 to win from which on no second one is needed."""
BLOOD = 60
"""What a life is worth beside things and gold, in questions of one or the other."""


@cache
def far_from(start: SpaceId) -> Mapping[SpaceId, int]:
    """Return how many steps every area of the Cave is away from one."""
    return steps_between(load_cave(), start)


def wants_out(at: Situation) -> bool:
    """Return whether the player wants to leave the Cave."""
    return (
        at.me.life <= SPENT
        or not is_strong(at)
        or at.owns(CRYSTAL)
        or (at.ready() and not for_crystal(at))
        or at.view.crowned
    )


def goal(at: Situation) -> SpaceId:
    """Return where in the Cave the player is bound, or nowhere in particular."""
    if wants_out(at):
        return ENTRANCE
    found = at.view.depths.found
    return found if found and not at.me.barred and trials(at) >= ENOUGH else ""


def area_worth(at: Situation, area: SpaceId) -> int:
    """Return what ending a move on an area of the Cave is worth."""
    space, bound = load_cave()[area], goal(at)
    fresh = max(0, space.draw - len(at.view.lying.get(area, ())))
    worth = lying_worth(at, area) - _dread(at, area) + fresh * (-2 * FRESH if wants_out(at) else FRESH)
    if not bound and at.me.life < RICH:
        worth -= DEPTH * far_from(ENTRANCE)[area]
    if space.kind == "chamber":
        worth += 900 * trials(at) // 100 if area == bound else -10
        worth += LOOKS * odds.two_dice(at.craft)[0] // odds.two_dice(at.craft)[1] if not at.view.depths.found else 0
    if area in ("narrowing-corridor", "ancient-power-plant"):
        worth -= 20 * len(at.me.objects)
    if space.kind == "gate" and not bound:
        worth -= 60
    return worth - (STEP * far_from(area)[bound] if bound else 0)


def _dread(at: Situation, area: SpaceId) -> int:
    """Return what creatures that lie on an area cost beyond one life, on the average."""
    dread = 0
    for uid in at.view.lying.get(area, ()):
        card = load_box().cards.get(design_of(uid))
        if card is not None and card.is_enemy:
            dread += lose36(at.lead(uid, area)) * max(0, card.harm - 1) * at.life_worth // 36
    return dread


def _best(at: Situation, keys: list[SpaceId]) -> int:
    return max((area_worth(at, area) for area in keys), default=0)


def turn(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Leave when it is time, else move; force the Gates only for a goal behind them."""
    key = str(option.key)
    here = at.me.space
    if key == "enter-cave":
        return ASIDE
    if key.startswith("out:"):
        return ASIDE + (3000 if wants_out(at) else -500)
    if key in ("roll", "step"):
        exits = load_cave()[here].exits
        near = _best(at, list(exits))
        far = [area for area, steps in far_from(here).items() if 1 < steps <= 6]
        return ASIDE + (near if key == "step" else (near + _best(at, far)) // 2)
    if key.startswith("gates-"):
        return ASIDE + _gate(at, key)
    worth = act_worth(at, option)
    return worth + 3 * ASIDE if worth > 0 else NEVER


def _gate(at: Situation, key: str) -> int:
    beyond = next((area for area in load_cave()[at.me.space].exits if area != at.me.came), ENTRANCE)
    bound = goal(at)
    closer = bool(bound) and far_from(beyond)[bound] < far_from(at.me.came)[bound]
    if key == "gates-back":
        return 0 if closer else 100
    if key in ("gates-open", "gates-pickaxe"):
        return 150 if closer else 20
    ways, of = odds.gates(at.strength if key == "gates-strength" else at.craft)
    return (100 if closer else 10) * ways // of


def going(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Go where it is best."""
    area = str(option.key).split(":")[1]
    return ASIDE + (area_worth(at, area) if area in load_cave() else 0)


def way(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Go on, or back towards the goal."""
    back, here = at.me.came, at.me.space
    others = [area for area in load_cave()[here].exits if area != back]
    return ASIDE + (_best(at, others) if option.key == "go-on" else area_worth(at, back))


def _yes(worth: Callable[[Situation], int]) -> Judge:
    return lambda at, decision, option: worth(at) if option.key == "yes" else 0


def chamber(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Look for the Crystal when the chance is fair."""
    ways, of = odds.two_dice(at.craft)
    return (400 * ways // of - 100 if at.me.spare_craft else 100) if option.key == "two-dice" else 0


def or_life(word: str, price: int) -> Judge:
    """Return the judge of a choice between a life and something else."""
    return lambda at, decision, option: ASIDE - (at.life_worth if option.key == word else price)


def give(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Part with what is worth least."""
    key = str(option.key)
    if key in ("lose-stamina", "gold"):
        return ASIDE - (at.life_worth if key == "lose-stamina" else 30)
    return ASIDE - card_worth(at, key.split(":", 1)[1])


def payment(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Give the Gnome gold before cards."""
    return -card_worth(at, str(option.key).split(":", 1)[1])


def again(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Strike again after a blow that loses, or draws low; while the other die is unknown, after a bad one."""
    fight, value = at.view.fight, dict(decision.prompt.params).get("value")
    if option.key == "keep" or fight is None or not isinstance(value, int):
        return 0
    theirs = fight.rolled.get("theirs" if fight.player == at.me.player else "mine")
    if theirs is None:
        return 1 if value <= LOW and win36(at.running_lead()) < SAFE else -1
    lead = at.running_lead() + value - theirs
    return 1 if lead < 0 or (lead == 0 and value <= LOW) else -1


def close_way(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Close a way right before a rival, and not before oneself."""
    space = str(option.key).split(":", 1)[1]
    beside = load_cave()[space].exits if space in load_cave() else [at.data.board.step(space, one) for one in (1, -1)]
    rivals = [one for one in at.view.heroes if one.character and one.player != at.me.player]
    return 100 + 10 * sum(one.space in beside for one in rivals) - (30 if at.me.space in beside else 0)


JUDGES: Mapping[str, Judge] = {
    "step": going, "direction": going, "gale": going, "flee": going, "circle-goal": going, "pointer": going,
    "cave-in": close_way, "way": way, "chamber": chamber, "gnome": payment, "tribute": give,
    "offering": give, "altar-gift": give, "robbed": give, "give-up": give, "exiled-knight-again": again,
    "enter-cave": _yes(lambda at: 100 if wants_cave(at) else -100),
    "trials": _yes(lambda at: 100 if trials(at) >= ENOUGH or not (at.me.spare_strength or at.me.spare_craft) else -1),
    "pendulum": _yes(lambda at: 1), "signs": _yes(lambda at: 1), "foreman": _yes(lambda at: 1),
    "spring": _yes(lambda at: -1), "altar": _yes(lambda at: 1), "circle": _yes(lambda at: 1 if wants_out(at) else -1),
    "leech": _yes(lambda at: 1), "camp": _yes(lambda at: 1 if at.me.life <= SPENT else -1),
    "buy-spell": _yes(lambda at: 1 if len(at.me.spells) < at.me.spell_limit else -1),
    "cannibal-eats": _yes(lambda at: 1 if at.me.life < HALE else -1),
    "bribe": _yes(lambda at: 1 if at.battle <= 5 else -1), "pit": _yes(lambda at: 1 if at.battle >= 5 else -1),
    "gold-washer": _yes(lambda at: 1 if wants_cave(at) else -1), "river": _yes(lambda at: 1 if wants_cave(at) else -1),
    "hunger": or_life("lose-stamina", 30), "melkart": or_life("lose-stamina", BLOOD),
    "below": lambda at, decision, option: 10 if option.key == "no" else card_worth(at, option.key.split(":", 1)[1]),
    "recruitment": lambda at, decision, option: 1 if option.key == "pay-gold" else 0,
    "thieves": lambda at, decision, option: 1 if (option.key == "all-gold") == (at.me.gold <= 2) else 0,
    "master": lambda at, decision, option: {"strength": 2, "power": 3}.get(str(option.key), 1),
    "seer": lambda at, decision, option: 1 if option.key == "power" else 0,
    "pass-chamber": lambda at, decision, option: 1 if option.key == "pass-by" else 0,
    "bog-witch-animals": lambda at, decision, option: at.craft if option.key == "craft" else at.strength,
}  # fmt: skip
"""Kind of decision of the Cave -> how its options are judged."""


def judge_below(at: Situation, decision: Decision[Any]) -> Judge | None:
    """Return the judge of a question that comes with the Cave, or None for one of the base game."""
    if decision.kind == "turn" and (at.me.space in load_cave() or "enter-cave" in decision.keys()):  # noqa: SIM118
        return turn
    if decision.kind == "move" and at.me.space in load_cave():
        return going
    return JUDGES.get(decision.kind)
