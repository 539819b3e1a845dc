"""What cards are worth to a sensible player, in hundredths of a point."""

from collections.abc import Mapping

from kraina.engine.ids import Uid, design_of
from kraina.games.talisman.bot.outlook import Situation

GOODS: Mapping[str, int] = {
    "talisman": 60, "magic-belt": 200, "ring": 300, "solomons-crown": 220, "holy-grail": 130, "amulet": 12,
    "cross": 60, "orb-of-knowledge": 70, "potion-of-strength": 50, "wand": 60, "holy-lance": 110, "runesword": 120,
    "raft": 30, "water-bottle": 20, "armour": 90, "shield": 60, "helmet": 35, "axe": 70, "sword": 70,
    "alchemist": 15, "gnome": 60, "guide": 40, "maiden": 200, "mercenary": 90, "mule": 40, "pixie": 40, "prince": 50,
    "princess": 50, "unicorn": 260, "bag-of-gold": 40, "two-bags-of-gold": 80,
}  # fmt: skip
SPELLS: Mapping[str, int] = {
    "counterspell": 50, "preservation": 60, "psionic-blast": 55, "healing": 60, "invisibility": 50, "immobility": 40,
    "acquisition": 45, "temporal-warp": 45, "teleport": 35, "random": 30, "mesmerism": 30, "nullify": 20,
    "destroy-magic": 15, "alchemy": 12, "destruction": 10, "hex": 10, "divination": 5,
}  # fmt: skip
FIRST_TALISMAN = 900
QUEST = 500
"""What a card is worth that fulfils the Warlock's quest."""
SPARE_WEAPON = 10
"""What a Weapon or armour is worth beside a better one."""


def card_worth(at: Situation, uid: Uid) -> int:
    """Return what owning a card is worth to the player."""
    design = design_of(uid)
    if design in SPELLS:
        return SPELLS[design]
    card = at.data.card(uid)
    if at.me.quest == "follower" and card.kind == "follower":
        return QUEST
    if at.me.quest == "magic-object" and card.kind == "magic_object" and design != "talisman":
        return QUEST
    if card.is_enemy:
        return 60 + 30 * card.strength
    if design == "talisman" and sum(design_of(one) == design for one in at.me.objects) <= (uid in at.me.objects):
        return FIRST_TALISMAN
    others = [one for one in at.me.objects if one != uid and design_of(one) != "talisman"]
    if card.weapon and sum(at.data.card(one).weapon for one in others) >= (2 if at.me.character == "warrior" else 1):
        return SPARE_WEAPON
    if card.saves_from and any(0 < at.data.card(one).saves_from <= card.saves_from for one in others):
        return SPARE_WEAPON
    return GOODS.get(design, 20)
