"""When a sensible player uses abilities that are not always good: a second roll, cards left unseen, foul fights."""

from collections.abc import Mapping
from typing import Any

from kraina.engine.decision import Decision, Option
from kraina.games.magiczny_miecz.bot.chances import chance
from kraina.games.magiczny_miecz.bot.goods import SPELL, card_worth
from kraina.games.magiczny_miecz.bot.outlook import POINT, Situation
from kraina.games.magiczny_miecz.bot.places import draw_worth
from kraina.games.magiczny_miecz.bot.prospects import roll_worth
from kraina.games.magiczny_miecz.points import total

LOW, HIGH, WORST = (1, 2, 3), (4, 5, 6), (5, 6)
BAD_DICE: Mapping[str, tuple[int, ...]] = {
    "9.6": LOW, "11.3": HIGH, "11.9": HIGH, "14.5": HIGH, "14.6": HIGH, "17.4": LOW, "23.7": WORST,
}  # fmt: skip
"""Rule by which a die is rolled -> numbers that are worth a second roll: Spells, Swamp, guardians, Traps, fights ..."""
SURE = 30
"""Ways of 36 to win a duel with which there is no need to fight foul."""


def second_roll(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Roll again what is worse than the average, where one can tell: in fights, at barriers and for a move."""
    value, rule = int(str(dict(decision.prompt.params)["value"])), decision.rule or ""
    bad = BAD_DICE.get(rule, ())
    if rule == "17.4" and at.view.fight is not None and len(at.view.fight.rolled) > 1:
        bad = HIGH  # the dice of the fight have fallen: it is armour that may save a Life
    again = value in bad
    if rule == "10.2":
        again = roll_worth(at, value) < sum(roll_worth(at, steps) for steps in range(1, 7)) // 6
    return int((option.key == "again") == again)


def unseen(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Leave every card unseen while an unknown one does more harm than good."""
    cards = int(option.value)
    return -cards * draw_worth(at, at.data.board[at.me.space].enemies)


def foul_fight(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Fight foul unless the duel is as good as won: only a fair one lets the Rogue weaken the loser."""
    fight = at.view.fight
    sure = fight is not None and fight.odds.won * 36 >= SURE * fight.odds.of
    return int((option.key != "no") != sure)


def weaken(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Weaken a loser who has nothing better, in what he has more of."""
    fight = at.view.fight
    if fight is None or fight.opponent is None:
        return int(option.key == "no")
    loser = at.view.seekers[fight.player if fight.opponent == at.me.player else fight.opponent]
    if option.key == "no":
        return max((card_worth(at, uid) for uid in loser.objects), default=0)
    return POINT + 20 + (loser.own_sword if option.key == "sword" else loser.own_magic)


def raised(at: Situation, uid: str) -> int:
    """Return what raising a beaten Beast is worth to the Mage: the risk that it takes away, against the trophy."""
    fight = at.view.fight
    if fight is None or at.me.player not in (fight.player, fight.opponent):
        return -1
    sword, foes = at.data.card(uid).sword, sum(foe.points for foe in fight.foes)
    lead = total(fight.mine) - total(fight.theirs) - foes
    lead = lead if at.me.player == fight.player else -lead
    saved = chance(lead).lost - chance(lead + sword).lost
    gain = saved * at.life_price() // 36 - sword * POINT // 7
    return SPELL + gain if gain > 0 else -1


def changed(at: Situation, alignment: str) -> int:
    """Return what changing to an alignment is worth to the Shaman here: Well, Mill and some Strangers ask for it."""
    if any(alignment in at.data.card(uid).not_for for uid in at.me.objects):
        return -1
    wanted = {"well-of-eternity": "good", "devils-mill": "evil"}.get(at.me.space)
    if wanted is None:
        wanted = next((one for uid, one in GENEROUS.items() if uid in at.lying(at.me.space)), "")
    return 300 if alignment == wanted else -1


GENEROUS: Mapping[str, str] = {"sorcerer": "good", "fairy": "good", "nightmare": "evil"}
"""Stranger -> to whom something is given."""
