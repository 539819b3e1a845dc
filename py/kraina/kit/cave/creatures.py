"""What single creatures of the box do in a fight and after it. Rules 13.4, 13.5, 14.2."""

from collections.abc import Sequence

from kraina.engine.decision import Flow
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.text import Who, text
from kraina.kit.cave.crystal import pointer
from kraina.kit.cave.host import Host, shut
from kraina.kit.cave.march import fork
from kraina.kit.choose import agrees, choose_card, choose_space
from kraina.kit.names import card_name, space_name

MUTANT, MUTANT_WEAK, MUTANT_STRONG = "stray-mutant", 3, 7
UNMOVED_BY_SPELLS = "rusty-automaton"
WEAPON_PROOF = ("stone-man", "salt-golem")
THUG, BRIBE = "hired-thug", 2
WISP, DRAGON = "will-o-the-wisp", "crystal-dragon"


def points_of(host: Host, player: PlayerId, uid: Uid) -> Flow[int]:
    """Return the Strength or Power with which a creature attacks; the Mutant's is rolled for."""
    card = host.box.card(uid)
    if card.id == MUTANT:
        value = yield from host.roll(player, "mutant", "13.4")
        return MUTANT_WEAK if value <= 3 else MUTANT_STRONG
    return card.power if card.kind == "ghost" else card.strength


def bought_off(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Let somebody buy the Thug off before the Combat; return whether he did."""
    if design_of(uid) != THUG or host.gold(player) < BRIBE:
        return False
    if not (yield from agrees(player, "bribe", text("ask.bribe", card=card_name(uid)), "13.4", uid)):
        return False
    host.change(player, "gold", -BRIBE, "13.4")
    host.ran(f"card:{THUG}")
    return True


def toll(host: Host, player: PlayerId, foes: Sequence[Uid]) -> Flow[int]:
    """Return the Stamina that a defeat costs: as much as the costliest of the foes takes.

    A single thief takes what he is after in its place.
    """
    cards = [host.box.card(uid) for uid in foes]
    points = max((card.harm for card in cards), default=1)
    if len(cards) == 1:
        for what in cards[0].takes:
            if (yield from _taken(host, player, what)):
                return 0
    return points


def _taken(host: Host, player: PlayerId, what: str) -> Flow[bool]:
    """Have a thief take a bag, an Item, a Friend or a Spell, if there is one; return whether he did."""
    if what == "bag":
        return host.change(player, "gold", -1, "14.2") < 0
    owned = {"item": host.items, "friend": host.friends, "spell": host.spells}[what](player)
    uid = yield from choose_card(player, "robbed", text("ask.robbed"), owned, "14.2")
    if uid is None:
        return False
    host.lose_card(player, uid, "14.2")
    return True


def aftermath(host: Host, player: PlayerId, foes: Sequence[Uid]) -> Flow[None]:
    """Carry out what foes do besides when they have won: a lost turn, a slow step, a Spell, a false light."""
    designs = [design_of(uid) for uid in foes]
    if "fungusman" in designs:
        host.lose_turns(player, 1, "13.4")
    if "drowned-one" in designs:
        host.delver(player).slow = max(1, host.delver(player).slow)
        host.tell(text("told.slowed", who=Who(player), turns=1), "13.5")
    if "cold-hand" in designs and host.spells(player):
        yield from _taken(host, player, "spell")
    if WISP in designs:
        yield from _led_on(host, player)


def _led_on(host: Host, player: PlayerId) -> Flow[None]:
    """Have the Wisp lead somebody 1 area on, where he searches; into the Gates he only follows it."""
    here, came = host.area(player), host.delver(player).came
    if here not in host.cave:
        return
    branches, barred = host.cave.branches(here, came), shut(host, player)
    if came in host.cave[here].exits:
        goal: str | None = (yield from fork(host, player, branches)) if branches else None
    else:
        open_to = [area for area in branches if area not in barred]
        goal = yield from choose_space(player, "direction", text("ask.direction"), open_to, "13.5")
    if goal is None or goal in barred:
        return
    host.walk(player, (here, goal), text("told.led", who=Who(player), space=space_name(goal)), "13.5")
    host.arrive(player, bound=True)


def rises(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Return whether a beaten creature rises again: the Cave Troll on a 1."""
    if design_of(uid) != "cave-troll":
        return False
    return (yield from host.roll(player, "troll", "13.4")) == 1


def reward(host: Host, player: PlayerId, uid: Uid) -> Flow[None]:
    """Give somebody what the defeat of a creature brings."""
    card = host.box.card(uid)
    rule = "13.5" if card.kind == "ghost" else "13.4"
    if card.beaten_gold:
        host.change(player, "gold", card.beaten_gold, rule)
    if card.beaten_power:
        host.change(player, "power", card.beaten_power, rule)
    if card.id == DRAGON:
        yield from pointer(host, player, rule)
