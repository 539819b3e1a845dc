"""Exploring a space: cards in the order of their numerals, then what the space says. Rules 12, 13.4-13.5, 15, 16."""

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.belongings import barring_ability, can_take, pick_up
from kraina.games.magiczny_miecz.board import space_name
from kraina.games.magiczny_miecz.cards import Card, card_name, card_text, is_stock
from kraina.games.magiczny_miecz.counters import change
from kraina.games.magiczny_miecz.draws import DREW, draw_cards, missing, turn_up
from kraina.games.magiczny_miecz.fights import fight, foe_of
from kraina.games.magiczny_miecz.piles import clear, lift
from kraina.games.magiczny_miecz.settle import settle
from kraina.games.magiczny_miecz.state import FightKind, Foe, Miecz


def explore(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Explore the space where a player stands: draw, consider, obey (13.4, 13.5)."""
    space = ctx.data.board[ctx.state.get(player).space]
    told = text("told.explores", who=Who(player), space=space_name(space.id))
    ctx.emit(Told(text=told, rule="13.4"))
    turn = ctx.state.turn
    assert turn is not None
    for uid in turn_up(ctx, player):
        placed = ctx.data.verbs.placed.get(ctx.data.card(uid).id)
        if placed is not None:
            lift(ctx, uid)
            turn.drawn.append(uid)  # it lies nowhere while it is asked where it goes
            yield from placed(ctx, player, uid)
            turn.drawn.remove(uid)
    if space.draw:
        yield from draw_cards(ctx, player, missing(ctx, player))
        if not goes_on(ctx, player):
            return
        turn.explored = True
        ctx.ran(f"space:{space.id}")
    yield from _consider_all(ctx, player, obey=True)


def batch(ctx: Miecz, player: PlayerId, count: int) -> Flow[None]:
    """Draw and consider a fresh batch of Events on a player's space, as the Rock Gate wants it (A8)."""
    yield from draw_cards(ctx, player, count)
    yield from _consider_all(ctx, player, obey=False)


def _consider_all(ctx: Miecz, player: PlayerId, *, obey: bool) -> Flow[None]:
    """Consider what lies open; an Enemy that stands halts it before numeral IV (16.4)."""
    if (yield from _encounters_and_enemies(ctx, player)):
        yield from _the_rest(ctx, player, obey=obey)
    elif goes_on(ctx, player) and ctx.state.turn is not None:
        ctx.state.turn.marks.append(_halted(ctx, player, obey=obey))


def _halted(ctx: Miecz, player: PlayerId, *, obey: bool) -> str:
    """Return the mark of a turn whose exploring an Enemy has halted on the player's space."""
    return f"halted:{ctx.state.get(player).space}:{'space' if obey else 'batch'}"


def explore_on(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Go on with exploring that an Enemy halted and that nothing halts any more: somebody else beat it (16.4, A9)."""
    for obey in (False, True):
        turn = ctx.state.turn
        if turn is None or not goes_on(ctx, player) or standing(ctx, player):
            return
        mark = _halted(ctx, player, obey=obey)
        if mark in turn.marks:
            turn.marks[:] = [one for one in turn.marks if one != mark]
            yield from _the_rest(ctx, player, obey=obey)


def goes_on(ctx: Miecz, player: PlayerId) -> bool:
    """Return whether a player's exploring goes on: his turn runs and nothing carried him elsewhere."""
    turn = ctx.state.turn
    return turn is not None and turn.player == player and not turn.over and not turn.arrived


def _encounters_and_enemies(ctx: Miecz, player: PlayerId) -> Flow[bool]:
    """Consider numerals I to III; return whether what comes after may be considered (16.4)."""
    for uid in _of_kind(ctx, player, "encounter"):
        yield from consider(ctx, player, uid)
        if not goes_on(ctx, player):
            return False
    kinds: tuple[FightKind, FightKind] = ("sword", "magic")
    for kind in kinds:
        yield from fight_all(ctx, player, kind)
        if not goes_on(ctx, player):
            return False
    return not standing(ctx, player)


def fight_all(ctx: Miecz, player: PlayerId, kind: FightKind) -> Flow[None]:
    """Fight all Monsters or all Demons on a player's space at once, whatever came before (16.2, 16.3, 17.5)."""
    turn = ctx.state.turn
    assert turn is not None
    attackers = []
    for uid in _of_kind(ctx, player, "enemy" if kind == "sword" else "demon"):
        if uid in turn.hidden or uid in ctx.state.scorched:
            continue
        if (yield from ctx.data.verbs.spares(ctx, player, uid)):
            if uid in ctx.state.here(ctx.state.get(player).space):
                turn.hidden.append(uid)
        else:
            attackers.append(uid)
        if not goes_on(ctx, player):
            return
    here = ctx.state.here(ctx.state.get(player).space)
    foes = [foe_of(ctx, player, uid) for uid in attackers if uid in here]
    while foes:
        result = yield from fight(ctx, player, kind, foes, "16.2" if kind == "sword" else "16.3")
        yield from settle(ctx)
        foes = _next_heads(ctx, player, foes) if result == "won" and goes_on(ctx, player) else []


def _next_heads(ctx: Miecz, player: PlayerId, foes: list[Foe]) -> list[Foe]:
    """Return the foes of a won fight that attack again at once, having lost but one of their heads."""
    here = ctx.state.here(ctx.state.get(player).space)
    return [foe_of(ctx, player, foe.id) for foe in foes if ctx.data.card(foe.id).heads and foe.id in here]


def standing(ctx: Miecz, player: PlayerId) -> list[Uid]:
    """Return the Enemies on a player's space that are neither beaten nor hidden from (12.1, 16.4)."""
    turn = ctx.state.turn
    hidden = [*(turn.hidden if turn is not None else []), *ctx.state.scorched]
    here = ctx.state.here(ctx.state.get(player).space)
    return [uid for uid in here if _open(ctx, uid) and ctx.data.card(uid).is_enemy and uid not in hidden]


def _open(ctx: Miecz, uid: Uid) -> bool:
    """Return whether a card lies open and concerns the player: not what he has just sent to its own space (15.1)."""
    turn = ctx.state.turn
    return uid not in ctx.state.face_down and (turn is None or uid not in turn.placed)


def _of_kind(ctx: Miecz, player: PlayerId, kind: str) -> list[Uid]:
    here = ctx.state.here(ctx.state.get(player).space)
    return [uid for uid in here if _open(ctx, uid) and ctx.data.card(uid).kind == kind]


def consider(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    """Carry out an Encounter, Stranger or Place, and set it aside if it is used up (16.1, 16.5, 16.7)."""
    card, turn = ctx.data.card(uid), ctx.state.turn
    assert turn is not None
    if uid not in ctx.state.here(ctx.state.get(player).space) or uid in turn.considered:
        return
    turn.considered.append(uid)
    if (yield from ctx.data.verbs.ignores(ctx, player, uid)):
        return
    ctx.emit(Told(text=text("told.considers", who=Who(player), card=card_name(uid)), rule=_rule(card)))
    verbs = ctx.data.verbs
    verb = {"encounter": verbs.encounters, "stranger": verbs.strangers, "place": verbs.places}[card.kind][card.id]
    used = yield from verb(ctx, player, uid)
    ctx.ran(f"card:{card.id}")
    if used:
        turn.considered = [one for one in turn.considered if one != uid]
        clear(ctx, uid)
    yield from settle(ctx)


def _rule(card: Card) -> str:
    return {"encounter": "16.1", "stranger": "16.5", "place": "16.7"}[card.kind]


def _the_rest(ctx: Miecz, player: PlayerId, *, obey: bool = True) -> Flow[None]:
    """Consider numerals IV to VI and obey the space (13.5): where cards are drawn, Strangers must be met (16.5)."""
    space = ctx.data.board[ctx.state.get(player).space]
    _return_swords(ctx, player)
    if space.draw or not obey:
        for uid in _of_kind(ctx, player, "stranger"):
            if not space.draw and not _drew(ctx, uid):
                continue  # it lay there before the Rock Gate was opened
            yield from consider(ctx, player, uid)
            if not goes_on(ctx, player):
                return
        yield from collect(ctx, player)
    elif obey:
        yield from _obey(ctx, player)
    if not goes_on(ctx, player):
        return
    for uid in _of_kind(ctx, player, "place"):
        yield from consider(ctx, player, uid)
        if not goes_on(ctx, player) or standing(ctx, player):  # the Rock Gate may have let an Enemy in (16.4)
            return


def _drew(ctx: Miecz, uid: Uid) -> bool:
    """Return whether an Event was drawn in the running turn."""
    return ctx.state.turn is not None and f"{DREW}{uid}" in ctx.state.turn.marks


def _return_swords(ctx: Miecz, player: PlayerId) -> None:
    """Put a Magic Sword drawn in the Lower Circle back into the pile: nobody gains it there."""
    space = ctx.state.get(player).space
    if ctx.data.board.circle(space) != "lower":
        return
    for uid in list(ctx.state.here(space)):
        if ctx.data.card(uid).id == "magic-sword" and not is_stock(uid) and _open(ctx, uid):
            ctx.emit(Told(text=text("told.sword-returns", card=card_name(uid)), rule="16.6"))
            lift(ctx, uid)
            ctx.state.events.append(uid)
            ctx.shuffle(ctx.state.events)


def _obey(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Carry out the instruction of a space; before it one may take and visit what lies there (12.1)."""
    space = ctx.state.get(player).space
    while goes_on(ctx, player):
        options = [*take_options(ctx, player), *visit_options(ctx, player)]
        obey: Option[tuple[str, Uid]] = Option("obey", ("obey", ""), text("option.obey", space=space_name(space)))
        prompt = text("ask.before-obeying", space=space_name(space))
        what, uid = yield from ask(Decision(player, "obey", prompt, (obey, *options), rule="12.1"))
        if what == "obey":
            yield from ctx.data.verbs.spaces[ctx.data.board[space].design](ctx, player)
            ctx.ran(f"space:{space}")
            yield from settle(ctx)
            return
        yield from do_taking(ctx, player, what, uid)


def within_reach(ctx: Miecz, player: PlayerId) -> bool:
    """Return whether what lies on a player's space is open to him: no Enemy and no card to be drawn bars it (12.1)."""
    turn = ctx.state.turn
    if turn is None or turn.player != player or not turn.moved or standing(ctx, player):
        return False
    if ctx.state.get(player).hexed:
        return False
    return turn.explored or not missing(ctx, player)


def take_options(ctx: Miecz, player: PlayerId) -> list[Option[tuple[str, Uid]]]:
    """Return what a player may take from his space now (12.1)."""
    one = ctx.state.get(player)
    if not within_reach(ctx, player):
        return []
    options: list[Option[tuple[str, Uid]]] = []
    gold = ctx.state.purse.get(one.space, 0)
    if gold:
        options.append(Option("gold", ("gold", ""), text("option.take-purse", gold=gold)))
    for uid in ctx.state.here(one.space):
        if can_take(ctx.data, ctx.state, one, uid):
            label = text("option.take", card=card_name(uid))
            options.append(Option(f"take:{uid}", ("take", uid), label, Ref("card", uid), card_text(uid)))
        elif (barred := barring_ability(ctx.data, one, uid)) is not None:
            ctx.ran(f"ability:{barred}")
    return options


def visit_options(ctx: Miecz, player: PlayerId) -> list[Option[tuple[str, Uid]]]:
    """Return the Strangers that a player may visit, each once (12.1, 13.5)."""
    turn = ctx.state.turn
    if turn is None or not within_reach(ctx, player):
        return []
    return [_visit(uid) for uid in _of_kind(ctx, player, "stranger") if uid not in turn.considered]


def _visit(uid: Uid) -> Option[tuple[str, Uid]]:
    label = text("option.visit", card=card_name(uid))
    return Option(f"visit:{uid}", ("visit", uid), label, Ref("card", uid), card_text(uid))


def do_taking(ctx: Miecz, player: PlayerId, what: str, uid: Uid) -> Flow[None]:
    """Take gold or a card, or visit a Stranger, as an option of this module said."""
    if what == "gold":
        gold = ctx.state.purse.pop(ctx.state.get(player).space)
        change(ctx, player, "gold", gold, "12.1")
    elif what == "take":
        yield from pick_up(ctx, player, uid)
        yield from settle(ctx)
    elif what == "visit":
        yield from consider(ctx, player, uid)


def collect(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Let a player take what he wants of gold, Objects and Friends that lie on his space (16.6)."""
    while goes_on(ctx, player):
        options = take_options(ctx, player)
        if not options:
            return
        done: Option[tuple[str, Uid]] = Option("done", ("done", ""), text("option.done"))
        decision = Decision(player, "collect", text("ask.collect"), (*options, done), rule="16.6")
        what, uid = yield from ask(decision)
        if what == "done":
            return
        yield from do_taking(ctx, player, what, uid)
