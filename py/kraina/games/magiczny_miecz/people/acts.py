"""Abilities that their owner uses of his own accord: extra moves, changes, exchanges, raised Beasts. Rule 8.1."""

from collections.abc import Mapping

from kraina.engine.decision import Flow, Ref
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, name, text
from kraina.games.magiczny_miecz.alignment import change_alignment, may_change
from kraina.games.magiczny_miecz.belongings import lose_card, may_own, parting_friends
from kraina.games.magiczny_miecz.cards import Alignment, ability_text, card_name
from kraina.games.magiczny_miecz.counters import change
from kraina.games.magiczny_miecz.people.prowess import fights_himself
from kraina.games.magiczny_miecz.piles import discard
from kraina.games.magiczny_miecz.state import Bonus, Miecz
from kraina.games.magiczny_miecz.verbs import Act, MomentKind, Offer

MANY_SOULS = "shaman-alignment"
AGAIN, FOR_LIFE, RAISE = "elf-move-again", "conqueror-friend-for-life", "mage-raise-beast"

ALIGNMENTS: tuple[Alignment, ...] = ("good", "evil", "chaotic")


def move_again(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Let the Elf, whose move ended on a Plain, move again at once and do nothing there; once a turn."""
    turn = ctx.state.turn
    if moment != "arrived" or turn is None or turn.player != player or AGAIN in turn.marks:
        return []
    if ctx.data.board[ctx.state.get(player).space].terrain != "plain":
        return []

    def run() -> Flow[None]:
        turn.moves += 1
        turn.marks += [AGAIN, "met"]  # the Plain is neither met on nor explored
        ctx.emit(Told(text=text("told.ability-moves-again", who=Who(player)), rule="8.2"))
        ctx.ran(f"ability:{AGAIN}")
        yield from ()

    return [Act(f"ability:{AGAIN}", text(f"option.{AGAIN}"), run, hint=ability_text(AGAIN))]


def friend_for_life(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Let the Conqueror give a Friend up for 1 Life at any time; he is asked for its sake when his last Life goes."""
    one, rescue = ctx.state.get(player), ctx.state.rescue
    own_turn = moment in ("start", "end") and ctx.state.is_turn_of(player)
    if not own_turn and moment not in ("fight", "loss"):
        return []
    dying = rescue is not None and rescue.what == "life" and rescue.player == player and one.life == 1

    def act(uid: Uid) -> Act:
        def run() -> Flow[None]:
            lose_card(ctx, player, uid, "8.1")
            change(ctx, player, "life", 1, "8.1")
            ctx.ran(f"ability:{FOR_LIFE}")
            yield from ()

        label = text(f"option.{FOR_LIFE}", card=card_name(uid))
        idle = not (moment == "loss" and dying)
        return Act(f"ability:{FOR_LIFE}:{uid}", label, run, Ref("card", uid), ability_text(FOR_LIFE), idle)

    return [act(uid) for uid in parting_friends(one)]


def raise_beast(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Let the Mage raise a beaten Beast for one ordinary fight: it adds its Sword, then it is gone and no trophy."""
    one, running = ctx.state.get(player), ctx.state.fight
    if moment != "fight" or running is None or running.kind != "sword" or player not in running.sides():
        return []
    if not fights_himself(ctx, player) or ctx.data.verbs.duels.dice_alone(ctx.state, running):
        return []

    def act(uid: Uid) -> Act:
        def run() -> Flow[None]:
            ctx.state.get(player).trophies.remove(uid)
            discard(ctx.data, ctx.state, uid)
            running.bonuses.append(Bonus(player, uid, points=ctx.data.card(uid).sword))
            ctx.emit(Told(text=text("told.ability-raises", who=Who(player), card=card_name(uid)), rule="8.1"))
            ctx.ran(f"ability:{RAISE}")
            yield from ()

        label = text(f"option.{RAISE}", card=card_name(uid))
        return Act(f"ability:{RAISE}:{uid}", label, run, Ref("card", uid), ability_text(RAISE))

    return [act(uid) for uid in one.trophies if ctx.data.card(uid).beast and may_own(ctx.data, one, uid)]


def change_souls(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Let the Shaman change his alignment in his turn, unless it has changed in this turn already (7.3)."""
    if moment not in ("start", "arrived", "end") or not ctx.state.is_turn_of(player):
        return []

    def act(alignment: Alignment) -> Act:
        def run() -> Flow[None]:
            ctx.ran(f"ability:{MANY_SOULS}")
            yield from change_alignment(ctx, player, alignment, "8.1")

        label = text(f"option.{MANY_SOULS}", alignment=name("alignment", alignment))
        return Act(f"ability:{MANY_SOULS}:{alignment}", label, run, None, ability_text(MANY_SOULS), moment != "arrived")

    return [act(alignment) for alignment in ALIGNMENTS if may_change(ctx, player, alignment)]


ACTS: Mapping[str, Offer] = {
    AGAIN: move_again,
    FOR_LIFE: friend_for_life,
    RAISE: raise_beast,
    MANY_SOULS: change_souls,
}
"""Ability -> what it lets its owner do at a moment."""
