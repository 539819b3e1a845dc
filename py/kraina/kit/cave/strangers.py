"""The Strangers of the box. Rule 13.6. The function of each returns whether he leaves."""

from collections.abc import Mapping

from kraina.engine.decision import Decision, Flow, ask_many
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import text
from kraina.kit.cave.crystal import pointer
from kraina.kit.cave.events import CardVerb
from kraina.kit.cave.host import Host, Trait
from kraina.kit.choose import agrees, card_option, choose_card, choose_word

RULE = "13.6"
FOREMAN, MASTER, SMITH = 2, 3, 2
"""What they ask for, in bags."""
CARE = 2
"""Stamina that healers restore."""


def blind_foreman(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """For 2 bags he tells where the Crystal is; when everybody knows, he leaves."""
    if host.depths.found:
        return True
    if host.gold(player) < FOREMAN or not (yield from agrees(player, "foreman", text("ask.foreman"), RULE, uid)):
        return False
    host.change(player, "gold", -FOREMAN, RULE)
    yield from pointer(host, player, RULE)
    return True


def treasurer(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """He gives the Good 2 bags and the Neutral 1; the Evil give him 1."""
    gift = {"good": 2, "neutral": 1, "evil": -1}[host.alignment(player)]
    host.change(player, "gold", max(gift, -host.gold(player)), RULE)
    yield from ()
    return True


def anchoress(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """She heals up to 2 Stamina."""
    yield from ()
    return host.heal(player, CARE, RULE) > 0


def bone_pedlar(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """He buys any Items for 1 bag each and sells 1 Spell for 1 bag, to whoever may draw one."""
    items, dealt = host.items(player), False
    if items:
        options = tuple(card_option(item) for item in items)
        decision = Decision(player, "sell", text("ask.sell"), options, 0, len(options), rule=RULE)
        for item in (yield from ask_many(decision)):
            host.lose_card(player, item, RULE)
            host.change(player, "gold", 1, RULE)
            dealt = True
    sells = host.gold(player) and host.takes_spell(player)
    if sells and (yield from agrees(player, "buy-spell", text("ask.buy-spell"), RULE, uid)):
        host.change(player, "gold", -1, RULE)
        host.gain_spell(player)
        dealt = True
    return dealt


def master_of_shadows(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """For 3 bags he teaches 1 Strength or 1 Power."""
    if host.gold(player) < MASTER:
        return False
    word = yield from choose_word(player, "master", text("ask.master"), ("strength", "power", "no"), RULE, uid)
    if word == "no":
        return False
    host.change(player, "gold", -MASTER, RULE)
    trait: Trait = "strength" if word == "strength" else "power"
    host.change(player, trait, 1, RULE)
    return True


def seer(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """1 Power or 1 Spell."""
    if (yield from choose_word(player, "seer", text("ask.seer"), ("power", "spell"), RULE, uid)) == "power":
        host.change(player, "power", 1, RULE)
    else:
        host.gain_spell(player)
    return True


def leech(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """For 1 bag he heals up to 2 Stamina."""
    if not host.gold(player) or not host.wounds(player):
        return False
    if not (yield from agrees(player, "leech", text("ask.leech"), RULE, uid)):
        return False
    host.change(player, "gold", -1, RULE)
    host.heal(player, CARE, RULE)
    return True


def smith(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """For 2 bags he mends any weapon of the used cards."""
    weapons = host.used_weapons() if host.gold(player) >= SMITH else []
    weapon = yield from choose_card(player, "smith", text("ask.smith"), weapons, RULE, optional=True)
    if weapon is None:
        return False
    host.change(player, "gold", -SMITH, RULE)
    host.take_used(player, weapon, RULE)
    return True


def bard(host: Host, player: PlayerId, uid: Uid) -> Flow[bool]:
    """1 Spell."""
    host.gain_spell(player)
    yield from ()
    return True


STRANGERS: Mapping[str, CardVerb] = {
    "blind-foreman": blind_foreman,
    "treasurer-of-the-mountain": treasurer,
    "anchoress": anchoress,
    "bone-pedlar": bone_pedlar,
    "master-of-shadows": master_of_shadows,
    "seer-of-the-deep": seer,
    "wandering-leech": leech,
    "travelling-smith": smith,
    "old-bard": bard,
}
