"""What cards are worth to a sensible player, in hundredths of a point."""

from collections.abc import Mapping

from kraina.engine.ids import Uid, design_of
from kraina.games.jaskinia.bot.outlook import Situation
from kraina.games.jaskinia.points import UNARMED

THING = 25
"""What any thing is worth in the eyes of the Gnome."""
GOODS: Mapping[str, int] = {
    "dagger": 70, "spear": 85, "club": 70, "magic-crossbow": 160, "poisoned-arrows": 60, "buckler": 70,
    "battle-armour": 110, "miners-lamp": 55, "iron-key": 50, "diadem-of-shadows": 200, "crystal-pendulum": 120,
    "ember-of-the-mountain": 200, "bloodstone": 120, "giant-mole": 50, "spellbound-miner": 100, "mages-pupil": 100,
    "hound": 80, "magic-crystal": 999,
}  # fmt: skip
SPELLS: Mapping[str, int] = {
    "sesame": 20, "golden-thread": 20, "stone-skin": 90, "wrath-of-the-mountain": 80, "shield-of-the-mind": 80,
    "cave-in": 10, "shadow-theft": 60, "healing-breath": 90,
}  # fmt: skip
SPARE, FOLLOWS = 5, 20
"""What a second weapon or armour adds to being a thing, and a point of Strength of a creature that follows."""


def card_worth(at: Situation, uid: Uid) -> int:
    """Return what owning a card is worth to the player."""
    return at.once(f"own:{uid}", lambda: _card_worth(at, uid))


def _card_worth(at: Situation, uid: Uid) -> int:
    design = design_of(uid)
    if design in SPELLS:
        return SPELLS[design]
    card = at.data.card(uid)
    if card.gold:
        return 40 * card.gold
    if card.is_enemy:
        return THING + FOLLOWS * card.strength  # it follows a Searcher
    others = [at.data.card(one) for one in at.me.items if one != uid]
    armed = at.data.box.characters[at.me.character].weapon
    if card.weapon and any(ability in UNARMED for ability in at.data.box.characters[at.me.character].abilities):
        return THING
    best = max([armed, *(one.combat for one in others if one.weapon and not one.once)])
    if card.weapon and not card.once and card.combat <= best:
        return THING + SPARE
    if card.saves_from and any(0 < one.saves_from <= card.saves_from for one in others):
        return THING + SPARE
    if card.branches and (at.power >= 6 or at.me.character == "caver"):
        return THING
    if design == "crystal-pendulum" and at.found:
        return THING
    return THING + GOODS.get(design, 0)


def spell_worth(at: Situation) -> int:
    """Return what a new Spell is worth: nothing beyond what Power allows."""
    return 50 if len(at.me.spells) < at.me.spell_limit else 0
