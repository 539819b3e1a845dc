"""Encountering a space: cards in the order of their numbers, then what the space says. Rules 1.4, 1.5, 2.3, 9.3."""

from collections.abc import Sequence

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef, Uid
from kraina.engine.text import Who, text
from kraina.games.talisman.belongings import can_take, pick_up
from kraina.games.talisman.cards import Card
from kraina.games.talisman.counters import change
from kraina.games.talisman.draws import draw_cards, missing
from kraina.games.talisman.fights import fight, foe_of
from kraina.games.talisman.pawn import end_turn
from kraina.games.talisman.piles import clear, lift_gold, loose_gold
from kraina.games.talisman.settle import settle
from kraina.games.talisman.state import FightKind, Foe, Tale
from kraina.kit.choose import choose_card
from kraina.kit.names import card_name, card_text, space_name

KINDS: tuple[tuple[FightKind, str, RuleRef], ...] = (("battle", "enemy", "2.1"), ("psychic", "spirit", "2.2"))
"""Kind of fight, kind of card, and the rule."""
FIRST = ("desert",)
"""Spaces whose text comes before their cards are drawn."""
ON_LANDING = ("woods",)
"""Spaces that do something for whoever lands on them, whatever he encounters there."""


def explore(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Encounter the space where a player stands: draw, meet the cards by number, obey the text (1.3-1.5)."""
    space = ctx.data.board[ctx.state.get(player).space]
    turn = ctx.state.turn
    assert turn is not None
    ctx.emit(Told(text=text("told.explores", who=Who(player), space=space_name(space.id)), rule="1.3"))
    verb = ctx.data.verbs.spaces.get(space.design) if space.design not in ON_LANDING else None
    first = space.design in FIRST or space.region == "cave"
    if verb is not None and first:
        yield from verb(ctx, player)
        if not goes_on(ctx, player):
            return
    if space.draw:
        yield from draw_cards(ctx, player, missing(ctx, player))
        if not goes_on(ctx, player):
            return
        turn.explored = True
        ctx.ran(f"space:{space.id}")
    if not (yield from _cards(ctx, player)):
        return
    if verb is not None and not first:
        yield from verb(ctx, player)
    ctx.ran(f"space:{space.id}")
    yield from settle(ctx)


def land(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Do what a space does for whoever lands on it, before he encounters anything there (12.6)."""
    design = ctx.data.board[ctx.state.get(player).space].design
    if design in ON_LANDING and goes_on(ctx, player):
        yield from ctx.data.verbs.spaces[design](ctx, player)


def goes_on(ctx: Tale, player: PlayerId) -> bool:
    """Return whether a player's encounter goes on: his turn runs and nothing carried him elsewhere."""
    turn = ctx.state.turn
    return turn is not None and turn.player == player and not turn.over and not turn.arrived


def _cards(ctx: Tale, player: PlayerId) -> Flow[bool]:
    """Meet the cards of a player's space by number; return whether what comes after may be met (1.5)."""
    yield from _events(ctx, player)
    if not goes_on(ctx, player):
        return False
    for kind, of_card, rule in KINDS:
        yield from fight_all(ctx, player, kind, of_card, rule)
        if not goes_on(ctx, player):
            return False
    if _barred(ctx, player):
        return False
    for kind_of_card in ("stranger", "goods", "place"):
        if kind_of_card == "goods":
            yield from collect(ctx, player)
        else:
            for uid in _of_kind(ctx, player, kind_of_card):
                yield from consider(ctx, player, uid)
                if not goes_on(ctx, player):
                    return False
        if not goes_on(ctx, player):
            return False
    return True


def _barred(ctx: Tale, player: PlayerId) -> bool:
    """Return whether an Enemy that need not be fought bars the rest: in the Cave as long as it is there (13.5)."""
    space = ctx.state.get(player).space
    return ctx.data.board.is_cave(space) and any(ctx.data.card(uid).is_enemy for uid in ctx.state.here(space))


def _events(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Meet Events and curses; of several the player chooses the order (1.5)."""
    while goes_on(ctx, player):
        turn = ctx.state.turn
        assert turn is not None
        left = [uid for kind in ("event", "curse") for uid in _of_kind(ctx, player, kind) if uid not in turn.considered]
        uid = yield from choose_card(player, "event-order", text("ask.event-order"), left, "1.5")
        if uid is None:
            return
        yield from consider(ctx, player, uid)


def fight_all(
    ctx: Tale, player: PlayerId, kind: FightKind, of_card: str, rule: RuleRef, *, among: Sequence[Uid] | None = None
) -> Flow[None]:  # fmt: skip
    """Fight all Enemies of one number on a player's space as one (2.3); an unbeaten one ends the turn (1.5).

    ``among`` are the cards that count, all of the space if it is None.
    """
    turn = ctx.state.turn
    assert turn is not None
    for uid in _of_kind(ctx, player, of_card):
        if among is not None and uid not in among:
            continue
        if uid in turn.evaded or uid not in ctx.state.here(ctx.state.get(player).space):
            continue
        if (yield from ctx.data.verbs.spares(ctx, player, uid)):
            turn.evaded.append(uid)
        if not goes_on(ctx, player):
            return
    here = ctx.state.here(ctx.state.get(player).space)
    foes: list[Foe] = []
    for uid in [uid for uid in _of_kind(ctx, player, of_card) if uid not in turn.evaded]:
        if among is not None and uid not in among:
            continue
        foes.append((yield from foe_of(ctx, player, uid)))
    if not foes:
        return
    idents = [foe.id for foe in foes]
    result = yield from fight(ctx, player, kind, foes, rule)
    yield from settle(ctx)
    if result in ("lost", "draw") and not turn.arrived:
        end_turn(ctx, player)  # but whom the Wisp has led on searches there (13.5)
    elif result == "evaded":
        turn.evaded += [uid for uid in idents if uid in here]


def _of_kind(ctx: Tale, player: PlayerId, kind: str) -> list[Uid]:
    """Return the cards of a kind on a player's space that concern him: not what he has just sent there."""
    turn = ctx.state.turn
    placed = turn.placed if turn is not None else []
    here = ctx.state.here(ctx.state.get(player).space)
    return [uid for uid in here if ctx.data.card(uid).kind == kind and uid not in placed]


def consider(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[None]:
    """Carry out an Event, Stranger or Place, and discard it if it is used up (12.2-12.4)."""
    card, turn = ctx.data.card(uid), ctx.state.turn
    assert turn is not None
    here = ctx.state.here(ctx.state.get(player).space)
    if uid not in here or uid in turn.considered:
        return
    turn.considered.append(uid)
    turn.open = any(one not in (*turn.considered, *turn.evaded, *turn.placed) for one in here)
    ctx.emit(Told(text=text("told.considers", who=Who(player), card=card_name(uid)), rule=_rule(card)))
    verbs = ctx.data.verbs
    verb = {"stranger": verbs.strangers, "place": verbs.places}.get(card.kind, verbs.events)[card.id]
    used = yield from verb(ctx, player, uid)
    turn.open = False
    ctx.ran(f"card:{card.id}")
    if used:
        turn.considered = [one for one in turn.considered if one != uid]
        clear(ctx, uid)
    yield from settle(ctx)


def _rule(card: Card) -> RuleRef:
    return {"stranger": "12.3", "place": "12.4"}.get(card.kind, "12.2")


def take_options(ctx: Tale, player: PlayerId) -> list[Option[tuple[str, Uid]]]:
    """Return what a player may take from his space now (1.5)."""
    one = ctx.state.get(player)
    options: list[Option[tuple[str, Uid]]] = []
    gold = loose_gold(ctx, one)
    if gold and not one.toad:
        options.append(Option("gold", ("gold", ""), text("option.take-purse", gold=gold)))
    for uid in ctx.state.here(one.space):
        if can_take(ctx, one, uid):
            label = text("option.take", card=card_name(uid))
            options.append(Option(f"take:{uid}", ("take", uid), label, Ref("card", uid), card_text(uid)))
    return options


def collect(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Let a player take what he wants of gold, Objects and Followers that lie on his space (1.5)."""
    while goes_on(ctx, player):
        options = take_options(ctx, player)
        if not options:
            return
        done: Option[tuple[str, Uid]] = Option("done", ("done", ""), text("option.done"))
        decision = Decision(player, "collect", text("ask.collect"), (*options, done), rule="1.5")
        what, uid = yield from ask(decision)
        if what == "done":
            return
        if what == "gold":
            change(ctx, player, "gold", lift_gold(ctx, ctx.state.get(player)), "1.5")
        else:
            pick_up(ctx, player, uid)
        yield from settle(ctx)  # gold too may fulfil a quest at once (7.2)
