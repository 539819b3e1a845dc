"""Moving through the Cave: the die, forks, Chambers that are passed, and the Great Gates. Rules 11.2-11.4."""

from collections.abc import Sequence

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.ids import PlayerId
from kraina.engine.text import Text, Who, text
from kraina.kit.cave.board import AreaId, Way, ways
from kraina.kit.cave.host import Host, Trait, guide, shut
from kraina.kit.choose import choose_space, choose_word
from kraina.kit.names import space_name, space_text

FREE_FROM = 6
"""Total Power with which one chooses the branches (11.2)."""
GATES = 9
"""What the die and total Strength or Power must reach to open the Great Gates (11.3)."""
PICK_OPENS = 3
"""Least number with which the Pickaxe opens them, beside Magia i Miecz."""
PASSES_TO = 4
"""Greatest number that lets one pass a Chamber (11.4)."""
SLOW, THREAD, OPENED, BACK = "slow", "thread", "gates-open", "gates-back"
"""Marks of a turn: 1 area without a roll; branches chosen by a Spell; which way one goes at the Gates."""
CAVER = "caver-passing"


def begin_turn(host: Host, player: PlayerId) -> None:
    """Take up what waits for somebody's turn: darkness and cave-ins that end, areas that he crawls."""
    depths, one = host.depths, host.delver(player)
    if depths.dark == player:
        depths.dark = None
    for area in [area for area, caster in depths.closed.items() if caster == player]:
        del depths.closed[area]
        host.tell(text("told.cleared", space=space_name(area)), "9.6")
    if one.slow:
        one.slow -= 1
        host.mark(SLOW)


def close_turn(host: Host, player: PlayerId) -> None:
    """Count one more own turn for what lasts so many of them."""
    one = host.delver(player)
    one.barred, one.empty = max(0, one.barred - 1), max(0, one.empty - 1)


def crawls(host: Host) -> bool:
    """Return whether whoever has the turn moves 1 area without a roll."""
    return host.marked(SLOW) or host.depths.dark is not None


def may_roll(host: Host, player: PlayerId) -> bool:
    """Return whether somebody may roll for his move (11.2)."""
    return not crawls(host)


def may_step(host: Host, player: PlayerId) -> bool:
    """Return whether somebody may move 1 area without a roll: with total Power below 6 (11.2)."""
    return crawls(host) or host.total(player, "power") < FREE_FROM


def chooses(host: Host, player: PlayerId) -> bool:
    """Return whether somebody chooses the branches of his move (11.2)."""
    return host.marked(THREAD) or host.total(player, "power") >= FREE_FROM or guide(host, player) != ""


def first_steps(host: Host, player: PlayerId) -> list[AreaId]:
    """Return where somebody's move may lead first; at the Gates only back, or on when they are open (11.3)."""
    here, came = host.area(player), host.delver(player).came
    exits = host.cave[here].exits
    if host.cave[here].kind == "gate" and came:
        exits = tuple(area for area in exits if area != came) if host.marked(OPENED) else (came,)
    return [area for area in exits if area not in shut(host, player)]


def at_gates(host: Host, player: PlayerId) -> bool:
    """Return whether somebody stands at the Great Gates and has yet to open them."""
    here = host.area(player)
    return here in host.cave and host.cave[here].kind == "gate" and bool(host.delver(player).came)


def try_gates(host: Host, player: PlayerId, trait: Trait) -> Flow[bool]:
    """Try to open the Great Gates by Strength or Power, once a turn; a failure ends the turn (11.3)."""
    rolled = yield from host.roll(player, "gates", "11.3")
    points = rolled + host.total(player, trait)
    host.tell(text("told.gates", who=Who(player), points=points), "11.3")
    if points < GATES:
        host.tell(text("told.gates-shut", who=Who(player)), "11.3")
        host.end_turn(player)
        return False
    open_gates(host, player, "")
    return True


def open_gates(host: Host, player: PlayerId, source: str) -> None:
    """Have the Great Gates open for the rest of somebody's turn, thanks to a card or ability."""
    host.mark(OPENED)
    if source:
        host.ran(source)
    host.tell(text("told.gates-open", who=Who(player)), "11.3", notable=True)


def step(host: Host, player: PlayerId) -> Flow[None]:
    """Move 1 area without a roll; at a fork to any side (11.2)."""
    goal = yield from choose_space(player, "step", text("ask.step"), first_steps(host, player), "11.2")
    if goal is None:
        _stuck(host, player)
        return
    _walk(host, player, [host.area(player), goal])
    host.arrive(player, bound=False)


def _stuck(host: Host, player: PlayerId) -> None:
    host.tell(text("told.stuck", who=Who(player)), "11.2")
    host.end_turn(player)


def roll_and_move(host: Host, player: PlayerId) -> Flow[None]:
    """Roll, and go so many areas: choosing the way, or forward as the dice decide (11.2)."""
    free = chooses(host, player)
    if free and not host.marked(THREAD) and host.total(player, "power") < FREE_FROM:
        host.ran(guide(host, player))
    steps = yield from host.roll(player, "move", "11.2")
    if (yield from host.halts(player, steps)):
        return
    yield from march(host, player, steps, free=free)


def march(host: Host, player: PlayerId, steps: int, *, free: bool) -> Flow[None]:
    """Go so many areas, by choice or as the dice decide, and arrive."""
    start = host.area(player)
    if not first_steps(host, player):
        _stuck(host, player)
        return
    if free:
        stopped = yield from _by_choice(host, player, steps)
    else:
        stopped = yield from _by_dice(host, player, steps)
    if host.area(player) == start:
        _stuck(host, player)  # the die named a closed way, and nothing is done where the move began (12.1)
        return
    host.arrive(player, bound=stopped)


def _by_choice(host: Host, player: PlayerId, steps: int) -> Flow[bool]:
    """Choose a way and go it; return whether a Chamber stopped it (11.2, 11.4)."""
    found = ways(host.cave, host.area(player), first_steps(host, player), steps, shut(host, player))
    options = tuple(_option(host, way) for way in found)
    way = yield from ask(Decision(player, "move", text("ask.move", steps=steps), options, rule="11.2"))
    trail = [way.path[0]]
    for area in way.path[1:]:
        trail.append(area)
        if host.cave[area].kind == "chamber" and area != way.end and (yield from _stopped(host, player, trail)):
            return True
    _walk(host, player, trail)
    return False


def _option(host: Host, way: Way) -> Option[Way]:
    passed = way.passed(host.cave)
    label = text("option.move", space=space_name(way.end))
    if passed:
        label = text("option.move-past", space=space_name(way.end), past=_names(passed))
    return Option(way.key(host.cave), way, label, Ref("space", way.end), space_text(way.end))


def _names(areas: Sequence[AreaId]) -> Text:
    *first, last = areas
    return text("list.areas", first=_names(first), last=space_name(last)) if first else space_name(last)


def _by_dice(host: Host, player: PlayerId, steps: int) -> Flow[bool]:
    """Go forward as the dice decide; return whether a Chamber stopped the move (11.2, 11.4)."""
    cave, barred = host.cave, shut(host, player)
    trail, crossed = [host.area(player)], [host.area(player)]
    following: AreaId | None = yield from _first(host, player)
    for left in range(steps - 1, -1, -1):
        if following is None or following in crossed or following in barred:
            break
        trail.append(following)
        crossed.append(following)
        branches = cave.branches(trail[-1], crossed[-2])
        if not left or cave[trail[-1]].kind == "gate" or all(one in crossed or one in barred for one in branches):
            break
        if cave[trail[-1]].kind == "chamber" and (yield from _stopped(host, player, trail)):
            return True
        if len(branches) > 1:
            _pause(host, player, trail)
        following = yield from fork(host, player, branches)
    _walk(host, player, trail)
    return False


def _first(host: Host, player: PlayerId) -> Flow[AreaId]:
    """Choose the first step of a move by the dice: back, or on as a fork's die decides (11.2)."""
    here, came, open_to = host.area(player), host.delver(player).came, first_steps(host, player)
    if came not in host.cave[here].exits:
        goal = yield from choose_space(player, "direction", text("ask.direction"), open_to, "11.2")
        return goal or came
    onward = [area for area in open_to if area != came]
    if not onward:
        return came
    if came in open_to:
        words = ("go-on", "go-back")
        hints = {"go-back": space_name(came)} | ({"go-on": space_name(onward[0])} if len(onward) == 1 else {})
        if (yield from choose_word(player, "way", text("ask.way"), words, "11.2", hints=hints)) == "go-back":
            return came
    return (yield from fork(host, player, host.cave.branches(here, came)))


def fork(host: Host, player: PlayerId, branches: Sequence[AreaId]) -> Flow[AreaId]:
    """Return the branch that a die names, of one to three from left to right (11.2)."""
    if len(branches) == 1:
        return branches[0]
    value = yield from host.roll(player, "fork", "11.2")
    return branches[(value - 1) * len(branches) // 6]


def _stopped(host: Host, player: PlayerId, trail: list[AreaId]) -> Flow[bool]:
    """Roll to pass the Chamber at the end of a trail; return whether the move ends in it (11.4)."""
    _pause(host, player, trail)
    if host.able(player, CAVER):
        prompt = text("ask.pass-chamber", space=space_name(trail[-1]))
        word = yield from choose_word(player, "pass-chamber", prompt, ("pass-by", "roll-passing"), "11.4")
        if word == "pass-by":
            host.ran(f"ability:{CAVER}")
            return False
    value = yield from host.roll(player, "passing", "11.4")
    if value <= PASSES_TO:
        return False
    host.tell(text("told.drawn-in", who=Who(player), space=space_name(trail[-1])), "11.4")
    return True


def _pause(host: Host, player: PlayerId, trail: list[AreaId]) -> None:
    """Move somebody to the end of a trail, in the middle of his move, and begin the trail anew there."""
    if len(trail) > 1:
        host.walk(player, trail, text("told.passes", who=Who(player), space=space_name(trail[-1])), "11.2")
        del trail[:-1]


def _walk(host: Host, player: PlayerId, trail: Sequence[AreaId]) -> None:
    if len(trail) > 1:
        host.walk(player, trail, text("told.walks", who=Who(player), space=space_name(trail[-1])), "11.2")
