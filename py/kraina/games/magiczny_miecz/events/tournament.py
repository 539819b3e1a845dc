"""The Tournament: a Character is summoned from anywhere for a duel. Rules 16.1, 17.6-17.10."""

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Text, text
from kraina.games.magiczny_miecz.duels import attack
from kraina.games.magiczny_miecz.fights import Result
from kraina.games.magiczny_miecz.life import carry_off
from kraina.games.magiczny_miecz.people.duelling import kinds
from kraina.games.magiczny_miecz.state import FightKind, Miecz, able, meetable
from kraina.kit.choose import choose_player

SECOND_DUEL = "dark-knight-second-duel"


def tournament(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Any Character may be summoned and attacked, twice by a Dark Knight who wins; then the turn is over."""
    result = yield from _joust(ctx, player)
    if result == "won" and able(ctx.state.get(player), SECOND_DUEL):
        second = yield from _joust(ctx, player)
        if second is not None:
            ctx.ran(f"ability:{SECOND_DUEL}")
    return True


def summonable(ctx: Miecz, player: PlayerId) -> list[PlayerId]:
    """Return who can be summoned: nobody from the Stone Bridge, from stone or from a Circle of Fire (A7)."""
    one, board = ctx.state.get(player), ctx.data.board
    others = [other for other in ctx.state.others(player) if meetable(ctx.state, one, other)]
    return [other.player for other in others if not board.on_bridge(other.space)]


def _joust(ctx: Miecz, player: PlayerId) -> Flow[Result | None]:
    """Let a player summon somebody to his space and attack him there; None if he does not."""
    others = summonable(ctx, player)
    prompt = text("ask.encounter-tournament")
    other = yield from choose_player(player, "tournament", prompt, others, "16.1", optional=True)
    if other is None:
        return None
    space = ctx.state.get(player).space
    if ctx.state.get(other).space != space:
        carry_off(ctx, other, space, "16.1")
    kind = yield from _kind(ctx, player)
    return (yield from attack(ctx, player, other, kind))


def _kind(ctx: Miecz, player: PlayerId) -> Flow[FightKind]:
    """Let an attacker choose the kind of fight, if an ability allows it (17.1)."""
    options = tuple(Option(kind, kind, Text(f"option.encounter-fight-{kind}")) for kind in kinds(ctx, player))
    prompt = text("ask.encounter-kind-of-fight")
    return (yield from ask(Decision(player, "kind-of-fight", prompt, options, rule="17.1")))
