"""Visits: choosing among the people and services of a space. Rule 13.5."""

from collections.abc import Callable, Sequence

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.ids import PlayerId
from kraina.engine.text import text
from kraina.games.magiczny_miecz.board import space_name
from kraina.games.magiczny_miecz.explore import goes_on
from kraina.games.magiczny_miecz.state import Miecz
from kraina.games.magiczny_miecz.verbs import Act
from kraina.games.magiczny_miecz.windows import act_option, run_act
from kraina.kit.choose import NO


def visit(ctx: Miecz, player: PlayerId, offers: Callable[[Miecz, PlayerId], Sequence[Act]], *, one: bool) -> Flow[None]:
    """Let a player use what a space offers, each thing once a visit, until he leaves; ``one`` is the most he may use.

    Nobody is asked when there is nothing to be had.
    """
    used: list[str] = []
    while goes_on(ctx, player):
        acts = [act for act in offers(ctx, player) if act.key not in used]
        if not acts:
            return
        options = [*map(act_option, acts), Option(NO, NO, text("option.land-leave"))]
        prompt = text("ask.land-visit", space=space_name(ctx.state.get(player).space))
        picked = yield from ask(Decision(player, "visit", prompt, tuple(options), rule="13.5"))
        if picked == NO:
            return
        used.append(picked)
        yield from run_act(ctx, acts, picked)
        if one:
            return
