"""What the tasks of the Stone Bridge may lead to, in exact chances, told before it is chosen. Rules 14.5-14.7, 23."""

from collections import Counter
from collections.abc import Callable
from itertools import product

from kraina.engine.ids import PlayerId
from kraina.engine.text import Text, text
from kraina.games.magiczny_miecz.board import CASTLE, SpaceId
from kraina.games.magiczny_miecz.falls import TABLETS
from kraina.games.magiczny_miecz.odds import Odds
from kraina.games.magiczny_miecz.outlook import fight_odds, summed, told
from kraina.games.magiczny_miecz.points import magic, sword
from kraina.games.magiczny_miecz.state import FightKind, Foe, Miecz, has, working

BEAST_BASE = 9
"""The Beast has a die and this: 10 to 15 (14.7)."""
DICE = range(1, 7)
TWO = Counter(sum(pair) for pair in product(DICE, repeat=2))
THREE = Counter(sum(three) for three in product(DICE, repeat=3))
"""Ways to roll each sum of two and of three dice."""


def task_outlook(ctx: Miecz, player: PlayerId, space: SpaceId) -> Text | None:
    """Return the exact chances of the task of a space, if nobody steps in; None where no die decides it alone."""
    tasks: dict[SpaceId, Callable[[], Text]] = {
        "trap": lambda: _trap(ctx, player, space),
        "magic-trap": lambda: _trap(ctx, player, space),
        "game-with-death": lambda: told("death", death_odds(ctx, player)),
        "demon-of-darkness": lambda: told("guard", guard_odds(ctx, player, space, "sword")),
        "monster": lambda: told("guard", guard_odds(ctx, player, space, "magic")),
        CASTLE: lambda: told("beast", beast_odds(ctx, player)),
    }
    return tasks[space]() if space in tasks else None


def _pip(ctx: Miecz, player: PlayerId) -> int:
    """Return what the Enchanted Die adds on the Bridge."""
    return 1 if working(ctx.data, ctx.state, ctx.state.get(player), "enchanted-die") else 0


def _trap(ctx: Miecz, player: PlayerId, trap: SpaceId) -> Text:
    """Return how often one stays, and how often each way down is the one."""
    one = ctx.state.get(player)
    points = sword(ctx.data, ctx.state, one) if trap == "trap" else magic(ctx.data, ctx.state, one)
    points += _pip(ctx, player) + (2 if has(one, TABLETS[trap]) else 0)
    rows = Counter(min(max(rolled - points, 0), 6) for rolled in THREE.elements())
    return text(
        "chance.trap", stay=rows[0], one=rows[1], three=rows[2] + rows[3], five=rows[4] + rows[5], six=rows[6],
        of=THREE.total(),
    )  # fmt: skip


def death_odds(ctx: Miecz, player: PlayerId) -> Odds:
    """Return the chances in the game with Death: to go on, to play again, to lose 1 Life."""
    pip = _pip(ctx, player)
    rolls = [(mine + pip, theirs, TWO[mine] * TWO[theirs]) for mine in TWO for theirs in TWO]
    won = sum(ways for mine, theirs, ways in rolls if mine > theirs)
    draw = sum(ways for mine, theirs, ways in rolls if mine == theirs)
    of = TWO.total() ** 2
    return Odds(won, draw, of - won - draw, of)


def guard_odds(ctx: Miecz, player: PlayerId, guard: SpaceId, kind: FightKind) -> Odds:
    """Return the chances against a guard of the Bridge, whatever the two dice of its points show."""
    return summed([(_against(ctx, player, kind, guard, points, guard), ways) for points, ways in TWO.items()])


def beast_odds(ctx: Miecz, player: PlayerId) -> Odds:
    """Return the chances against the Beast, of either kind and any strength."""
    kinds: tuple[FightKind, ...] = ("sword", "magic")
    return summed(
        [(_against(ctx, player, kind, "beast", BEAST_BASE + value, CASTLE), 1) for kind in kinds for value in DICE]
    )


def _against(ctx: Miecz, player: PlayerId, kind: FightKind, foe: str, points: int, space: SpaceId) -> Odds:
    return fight_odds(ctx, player, kind, Foe(foe, points, card=False), space)
