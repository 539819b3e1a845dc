"""What ending a move on a space is worth to a sensible player, in hundredths of a point."""

from collections.abc import Callable, Mapping

from kraina.games.magiczny_miecz.board import FOREST, GLADE, ICE_KINGDOM, RUINS, VALLEY, SpaceId
from kraina.games.magiczny_miecz.bot.goods import card_worth, gold_worth, heap_worth
from kraina.games.magiczny_miecz.bot.hunt import hunted, prayer_worth
from kraina.games.magiczny_miecz.bot.outlook import CALM, FRAIL, MOST_HASTE, POINT, Situation, chance
from kraina.games.magiczny_miecz.points import total
from kraina.games.magiczny_miecz.view import SeekerView
from kraina.games.magiczny_miecz.ways import Way

PULL = 9
"""What a step nearer to a goal is worth."""
HURRY, TRUDGE = 7, 40
"""How much stronger goals pull whoever is ready; who moves a space a turn must not shy away from the next one."""
NO_WAY = -5000
"""What a way is worth that is not to be taken at all."""
HEALERS = {"lower": "village", "middle": "hermitage", "upper": VALLEY}
"""Where in each circle gold heals without danger; from the Upper Circle the way there leads down."""
CROSS = 250
"""What reaching the next circle is worth when it is time."""


def way_worth(at: Situation, way: Way) -> int:
    """Return what a way is worth: where it ends, or what is tried there."""
    if way.barrier == "swamp":
        return swamp_worth(at)
    if way.barrier == "ice":
        return ice_worth(at)
    if way.barrier == "gate":
        return gate_worth(at, way.end)
    worth = space_worth(at, way.end)
    if way.crosses and at.owns("noon-wraith"):
        worth += CROSS  # it is left behind
    elif way.crosses:
        worth += POINT // 2 if goes_down(at, way) else -CROSS
    return worth + pull(at, way.end)


def goes_down(at: Situation, way: Way) -> bool:
    """Return whether walking down to a lower circle fits my plans: from the Upper Circle, to grow, or to hunt there."""
    circle = at.data.board.circle
    if at.ready():
        return False
    return circle(at.me.space) == "upper" or any(circle(space) == circle(way.end) for space in hunted(at))


def swamp_worth(at: Situation) -> int:
    """Return what trying the Swamp is worth."""
    won, lost = swamp_ways(at)
    return (won * (CROSS + 20 * min(at.haste(), MOST_HASTE) * POINT // PULL) - lost * at.life_price()) // 36 - 10


def swamp_ways(at: Situation) -> tuple[int, int]:
    """Return in how many of 36 ways two dice are below my Magic, and above it (11.3)."""
    dice = [one + other for one in range(1, 7) for other in range(1, 7)]
    return sum(rolled < at.magic for rolled in dice), sum(rolled > at.magic for rolled in dice)


def ice_worth(at: Situation) -> int:
    """Return what challenging the Knight is worth; only who is ready goes up."""
    if not at.ready():
        return -CROSS
    odds = chance(at.sword - 10)
    return (odds.won * 2 * CROSS - odds.lost * at.life_price()) // 36


def gate_worth(at: Situation, gate: SpaceId) -> int:
    """Return what challenging a guardian of the Bridge is worth."""
    if not at.ready() or gate not in at.gates():
        return NO_WAY
    own = at.sword if gate == RUINS else at.magic
    won = sum(chance(own - 4 - value).won for value in range(1, 7)) // 6
    return (won * 3 * CROSS // 36) * at.trap_chance(gate) // 216


def pull(at: Situation, space: SpaceId) -> int:
    """Return what being so near to the goals of my circle is worth."""
    ring = at.data.board.ring(space)
    eager = TRUDGE if at.owns("noon-wraith") else HURRY if at.ready() else 1 + at.haste() // CALM
    return -PULL * eager * min((steps(at, space, goal) for goal in goals(at, space) if goal in ring), default=0)


def steps(at: Situation, space: SpaceId, goal: SpaceId) -> int:
    """Return how far a goal is; whom the Noon-wraith slows down passes no Ferry without gold."""
    ring = at.data.board.ring(space)
    if at.me.gold or not at.owns("noon-wraith"):
        return at.data.board.distance(space, goal)
    walks = [[ring[(ring.index(space) + way * far) % len(ring)] for far in range(len(ring))] for way in (1, -1)]
    ways = [walk[: walk.index(goal) + 1] for walk in walks]
    return min((len(way) - 1 for way in ways if not any(at.data.board[one].design == "ferry" for one in way)),
               default=len(ring))  # fmt: skip


def goals(at: Situation, space: SpaceId) -> list[SpaceId]:
    """Return where I want to be in the circle of a space."""
    circle = at.data.board.circle(space)
    if at.me.life <= FRAIL and (at.me.gold or (circle == "lower" and at.me.alignment == "good")):
        well = ["well-of-eternity"] if circle == "lower" and at.me.alignment == "good" else []
        return [*well, HEALERS[circle]] if at.me.gold else well
    if at.ready():
        return {"lower": [GLADE], "middle": [ICE_KINGDOM]}.get(circle, at.gates())
    prey = [one for one in hunted(at) if at.data.board.circle(one) == circle]
    if prey:
        return prey
    if circle == "lower":
        return [GLADE] if at.magic >= 6 - at.haste() // 2 else ["tavern", "village"]
    if circle == "upper":
        return [VALLEY]
    if at.owns("noon-wraith"):
        return [FOREST]
    found = [] if at.strong() else ["magic-gate"]
    if not at.owns("magic-sword"):
        found += ["temple-of-nemed", "mist-plateau"]
    if not at.owns("toliman-shield"):
        found.append("fortress-of-the-keeper")
    return found


def space_worth(at: Situation, space: SpaceId) -> int:
    """Return what ending a move on a space is worth, cards on it included."""
    worth = at.fight_worth(*at.foes(space), space)
    if worth > -150 // 4:
        worth += heap_worth(at, space)
    spot = at.data.board[space]
    if spot.draw:
        unknown = max(0, spot.draw - len(at.view.lying.get(space, ())))
        return worth + unknown * draw_worth(at, spot.enemies)
    instruction = INSTRUCTIONS.get(spot.design)
    if instruction is not None and not at.safe(space):
        worth += instruction(at)
    return worth + rivals_worth(at, space)


def draw_worth(at: Situation, plus: int) -> int:
    """Return what an unknown Event is worth: a third of them are Enemies."""
    sword, magic = chance(at.sword - 4 - plus), chance(at.magic - 4 - plus)
    fights = (sword.won * 80 - sword.lost * at.life_price()) * 22 + (magic.won * 20 - magic.lost * at.life_price()) * 10
    found = 0 if at.owns("magic-sword") or at.data.board.circle(at.me.space) == "lower" else 3 * at.key_price() // 165
    return 45 + found + fights // 36 // 165


def rivals_worth(at: Situation, space: SpaceId) -> int:
    """Return what attacking the weakest Character there is worth."""
    best = 0
    for other in at.others_at(space):
        best = max(best, duel_worth(at, other, at.sword - total(other.combat), at.key_price()))
    return best


def duel_worth(at: Situation, other: SeekerView, lead: int, mission: int) -> int:
    """Return what a duel is worth so many points ahead: what can be taken, and a mission's worth, against a Life."""
    odds = chance(lead)
    prize = max([120, *(card_worth(at, uid) for uid in other.objects)])
    prize += mission if at.me.mission == "character" else 0
    return (odds.won * prize - odds.lost * at.life_price()) // 36


def _table(*worths: int) -> int:
    return sum(worths) // len(worths)


def _mill(at: Situation) -> int:
    if at.me.alignment == "good":
        return -at.life_price()
    if at.me.alignment == "chaotic":
        return (120 - at.life_price()) // 2
    return max(0, _table(POINT, POINT, 60, 30, -40, -at.life_price()))


def _ferry(at: Situation) -> int:
    return -25 if at.me.gold else -60


def _fortress(at: Situation) -> int:
    if at.owns("toliman-shield"):
        return 0
    if at.me.mission == "done" or 0 < at.gold_asked() <= at.me.gold:
        return at.key_price()
    return 0 if at.me.mission else 120


def _nemed(at: Situation) -> int:
    sword = 0 if at.owns("magic-sword") else (6 if at.owns("apple-of-inspiration") else 2) * at.key_price()
    weighed = -at.life_price() * 4 + 250 + POINT * 4 + POINT * 5 + 60 * 6 + 120 * 5 - 150 * 4 - 40 * 3 + sword
    return weighed // 36


def _hermitage(at: Situation) -> int:
    healed = min(max(0, 4 - at.me.life), at.me.gold)
    return healed * 120


def _village(at: Situation) -> int:
    spare = at.me.own_sword - at.data.characters[at.me.character].sword
    healed = min(max(0, 4 - at.me.life), at.me.gold)
    return max(healed * 120, _table(*(-POINT if spare else 0,) * 2, POINT, POINT, 60, 0))


INSTRUCTIONS: Mapping[str, Callable[[Situation], int]] = {
    "tavern": lambda at: _table(-20, 30, -60, at.fight_worth(4, 0, "tavern"), 40, 150),
    "barrow": lambda at: _table(POINT, 0, 0, -60, -60, at.fight_worth(0, 4, "barrow")),
    "village": _village,
    "devils-mill": _mill,
    "circle-of-power": lambda at: _table(at.fight_worth(5, 0, "circle-of-power"), -60, -60, 0, 0, POINT),
    "well-of-eternity": lambda at: 40 + 60 * max(0, 4 - at.me.life) if at.me.alignment == "good" else 0,
    "walled-town": lambda at: -20,
    "fortress-of-the-keeper": _fortress,
    "ferry": _ferry,
    "tower-of-destiny": lambda at: _table(-60, -300, -300, 30, 30, 0),
    "gate-guard": lambda at: -gold_worth(at, 1) if at.me.gold else -at.life_price(),
    "magic-gate": lambda at: POINT if not at.strong() else POINT // 5,
    "temple-of-nemed": lambda at: max(0, _nemed(at)),
    "hermitage": _hermitage,
    "cliff": lambda at: -at.life_price() // 3 - 40 * len(at.me.friends),
    "temple-of-toliman": lambda at: 40 + prayer_worth(at, "toliman"),
    "bogs": lambda at: -40 if at.me.objects or at.me.friends else 0,
    "living-rocks": lambda at: -at.life_price(),
    "castle": lambda at: 60 * min(max(0, 4 - at.me.life), at.me.gold),
    "crypt-of-wraiths": lambda at: at.fight_worth(0, 5, "crypt-of-wraiths") // 2,
    "wolf-gully": lambda at: at.fight_worth(5, 0, "wolf-gully") // 2,
}
"""What the instruction of a space is worth, by its design."""
