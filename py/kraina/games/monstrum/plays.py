"""When a card is worth playing, for the sensible bot: ``PLAYS`` in one's own turn, ``fight_worth`` before a roll.

Worths are points (see ``prospects``). A worth above 0 says: play it now.
"""

from collections.abc import Callable, Mapping

from kraina.engine.ids import Uid
from kraina.games.monstrum.board import EMERALD
from kraina.games.monstrum.outlook import FIELDS_A_TURN, LATER, VICTORY, Situation
from kraina.games.monstrum.prospects import FIELD, LIFE, SURE
from kraina.games.monstrum.view import AdventurerView, FightView

TURN = FIELDS_A_TURN * FIELD
"""Points that a turn is worth."""
DARKNESS_PRICE = FIELD
BOOK_PRICE = 4 * FIELD
FIGHT_PRICES: Mapping[Uid, int] = {"magic-shield": 250, "cage": 100, "omen": 150, "book-of-spells": 400}
"""What a card must better a fight by, so that it is not wasted on a small one."""
READ_IN_FIGHTS = ("magic-shield", "omen", "devilish-tricks")
GUARDIAN_BEATEN = 2 * LIFE


def play_worth(situation: Situation, card: Uid) -> int:
    """Return what playing a card in one's own turn brings now."""
    judge = PLAYS.get(card)
    return judge(situation) if judge is not None else 0


def _open_rivals(situation: Situation) -> list[AdventurerView]:
    return [one for one in situation.rivals if not one.warded]


def _share(situation: Situation, harm: int) -> int:
    """Return what harm to rivals brings oneself: of several, each is only one of those in the way."""
    return harm // max(1, len(situation.rivals))


def best_push(situation: Situation, rival: AdventurerView) -> int:
    """Return the greatest harm that Darkness does to a rival."""
    if rival.warded or "oil-lamp" in rival.open:
        return 0
    board = situation.board
    allowed = situation.options["darkness_trapdoors"] == "on"
    fields = [f for f in board.neighbours[rival.field] if allowed or board.fields[f].ground != "trapdoor"]
    return max(0, *[situation.damage(rival, field) for field in fields])


def _darkness(situation: Situation) -> int:
    """Worth it when it does more than push everybody back one field."""
    harm = sum(best_push(situation, rival) for rival in situation.rivals)
    return _share(situation, harm) - situation.price(DARKNESS_PRICE)


def _area(spell: Uid) -> Callable[[Situation], int]:
    def judge(situation: Situation) -> int:
        """Worth it when it harms rivals more than oneself."""
        loss = situation.numbers.area_loss
        harm = sum(situation.harm(one, loss) for one in situation.rivals if _is_struck(situation, one, spell))
        own = situation.harm(situation.me, loss) if _is_struck(situation, situation.me, spell) else 0
        return _share(situation, harm) - own

    return judge


def _is_struck(situation: Situation, one: AdventurerView, spell: Uid) -> bool:
    nook = situation.board.nook_at(one.field)
    if nook is None or one.warded or (spell == "black-wind" and "wings" in one.open):
        return False
    return situation.board.nooks[nook].kind == situation.data.surprise(spell).strikes


def _paralysis(situation: Situation) -> int:
    return _share(situation, TURN * len(_open_rivals(situation)))


def _eternal_sleep(situation: Situation) -> int:
    """Worth it when the leader can be put to sleep, or somebody else who has no Poison."""
    awake = [one for one in _open_rivals(situation) if "poison" not in one.open]
    return 2 * TURN // len(situation.rivals) if awake else 0


def _devils_eye(situation: Situation) -> int:
    return 1 if any(one.hand or one.surprises for one in _open_rivals(situation)) else 0


def _enchanted_gate(situation: Situation) -> int:
    return _travel(situation, situation.best_spot(situation.board.nooks[EMERALD].fields))


def _alchemists_retort(situation: Situation) -> int:
    here = situation.board.nook_at(situation.me.field)
    if here is None:
        return 0
    nooks = situation.free_nooks(situation.board.nooks[here].kind)
    return _travel(situation, max(situation.best_spot(situation.board.nooks[nook].fields) for nook in nooks))


def _travel(situation: Situation, there: int) -> int:
    """Return what going somewhere saves, less what the card may save later."""
    here = situation.standing(situation.me, situation.me.field)
    return there - here - situation.price(LATER)


def _gift_of_flight(situation: Situation) -> int:
    """Worth it for more than two fields, or into the goal."""
    ways = situation.board.flights(situation.me.field)
    here = situation.standing(situation.me, situation.me.field)
    return situation.best_spot([way.end for way in ways]) - here - situation.price(3 * FIELD)


def _devilish_tricks(situation: Situation) -> int:
    me, price = situation.me, situation.numbers.tricks_price
    if me.tricks or me.strength <= price:
        return 0
    return situation.life(me, -price, tricks=True) - situation.life(me)


def _growth_of_strength(situation: Situation) -> int:
    return situation.life(situation.me, situation.numbers.growth) - situation.life(situation.me)


def _freyas_rings(situation: Situation) -> int:
    return 4 * TURN // len(situation.rivals) if any(one.master is None for one in situation.rivals) else 0


def _book_of_spells(situation: Situation) -> int:
    """Worth it for the best spell, unless that is a small one and the game still long."""
    best = max(judge(situation) for spell, judge in PLAYS.items() if _can_read(situation, spell))
    return best - situation.price(BOOK_PRICE)


def _can_read(situation: Situation, spell: Uid) -> bool:
    surprise = situation.data.surprises[spell]
    if spell == "enchanted-gate":
        nook = situation.board.nook_at(situation.me.field)
        return nook is not None and situation.board.nooks[nook].kind == "building"
    return surprise.spell


PLAYS: Mapping[Uid, Callable[[Situation], int]] = {
    "darkness": _darkness,
    "flood": _area("flood"),
    "black-wind": _area("black-wind"),
    "plague-of-parasites": _area("plague-of-parasites"),
    "paralysis": _paralysis,
    "eternal-sleep": _eternal_sleep,
    "devils-eye": _devils_eye,
    "enchanted-gate": _enchanted_gate,
    "alchemists-retort": _alchemists_retort,
    "gift-of-flight": _gift_of_flight,
    "devilish-tricks": _devilish_tricks,
    "growth-of-strength": _growth_of_strength,
    "freyas-rings": _freyas_rings,
    "book-of-spells": _book_of_spells,
}
"""Cards that are not here are kept for an answer, or for a fight."""


# --- before a roll ---------------------------------------------------------------------------------------------


def fight_worth(situation: Situation, choice: Uid) -> int:
    """Return the worth of the fight that goes on if one rolls, or plays a card first."""
    fight = situation.view.fight
    assert fight is not None
    if choice == "book-of-spells":
        read = max(_with_card(situation, fight, spell) for spell in READ_IN_FIGHTS)
        return read - situation.price(FIGHT_PRICES[choice])
    price = 0 if situation.guardian and choice != "roll" and fight.monster == situation.data.guardian.id else None
    if price is None:
        price = situation.price(FIGHT_PRICES.get(choice, 0))
    return _with_card(situation, fight, choice) - price


def _with_card(situation: Situation, fight: FightView, choice: Uid) -> int:
    if choice == "magic-shield":
        return _won(situation, fight)
    if choice == "sulphur":
        return _won(situation, fight, gain=situation.numbers.sulphur_gain)
    if choice == "cage":
        return _rolled(situation, fight, loss=min(fight.strength, situation.numbers.cage_loss))
    if choice == "omen":
        rivals = _open_rivals(situation)
        return max((omen_worth(situation, rival) for rival in rivals), default=-VICTORY)
    if choice == "devilish-tricks":
        return _tricked(situation, fight)
    loss = min(fight.strength, situation.numbers.cage_loss) if fight.caged else fight.strength
    return _rolled(situation, fight, loss=loss)


def _won(situation: Situation, fight: FightView, gain: int | None = None) -> int:
    if fight.monster == situation.data.guardian.id:
        return GUARDIAN_BEATEN
    won = situation.life(situation.me, fight.strength if gain is None else gain)
    return won + situation.prospects.spoils(fight.strength)


def _rolled(situation: Situation, fight: FightView, loss: int) -> int:
    """Return the worth of the roll; what another one loses by Omen is no loss of one's own."""
    own = fight.fighter == situation.me.player
    lost = situation.life(situation.me, -loss if own else 0)
    return (fight.limit * _won(situation, fight) + (SURE - fight.limit) * lost) // SURE


def _tricked(situation: Situation, fight: FightView) -> int:
    numbers, me = situation.numbers, situation.me
    if me.tricks or me.strength <= numbers.tricks_price or fight.fighter != me.player:
        return -VICTORY
    limit = max(fight.limit, numbers.tricks_wins_on)
    price, guardian = numbers.tricks_price, fight.monster == situation.data.guardian.id
    won = situation.life(me, fight.strength - price, tricks=True) + situation.prospects.spoils(fight.strength)
    lost = situation.life(me, -fight.strength - price, tricks=True)
    return (limit * (GUARDIAN_BEATEN if guardian else won) + (SURE - limit) * lost) // SURE


def omen_worth(situation: Situation, rival: AdventurerView) -> int:
    """Return the worth of the fight that goes on if a rival fights it by Omen."""
    fight = situation.view.fight
    assert fight is not None
    limit = situation.prospects.limit(situation.skill(rival), fight.dexterity)
    lost = situation.life(situation.me) + _share(situation, situation.harm(rival, fight.strength))
    return (limit * _won(situation, fight) + (SURE - limit) * lost) // SURE
