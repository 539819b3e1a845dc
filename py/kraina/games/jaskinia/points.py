"""Total Strength and Power: the sum of its parts, computed whenever it is asked for. Rules 1.6, 2.5, 2.6, 14.2."""

from kraina.engine.ids import Uid
from kraina.engine.text import Text, name, text
from kraina.engine.values import frozen
from kraina.games.jaskinia.cards import JaskiniaData
from kraina.games.jaskinia.state import Fight, FightKind, Searcher, able
from kraina.kit.cave.creatures import WEAPON_PROOF
from kraina.kit.names import card_name
from kraina.kit.points import Part, total

SPELLS_BY_POWER = (0, 0, 0, 1, 2, 2, 3)
"""Most Spells by total Power from 0 to 6; more is like 6 (2.6)."""
PICK, GUN = "hewer-pick", "star-castaway-gun"
TWO_WEAPONS, INNER_STRENGTH, BARE = "warrior-weapons", "monk-craft", "monk-bare"
UNARMED = (BARE, "priest-weapon")
"""Abilities of heroes who use no weapon (8.2)."""


@frozen()
class Weapon:
    """A weapon that counts in a Combat: an Item, or one that is an ability."""

    source: str
    points: int
    own: bool = False
    """Whether it is an ability and no Item."""


def strength(data: JaskiniaData, one: Searcher) -> int:
    """Return the total Strength outside Combat (1.6)."""
    return total(parts(data, one, "combat"))


def power(data: JaskiniaData, one: Searcher) -> int:
    """Return the total Power (2.5)."""
    return total(parts(data, one, "psychic"))


def spell_limit(data: JaskiniaData, one: Searcher) -> int:
    """Return how many Spells a Searcher may hold (2.6, 2.7)."""
    if data.box.characters[one.character].spellless:
        return 0
    return SPELLS_BY_POWER[max(0, min(power(data, one), len(SPELLS_BY_POWER) - 1))]


def parts(data: JaskiniaData, one: Searcher, kind: FightKind) -> list[Part]:
    """Return what makes up a Searcher's total Strength or Power outside fights (1.6, 2.5)."""
    found = [Part(text("part.own"), one.strength if kind == "combat" else one.power)]
    for uid in (*one.items, *one.friends):
        card = data.card(uid)
        points = card.strength if kind == "combat" else card.power
        if points and not card.is_enemy:
            found.append(Part(card_name(uid), points))
    return found


def fight_parts(data: JaskiniaData, one: Searcher, fight: Fight) -> list[Part]:
    """Return what makes up a Searcher's effectiveness in a fight, before the die (14.2, 15.2)."""
    by_power = fight.by_power and one.player == fight.player
    found = parts(data, one, "psychic" if by_power else fight.kind)
    if fight.kind == "combat":
        found += [Part(_weapon_name(weapon), weapon.points) for weapon in weapons_of(data, one, fight)]
        found += [Part(card_name(uid), data.card(uid).combat) for uid in one.friends if data.card(uid).combat]
        found += [Part(card_name(uid), data.card(uid).strength) for uid in tamed(data, one)[:1]]
        if able(one, INNER_STRENGTH):
            found.append(Part(name("ability", INNER_STRENGTH), power(data, one)))
    return found + [
        Part(card_name(bonus.source), bonus.points) for bonus in fight.bonuses if bonus.player == one.player
    ]


def _weapon_name(weapon: Weapon) -> Text:
    return name("ability", weapon.source) if weapon.own else card_name(weapon.source)


def weapons_of(data: JaskiniaData, one: Searcher, fight: Fight) -> list[Weapon]:
    """Return what a Searcher uses in a Combat: the best weapon, of equals an Item (14.2); the Warrior the best two."""
    proof = any(foe.card and data.card(foe.id).id in WEAPON_PROOF for foe in fight.foes)
    if fight.kind == "psychic" or proof or any(able(one, ability) for ability in UNARMED):
        return []
    loosed = fight.loosed.get(str(one.player))
    if loosed is not None:
        return [Weapon(loosed, data.card(loosed).combat)]
    items = [uid for uid in one.items if data.card(uid).weapon and not data.card(uid).once]
    found = [Weapon(uid, weapon_points(data, uid, fight)) for uid in items]
    if able(one, PICK) or (able(one, GUN) and not one.delver.empty):
        character = data.box.characters[one.character]
        found.append(Weapon(PICK if able(one, PICK) else GUN, character.weapon, own=True))
    found.sort(key=lambda weapon: -weapon.points)
    return found[: 2 if able(one, TWO_WEAPONS) else 1]


def weapon_points(data: JaskiniaData, uid: Uid, fight: Fight) -> int:
    """Return what a weapon adds in a Combat: the Spear more when all opponents are Animals."""
    card = data.card(uid)
    return card.animals if card.animals and against_animals(data, fight) else card.combat


def against_animals(data: JaskiniaData, fight: Fight) -> bool:
    """Return whether all opponents of a fight are Animals."""
    return bool(fight.foes) and all(foe.card and data.card(foe.id).kind == "animal" for foe in fight.foes)


def tamed(data: JaskiniaData, one: Searcher) -> list[Uid]:
    """Return the Animals that follow a Searcher, the strongest first: one helps in each Combat (8.2)."""
    found = [uid for uid in one.friends if data.card(uid).is_enemy and uid not in one.raised]
    return sorted(found, key=lambda uid: -data.card(uid).strength)
