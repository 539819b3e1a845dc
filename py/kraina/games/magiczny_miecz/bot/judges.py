"""How a sensible player judges the options of each kind of decision, in hundredths of a point."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from kraina.engine.decision import Decision, Option
from kraina.engine.ids import design_of
from kraina.games.magiczny_miecz.belongings import TRANSPORT
from kraina.games.magiczny_miecz.bot import talents, visits
from kraina.games.magiczny_miecz.bot.bridge import bridge_worth
from kraina.games.magiczny_miecz.bot.goods import SPELL, card_worth, gold_worth, is_ballast, worst_of
from kraina.games.magiczny_miecz.bot.magic import act_worth
from kraina.games.magiczny_miecz.bot.outlook import Situation
from kraina.games.magiczny_miecz.bot.places import duel_worth, rivals_worth, space_worth
from kraina.games.magiczny_miecz.bot.prospects import way_worth
from kraina.games.magiczny_miecz.bot.trophies import exchanged
from kraina.games.magiczny_miecz.points import total

Judge: TypeAlias = Callable[[Situation, Decision[Any], Option[Any]], int]

MISSION = 600
"""What beating a Character is worth that the Keeper of the Roads has asked for."""
ROOM = 25
"""What it is worth to take a card from where it keeps Events from being drawn."""
ROLL = 40
"""What goes on with the turn: an act worth more comes first."""


def by_chance(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Judge all options alike."""
    return 1


def turn(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Move, unless something is worth doing first."""
    if option.key == "roll":
        return ROLL
    if option.key == "task" or option.key.startswith("bridge:"):
        return ROLL + bridge_worth(at, option)
    return act_worth(at, decision, option)


def move(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Go where it is best; send a charmed rival where it is worst for him."""
    return way_worth(at, option.value)


def arrived(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Explore or meet somebody."""
    if option.key == "explore":
        return max(1, space_worth(at, at.me.space) - rivals_worth(at, at.me.space))
    if option.key.startswith("attack:"):
        return attack_worth(at, option)
    return act_worth(at, decision, option)


def attack_worth(at: Situation, option: Option[Any]) -> int:
    """Return what attacking a Character is worth: what can be taken from him, against a Life."""
    parts = option.key.split(":")
    other = at.view.seekers[int(parts[1])]
    magical = parts[-1] == "magic"
    lead = at.magic - total(other.magic) if magical else at.sword - total(other.combat)
    return duel_worth(at, other, lead, MISSION)


def end(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Take what is good, then end the turn."""
    if option.key == "end":
        return ROLL // 2
    if option.key.startswith(("take:", "gold", "visit:")):
        return collect(at, decision, option)
    return act_worth(at, decision, option)


def collect(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Take what is worth having; a load of less worth is laid down afterwards."""
    if option.key in ("done", "obey"):
        return 10
    if option.key == "gold":
        return gold_worth(at, 3)
    uid = option.key.split(":", 1)[1]
    if option.key.startswith("visit:"):
        return 30
    worth, blocks = card_worth(at, uid), bool(at.data.board[at.me.space].draw)
    if at.data.card(uid).is_object and design_of(uid) not in TRANSPORT:
        if not blocks and at.me.load + 1 >= at.me.capacity and is_ballast(at, uid):
            return -1
        if at.me.load >= at.me.capacity:
            carried = [other for other in at.me.objects if design_of(other) not in TRANSPORT]
            return worth if worst_of(at, (*carried, uid)) != uid else -1
    return max(worth, ROOM, at.room) if blocks and worth >= 0 else worth


def evade(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Fight when that is worth it."""
    fight = at.view.fight
    if fight is None or option.key == "evade":
        return 0
    prize = 120 if fight.opponent is not None else 40
    return (fight.odds.won * prize - fight.odds.lost * at.life_price()) // max(1, fight.odds.of)


def spoils(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Take the best thing; a Life hurts most whoever has only one."""
    if option.key == "gold":
        return gold_worth(at, 1)
    if option.key.startswith("object:"):
        return card_worth(at, option.value[1])
    return 100 if option.key != "nothing" else 0


def parting(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Part with what is worth least."""
    uid = option.key.split(":", 1)[-1]
    if design_of(uid) in at.data.spells:
        return 500 - SPELL
    if design_of(uid) not in at.data.cards:
        return 1
    card = at.data.card(uid)
    if card.is_object or card.kind == "friend" or card.gold:
        offered = [other for other in at.me.objects if f"card:{other}" in decision.keys()]  # noqa: SIM118
        return 2000 - card_worth(at, uid, offered or None)
    return 2000 - (40 if card.kind in ("stranger", "place") else -at.fight_worth(card.sword, card.magic, at.me.space))


def yes(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Agree."""
    return 1 if option.key != "no" else 0


def no(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Decline."""
    return 1 if option.key in ("no", "none") else 0


def response(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Step in when it is worth more than a Spell in hand."""
    return SPELL if option.key == "pass" else act_worth(at, decision, option)


def tournament(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Summon whom it is worth fighting."""
    return 0 if option.key == "no" else attack_worth(at, option)


def trophies(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Give the trophies away that make most Sword and waste least."""
    return 1 if option.key.split(":", 1)[1] in exchanged(at) else -1


JUDGES: Mapping[str, Judge] = {
    "turn": turn,
    "move": move,
    "arrived": arrived,
    "end": end,
    "collect": collect,
    "obey": collect,
    "evade": evade,
    "spoils": spoils,
    "overload": parting,
    "set-aside": parting,
    "load": parting,
    "response": response,
    "tournament": tournament,
    "exchange": trophies,
    "kind-of-fight": visits.kind_of_fight,
    "surplus-spells": visits.loss,
    "new-character": lambda at, decision, option: 0 if option.key == "none" else 1,
    "alignment": lambda at, decision, option: {"good": 3, "chaotic": 2}.get(option.key, 1),
    "apple": visits.apple,
    "roll-again": talents.second_roll,
    "pray-again": visits.second_prayer,
    "leave-unseen": talents.unseen,
    "foul-fight": talents.foul_fight,
    "weaken": talents.weaken,
    **dict.fromkeys(("gift", "wish", "fatum"), visits.gift),
    **dict.fromkeys(("lose", "lose-object", "lose-spell", "lose-points", "robber"), visits.loss),
    **dict.fromkeys(("tribute", "gate-guard", "good-deity", "ferry"), visits.pay_rather),
    **dict.fromkeys(("sell", "alchemist", "philosophers-stone"), visits.sale),
    **dict.fromkeys(("demigod", "madness", "second-spell", "entrust", "imp"), visits.spell_choice),
    **dict.fromkeys(("lord-of-riches", "lord-of-friends", "stow", "anchorite", "lose-friend"), visits.card_choice),
    **dict.fromkeys(
        ("ring-space", "magic-journey", "unicorn", "wish-space", "lord-of-ice", "lord-of-the-marshes", "temple"),
        visits.space_choice,
    ),
    **dict.fromkeys(("roll-place", "conjurer", "wild-steed", "rock-gate"), visits.by_source),
    "ignore": visits.ignoring,
    "buy": visits.purchase,
    "heal": visits.healing,
    "visit": visits.visit,
    "pray": visits.prayer,
    "well": visits.well,
    "mount": visits.mount,
    **dict.fromkeys(
        ("war-horse", "nymph", "befriend", "behead", "call-beast", "attack-again", "second-fight", "second-life",
         "exorcise", "drive-off", "dice-alone", "roll-space", "go-there", "hour-of-ghosts",
         "wand-of-destiny", "travel"),
        yes,
    ),
    **dict.fromkeys(("trade", "roll-anyway", "juggler", "trade-want"), no),
}  # fmt: skip
"""Kind of decision -> judge; what is not named is answered by chance."""
