"""What the spells are worth to a sensible player that are cast between two actions, outside fights."""

from dataclasses import replace

from kraina.engine.ids import PlayerId
from kraina.games.legenda.bot.goods import OTHERS, kept_worth, learn_worth, spell_worth, train_worth
from kraina.games.legenda.bot.outlook import Situation, win100
from kraina.games.legenda.bot.places import waiting, way_worth
from kraina.games.legenda.bot.terrains import explore_worth
from kraina.games.legenda.cards import Spell
from kraina.games.legenda.view import HeroView

KEPT_BACK = 25
"""What a chance must at least be worth for a spell to be spent on it."""
SLOT = 10
"""What it is worth to keep the one spell of a round that costs nothing."""
NEVER = -5000
EXTRA_TURN = 80
THREAT, SPOILER, SILENCED = 25, 10, 15
"""What a turn is worth without it: a rival's attack or Slow, a spell that spoils dice, a spell that a leader needs."""


def marks(at: Situation, spell: Spell) -> list[str]:
    """Return the targets that a spell might have, by their keys."""
    others = [one for one in at.rivals if not one.cloak]
    if spell.kind == "haste":
        return [str(at.me.player)]
    if spell.kind == "slow":
        return [str(one.player) for one in others]
    if spell.kind == "cloak":
        return [str(one.player) for one in (at.me, *others)]
    if spell.kind == "attack":
        return [str(one.player) for one in others if not at.view.board.fields[one.field].city]
    if spell.kind == "portal":
        return [] if at.view.board.fields[at.me.field].city else [""]
    if spell.kind == "amnesia":
        return [""] if forgettable(at) else []
    return list(at.me.items) if spell.kind == "alchemy" else []


def free_worth(at: Situation, spell: Spell, target: str) -> int:
    """Return what a spell is worth between two actions."""
    if spell.kind == "haste":
        return _haste_worth(at, target)
    if spell.kind == "portal":
        return portal_worth(at)
    if spell.kind == "alchemy":
        return alchemy_worth(at, target)
    if spell.kind == "amnesia":
        return amnesia_worth(at)
    if spell.kind not in ("slow", "attack", "cloak"):
        return NEVER
    one = at.view.hero(PlayerId(int(target)))
    if spell.kind == "cloak":
        return cloak_worth(at, one)
    return _slow_worth(at, one) if spell.kind == "slow" else _strike_worth(at, spell, one)


def _is_my_turn(at: Situation) -> bool:
    return at.view.turn is not None and at.view.turn.player == at.me.player


def _haste_worth(at: Situation, target: str) -> int:
    """Turns are worth what they bring on the average, to oneself; they are cast when the turn begins."""
    turn = at.view.turn
    if int(target) != at.me.player or turn is None or turn.player != at.me.player or turn.used or at.me.life < 3:
        return NEVER
    return EXTRA_TURN * (at.me.effectiveness - 1) + (900 if at.crowned_city() else 0)


def portal_worth(at: Situation) -> int:
    """Return how much nearer the portal brings the player to what he wants, and what waits in the city.

    What exploring the fields on the way would bring is missed.
    """
    if not _is_my_turn(at):
        return NEVER
    board = at.view.board
    city = board.nearest_cities(at.me.field)[0]
    away = board.steps(at.me.field)[city]
    terrain = board.fields[at.me.field].terrain
    return way_worth(at, city) + waiting(at, city) - max(0, explore_worth(at, terrain)) * (away - 1) - SLOT


def alchemy_worth(at: Situation, item: str) -> int:
    """Return what turning an item into a denar is worth: the denar, and what it lets the player pay in this city."""
    if not _is_my_turn(at):
        return NEVER
    return at.denars_worth(_made(at)) + pays_here(at, item) - kept_worth(at, item) - SLOT


def _made(at: Situation) -> int:
    """Return the denars that Alchemy brings to this player."""
    return 1 + sum(at.data.artifacts[one].denars for one in at.me.artifacts) + ("rake" in at.me.abilities)


def pays_here(at: Situation, item: str) -> int:
    """Return what the city's best offer is worth that the denars of an item would pay, or 0."""
    items = list(at.me.items)
    items.remove(item)
    then = Situation(at.data, at.view, replace(at.me, denars=at.me.denars + _made(at), items=tuple(items)))
    return max(0, _offered(then) - _offered(at))


def _offered(at: Situation) -> int:
    """Return what the best is worth that the city where a player stands sells to him now."""
    turn = at.view.turn
    if turn is None or not (turn.points or turn.free) or not at.view.board.fields[at.me.field].city:
        return 0
    healed = at.life_worth() if at.me.denars and at.me.life <= 2 else 0
    return max(train_worth(at, at.me.field), learn_worth(at), healed)


def forgettable(at: Situation) -> list[str]:
    """Return the own spells that Amnesia would let one forget: those of the level that the magic allows."""
    level = _amnesia_level(at)
    return [ident for ident in at.me.spells if at.data.spells[ident].level == level and ident != "amnesia"]


def _amnesia_level(at: Situation) -> int:
    magic = at.me.value("magic")
    return 1 + (magic > 2) + (magic > 4)


def unknown_worth(at: Situation) -> int:
    """Return what a spell drawn by Amnesia is worth on the average."""
    level = _amnesia_level(at)
    worths = [
        spell_worth(at, one.id) for one in at.data.spells.values() if one.level == level and one.id not in at.me.spells
    ]
    return sum(worths) // max(1, len(worths))


def amnesia_worth(at: Situation) -> int:
    """Return what forgetting all spells is worth that are worth less than a drawn one."""
    average = unknown_worth(at)
    return sum(max(0, average - spell_worth(at, ident)) for ident in forgettable(at)) - KEPT_BACK


def cloak_worth(at: Situation, one: HeroView) -> int:
    """Return what the Magic Cloak is worth: to a leader as a shelter, on a leader as a gag."""
    if one.cloak or not at.leads(one):
        return NEVER
    turns = at.me.effectiveness
    if one.player == at.me.player:
        threats = sum(_threat(at, rival) for rival in at.rivals)
        return turns * (threats - SPOILER * len(at.me.spells)) - KEPT_BACK
    indicator = at.data.heroes[one.hero].indicator
    useful = sum(indicator.count(at.data.spells[ident].trait or "") > 1 for ident in one.spells)
    quick = sum(OTHERS.get(at.data.spells[ident].kind, 0) for ident in one.spells) // 5
    return turns * (SILENCED * useful + quick) - KEPT_BACK if one.level > 1 else NEVER


def _threat(at: Situation, rival: HeroView) -> int:
    """Return what the spells of a rival threaten in a turn: attacks and Slow, and, if he is alert, spoiled dice."""
    kinds = [at.data.spells[ident].kind for ident in rival.spells]
    if rival.cloak:
        return 0
    attacks = sum(kind in ("attack", "slow") for kind in kinds)
    return THREAT * attacks + SPOILER * rival.alert * sum(kind in ("lowest", "shift") for kind in kinds)


def _slow_worth(at: Situation, rival: HeroView) -> int:
    """Slow whoever leads and moves fast."""
    if rival.player == at.me.player or not at.leads(rival) or rival.slow:
        return NEVER
    return 60 * (rival.level - 1) * (at.me.effectiveness - 1) - 60


def _strike_worth(at: Situation, spell: Spell, rival: HeroView) -> int:
    """Strike whoever leads, or is about to die, where the own magic is greater."""
    lead = at.me.value("magic") - rival.value(spell.trait or "")
    won, lost = win100(lead - 1), win100(-lead - 1)
    prize = at.life_worth(1, rival) // 3 + (60 if at.leads(rival) else 0)
    return (won * prize - lost * at.life_worth()) // 100 - KEPT_BACK
