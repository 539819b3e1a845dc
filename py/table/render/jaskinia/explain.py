"""What the page may be asked to explain of Jaskinia: the rule of a card, and the counters of a Searcher."""

from kraina.engine.ids import PlayerId, RuleRef
from kraina.games.jaskinia.view import JaskiniaView
from kraina.kit.points import Part, total
from table.explanation import Counter
from table.i18n import Texts
from table.render.jaskinia.cards import kind_of

RULES = {
    "event": "13.3", "animal": "13.4", "monster": "13.4", "ghost": "13.5", "stranger": "13.6", "item": "5.1",
    "magic_item": "5.1", "friend": "6.1", "place": "13.8", "spell": "9.6",
}  # fmt: skip
"""The rule of each kind of card."""


def card_rule(design: str) -> RuleRef:
    """Return the rule that a card's kind is about."""
    return RULES[kind_of(design)]


def counters(view: JaskiniaView, player: PlayerId, t: Texts) -> list[Counter]:
    """Return the counters of a Searcher, Strength and Power with their parts; none for a player without one."""
    one = view.searchers[player]
    if not one.character:
        return []
    return [
        Counter("stamina", f"{one.stamina}/{one.whole}", "4.1"),
        Counter("strength", str(total(one.strength)), "1.6", _rows(one.strength, t)),
        Counter("combat", str(total(one.combat)), "14.2", _rows(one.combat, t)),
        Counter("power", str(total(one.power)), "2.5", _rows(one.power, t)),
        Counter("drawn", str(one.drawn), "2.4"),
        Counter("gold", str(one.gold), "3.1"),
        Counter("spells", f"{len(one.spells)}/{one.spell_limit}", "2.6"),
        Counter("items", f"{len(one.items)}/{one.capacity}", "5.3"),
    ]


def _rows(parts: tuple[Part, ...], t: Texts) -> tuple[tuple[str, str], ...]:
    return tuple((t.say(part.source), f"{part.points:+d}") for part in parts)
