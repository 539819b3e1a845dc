"""What the page may be asked to explain of Legenda: the rule of a card, and the counters of a hero."""

from kraina.engine.ids import PlayerId, RuleRef
from kraina.games.legenda.cards import TRAITS, load_data
from kraina.games.legenda.view import LegendaView
from table.explanation import Counter
from table.i18n import Texts
from table.render.legenda.cards import kind_of

RULES = {
    "animal": "1.9a", "spirit": "1.9a", "monster": "1.9a", "challenge": "1.9b", "stranger": "1.9c", "treasure": "1.9d",
    "beast": "1.5a", "duel": "1.5b", "rescue": "1.5c", "shapeshifter": "2.2", "artifact": "3.2", "item": "3.1",
    "spell-1": "3.3", "spell-2": "3.3", "spell-3": "3.3",
}  # fmt: skip
"""The rule of each kind of card."""


def card_rule(design: str) -> RuleRef:
    """Return the rule that a card's kind is about."""
    return RULES[kind_of(design)]


def counters(view: LegendaView, player: PlayerId, t: Texts) -> list[Counter]:
    """Return the counters of a hero, the traits with their parts; none before heroes are given out."""
    one, numbers = view.heroes[player], load_data().numbers
    if not one.hero:
        return []
    needed = next((points for points in numbers.levels if points > one.large), numbers.levels[-1])
    found = [
        Counter("life", f"{one.life}/{numbers.life}", "1.4"),
        Counter("denars", str(one.denars), "1.2"),
        Counter("large", f"{one.large}/{needed}", "1.4"),
    ]
    for trait in TRAITS:
        seen = one.traits[trait]
        parts = tuple((t.say(part.source), f"{part.points:+d}") for part in seen.parts)
        found.append(Counter(trait, str(seen.total), "1.3", parts))
    return [
        *found,
        Counter("items", f"{len(one.items)}/{numbers.pack}", "1.7"),
        Counter("effect", str(one.effectiveness), "1.8"),
    ]
