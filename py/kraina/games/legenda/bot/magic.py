"""When a sensible player casts a spell or uses a token: what it changes, against what it costs."""

from typing import Any

from kraina.engine.decision import Option
from kraina.engine.ids import PlayerId
from kraina.games.legenda.bot.free_spells import KEPT_BACK, NEVER, free_worth, marks
from kraina.games.legenda.bot.outlook import MISSION, Situation, changed
from kraina.games.legenda.bot.places import drawn, goals
from kraina.games.legenda.cards import Challenge, Spell
from kraina.games.legenda.dice import ways_of_side
from kraina.games.legenda.odds import compare_by
from kraina.games.legenda.state import Side
from kraina.games.legenda.view import FightView, SideView
from kraina.kit.odds import odds_of
from kraina.kit.points import total


def book_worth(at: Situation) -> int:
    """Return what the best spell is worth that could be cast between two actions."""
    best = best_of_book(at)
    return NEVER if best is None else best[0]


def best_of_book(at: Situation) -> tuple[int, Spell, str] | None:
    """Return what the best spell between two actions is worth, the spell and its target; None if none is worth it."""
    ready = [at.data.spells[ident] for ident in at.me.spells if ident not in at.me.spent]
    worths = [(_cast_worth(at, spell, target), spell, target) for spell in ready for target in marks(at, spell)]
    best = max(worths, key=lambda one: one[0], default=None)
    return best if best is not None and best[0] > 0 else None


def _cast_worth(at: Situation, spell: Spell, target: str) -> int:
    costs = _price(at, spell)
    return NEVER if costs >= at.me.life else free_worth(at, spell, target) - at.life_worth(costs)


def act_worth(at: Situation, option: Option[Any]) -> int:
    """Return what casting a spell, using or discarding a token is worth now."""
    verb, _, rest = str(option.key).partition(":")
    if verb == "magic":
        return book_worth(at)
    if verb == "alert":
        watchful = any(at.data.spells[ident].kind in ("attack", "slow", "lowest", "shift") for ident in at.me.spells)
        return 2000 if watchful and at.me.life >= 4 else NEVER
    if verb == "discard":
        return NEVER
    if verb == "use":
        return _use_worth(at, rest)
    ident, _, target = rest.partition(":")
    spell = at.data.spells[ident]
    if at.view.fight is None:
        return _cast_worth(at, spell, target)
    costs = _price(at, spell)
    return NEVER if costs >= at.me.life else _fight_spell(at, spell, target) - at.life_worth(costs)


def _price(at: Situation, spell: Spell) -> int:
    """Return the life points that a spell costs now."""
    casting = at.data.numbers.casting
    if at.me.casts >= len(casting):
        return at.data.numbers.life
    order = 0 if at.me.casts == 1 and "calm-mind" in at.me.abilities else casting[at.me.casts]
    return order + int(spell.level == 3 and "deep-well" not in at.me.abilities)


def _use_worth(at: Situation, item: str) -> int:
    """Fat when it is needed, bread when the own turn goes on to somewhere."""
    if at.data.items[item].once == "life":
        return at.life_worth() + 10 if at.me.life <= 3 else -1
    turn = at.view.turn
    if turn is None or turn.player != at.me.player or turn.points or not at.me.field:
        return -1
    found = goals(at)
    here = drawn(at, found, at.me.field)
    steps = [field for field in at.view.board.neighbours(at.me.field) if field not in turn.visited]
    best = max((drawn(at, found, field) - here for field in steps), default=-1)
    return 30 if best > 25 and at.me.life > 2 else -1


# --- in a fight -------------------------------------------------------------------------------------------------


def _side_of(seen: SideView) -> Side:
    return Side(seen.player, seen.trait, None, seen.spread, seen.throws, seen.shift)


def won1000(fight: FightView, mine: tuple[int, Side], theirs: tuple[int, Side]) -> int:
    """Return the chance, of 1000, for whose fight it is, with points and dice of both sides."""
    dice = 2 if fight.kind == "duel" else 1
    sides = [[(points + rolled, ways) for rolled, ways in ways_of_side(side, dice)] for points, side in (mine, theirs)]
    odds = odds_of(sides[0], sides[1], compare_by(fight.kind))
    return 1000 * odds.won // odds.of


def again_helps(fight: FightView, player: PlayerId) -> bool:
    """Return whether a side that has thrown its dice is likelier to win with another throw."""
    sides = (fight.mine, fight.theirs) if fight.mine.player == player else (fight.theirs, fight.mine)
    dice = 2 if fight.kind == "duel" else 1
    thrown, other = (total(side.parts) for side in sides)
    again = [(thrown + rolled, ways) for rolled, ways in ways_of_side(_side_of(sides[0]), dice)]
    against = [(other + rolled, ways) for rolled, ways in ways_of_side(_side_of(sides[1]), dice)]
    if sides[1].rolled is not None:
        against = [(other + sides[1].rolled, 1)]
    kept = odds_of([(thrown + (sides[0].rolled or 0), 1)], against, compare_by(fight.kind))
    better = odds_of(again, against, compare_by(fight.kind))
    return better.won * kept.of > kept.won * better.of


def stake(at: Situation, fight: FightView) -> int:
    """Return what winning the running fight is worth more than losing it, to whose fight it is."""
    one = at.view.hero(fight.player)
    numbers = at.data.numbers
    if fight.kind == "challenge":
        card = at.data.legend[fight.foe]
        assert isinstance(card, Challenge)
        return 170 + (120 if card.success.startswith("artifact") else 0) + at.life_worth(1, one) // 2
    if fight.kind in ("enemy", "servant"):
        return 170 + at.life_worth(1, one)
    if fight.kind == "duel":
        return 250 + at.life_worth(min(one.life, numbers.duel_loss), one) + 12 * one.denars
    return MISSION + MISSION // 5 + at.life_worth(min(one.life, numbers.mission_loss), one)


def _fight_spell(at: Situation, spell: Spell, target: str) -> int:
    """Return what a spell is worth in the running fight: the change of the chance, times what is at stake."""
    fight = at.view.fight
    assert fight is not None
    points = [total(fight.mine.parts), total(fight.theirs.parts)]
    sides = [_side_of(fight.mine), _side_of(fight.theirs)]
    before = won1000(fight, (points[0], sides[0]), (points[1], sides[1]))
    who = target.partition(":")[0]
    place = next((n for n, side in enumerate(sides) if _key(side) == who), 0)
    effect = at.me.effectiveness
    if spell.kind in ("lowest", "highest"):
        sides[place] = changed(sides[place], spread=spell.kind, throws=effect)
    elif spell.kind == "shift":
        by = effect - 1 if target.endswith(":plus") else 1 - effect
        sides[place] = changed(sides[place], shift=sides[place].shift + by)
    elif spell.kind == "attack":
        _substitute(at, fight, spell, points)
    else:
        return NEVER
    after = won1000(fight, (points[0], sides[0]), (points[1], sides[1]))
    gain = (after - before) * stake(at, fight) // 1000
    return _for_me(at, fight, gain) - KEPT_BACK


def _key(side: Side) -> str:
    return "foe" if side.player is None else str(side.player)


def _substitute(at: Situation, fight: FightView, spell: Spell, points: list[int]) -> None:
    """Put total magic in the place of the own trait, and let a foe use the spell's trait."""
    own = 0 if fight.mine.player == at.me.player else 1
    trait = spell.trait or ""
    parts = (fight.mine, fight.theirs)[own].parts
    points[own] = at.me.value("magic") + total(parts) - at.me.value((fight.mine, fight.theirs)[own].trait)
    if fight.kind != "duel":
        points[1] += fight.traits.get(trait, 0) - fight.traits.get(fight.theirs.trait, 0)


def _for_me(at: Situation, fight: FightView, gain: int) -> int:
    """Return what a gain of whose fight it is means to oneself: all of it, or that somebody ahead is hindered."""
    if fight.player == at.me.player:
        return gain
    if fight.theirs.player == at.me.player:
        return -gain
    rival = at.view.hero(fight.player)
    dangerous = at.leads(rival) and rival.level >= 2 and at.me.life >= 4
    return -gain // 3 if dangerous else -abs(gain) // 8
