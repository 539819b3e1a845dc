"""How a sensible player judges the options of each kind of decision, in hundredths of a point."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from kraina.engine.decision import Decision, Option
from kraina.engine.ids import PlayerId, design_of
from kraina.games.talisman.bot.goods import card_worth
from kraina.games.talisman.bot.luck import fate
from kraina.games.talisman.bot.magic import act_worth
from kraina.games.talisman.bot.outlook import Situation, lose36, win36
from kraina.games.talisman.bot.places import cross_worth, gate_worth, inner_worth, lying_worth, space_worth
from kraina.games.talisman.view import HeroView
from kraina.kit.points import total

Judge: TypeAlias = Callable[[Situation, Decision[Any], Option[Any]], int]

ROLL = 40
"""What goes on with the turn: an act worth more comes first."""
NEVER = -9000
"""Acts that are not worth doing."""
WORDS: Mapping[str, Mapping[str, int]] = {
    "quest": {"yes": 9}, "need-not-roll": {"yes": 9}, "evade-person": {"yes": 9}, "assassinate": {"yes": 9},
    "raise": {"yes": 9}, "black-knight": {"pay-gold": 9},
    "wish": {"strength": 9, "craft": 8},
    "graveyard": {"pray": 5, "restore-fate": 6}, "bonus": {"strength": 5, "craft": 5}, "sorcerer": {"yes": 9},
    "evade": {"evade": 5},
}  # fmt: skip
"""Kind of decision -> what its words are worth."""


def uid_of(option: Option[Any]) -> str:
    """Return the card that an option's key names."""
    return str(option.key).split(":", 1)[-1]


def by_chance(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Judge all options alike, or by their words."""
    return WORDS.get(decision.kind, {}).get(str(option.key), 1)


def _act(at: Situation, option: Option[Any]) -> int:
    """Judge an act; what is not worth doing is worse than any way to go on."""
    worth = act_worth(at, option)
    return worth if worth > 0 else NEVER


def turn(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Move, unless something is worth doing first."""
    what, _, space = str(option.key).partition(":")
    if what == "roll":
        return ROLL
    if what in ("forward", "back", "again", "out", "crown", "stay"):
        return ROLL + inner_worth(at, what, space)
    return _act(at, option)


def move(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Go where it is best."""
    if option.key == "cross":
        return 2000 + cross_worth(at)
    if option.key == "gate":
        return 2000 + gate_worth(at)
    return 2000 + space_worth(at, uid_of(option))


def place(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Go to the best space at once."""
    return 2000 + space_worth(at, uid_of(option))


def arrived(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Encounter the space, or a character."""
    what, _, rest = str(option.key).partition(":")
    if what == "explore":
        return max(5, 50 + lying_worth(at, at.me.space))
    if what == "attack":
        return _attack_worth(at, option)
    if what == "meet":
        rival = at.view.hero(PlayerId(int(rest.rsplit(":", 1)[-1])))
        return 70 + 20 * len(rival.objects) + 800 * _coveted(at, rival)
    return _act(at, option)


def _coveted(at: Situation, rival: HeroView) -> bool:
    return not at.admitted() and any(design_of(uid) == "talisman" for uid in rival.objects)


def _attack_worth(at: Situation, option: Option[Any]) -> int:
    parts = str(option.key).split(":")
    rival = at.view.hero(PlayerId(int(parts[1])))
    psychic = parts[-1] == "psychic"
    lead = at.craft - total(rival.craft) if psychic else at.battle - total(rival.battle)
    prize = 90 + 40 * len(rival.objects) // 4 + (150 if rival.life == 1 else 0)
    prize += (
        700 * _coveted(at, rival)
        + (500 if at.me.quest == "life" else 0)
        + (250 if at.view.crowned or at.weary() else 0)
    )
    return at.fight_worth(lead, prize)


def response(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Step in where it helps."""
    return 0 if option.key == "pass" else _act(at, option)


def end(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Turn trophies in, then end the turn."""
    return ROLL if option.key == "end" else _act(at, option)


def take(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Take what is worth having, while it can be carried."""
    if option.key == "done":
        return 10
    if option.key == "gold" or uid_of(option) == "":
        return 45
    if option.key == "life":
        return 90
    uid = uid_of(option)
    if at.data.card(uid).is_object and len(at.me.objects) >= at.me.capacity:
        return card_worth(at, uid) if card_worth(at, uid) > min(card_worth(at, one) for one in at.me.objects) else -1
    return card_worth(at, uid)


def spoils(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Take the best from a beaten rival: his last life, a Talisman, else what is worth most."""
    if option.key != "life":
        return take(at, decision, option)
    rivals = [one for one in at.view.heroes if one.player != at.me.player and one.space == at.me.space]
    return 400 if any(one.life == 1 for one in rivals) or at.view.crowned else 60


def give_up(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Part with what is worth least; where nothing must be given, keep it."""
    worth = 1000 - card_worth(at, uid_of(option))
    return worth if decision.min_picks else -1


def vampire(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Give Followers to the Vampire when lives are few."""
    return 1000 - card_worth(at, uid_of(option)) if at.me.life <= 3 else -1


def sell(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Sell what is worth little."""
    return 30 - card_worth(at, uid_of(option))


def buy(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Buy what is worth its price."""
    if option.key == "done":
        return 15
    free = str(option.key).startswith("free:")
    uid = uid_of(option)
    if at.data.card(uid).is_object and len(at.me.objects) >= at.me.capacity:
        return -1
    return card_worth(at, uid) - (0 if free or at.me.gold > 3 else 20)


def pay(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Pay for all that can be healed or replenished; for fate one coin is kept."""
    count = int(uid_of(option))
    if at.resigned() and decision.kind == "pay-life":
        return 9 - count
    return count if decision.kind == "pay-life" or count < max(1, at.me.gold) else -1


def visit(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Visit who heals when hurt, who sells when rich, else who may give something."""
    hurt = 0 if at.resigned() else at.me.life_value - at.me.life
    if option.key in ("healer", "doctor"):
        return 80 if hurt > 0 and at.me.gold and at.me.life <= 3 else -1
    if option.key == "blacksmith":
        return 60 if at.me.gold >= 2 or at.me.character == "thief" else -1
    if option.key == "mystic":
        return 90 if at.owns("hag") else 30
    return {"enchantress": 20, "alchemist": 1, "nobody": 2}.get(str(option.key), 0)


def portal(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Try the Portal by the better ability."""
    if option.key == "strength":
        return 100 + at.strength
    return 100 + at.craft + (5 if at.me.character == "dwarf" or at.owns("gnome") else 0)


def beasts(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Charm Animals, fight what is weaker, pass the rest."""
    return {"charm": 5, "fight": 3, "pass": 4}[str(option.key)]


def spirit(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Fight Spirits that are surely beaten, destroy the others."""
    return 5 if (option.key == "yes") == (at.craft < 6) else 1


def bandit(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Pay the Bandit where the fight would be lost."""
    return 5 if (option.key == "yes") == (lose36(at.battle - 4) > 9) else 1


def evade(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Fight where the odds are good."""
    lead = at.running_lead()
    return 5 if (option.key == "fight") == (win36(lead) >= 21) else 1


def chapel(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Be healed when hurt, else pray."""
    return 5 if (option.key == "pray") == (at.me.life >= at.me.life_value or at.resigned()) else 1


def castle(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Hand Prince or Princess over only for the Warlock's gold, or when nothing is to be healed."""
    wants = at.me.quest in ("gold-2", "gold-3") or at.me.life >= at.me.life_value
    return 5 if (option.key == "done") != wants else 1


def replace(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Replace what would hurt."""
    if option.key == "no":
        return 5
    card = at.data.card(uid_of(option))
    bad = card.is_enemy and at.lead(uid_of(option), at.me.space) < 0
    return 9 if bad or card.kind in ("event", "curse") or card.id in ("marsh", "maze", "witch") else 1


def enter(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Enter the Magic Portal when bound inside, or after a very long time."""
    return 5 if (option.key == "yes") == (at.weary() or at.ready()) else 1


def heal(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Let the Troll heal while he is hurt badly."""
    return 5 if (option.key == "yes") == (at.me.life <= at.me.life_value - 2) else 1


def exchange(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Turn in as few points as bring as much as all of them."""
    price = int(at.view.options["trophies"])
    cards = [uid_of(one) for one in decision.options]
    points = {uid: at.data.card(uid).strength or at.data.card(uid).craft for uid in cards}
    left = sum(points.values()) % price
    for uid in sorted(cards, key=lambda uid: -points[uid]):
        if points[uid] <= left:
            left -= points[uid]
            points[uid] = 0
    return 1 if points[uid_of(option)] else -1


JUDGES: Mapping[str, Judge] = {
    "turn": turn, "move": move, "arrived": arrived, "response": response, "end": end, "fate": fate, "collect": take,
    "loot": take, "steal": take, "acquisition": take, "lead-away": take, "mesmerism": take, "spoils": spoils,
    "overload": give_up, "surplus-spells": give_up, "quest-gift": give_up, "temple-follower": give_up,
    "vampire": vampire, "sell": sell, "buy": buy, "pay-life": pay, "pay-fate": pay, "village": visit, "city": visit,
    "portal": portal, "beasts": beasts, "destroy-spirit": spirit, "bandit": bandit, "evade": evade, "chapel": chapel,
    "castle": castle, "magic-portal": enter,
    "replace": replace, "troll-heal": heal, "exchange": exchange, "teleport": place,
    "wish-teleport": place, "tavern": place, "elf-woods": place,
}  # fmt: skip
"""Kind of decision -> how its options are judged."""
