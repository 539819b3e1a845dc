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
    "magic-crystal": 950, "dagger": 60, "club": 60, "spear": 70, "magic-crossbow": 130, "poisoned-arrows": 50,
    "buckler": 50, "battle-armour": 90, "diadem-of-shadows": 220, "ember-of-the-mountain": 280, "bloodstone": 80,
    "miners-lamp": 35, "iron-key": 30, "crystal-pendulum": 50, "ghost-lamp": 120, "pickaxe": 60, "mineral": 90,
    "giant-mole": 30, "spellbound-miner": 110, "mages-pupil": 110, "hound": 80, "pit-pony": 40, "gold-nugget": 80,
    "drowned-mans-purse": 120, "pouch": 40, "vein-of-silver": 80,
}  # fmt: skip
SPELLS: Mapping[str, int] = {
    "counterspell": 50, "preservation": 60, "psionic-blast": 55, "healing": 60, "invisibility": 50, "immobility": 40,
    "acquisition": 45, "temporal-warp": 45, "teleport": 35, "random": 30, "mesmerism": 30, "nullify": 20,
    "stone-skin": 60, "wrath-of-the-mountain": 55, "shield-of-the-mind": 55, "shadow-theft": 50, "healing-breath": 60,
    "providence": 80, "golden-thread": 25, "sesame": 25, "cave-in": 8, "riotous-living": 8,
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
