"""Abilities that their owner uses of his own accord: alignment, a look at Spells, raised Enemies. Rule 12.6."""

from collections.abc import Mapping

from kraina.engine.decision import Flow, Ref
from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, name, text
from kraina.games.talisman.alignment import change_alignment, may_change
from kraina.games.talisman.belongings import release
from kraina.games.talisman.cards import Alignment
from kraina.games.talisman.piles import discard
from kraina.games.talisman.points import raised
from kraina.games.talisman.state import Bonus, Tale, able
from kraina.games.talisman.verbs import Act, MomentKind, Offer
from kraina.kit.names import ability_text, card_name

SOULS, LOOK, RAISE = "druid-alignment", "prophetess-look", "ghoul-raise"
ALIGNMENTS: tuple[Alignment, ...] = ("good", "neutral", "evil")
OWN = ("start", "arrived", "end")


def change_souls(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Let the Druid change his alignment in his turn, once (3.5)."""
    if moment not in OWN or ctx.state.turn is None or ctx.state.turn.player != player:
        return []

    def act(alignment: Alignment) -> Act:
        def run() -> Flow[None]:
            ctx.ran(f"ability:{SOULS}")
            yield from change_alignment(ctx, player, alignment, "12.6")

        label = text(f"option.{SOULS}", alignment=name("alignment", alignment))
        return Act(f"ability:{SOULS}:{alignment}", label, run, None, ability_text(SOULS), idle=moment != "arrived")

    return [act(alignment) for alignment in ALIGNMENTS if may_change(ctx, player, alignment)]


def look(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Let the Prophetess look at the Spells of others, once a turn each."""
    turn = ctx.state.turn
    if moment not in OWN or turn is None or turn.player != player:
        return []

    def act(other: PlayerId) -> Act:
        def run() -> Flow[None]:
            ctx.reveal()
            turn.marks.append(f"{LOOK}:{other}")
            for uid in ctx.state.get(other).spells:
                told = text("told.looks-at", who=Who(other), card=card_name(uid))
                ctx.emit(CardShown(text=told, rule="12.6", player=player, card=uid, deck="spell", only=(player,)))
            ctx.ran(f"ability:{LOOK}")
            yield from ()

        label = text(f"option.{LOOK}", who=Who(other))
        return Act(f"ability:{LOOK}:{other}", label, run, Ref("player", str(other)), ability_text(LOOK), idle=True)

    others = [one.player for one in ctx.state.others(player) if one.spells]
    return [act(other) for other in others if f"{LOOK}:{other}" not in turn.marks]


def send_raised(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Let a raised Enemy help in one battle, one in each, and be gone."""
    one, running = ctx.state.get(player), ctx.state.fight
    if moment != "fight" or running is None or running.kind != "battle" or player not in running.sides():
        return []
    used = [bonus.source for bonus in running.bonuses if bonus.player == player]
    if any(source not in ctx.data.spells and source.partition("#")[0] in ctx.data.cards for source in used):
        return []

    def act(uid: Uid) -> Act:
        def run() -> Flow[None]:
            release(ctx, player, uid)
            discard(ctx.data, ctx.state, uid)
            running.bonuses.append(Bonus(player, uid, ctx.data.card(uid).strength))
            ctx.emit(Told(text=text("told.sends-raised", who=Who(player), card=card_name(uid)), rule="12.6"))
            yield from ()

        label = text("option.send-raised", card=card_name(uid))
        return Act(f"raised:{uid}", label, run, Ref("card", uid), ability_text(RAISE))

    return [act(uid) for uid in raised(one)]


ACTS: Mapping[str, Offer] = {SOULS: change_souls, LOOK: look}


def ability_offers(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return what a player's abilities let him do at a moment; raised Enemies help whoever has them."""
    one = ctx.state.get(player)
    acts = [act for ability in ACTS if able(one, ability) for act in ACTS[ability](ctx, player, moment)]
    return acts + send_raised(ctx, player, moment)
