"""The Places of the box. Rule 13.8. The function of each returns whether the card is used up."""

from collections.abc import Mapping

from kraina.engine.decision import Flow
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import text
from kraina.kit.cave.board import ENTRANCE
from kraina.kit.cave.crystal import pointer
from kraina.kit.cave.events import CardVerb, open_corridors
from kraina.kit.cave.host import Host, shut
from kraina.kit.choose import agrees, choose_space, rolls
from kraina.kit.names import card_text

RULE = "13.8"
LITERATE = 5
"""Total Power with which the signs can be read."""
REST = 2


def wall_of_signs(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Two dice not above total Power read where the Crystal is; when everybody knows, the wall is of no use."""
    power = host.total(player, "power")
    if host.depths.found:
        return True
    if power < LITERATE or not (yield from rolls(player, "signs", text("ask.signs"), card_text(uid), RULE, uid)):
        return False
    if (yield from host.roll_several(player, 2, "signs", RULE)) > power:
        return False
    yield from pointer(host, player, RULE)
    return True


def crystal_pool(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """1 Stamina a visit, while there is some."""
    host.change(player, "stamina", 1, RULE)
    yield from ()
    return _drained(host, uid)


def stone_of_knowledge(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """1 Power a visit, while there is some."""
    host.change(player, "power", 1, RULE)
    yield from ()
    return _drained(host, uid)


def _drained(host: Host, uid: Uid) -> bool:
    left = host.tokens(uid) - 1
    host.set_tokens(uid, left)
    return left == 0


def stone_circle(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """A die sends whoever wants it to the Entrance, to a corridor or to a Chamber; he acts there."""
    if not (yield from rolls(player, "circle", text("ask.circle"), card_text(uid), RULE, uid)):
        return False
    value = yield from host.roll(player, "circle", RULE)
    goal: str | None = ENTRANCE
    if value >= 3:
        barred = shut(host, player)
        found = open_corridors(host) if value <= 4 else list(host.cave.of_kind("chamber"))
        goals = [area for area in found if area not in barred and area != host.area(player)]
        goal = yield from choose_space(player, "circle-goal", text("ask.circle-goal"), goals, RULE)
    if goal is not None:
        host.carry_off(player, goal, RULE)
    return False


def abandoned_camp(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Resting costs the next turn and restores up to 2 Stamina."""
    if host.wounds(player) and (yield from agrees(player, "camp", text("ask.camp"), RULE, uid)):
        host.heal(player, REST, RULE)
        host.lose_turns(player, 1, RULE)
    return False


PLACES: Mapping[str, CardVerb] = {
    "wall-of-signs": wall_of_signs,
    "crystal-pool": crystal_pool,
    "stone-circle": stone_circle,
    "stone-of-knowledge": stone_of_knowledge,
    "abandoned-camp": abandoned_camp,
}
