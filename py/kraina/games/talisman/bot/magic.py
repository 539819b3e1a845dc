"""What acts out of the course of a turn are worth to a sensible player: Spells, Potions, helpers, ditched cards."""

from typing import Any

from kraina.engine.decision import Option
from kraina.engine.ids import PlayerId, design_of
from kraina.games.talisman.bot.goods import card_worth
from kraina.games.talisman.bot.outlook import Situation, lose36
from kraina.games.talisman.bot.places import goal, space_worth
from kraina.games.talisman.state import COMMAND

WORTH = 60
"""What is done at once: more than going on with the turn."""
IN_DOUBT = 6
"""Ways of 36 to lose from which on help in a fight is used."""


def _target(option: Option[Any]) -> int:
    """Return the seat that an option aims at, or -1."""
    last = str(option.key).rsplit(":", 1)[-1]
    return int(last) if last.isdigit() else -1


def act_worth(at: Situation, option: Option[Any]) -> int:
    """Return what doing something is worth; below 0 it is left alone."""
    key = str(option.key)
    what, _, rest = key.partition(":")
    if what == "cast":
        return _spell_worth(at, option, design_of(rest.split(":")[0]))
    if what in ("use", "raised"):
        if "alchemist" in rest:
            return -1
        fighting = at.view.fight is not None
        return WORTH if fighting and at.running_lead() + 6 > 0 and lose36(at.running_lead()) >= IN_DOUBT else -1
    if what == "exchange":
        return -1 if at.me.toad else WORTH * 2
    if what == "leave":
        return 2000 if "amulet" in rest and at.me.space == "crown-of-command" else -5
    if what == "build-raft":
        return 70 if at.data.board.region(at.me.space) == "outer" and at.me.turns > 12 and at.battle >= 6 else -1
    if what == "raft":
        crossing = at.data.board.region(rest) == "middle" and at.battle >= 6
        return space_worth(at, rest) + 60 if crossing else -1
    if what == "tavern":
        return 45 if rest == "teleport" or at.battle >= 6 else -1
    if key == "ability:elf-woods":
        return 41 if at.me.turns % 3 == 0 else -1
    if key.startswith("ability:prophetess-look"):
        return WORTH
    if key.startswith("ability:druid-alignment"):
        return WORTH if at.me.space == "chapel" and key.endswith("good") and at.me.life < at.me.life_value else -1
    return -1


def _spell_worth(at: Situation, option: Option[Any], spell: str) -> int:
    target, me, fight = _target(option), at.me.player, at.view.fight
    rival = at.view.heroes[target] if 0 <= target < len(at.view.heroes) else None
    mine = fight is not None and me in (fight.player, fight.opponent)
    if spell == "counterspell":
        caster, cast, aim = at.view.castings[-1]
        return WORTH * 2 if caster != me and (cast == COMMAND or aim == me) else -1
    if spell == "preservation":
        return _saving_worth(at)
    if spell == "healing":
        needy = rival is not None and target == me and (at.me.life <= 1 or at.me.life + 2 <= at.me.life_value)
        return WORTH * 2 if needy else -1
    if spell in ("invisibility", "psionic-blast"):
        losing = mine and lose36(at.running_lead()) >= (IN_DOUBT if spell == "psionic-blast" else 18)
        return WORTH if losing else -1
    if spell == "immobility":
        if fight is not None:
            return WORTH if fight.player == me and lose36(at.running_lead()) >= 15 else -1
        return 10 if rival is not None and at.data.board.is_inner(rival.space) else -1
    if spell in BOX:
        return _box_worth(at, spell, target)
    if rival is not None and target == me:
        return -1
    if spell == "acquisition" and rival is not None:
        wants = not at.admitted() and any(design_of(uid) == "talisman" for uid in rival.objects)
        return WORTH * 4 if wants else WORTH + len(rival.objects)
    if spell in ("random", "nullify", "mesmerism") and rival is not None:
        return _against(at, target, spell)
    if spell == "destruction":
        return 1 if design_of(str(option.key).split(":")[-1]) in ("demon", "dragon", "giant", "ogre", "wraith") else -1
    if spell == "teleport":
        return 50 if at.distance(at.me.space, goal(at)) > 4 else -1
    if spell == "alchemy":
        return WORTH if any(card_worth(at, uid) <= 20 for uid in at.me.objects) else -1
    return {"destroy-magic": 45, "divination": 50, "hex": 50, "temporal-warp": 55}.get(spell, -1)


def _saving_worth(at: Situation) -> int:
    """Return what Preservation is worth: for oneself, and seldom for an Enemy of a rival's."""
    if at.view.rescue is None:
        return -1
    player, what, _ = at.view.rescue
    if what == "enemy":
        return -1 if player == at.me.player or at.me.life < 3 else 1
    return WORTH * 2 if player == at.me.player and (at.me.life <= 2 or what == "follower") else -1


def _against(at: Situation, target: int, spell: str) -> int:
    rival = at.view.hero(PlayerId(target))
    if spell == "nullify":
        return WORTH if len(rival.spells) >= 2 else -1
    if spell == "mesmerism":
        return WORTH + len(rival.followers)
    ahead = at.data.board.is_inner(rival.space) or rival.own_strength + rival.own_craft > 9
    return WORTH if ahead else 1


BOX = (
    "wrath-of-the-mountain", "shield-of-the-mind", "stone-skin", "healing-breath", "shadow-theft", "providence",
    "sesame", "golden-thread", "cave-in", "riotous-living",
)  # fmt: skip
"""The Spells that come with the Cave."""


def _box_worth(at: Situation, spell: str, target: int) -> int:
    """Return what a Spell of the Cave's box is worth."""
    me = at.me.player
    rival = at.view.heroes[target] if 0 <= target < len(at.view.heroes) else None
    if spell in ("wrath-of-the-mountain", "shield-of-the-mind"):
        return WORTH if target == me and lose36(at.running_lead()) >= IN_DOUBT else -1
    if spell in ("stone-skin", "healing-breath"):
        return WORTH if target == me and at.me.life <= 3 else -1
    if spell == "shadow-theft" and rival is not None:
        return WORTH + len(rival.objects)
    if spell == "riotous-living":
        return WORTH if rival is not None and target != me and at.data.board.region(rival.space) == "middle" else -1
    return {"providence": WORTH * 2, "sesame": 45, "golden-thread": 45, "cave-in": 42}.get(spell, -1)
