"""What ending a move on a space is worth to a sensible player, in hundredths of a point."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from kraina.games.magiczny_miecz.board import FOREST, GLADE, ICE_KINGDOM, TEMPLES, VALLEY, Circle, SpaceId
from kraina.games.magiczny_miecz.bot.chances import SIDES, VICTORY, chance, hope
from kraina.games.magiczny_miecz.bot.goods import card_worth, clearable, heap_worth, stone_worth, toll_worth
from kraina.games.magiczny_miecz.bot.hunt import hunted, prayer_worth
from kraina.games.magiczny_miecz.bot.outlook import BETWEEN_FERRIES, POINT, Situation
from kraina.games.magiczny_miecz.lands.upper import SURE_FOOT
from kraina.games.magiczny_miecz.outlook import GATE_BASE, LIGHT_STEPS, guardian_of
from kraina.games.magiczny_miecz.points import total
from kraina.games.magiczny_miecz.view import SeekerView

NO_WAY = -5000
"""What a way is worth that is not to be taken at all."""
RETURN = 10
"""Ways of 36 to come back over the Swamp with which somebody goes down for a while."""
STAY, LEAVE = 3, 4
"""So much better than the Middle Circle must the Upper be for who seeks there: the Knight costs time and Life."""
CROSS = 600
"""What reaching the next circle is worth when it is time."""


def goes_down(at: Situation, end: SpaceId) -> bool:
    """Return whether going down to the circle of a space fits my plans: to the Middle, to grow, or to hunt there.

    Down the Swamp goes only who is likely to come back. The Noon-wraith leaves nobody another way who has no gold for
    the ferries, and the Swamp frees of it.
    """
    circle = at.data.board.circle
    if circle(end) == "middle":
        return not at.ready() and not (at.ripe and lure(at, "upper") >= lure(at, "middle"))
    if at.unferried:
        return True
    back = swamp_ways(at)[0] >= RETURN
    return back and not at.ready() and any(circle(one) == circle(end) for one in hunted(at))


def swamp_worth(at: Situation) -> int:
    """Return what trying the Swamp is worth; for who is hexed it is the only way on, were it death's."""
    if at.me.hexed:
        return CROSS
    won, lost = swamp_ways(at)
    return (won * CROSS - lost * at.life_price()) // 36 - 10


def swamp_ways(at: Situation) -> tuple[int, int]:
    """Return in how many of 36 ways two dice, or one with the Nymph, are below my Magic, and above it (11.3)."""
    dice = [one + (0 if at.owns("nymph") else other) for one in range(1, 7) for other in range(1, 7)]
    return sum(rolled < at.magic for rolled in dice), sum(rolled > at.magic for rolled in dice)


def goes_up(at: Situation) -> bool:
    """Return whether the Upper Circle is for me: for the Bridge, to find the Magic Sword, or as the only way left."""
    return at.ready() or at.stuck or (at.ripe and lure(at, "upper") * STAY > lure(at, "middle") * LEAVE)


@lru_cache(maxsize=4)
def lure(at: Situation, circle: Circle) -> int:
    """Return what the spaces of a circle are worth together on which I would end a move."""
    return sum(max(0, space_worth(at, space)) for space in at.data.board.circles[circle])


def ice_worth(at: Situation) -> int:
    """Return what challenging the Knight is worth; for who is stuck where nothing is drawn it is the only way on."""
    if not goes_up(at):
        return -CROSS
    if at.stuck and not any(draws(at, space) for space in BETWEEN_FERRIES):
        return CROSS
    odds = chance(at.sword - 10)
    return (odds.won * 2 * CROSS - odds.lost * at.life_price()) // 36


def draws(at: Situation, space: SpaceId, cleared: int = 0) -> int:
    """Return how many Events are drawn on a space, or would be without some of the cards that lie there."""
    return max(0, at.data.board[space].draw - len(at.view.lying.get(space, ())) + cleared)


def gate_worth(at: Situation, gate: SpaceId) -> int:
    """Return what challenging a guardian of the Bridge is worth."""
    if not at.ready() or gate not in at.gates:
        return NO_WAY
    guardian, kind = guardian_of(gate)
    own = (at.sword if kind == "sword" else at.magic) + at.able(LIGHT_STEPS[guardian])
    won = sum(chance(own - GATE_BASE - value).won for value in range(1, 7)) // 6
    return won * 4 * CROSS // 36 * hope(at.assault(gate), SIDES[gate][0], at.me.life) // VICTORY


def crossings(at: Situation, circle: Circle) -> Mapping[SpaceId, int]:
    """Return what trying the ways out of a circle is worth, by where they begin."""
    if circle == "lower":
        return {GLADE: swamp_worth(at)}
    if circle == "upper":
        return (
            {gate: gate_worth(at, gate) for gate in at.gates} if at.ready() else {VALLEY: down_worth(at, ICE_KINGDOM)}
        )
    if circle == "middle":
        found = {FOREST: down_worth(at, GLADE)}
        return {**found, ICE_KINGDOM: ice_worth(at)} if goes_up(at) else found
    return {}


def down_worth(at: Situation, end: SpaceId) -> int:
    """Return what going down to the circle of a space is worth."""
    return CROSS if goes_down(at, end) else -CROSS


def space_worth(at: Situation, space: SpaceId) -> int:
    """Return what ending a move on a space is worth, cards on it included; who is hexed must to a temple first."""
    if at.me.hexed:
        return CROSS if space in TEMPLES else 0
    worth = at.fight_worth(*at.foes(space), space) if space in at.view.lying else 0
    if worth > -150 // 4:
        worth += heap_worth(at, space)
    spot = at.data.board[space]
    if spot.draw:
        now = draws(at, space)
        later = draws(at, space, clearable(at, space)) - now if at.room else 0
        return worth + now * draw_worth(at, spot.enemies) + later * at.room // 2
    instruction = INSTRUCTIONS.get(spot.design)
    if instruction is not None and not at.safe(space):
        worth += instruction(at)
    return worth + rivals_worth(at, space)


CARD, LOST_TURN = 25, 20


@lru_cache(maxsize=8)
def draw_worth(at: Situation, plus: int) -> int:
    """Return what an unknown Event is worth: a third of them are Enemies."""
    sword, magic = chance(at.sword - 4 - plus), chance(at.magic - 4 - plus)
    fights = (sword.won * 80 - sword.lost * at.life_price()) * 22 + (magic.won * 20 - magic.lost * at.life_price()) * 10
    return CARD + at.key_drawn + fights // 36 // 165


def rivals_worth(at: Situation, space: SpaceId) -> int:
    """Return what attacking the weakest Character there is worth."""
    best = 0
    for other in at.others_at(space):
        best = max(best, duel_worth(at, other, at.sword - total(other.combat), at.key_price("toliman-shield")))
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
        return (at.healing(1) - at.life_price()) // 2
    return max(0, _table(POINT, POINT, 40, 20, -LOST_TURN, -at.life_price()))


def _ferry(at: Situation) -> int:
    if at.me.gold:
        return -toll_worth(at)
    return NO_WAY if at.owns("noon-wraith") else -LOST_TURN


def _fortress(at: Situation) -> int:
    if not at.wants("toliman-shield"):
        return 0
    if at.me.mission == "done" or 0 < at.gold_asked() <= at.me.gold:
        return at.key_price("toliman-shield")
    return 0 if at.me.mission else at.key_price("toliman-shield") // 3


def _nemed(at: Situation) -> int:
    sword = (6 if at.owns("apple-of-inspiration") else 2) * at.key_price("magic-sword") * at.wants("magic-sword")
    weighed = 7 * (at.healing(1) - at.life_price()) + POINT * (4 + 5 - 3) + 40 * 6 - 2 * LOST_TURN * 4 + sword
    return weighed // 36


def _hermitage(at: Situation) -> int:
    return at.healing(min(max(0, 4 - at.me.life), at.me.gold))


def _bogs(at: Situation) -> int:
    lost = 40 if at.me.objects or at.me.friends else 0
    return -lost * (6 - SURE_FOOT) // 6 if at.able("barbarian-bogs") else -lost


def _village(at: Situation) -> int:
    spare = at.me.own_sword - at.data.characters[at.me.character].sword
    healed = at.healing(min(max(0, 4 - at.me.life), at.me.gold))
    return max(healed, _table(*(-POINT if spare else 0,) * 2, POINT, POINT, 60, 0))


INSTRUCTIONS: Mapping[str, Callable[[Situation], int]] = {
    "tavern": lambda at: _table(-20, 20, -LOST_TURN, at.fight_worth(4, 0, "tavern"), 40, CROSS),
    "barrow": lambda at: _table(POINT, 0, 0, -LOST_TURN, -LOST_TURN, at.fight_worth(0, 4, "barrow")),
    "village": _village,
    "devils-mill": _mill,
    "circle-of-power": lambda at: _table(at.fight_worth(5, 0, "circle-of-power"), -LOST_TURN, -LOST_TURN, 0, 0, POINT),
    "well-of-eternity": lambda at: 15 + at.healing(max(0, 4 - at.me.life)) if at.me.alignment == "good" else 0,
    "walled-town": lambda at: 0,
    "fortress-of-the-keeper": _fortress,
    "ferry": _ferry,
    "tower-of-destiny": lambda at: _table(-LOST_TURN, *(stone_worth(at),) * 2, 20, 20, 0),
    "gate-guard": lambda at: -toll_worth(at) if at.me.gold else -at.life_price(),
    "magic-gate": lambda at: POINT if not at.strong() else POINT // 5,
    "temple-of-nemed": lambda at: max(0, _nemed(at)),
    "hermitage": _hermitage,
    "cliff": lambda at: -at.life_price() // 3 - 40 * len(at.me.friends),
    "temple-of-toliman": lambda at: 40 + prayer_worth(at, "toliman"),
    "bogs": _bogs,
    "living-rocks": lambda at: -at.life_price(),
    "castle": lambda at: at.healing(min(max(0, 4 - at.me.life), at.me.gold)) // 2,
    "crypt-of-wraiths": lambda at: at.fight_worth(0, 5, "crypt-of-wraiths") // 2,
    "wolf-gully": lambda at: at.fight_worth(5, 0, "wolf-gully") // 2,
}
"""What the instruction of a space is worth, by its design."""
