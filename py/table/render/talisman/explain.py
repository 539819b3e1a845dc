"""What the page may be asked to explain of Magia i Miecz: the rule of a card, and the counters of a character."""

from kraina.engine.ids import PlayerId, RuleRef
from kraina.games.talisman.view import TalismanView
from kraina.kit.points import Part, total
from table.explanation import Counter
from table.i18n import Texts
from table.render.talisman.cards import kind_of

RULES = {
    "event": "12.2", "curse": "12.2", "animal": "2.1", "monster": "2.1", "dragon": "2.1", "spirit": "2.2",
    "stranger": "12.3", "object": "4.1", "magic_object": "4.1", "follower": "4.4", "place": "12.4", "spell": "5.2",
}  # fmt: skip
"""The rule of each kind of card."""


def card_rule(design: str) -> RuleRef:
    """Return the rule that a card's kind is about."""
    return RULES[kind_of(design)]


def counters(view: TalismanView, player: PlayerId, t: Texts) -> list[Counter]:
    """Return the counters of a character, Strength and Craft with their parts; none for a player without one."""
    one = view.heroes[player]
    if not one.character:
        return []
    return [
        Counter("life", f"{one.life}/{one.life_value}", "3.2"),
        Counter("strength", str(total(one.strength)), "3.1", _rows(one.strength, t)),
        Counter("battle", str(total(one.battle)), "2.1", _rows(one.battle, t)),
        Counter("craft", str(total(one.craft)), "3.1", _rows(one.craft, t)),
        Counter("fate", f"{one.fate}/{one.fate_value}", "2.7"),
        Counter("gold", str(one.gold), "3.4"),
        Counter("spells", f"{len(one.spells)}/{one.spell_limit}", "5.1"),
        Counter("objects", f"{len(one.objects)}/{one.capacity}", "4.3"),
    ]


def _rows(parts: tuple[Part, ...], t: Texts) -> tuple[tuple[str, str], ...]:
    return tuple((t.say(part.source), f"{part.points:+d}") for part in parts)
