"""What a sensible player thinks of terrains: what exploring one is worth, and what an item spares him there."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from kraina.games.legenda.board import Board, FieldId, Terrain
from kraina.games.legenda.bot.outlook import ARTIFACT, MISSION, Situation
from kraina.games.legenda.explore import findings

OTHER_CARD = 45
"""What a Legend card is worth that is no enemy, on the average of challenges, strangers and treasures."""
LOST_MOVE = 60
"""What a movement point lost to an accident costs."""
HALE = 5
"""Life points with which a player reckons on his ways to come, whatever he has now."""
ROUND_ABOUT, TO_COME = 4, 7
"""Steps within which a player looks round, and the fields he expects to explore there sooner or later."""


def card_worth(at: Situation) -> int:
    """Return what a Legend card is worth on the average: every second one is an enemy."""
    won = at.enemy100()
    enemy = won * (at.small_worth(at.goal()) + at.denars_worth(2)) - (100 - won) * at.life_worth()
    challenge = 50 * at.small_worth(at.goal()) - 20 * at.life_worth()
    return (48 * enemy + 24 * challenge) // 10000 + 28 * (OTHER_CARD + ARTIFACT // 5) // 100


def explore_worth(at: Situation, terrain: Terrain) -> int:
    """Return what exploring a terrain is worth: cards, the Beast that is hunted there, and accidents."""
    return at.once(terrain, lambda: _explore_worth(at, terrain, at.me.items, at.life_worth()))


def _explore_worth(at: Situation, terrain: Terrain, items: Sequence[str], life: int) -> int:
    """Do it with these items, a life point being worth so much."""
    bad = {"life": -life, "move": -LOST_MOVE, "": 0, "card": at.once("card", lambda: card_worth(at))}
    beast = beast_worth(at, terrain)
    worth = 0
    for rolled, found in enumerate(findings(at.data, items, terrain), 1):
        worth += beast if beast and rolled <= at.data.numbers.beast_found else bad[found]
    return worth // 6


def beast_worth(at: Situation, terrain: str) -> int:
    """Return what finding the own Beast on a terrain is worth, or 0 if it does not live there."""
    mission = at.data.missions.get(at.me.mission)
    if mission is None or mission.kind != "beast" or mission.terrain != terrain:
        return 0
    return mission_worth(at, at.fight100(at.data.numbers.beast), at.data.numbers.mission_loss) or 1


def mission_worth(at: Situation, won: int, loss: int) -> int:
    """Return what fighting for a mission is worth with a chance of 100."""
    return (won * MISSION - (100 - won) * at.life_worth(loss)) // 100


def fields_ahead(at: Situation, terrain: Terrain) -> int:
    """Return how many fields of a terrain, in hundredths, a player expects to explore: round about and on his way."""
    return at.once(f"ahead-{terrain}", lambda: _fields_ahead(at, terrain))


def _fields_ahead(at: Situation, terrain: Terrain) -> int:
    board = at.view.board
    near = _grounds(board, at.me.field)
    share = 100 * TO_COME * near.count(terrain) // max(1, len(near))
    return share + 100 * sum(board.fields[field].ground == terrain for field in at.once("way", lambda: _way(at)))


@lru_cache(maxsize=1000)
def _grounds(board: Board, start: FieldId) -> tuple[str, ...]:
    """Return the terrains of the fields round about."""
    fields = [board.fields[field] for field, steps in board.steps(start).items() if 0 < steps <= ROUND_ABOUT]
    return tuple(field.ground for field in fields if not field.city)


def _way(at: Situation) -> list[FieldId]:
    """Return the fields of a shortest way to where the mission leads, neither its start nor its end among them."""
    mission = at.data.missions.get(at.me.mission)
    end = at.me.captive_to or (at.data.atlas.places.get(mission.place, "") if mission is not None else "")
    if not end or not at.me.field:
        return []
    steps, way, board = at.view.board.steps(end), [at.me.field], at.view.board
    while steps[way[-1]] > 1:
        way.append(min(board.neighbours(way[-1]), key=lambda field: steps[field]))
    return way[1:]


def spared(at: Situation, item: str) -> int:
    """Return what an item for exploring is worth: the accidents that it spares on the fields ahead."""
    return at.once(f"spared-{item}", lambda: _spared(at, item))


def _spared(at: Situation, item: str) -> int:
    without = [had for had in at.me.items if had != item]
    life, worth = at.life_worth(1, replace(at.me, life=HALE)), 0
    for terrain in helped(at, item):
        better = _explore_worth(at, terrain, [*without, item], life) - _explore_worth(at, terrain, without, life)
        worth += fields_ahead(at, terrain) * better
    return worth // 100


def helped(at: Situation, item: str) -> tuple[Terrain, ...]:
    """Return the terrains on which an item helps with exploring."""
    kind = at.data.items[item]
    return kind.ignores if kind.explores is None else (kind.explores,)
