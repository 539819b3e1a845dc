"""Ways into the Cave and out of it, and moving inside. Rules 13.1, 13.2."""

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.text import Text, Who, text
from kraina.games.talisman.belongings import LEFT_OUTSIDE, lose_card
from kraina.games.talisman.board import SpaceId
from kraina.games.talisman.cave.delving import Delving
from kraina.games.talisman.pawn import end_turn, put
from kraina.games.talisman.piles import lay
from kraina.games.talisman.settle import settle
from kraina.games.talisman.state import Tale, find, has
from kraina.games.talisman.verbs import CardVerb, SpaceVerb
from kraina.games.talisman.windows import act_option, acts_of, is_secretive, run_act
from kraina.kit.cave import march
from kraina.kit.cave.board import ENTRANCE
from kraina.kit.cave.host import opener
from kraina.kit.choose import agrees
from kraina.kit.names import ability_text, card_text, space_name

CRAGS, CAVE_CARD = "crags", "cave"
BOUND_FOR = "cave-bound:"
"""Mark of a hero, with the space behind it from which his next move leads into the Cave."""
PICKAXE = "pickaxe"


def before_crags(crags: SpaceVerb) -> SpaceVerb:
    """Return the verb of the Crags, where one may get ready for the Cave in place of rolling."""

    def run(ctx: Tale, player: PlayerId) -> Flow[None]:
        if not (yield from _gets_ready(ctx, player)):
            yield from crags(ctx, player)

    return run


def before_cave(cave: CardVerb) -> CardVerb:
    """Return the verb of the Place card Cave, which is a way in too."""

    def run(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[bool]:
        if (yield from _gets_ready(ctx, player)):
            return False
        return (yield from cave(ctx, player, uid))

    return run


def _gets_ready(ctx: Tale, player: PlayerId) -> Flow[bool]:
    """Ask a hero whether his next move shall lead into the Cave; no Toad is let in (13.7)."""
    one = ctx.state.get(player)
    if one.toad or not (yield from agrees(player, "enter-cave", text("ask.enter-cave"), "13.1")):
        return False
    ctx.state.get(player).marks[f"{BOUND_FOR}{one.space}"] = 1
    ctx.emit(Told(text=text("told.cave-bound", who=Who(player)), rule="13.1"))
    return True


def begins(ctx: Tale, player: PlayerId) -> None:
    """Take up what waits for a hero in the Cave; the Poltergeist slows him there too."""
    march.begin_turn(Delving(ctx), player)
    if has(ctx.state.get(player), "poltergeist"):
        Delving(ctx).mark(march.SLOW)


def closes(ctx: Tale, player: PlayerId) -> None:
    """Count one more own turn."""
    if ctx.state.get(player).character:
        march.close_turn(Delving(ctx), player)


def moves(ctx: Tale, player: PlayerId) -> Flow[bool]:
    """Let a player spend his move on the way into the Cave, or in it; return whether he was asked."""
    one = ctx.state.get(player)
    bound = f"{BOUND_FOR}{one.space}" in one.marks
    for mark in [mark for mark in one.marks if mark.startswith(BOUND_FOR) and mark != f"{BOUND_FOR}{one.space}"]:
        del one.marks[mark]
    if bound:
        options = [Option("enter-cave", "enter-cave", text("option.enter-cave"), Ref("space", ENTRANCE))]
    elif one.space in Delving(ctx).cave:
        options = _inside(ctx, player)
    else:
        return False
    acts = acts_of(ctx, player, "start")
    options += map(act_option, acts)
    secret = is_secretive(ctx, player)
    decision = Decision(player, "turn", text("ask.turn"), tuple(options), rule="13.2", even_forced=secret)
    picked = yield from ask(decision)
    if any(act.key == picked for act in acts):
        yield from run_act(ctx, acts, picked)
    else:
        yield from _move(ctx, player, picked)
    return True


def _inside(ctx: Tale, player: PlayerId) -> list[Option[str]]:
    """Return the ways to move in the Cave: out of it, by the die, 1 area without it, or first the Gates."""
    host, one = Delving(ctx), ctx.state.get(player)
    if march.at_gates(host, player) and not host.marked(march.OPENED) and not host.marked(march.BACK):
        return _at_gates(ctx, player)
    options: list[Option[str]] = []
    if march.may_roll(host, player):
        options.append(Option("roll", "roll", text("option.roll")))
    if march.may_step(host, player):
        options.append(Option("step", "step", text("option.step")))
    if one.space == ENTRANCE:
        options += [
            Option(
                f"out:{space}", f"out:{space}", text("option.leave-cave", space=space_name(space)), Ref("space", space)
            )
            for space in exits(ctx)
        ]
    return options


def exits(ctx: Tale) -> list[SpaceId]:
    """Return where one comes out: the Crags, and where the card Cave lies."""
    lying = [space for space, cards in ctx.state.lying.items() if any(design_of(uid) == CAVE_CARD for uid in cards)]
    return [CRAGS, *(space for space in lying if space != CRAGS and space not in ctx.state.closed)]


def _at_gates(ctx: Tale, player: PlayerId) -> list[Option[str]]:
    host, one = Delving(ctx), ctx.state.get(player)
    came = host.delver(player).came
    options = [
        Option("gates-back", "gates-back", text("option.gates-back", space=space_name(came)), Ref("space", came))
    ]
    source = opener(host, player)
    if source:
        kind, _, ident = source.partition(":")
        hint: Text = ability_text(ident) if kind == "ability" else card_text(ident)
        return [*options, Option("gates-open", "gates-open", text("option.gates-open"), hint=hint)]
    if find(one, PICKAXE):
        options.append(Option("gates-pickaxe", "gates-pickaxe", text("option.gates-pickaxe"), hint=card_text(PICKAXE)))
    for trait in ("strength", "power"):
        hint = text("hint.gates", points=march.GATES)
        options.append(Option(f"gates-{trait}", f"gates-{trait}", text(f"option.gates-{trait}"), hint=hint))
    return options


def _move(ctx: Tale, player: PlayerId, picked: str) -> Flow[None]:
    host, turn = Delving(ctx), ctx.state.turn
    assert turn is not None
    if picked == "gates-back":
        host.mark(march.BACK)
    elif picked == "gates-open":
        march.open_gates(host, player, opener(host, player))
    elif picked == "gates-pickaxe":
        yield from _break_open(ctx, player)
    elif picked.startswith("gates-"):
        yield from march.try_gates(host, player, "strength" if picked == "gates-strength" else "power")
    else:
        turn.moves -= 1
        turn.moved = True
        yield from _go(ctx, player, picked)


def _go(ctx: Tale, player: PlayerId, picked: str) -> Flow[None]:
    host = Delving(ctx)
    if picked == "enter-cave":
        yield from enter(ctx, player)
    elif picked.startswith("out:"):
        space = picked.removeprefix("out:")
        put(ctx, player, space, text("told.leaves-cave", who=Who(player), space=space_name(space)), "13.1", leap=True)
        host.arrive(player, bound=False)
    elif picked == "roll":
        yield from march.roll_and_move(host, player)
    else:
        yield from march.step(host, player)


def _break_open(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Try the Pickaxe on the Gates: 3 to 6 opens them, else the turn is over."""
    host = Delving(ctx)
    if (yield from host.roll(player, "gates", "11.3")) >= march.PICK_OPENS:
        march.open_gates(host, player, f"card:{PICKAXE}")
    else:
        host.tell(text("told.gates-shut", who=Who(player)), "11.3")
        end_turn(ctx, player)


def enter(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Set a hero on the Cave Entrance: Mules stay outside with what they carried, the Hag lets go of him (13.1)."""
    one = ctx.state.get(player)
    for mark in [mark for mark in one.marks if mark.startswith(BOUND_FOR)]:
        del one.marks[mark]
    yield from shed(ctx, player)
    put(ctx, player, ENTRANCE, text("told.enters-cave", who=Who(player)), "13.1", leap=True)
    Delving(ctx).arrive(player, bound=False)


def shed(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Leave outside what does not come into the Cave, and what is too much to carry then."""
    one = ctx.state.get(player)
    for uid in [uid for uid in one.followers if design_of(uid) in LEFT_OUTSIDE]:
        one.followers.remove(uid)
        lay(ctx, uid, one.space)
    hag = find(one, "hag")
    if hag is not None:
        lose_card(ctx, player, hag, "13.1")
    yield from settle(ctx)


def carry_in(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Take a hero to the Cave Entrance from anywhere."""
    ctx.state.get(player).enslaved = False
    yield from enter(ctx, player)
