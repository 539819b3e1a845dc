"""Objects and Friends that step into fights by themselves. Rules 16.3, 17.4, 17.9."""

from kraina.engine.decision import Decision, Flow, ask
from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.belongings import losable, may_own, release
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.counters import change
from kraina.games.magiczny_miecz.duels import spoil_options, take_spoil
from kraina.games.magiczny_miecz.fights import beat_card
from kraina.games.magiczny_miecz.gear.moments import use_up
from kraina.games.magiczny_miecz.gear.weapons import EXCALIBUR, wields_excalibur
from kraina.games.magiczny_miecz.life import friend_dies, lose_life, rescued
from kraina.games.magiczny_miecz.piles import discard, lay, lift
from kraina.games.magiczny_miecz.points import DOUBLE, UNTOUCHED
from kraina.games.magiczny_miecz.rescue import save_in_fight
from kraina.games.magiczny_miecz.state import SLAVE, Miecz, Rescue, champion_of, find, working
from kraina.kit.choose import agrees

RELIQUARY, WAND, DIAMOND = "reliquary", "wand-of-destiny", "kings-diamond"


def spares(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Return whether an Object spares its owner the fight with an Enemy's card."""
    return (yield from _reliquary(ctx, player, uid)) or (yield from _wand_of_destiny(ctx, player, uid))


def _reliquary(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """The Reliquary beats a Demon without a fight, and it counts as beaten (A6)."""
    if ctx.data.card(uid).kind != "demon" or not working(ctx.data, ctx.state, ctx.state.get(player), RELIQUARY):
        return False
    ctx.ran(f"card:{RELIQUARY}")
    told = text("told.gear-reliquary", who=Who(player), card=card_name(uid))
    ctx.emit(Told(text=told, rule="16.3"))
    if not (yield from rescued(ctx, Rescue(player, "enemy", uid))):
        yield from beat_card(ctx, player, uid)
    return True


def _wand_of_destiny(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """The Wand, used once, has an Enemy help in the next fight instead of attacking; it needs a right to Friends."""
    one = ctx.state.get(player)
    if not working(ctx.data, ctx.state, one, WAND) or not may_own(ctx.data, one, uid):
        return False
    if design_of(uid) in (UNTOUCHED, DOUBLE):  # one is beyond all Magic Objects, the other has no points of its own
        return False
    if not (yield from agrees(player, WAND, text("ask.gear-wand", card=card_name(uid)), "17.4", WAND)):
        return False
    use_up(ctx, player, WAND, "17.4")
    lift(ctx, uid)
    one = ctx.state.get(player)
    one.friends.append(uid)
    one.marks[SLAVE + uid] = 1
    told = text("told.gear-enslaves", who=Who(player), card=card_name(uid))
    ctx.emit(CardShown(text=told, rule="17.4", player=player, card=uid, deck="event"))
    ctx.ran(f"card:{WAND}")
    return True


def fought(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Set the slave of the Wand free after its fight: it lies open here, but leaves alone whom it served."""
    one = ctx.state.get(player)
    for uid in [uid for uid in one.friends if SLAVE + uid in one.marks]:
        release(ctx, player, uid)
        if ctx.data.board.on_bridge(one.space):
            discard(ctx.data, ctx.state, uid)
        else:
            lay(ctx, uid, one.space)
        if ctx.state.turn is not None:
            ctx.state.turn.hidden.append(uid)
        ctx.emit(Told(text=text("told.gear-free", card=card_name(uid)), rule="17.4"))
    yield from ()


def after_victory(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Excalibur gives its owner a Life after each fight won with it."""
    if wields_excalibur(ctx, player):
        change(ctx, player, "life", 1, "17.9")
        ctx.ran(f"card:{EXCALIBUR}")
    yield from ()


def excalibur_takes(ctx: Miecz, winner: PlayerId, loser: PlayerId) -> Flow[bool]:
    """Against a Character Excalibur takes a Life from the loser, besides what the winner chooses.

    Return whether it was the last one, so that there is nothing left to choose.
    """
    if not wields_excalibur(ctx, winner):
        return False
    one = ctx.state.get(loser)
    ctx.ran(f"card:{EXCALIBUR}")
    if (yield from save_in_fight(ctx, loser)) == "no" and (yield from lose_life(ctx, loser, 1, "17.9")):
        change(ctx, winner, "life", 1, "17.9")
    return ctx.state.get(loser) is not one


def diamond_spoils(ctx: Miecz, winner: PlayerId, loser: PlayerId) -> Flow[bool]:
    """Who beats the owner of the King's Diamond takes it instead of a Life; another Object or gold he may still choose.

    Return whether it was so.
    """
    diamond = find(ctx.state.get(loser), DIAMOND)
    if diamond is None or diamond not in losable(ctx.state.get(loser)):
        return False
    options = tuple(option for option in spoil_options(ctx, loser) if option.key != "life")
    prompt = text("ask.gear-diamond", other=Who(loser))
    spoil = yield from ask(Decision(winner, "spoils", prompt, options, rule="17.9", source=diamond))
    take_spoil(ctx, winner, loser, spoil)
    if spoil[1] == diamond:
        ctx.ran(f"card:{DIAMOND}")
    return True


def champion_lost(ctx: Miecz, player: PlayerId) -> Flow[bool]:
    """Return whether the Friend who lost bears it alone: the Seeker of Adventures dies, the Knight costs his owner."""
    running = ctx.state.fight
    champion = None if running is None else champion_of(ctx.state.get(player), running)
    if champion is None or design_of(champion) != "adventure-seeker":
        return False
    yield from friend_dies(ctx, player, champion, "6.4")
    return True
