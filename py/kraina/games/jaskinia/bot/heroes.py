"""How a sensible player judges what only heroes of Magia i Miecz are asked in Jaskinia, in hundredths of a point."""

from collections.abc import Mapping
from typing import Any

from kraina.engine.decision import Decision, Option
from kraina.engine.ids import design_of
from kraina.games.jaskinia.bot.goods import FOLLOWS, THING, card_worth, spell_worth
from kraina.games.jaskinia.bot.outlook import Judge, Situation
from kraina.games.jaskinia.bot.places import BAG, TROPHY, card_value, foe_worth, fresh_worth


def meeting_worth(at: Situation, rest: str) -> int:
    """Return what an ability in place of an attack brings: the best that the other has."""
    ability, _, other = rest.rpartition(":")
    rival = at.view.searchers[int(other)]
    if ability == "sorceress-follower":
        return max((card_worth(at, uid) for uid in rival.friends), default=0)
    goods = max([BAG, *(card_worth(at, uid) for uid in rival.items)])
    if ability == "sorceress-beguile":
        return goods * {"good": 1, "neutral": 2, "evil": 3}[rival.alignment] // 6
    return goods


def ability_worth(at: Situation, rest: str) -> int:
    """Return what an ability of a hero's own is worth now: to change Character, or to look at a rival's Spells."""
    ability, _, about = rest.rpartition(":")
    if ability == "druid-alignment":
        wanted = _wanted_alignment(at)
        return SOUL if about == wanted != at.me.alignment else -1
    return SIGHT if at.view.searchers[int(about)].area == at.me.area else -1


def _wanted_alignment(at: Situation) -> str:
    """Return as what the Druid is best off: the Treasurer gives the Good most; they may not have the Bloodstone."""
    here = at.view.lying.get(at.me.area, ())
    return "neutral" if BLOODSTONE in map(design_of, (*at.me.items, *here)) else "good"


SOUL, SIGHT = 20, 5
"""What it is worth to be of the better Character, and to know the Spells of somebody who is met."""
BLOODSTONE = "bloodstone"


def _uid(option: Option[Any]) -> str:
    return str(option.key).split(":", 1)[-1]


def _subject(decision: Decision[Any]) -> str:
    return str(decision.source)


def beasts(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Fight what is worth it, else try to charm what can be charmed; what is let be bars the area."""
    uid = _subject(decision)
    if option.key == "fight":
        return foe_worth(at, uid)
    strength = at.data.card(uid).strength
    return max(0, 6 - strength) * (THING + FOLLOWS * strength) // 6 if option.key == "charm" else 0


def destroy(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Destroy a Ghost that is worth less than a Spell."""
    return spell_worth(at) - foe_worth(at, _subject(decision)) if option.key == "yes" else 0


def raising(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Raise what is worth more as a thing than turned in."""
    strength = at.data.card(_subject(decision)).strength
    return THING + FOLLOWS * strength // 4 - TROPHY * strength if option.key == "yes" else 0


def replacing(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Replace what is worse than what the pile gives on the average."""
    if option.key == "no":
        return 0
    card = at.data.card(_uid(option))
    return fresh_worth(at, card.deck) - card_value(at, card)


def mending(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Heal when two wounds or more are worth a turn."""
    return at.me.whole - at.me.stamina - 1 if option.key == "yes" else 0


HEROES: Mapping[str, Judge] = {
    "beasts": beasts, "destroy-ghost": destroy, "raise": raising, "replace": replacing, "troll-heal": mending,
}  # fmt: skip
"""Kind of decision -> how its options are judged."""
