"""What a sensible player thinks things are worth: items, artifacts, spells, lessons."""

from kraina.games.legenda.board import FieldId
from kraina.games.legenda.bot.outlook import DENAR, Situation
from kraina.games.legenda.bot.terrains import spared
from kraina.games.legenda.cards import Trait

LESSON_AHEAD = 60
"""What a point is worth in the trait in which one wants to be proclaimed; at level 3 eight times as much."""

SPELLS = {"highest": (25, 75), "lowest": (15, 70), "shift": (20, 70), "attack": (70, 0)}
"""Kind of spell -> what it is worth at all, and for each face of the indicator with its trait."""
OTHERS = {"haste": 150, "portal": 70, "slow": 40, "cloak": 30, "amnesia": 35, "alchemy": 20}
"""What the spells are worth that have nothing to do with the indicator."""
AHEAD = (70, 150, 280)
"""What a spell of each level is worth as a step towards the next level."""
NO_SALE = -5000
"""What visiting the Magic Shop to sell nothing is worth: else it would be a way to stay in the city for ever."""
SCHOLAR = 120
"""The same for whoever has, or nearly has, the knowledge for the last level."""


def trait_worth(at: Situation, trait: Trait) -> int:
    """Return what a point more in a trait is worth: as often as the indicator shows it, and for learning."""
    faces = at.data.heroes[at.me.hero].indicator.count(trait)
    worth = 12 + 34 * faces
    mission = at.data.missions.get(at.me.mission)
    if mission is not None and trait in (mission.trait, mission.high, mission.low):
        worth += 60
    if trait == "knowledge" and at.me.value("knowledge") < 4:
        worth += 45
    return worth


def item_worth(at: Situation, item: str) -> int:
    """Return what an item is worth to somebody who does not have it yet, its price taken off."""
    kind = at.data.items[item]
    if kind.once:
        worth = 48 if at.me.items.count(item) < 2 else 10
    elif item in at.me.items:
        return -1
    else:
        worth = _lasting_worth(at, item)
    if len(at.me.items) >= at.data.numbers.pack:
        worth -= min(kept_worth(at, had) for had in at.me.items)
    return worth - at.data.numbers.item * DENAR


def kept_worth(at: Situation, item: str) -> int:
    """Return what an item in the pack is worth."""
    return 45 if at.data.items[item].once else _lasting_worth(at, item)


def _lasting_worth(at: Situation, item: str) -> int:
    """Return what an item is worth that is not used up: the traits that it raises, or the accidents that it spares."""
    adds = at.data.items[item].adds
    return sum(points * trait_worth(at, trait) for trait, points in adds.items()) if adds else spared(at, item)


def market_worth(at: Situation) -> int:
    """Return what the best item is worth that could be bought, its price taken off."""
    return at.once("market", lambda: max((item_worth(at, item) for item in at.data.items), default=0))


def artifact_worth(at: Situation, artifact: str) -> int:
    """Return what an artifact is worth."""
    one = at.data.artifacts[artifact]
    worth = 40 + sum(points * trait_worth(at, trait) for trait, points in one.adds.items())
    return worth + 260 * one.moves + 90 * one.denars + (70 if one.chooses else 0) + (60 if one.light else 0)


def sale_worth(at: Situation, artifact: str) -> int:
    """Return what selling an artifact is worth: more to whoever could not pay the healer without."""
    saved = at.life_worth() if at.me.life <= 2 and not at.me.denars else 0
    worth = 6 * DENAR + saved - artifact_worth(at, artifact)
    return worth if worth > 0 else NO_SALE


def spell_worth(at: Situation, ident: str) -> int:
    """Return what knowing a spell is worth: it is cast as often as the indicator shows its trait."""
    spell, mission = at.data.spells[ident], at.data.missions.get(at.me.mission)
    if spell.kind not in SPELLS:
        return OTHERS[spell.kind]
    base, by_face = SPELLS[spell.kind]
    worth = base + by_face * at.data.heroes[at.me.hero].indicator.count(spell.trait or "")
    if mission is not None and spell.trait in (mission.trait, mission.high, mission.low):
        worth += 40
    return worth + (25 * max(0, at.me.value("magic") - 3) if spell.kind == "attack" else 0)


def level_open(at: Situation) -> int:
    """Return the level of which a spell may be learned, as far as the view tells, or 0."""
    numbers, known = at.data.numbers, [at.data.spells[ident].level for ident in at.me.spells]
    for level, slots in enumerate(numbers.slots, 1):
        if known.count(level) < slots:
            return (
                level if at.me.value("knowledge") >= numbers.knowledge[level - 1] and at.view.spells[level - 1] else 0
            )
    return 0


def lessons_worth(at: Situation) -> tuple[int, int]:
    """Return what learning a spell now is worth, drawn and chosen, its fee taken off; 0 for what cannot be."""
    level = level_open(at)
    if not level:
        return 0, 0
    fee, able = at.data.numbers.fees[level - 1], at.me.abilities
    gift = at.data.numbers.gift if "gift-of-magic" in able else 0
    spells = [one.id for one in at.data.spells.values() if one.level == level and one.id not in at.me.spells]
    worths = [spell_worth(at, ident) for ident in spells]
    ahead = AHEAD[level - 1] + (SCHOLAR if at.me.value("knowledge") >= at.data.numbers.knowledge[-1] - 1 else 0)
    ahead -= 60 if at.me.life <= 3 else 0
    fees = (fee - gift, fee * (1 if "well-read" in able else 2) - gift)
    drawn, chosen = (
        max(0, worth + ahead - at.cost(price)) if at.me.denars >= price else 0
        for worth, price in zip((sum(worths) // len(worths), max(worths)), fees, strict=True)
    )
    return drawn, chosen


def learn_worth(at: Situation) -> int:
    """Return what learning a spell now is worth, its fee taken off, or 0 if it cannot be."""
    return max(lessons_worth(at))


def train_worth(at: Situation, city: FieldId) -> int:
    """Return what a lesson in a city is worth, its price taken off, or 0."""
    price = int(at.view.options["instructor"])
    trait = at.data.trait_of(at.view.board.fields[city].city)
    base = at.me.traits[trait].base
    if base >= at.data.numbers.most_trait or at.me.denars < price:
        return 0
    worth = trait_worth(at, trait)
    if trait == at.goal():
        worth += LESSON_AHEAD * (8 if at.me.level == 3 else 1)
    if trait == at.goal() and base == at.data.numbers.most_trait - 1 and at.me.level == 3:
        worth += 5000
    return max(0, worth - at.cost(price))
