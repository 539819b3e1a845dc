"""The two Traps of the Stone Bridge and the fall from it. Rules 14.5, 23.2, 23.8."""

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.belongings import losable, lose_card, parting_friends
from kraina.games.magiczny_miecz.board import DEAD_CITY, RUINS, SpaceId, space_name
from kraina.games.magiczny_miecz.dice import lucky_pip, roll, roll_several
from kraina.games.magiczny_miecz.pawn import put
from kraina.games.magiczny_miecz.points import magic, sword
from kraina.games.magiczny_miecz.settle import settle
from kraina.games.magiczny_miecz.state import Miecz, has

LANDINGS: dict[SpaceId, tuple[SpaceId, ...]] = {
    "trap": ("entrance-ruins", RUINS, RUINS, "fortress-of-the-keeper", "fortress-of-the-keeper", "village"),
    "magic-trap": ("entrance-dead-city", DEAD_CITY, DEAD_CITY, "temple-of-nemed", "temple-of-nemed", "tavern"),
}
"""Trap -> where the results 1 to 6 and more lead (23.2, 23.8)."""
TABLETS = {"trap": "clay-tablet", "magic-trap": "magic-manuscript"}
"""Trap -> Object that takes 2 from its dice."""
KEPT_ON = 2
"""An Object or Friend is kept in a fall on this number or less (14.5)."""


def spring_trap(ctx: Miecz, player: PlayerId) -> Flow[bool]:
    """Roll 3 dice less Sword or Magic: 0 or less is safe, all else is a fall (14.5). Return whether it is safe."""
    one = ctx.state.get(player)
    trap = one.space
    rolled = sum((yield from roll_several(ctx, player, 3, "trap", "14.5")))
    one = ctx.state.get(player)
    points = sword(ctx.data, ctx.state, one) if trap == "trap" else magic(ctx.data, ctx.state, one)
    points += lucky_pip(ctx, player)
    if has(one, TABLETS[trap]):
        ctx.ran(f"card:{TABLETS[trap]}")
        points += 2
    result = rolled - points
    ctx.emit(Told(text=text("told.trap", who=Who(player), rolled=rolled, points=points), rule="14.5"))
    if result <= 0:
        return True
    yield from _fall(ctx, player, LANDINGS[trap][min(result, 6) - 1])
    return False


def _fall(ctx: Miecz, player: PlayerId, space: SpaceId) -> Flow[None]:
    """Fall off: one die for each Object and Friend; the turn ends where the fall ends, unexplored (14.5)."""
    one = ctx.state.get(player)
    one.free, one.leaving = ctx.data.board.on_bridge(space), 0
    put(ctx, player, space, text("told.falls", who=Who(player), space=space_name(space)), "14.5", leap=True,
        notable=True)  # fmt: skip
    for uid in [*losable(one), *parting_friends(one)]:
        if uid not in (*one.objects, *one.friends):
            continue  # lost with its bearer by now
        if (yield from roll(ctx, player, "fall", "14.5")) > KEPT_ON:
            lose_card(ctx, player, uid, "14.5")
    yield from settle(ctx)
