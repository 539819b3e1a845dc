"""Total Strength and Craft: the sum of its parts, computed whenever it is asked for. Rules 2.1-2.3, 2.6, 3.1, 5.1."""

from kraina.engine.ids import Uid, design_of
from kraina.engine.text import name, text
from kraina.games.talisman.cards import TalismanData
from kraina.games.talisman.state import Fight, FightKind, Hero, State, able, magic_works
from kraina.kit.cave.creatures import WEAPON_PROOF
from kraina.kit.names import card_name
from kraina.kit.names import foe_name as foe_name
from kraina.kit.points import Part, total

SPELLS_BY_CRAFT = (0, 0, 0, 1, 2, 2, 3)
"""Most Spells by total Craft from 0 to 6; more is like 6 (5.1)."""
POTION, MERCENARY = "potion-of-strength", "mercenary"
"""Cards that add to Strength for one turn: the points stand in ``Hero.marks``."""
RAISED = "raised:"
"""Mark of an Enemy, with its uid behind it, that helps the Ghoul in one battle."""
_OWN_WEAPONS = {"hewer": "hewer-pick", "star-castaway": "star-castaway-gun"}
BARE_HANDED = ("monk-bare", "priest-weapon")
"""Abilities whose owner uses no Weapon."""


def strength(data: TalismanData, state: State, one: Hero) -> int:
    """Return the total Strength outside battles (3.1)."""
    return total(parts(data, state, one, "battle"))


def craft(data: TalismanData, state: State, one: Hero) -> int:
    """Return the total Craft (3.1)."""
    return total(parts(data, state, one, "psychic"))


def spell_limit(data: TalismanData, state: State, one: Hero) -> int:
    """Return how many Spells a hero may hold (5.1)."""
    if one.character and data.characters[one.character].spellless:
        return 0
    return SPELLS_BY_CRAFT[max(0, min(craft(data, state, one), len(SPELLS_BY_CRAFT) - 1))]


def spell_room(data: TalismanData, state: State, one: Hero) -> int:
    """Return how many more Spells Craft allows; below 0 it is that many too many. A Toad keeps what it has (6.3)."""
    return 0 if one.toad else spell_limit(data, state, one) - len(one.spells)


def parts(data: TalismanData, state: State, one: Hero, kind: FightKind) -> list[Part]:
    """Return what makes up a hero's total Strength or Craft outside fights (3.1)."""
    found = [Part(text("part.own"), one.strength if kind == "battle" else one.craft)]
    for uid in (*one.objects, *one.followers):
        card = data.card(uid)
        points = card.strength if kind == "battle" else card.craft
        if points and not card.is_enemy and gives_points(data, state, one, uid):
            found.append(Part(card_name(uid), points))
    if kind == "battle" and one.marks.get(POTION):
        found.append(Part(card_name(POTION), one.marks[POTION]))
    return found


def gives_points(data: TalismanData, state: State, one: Hero, uid: Uid) -> bool:
    """Return whether an Object or Follower gives its points where its owner is now."""
    card = data.card(uid)
    if card.is_object and data.board[one.space].bare:
        return False
    return magic_works(data, state, one, uid)


def fight_parts(data: TalismanData, state: State, one: Hero, fight: Fight) -> list[Part]:
    """Return what makes up a hero's attack in a fight, before the die (2.1, 2.2)."""
    by_craft = fight.by_craft and one.player == fight.player
    found = parts(data, state, one, "psychic" if by_craft else fight.kind)
    if fight.kind == "battle":
        own = own_weapon(data, state, one, fight)
        if own is not None:
            found.append(own)
        else:
            found += [Part(card_name(uid), weapon_points(data, uid, fight)) for uid in weapons(data, state, one, fight)]
        found += [Part(card_name(uid), data.card(uid).battle) for uid in one.followers if data.card(uid).battle]
        helper = _helper(data, one)
        if helper is not None:
            found.append(Part(card_name(helper), data.card(helper).strength))
        if one.marks.get(MERCENARY):
            found.append(Part(card_name(MERCENARY), one.marks[MERCENARY]))
        if able(one, "monk-craft"):
            found.append(Part(name("ability", "monk-craft"), total(parts(data, state, one, "psychic"))))
    return found + [
        Part(card_name(bonus.source), bonus.points) for bonus in fight.bonuses if bonus.player == one.player
    ]


def weapon_points(data: TalismanData, weapon: Uid, fight: Fight) -> int:
    """Return what a Weapon adds in a battle: the Holy Lance more against Dragons."""
    card = data.card(weapon)
    if card.animals and against_animals(data, fight):
        return card.animals
    dragons = any(foe.card and data.card(foe.id).kin == "dragon" for foe in fight.foes)
    return card.dragons if dragons and card.dragons else card.battle


def against_animals(data: TalismanData, fight: Fight) -> bool:
    """Return whether all opponents of a fight are Animals."""
    return bool(fight.foes) and all(foe.card and data.card(foe.id).kin == "animal" for foe in fight.foes)


def own_weapon(data: TalismanData, state: State, one: Hero, fight: Fight) -> Part | None:
    """Return the Weapon of a hero that is no Object, if it is better than those that are and not empty."""
    character = data.characters[one.character]
    if not character.weapon or one.toad or one.delver.empty or is_proof(data, fight) or str(one.player) in fight.loosed:
        return None
    best = max((weapon_points(data, uid, fight) for uid in weapons(data, state, one, fight)), default=0)
    return Part(name("ability", _OWN_WEAPONS[one.character]), character.weapon) if character.weapon > best else None


def is_proof(data: TalismanData, fight: Fight) -> bool:
    """Return whether Weapons add nothing in a fight."""
    return any(foe.card and data.card(foe.id).id in WEAPON_PROOF for foe in fight.foes)


def weapons(data: TalismanData, state: State, one: Hero, fight: Fight) -> list[Uid]:
    """Return the Weapons in use, the best ones: one, or two for the Warrior (2.6)."""
    if fight.kind == "psychic" or any(able(one, ability) for ability in BARE_HANDED) or is_proof(data, fight):
        return []
    if str(one.player) in fight.loosed:
        return [fight.loosed[str(one.player)]]
    armed = [uid for uid in one.objects if data.card(uid).weapon and not data.card(uid).once]
    held = [uid for uid in armed if gives_points(data, state, one, uid)]
    held.sort(key=lambda uid: (weapon_points(data, uid, fight), design_of(uid) == "runesword"), reverse=True)
    return held[: 2 if able(one, "warrior-weapons") else 1]


def _helper(data: TalismanData, one: Hero) -> Uid | None:
    """Return the charmed Animal that helps in a battle: one, the strongest."""
    tamed = [uid for uid in one.followers if data.card(uid).is_enemy and f"{RAISED}{uid}" not in one.marks]
    return max(tamed, key=lambda uid: data.card(uid).strength, default=None)


def raised(one: Hero) -> list[Uid]:
    """Return the raised Enemies of the Ghoul."""
    return [uid for uid in one.followers if f"{RAISED}{uid}" in one.marks]
