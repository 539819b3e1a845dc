"""Where a sensible player goes: what a field is worth, and the goals that draw him."""

from kraina.engine.values import frozen
from kraina.games.legenda.board import FieldId
from kraina.games.legenda.bot.goods import learn_worth, market_worth, train_worth
from kraina.games.legenda.bot.outlook import MISSION, VICTORY, Situation, win100
from kraina.games.legenda.bot.terrains import beast_worth, explore_worth, mission_worth
from kraina.games.legenda.cards import SHAPESHIFTER

DECAY: tuple[int, ...] = tuple(100 * 90**steps // 100**steps for steps in range(25))
"""Hundredths that a goal is still worth from so many steps away."""
EAGERNESS = 70
"""Hundredths of what a goal is worth that a step towards it is worth: the way is as good as any other."""


@frozen()
class Goal:
    """A field that draws, and how much."""

    field: FieldId
    worth: int


def task_worth(at: Situation, task: str) -> int:
    """Return what a fight at a special place is worth."""
    numbers = at.data.numbers
    mission = at.data.missions.get(at.me.mission)
    if task == "captor" and mission is not None and mission.trait is not None:
        return mission_worth(at, win100(at.me.value(mission.trait) - numbers.captor - at.added), numbers.mission_loss)
    if task == "servant":
        return _duel_worth(at, at.me.mission)[1]
    if task == "reflection":
        first, second = at.fight100(numbers.shapeshifter), at.fight100(numbers.shapeshifter - numbers.secret)
        return _servant_worth(at, at.fight100(numbers.reflection), first, second)
    if task == SHAPESHIFTER:
        more = numbers.secret if at.me.reflection else 0
        won = at.fight100(numbers.shapeshifter - more)
        return (won * 2 * MISSION - (100 - won) * at.life_worth(numbers.mission_loss)) // 100
    return mission_worth(at, _master100(at, at.me.mission, numbers.secret if at.me.secret else 0), numbers.mission_loss)


def _duel_worth(at: Situation, ident: str) -> tuple[int, int]:
    """Return what a duel is worth, fought at once and with the servant first."""
    numbers = at.data.numbers
    before, after = _master100(at, ident, 0), _master100(at, ident, numbers.secret)
    at_once = mission_worth(at, before, numbers.mission_loss)
    return at_once, _servant_worth(at, at.fight100(numbers.servant), before, after)


def _servant_worth(at: Situation, won: int, before: int, after: int) -> int:
    """Return what fighting a servant first is worth: the master is likelier to be beaten afterwards."""
    gain = won * (at.small_worth(at.goal()) + (after - before) * MISSION * 13 // 1000)
    return (gain - (100 - won) * at.life_worth()) // 100 + max(0, mission_worth(at, before, 2)) * 8 // 10


def _master100(at: Situation, ident: str, more: int) -> int:
    """Return the chance, of 100, against the master of a duel."""
    mission = at.data.missions.get(ident)
    if mission is None or mission.high is None or mission.low is None:
        return 0
    high, low = at.data.numbers.master
    first = win100(at.me.value(mission.high) + more - high - at.added)
    return (first + win100(at.me.value(mission.low) + more - low - at.added)) // 2


def prospect(at: Situation, ident: str) -> int:
    """Return what a mission is worth from where the player stands: its fight, and the way there and to a city."""
    mission, steps, board = at.data.missions[ident], at.view.board.steps(at.me.field), at.view.board
    if mission.kind == "beast":
        away = min((steps[one.id] for one in board.fields.values() if one.ground == mission.terrain), default=24)
        won = at.fight100(at.data.numbers.beast)
        return max(0, mission_worth(at, won, at.data.numbers.mission_loss)) * DECAY[min(24, away + 2)] // 100
    place = at.data.atlas.places[mission.place]
    away = steps[place]
    if mission.trait is not None:
        away += min(board.steps(place)[city] for city in board.cities) // 2
        won = win100(at.me.value(mission.trait) - at.data.numbers.captor - at.added)
        worth = mission_worth(at, won, at.data.numbers.mission_loss)
    else:
        worth = max(_duel_worth(at, ident))
    return max(0, worth) * DECAY[min(24, away)] // 100


def swap_worth(at: Situation) -> int:
    """Return what another mission is worth more than the own one on the average, the price taken off."""
    return at.once("swap", lambda: _swap_worth(at))


def _swap_worth(at: Situation) -> int:
    if not at.me.mission or at.me.captive_to or at.view.open or at.me.denars < at.data.numbers.swap:
        return -1
    others = [one for one in at.data.missions if one not in (SHAPESHIFTER, at.me.mission)]
    average = sum(prospect(at, one) for one in others) // len(others)
    return average - prospect(at, at.me.mission) - at.cost(at.data.numbers.swap) * 3 // 2


def goals(at: Situation) -> list[Goal]:
    """Return what draws the player: a throne above all, a captive's city, his mission, and what cities offer."""
    return at.once("goals", lambda: _goals(at))


def _goals(at: Situation) -> list[Goal]:
    throne = at.crowned_city()
    if throne:
        return [Goal(throne, VICTORY)]
    found = [Goal(city, city_worth(at, city)) for city in at.view.board.cities]
    if at.me.captive_to:
        found.append(Goal(at.me.captive_to, MISSION))
    mission = at.data.missions.get(at.me.mission)
    if mission is not None and mission.place and not at.me.captive_to:
        task = "captor" if mission.kind == "rescue" else "master"
        tasks = [task, "servant"] if mission.kind == "duel" and not at.me.secret else [task]
        found.append(Goal(at.data.atlas.places[mission.place], max(task_worth(at, one) for one in tasks)))
    if mission is not None and mission.kind == "beast":
        worth = beast_worth(at, mission.terrain or "") // 2
        fields = at.view.board.fields.values()
        found += [Goal(field.id, worth) for field in fields if field.ground == mission.terrain]
    if at.view.open:
        place = at.data.atlas.places[at.data.missions[SHAPESHIFTER].place]
        worth = max(task_worth(at, one) for one in (SHAPESHIFTER, *(() if at.me.reflection else ("reflection",))))
        found.append(Goal(place, worth))
    return [goal for goal in found if goal.worth > 0]


def city_worth(at: Situation, city: FieldId) -> int:
    """Return what a visit to a city is worth now: a mission, life, a spell, a lesson, equipment."""
    worth = 0
    if not at.me.mission and not at.view.open:
        worth += MISSION
    healed = min(at.data.numbers.life - at.me.life, at.me.denars)
    if at.me.life <= 3 and healed > 0:
        worth += at.life_worth() * 2
    worth += learn_worth(at) * 18 // 100 + train_worth(at, city) + max(0, swap_worth(at))
    if at.me.denars >= at.data.numbers.item:
        worth += market_worth(at) // 2
    return worth


def drawn(at: Situation, found: list[Goal], field: FieldId) -> int:
    """Return how much the goals draw to a field: what the best of them is worth from there."""
    board = at.view.board
    return max((goal.worth * DECAY[min(24, board.steps(goal.field)[field])] // 100 for goal in found), default=0)


def aim(at: Situation) -> Goal | None:
    """Return the goal that the player goes for from where he stands: the one that is worth most over its distance."""
    steps = at.view.board.steps(at.me.field)
    far = [goal for goal in goals(at) if goal.field != at.me.field]
    return max(far, key=lambda goal: goal.worth * DECAY[min(24, steps[goal.field])], default=None)


def way_worth(at: Situation, field: FieldId) -> int:
    """Return what it is worth to stand on another field: how much nearer it is to what the player goes for."""
    goal, board = at.once("aim", lambda: aim(at)), at.view.board
    if goal is None:
        return 0
    nearer = board.steps(goal.field)[at.me.field] - board.steps(goal.field)[field]
    return min(VICTORY, goal.worth) * EAGERNESS * nearer // 100


def waiting(at: Situation, field: FieldId) -> int:
    """Return the worth of the best goal that waits on a field."""
    return max((one.worth for one in goals(at) if one.field == field), default=0)


def step_worth(at: Situation, field: FieldId) -> int:
    """Return what stepping onto a field is worth: what happens and waits there, and the way to what is wanted."""
    ground = at.view.board.fields[field]
    mission = at.data.missions.get(at.me.mission)
    placed = mission is not None and bool(ground.place) and mission.place == ground.place and not at.me.captive_to
    if ground.city or placed:
        return way_worth(at, field) + waiting(at, field)
    explored = explore_worth(at, ground.terrain)
    return way_worth(at, field) + (max(explored, waiting(at, field)) if ground.place else explored)
