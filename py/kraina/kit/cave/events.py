"""The Events of the box. Rule 13.3. The function of each returns whether the card is used up."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import text
from kraina.kit.cave.board import ENTRANCE
from kraina.kit.cave.crystal import pointer
from kraina.kit.cave.host import Host
from kraina.kit.choose import card_option, choose_card, choose_space, choose_word

CardVerb: TypeAlias = Callable[[Host, PlayerId, Uid], Flow[bool]]

RULE = "13.3"
ENOUGH_TO_SEE = 6
ENOUGH_TO_RESIST = 4
FILTERS = "cyborg-breath"


def earthquake(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Everybody in the Cave rolls: 1 to 3 costs 1 Stamina."""
    for other in host.within():
        if (yield from host.roll(other, "earthquake", RULE)) <= 3:
            yield from host.harm(other, 1, RULE)
    return True


def lights_go_out(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Until the drawer's next turn everybody in the Cave moves 1 area."""
    host.depths.dark = player
    host.tell(text("told.dark"), RULE, notable=True)
    yield from ()
    return True


def subterranean_gale(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """The drawer is blown to the Entrance or to a corridor of his choice; his turn is over."""
    goal: str | None = ENTRANCE
    if (yield from host.roll(player, "gale", RULE)) >= 4:
        goal = yield from choose_space(player, "gale", text("ask.gale"), open_corridors(host), RULE)
    if goal is not None:
        host.carry_off(player, goal, RULE)
    host.end_turn(player)
    return True


def open_corridors(host: Host) -> list[str]:
    """Return the corridor areas that have not caved in."""
    return [area for area in host.cave.of_kind("corridor") if area not in host.depths.closed]


def poisonous_fumes(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Everybody here and on the adjoining areas loses 1 Stamina, but for the Cyborg."""
    here = host.area(player)
    reached = (here, *host.cave[here].exits)
    for other in [one for one in host.within() if host.area(one) in reached]:
        if host.able(other, FILTERS):
            host.ran(f"ability:{FILTERS}")
        else:
            yield from host.harm(other, 1, RULE)
    return True


def gleam_in_the_deep(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Total Power of 6 or more sees where the Crystal is."""
    if host.total(player, "power") >= ENOUGH_TO_SEE:
        yield from pointer(host, player, RULE)
    return True


def black_tide(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Each Item of the drawer is lost on a 1."""
    for item in list(host.carried(player)):
        if (yield from host.roll(player, "tide", RULE)) == 1:
            host.lose_card(player, item, RULE)
    return True


def hunger(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Everybody in the Cave pays 1 bag or loses 1 Stamina."""
    for other in host.within():
        words = ("pay-gold", "lose-stamina") if host.gold(other) else ("lose-stamina",)
        if (yield from choose_word(other, "hunger", text("ask.hunger"), words, RULE)) == "pay-gold":
            host.change(other, "gold", -1, RULE)
        else:
            yield from host.harm(other, 1, RULE)
    return True


def chill_of_the_abyss(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Everybody in the Cave without a Friend loses 1 Stamina."""
    for other in host.within():
        if not host.friends(other):
            yield from host.harm(other, 1, RULE)
    return True


def tribute_to_the_dark(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Everybody in the Cave gives up an Item or loses 1 Stamina."""
    for other in host.within():
        options: list[Option[str]] = [card_option(item) for item in host.items(other)]
        options.append(Option("lose-stamina", "", text("option.lose-stamina")))
        item = yield from ask(Decision(other, "tribute", text("ask.tribute"), tuple(options), rule=RULE))
        if item:
            host.lose_card(other, item, RULE)
        else:
            yield from host.harm(other, 1, RULE)
    return True


def choir_of_the_dead(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Everybody in the Cave with total Power below 4 loses a turn, the drawer this one."""
    for other in host.within():
        if host.total(other, "power") >= ENOUGH_TO_RESIST:
            continue
        if other == player:
            host.lose_this_turn(player, RULE)
        else:
            host.lose_turns(other, 1, RULE)
    yield from ()
    return True


def forgotten_trove(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """2 bags of gold."""
    host.change(player, "gold", 2, RULE)
    yield from ()
    return True


def company_of_thieves(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """An Item or all gold is lost, whichever the drawer chooses."""
    words = [word for word, there in (("item", host.items(player)), ("all-gold", host.gold(player))) if there]
    if not words:
        return True
    if (yield from choose_word(player, "thieves", text("ask.thieves"), words, RULE)) == "all-gold":
        host.change(player, "gold", -host.gold(player), RULE)
        return True
    item = yield from choose_card(player, "give-up", text("ask.give-up"), host.items(player), RULE)
    if item is not None:
        host.lose_card(player, item, RULE)
    return True


def vision(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """1 Power."""
    host.change(player, "power", 1, RULE)
    yield from ()
    return True


def slip_of_time(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Another turn after this one."""
    host.another_turn(player)
    yield from ()
    return True


EVENTS: Mapping[str, CardVerb] = {
    "earthquake": earthquake,
    "lights-go-out": lights_go_out,
    "subterranean-gale": subterranean_gale,
    "poisonous-fumes": poisonous_fumes,
    "gleam-in-the-deep": gleam_in_the_deep,
    "black-tide": black_tide,
    "hunger": hunger,
    "chill-of-the-abyss": chill_of_the_abyss,
    "tribute-to-the-dark": tribute_to_the_dark,
    "choir-of-the-dead": choir_of_the_dead,
    "forgotten-trove": forgotten_trove,
    "company-of-thieves": company_of_thieves,
    "vision": vision,
    "slip-of-time": slip_of_time,
}
