"""The spells that are cast in one's own turn. Rules 8.1-8.14; shield, omen and tricks are explained in ``dice``.

Each function is named after its card and is called once the card has been played.
"""

from collections.abc import Callable

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.event import CardShown, Told
from kraina.engine.ids import Uid
from kraina.engine.text import Who, text
from kraina.games.monstrum.adventure import travel
from kraina.games.monstrum.board import EMERALD, FieldId
from kraina.games.monstrum.cards import card_name
from kraina.games.monstrum.choose import choose_player, field_option, flight_options
from kraina.games.monstrum.dice import can_pay_tricks, devilish_tricks
from kraina.games.monstrum.draw import finds_of, growth_of_strength, loss_of_artefact, use_poison
from kraina.games.monstrum.state import Adventurer, MonstrumCtx, Peek
from kraina.games.monstrum.strength import lose
from kraina.games.monstrum.ward import is_warded, spell_reaches

AREA = ("flood", "black-wind", "plague-of-parasites")


def castable(ctx: MonstrumCtx, one: Adventurer, spell: Uid) -> bool:
    """Return whether a spell may be cast in one's own turn now: it must reach somebody (7.7)."""
    others = ctx.state.others(one.player)
    if spell == "darkness":
        return any(_pushes(ctx, other) for other in others)
    if spell in AREA:
        return bool(_struck(ctx, spell))
    if spell == "paralysis":
        return any(not other.warded for other in others)
    if spell == "devils-eye":
        return any((other.hand or other.surprises) and not other.warded for other in others)
    if spell == "enchanted-gate":
        nook = ctx.data.board.nook_at(one.field)
        return nook is not None and ctx.data.board.nooks[nook].kind == "building"
    if spell == "gift-of-flight":
        return bool(ctx.data.board.flights(one.field))
    if spell == "devilish-tricks":
        return can_pay_tricks(ctx, one)
    if spell == "eternal-sleep":
        return any(not other.warded for other in others)
    if spell == "loss-of-artefact":
        return any(card != "book-of-spells" for card in finds_of(ctx, one)) and not one.warded
    return spell == "growth-of-strength"


def cast(ctx: MonstrumCtx, one: Adventurer, spell: Uid) -> Flow[None]:
    """Cast a spell that is castable."""
    if spell in AREA:
        yield from strike_area(ctx, one, spell)
    elif spell == "growth-of-strength":
        growth_of_strength(ctx, one)
    elif spell == "devilish-tricks":
        devilish_tricks(ctx, one)
    else:
        yield from SPELLS[spell](ctx, one)
        if spell != "loss-of-artefact":
            ctx.ran(f"card:{spell}")


def _pushes(ctx: MonstrumCtx, target: Adventurer) -> list[FieldId]:
    """Return the fields onto which Darkness may push an adventurer."""
    if target.warded or "oil-lamp" in target.open:
        return []
    board = ctx.data.board
    onto_trapdoors = ctx.state.switched("darkness_trapdoors")
    return [
        field for field in board.neighbours[target.field] if onto_trapdoors or board.fields[field].ground != "trapdoor"
    ]


def darkness(ctx: MonstrumCtx, one: Adventurer) -> Flow[None]:
    """Push each other adventurer one field across or down, or leave him where he is (8.2)."""
    for target in ctx.state.others(one.player):
        if ctx.state.winner is not None or not one.alive:
            return
        if not target.alive:
            continue
        if "oil-lamp" in target.open:
            ctx.ran("card:oil-lamp")
            _tell_protected(ctx, target, "oil-lamp", "9.3")
            continue
        if is_warded(ctx, target):
            continue
        options: list[Option[FieldId | None]] = [
            Option(f"field:{field}", field, option.label, option.at, option.hint)
            for field, option in ((field, field_option(ctx.data.board, field)) for field in _pushes(ctx, target))
        ]
        options.append(Option("leave", None, text("option.leave", who=Who(target.player))))
        prompt = text("ask.darkness", who=Who(target.player))
        field = yield from ask(Decision(one.player, "darkness", prompt, tuple(options), rule="8.2", source="darkness"))
        if field is not None and (yield from spell_reaches(ctx, one, target, "darkness")):
            yield from travel(ctx, target, (target.field, field), leap=False, rule="8.2")


def _struck(ctx: MonstrumCtx, spell: Uid) -> list[Adventurer]:
    """Return whom an area spell would reach, before any answer: the caster too if he stands there (7.9)."""
    board, kind = ctx.data.board, ctx.data.surprise(spell).strikes
    struck: list[Adventurer] = []
    for one in ctx.state.living():
        nook = board.nook_at(one.field)
        protected = one.warded or (spell == "black-wind" and "wings" in one.open)
        if nook is not None and board.nooks[nook].kind == kind and not protected:
            struck.append(one)
    return struck


def strike_area(ctx: MonstrumCtx, one: Adventurer, spell: Uid) -> Flow[None]:
    """Flood, Black Wind and Plague of Parasites: 5 strength from all in nooks of a kind (8.3, 8.4, 8.10)."""
    rule, kind = ctx.data.surprise(spell).rule, ctx.data.surprise(spell).strikes
    for target in [one, *ctx.state.others(one.player)]:
        nook = ctx.data.board.nook_at(target.field)
        if not target.alive or nook is None or ctx.data.board.nooks[nook].kind != kind:
            continue
        if spell == "black-wind" and "wings" in target.open:
            ctx.ran("card:wings")
            _tell_protected(ctx, target, "wings", "9.10")
        elif (yield from spell_reaches(ctx, one, target, spell)):
            lose(ctx, target, ctx.data.numbers.area_loss, rule)
    ctx.ran(f"card:{spell}")


def _tell_protected(ctx: MonstrumCtx, one: Adventurer, card: Uid, rule: str) -> None:
    ctx.emit(Told(text=text("told.protected", who=Who(one.player), card=card_name(card)), rule=rule))


def paralysis(ctx: MonstrumCtx, one: Adventurer) -> Flow[None]:
    """All others miss one turn (8.5)."""
    for target in ctx.state.others(one.player):
        if (yield from spell_reaches(ctx, one, target, "paralysis")):
            target.stunned += ctx.data.numbers.missed_by_paralysis
            ctx.emit(Told(text=text("told.paralysed", who=Who(target.player)), rule="8.5"))


def devils_eye(ctx: MonstrumCtx, one: Adventurer) -> Flow[None]:
    """Look at one hidden card of each other adventurer, movement card or surprise (8.9)."""
    for target in ctx.state.others(one.player):
        if not (target.hand or target.surprises):
            continue
        if not (yield from spell_reaches(ctx, one, target, "devils-eye")):
            continue
        card = yield from _choose_hidden(one, target)
        ctx.reveal()
        if Peek(one.player, target.player, card) not in ctx.state.peeks:
            ctx.state.peeks.append(Peek(one.player, target.player, card))
        told = text("told.sees", who=Who(target.player), card=card_name(card))
        ctx.emit(CardShown(text=told, rule="8.9", only=(one.player,), player=target.player, card=card, deck="peek"))


def _choose_hidden(one: Adventurer, target: Adventurer) -> Flow[Uid]:
    """Ask which hidden card is looked at. The options hold places: nobody sees a card before choosing."""
    hidden = {"movement": target.hand, "surprise": target.surprises}
    options = [
        Option(f"{kind}:{place}", (kind, place), text(f"option.hidden-{kind}", place=place + 1))
        for kind, cards in hidden.items()
        for place in range(len(cards))
    ]
    prompt = text("ask.devils-eye", who=Who(target.player))
    decision = Decision(one.player, "devils-eye", prompt, tuple(options), rule="8.9", source="devils-eye")
    kind, place = yield from ask(decision)
    return hidden[kind][place]


def enchanted_gate(ctx: MonstrumCtx, one: Adventurer) -> Flow[None]:
    """From a building nook go to a field of the Emerald undergrounds (8.11)."""
    options = tuple(field_option(ctx.data.board, field) for field in ctx.data.board.nooks[EMERALD].fields)
    decision = Decision(one.player, "gate", text("ask.gate"), options, rule="8.11", source="enchanted-gate")
    field = yield from ask(decision)
    yield from travel(ctx, one, (one.field, field), leap=True, rule="8.11")


def gift_of_flight(ctx: MonstrumCtx, one: Adventurer) -> Flow[None]:
    """Move the own pawn two fields, diagonals allowed (8.12)."""
    options = flight_options(ctx.data.board, one.field)
    way = yield from ask(
        Decision(one.player, "flight", text("ask.flight"), options, rule="8.12", source="gift-of-flight")
    )
    yield from travel(ctx, one, way.path, leap=False, rule="8.12")


def eternal_sleep(ctx: MonstrumCtx, one: Adventurer) -> Flow[None]:
    """One other adventurer misses two turns, unless Poison cancels it (8.14, 9.11)."""
    among = [other for other in ctx.state.others(one.player) if not other.warded]
    target = ctx.state.get((yield from choose_player(one, among, "sleep", "8.14", "eternal-sleep")))
    if "poison" in target.open:
        use_poison(ctx, target)
    elif (yield from spell_reaches(ctx, one, target, "eternal-sleep")):
        target.asleep += ctx.data.numbers.missed_by_sleep
        ctx.emit(Told(text=text("told.asleep", who=Who(target.player)), rule="8.14"))


SPELLS: dict[Uid, Callable[[MonstrumCtx, Adventurer], Flow[None]]] = {
    "darkness": darkness,
    "paralysis": paralysis,
    "loss-of-artefact": loss_of_artefact,
    "devils-eye": devils_eye,
    "enchanted-gate": enchanted_gate,
    "gift-of-flight": gift_of_flight,
    "eternal-sleep": eternal_sleep,
}
