"""What the page may be asked to explain of Monstrum: the rule of a card, and the counters of an adventurer."""

from kraina.engine.ids import PlayerId, RuleRef
from kraina.games.monstrum.cards import load_data
from kraina.games.monstrum.view import AdventurerView, MonstrumView
from table.explanation import Counter
from table.i18n import Texts
from table.render.monstrum.cards import kind_of
from table.render.monstrum.fight import weapons

RULES = {"monster": "6.3", "dragon": "6.3", "guardian": "10.2", "movement": "4.1", "blank": "7.1"}
"""The rule of each kind of card that names none itself."""
COMBAT_BLANK = "combat-blank"


def card_rule(design: str) -> RuleRef:
    """Return the rule that a card is about."""
    surprises = load_data().surprises
    if design in surprises:
        return surprises[design].rule
    return "6.2" if design == COMBAT_BLANK else RULES[kind_of(design)]


def counters(view: MonstrumView, player: PlayerId, t: Texts) -> list[Counter]:
    """Return the counters of an adventurer: strength and dexterity, what wins fights, and the cards."""
    one = view.adventurers[player]
    found = [
        Counter("strength", str(one.strength), "3.1"),
        Counter("dexterity", str(one.dexterity), "3.2", tuple(_weapons(one, t))),
    ]
    return [
        *found,
        Counter("movement", str(len(one.hand)), "4.5"),
        Counter("surprises", str(len(one.surprises)), "7.3"),
    ]


def _weapons(one: AdventurerView, t: Texts) -> list[tuple[str, str]]:
    """Return what raises the numbers that win fights, with how far."""
    return [(t(f"card.{design}.name"), f"1–{limit}") for design, limit in weapons(one)]
