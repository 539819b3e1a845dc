"""Loss of lives and Followers, death and the new character, Toads. Rules 3.2, 3.6, 6.1-6.4, 10.3, 11.2, 11.5, 11.6."""

from typing import Literal

from kraina.engine.decision import Decision, Flow, Option, Ref, ask, ask_many
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef, Uid, design_of
from kraina.engine.text import Text, Who, text
from kraina.games.talisman.belongings import RAFT, hand_over, leave, lose_card, may_own, parting
from kraina.games.talisman.counters import TOAD_POINTS, change, hand_gold
from kraina.games.talisman.dealing import equip
from kraina.games.talisman.pawn import end_turn, put, win
from kraina.games.talisman.piles import discard, lay, lay_gold, restock_spells
from kraina.games.talisman.state import CURSES, Hero, Rescue, Tale
from kraina.games.talisman.windows import window
from kraina.kit.names import card_name, card_text, character_name

TOAD_TURNS = 3
"""Own turns that a Toad stays one (6.1)."""
SKIN = "stone-skin:"
"""Mark of a fight, with the player behind it who loses no life in it."""
TOADED = "toaded"
"""Mark of a turn in which its player became a Toad: it is none of the three."""


def lose_life(
    ctx: Tale, player: PlayerId, points: int, rule: RuleRef, killer: PlayerId | None = None
) -> Flow[int]:  # fmt: skip
    """Take lives from a player, if nothing saves them; at 0 the character dies. Return the lives lost (3.2, 3.6)."""
    lost = 0
    for _ in range(points):
        one = ctx.state.get(player)
        if not one.character or (yield from rescued(ctx, Rescue(player, "life"))):
            continue
        lost -= change(ctx, player, "life", -1, rule)
        if ctx.state.get(player).life == 0:
            yield from die(ctx, player, killer)
            break
    return lost


def rescued(ctx: Tale, rescue: Rescue) -> Flow[bool]:
    """Let Spells save a life, a Follower or an Enemy; return whether one did. Stone Skin saves all lives of a fight."""
    running = ctx.state.fight
    if rescue.what == "life" and running is not None and f"{SKIN}{rescue.player}" in running.rolled:
        return True
    outer, ctx.state.rescue = ctx.state.rescue, rescue
    yield from window(ctx, "loss")
    ctx.state.rescue = outer
    return rescue.saved


def lose_follower(ctx: Tale, player: PlayerId, uid: Uid, rule: RuleRef) -> Flow[bool]:
    """Have a Follower die, if no Spell saves it; return whether it died."""
    if (yield from rescued(ctx, Rescue(player, "follower", uid))):
        return False
    if uid not in ctx.state.get(player).followers:
        return False
    lose_card(ctx, player, uid, rule)
    return True


def die(ctx: Tale, player: PlayerId, killer: PlayerId | None = None) -> Flow[None]:
    """Take a character out of the game; his player begins anew in his next turn, if he still may (3.6, 10.3)."""
    state, one = ctx.state, ctx.state.get(player)
    told = text("told.dies", who=Who(player), character=character_name(one.character))
    ctx.emit(Told(text=told, rule="3.6", notable=True))
    begins = _may_begin(ctx)
    one.quest = ""  # nothing is fulfilled any more
    inherited = begins and state.options["inherit"] == "on"
    legacy, gold = _set_aside(ctx, one) if inherited else ([], 0)
    if killer is not None and state.get(killer).character and not inherited:
        yield from _loot(ctx, killer, player)
    _leave_all(ctx, state.get(player))
    for uid in [*one.trophies, *one.spells]:
        discard(ctx.data, state, uid)
    if state.current == player:
        state.extra_turns = 0
    end_turn(ctx, player)
    state.heroes[player] = Hero(player, space=one.space, gold=gold, turns=one.turns, waiting=begins, legacy=legacy)
    if not begins:
        _forget(ctx, player)
    check_last(ctx)


def _may_begin(ctx: Tale) -> bool:
    """Return whether who dies now gets a new character: not once the Crown has been reached, and if one is left."""
    state = ctx.state
    waiting = sum(one.waiting for one in state.heroes)
    return not state.crowned and state.options["bloodbath"] == "off" and len(state.unused) > waiting


def _set_aside(ctx: Tale, one: Hero) -> tuple[list[Uid], int]:
    """Set Objects, Followers and gold aside for the heir (11.2)."""
    legacy = [uid for uid in (*one.objects, *parting(one)) if design_of(uid) != RAFT and not _is_tamed(ctx, uid)]
    one.objects = [uid for uid in one.objects if uid not in legacy]
    one.followers = [uid for uid in one.followers if uid not in legacy]
    gold, one.gold = one.gold, 0
    return legacy, gold


def _is_tamed(ctx: Tale, uid: Uid) -> bool:
    return ctx.data.card(uid).is_enemy


def _loot(ctx: Tale, killer: PlayerId, player: PlayerId) -> Flow[None]:
    """Let the killer take what he wants of Objects, Followers and gold (2.4)."""
    one, heir = ctx.state.get(player), ctx.state.get(killer)
    goods = [uid for uid in (*one.objects, *parting(one)) if may_own(ctx.data, heir, uid)]
    options = [Option(f"take:{uid}", uid, card_name(uid), Ref("card", uid), card_text(uid)) for uid in goods]
    if one.gold and not heir.toad:
        options.append(Option("gold", "gold", text("option.take-purse", gold=one.gold)))
    if not options:
        return
    prompt = text("ask.loot", other=Who(player))
    for uid in (yield from ask_many(Decision(killer, "loot", prompt, tuple(options), 0, len(options), rule="2.4"))):
        if uid == "gold":
            hand_gold(ctx, player, killer, one.gold, "2.4")
        else:
            hand_over(ctx, player, killer, uid, "2.4")


def _leave_all(ctx: Tale, one: Hero) -> None:
    """Leave Objects, Followers and gold of a hero on his space (3.6, 6.1)."""
    for uid in [*one.objects, *one.followers]:
        leave(ctx, one.player, uid, "3.6")
    lay_gold(ctx, one.space, one.gold)
    one.gold = 0


def _forget(ctx: Tale, player: PlayerId) -> None:
    """End what lasts until a player's next turns: none of his will come."""
    state = ctx.state
    state.under.depths.forget(player)
    if state.silence == player:
        state.silence = None
    for space, uid in list(state.hexes.items()):
        if state.hexers[uid] == player:
            lift_hex(ctx, space)


def lift_hex(ctx: Tale, space: str) -> None:
    """Take a Hex from a space."""
    uid = ctx.state.hexes.pop(space)
    del ctx.state.hexers[uid], ctx.state.hex_turns[uid]
    discard(ctx.data, ctx.state, uid)


def check_last(ctx: Tale) -> None:
    """End the match when one character is left and nobody is waiting for a new one (10.4)."""
    alive = ctx.state.playing()
    if len(alive) == 1 and not any(one.waiting for one in ctx.state.heroes):
        win(ctx, alive[0].player, "last")
        ctx.emit(Told(text=text("told.last", who=Who(alive[0].player)), rule="10.4", notable=True))


def begin_anew(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Bring a random unused character into the game, with what it inherits (3.6, 11.2)."""
    state, old = ctx.state, ctx.state.get(player)
    character = state.unused[0]
    if len(state.spells) < ctx.data.characters[character].spells:
        restock_spells(ctx)
    ctx.reveal()
    equip(state, ctx.data, player, character)
    count_character(ctx, character)
    one = state.get(player)
    told = text("told.enters", who=Who(player), character=character_name(character))
    put(ctx, player, one.space, told, "3.6", leap=True)
    for uid in old.legacy:
        if may_own(ctx.data, one, uid):
            (one.objects if ctx.data.card(uid).is_object else one.followers).append(uid)
        else:
            lay(ctx, uid, one.space)
    change(ctx, player, "gold", old.gold, "11.2")
    if old.legacy or old.gold:
        ctx.emit(Told(text=text("told.inherits", who=Who(player)), rule="11.2"))
    yield from start_bonus(ctx, player)


def count_character(ctx: Tale, character: str) -> None:
    """Count that a character has come into the game, with the Spells of its start."""
    ctx.ran(f"character:{character}")
    card = ctx.data.characters[character]
    for ability in card.abilities:
        if (card.spells and ability.endswith(("-spell", "-spells"))) or ability == "smuggler-gold":
            ctx.ran(f"ability:{ability}")


def start_bonus(ctx: Tale, player: PlayerId) -> Flow[None]:
    """With its switch, let a new hero choose one more point of Strength or Craft (11.5)."""
    if ctx.state.options["start_bonus"] == "off":
        return
    words: tuple[Literal["strength", "craft"], ...] = ("strength", "craft")
    options = tuple(Option(word, word, Text(f"counter.{word}")) for word in words)
    counter = yield from ask(Decision(player, "bonus", text("ask.start-bonus"), options, rule="11.5"))
    change(ctx, player, counter, 1, "11.5")


def turn_to_toad(ctx: Tale, player: PlayerId, rule: RuleRef) -> None:
    """Turn a hero into a Toad for three own turns: what he carries stays on the space (6.1); again anew (6.4)."""
    one, turn = ctx.state.get(player), ctx.state.turn
    if not one.character or ctx.data.board.is_cave(one.space):
        return  # nobody becomes a Toad in the Cave (13.7)
    if not one.toad:
        for uid in [*one.objects, *(uid for uid in one.followers if design_of(uid) not in CURSES)]:
            leave(ctx, player, uid, "6.1")
        lay_gold(ctx, one.space, one.gold)
        one.natural = {"strength": one.strength, "craft": one.craft}
        one.gold, one.strength, one.craft = 0, TOAD_POINTS, TOAD_POINTS
        one.marks.clear()
    one.toad = TOAD_TURNS
    if turn is not None and turn.player == player and TOADED not in turn.marks:
        turn.marks.append(TOADED)
    ctx.emit(Told(text=text("told.toad", who=Who(player)), rule=rule, notable=True))


def change_back(ctx: Tale, player: PlayerId) -> None:
    """Give a Toad its own shape again, with Strength and Craft as before the change (6.2)."""
    one = ctx.state.get(player)
    one.strength, one.craft = one.natural["strength"], one.natural["craft"]
    one.toad, one.natural = 0, {}
    ctx.emit(Told(text=text("told.no-toad", who=Who(player)), rule="6.1", notable=True))
