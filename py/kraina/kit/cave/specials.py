"""The six areas of the Cave with a text of their own. Rules 12.3, 12.6."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.kit.cave.host import Host, shut
from kraina.kit.choose import card_option, choose_space, rolls
from kraina.kit.names import space_name, space_text

Special: TypeAlias = Callable[[Host, PlayerId], Flow[None]]

METAL = "cyborg-metal"
SPRING_TURNS = 3


def bat_roost(host: Host, player: PlayerId) -> Flow[None]:
    """5 and 6: the Bats drive one off to an adjoining area, which is met in full."""
    if (yield from host.roll(player, "bat-roost", "12.6")) <= 4:
        return
    here = host.area(player)
    exits = [area for area in host.cave[here].exits if area not in shut(host, player)]
    goal = yield from choose_space(player, "flee", text("ask.flee"), exits, "12.6")
    if goal is not None:
        host.walk(player, (here, goal), text("told.flees", who=Who(player), space=space_name(goal)), "12.6")
        host.arrive(player, bound=False)


def underground_spring(host: Host, player: PlayerId) -> Flow[None]:
    """Whoever drinks is slowed for three turns, or finds 2 bags, or neither."""
    if not (yield from rolls(player, "spring", text("ask.spring"), space_text("underground-spring"), "12.6")):
        return
    value = yield from host.roll(player, "spring", "12.6")
    if value <= 2:
        host.delver(player).slow = max(host.delver(player).slow, SPRING_TURNS)
        host.tell(text("told.slowed", who=Who(player), turns=SPRING_TURNS), "12.6")
    elif value >= 5:
        host.change(player, "gold", 2, "12.6")


def narrowing_corridor(host: Host, player: PlayerId) -> Flow[None]:
    """5 and 6: all Items and all gold leave the game."""
    if (yield from host.roll(player, "narrowing", "12.6")) >= 5:
        _destroy_all(host, player)
        host.change(player, "gold", -host.gold(player), "12.6")


def _destroy_all(host: Host, player: PlayerId) -> None:
    for uid in list(host.carried(player)):
        host.destroy_card(player, uid, "12.6")


def wall_of_fire(host: Host, player: PlayerId) -> Flow[None]:
    """4 and 5 burn, 6 hardens; neither touches the Cyborg."""
    value = yield from host.roll(player, "wall-of-fire", "12.6")
    if value <= 3:
        return
    if host.able(player, METAL):
        host.ran(f"ability:{METAL}")
    elif value == 6:
        host.change(player, "strength", 1, "12.6")
    else:
        yield from host.harm(player, 1, "12.6")


def ancient_power_plant(host: Host, player: PlayerId) -> Flow[None]:
    """1 to 3 turn all Items to dust and end the Cyborg, 4 to 6 give others 2 Stamina."""
    value = yield from host.roll(player, "power-plant", "12.6")
    if host.able(player, METAL):
        host.ran(f"ability:{METAL}")
        if value <= 3:
            _destroy_all(host, player)
            yield from host.finish_off(player, "12.6")
    elif value <= 3:
        _destroy_all(host, player)
    else:
        host.change(player, "stamina", 2, "12.6")


def sacrificial_altar(host: Host, player: PlayerId) -> Flow[None]:
    """Whoever dares takes 3 bags, leaves an Item or a bag, or loses 1 Power."""
    if not (yield from rolls(player, "altar", text("ask.altar"), space_text("sacrificial-altar"), "12.6")):
        return
    value = yield from host.roll(player, "altar", "12.6")
    if value <= 3:
        host.change(player, "gold", 3, "12.6")
    elif value == 6:
        host.change(player, "power", -1, "12.6")
    else:
        yield from _offering(host, player)


def _offering(host: Host, player: PlayerId) -> Flow[None]:
    options: list[Option[str]] = [card_option(uid) for uid in host.items(player)]
    if host.gold(player):
        options.append(Option("gold", "", text("option.leave-gold")))
    if not options:
        return
    uid = yield from ask(Decision(player, "altar-gift", text("ask.altar-gift"), tuple(options), rule="12.6"))
    if uid:
        host.leave_card(player, uid, "12.6")
    else:
        host.leave_gold(player, 1, "12.6")


SPECIALS: Mapping[str, Special] = {
    "bat-roost": bat_roost,
    "underground-spring": underground_spring,
    "narrowing-corridor": narrowing_corridor,
    "wall-of-fire": wall_of_fire,
    "ancient-power-plant": ancient_power_plant,
    "sacrificial-altar": sacrificial_altar,
}
