"""Who a spell reaches: the Stone of Niwy, in force or laid down as an answer. Rules 7.3 and 9.13."""

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.event import CardShown, Told
from kraina.engine.ids import Uid
from kraina.engine.text import Who, text
from kraina.games.monstrum.cards import card_name
from kraina.games.monstrum.state import Adventurer, MonstrumCtx
from kraina.games.monstrum.strength import put_under

STONE = "stone-of-niwy"


def is_warded(ctx: MonstrumCtx, one: Adventurer) -> bool:
    """Return whether the Stone of Niwy keeps a spell off an adventurer now, and tell it."""
    if not one.warded:
        return False
    ctx.ran(f"card:{STONE}")
    ctx.emit(Told(text=text("told.warded", who=Who(one.player)), rule="9.13"))
    return True


def lay_stone(ctx: MonstrumCtx, one: Adventurer) -> None:
    """Play the Stone of Niwy: immune for 2 turns, counted at the start of one's own (9.13)."""
    put_under(ctx, one, STONE)
    one.warded = ctx.data.numbers.ward_turns
    ctx.ran(f"card:{STONE}")
    told = text("told.lays-stone", who=Who(one.player))
    ctx.emit(CardShown(text=told, rule="9.13", player=one.player, card=STONE, deck="surprise"))


def spell_reaches(ctx: MonstrumCtx, caster: Adventurer, target: Adventurer, spell: Uid) -> Flow[bool]:
    """Return whether a spell reaches its target, who may answer with the Stone of Niwy."""
    if is_warded(ctx, target):
        return False
    if target is not caster and target.surprises:
        ctx.reveal()  # that nobody answers tells something of a hidden hand
    if STONE not in target.surprises:
        return True
    prompt = text("ask.ward", who=Who(caster.player), spell=card_name(spell))
    if caster is target:
        prompt = text("ask.ward-own", spell=card_name(spell))
    warded = yield from ask(
        Decision(
            player=target.player,
            kind="ward",
            prompt=prompt,
            options=(
                Option(f"play:{STONE}", True, text("option.play", card=card_name(STONE)), hint=text("hint.ward")),
                Option("suffer", False, text("option.suffer")),
            ),
            rule="9.13",
            source=spell,
        )
    )
    if warded:
        lay_stone(ctx, target)
    return not warded
