"""Dice that a player rolls, and fate, which turns one of them. Rule 2.7."""

from collections.abc import Callable, Mapping

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Text, Who, text
from kraina.games.talisman.counters import change
from kraina.games.talisman.state import Tale

KEEP = "keep"
TABLES: Mapping[str, str] = {
    **{space: f"space.{space}.text" for space in ("crags", "forest", "tavern", "temple")},
    **{card: f"card.{card}.text" for card in (
        "buried-river", "cave", "ghost", "hermit", "imp", "magic-portal", "random", "witch",
    )},
    **{told: f"hint.{told}" for told in ("enchantress", "mystic", "quest")},
    **{chamber: f"chamber.{chamber}.text" for chamber in ("abyss", "gladiators")},
    "circle": "card.stone-circle.text", "spring": "space.underground-spring.text",
    "vampire": "space.vampires-tower.text",
}  # fmt: skip
"""Purpose of a roll -> the sentence that tells what each number leads to."""


def roll(ctx: Tale, player: PlayerId, purpose: str, rule: RuleRef) -> Flow[int]:
    """Roll one die for a player, 1 to 6; he may turn it by fate."""
    return (yield from roll_several(ctx, player, 1, purpose, rule))[0]


def roll_several(ctx: Tale, player: PlayerId, dice: int, purpose: str, rule: RuleRef) -> Flow[list[int]]:
    """Roll several dice for a player as one roll: he may turn one of them by fate, once (2.7)."""
    return (yield from tempt_fate(ctx, player, cast(ctx, player, dice, purpose, rule), purpose))


def cast(ctx: Tale, player: PlayerId, dice: int, purpose: str, rule: RuleRef) -> list[int]:
    """Roll some dice for a player, without fate."""
    return [ctx.roll(player, purpose, _told(player), rule) for _ in range(dice)]


def tempt_fate(ctx: Tale, player: PlayerId, values: list[int], purpose: str) -> Flow[list[int]]:
    """Ask somebody with fate which of his dice he rolls again, if any; the new number stands (2.7)."""
    if not ctx.state.get(player).fate or not values:
        return values
    shown = _listed(values)
    options = [Option(KEEP, -1, text("option.keep-roll", value=shown))]
    options += [Option(f"again:{place}", place, text("option.roll-again", value=v)) for place, v in enumerate(values)]
    prompt = text(f"ask.fate-{purpose}", value=shown)
    why = text(TABLES[purpose]) if purpose in TABLES else None
    place = yield from ask(Decision(player, "fate", prompt, tuple(options), rule="2.7", source=purpose, why=why))
    if place < 0:
        return values
    change(ctx, player, "fate", -1, "2.7")
    values[place] = ctx.roll(player, purpose, _told(player), "2.7")
    return values


def foe_roll(ctx: Tale, player: PlayerId, rule: RuleRef) -> int:
    """Roll the die of a creature; nobody's fate turns it (2.7)."""
    return ctx.roll(player, "foe", lambda value: text("told.foe-rolls", value=value), rule)


def _listed(values: list[int]) -> Text:
    told = text("list.number", value=values[-1])
    for value in reversed(values[:-1]):
        told = text("list.numbers", value=value, rest=told)
    return told


def _told(player: PlayerId) -> Callable[[int], Text]:
    return lambda value: text("told.rolls", who=Who(player), value=value)
