"""How a sensible player judges what spaces, Strangers, Places and abilities offer, in hundredths of a point."""

from typing import Any

from kraina.engine.decision import Decision, Option
from kraina.engine.ids import design_of
from kraina.games.magiczny_miecz.bot.goods import GOLD, HEALTHY, card_worth, gold_worth, place_worth
from kraina.games.magiczny_miecz.bot.hunt import sought
from kraina.games.magiczny_miecz.bot.magic import spell_worth
from kraina.games.magiczny_miecz.bot.outlook import POINT, Situation
from kraina.games.magiczny_miecz.bot.places import space_worth
from kraina.games.magiczny_miecz.bot.prospects import promise

NO = ("no", "none", "done")


def gift(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Choose what to grow in, as the Swamp, the Knight, the Traps and the Beast ask for it."""
    worths = {
        "sword": POINT + 40 * (at.lacking() == "sword"),
        "magic": POINT + 40 * (at.lacking() == "magic"),
        "spell": 60 if len(at.me.spells) < at.me.spell_limit else 0,
        "life": at.healing(1),
        "gold": gold_worth(at, 1),
        "space": 20,
    }
    return worths.get(option.key.split(":")[0], 1)


def loss(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Lose what is worth least."""
    word, _, uid = option.key.partition(":")
    if word == "gold":
        return 3000 - gold_worth(at, 1)
    if word in ("life", "stay"):
        return 3000 - at.life_price()
    if word in ("sword", "magic", *NO):
        return 3000 - POINT - (20 if word == "sword" else 0)
    if design_of(uid) in at.data.spells:
        return 3000 - spell_worth(uid)
    return 3000 - max(0, card_worth(at, uid))


def pay_rather(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Pay gold rather than Life or time."""
    return {"gold": 3, "yes": 2, "pay": 2}.get(option.key, 1)


def sale(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Sell what is worth less than its price."""
    if option.key in NO:
        return 1
    uid = option.key.split(":", 1)[1]
    price = 5 if uid == "kings-diamond" and decision.kind == "visit" else 1
    return gold_worth(at, price) - card_worth(at, uid)


def purchase(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Buy what is worth more than its price."""
    if option.key in NO:
        return 1
    design = option.key.split(":", 1)[1]
    if any(design_of(uid) == design for uid in at.me.objects):
        return -1
    stock = at.data.stock[design]
    price = stock.market or stock.village
    wounded = at.me.gold - price < HEALTHY - at.me.life
    return card_worth(at, design) - (max(GOLD, at.healing(1)) if wounded else GOLD) * price


def healing(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Heal as much as can be paid for."""
    return 100 * int(option.key.split(":")[1]) if option.key.startswith("heal:") else 1


def spell_choice(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Take the best Spell."""
    return 1 if option.key in NO else spell_worth(option.key.split(":", 1)[1])


def card_choice(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Take the best Object or Friend."""
    if option.key in NO:
        return 1
    if option.key == "gold":
        return gold_worth(at, 1)
    return card_worth(at, option.key.split(":", 1)[1])


def space_choice(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Go where it is best."""
    if option.key in NO:
        return 0
    space = option.key.split(":", 1)[1]
    return 1000 + space_worth(at, space) + promise(at, space)


def by_source(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Try a Place or Stranger that is worth it."""
    worth = place_worth(at, design_of(decision.source or ""), 10)
    return worth if option.key == "yes" else 0


def ignoring(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Ignore what does no good."""
    worth = place_worth(at, design_of(decision.source or ""), -10)
    return -worth if option.key == "yes" else 0


def visit(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Choose whom to visit in a village, a town or a castle."""
    hurt = max(0, 4 - at.me.life)
    healed = min(hurt, at.me.gold)
    spare = at.me.own_sword - at.data.characters[at.me.character].sword
    armed = any(at.data.card(uid).weapon for uid in at.me.objects)
    if option.key.startswith("sell:"):
        return sale(at, decision, option)
    return {
        "witch": 60 if spare == 0 else 20,
        "medic": 150 * healed,
        "armourer": 70 if at.me.gold >= 2 and not armed else 0,
        "seer": -40,
        "usurer": 5 if at.me.load >= 4 else -1,
        "mission": 200,
        "pay": 900,
        "princess-life": 140 * min(hurt, 2),
        "sovereign-life": 140 * min(hurt, 2),
        "princess-gold": 60,
        "sovereign-gold": 60,
    }.get(option.key, 1)


def prayer(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Pray unless a Life too many may be lost."""
    return (1 if at.me.life >= 2 else -1) if option.key == "yes" else 0


def _sought(at: Situation) -> int:
    """Return the sum of the dice for which the temple where I stand gives a key that I lack, or 0."""
    return sought(at, at.me.space.removeprefix("temple-of-"))


def apple(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Eat the Apple of Inspiration for the Magic Sword or the Shield."""
    if dict(option.label.params)["points"] == _sought(at):
        return 2
    return 1 if option.key == "keep" else 0


def second_prayer(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Pray once more while a key is sought and not found."""
    found = _sought(at) in (0, dict(decision.prompt.params)["points"])
    return 1 if (option.key == "keep") == found else 0


def well(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Be healed if it is needed, else try the well."""
    return {"heal": 100 if at.me.life < 3 else 0, "roll": 50}.get(option.key, 1)


def mount(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Ride fast only if no Friend is left behind."""
    return 1 if not at.me.friends or option.key == "add:0" else 0


def kind_of_fight(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Fight with what is stronger."""
    return at.magic if "magic" in option.key else at.sword
