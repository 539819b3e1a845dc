"""Loss of Life, death and the new Character, stone and lost turns. Rules 4.3-4.4, 16.1, 20."""

from typing import Literal

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef, Uid, design_of
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.belongings import CURSES, leave, lose_card
from kraina.games.magiczny_miecz.board import CASTLE, SpaceId, space_name
from kraina.games.magiczny_miecz.cards import character_name
from kraina.games.magiczny_miecz.counters import change
from kraina.games.magiczny_miecz.dealing import equip
from kraina.games.magiczny_miecz.pawn import put, throw_back
from kraina.games.magiczny_miecz.piles import discard, lay_gold, restock_spells
from kraina.games.magiczny_miecz.state import Miecz, Rescue, Seeker, State
from kraina.games.magiczny_miecz.windows import window

STONE_TURNS = 3
"""Own turns that stone lasts (20.1)."""


def lose_life(ctx: Miecz, player: PlayerId, points: int, rule: RuleRef) -> Flow[int]:
    """Take Life from a player, if nothing saves it; at 0 the Character dies. Return the points lost (4.3, 4.4)."""
    one = ctx.state.get(player)
    if not one.character or one.stone:  # stone loses no Life (20.5)
        return 0
    lost = 0
    for _ in range(points):
        if (yield from rescued(ctx, Rescue(player, "life"))):
            continue
        lost -= change(ctx, player, "life", -1, rule)
        if ctx.state.get(player).life == 0:
            break
    if lost and ctx.state.get(player).life == 0:
        yield from die(ctx, player)
    return lost


def rescued(ctx: Miecz, rescue: Rescue) -> Flow[bool]:
    """Let Spells save a Life, a Friend or an Enemy; return whether one did."""
    outer, ctx.state.rescue = ctx.state.rescue, rescue
    yield from window(ctx, "loss")
    saved = ctx.state.rescue.saved
    ctx.state.rescue = outer
    return saved


def friend_dies(ctx: Miecz, player: PlayerId, uid: Uid, rule: RuleRef) -> Flow[bool]:
    """Have a Friend die, if no Spell saves it; return whether it died (6.4)."""
    if (yield from rescued(ctx, Rescue(player, "friend", uid))):
        return False
    if uid not in ctx.state.get(player).friends:
        return False
    lose_card(ctx, player, uid, rule)
    return True


def die(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Take a Character out of the game and let the player begin anew with another one (4.4)."""
    state, one = ctx.state, ctx.state.get(player)
    told = text("told.dies", who=Who(player), character=character_name(one.character))
    ctx.emit(Told(text=told, rule="4.4", notable=True))
    if one.space == CASTLE:
        throw_back(ctx, player)  # what lay in the Castle nobody could ever take up again
    _leave_all(ctx, one)
    for uid in [*one.trophies, *one.spells, *(spell for held in one.kept.values() for spell in held)]:
        discard(ctx.data, state, uid)
    if state.options["dead"] == "out":
        state.dead.append(one.character)
    _cut_short(ctx, player)
    state.seekers[player] = Seeker(player, space=one.space, turns=one.turns)
    yield from take_character(ctx, player, one.character)
    if not state.get(player).character:
        wear_off(state, player)  # no turn of his will come


def wear_off(state: State, player: PlayerId) -> None:
    """End what lasts until a player's next own turn."""
    if state.war == player:
        state.war = None
    if state.conjunction == player:
        state.conjunction = None


def _leave_all(ctx: Miecz, one: Seeker) -> None:
    """Leave Objects, Friends and gold of a dead Character on the space (4.4); curses are set aside."""
    for uid in list(one.friends):
        if design_of(uid) in CURSES or ctx.data.card(uid).is_enemy:
            lose_card(ctx, one.player, uid, "4.4")
        else:
            leave(ctx, one.player, uid, "4.4")
    for uid in list(one.objects):
        leave(ctx, one.player, uid, "4.4")
    lay_gold(ctx, one.space, one.gold)
    one.gold = 0


def take_character(ctx: Miecz, player: PlayerId, dead: str) -> Flow[None]:
    """Let a player take another Character than the dead one, or leave the game for good (4.4, 0.4)."""
    unused = [character for character in ctx.state.unused(ctx.data) if character != dead]
    if not unused:
        return
    none = Option("none", "", text("option.no-character"))
    if ctx.state.options["deal"] == "choose":
        options = [Option(f"character:{one}", one, character_name(one)) for one in unused]
        prompt = text("ask.new-character")
    else:
        options, prompt = [Option("new", "new", text("option.new-character"))], text("ask.go-on")
    picked = yield from ask(Decision(player, "new-character", prompt, (*options, none), rule="4.4"))
    if picked == "new":
        picked = unused[ctx.rng.below(len(unused))]
    if picked:
        enter(ctx, player, picked)
        yield from choose_alignment(ctx, player)


def enter(ctx: Miecz, player: PlayerId, character: str) -> None:
    """Bring a Character into the game: kit, Spells, counters and the start space (4.4, 0.4)."""
    ctx.reveal()
    if len(ctx.state.spells) < ctx.data.characters[character].spells:
        restock_spells(ctx)
    equip(ctx.state, ctx.data, player, character)
    ctx.ran(f"character:{character}")
    one = ctx.state.get(player)
    told = text("told.enters", who=Who(player), character=character_name(character))
    put(ctx, player, one.space, told, "4.4", leap=True)


def choose_alignment(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Let a Character of free alignment choose it at the start (7.1)."""
    one = ctx.state.get(player)
    if ctx.data.characters[one.character].alignment != "any":
        return
    words: tuple[Literal["good", "evil", "chaotic"], ...] = ("good", "evil", "chaotic")
    options = tuple(Option(word, word, text(f"alignment.{word}.name")) for word in words)
    one.alignment = yield from ask(Decision(player, "alignment", text("ask.alignment"), options, rule="7.1"))
    ctx.ran("ability:executioner-alignment")


def turn_to_stone(ctx: Miecz, player: PlayerId, rule: RuleRef = "20.1") -> None:
    """Turn a Character to stone for three own turns: Friends leave for good, Objects and gold lie open (20.1-20.5)."""
    one = ctx.state.get(player)
    if not one.character or one.stone:
        return
    for uid in list(one.objects):  # before the Porter goes: what he carries is left too
        leave(ctx, player, uid, "20.2")
    for uid in list(one.friends):
        lose_card(ctx, player, uid, "20.2")
    lay_gold(ctx, one.space, one.gold)
    one.gold, one.stone = 0, STONE_TURNS
    one.possessed = one.hexed = False
    ctx.emit(Told(text=text("told.stone", who=Who(player)), rule=rule, notable=True))
    _cut_short(ctx, player)


def lose_turns(ctx: Miecz, player: PlayerId, turns: int, rule: RuleRef, *, now: bool = False) -> None:
    """Make a player miss own turns; ``now`` counts the running turn of his as one of them (16.1)."""
    one = ctx.state.get(player)
    if not one.character or one.stone:
        return
    if now and ctx.state.is_turn_of(player):
        end_turn(ctx, player)
        turns -= 1
    one.lost += turns
    ctx.emit(Told(text=text("told.loses-turn", who=Who(player)), rule=rule))


def end_turn(ctx: Miecz, player: PlayerId) -> None:
    """Have the running turn end, if it is this player's."""
    if ctx.state.turn is not None and ctx.state.turn.player == player:
        ctx.state.turn.over = True
        ctx.state.turn.arrived = False


def _cut_short(ctx: Miecz, player: PlayerId) -> None:
    """End the running turn, and the turns in a row, of whoever dies or turns to stone."""
    if ctx.state.current == player:
        ctx.state.extra_turns = 0
    end_turn(ctx, player)


def carry_off(ctx: Miecz, player: PlayerId, space: SpaceId, rule: RuleRef) -> None:
    """Put a Seeker on another space; in his own turn he meets or explores it as after a move (13.1, 16.8)."""
    one = ctx.state.get(player)
    if one.space != space:
        ctx.data.verbs.stays(ctx, player, one.space)
    one.possessed = False
    put(ctx, player, space, text("told.carried", who=Who(player), space=space_name(space)), rule, leap=True)
    turn = ctx.state.turn
    if turn is not None and turn.player == player and not turn.over:
        turn.arrive()
