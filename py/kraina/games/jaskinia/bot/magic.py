"""What acts are worth to a sensible player: Spells, things used once, trophies."""

from typing import Any

from kraina.engine.decision import Option
from kraina.engine.ids import design_of
from kraina.games.jaskinia.bot.heroes import ability_worth
from kraina.games.jaskinia.bot.outlook import Situation, lose36, win36

IN_DOUBT = 12
"""Ways in 36 to lose a fight from which on help is worth a Spell."""


def act_worth(at: Situation, option: Option[Any]) -> int:
    """Return what an act is worth, 0 or less if it is not worth doing."""
    what, _, rest = str(option.key).partition(":")
    if what == "cast":
        spell, _, target = rest.partition(":")
        return _spell_worth(at, spell, int(target) if target else None)
    if what == "use":
        return _use_worth(at, design_of(rest))
    if what == "ability":
        return ability_worth(at, rest)
    if what == "raised":
        return _help_worth(at, at.data.card(rest).strength)
    return 60 if what == "exchange" else -1


def _use_worth(at: Situation, design: str) -> int:
    if design == "bloodstone":
        return 50 if at.me.stamina <= 2 else -1
    return _help_worth(at) if at.view.fight is not None else -1


def _help_worth(at: Situation, points: int = 3) -> int:
    """Return what some points are worth in the running fight of the player's."""
    fight = at.view.fight
    if fight is None or at.me.player not in (fight.player, fight.opponent):
        return -1
    lead = at.running_lead()
    gain = win36(lead + points) - win36(lead)
    return 40 + gain if lose36(lead) >= IN_DOUBT and gain >= 6 else -1


def _spell_worth(at: Situation, spell: str, target: int | None) -> int:
    me = at.me.player
    if spell in ("wrath-of-the-mountain", "shield-of-the-mind"):
        return _aid_worth(at, target)
    if spell == "stone-skin":
        return 50 if target == me and (at.me.stamina <= 3 or len(at.me.spells) >= at.me.spell_limit) else -1
    if spell == "healing-breath":
        return 50 if target == me and at.me.stamina <= 2 else -1
    if spell == "shadow-theft":
        rival = at.view.searchers[target] if target is not None else None
        return 40 + 3 * len(rival.items) + (1 if rival.gold else 0) if rival is not None else -1
    if spell == "sesame":
        return 30 if at.strength < 8 and at.power < 8 else 5
    if spell == "golden-thread":
        return 20
    return 10 if at.found and spell == "cave-in" and not at.ready() else -1


def _aid_worth(at: Situation, target: int | None) -> int:
    """Return what strengthening somebody is worth: oneself, in doubt."""
    return _help_worth(at) if target == at.me.player else -1
