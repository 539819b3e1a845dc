"""The finds that are played in one's own turn. Rules 9.1, 9.4, 9.13, 9.14; the others work where they apply.

Each function is named after its card and is called once the card has been played.
"""

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import Told
from kraina.engine.ids import Uid
from kraina.engine.text import Who, name, text
from kraina.games.monstrum.adventure import travel
from kraina.games.monstrum.board import GOAL, NookId
from kraina.games.monstrum.choose import choose_player, field_option
from kraina.games.monstrum.dice import BOOK, choose_spell, play_card
from kraina.games.monstrum.spells import cast, castable
from kraina.games.monstrum.state import Adventurer, MonstrumCtx
from kraina.games.monstrum.ward import STONE, lay_stone

RETORT = "alchemists-retort"
RINGS = "freyas-rings"


def playable(ctx: MonstrumCtx, one: Adventurer) -> list[Uid]:
    """Return the kept cards that may be played in one's own turn now."""
    return [card for card in one.surprises if _playable(ctx, one, card)]


def _playable(ctx: MonstrumCtx, one: Adventurer, card: Uid) -> bool:
    if card == RETORT:
        return bool(_free_nooks(ctx, one))
    if card == RINGS:
        return bool(_unbound(ctx, one))
    if card == BOOK:
        return bool(_readable(ctx, one))
    return card == STONE or castable(ctx, one, card)


def play(ctx: MonstrumCtx, one: Adventurer, card: Uid) -> Flow[None]:
    """Play a kept card in one's own turn (7.3)."""
    if card == STONE:
        lay_stone(ctx, one)
        return
    spell = card
    if card == BOOK:
        spell = yield from choose_spell(one, _readable(ctx, one))
    play_card(ctx, one, card, spell)
    if card == RETORT:
        yield from alchemists_retort(ctx, one)
    elif card == RINGS:
        yield from freyas_rings(ctx, one)
    else:
        yield from cast(ctx, one, spell)


def _readable(ctx: MonstrumCtx, one: Adventurer) -> list[Uid]:
    """Return the spells that the Book of Spells can cast now: any of the 14, played or not (9.4)."""
    return [card for card, surprise in ctx.data.surprises.items() if surprise.spell and castable(ctx, one, card)]


def _free_nooks(ctx: MonstrumCtx, one: Adventurer) -> list[NookId]:
    """Return the nooks of the same kind in which no pawn stands, the goal excepted (9.1)."""
    board = ctx.data.board
    here = board.nook_at(one.field)
    if here is None:
        return []
    taken = [board.nook_at(other.field) for other in ctx.state.living()]
    return [
        nook.id
        for nook in board.nooks.values()
        if nook.kind == board.nooks[here].kind and nook.id not in taken and nook.id != GOAL
    ]


def alchemists_retort(ctx: MonstrumCtx, one: Adventurer) -> Flow[None]:
    """Go to a field of a free nook of the same kind (9.1)."""
    ctx.ran(f"card:{RETORT}")
    nooks = tuple(Option(f"nook:{nook}", nook, name("nook", nook), Ref("nook", nook)) for nook in _free_nooks(ctx, one))
    nook = yield from ask(Decision(one.player, "retort", text("ask.retort"), nooks, rule="9.1", source=RETORT))
    fields = tuple(field_option(ctx.data.board, field) for field in ctx.data.board.nooks[nook].fields)
    prompt = text("ask.retort-field", nook=name("nook", nook))
    field = yield from ask(Decision(one.player, "retort-field", prompt, fields, rule="9.1", source=RETORT))
    yield from travel(ctx, one, (one.field, field), leap=True, rule="9.1")


def _unbound(ctx: MonstrumCtx, one: Adventurer) -> list[Adventurer]:
    return [other for other in ctx.state.others(one.player) if other.master is None]


def freyas_rings(ctx: MonstrumCtx, one: Adventurer) -> Flow[None]:
    """Make another adventurer a slave: for two turns his card and path are yours to choose (9.14)."""
    ctx.ran(f"card:{RINGS}")
    chosen = yield from choose_player(one, _unbound(ctx, one), "rings", "9.14", RINGS)
    slave = ctx.state.get(chosen)
    slave.master, slave.bondage = one.player, ctx.data.numbers.bondage_turns
    ctx.reveal()
    ctx.emit(Told(text=text("told.enslaved", who=Who(chosen), whom=Who(one.player)), rule="9.14"))
