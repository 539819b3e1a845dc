"""The six kinds of Chamber, rolled for at every visit. Rule 12.4."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from kraina.engine.decision import Flow
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, name, text
from kraina.kit.cave.host import Host
from kraina.kit.choose import choose_cards, choose_word

Chamber: TypeAlias = Callable[[Host, PlayerId], Flow[bool]]
"""Lets somebody meet a Chamber; returns whether what lies there may be taken."""

KINDS = ("terror", "melkart", "grotto", "demons", "gladiators", "abyss")
"""The kinds by the number of the die."""
BRAVE = 8
"""Total Power that the Chamber of Terror cannot harm."""
TRIBUTE = 2
"""Items that are left in the Temple of Melkart."""
DEMONS, ORC, TROLL, HOBGOBLIN = 12, 8, 6, 4
LOST_IN_THE_ABYSS = 3


def visit(host: Host, player: PlayerId) -> Flow[bool]:
    """Roll for the kind of a Chamber and meet it; return whether what lies there may be taken."""
    kind = KINDS[(yield from host.roll(player, "chamber", "12.4")) - 1]
    host.tell(text("told.chamber", who=Who(player), chamber=name("chamber", kind)), "12.4")
    goes_on = yield from CHAMBERS[kind](host, player)
    host.ran(f"chamber:{kind}")
    return goes_on and host.goes_on(player)


def terror(host: Host, player: PlayerId) -> Flow[bool]:
    """Total Power below 8 costs 1 Stamina."""
    if host.total(player, "power") < BRAVE:
        yield from host.harm(player, 1, "12.4")
    return True


def melkart(host: Host, player: PlayerId) -> Flow[bool]:
    """2 Items are left here, or 1 Stamina is lost."""
    if len(host.items(player)) >= TRIBUTE:
        words = ("leave-items", "lose-stamina")
        if (yield from choose_word(player, "melkart", text("ask.melkart"), words, "12.4")) == "leave-items":
            prompt = text("ask.melkart-items", count=TRIBUTE)
            for uid in (yield from choose_cards(player, "offering", prompt, host.items(player), TRIBUTE, "12.4")):
                host.leave_card(player, uid, "12.4")
            return True
    yield from host.harm(player, 1, "12.4")
    return True


def grotto(host: Host, player: PlayerId) -> Flow[bool]:
    """A die gives 1 to 3 bags, 1 or 2 Stamina, or a Spell."""
    value = yield from host.roll(player, "grotto", "12.4")
    if value <= 3:
        host.change(player, "gold", value, "12.4")
    elif value <= 5:
        host.change(player, "stamina", value - 3, "12.4")
    else:
        host.gain_spell(player)
    return True


def demons(host: Host, player: PlayerId) -> Flow[bool]:
    """1 to 3 slips by; else the Demons attack with Power 12."""
    if (yield from host.roll(player, "demons", "12.4")) <= 3:
        return True
    return (yield from host.fight(player, "psychic", "demons", DEMONS, "12.4", trial=False)) == "won"


def gladiators(host: Host, player: PlayerId) -> Flow[bool]:
    """A die chooses the opponent: Orc, Troll or Hobgoblin."""
    value = yield from host.roll(player, "gladiators", "12.4")
    foe, points = (("orc", ORC), ("troll", TROLL), ("hobgoblin", HOBGOBLIN))[(value - 1) // 2]
    return (yield from host.fight(player, "combat", foe, points, "12.4", trial=False)) == "won"


def abyss(host: Host, player: PlayerId) -> Flow[bool]:
    """A die takes all Items, all Friends, or the next three turns."""
    value = yield from host.roll(player, "abyss", "12.4")
    if value > 4:
        host.lose_turns(player, LOST_IN_THE_ABYSS, "12.4")
        return True
    for uid in list(host.carried(player) if value <= 2 else host.friends(player)):
        host.lose_card(player, uid, "12.4")
    return True


CHAMBERS: Mapping[str, Chamber] = {
    "terror": terror, "melkart": melkart, "grotto": grotto, "demons": demons, "gladiators": gladiators, "abyss": abyss,
}  # fmt: skip
