"""How a sensible player judges the options of each kind of decision, in points."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from kraina.engine.decision import Decision, Option
from kraina.engine.ids import PlayerId
from kraina.games.legenda.bot.free_spells import unknown_worth
from kraina.games.legenda.bot.goods import (
    artifact_worth,
    item_worth,
    kept_worth,
    learn_worth,
    lessons_worth,
    market_worth,
    sale_worth,
    spell_worth,
    train_worth,
)
from kraina.games.legenda.bot.magic import act_worth, again_helps
from kraina.games.legenda.bot.outlook import DENAR, SMALL, Situation, duel100, win100
from kraina.games.legenda.bot.places import drawn, goals, step_worth, swap_worth, task_worth
from kraina.games.legenda.bot.terrains import explore_worth
from kraina.games.legenda.cards import TRAITS, Challenge, Enemy, Treasure
from kraina.games.legenda.cities import TAUGHT
from kraina.games.legenda.odds import lead_odds
from kraina.games.legenda.view import HeroView

Judge: TypeAlias = Callable[[Situation, Decision[Any], Option[Any]], int]
STAND = 1
"""What ending the turn, or a purchase, is worth: what brings nothing is left."""


def rest_of(option: Option[Any]) -> str:
    """Return what an option's key names behind its verb."""
    return str(option.key).partition(":")[2]


def turn(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Do first what costs nothing, then what is worth most."""
    verb, rest = str(option.key).partition(":")[0], rest_of(option)
    if verb == "end":
        return STAND
    if verb == "step":
        return step_worth(at, rest)
    if verb == "city":
        return _service_worth(at, rest)
    if verb == "mission":
        return 3000 if rest == "draw" else _first(swap_worth(at))
    if verb == "attack":
        return _attack_worth(at, at.view.hero(PlayerId(int(rest))))
    if verb == "attempt":
        return max(task_worth(at, task) for task in _tasks(at))
    return act_worth(at, option)


def _first(worth: int) -> int:
    """Return what doing something that costs no movement point is worth: it goes before a step, if it is worth it."""
    return worth + 300 if worth > 0 else worth


def _tasks(at: Situation) -> list[str]:
    """Return what could be fought where the player stands."""
    mission = at.data.missions.get(at.me.mission)
    place = at.view.board.fields[at.me.field].place
    if mission is None or mission.place != place:
        return ["shapeshifter"] if at.me.reflection else ["reflection", "shapeshifter"]
    if mission.kind == "rescue":
        return ["captor"]
    return ["master"] if at.me.secret else ["servant", "master"]


def _service_worth(at: Situation, service: str) -> int:
    """Return what a service of the city is worth; a free first action costs no movement point."""
    free = at.view.turn is not None and at.view.turn.free
    worth = {
        "healer": at.life_worth() * 3 // 2 - DENAR,
        "market": market_worth(at),
        "guild": learn_worth(at),
        "shop": max((sale_worth(at, one) for one in at.me.artifacts), default=0),
        "instructor": train_worth(at, at.me.field),
        "fingers": (market_worth(at) + at.data.numbers.item * DENAR) // 3 - at.life_worth() // 6,
    }[service]
    taught = at.view.turn is not None and TAUGHT in at.view.turn.done
    if service == "fingers" or (service == "guild" and (taught or "well-read" in at.me.abilities)):
        return _first(worth)
    return worth + (150 if worth > 0 and free else 0)


def _attack_worth(at: Situation, rival: HeroView) -> int:
    """Attack who is weaker and has something, or is about to win."""
    lead = max(at.me.value(t) for t in TRAITS) - max(rival.value(t) for t in TRAITS)
    won, lost = duel100(lead), duel100(-lead)
    prize = SMALL + at.denars_worth(rival.denars) + (110 if rival.artifacts else 25 if rival.items else 0)
    prize += 120 if at.leads(rival) else 0
    own = at.me.denars * DENAR + (110 if at.me.artifacts else 25 if at.me.items else 0)
    return (won * prize - lost * (own + at.life_worth(min(2, at.me.life)))) // 100 - 60


def cast(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Cast the best spell, or none."""
    return 0 if option.key == "no" else act_worth(at, option)


def price(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Pay what was reckoned with already."""
    return 5 if option.key == "yes" else 1


def response(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Step in where it helps."""
    return 0 if option.key == "pass" else act_worth(at, option)


def task(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Fight what promises most at the special place, or explore it where that is allowed."""
    if option.key == "no":
        return explore_worth(at, at.view.board.fields[at.me.field].terrain)
    return task_worth(at, rest_of(option))


def trait(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Fight by the trait in which one is furthest ahead; a little for the experience."""
    fight = at.view.fight
    name = rest_of(option)
    theirs = fight.traits.get(name, 0) if fight is not None else 0
    return 10 * win100(at.me.value(name) - theirs - at.added) + at.small_worth(name) // 4


def declare(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Fight a duel by the best trait."""
    return 100 * at.me.value(rest_of(option)) - at.me.traits[rest_of(option)].base


def item(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Take the item that is worth most."""
    return 0 if option.key == "no" else item_worth(at, rest_of(option)) + at.data.numbers.item * DENAR


def room(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Part with what is worth least, or leave the new item."""
    new = str(decision.source)
    return 500 - (kept_worth(at, new) if option.key == "no" else kept_worth(at, rest_of(option)))


def trade(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Buy what is worth its price; sell nothing, or it would be bought back."""
    verb = str(option.key).partition(":")[0]
    return item_worth(at, rest_of(option)) if verb == "buy" else STAND if verb == "done" else -1


def sell_artifact(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Sell an artifact that is worth less than its price."""
    return 0 if option.key == "done" else sale_worth(at, rest_of(option))


def heal(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Heal most, but keep something where life is no trouble."""
    points = int(rest_of(option))
    left = at.me.denars - points
    need = max(0, 4 - at.me.life)
    return points * 10 if points <= need or left >= 3 else need * 10 - points


def guild(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Choose a spell where that is worth the higher fee."""
    drawn, chosen = lessons_worth(at)
    return {"chosen": chosen, "random": drawn}.get(option.key, 0)


def spell(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Learn the best spell."""
    return spell_worth(at, rest_of(option))


def amnesia(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Forget what is worth less than what is drawn instead."""
    return unknown_worth(at) - spell_worth(at, rest_of(option))


def city(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Go to the city from which the goals are nearest."""
    field = at.data.atlas.cities[rest_of(option)].field
    return drawn(at, [goal for goal in goals(at) if goal.field != field], field)


def start(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Start a rival far from the city of his own trait."""
    who = dict(decision.prompt.params)["who"]
    rival = at.view.hero(PlayerId(int(getattr(who, "player", 0))))
    field = at.data.atlas.cities[rest_of(option)].field
    own = at.data.heroes[rival.hero].own
    home = next(one.field for one in at.data.atlas.cities.values() if one.trait == own)
    return at.view.board.steps(field)[home]


def legend(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Choose the Legend card that promises most."""
    return legend_worth(at, rest_of(option))


def legend_worth(at: Situation, card: str) -> int:
    """Return what meeting a Legend card is worth."""
    legend = at.data.legend[card]
    if isinstance(legend, Enemy):
        faces = at.data.heroes[at.me.hero].indicator
        home = int(at.view.board.fields[at.me.field].ground == legend.terrain)
        leads = [at.me.value(one) - legend.traits[one] - home - at.added for one in faces if legend.traits[one]]
        won = sum(map(win100, leads)) // max(1, len(leads))
        return (won * (at.small_worth(at.goal()) + at.denars_worth(2)) - (100 - won) * at.life_worth()) // 100
    if isinstance(legend, Challenge):
        won = win100(at.me.value(legend.trait) - legend.difficulty - at.added)
        gain = at.small_worth(legend.trait) + _operation(at, legend.success)
        return (won * gain + (100 - won) * _operation(at, legend.failure)) // 100
    if isinstance(legend, Treasure):
        more = legend.terrain is not None and at.view.board.fields[at.me.field].ground == legend.terrain
        return sum(_operation(at, gain) for gain in (*legend.gains, *((legend.more,) if more else ())))
    return 60


def _operation(at: Situation, operation: str) -> int:
    """Return what an operation is worth."""
    what, _, number = operation.partition(":")
    if what == "give":
        return 45
    points = int(number)
    if what == "life":
        return -at.life_worth() if points < 0 else at.life_worth() * (at.me.life < at.data.numbers.life)
    if what == "die":
        return at.denars_worth(7) // 2
    return {"move": 60, "denars": DENAR, "item": 50, "artifact": 120}[what] * points


def artifact(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Take the best artifact."""
    return artifact_worth(at, rest_of(option))


def loot(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Take the best of what the beaten one has."""
    card = rest_of(option)
    if option.key == "no":
        return 0
    return artifact_worth(at, card) if card in at.data.artifacts else item_worth(at, card) + 2 * DENAR


def battle_cry(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Fight by courage when that is likelier to win."""
    fight = at.view.fight
    shown = str(getattr(dict(decision.prompt.params)["trait"], "key", "")).split(".")[1]
    if fight is None:
        return 0
    by_courage = at.me.value("courage") - fight.traits.get("courage", 0)
    return 5 if (option.key == "yes") == (by_courage > at.me.value(shown) - fight.traits.get(shown, 0)) else 1


def ace(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Throw again when another throw would be likelier to win."""
    fight = at.view.fight
    better = fight is not None and again_helps(fight, at.me.player)
    return 5 if (option.key == "yes") == better else 1


def slip_away(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Slip away from what would rather harm."""
    worth = legend_worth(at, str(decision.source))
    return 5 if (option.key == "yes") == (worth < 0) else 1


def sure_feet(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Roll again after an accident."""
    return 5 if option.key == "yes" else 1


def woodcraft(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Leave the die unrolled where exploring would rather harm, and on the way to be proclaimed."""
    ground = at.view.board.fields[at.me.field]
    harms = bool(at.crowned_city()) or explore_worth(at, ground.terrain) < 0
    return 5 if (option.key == "yes") == harms else 1


def stranger(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Pay a stranger for what is worth it."""
    card = str(decision.source)
    worth = {
        "villager": at.small_worth("courage") - 2 * DENAR,
        "devil": 100 if win100(at.me.value("knowledge") - 4) > 50 and at.me.life > 2 else -1,
        "dice-player": 20 if lead_odds(at.me.value("luck") - 3).won > 20 else -1,
        "wandering-mage": 60,
        "hermit": 70,
        "old-witch": 80 if at.me.life >= 4 else -1,
        "exiled-scholar": 80,
        "veteran": 70 if at.me.denars >= 3 else -1,
        "astrologer": 70 if at.me.denars >= 3 else -1,
        "carter": _carter_worth(at),
    }[card]
    return 5 if (option.key == "yes") == (worth > 0) else 1


def _carter_worth(at: Situation) -> int:
    """Return how much nearer the nearest city is to what is wanted."""
    found = goals(at)
    city_field = at.view.board.nearest_cities(at.me.field)[0]
    return drawn(at, found, city_field) - drawn(at, found, at.me.field) - 60


def lesson(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Learn where experience is worth most."""
    return at.small_worth(str(option.key))


def by_lot(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Leave it to chance."""
    return 1


JUDGES: Mapping[str, Judge] = {
    "turn": turn, "cast": cast, "price": price, "response": response, "task": task, "trait": trait,
    "declare": declare, "item": item, "room": room, "trade": trade, "sell-artifact": sell_artifact, "heal": heal,
    "guild": guild, "spell": spell, "amnesia": amnesia, "return": city, "portal": city, "nearest": city,
    "escort": city, "start": start, "legend": legend, "artifact": artifact, "loot": loot, "battle-cry": battle_cry,
    "ace": ace, "slip-away": slip_away, "sure-feet": sure_feet,
    "woodcraft": woodcraft, "stranger": stranger, "lesson": lesson,
}  # fmt: skip
"""Kind of decision -> how its options are judged."""
