"""Drawing a surprise: blanks, cards resolved at once, cards laid open, cards kept secretly. Rules 7.1-7.4."""

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import CardShown, Told
from kraina.engine.ids import Uid, design_of
from kraina.engine.text import Who, name, text
from kraina.games.monstrum.cards import card_name, is_blank
from kraina.games.monstrum.state import Adventurer, MonstrumCtx
from kraina.games.monstrum.strength import gain, lose_card, put_under, settle
from kraina.games.monstrum.ward import spell_reaches


def draw_surprise(ctx: MonstrumCtx, one: Adventurer) -> Flow[None]:
    """Draw the top surprise for an adventurer and do what it asks for."""
    # The pile never runs out: its blanks come back to it at once.
    card = ctx.draw(ctx.state.surprise)
    if is_blank(card):
        ctx.state.surprise.append(card)
        ctx.ran(f"card:{design_of(card)}")
        _show(ctx, one, card, "told.draws-blank", "7.1")
        return
    surprise = ctx.data.surprise(card)
    if surprise.use == "kept":
        one.surprises.append(card)
        ctx.emit(Told(text=text("told.draws-secretly", who=Who(one.player)), rule="7.3"))
        told = text("told.you-drew", card=card_name(card))
        ctx.emit(
            CardShown(text=told, rule=surprise.rule, only=(one.player,), player=one.player, card=card, deck="surprise")
        )
        return
    _show(ctx, one, card, "told.draws-open", surprise.rule)
    if card == "net":
        yield from name_nook(ctx, one)
        return
    one.open.append(card)
    if surprise.use == "at_once":
        yield from _resolve_at_once(ctx, one, card)
    else:
        ctx.ran(f"card:{card}")
    settle(ctx, one)


def _show(ctx: MonstrumCtx, one: Adventurer, card: Uid, key: str, rule: str) -> None:
    told = text(key, who=Who(one.player), card=card_name(card))
    ctx.emit(CardShown(text=told, rule=rule, player=one.player, card=card, deck="surprise"))


def _resolve_at_once(ctx: MonstrumCtx, one: Adventurer, card: Uid) -> Flow[None]:
    """Resolve a card with an asterisk (7.2); herbs and poison stay open where they have nothing to do yet."""
    if card == "herbs-of-lyx":
        settle(ctx, one)
    elif card == "poison" and one.asleep:
        one.asleep = 0
        use_poison(ctx, one)
    elif card == "growth-of-strength":
        put_under(ctx, one, card)
        growth_of_strength(ctx, one)
    elif card == "loss-of-artefact":
        put_under(ctx, one, card)
        yield from loss_of_artefact(ctx, one)


def growth_of_strength(ctx: MonstrumCtx, one: Adventurer) -> None:
    """Gain 5 strength (8.1)."""
    ctx.ran("card:growth-of-strength")
    gain(ctx, one, ctx.data.numbers.growth, "8.1")


def finds_of(ctx: MonstrumCtx, one: Adventurer) -> list[Uid]:
    """Return an adventurer's finds, hidden and open."""
    return [card for card in (*one.surprises, *one.open) if not ctx.data.surprise(card).spell]


def loss_of_artefact(ctx: MonstrumCtx, one: Adventurer) -> Flow[None]:
    """Lose one find of the holder's choice, if there is any (8.8)."""
    ctx.ran("card:loss-of-artefact")
    if not (yield from spell_reaches(ctx, one, one, "loss-of-artefact")):
        return
    finds = finds_of(ctx, one)
    if not finds:
        ctx.emit(Told(text=text("told.no-find", who=Who(one.player)), rule="8.8"))
        return
    lost = yield from ask(
        Decision(
            player=one.player,
            kind="lose-find",
            prompt=text("ask.lose-find"),
            options=tuple(Option(f"card:{card}", card, card_name(card), Ref("card", card)) for card in finds),
            rule="8.8",
            source="loss-of-artefact",
        )
    )
    lose_card(ctx, one, lost, "8.8")


def use_poison(ctx: MonstrumCtx, one: Adventurer) -> None:
    """Use the Poison up against a sleep (9.11)."""
    put_under(ctx, one, "poison")
    ctx.ran("card:poison")
    ctx.emit(Told(text=text("told.poison", who=Who(one.player)), rule="9.11"))


def name_nook(ctx: MonstrumCtx, one: Adventurer) -> Flow[None]:
    """Write down, secretly, the nook over which the Net is cast; then the Net lies open (9.9)."""
    one.surprises.append("net")
    nook = yield from ask(
        Decision(
            player=one.player,
            kind="net",
            prompt=text("ask.net"),
            options=tuple(
                Option(f"nook:{nook}", nook, name("nook", nook), Ref("nook", nook)) for nook in ctx.data.board.nooks
            ),
            rule="9.9",
            source="net",
        )
    )
    one.surprises.remove("net")
    one.open.append("net")
    one.net = nook
    ctx.emit(Told(text=text("told.net-cast", who=Who(one.player)), rule="9.9"))
