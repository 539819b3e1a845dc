"""What areas are worth to a sensible player: cards to be drawn, what lies there, Chambers, and what areas do."""

from collections.abc import Mapping, Sequence

from kraina.engine.ids import Uid, design_of
from kraina.games.jaskinia.bot.goods import card_worth, spell_worth
from kraina.games.jaskinia.bot.outlook import Situation, win36
from kraina.kit.cave import odds
from kraina.kit.cave.board import ENTRANCE, AreaId
from kraina.kit.cave.box import Card, Deck
from kraina.kit.cave.creatures import DRAGON
from kraina.kit.odds import sums
from kraina.kit.points import total

TROPHY = 14
"""What a point of Strength on a beaten creature is worth: 7 make 1."""
POINT = 110
"""What a point of Strength or Power is worth."""
BAG = 35
"""What a bag of gold is worth."""
FINDING = 500
"""What it is worth to find the Crystal's Chamber, to who is nearly ready for the trials."""
NEAR, PATIENCE = 30, 3
"""Chance of the trials in percent that is near enough, and turns that count as 1 percent more."""
CRYSTAL = 4000
"""What the trials are worth to who is ready for them."""
UNTROD, FORWARD = 150, 5
"""What drawing behind the Great Gates is worth besides, to who has so much Strength or Power: few come there."""
EXPERIENCE = POINT // 7
"""What a Cave card gives beside what it does."""
OMENS: Mapping[str, int] = {
    "earthquake": -60, "hunger": -25, "chill-of-the-abyss": -70, "tribute-to-the-dark": -50, "poisonous-fumes": -120,
    "black-tide": -15, "choir-of-the-dead": -15, "subterranean-gale": -20, "lights-go-out": 0, "forgotten-trove": 70,
    "company-of-thieves": -50, "vision": 110, "slip-of-time": 60,
}  # fmt: skip
"""What Events are worth; part of the harm is done to rivals too."""


def finding(at: Situation) -> int:
    """Return what finding the Crystal's Chamber is worth: from then on death is final, so that it can wait."""
    return FINDING * min(NEAR, at.trials + at.age // PATIENCE) // NEAR


def prize(at: Situation, card: Card) -> int:
    """Return what beating a creature brings."""
    worth = TROPHY * card.strength + POINT * card.beaten_power + BAG * card.beaten_gold
    return worth + (finding(at) if card.id == DRAGON and not at.found else 8)


def foe_worth(at: Situation, uid: Uid) -> int:
    """Return what fighting a creature's card is worth."""
    return at.once(f"foe:{design_of(uid)}", lambda: _foe_worth(at, uid))


def _foe_worth(at: Situation, uid: Uid) -> int:
    card = at.data.card(uid)
    return at.fight_worth(at.lead(uid), prize(at, card), 1 if card.takes else card.harm)


def person_worth(at: Situation, design: str) -> int:
    """Return what a Stranger is worth."""
    me, hurt = at.me, max(0, at.me.whole - at.me.stamina)
    if design == "blind-foreman":
        return finding(at) // 2 if me.gold >= 2 and not at.found else 0
    if design == "treasurer-of-the-mountain":
        return {"good": 2 * BAG, "neutral": BAG, "evil": -BAG if me.gold else 0}[me.alignment]
    if design in ("anchoress", "wandering-leech"):
        return 0 if design == "wandering-leech" and not me.gold else at.stamina_worth * min(2, hurt) * 3 // 4
    if design == "master-of-shadows":
        return POINT - 3 * BAG // 2 if me.gold >= 3 else 0
    return {"seer-of-the-deep": POINT, "old-bard": spell_worth(at), "bone-pedlar": 15}.get(design, 10)


def spot_worth(at: Situation, design: str) -> int:
    """Return what a Place is worth."""
    hurt = max(0, at.me.whole - at.me.stamina)
    if design == "wall-of-signs":
        ways = sum(count for rolled, count in sums(2).items() if rolled <= at.power)
        return finding(at) * ways // 36 if at.power >= 5 and not at.found else 0
    if design == "abandoned-camp":
        return at.stamina_worth * min(2, hurt) // 2
    return {"crystal-pool": at.worth_of_stamina(at.me.stamina + 1), "stone-of-knowledge": POINT}.get(design, 10)


def card_value(at: Situation, card: Card) -> int:
    """Return what meeting a card of a design is worth."""
    if card.is_enemy:
        return foe_worth(at, card.id)
    if card.kind == "event":
        if card.id == "gleam-in-the-deep":
            return finding(at) if at.power >= 6 and not at.found else 0
        return OMENS.get(card.id, 0)
    if card.kind == "stranger":
        return person_worth(at, card.id)
    if card.kind == "place":
        return spot_worth(at, card.id)
    return card_worth(at, card.id)


def fresh_worth(at: Situation, deck: Deck) -> int:
    """Return what a card of a pile is worth before it is drawn: the average of what may come."""
    return at.once(f"fresh:{deck}", lambda: _fresh_worth(at, deck))


def _fresh_worth(at: Situation, deck: Deck) -> int:
    cards = [card for card in at.data.box.cards.values() if card.deck == deck and not card.joined]
    worth = sum(card.copies * card_value(at, card) for card in cards) // sum(card.copies for card in cards)
    return worth + EXPERIENCE if deck == "cave" else worth


def lying_worth(at: Situation, area: AreaId) -> int:
    """Return what the cards that lie on an area are worth; unbeaten creatures bar the rest."""
    lying = at.view.lying.get(area, ())
    foes = [uid for uid in lying if at.data.card(uid).is_enemy]
    rest = [uid for uid in lying if not at.data.card(uid).is_enemy]
    worth = sum(foe_worth(at, uid) for uid in foes)
    goods = at.view.purse.get(area, 0) * BAG + sum(max(0, card_value(at, at.data.card(uid))) for uid in rest)
    for uid in foes:
        goods = goods * win36(at.lead(uid)) // 36
    return worth + goods


def kind_worth(at: Situation) -> int:
    """Return what a Chamber of unknown kind is worth, on the average of the six."""
    return at.once("kind", lambda: _kind_worth(at))


def _kind_worth(at: Situation) -> int:
    terror = 0 if at.power >= 8 else -at.stamina_worth
    melkart = -min(at.stamina_worth, _cheapest(at, 2))
    grotto = (6 * BAG + 3 * at.worth_of_stamina(at.me.stamina + 1) + spell_worth(at)) // 6
    demons = at.fight_worth(at.power - 12, 8) // 2
    arena = sum(at.fight_worth(at.combat - points, 8) for points in (8, 6, 4)) // 3
    abyss = -(_cheapest(at, 9) + 80 * len(at.me.friends) + 3 * 60) // 3
    return (terror + melkart + grotto + demons + arena + abyss) // 6


def _cheapest(at: Situation, count: int) -> int:
    """Return what the least worthy Items are worth together; too few of them cost more than anything."""
    worths = sorted(card_worth(at, uid) for uid in at.me.items)
    return sum(worths[:count]) if len(worths) >= count or count > 2 else 9999


def look_worth(at: Situation) -> int:
    """Return what looking for the Crystal by two dice is worth: free for who has no Power to lose."""
    ways, of = odds.two_dice(at.power)
    cost = POINT if at.me.spare_power else 0
    gain = finding(at) + (CRYSTAL * at.trials // 400 if at.ready() else 0)
    return (ways * gain - (of - ways) * cost) // of


def chamber_worth(at: Situation, area: AreaId) -> int:
    """Return what entering a Chamber is worth."""
    if at.found:
        if area != at.found:
            return kind_worth(at)
        return CRYSTAL * max(at.trials, 5) // 100 if at.ready() and not at.me.barred else -40
    worth = kind_worth(at)
    if at.power >= 6:
        worth = max(worth, look_worth(at))
    return worth + (finding(at) // 3 if at.owns("crystal-pendulum") else 0)


def special_worth(at: Situation, area: AreaId) -> int:
    """Return what a named area is worth."""
    items = _cheapest(at, 9) if at.me.items else 0
    if area == "sacrificial-altar":
        return max(0, (9 * BAG - 2 * BAG - (POINT if at.me.spare_power else 0)) // 6)
    if area == "underground-spring":
        return 0
    if area == "wall-of-fire":
        return 0 if at.me.character == "cyborg" else (POINT - 2 * at.stamina_worth) // 6
    if area == "narrowing-corridor":
        return -(items + at.me.gold * BAG) // 3
    if area == "ancient-power-plant":
        if at.me.character == "cyborg":
            return -900
        return (2 * at.worth_of_stamina(at.me.stamina + 1) - items) // 2
    return 0


def rivals_worth(at: Situation) -> Mapping[AreaId, int]:
    """Return the danger and the promise of those who stand on areas."""
    found: dict[AreaId, int] = {}
    for one in at.view.searchers:
        if one.character and one.player != at.me.player:
            lead = at.combat + at.edge - total(one.combat)
            worth = max(0, attack_worth(at, one.player)) // 2 if lead > 0 else -15
            found[one.area] = found.get(one.area, 0) + worth
    return found


def attack_worth(at: Situation, player: int, *, psychic: bool = False) -> int:
    """Return what attacking a rival is worth, not counting what the area would have brought."""
    rival = at.view.searchers[player]
    lead = at.power - total(rival.power) if psychic else at.combat + at.edge - total(rival.combat)
    best = max((card_worth(at, uid) for uid in rival.items), default=0)
    spoils = max(best, BAG if rival.gold else 0, 250 if rival.stamina == 1 and at.found else 60)
    return at.fight_worth(lead, spoils)


def area_worth(at: Situation, area: AreaId) -> int:
    """Return what ending a move on an area is worth, whoever stands there."""
    here = at.data.board[area]
    like = (here.draw_adventure, here.draw_cave, here.zone == "deep") if here.kind == "corridor" else area
    return at.once((like, at.view.lying.get(area, ()), at.view.purse.get(area, 0)), lambda: _area_worth(at, area))


def _area_worth(at: Situation, area: AreaId) -> int:
    here = at.data.board[area]
    if area == ENTRANCE:
        hurt = max(0, at.me.whole - at.me.stamina)
        return at.stamina_worth * 2 // 3 if hurt and at.me.gold else -20
    if here.kind == "gate":
        return -10
    if here.kind == "chamber":
        return chamber_worth(at, area) + lying_worth(at, area) // 2
    if here.kind == "special":
        return special_worth(at, area) + lying_worth(at, area)
    unknown = max(0, here.draw - len(at.view.lying.get(area, ())))
    share = min(unknown, here.draw_cave)
    fresh = share * fresh_worth(at, "cave") + (unknown - share) * fresh_worth(at, "adventure")
    return lying_worth(at, area) + fresh + (UNTROD if unknown and here.zone == "deep" and explores(at) else 0)


def explores(at: Situation) -> bool:
    """Return whether the player is drawn behind the Great Gates: strong, and with no trials to face yet."""
    return max(at.strength, at.power) >= FORWARD and not (at.found and at.ready())


def worths_of(at: Situation, areas: Sequence[AreaId]) -> dict[AreaId, int]:
    """Return what each of some areas is worth."""
    rivals = rivals_worth(at)
    return {area: area_worth(at, area) + rivals.get(area, 0) for area in areas}
