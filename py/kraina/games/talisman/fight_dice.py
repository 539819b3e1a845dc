"""The dice of a hero in a fight, and what saves the life of who lost it. Rules 2.1, 2.4, 2.6, 2.7."""

from typing import Literal

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.text import Who, text
from kraina.games.talisman import dice
from kraina.games.talisman.points import against_animals, fight_parts, own_weapon, weapons
from kraina.games.talisman.state import Fight, Hero, Tale, able, has
from kraina.kit.choose import choose_word
from kraina.kit.names import card_name

TWO_DICE = "warrior-dice"
PLATES, PLATES_FROM = "cyborg-plates", 6
"""The ability that saves each life lost in battle, and from which number on."""
SHELTER = "battle-armour"
STOPPED = ("dagger", "spear", "magic-crossbow", "poisoned-arrows")
"""Weapons that cannot hurt who wears Battle Armour in the Cave."""
STROKE, VOICE = "exiled-knight-again", "bog-witch-animals"
EMPTY_TURNS = 3
"""Own turns for which the ray gun is empty after a low roll."""


def dice_of(one: Hero, fight: Fight) -> int:
    """Return how many dice a hero rolls in a fight, of which the highest counts: the Warrior two in battle."""
    return 2 if fight.kind == "battle" and able(one, TWO_DICE) else 1


def cast_dice(ctx: Tale, player: PlayerId) -> list[int]:
    """Roll a hero's dice in the running fight, before fate."""
    running = ctx.state.fight
    assert running is not None
    count = dice_of(ctx.state.get(player), running)
    if count > 1:
        ctx.ran(f"ability:{TWO_DICE}")
    return dice.cast(ctx, player, count, "fight", "2.1")


def compare(own: int, other: int) -> Literal["won", "draw", "lost"]:
    """Return how a comparison of two attack scores ends (2.1)."""
    return "draw" if own == other else "won" if own > other else "lost"


def count_used(ctx: Tale, player: PlayerId, fight: Fight) -> None:
    """Count what has helped a hero in a fight."""
    one = ctx.state.get(player)
    for uid in weapons(ctx.data, ctx.state, one, fight):
        ctx.ran(f"card:{design_of(uid)}")
    own = own_weapon(ctx.data, ctx.state, one, fight)
    if fight.kind == "battle" and own is not None:
        ctx.ran("ability:" + own.source.key.split(".")[1])
        if (
            one.character == "star-castaway"
            and 0 < fight.rolled.get("mine" if player == fight.player else "theirs", 0) <= 2
        ):
            one.delver.empty = EMPTY_TURNS + (1 if ctx.state.is_turn_of(player) else 0)
    for uid in one.followers:
        if fight.kind == "battle" and ctx.data.card(uid).battle:
            ctx.ran(f"card:{design_of(uid)}")
    if fight.kind == "battle":
        armed = any(ctx.data.card(uid).weapon for uid in one.objects)
        for ability in ("monk-craft", "warrior-weapons", "priest-weapon"):
            if able(one, ability) and (armed or ability == "monk-craft"):
                ctx.ran(f"ability:{ability}")


def armour(ctx: Tale, one: Hero) -> Uid | None:
    """Return the piece of armour that a hero uses, the best one; the Monk uses none (2.6)."""
    if able(one, "monk-bare"):
        return None
    worn = [uid for uid in one.objects if ctx.data.card(uid).saves_from]
    return min(worn, key=lambda uid: ctx.data.card(uid).saves_from, default=None)


def armour_saves(ctx: Tale, player: PlayerId) -> Flow[bool]:
    """Roll for the armour of who lost a battle; in psychic combat no Object saves a life (2.2, 2.6)."""
    running, one = ctx.state.fight, ctx.state.get(player)
    worn = armour(ctx, one)
    if able(one, "monk-bare"):
        ctx.ran("ability:monk-bare")
    if running is None or running.kind == "psychic" or worn is None:
        return False
    value = yield from dice.roll(ctx, player, "armour", "2.6")
    ctx.ran(f"card:{design_of(worn)}")
    if value < ctx.data.card(worn).saves_from:
        return False
    ctx.emit(Told(text=text("told.armour-saves", who=Who(player), card=card_name(worn)), rule="2.6"))
    return True


def still_lost(ctx: Tale, player: PlayerId, lives: int) -> Flow[int]:
    """Return how many lives the loser of a fight still loses after armour and the Cyborg's plates (2.6)."""
    running = ctx.state.fight
    if not lives or (yield from armour_saves(ctx, player)):
        return 0
    if running is None or running.kind == "psychic" or not able(ctx.state.get(player), PLATES):
        return lives
    left = 0
    for _ in range(lives):
        left += (yield from dice.roll(ctx, player, "armour", "2.6")) < PLATES_FROM
    ctx.ran(f"ability:{PLATES}")
    return left


def sheltered(ctx: Tale, winner: PlayerId, loser: PlayerId) -> bool:
    """Return whether Battle Armour keeps its owner in the Cave from harm by the winner's Weapon (13.5)."""
    running, one, victor = ctx.state.fight, ctx.state.get(loser), ctx.state.get(winner)
    if running is None or not ctx.data.board.is_cave(one.space) or not has(one, SHELTER):
        return False
    if own_weapon(ctx.data, ctx.state, victor, running) is not None:
        return False
    used = weapons(ctx.data, ctx.state, victor, running)
    if not any(design_of(uid) in STOPPED for uid in used):
        return False
    ctx.ran(f"card:{SHELTER}")
    ctx.emit(Told(text=text("told.sheltered", who=Who(loser)), rule="13.5"))
    return True


def strikes_again(ctx: Tale, player: PlayerId, fight: Fight, rolled: list[int]) -> Flow[list[int]]:
    """Let the Exiled Knight roll his die of a battle again, once a turn; the second number counts."""
    turn, mark = ctx.state.turn, f"{STROKE}:{player}"
    if (
        not able(ctx.state.get(player), STROKE)
        or fight.kind != "battle"
        or turn is None
        or mark in turn.marks
        or not rolled
    ):
        return rolled
    words = (Option("keep", False, text("option.keep-roll", value=max(rolled))),
             Option("again", True, text("option.strike-again")))  # fmt: skip
    prompt = text("ask.exiled-knight-again", value=max(rolled))
    if not (yield from ask(Decision(player, STROKE, prompt, words, rule="13.8"))):
        return rolled
    turn = ctx.state.turn
    assert turn is not None
    turn.marks.append(mark)
    ctx.ran(f"ability:{STROKE}")
    return dice.cast(ctx, player, 1, "fight", "2.1")


def speaks(ctx: Tale, player: PlayerId, fight: Fight) -> Flow[None]:
    """Let the Bog Witch fight Animals with Craft in place of Strength."""
    if able(ctx.state.get(player), VOICE) and fight.kind == "battle" and against_animals(ctx.data, fight):
        words = ("craft", "strength")
        fight.by_craft = (
            yield from choose_word(player, VOICE, text("ask.bog-witch-animals"), words, "13.8")
        ) == "craft"
        if fight.by_craft:
            ctx.ran(f"ability:{VOICE}")


def score(ctx: Tale, player: PlayerId) -> int:
    """Return a hero's points in the running fight, before the die."""
    running = ctx.state.fight
    assert running is not None
    return sum(part.points for part in fight_parts(ctx.data, ctx.state, ctx.state.get(player), running))
