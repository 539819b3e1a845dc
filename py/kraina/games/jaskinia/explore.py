"""Searching an area: drawing, cards by their numbers, areas with a text. Rules 12.3-12.6, 13.1-13.9."""

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef, Uid, design_of
from kraina.engine.text import Who, text
from kraina.games.jaskinia.belongings import can_take, pick_up
from kraina.games.jaskinia.counters import change
from kraina.games.jaskinia.delving import Delving
from kraina.games.jaskinia.fights import fight
from kraina.games.jaskinia.heroes import replaces, spares
from kraina.games.jaskinia.pawn import end_turn
from kraina.games.jaskinia.piles import clear, draw_card, lay, lift_gold, loose_gold
from kraina.games.jaskinia.settle import settle
from kraina.games.jaskinia.state import FightKind, Foe, Tale
from kraina.kit.cave.box import Deck
from kraina.kit.cave.creatures import bought_off, points_of
from kraina.kit.cave.crystal import enter_chamber
from kraina.kit.cave.events import EVENTS
from kraina.kit.cave.places import PLACES
from kraina.kit.cave.specials import SPECIALS
from kraina.kit.cave.strangers import STRANGERS
from kraina.kit.choose import choose_card
from kraina.kit.names import card_name, card_text, space_name

EXPERIENCE = 7
"""Cave cards drawn by searching for 1 Power (2.4)."""
FIGHTS: tuple[tuple[FightKind, tuple[str, ...], RuleRef], ...] = (
    ("combat", ("animal", "monster"), "13.4"),
    ("psychic", ("ghost",), "13.5"),
)
"""Kind of fight, kinds of card, and the rule."""


def search(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Deal with the area where a player stands (12.3-12.6)."""
    area = ctx.data.board[ctx.state.get(player).area]
    ctx.emit(Told(text=text("told.explores", who=Who(player), space=space_name(area.id)), rule="12.3"))
    host = Delving(ctx)
    ctx.ran(f"space:{area.id}")
    if area.kind == "chamber":
        if (yield from enter_chamber(host, player)):
            yield from collect(ctx, player)
    elif area.kind == "special":
        yield from SPECIALS[area.id](host, player)
        yield from collect(ctx, player)
    elif area.kind == "corridor":
        yield from draw_cards(ctx, player)
        yield from _cards(ctx, player)
    yield from settle(ctx)


def missing(ctx: Tale, player: PlayerId) -> tuple[int, int]:
    """Return how many Adventure and Cave cards have to be drawn (12.3).

    Lying cards fill the places of their own kind first, then any.
    """
    area = ctx.data.board[ctx.state.get(player).area]
    lying = [ctx.data.card(uid).deck for uid in ctx.state.here(area.id)]
    adventure, cave = area.draw_adventure - lying.count("adventure"), area.draw_cave - lying.count("cave")
    return max(0, adventure + min(0, cave)), max(0, cave + min(0, adventure))


def draw_cards(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Draw what is missing and lay it open; every seventh Cave card gives 1 Power at once (2.4, 12.3)."""
    adventure, cave = missing(ctx, player)
    decks: tuple[tuple[Deck, int], ...] = (("adventure", adventure), ("cave", cave))
    drawn: list[Uid] = []
    for deck in [deck for deck, count in decks for _ in range(count)]:
        uid = draw_card(ctx, player, deck)
        if uid is None:
            continue
        drawn.append(uid)
        one = ctx.state.get(player)
        lay(ctx, uid, one.area)
        if deck == "cave":
            one.delver.drawn += 1
            if one.delver.drawn % EXPERIENCE == 0:
                change(ctx, player, "power", 1, "2.4")
    yield from replaces(ctx, player, drawn)


def goes_on(ctx: Tale, player: PlayerId) -> bool:
    """Return whether a player's search goes on: his turn runs and nothing carried him elsewhere."""
    return Delving(ctx).goes_on(player)


def _cards(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Deal with the cards of a corridor by their numbers; unbeaten Enemies bar what comes after them (13.2)."""
    yield from _events(ctx, player)
    beaten = True  # whoever spares a creature has lost nothing to it
    for kind, kinds, rule in FIGHTS:
        if not goes_on(ctx, player) or (not beaten and ctx.state.options["ghosts"] == "won"):
            break
        if not (yield from _fight_all(ctx, player, kind, kinds, rule)):
            beaten = False
    if not goes_on(ctx, player):
        return
    if not beaten or _barred(ctx, player):
        end_turn(ctx, player)
        return
    for uid in _of_kind(ctx, player, "stranger"):
        yield from consider(ctx, player, uid)
        if not goes_on(ctx, player):
            return
    yield from collect(ctx, player)
    for uid in _of_kind(ctx, player, "place"):
        if goes_on(ctx, player):
            yield from consider(ctx, player, uid)


def _barred(ctx: Tale, player: PlayerId) -> bool:
    """Return whether an Enemy that was let be bars what comes after it (13.2)."""
    return any(ctx.data.card(uid).is_enemy for uid in ctx.state.here(ctx.state.get(player).area))


def _events(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Carry out Events; of several the player chooses the order (13.3)."""
    while goes_on(ctx, player):
        turn = ctx.state.turn
        assert turn is not None
        left = [uid for uid in _of_kind(ctx, player, "event") if uid not in turn.considered]
        uid = yield from choose_card(player, "event-order", text("ask.event-order"), left, "13.3")
        if uid is None:
            return
        yield from consider(ctx, player, uid)


def _fight_all(ctx: Tale, player: PlayerId, kind: FightKind, kinds: tuple[str, ...], rule: RuleRef) -> Flow[bool]:
    """Fight all Enemies of a number as one (14.3); return whether none has won. None can be avoided (13.2)."""
    host, turn = Delving(ctx), ctx.state.turn
    assert turn is not None
    foes: list[Foe] = []
    for uid in [uid for of_card in kinds for uid in _of_kind(ctx, player, of_card)]:
        if (yield from spares(ctx, player, uid)):
            continue
        if (yield from bought_off(host, player, uid)):
            clear(ctx, uid)
            continue
        foes.append(Foe(uid, (yield from points_of(host, player, uid))))
    if not foes:
        return True
    result = yield from fight(ctx, player, kind, foes, rule)
    yield from settle(ctx)
    return result == "won"


def _of_kind(ctx: Tale, player: PlayerId, kind: str) -> list[Uid]:
    here = ctx.state.here(ctx.state.get(player).area)
    return [uid for uid in here if ctx.data.card(uid).kind == kind]


def consider(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[None]:
    """Carry out an Event, Stranger or Place, and put it among the used cards if it is used up (13.3, 13.6, 13.8)."""
    card, turn = ctx.data.card(uid), ctx.state.turn
    assert turn is not None
    if uid not in ctx.state.here(ctx.state.get(player).area) or uid in turn.considered:
        return
    turn.considered.append(uid)
    rule = {"stranger": "13.6", "place": "13.8"}.get(card.kind, "13.3")
    ctx.emit(Told(text=text("told.considers", who=Who(player), card=card_name(uid)), rule=rule))
    verb = {"stranger": STRANGERS, "place": PLACES}.get(card.kind, EVENTS)[card.id]
    used = yield from verb(Delving(ctx), player, uid)
    ctx.ran(f"card:{design_of(uid)}")
    if used:
        turn.considered = [one for one in turn.considered if one != uid]
        clear(ctx, uid)
    yield from settle(ctx)


def take_options(ctx: Tale, player: PlayerId) -> list[Option[tuple[str, Uid]]]:
    """Return what a player may take from his area now (13.7)."""
    one = ctx.state.get(player)
    options: list[Option[tuple[str, Uid]]] = []
    bags = loose_gold(ctx, one)
    if bags:
        options.append(Option("gold", ("gold", ""), text("option.take-purse", bags=bags)))
    for uid in ctx.state.here(one.area):
        if can_take(ctx, one, uid):
            label = text("option.take", card=card_name(uid))
            options.append(Option(f"take:{uid}", ("take", uid), label, Ref("card", uid), card_text(uid)))
    return options


def collect(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Let a player take what he wants of gold, Items and Friends that lie on his area (13.7)."""
    while goes_on(ctx, player):
        options = take_options(ctx, player)
        if not options:
            return
        done: Option[tuple[str, Uid]] = Option("done", ("done", ""), text("option.done"))
        decision = Decision(player, "collect", text("ask.collect"), (*options, done), rule="13.7")
        what, uid = yield from ask(decision)
        if what == "done":
            return
        if what == "gold":
            change(ctx, player, "gold", lift_gold(ctx, ctx.state.get(player)), "13.7")
        else:
            pick_up(ctx, player, uid)
            yield from settle(ctx)
