"""What trying to cross a barrier may lead to, in exact chances, told before it is chosen. Rules 11.3-11.11."""

from collections.abc import Sequence
from itertools import product

from kraina.engine.ids import PlayerId
from kraina.engine.text import Text, text
from kraina.games.magiczny_miecz.board import RUINS, SpaceId
from kraina.games.magiczny_miecz.odds import Odds, chances
from kraina.games.magiczny_miecz.points import magic
from kraina.games.magiczny_miecz.state import Fight, FightKind, Foe, Miecz, able, has
from kraina.games.magiczny_miecz.ways import Barrier

KNIGHT, STONE_MONSTER, SPIRIT = "knight-of-eternal-snows", "stone-monster", "spirit-of-the-rocks"
KNIGHT_SWORD = 10
GATE_BASE = 4
"""The guardians of the Bridge have a die and this."""
LIGHT_STEPS = {STONE_MONSTER: "hobgoblin-stone-monster", SPIRIT: "giant-spirit"}
"""Guardian -> ability that takes 1 from its die."""


def guardian_of(gate: SpaceId) -> tuple[str, FightKind]:
    """Return who guards a gate of the Stone Bridge, and how he fights."""
    return (STONE_MONSTER, "sword") if gate == RUINS else (SPIRIT, "magic")


def outlook(ctx: Miecz, player: PlayerId, barrier: Barrier, gate: SpaceId) -> Text | None:
    """Return the exact chances of trying a barrier at a space, if nobody steps in; None where nothing is tried."""
    if barrier == "swamp":
        return swamp_outlook(ctx, player, 1 if has(ctx.state.get(player), "nymph") else 2)
    if barrier == "ice":
        return told("ice", fight_odds(ctx, player, "sword", Foe(KNIGHT, KNIGHT_SWORD, card=False), gate))
    if barrier == "gate":
        return told("gate", gate_odds(ctx, player, gate))
    return None


def swamp_odds(ctx: Miecz, player: PlayerId, dice: int) -> Odds:
    """Return the chances to cross the Swamp, to stay before it, and to lose 1 Life, with so many dice."""
    own = magic(ctx.data, ctx.state, ctx.state.get(player))
    rolls = [sum(values) for values in product(range(1, 7), repeat=dice)]
    below, equal = sum(one < own for one in rolls), rolls.count(own)
    if ctx.state.options["glade_equal"] == "cross":
        below, equal = below + equal, 0
    return Odds(below, equal, len(rolls) - below - equal, len(rolls))


def swamp_outlook(ctx: Miecz, player: PlayerId, dice: int) -> Text:
    """Return the chances of the Swamp in words."""
    return told("swamp", swamp_odds(ctx, player, dice))


def gate_odds(ctx: Miecz, player: PlayerId, gate: SpaceId) -> Odds:
    """Return the chances against the guardian of a gate, whatever the die of its strength shows."""
    guardian, kind = guardian_of(gate)
    less = 1 if able(ctx.state.get(player), LIGHT_STEPS[guardian]) else 0
    foes = [Foe(guardian, GATE_BASE + value - less, card=False) for value in range(1, 7)]
    return summed([(fight_odds(ctx, player, kind, foe, gate), 1) for foe in foes])


def fight_odds(ctx: Miecz, player: PlayerId, kind: FightKind, foe: Foe, space: SpaceId) -> Odds:
    """Return the chances of a fight as they would be at a space."""
    one = ctx.state.get(player)
    here, one.space = one.space, space
    odds = chances(ctx.data, ctx.state, Fight(player, kind, [foe]))
    one.space = here
    return odds


def summed(parts: Sequence[tuple[Odds, int]]) -> Odds:
    """Return the odds of one of several fights, each with its number of ways."""
    return Odds(
        sum(one.won * ways for one, ways in parts), sum(one.draw * ways for one, ways in parts),
        sum(one.lost * ways for one, ways in parts), sum(one.of * ways for one, ways in parts),
    )  # fmt: skip


def told(what: str, odds: Odds) -> Text:
    """Return odds in words."""
    return text(f"chance.{what}", won=odds.won, draw=odds.draw, lost=odds.lost, of=odds.of)
