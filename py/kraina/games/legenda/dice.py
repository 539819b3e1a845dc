"""The dice of one side of a fight or challenge, as spells have changed them. Rules 1.10, 3.3."""

from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Who, text
from kraina.games.legenda.state import Side, Tale


def roll(ctx: Tale, player: PlayerId, purpose: str, rule: RuleRef) -> int:
    """Roll one die for a player and tell it."""
    return ctx.roll(player, purpose, lambda value: text("told.rolls", who=Who(player), value=value), rule)


def throw(ctx: Tale, roller: PlayerId, side: Side, dice: int, rule: RuleRef) -> int:
    """Throw the dice of a side, as often as spells want, and return what counts: the highest, the lowest or the only.

    A duel's two dice are one throw.
    """
    purpose = "fight" if side.player is not None else "foe"
    throws = [sum(roll(ctx, roller, purpose, rule) for _ in range(dice)) for _ in range(side.throws)]
    counted = min(throws) if side.spread == "lowest" else max(throws)
    side.rolled = counted + side.shift
    return side.rolled


def ways_of(dice: int) -> list[tuple[int, int]]:
    """Return the sums of some dice, each with its number of ways."""
    ways = {0: 1}
    for _ in range(dice):
        more: dict[int, int] = {}
        for rolled, count in ways.items():
            for value in range(1, 7):
                more[rolled + value] = more.get(rolled + value, 0) + count
        ways = more
    return list(ways.items())


def ways_of_side(side: Side, dice: int) -> list[tuple[int, int]]:
    """Return what a side may roll, each number with its ways: of several throws the highest or the lowest counts."""
    single = ways_of(dice)
    found: list[tuple[int, int]] = []
    for number, _ in single:
        if side.spread == "lowest":
            upto = sum(ways for other, ways in single if other >= number) ** side.throws
            below = sum(ways for other, ways in single if other > number) ** side.throws
        else:
            upto = sum(ways for other, ways in single if other <= number) ** side.throws
            below = sum(ways for other, ways in single if other < number) ** side.throws
        found.append((number + side.shift, upto - below))
    return found
