"""What the page may be asked to explain of Magiczny Miecz: the rule of a card, and the counters of a Character."""

from kraina.engine.ids import PlayerId, RuleRef
from kraina.games.magiczny_miecz.points import Part, total
from kraina.games.magiczny_miecz.view import MieczView
from table.explanation import Counter
from table.i18n import Texts
from table.render.magiczny_miecz.cards import kind_of

RULES = {
    "encounter": "16.1", "enemy": "16.2", "beast": "16.2", "demon": "16.3", "stranger": "16.5", "object": "16.6",
    "magic_object": "16.6", "friend": "16.6", "place": "16.7", "spell": "9.1",
}  # fmt: skip
"""The rule of each kind of card."""


def card_rule(design: str) -> RuleRef:
    """Return the rule that a card's kind is about."""
    return RULES[kind_of(design)]


def counters(view: MieczView, player: PlayerId, t: Texts) -> list[Counter]:
    """Return the counters of a Character, Sword and Magic with their parts; none for a player without one."""
    one = view.seekers[player]
    if not one.character:
        return []
    return [
        Counter("life", str(one.life), "4.1"),
        Counter("sword", str(total(one.sword)), "1.5", _rows(one.sword, t)),
        Counter("combat", str(total(one.combat)), "17.4", _rows(one.combat, t)),
        Counter("magic", str(total(one.magic)), "2.5", _rows(one.magic, t)),
        Counter("gold", str(one.gold), "3.1"),
        Counter("spells", f"{len(one.spells)}/{one.spell_limit}", "2.6"),
        Counter("objects", f"{one.load}/{one.capacity}", "5.4"),
    ]


def _rows(parts: tuple[Part, ...], t: Texts) -> tuple[tuple[str, str], ...]:
    return tuple((t.say(part.source), f"{part.points:+d}") for part in parts)
