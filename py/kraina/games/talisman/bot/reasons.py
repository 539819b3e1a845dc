"""What the sensible bot of Magia i Miecz says when it is asked why: its principle, and what it sees in each option."""

from collections.abc import Mapping
from typing import Any

from kraina.engine.decision import Decision, Option
from kraina.engine.text import Text, text
from kraina.games.talisman.board import PLAIN, SENTINEL, SpaceId
from kraina.games.talisman.bot.luck import HIGH, LOW, fight_needs
from kraina.games.talisman.bot.outlook import LIVES, Situation, lose36, win36
from kraina.games.talisman.bot.places import goal, inner_chance, lying_worth, text_worth
from kraina.games.talisman.odds import at_most
from kraina.games.talisman.outlook import SENTINEL_STRENGTH
from kraina.kit.names import card_name, space_name
from kraina.kit.points import total

PRINCIPLES: Mapping[str, str] = {
    **{kind: kind for kind in (
        "turn", "move", "arrived", "response", "end", "fate", "spoils", "buy", "sell", "portal", "beasts",
        "destroy-spirit", "bandit", "evade", "chapel", "castle", "magic-portal", "replace", "troll-heal", "exchange",
        "vampire",
    )},
    **dict.fromkeys(("collect", "loot", "steal", "acquisition", "lead-away", "mesmerism"), "take"),
    **dict.fromkeys(("overload", "surplus-spells", "quest-gift", "temple-follower"), "part"),
    **dict.fromkeys(("pay-life", "pay-fate"), "pay"),
    **dict.fromkeys(("village", "city"), "visit"),
    **dict.fromkeys(("teleport", "wish-teleport", "tavern", "elf-woods"), "space"),
    **dict.fromkeys(
        ("quest", "need-not-roll", "evade-person", "assassinate", "raise", "black-knight", "sorcerer"), "agree"
    ),
    **dict.fromkeys(("wish", "bonus", "graveyard"), "grow"),
}  # fmt: skip
"""Kind of decision -> key below ``why.go-by``; any other is answered by chance."""


def principle(decision: Decision[Any]) -> Text:
    """Return what the bot goes by in a question of this kind."""
    return Text(f"why.go-by.{PRINCIPLES.get(decision.kind, 'chance')}")


def considerations(at: Situation, decision: Decision[Any], option: Option[Any]) -> list[Text]:
    """Return what the bot sees in an option, apart from its worth."""
    what, _, rest = str(option.key).partition(":")
    if what == "cross":
        return [_odds(at.battle - SENTINEL_STRENGTH), *_bound(at, SENTINEL)]
    if what == "gate":
        return _gate(at)
    if what in ("move", "space", "raft") and rest in at.data.board.spaces:
        return _space(at, rest)
    if what == "forward":
        return _forward(at, rest)
    if what == "attack":
        return _attack(at, option)
    if decision.kind == "fate":
        return _fate(at, decision) if what == "keep" else []
    if decision.kind == "bandit" and what == "no":
        return [_odds(at.battle - 4)]
    if at.view.fight is not None and (what in ("fight", "pass", "cast", "use") or decision.kind == "evade"):
        return _running(at) if what in ("fight", "pass") else []
    return []


def _odds(lead: int) -> Text:
    return text("why.odds", won=win36(lead), lost=lose36(lead), of=36)


def _gate(at: Situation) -> list[Text]:
    """Tell what is wanting for the Inner Region, or the chance to open the Portal."""
    if not at.ready():
        return [text("why.not-ready", points=at.needed(), life=LIVES)]
    if at.opens_portal():
        return [text("why.crystal-opens")]
    won, of = at_most(2, max(at.strength, at.craft))
    return [text("why.chance", won=won, of=of)]


def _space(at: Situation, space: SpaceId) -> list[Text]:
    """Tell what a space holds for me, and how near it is to where I am bound."""
    found: list[Text] = []
    for uid in at.view.lying.get(space, ()):
        if at.data.card(uid).is_enemy:
            lead = at.lead(uid, space)
            found.append(text("why.foe", foe=card_name(uid), won=win36(lead), lost=lose36(lead), of=36))
    if lying_worth(at, space) > 0:
        found.append(text("why.heap"))
    fresh = max(0, at.data.board[space].draw - len(at.view.lying.get(space, ())))
    if fresh:
        found.append(text("why.draw", cards=fresh))
    worth = text_worth(at, space)
    if worth:
        found.append(text("why.space-good" if worth > 0 else "why.space-bad"))
    if space in at.view.hexes:
        found.append(text("why.hex"))
    for one in at.view.heroes:
        if one.character and one.player != at.me.player and one.space == space:
            lead = at.battle - total(one.battle)
            found.append(text("why.rival", who=Text(f"character.{one.character}.name"), won=win36(lead), of=36))
    return found + _bound(at, space)


def _bound(at: Situation, space: SpaceId) -> list[Text]:
    """Tell how far a space is from where I am bound in this Region."""
    wanted, board = goal(at), at.data.board
    if board.is_inner(space) or board.region(space) != board.region(at.me.space):
        return []
    far = at.distance(space, wanted)
    return [text("why.from-goal", steps=far, goal=space_name(wanted)) if far else text("why.at-goal")]


def _forward(at: Situation, space: SpaceId) -> list[Text]:
    if at.me.space != PLAIN:
        return []
    won, of = inner_chance(at, space)
    return [text("why.chance", won=won, of=of)]


def _attack(at: Situation, option: Option[Any]) -> list[Text]:
    """Tell the odds against the character whom a key names."""
    parts = str(option.key).split(":")
    rival = at.view.heroes[int(parts[1])]
    psychic = parts[-1] == "psychic"
    return [_odds(at.craft - total(rival.craft) if psychic else at.battle - total(rival.battle))]


def _running(at: Situation) -> list[Text]:
    return [_odds(at.running_lead())]


def _fate(at: Situation, decision: Decision[Any]) -> list[Text]:
    """Tell which numbers it is content with."""
    purpose = decision.source or ""
    if purpose == "fight":
        needed = fight_needs(at)
        return [] if needed is None or needed > 6 else [text("why.fate-fight", needed=max(1, needed))]
    if purpose in HIGH:
        return [text("why.fate-below", number=HIGH[purpose])]
    return [text("why.fate-above", number=LOW[purpose])] if purpose in LOW else []
