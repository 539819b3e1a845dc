"""What a mission brings, and the captive who reaches a city. Rules 1.5, 2.2."""

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.legenda import dice
from kraina.games.legenda.belongings import choose_artifact, gain_artifact
from kraina.games.legenda.cards import SHAPESHIFTER, Trait
from kraina.games.legenda.counters import gain_denars, gain_large, gain_small
from kraina.games.legenda.life import drop_mission, proclaim
from kraina.games.legenda.state import Tale, as_trait
from kraina.kit.names import card_name


def reward(ctx: Tale, player: PlayerId, trait: Trait) -> None:
    """Give the reward of the own mission and discard it (1.5).

    An artifact, as many denars as a die shows, a large experience point and a small one in the trait used.
    """
    one = ctx.state.get(player)
    ctx.emit(Told(text=text("told.mission-done", who=Who(player), card=card_name(one.mission)), rule="1.5"))
    ctx.ran(f"card:{one.mission}")
    drop_mission(ctx, one)
    one.missions += 1
    gain_artifact(ctx, player, "1.5")
    gain_denars(ctx, player, dice.roll(ctx, player, "reward", "1.5"), "1.5")
    gain_large(ctx, player, "1.5")
    gain_small(ctx, player, trait, "1.5")


def shapeshifter_reward(ctx: Tale, player: PlayerId, trait: Trait) -> Flow[None]:
    """Give the reward of the Shapeshifter, whose card is discarded: new missions can be taken again (2.2)."""
    state, one = ctx.state, ctx.state.get(player)
    told = text("told.mission-done", who=Who(player), card=card_name(SHAPESHIFTER))
    ctx.emit(Told(text=told, rule="2.2", notable=True))
    ctx.ran(f"card:{SHAPESHIFTER}")
    state.open = False
    state.missions_used.append(SHAPESHIFTER)
    for hero in state.heroes:
        hero.reflection = False
    one.missions += 1
    yield from choose_artifact(ctx, player, "2.2")
    denars = dice.roll(ctx, player, "reward", "2.2") + dice.roll(ctx, player, "reward", "2.2")
    gain_denars(ctx, player, denars, "2.2")
    for _ in range(2):
        gain_large(ctx, player, "2.2")
    for _ in range(2):
        gain_small(ctx, player, trait, "2.2")


def arrive(ctx: Tale, player: PlayerId) -> None:
    """See whether a captive has reached his city, however his rescuer came there, and whether a hero is proclaimed."""
    one = ctx.state.get(player)
    if one.captive_to and one.captive_to == one.field:
        ctx.emit(Told(text=text("told.brings-home", who=Who(player)), rule="1.5c"))
        reward(ctx, player, as_trait(ctx.data.missions[one.mission].trait or ""))
    proclaim(ctx)
