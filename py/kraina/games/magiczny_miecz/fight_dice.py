"""The die of a Character in a fight, with the abilities and Talismans that change it. Rule 17.4."""

from typing import Literal

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, name, text
from kraina.games.magiczny_miecz.cards import MieczData
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.points import bonuses, is_bare, magic_adder
from kraina.games.magiczny_miecz.state import Fight, Miecz, Seeker, State, able, champion_of, working
from kraina.kit.choose import agrees

TERRAIN_PIPS = {"pygmy-paths-and-valleys": ("path", "valley"), "shaman-plains": ("plain",)}
"""Ability -> terrains on which it adds 1 to the die of a fight."""
TALISMANS = {"sword": "talisman-of-fire", "magic": "talisman-of-air"}
"""Kind of fight -> Magic Object that adds 1 to the die."""

HERMITS = name("ability", "hermit-magic-to-sword")
"""What adds Magic to the Hermit's Sword."""


def fight_die(ctx: Miecz, player: PlayerId) -> Flow[int]:
    """Roll a Character's die in the running fight and return it with all pips that are added.

    Whoever a Friend fights for has none of his own abilities and Objects in this fight.
    """
    running = ctx.state.fight
    assert running is not None
    value = yield from roll(ctx, player, "fight", "17.4")
    one = ctx.state.get(player)
    alone = champion_of(one, running) is not None
    if not alone and able(one, "adventurer-two-rolls"):
        second = yield from roll(ctx, player, "fight", "17.4")
        value = max(value, second)
        ctx.ran("ability:adventurer-two-rolls")
    if alone:
        return value
    if running.kind == "sword" and magic_adder(ctx.data, ctx.state, one, running) == HERMITS:
        ctx.ran("ability:hermit-magic-to-sword")
    added = extra_pips(ctx, one, running)
    if added:
        ctx.emit(Told(text=text("told.adds-pips", who=Who(player), points=added), rule="17.4"))
    return value + added


def fights_again(ctx: Miecz, player: PlayerId) -> Flow[bool]:
    """Ask the Errant Knight whether he fights an ordinary fight again that he has lost himself (8.2)."""
    running = ctx.state.fight
    assert running is not None
    one = ctx.state.get(player)
    ability = "errant-knight-second-fight"
    if running.kind == "magic" or champion_of(one, running) is not None or not able(one, ability):
        return False
    if not (yield from agrees(player, "second-fight", text("ask.ability-second-fight"), "8.2", ability)):
        return False
    running.rolled.clear()
    running.bonuses.clear()  # with new Spells and new dice
    ctx.ran(f"ability:{ability}")
    return True


def compare(own: int, other: int, tough: tuple[bool, bool]) -> Literal["won", "draw", "lost"]:
    """Return how a comparison ends; ``tough`` tells of which side it takes two points more to beat it (8.1)."""
    if own == other or (tough[0] and other - own == 1) or (tough[1] and own - other == 1):
        return "draw"
    return "won" if own > other else "lost"


def is_tough(one: Seeker, running: Fight) -> bool:
    """Return whether it takes two points more to beat a Character: the Giant, where he fights himself."""
    return able(one, "giant-tough") and champion_of(one, running) is None


def extra_pips(ctx: Miecz, one: Seeker, running: Fight) -> int:
    """Return what is added to a Character's die in a fight, in pips, and count what adds."""
    sources = _sources(ctx.data, ctx.state, one, running)
    for source in sources:
        ctx.ran(source)
    return len(sources) + sum(bonus.die for bonus in bonuses(one, running))


def known_pips(data: MieczData, state: State, one: Seeker, running: Fight) -> int:
    """Return what would be added to a Character's die in a fight, in pips."""
    return len(_sources(data, state, one, running)) + sum(bonus.die for bonus in bonuses(one, running))


def _sources(data: MieczData, state: State, one: Seeker, running: Fight) -> list[str]:
    """Return what adds 1 each to a Character's die: abilities on their terrain, a Talisman in its kind of fight.

    On the Stone Bridge the Enchanted Die does so too.
    """
    found = [
        f"ability:{ability}"
        for ability, terrains in TERRAIN_PIPS.items()
        if able(one, ability) and data.board.matches(one.space, terrains)
    ]
    talisman = TALISMANS[running.kind]
    if not is_bare(running) and working(data, state, one, talisman):
        found.append(f"card:{talisman}")
    if data.board.on_bridge(one.space) and working(data, state, one, "enchanted-die"):
        found.append("card:enchanted-die")
    return found
