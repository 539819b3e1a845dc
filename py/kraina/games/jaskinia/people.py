"""Abilities that ask: the Smuggler's fingers, the Cannibal's meal, the Knight's second stroke, the Witch's voice."""

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.jaskinia.counters import heal, wounds
from kraina.games.jaskinia.points import against_animals
from kraina.games.jaskinia.state import Fight, Tale, able
from kraina.games.jaskinia.theft import steal, stealable
from kraina.games.jaskinia.verbs import MEET, Act
from kraina.kit.choose import agrees, choose_word
from kraina.kit.names import ability_text, card_name

FINGERS, MEAL, STROKE, VOICE = "smuggler-takes", "cannibal-eats", "exiled-knight-again", "bog-witch-animals"


def searcher_meetings(ctx: Tale, player: PlayerId, other: PlayerId) -> list[Act]:
    """Return what a player's ability may do to another whom he meets (12.2)."""
    if not able(ctx.state.get(player), FINGERS) or not stealable(ctx, player, ctx.state.get(other)):
        return []

    def run() -> Flow[None]:
        yield from steal(ctx, player, other, "12.2")
        ctx.ran(f"ability:{FINGERS}")

    label = text("option.smuggler-takes", who=Who(other))
    return [Act(f"{MEET}{FINGERS}:{other}", label, run, Ref("player", str(other)), ability_text(FINGERS))]


def eats(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Let the Cannibal eat a beaten Animal in place of keeping it; return whether he did."""
    one = ctx.state.get(player)
    if not able(one, MEAL) or ctx.data.card(uid).kind != "animal" or not wounds(ctx.data, one):
        return False
    if not (yield from agrees(player, MEAL, text("ask.cannibal-eats", card=card_name(uid)), "13.4", uid)):
        return False
    heal(ctx, player, 1, "13.4")
    ctx.ran(f"ability:{MEAL}")
    return True


def speaks(ctx: Tale, player: PlayerId, fight: Fight) -> Flow[None]:
    """Let the Witch fight Animals with Power in place of Strength."""
    if not able(ctx.state.get(player), VOICE) or fight.kind != "combat" or not against_animals(ctx.data, fight):
        return
    word = yield from choose_word(player, VOICE, text(f"ask.{VOICE}"), ("power", "strength"), "14.2")
    fight.by_power = word == "power"
    if fight.by_power:
        ctx.ran(f"ability:{VOICE}")


def strikes_again(ctx: Tale, player: PlayerId, fight: Fight, side: str) -> Flow[None]:
    """Let the Knight roll his own die of a Combat again, once a turn, when both have been rolled."""
    turn, mark = ctx.state.turn, f"{STROKE}:{player}"
    if not able(ctx.state.get(player), STROKE) or fight.kind != "combat" or turn is None or mark in turn.marks:
        return
    if fight.assassin and side == "theirs":
        return  # there is no die to roll again
    value = fight.rolled[side]
    options = (
        Option("keep", False, text("option.keep-roll", value=value)),
        Option("again", True, text("option.roll-again", value=value)),
    )
    prompt = text("ask.exiled-knight-again", value=value)
    if (yield from ask(Decision(player, STROKE, prompt, options, rule="14.2"))):
        turn = ctx.state.turn
        assert turn is not None
        turn.marks.append(mark)
        fight.rolled[side] = ctx.roll(
            player, "combat", lambda rolled: text("told.rolls", who=Who(player), value=rolled), "14.2"
        )
        ctx.ran(f"ability:{STROKE}")
