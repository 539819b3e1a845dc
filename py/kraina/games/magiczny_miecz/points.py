"""Total Sword and Magic: the sum of its parts, computed whenever it is asked for. Rules 1.5, 2.5, 2.6, 17.4."""

from kraina.engine.ids import Uid, design_of
from kraina.engine.text import Text, name, text
from kraina.games.magiczny_miecz.cards import Card, MieczData, card_name
from kraina.games.magiczny_miecz.state import (
    Bonus,
    Fight,
    FightKind,
    Foe,
    Seeker,
    State,
    able,
    champion_of,
    find,
    has,
    magic_works,
    rides,
    working,
)
from kraina.kit.names import foe_name as foe_name
from kraina.kit.points import Part as Part
from kraina.kit.points import total as total

SPELLS_BY_MAGIC = (0, 0, 1, 2, 2, 3, 3)
"""Most Spells by total Magic from 0 to 6; more is like 6 (2.6)."""
TURN_SWORD = ("elixir-of-strength", "mercenary")
"""Cards that add to the Sword for one turn: the points stand in ``Seeker.marks``."""
CHAMPIONS = {"knight": 3, "adventure-seeker": 3}
"""Friends who fight in their owner's place, with points of their own."""
WEREWOLF_BANES = ("arondight", "axe-of-light-and-darkness")
"""Weapons that add 2 against a Werewolf."""
DOUBLE = "double"
"""It is as strong as its opponent."""
UNTOUCHED = "shadow-visitor"
"""No Spell, Magic Object or weapon works against it."""


def sword(data: MieczData, state: State, one: Seeker) -> int:
    """Return the total Sword outside fights, in points (1.5)."""
    return one.sword + sum(points for _, points in _added(data, state, one, "sword"))


def magic(data: MieczData, state: State, one: Seeker) -> int:
    """Return the total Magic outside fights, in points (2.5)."""
    return one.magic + sum(points for _, points in _added(data, state, one, "magic"))


def spell_room(data: MieczData, state: State, one: Seeker) -> int:
    """Return how many more Spells total Magic allows in the hand; below 0 it is that many too many (2.6)."""
    return spell_limit(data, state, one) - len(one.spells)


def spell_limit(data: MieczData, state: State, one: Seeker) -> int:
    """Return how many Spells a Seeker may hold: as his Magic allows (2.6), or as the Magic Staff does (9.8)."""
    by_magic = SPELLS_BY_MAGIC[max(0, min(magic(data, state, one), len(SPELLS_BY_MAGIC) - 1))]
    return max(by_magic, staff_spells(data, state, one))


def staff_spells(data: MieczData, state: State, one: Seeker) -> int:
    """Return how many Spells the Magic Staff lets its owner have: one more than at the start; without it 0 (9.8)."""
    return data.characters[one.character].spells + 1 if working(data, state, one, "magic-staff") else 0


def parts(data: MieczData, state: State, one: Seeker, kind: FightKind, *, bare: bool = False) -> list[Part]:
    """Return what makes up a Seeker's total Sword or Magic outside fights (1.5, 2.5); bare is without Magic Objects."""
    own = Part(text("part.own"), one.sword if kind == "sword" else one.magic)
    return [own, *(Part(card_name(uid), points) for uid, points in _added(data, state, one, kind, bare=bare))]


def _added(data: MieczData, state: State, one: Seeker, kind: FightKind, *, bare: bool = False) -> list[tuple[Uid, int]]:
    """Return the cards that add to own Sword or Magic outside fights, and how many points."""
    found = []
    for uid in (*one.objects, *one.friends):
        card = data.card(uid)
        points = card.sword if kind == "sword" else card.magic
        if points and not card.is_enemy and gives_points(data, state, one, uid, bare=bare):
            found.append((uid, points))
    if kind == "sword":
        marked = [mark for mark in TURN_SWORD if one.marks.get(mark) and _lasts(data, one, mark)]
        found += [(mark, one.marks[mark]) for mark in marked if gives_points(data, state, one, mark, bare=bare)]
    return found


def _lasts(data: MieczData, one: Seeker, mark: str) -> bool:
    """Return whether what a card adds for a turn is still there: a Friend's goes with him, a drink does not."""
    return data.card(mark).kind != "friend" or has(one, mark)


def gives_points(data: MieczData, state: State, one: Seeker, uid: Uid, *, bare: bool = False) -> bool:
    """Return whether an Object or Friend gives its points where its owner is now."""
    if one.stone:
        return False
    card = data.card(uid)
    if card.kind == "friend" or card.is_enemy:
        return True
    if bare and card.kind == "magic_object":
        return False
    return not data.board[one.space].plain_points and magic_works(data, state, uid)


def fight_parts(data: MieczData, state: State, one: Seeker, fight: Fight) -> list[Part]:
    """Return what makes up a Seeker's strength in a fight, before the die (17.4, 18.2)."""
    alone = champion_of(one, fight)
    if alone is not None:
        return [Part(card_name(alone), CHAMPIONS[design_of(alone)])]
    bare = is_bare(fight)
    found = parts(data, state, one, fight.kind, bare=bare) + _fighting_friends(data, state, one, fight.kind)
    if fight.kind == "sword":
        weapon = best_weapon(data, state, one, fight)
        if weapon is not None:
            found.append(Part(card_name(weapon), weapon_points(data, weapon, fight)))
        adder = magic_adder(data, state, one, fight)
        if adder is not None:
            found.append(Part(adder, total(parts(data, state, one, "magic", bare=bare))))
    return found + [Part(bonus_name(bonus), bonus.points) for bonus in bonuses(one, fight) if bonus.points]


def is_bare(fight: Fight) -> bool:
    """Return whether no Spell, Magic Object or weapon works in a fight."""
    return any(design_of(foe.id) == UNTOUCHED for foe in fight.foes)


def _fighting_friends(data: MieczData, state: State, one: Seeker, kind: FightKind) -> list[Part]:
    """Return what Friends add in fights: tamed Enemies their Sword or Magic, but nobody fights with a mount."""
    found = []
    for uid in one.friends:
        card = data.card(uid)
        points = card.combat_sword if kind == "sword" else 0
        if card.is_enemy and not rides(one, uid):
            points = card.sword if kind == "sword" else demon_magic(state, card)
        if points and not one.stone:
            found.append(Part(card_name(uid), points))
    return found


def demon_magic(state: State, card: Card) -> int:
    """Return a Demon's Magic: the Conjunction doubles it."""
    return card.magic * (2 if state.conjunction is not None else 1)


def bonuses(one: Seeker, fight: Fight) -> list[Bonus]:
    """Return what has been added for a Seeker in a fight."""
    return [bonus for bonus in fight.bonuses if bonus.player == one.player]


def bonus_name(bonus: Bonus) -> Text:
    """Return the text that names what a bonus comes from."""
    return name("ability" if bonus.ability else "card", design_of(bonus.source))


def weapons(data: MieczData, state: State, one: Seeker, fight: Fight) -> list[Uid]:
    """Return the weapons that a Seeker may use in a fight; he uses one (17.4)."""
    if is_bare(fight):
        return []
    return [uid for uid in one.objects if data.card(uid).weapon and gives_points(data, state, one, uid)]


def weapon_points(data: MieczData, weapon: Uid, fight: Fight) -> int:
    """Return what a weapon adds in a fight, in points of Sword."""
    if design_of(weapon) in WEREWOLF_BANES and any(design_of(foe.id) == "werewolf" for foe in fight.foes):
        return 2
    return data.card(weapon).weapon


def best_weapon(data: MieczData, state: State, one: Seeker, fight: Fight) -> Uid | None:
    """Return the weapon in use: the one chosen for this fight, or else the one that adds most."""
    held = weapons(data, state, one, fight)
    chosen = [bonus.source for bonus in bonuses(one, fight) if bonus.source in held]
    if chosen:
        return chosen[-1]
    return max(held, key=lambda uid: (weapon_points(data, uid, fight), design_of(uid) == "excalibur"), default=None)


def magic_adder(data: MieczData, state: State, one: Seeker, fight: Fight) -> Text | None:
    """Return what lets a Seeker add Magic to Sword in an ordinary fight, if anything; it adds once."""
    if any(bonus.source == "magic-and-sword" for bonus in bonuses(one, fight)):
        return name("card", "magic-and-sword")
    if able(one, "hermit-magic-to-sword"):
        return name("ability", "hermit-magic-to-sword")
    horse = find(one, "war-horse")
    if horse is not None and gives_points(data, state, one, horse):
        return card_name(horse)
    return None


def foe_points(data: MieczData, state: State, fight: Fight, foe: Foe) -> int:
    """Return a foe's points in a fight: the Double has what its opponent has in it, and what its space adds (A5)."""
    if not foe.card or design_of(foe.id) != DOUBLE:
        return foe.points
    one = state.get(fight.player)
    space = next((space for space, cards in state.lying.items() if foe.id in cards), one.space)
    return total(fight_parts(data, state, one, fight)) + data.board[space].enemies
