"""What speaks for and against an option to a sensible player, in words: odds, distances, what is at stake."""

from typing import Any

from kraina.engine.decision import Decision, Option
from kraina.engine.ids import PlayerId
from kraina.engine.text import Text, Who, name, text
from kraina.games.legenda.bot.free_spells import forgettable, pays_here, unknown_worth
from kraina.games.legenda.bot.goods import spell_worth
from kraina.games.legenda.bot.magic import best_of_book, stake
from kraina.games.legenda.bot.outlook import Situation
from kraina.games.legenda.bot.places import goals
from kraina.games.legenda.bot.terrains import explore_worth, fields_ahead, helped
from kraina.games.legenda.cards import Spell


def considerations(at: Situation, decision: Decision[Any], option: Option[Any]) -> list[Text]:
    """Return what the bot sees in an option, apart from its worth."""
    verb, _, rest = str(option.key).partition(":")
    if decision.kind == "turn" and verb == "step":
        return _step(at, rest)
    if decision.kind == "turn" and verb == "magic":
        best = best_of_book(at)
        return [] if best is None else _spell(at, best[1], best[2])
    if verb == "cast" and at.view.fight is None:
        ident, _, target = rest.partition(":")
        return _spell(at, at.data.spells[ident], target)
    if decision.kind == "trade" and verb == "buy":
        return _item(at, rest)
    if decision.kind == "woodcraft":
        return _woodcraft(at)
    if decision.kind == "response" and option.key == "pass" and at.view.fight is not None:
        return _odds(at)
    return []


def _step(at: Situation, field: str) -> list[Text]:
    """Tell what waits on a field, and how far it is from what draws most."""
    ground = at.view.board.fields[field]
    told: list[Text] = []
    if not ground.city:
        told.append(_exploring(at, field))
    found = goals(at)
    if found:
        goal = max(found, key=lambda one: one.worth)
        told.append(text("why.to-go", fields=at.view.board.steps(goal.field)[field], where=_name(at, goal.field)))
    return told


def _exploring(at: Situation, field: str) -> Text:
    """Tell whether exploring a field does more good than harm."""
    ground = at.view.board.fields[field]
    good = explore_worth(at, ground.terrain) > 0
    return text("why.explore-helps" if good else "why.explore-harms", terrain=name("terrain", ground.ground))


def _name(at: Situation, field: str) -> Text:
    ground = at.view.board.fields[field]
    if ground.city:
        return name("city", ground.city)
    return name("place", ground.place) if ground.place else name("terrain", ground.ground)


def _item(at: Situation, item: str) -> list[Text]:
    """Tell for how many fields ahead an item for exploring helps."""
    fields = sum(fields_ahead(at, terrain) for terrain in helped(at, item)) // 100
    return [text("why.spares", fields=fields)] if fields else []


def _woodcraft(at: Situation) -> list[Text]:
    """Tell why the die is left unrolled, or rolled."""
    if at.crowned_city():
        return [text("why.no-risk")]
    return [_exploring(at, at.me.field)]


def _spell(at: Situation, spell: Spell, target: str) -> list[Text]:
    """Tell what a spell between two actions is good for."""
    if spell.kind == "amnesia":
        average = unknown_worth(at)
        below = sum(spell_worth(at, ident) < average for ident in forgettable(at))
        return [text("why.amnesia", spells=below)] if below else []
    if spell.kind == "alchemy":
        return [text("why.alchemy-pays" if pays_here(at, target) else "why.alchemy")]
    if spell.kind == "portal":
        board = at.view.board
        return [text("why.portal", fields=board.steps(at.me.field)[board.nearest_cities(at.me.field)[0]])]
    return _spell_on(at, spell, PlayerId(int(target)))


def _spell_on(at: Situation, spell: Spell, player: PlayerId) -> list[Text]:
    """Tell what a spell on a hero is good for: on oneself more turns or a shelter, on a rival what hinders him."""
    if player == at.me.player:
        own = {"haste": text("why.haste", turns=at.me.effectiveness), "cloak": text("why.shelter")}
        return [own[spell.kind]] if spell.kind in own else []
    if spell.kind == "attack" or (spell.kind in ("cloak", "slow") and at.leads(at.view.hero(player))):
        return [text(f"why.{spell.kind}", who=Who(player))]
    return []


def _odds(at: Situation) -> list[Text]:
    """Tell the odds of the running fight, and what is at stake."""
    fight = at.view.fight
    if fight is None or fight.odds is None:
        return []
    won = 100 * fight.odds.won // fight.odds.of
    return [text("why.odds", won=won), text("why.stake", points=stake(at, fight))]
