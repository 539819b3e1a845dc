"""How a sensible player judges the options of each kind of decision, in hundredths of a point."""

from collections.abc import Callable, Mapping
from typing import Any

from kraina.engine.decision import Decision, Option
from kraina.games.jaskinia.bot.goods import SPELLS, card_worth, spell_worth
from kraina.games.jaskinia.bot.heroes import HEROES, meeting_worth
from kraina.games.jaskinia.bot.journeys import Journey, journey
from kraina.games.jaskinia.bot.magic import act_worth
from kraina.games.jaskinia.bot.outlook import Judge, Situation, lose36
from kraina.games.jaskinia.bot.places import BAG, POINT, attack_worth, finding, kind_worth, look_worth, special_worth
from kraina.kit.cave import march, odds

EARLY = 150
"""Worth of finding the Crystal's Chamber below which one would rather not know."""
LATER = 2000
"""Added to what areas are worth, so that going somewhere is never worth less than nothing."""
NEVER = -9000
"""Acts that are not worth doing."""
FIRST = 8000
"""Acts that come before the move."""


def uid_of(option: Option[Any]) -> str:
    """Return the card or area that an option's key names."""
    return str(option.key).split(":", 1)[-1]


def by_chance(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Judge all options alike."""
    return 1


def turn(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Do first what is worth doing; then roll, step, deal with the Gates or heal, whichever is worth most."""
    key = str(option.key)
    plan = journey(at)
    if key in ("roll", "step"):
        return LATER + _going(at, plan, key, plan.firsts(at.view.marks))
    if key == "gates-back":
        return LATER + _best_going(at, plan, [at.me.came])
    if key.startswith("gates-"):
        beyond = [one for one in at.data.board[at.me.area].exits if one != at.me.came]
        gain = _best_going(at, plan, beyond)
        if key == "gates-open":
            return LATER + gain
        ways, of = odds.gates(at.strength if key == "gates-strength" else at.power)
        return LATER + gain * ways // of - 20
    if key == "heal":
        return LATER + at.stamina_worth
    worth = act_worth(at, option)
    return FIRST + worth if worth > 0 else NEVER


def _best_going(at: Situation, plan: Journey, first: list[str]) -> int:
    ways = ["roll", *(["step"] if at.power < march.FREE_FROM else [])]
    return max(_going(at, plan, key, first) for key in ways)


def _going(at: Situation, plan: Journey, key: str, first: list[str]) -> int:
    if key == "step":
        return plan.step_worth(first)
    free = at.power >= march.FREE_FROM or march.THREAD in at.view.marks or _guided(at)
    return plan.free_worth(first) if free else plan.blind_worth(first)


def _guided(at: Situation) -> bool:
    return at.me.character == "caver" or at.owns("miners-lamp")


def going(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Go where it is best."""
    area = str(option.key).split(":")[1] if ":" in str(option.key) else at.me.area
    past = str(option.key).count(":") - 1
    return LATER + journey(at).end_worth(area) - past


def way(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Go on or back, as the dice will lead."""
    plan = journey(at)
    first = plan.firsts(at.view.marks)
    if option.key == "go-back":
        return LATER + plan.blind_worth([one for one in first if one == at.me.came])
    onward = [plan.blind_worth([one]) for one in first if one != at.me.came]
    return LATER + sum(onward) // max(1, len(onward))


def arrived(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Search the area, or meet who is there."""
    what, _, rest = str(option.key).partition(":")
    if what == "explore":
        return LATER + journey(at).worth[at.me.area]
    if what == "attack":
        rival, _, how = rest.partition(":")
        return LATER + attack_worth(at, int(rival), psychic=how == "psychic")
    if what == "meet":
        return LATER + meeting_worth(at, rest)
    worth = act_worth(at, option)
    return FIRST + worth if worth > 0 else NEVER


def response(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Step in where it helps."""
    if option.key == "pass":
        return 0
    worth = act_worth(at, option)
    return worth if worth > 0 else NEVER


def end(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Do what pays, then end the turn."""
    if option.key == "end":
        return 0
    worth = act_worth(at, option)
    return worth if worth > 0 else NEVER


def take(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Take what is worth having, while it can be carried."""
    if option.key in ("done", "no"):
        return 10
    uid = uid_of(option)
    if option.key == "gold":
        return BAG * at.view.purse.get(at.me.area, 1)
    worth = card_worth(at, uid)
    full = at.data.card(uid).is_item and len(at.me.items) >= at.me.capacity
    if full and worth <= min(card_worth(at, one) for one in at.me.items):
        return -1
    return worth + 10


def spoils(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Take the best from a rival: his last Stamina when death is final, else what is worth most."""
    if option.key == "gold":
        return BAG
    if option.key == "stamina":
        rivals = [one for one in at.view.searchers if one.player != at.me.player and one.area == at.me.area]
        last = any(one.stamina == 1 for one in rivals if one.character)
        return 250 if last and at.found else 60
    return take(at, decision, option)


def give_up(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Part with what is worth least."""
    if option.key == "gold":
        return 1000 - BAG
    return 1000 - card_worth(at, uid_of(option))


def exchange(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Turn in as few points as bring as much as all of them."""
    cards = [uid_of(one) for one in decision.options]
    points = {uid: at.data.card(uid).strength for uid in cards}
    left = sum(points.values()) % 7
    for uid in sorted(cards, key=lambda uid: -points[uid]):
        if points[uid] <= left:
            left -= points[uid]
            points[uid] = 0
    return 1 if points[uid_of(option)] else -1


def _yes(option: Option[Any], worth: int) -> int:
    """Judge yes by what it is worth, and no by nothing."""
    return worth if option.key == "yes" else 0


def chamber(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Look for the Crystal when that is worth more than what the Chamber may be."""
    return LATER + (look_worth(at) if option.key == "two-dice" else kind_worth(at))


def trials(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Face the trials when the chance is good enough by now."""
    return _yes(option, max(1, at.trials) if at.ready() else -1)


def payment(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Give the Gnome bags before cards."""
    return -card_worth(at, uid_of(option))


def _special(area: str) -> Judge:
    return lambda at, decision, option: _yes(option, special_worth(at, area))


def circle(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Step into the circle when the Crystal is known and worth going for, else out of curiosity when whole."""
    return _yes(option, 5 if (at.found and at.ready()) or at.me.stamina >= 3 else -5)


def stamina_or(worth: Callable[[Situation], int], word: str = "lose-stamina") -> Judge:
    """Return the judge of a choice between Stamina and something else."""

    def judge(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
        return LATER - (at.stamina_worth if option.key == word else worth(at))

    return judge


def tribute(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Give an Item that is worth less than Stamina."""
    return LATER - (at.stamina_worth if option.key == "lose-stamina" else card_worth(at, uid_of(option)))


def _two_least(at: Situation) -> int:
    return sum(sorted(card_worth(at, uid) for uid in at.me.items)[:2])


def _least(at: Situation) -> int:
    return min((card_worth(at, uid) for uid in at.me.items), default=0)


def thieves(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Give the gold, if it is worth less than the worst Item."""
    return LATER - (at.me.gold * BAG if option.key == "all-gold" else _least(at))


def foreman(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Pay for the pointer."""
    return _yes(option, finding(at) // 2 - 2 * BAG)


def find(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Look for the Crystal for nothing, unless it is too early to know."""
    return _yes(option, finding(at) - EARLY)


def sell(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Sell what is worth less than a bag."""
    return BAG - card_worth(at, uid_of(option))


def teach(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Learn what is shorter for the trials; a Spell where there is room."""
    if option.key == "strength":
        return POINT + (10 if at.combat - 10 < at.power - 8 else 0)
    if option.key == "power":
        return POINT
    if option.key == "spell":
        return spell_worth(at)
    return 3 * BAG - 30


def bribe(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Buy the Thug off where the Combat would probably be lost."""
    return _yes(option, lose36(at.combat - 5) * at.stamina_worth // 36 - 2 * BAG)


def again(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Strike again after a blow that lost, or drew with a small number."""
    fight = at.view.fight
    if fight is None or option.key == "keep":
        return 0
    side = "mine" if fight.player == at.me.player else "theirs"
    other = "theirs" if side == "mine" else "mine"
    lead = at.running_lead() + fight.rolled.get(side, 0) - fight.rolled.get(other, 0)
    return 1 if lead < 0 or (lead == 0 and fight.rolled.get(side, 0) <= 3) else -1


def voice(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Fight Animals with what is greater."""
    return 100 + (at.power if option.key == "power" else at.strength)


def passing(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Slip past Chambers."""
    return 1 if option.key == "pass-by" else 0


def spells(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Put down the Spell that is worth least."""
    return 1000 - SPELLS.get(uid_of(option), 0)


def character(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Take any Searcher."""
    return 1


def close_way(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Close the corridor before a rival who is on his way to the Crystal."""
    area = uid_of(option)
    near = [one for one in at.view.searchers if one.character and one.player != at.me.player]
    hits = sum(area in at.data.board[one.area].exits for one in near)
    return LATER + 10 * hits - (30 if area in at.data.board[at.me.area].exits else 0)


JUDGES: Mapping[str, Judge] = {
    "turn": turn, "move": going, "step": going, "direction": going, "gale": going, "flee": going, "circle-goal": going,
    "way": way, "arrived": arrived, "response": response, "end": end, "collect": take, "spoils": spoils,
    "steal": spoils, "overload": give_up, "robbed": give_up, "give-up": give_up, "offering": give_up,
    "altar-gift": give_up, "smith": take, "surplus-spells": spells, "exchange": exchange, "character": character,
    "chamber": chamber, "trials": trials, "gnome": payment, "pointer": going, "pass-chamber": passing,
    "pendulum": find, "signs": find,
    "leech": lambda at, decision, option: _yes(option, at.stamina_worth - BAG),
    "camp": lambda at, decision, option: _yes(option, at.stamina_worth - 120),
    "buy-spell": lambda at, decision, option: _yes(option, spell_worth(at) - BAG // 2),
    "cannibal-eats": lambda at, decision, option: _yes(option, at.stamina_worth - 60),
    "spring": lambda at, decision, option: _yes(option, 2 * BAG // 3 - 40 if at.power < 6 else -20),
    "altar": _special("sacrificial-altar"), "circle": circle, "melkart": stamina_or(_two_least),
    "hunger": stamina_or(lambda at: BAG), "tribute": tribute, "thieves": thieves, "foreman": foreman, "sell": sell,
    "master": teach, "seer": teach, "bribe": bribe, "exiled-knight-again": again, "bog-witch-animals": voice,
    "cave-in": close_way, "lead-away": take, "assassinate": lambda at, decision, option: _yes(option, 1), **HEROES,
}  # fmt: skip
"""Kind of decision -> how its options are judged."""
