"""Where a sensible player finds what he lacks: keys that lie open, and rivals who can be beaten for something."""

from kraina.engine.ids import design_of
from kraina.games.magiczny_miecz.belongings import KEYS
from kraina.games.magiczny_miecz.board import SpaceId
from kraina.games.magiczny_miecz.bot.chances import chance
from kraina.games.magiczny_miecz.bot.outlook import Situation
from kraina.games.magiczny_miecz.points import total
from kraina.games.magiczny_miecz.view import SeekerView

KEY_OF_DEITY = {"nemed": ("magic-sword", 11), "toliman": ("toliman-shield", 10)}
"""What a deity gives for which sum of the two dice of a prayer."""
FAIR = 18
"""Ways of 36 to win a duel with which a rival is worth a walk."""


def sought(at: Situation, deity: str) -> int:
    """Return the sum of the dice for which a deity gives a key that I lack, or 0; there need be no such deity."""
    key, total = KEY_OF_DEITY.get(deity, ("", 0))
    return total if key and at.wants(key) else 0


def prayer_worth(at: Situation, deity: str) -> int:
    """Return what praying to a deity is worth for the key that it may give."""
    total = sought(at, deity)
    return (6 - abs(total - 7)) * at.key_price(KEY_OF_DEITY[deity][0]) // 36 if total else 0


def hunted(at: Situation) -> list[SpaceId]:
    """Return where a missing Magic Sword or Shield lies, and where a rival stands who is worth a fight."""
    lacking = [key for key in KEYS if not at.owns(key)]
    found = [
        space for space in at.view.lying if any(design_of(uid) in lacking for uid in at.lying(space))
    ] if lacking else []  # fmt: skip
    return found + [other.space for other in at.rivals() if _is_prey(at, other, lacking)]


def _is_prey(at: Situation, other: SeekerView, lacking: list[str]) -> bool:
    asked = at.me.mission == "character" and at.wants("toliman-shield")
    wanted = asked or any(design_of(uid) in lacking for uid in other.objects)
    wanted = wanted or (at.me.gold < at.gold_asked() and other.gold > 0)
    return wanted and chance(at.sword - total(other.combat)).won >= FAIR
