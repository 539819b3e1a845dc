"""The Magic Crystal: finding its Chamber, and the three trials. Rules 12.4, 12.5, 17."""

from kraina.engine.decision import Decision, Flow, Option, Ref, ask_many
from kraina.engine.ids import PlayerId, RuleRef, Uid, design_of
from kraina.engine.text import Who, text
from kraina.kit.cave.board import AreaId
from kraina.kit.cave.box import CRYSTAL
from kraina.kit.cave.chambers import visit
from kraina.kit.cave.host import FightKind, Host, Trait
from kraina.kit.choose import agrees, choose_space, choose_word
from kraina.kit.names import card_name, card_text, space_name

BEAST, PHANTOM = 10, 8
"""Strength of the Beast, Power of the Phantom (12.5)."""
PENDULUM, PENDULUM_FROM = "crystal-pendulum", 5
LEAST_POWER = 6
"""Total Power with which one may look for the Crystal by two dice (12.5)."""
NEEDED = {6: 12, 7: 11, 8: 10}
"""Total Power -> the least sum of two dice that finds the Crystal; with more Power it is ``NEEDED_ABOVE``."""
NEEDED_ABOVE = 7
BARRED = 3
"""Own turns in which the Crystal's Chamber may not be entered after a failure (12.5)."""


def needed(power: int) -> int:
    """Return the least sum of two dice that finds the Crystal with some total Power of 6 or more (12.5)."""
    return NEEDED.get(power, NEEDED_ABOVE)


def enter_chamber(host: Host, player: PlayerId) -> Flow[bool]:
    """Deal with the Chamber where somebody has arrived; return whether what lies there may be taken (12.4, 12.5)."""
    here = host.area(player)
    host.ran(f"space:{here}")
    known = host.depths.found
    if not known and ((yield from _swings(host, player, here)) or (yield from _looks(host, player, here))):
        return host.goes_on(player)
    if known == here:
        if host.crystal_waits():
            yield from offer_trials(host, player)
        else:
            host.tell(text("told.crystal-gone", who=Who(player)), "12.5")
        return host.goes_on(player)
    return (yield from visit(host, player))


def _swings(host: Host, player: PlayerId, here: AreaId) -> Flow[bool]:
    """Let the owner of the Pendulum try it; return whether it found the Crystal here and the trials are over."""
    if not any(design_of(uid) == PENDULUM for uid in host.items(player)):
        return False
    if not (yield from agrees(player, "pendulum", text("ask.pendulum"), "12.5", PENDULUM)):
        return False
    value = yield from host.roll(player, "pendulum", "12.5")
    host.ran(f"card:{PENDULUM}")
    if value < PENDULUM_FROM:
        return False
    yield from _found_here(host, player, here)
    return True


def _looks(host: Host, player: PlayerId, here: AreaId) -> Flow[bool]:
    """Let somebody look for the Crystal by two dice in place of one; return whether he did (12.5)."""
    power = host.total(player, "power")
    if power < LEAST_POWER:
        return False
    prompt = text("ask.chamber", least=needed(power))
    if (yield from choose_word(player, "chamber", prompt, ("one-die", "two-dice"), "12.5")) == "one-die":
        return False
    rolled = yield from host.roll_several(player, 2, "crystal", "12.5")
    if rolled >= needed(power):
        yield from _found_here(host, player, here)
    else:
        host.tell(text("told.not-found", who=Who(player)), "12.5")
        host.change(player, "power", -1, "12.5")
    return True


def _found_here(host: Host, player: PlayerId, here: AreaId) -> Flow[None]:
    find(host, player, here)
    yield from offer_trials(host, player)


def find(host: Host, player: PlayerId, area: AreaId) -> None:
    """Fix the Chamber of the Magic Crystal for the rest of the match (12.4)."""
    host.depths.found = area
    host.tell(text("told.found", who=Who(player), space=space_name(area)), "12.4", notable=True)


def pointer(host: Host, player: PlayerId, rule: RuleRef) -> Flow[None]:
    """Tell where the Crystal is: two dice less 1 name the Chamber, 12 lets the finder choose (12.5a)."""
    if host.depths.found:
        host.tell(text("told.known-already"), rule)
        return
    rolled = yield from host.roll_several(player, 2, "pointer", rule)
    chambers = host.cave.of_kind("chamber")
    if rolled <= len(chambers) + 1:
        find(host, player, host.cave.chamber(rolled - 1))
        return
    area = yield from choose_space(player, "pointer", text("ask.pointer"), chambers, rule)
    if area is not None:
        find(host, player, area)


def offer_trials(host: Host, player: PlayerId) -> Flow[None]:
    """Let somebody in the Crystal's Chamber face the trials, one after another, in this turn (12.5)."""
    if host.delver(player).barred or not (yield from agrees(player, "trials", text("ask.trials"), "12.5")):
        return
    host.tell(text("told.trials", who=Who(player)), "12.5", notable=True)
    passed = yield from _ordeal(host, player, "strength", "combat", "beast", BEAST)
    passed = passed and (yield from _ordeal(host, player, "power", "psychic", "phantom", PHANTOM))
    if passed and (yield from _bargain(host, player)):
        return
    if host.area(player) == host.depths.found:
        host.delver(player).barred = BARRED + 1
        host.tell(text("told.trial-failed", who=Who(player)), "12.5", notable=True)


def _ordeal(host: Host, player: PlayerId, trait: Trait, kind: FightKind, creature: str, points: int) -> Flow[bool]:
    """Fight until the creature is beaten or own Strength or Power is back at the start; return whether it is won.

    A defeat costs 1 point of it; the Phantom adds it to its own Power. A draw is fought again.
    """
    while True:
        result = yield from host.fight(player, kind, creature, points, "12.5", trial=True)
        host.ran(f"trial:{creature}")
        if result in ("won", "off") or host.area(player) != host.depths.found:
            return result == "won"
        if result == "draw":
            continue
        lost = -host.change(player, trait, -1, "12.5")
        if creature == "phantom":
            points += lost
        if not host.spare(player, trait):
            return False


def _bargain(host: Host, player: PlayerId) -> Flow[bool]:
    """Pay the Gnome what three dice say, in bags, Items and Friends; return whether it was enough (12.5c)."""
    rolled = yield from host.roll_several(player, 3, "gnome", "12.5")
    price = max(0, rolled - host.discount(player))
    if host.discount(player):
        host.ran("ability:smuggler-price")
    host.ran("trial:gnome")
    gold, cards = host.gold(player), [*host.items(player), *host.friends(player)]
    wealth = gold + sum(host.value(uid) for uid in cards)
    host.tell(text("told.gnome", who=Who(player), price=price, wealth=wealth), "12.5")
    if wealth < price:
        return False
    paid = yield from _payment(player, price, gold, cards)
    bags = max(0, price - sum(host.value(uid) for uid in paid))
    host.ran(f"card:{CRYSTAL}")
    host.tell(text("told.crystal", who=Who(player)), "17.1", notable=True)
    yield from host.win_crystal(player, paid, min(gold, bags))
    return True


def _payment(player: PlayerId, price: int, gold: int, cards: list[Uid]) -> Flow[list[Uid]]:
    """Choose the cards to pay with; the rest of the price is paid in bags."""
    least = min(len(cards), max(0, price - gold))
    options = tuple(Option(f"card:{uid}", uid, card_name(uid), Ref("card", uid), card_text(uid)) for uid in cards)
    if not options:
        return []
    prompt = text("ask.gnome", price=price, least=least)
    most = min(len(cards), price)
    return (yield from ask_many(Decision(player, "gnome", prompt, options, least, most, rule="12.5")))
