"""Fights with enemies and the opponents of missions: trait, spells, dice, outcome. Rules 1.9, 1.10, 2.2, 2.3, 3.2."""

from typing import Literal

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Who, name, text
from kraina.games.legenda import dice
from kraina.games.legenda.cards import TRAITS, Enemy, Trait
from kraina.games.legenda.counters import gain_denars, gain_small
from kraina.games.legenda.life import lose_life
from kraina.games.legenda.odds import compare, dice_of
from kraina.games.legenda.once import may_once, note_once
from kraina.games.legenda.points import foe_name, helpers, side_parts
from kraina.games.legenda.state import Fight, FightKind, Side, Tale, able, as_trait
from kraina.games.legenda.windows import window
from kraina.kit.choose import agrees
from kraina.kit.points import total

Result = Literal["won", "lost", "void"]
"""``void``: the fight did not come to its dice, because the hero died or nobody was left to fight."""
THICK_SKIN, BATTLE_CRY, ACE = "thick-skin", "battle-cry", "ace-in-the-sleeve"
SAVED_FROM = 5
"""Thick Skin saves the life point, and learns, by this number or more."""


def open_fight(player: PlayerId, kind: FightKind, foe: str, traits: dict[str, int], bonus: int = 0) -> Fight:
    """Return a fight that begins."""
    return Fight(kind, foe, player, Side(player), Side(None), traits, bonus)


def fight_out(ctx: Tale, fight: Fight, *, trait: Trait | None = None) -> Flow[Result]:
    """Fight a foe by a trait, or by the one that the indicator shows, and return how it went.

    What the outcome brings is for whoever calls it; ``used_trait`` tells in which trait experience is gained.
    """
    state, player = ctx.state, fight.player
    state.fight = fight
    used = trait or (yield from _determine(ctx, fight))
    fight.mine.trait = fight.theirs.trait = used
    told = text("told.fights-by", who=Who(player), foe=foe_name(fight), trait=name("trait", used))
    ctx.emit(Told(text=told, rule="1.10"))
    yield from window(ctx, "fight")
    if not stands(ctx, fight):
        state.fight = None
        return "void"
    result = yield from _dice(ctx, fight)
    state.fight = None
    return result


def stands(ctx: Tale, fight: Fight) -> bool:
    """Return whether the hero of a fight is still there to fight it."""
    return bool(ctx.state.get(fight.player).field) and ctx.state.winner is None


def used_trait(fight: Fight) -> Trait:
    """Return the trait by which a fight was fought: the experience is in it."""
    return as_trait(fight.mine.trait)


def _determine(ctx: Tale, fight: Fight) -> Flow[Trait]:
    """Determine the trait: chosen by an artifact, else by the indicator, again if the foe lacks it (1.10)."""
    one = ctx.state.get(fight.player)
    chooser = _chooser(ctx, fight)
    if chooser:
        ctx.ran(f"card:{chooser}")
        return (yield from _choose_trait(ctx, fight, chooser))
    indicator = ctx.data.heroes[one.hero].indicator
    while True:
        trait = indicator[dice.roll(ctx, fight.player, "indicator", "1.10") - 1]
        if fight.traits[trait]:
            break
    if trait != "courage" and fight.traits["courage"] and may_once(ctx, one, BATTLE_CRY):
        prompt = text("ask.battle-cry", trait=name("trait", trait), foe=foe_name(fight))
        if (yield from agrees(one.player, "battle-cry", prompt, "1.3")):
            note_once(ctx, BATTLE_CRY)
            return "courage"
    return trait


def _chooser(ctx: Tale, fight: Fight) -> str:
    """Return the artifact by which a hero chooses the trait against an enemy, or an empty word (3.2)."""
    foe = ctx.data.legend.get(fight.foe)
    if not isinstance(foe, Enemy) or fight.kind != "enemy":
        return ""
    artifacts = ctx.state.get(fight.player).artifacts
    return next((one for one in artifacts if ctx.data.artifacts[one].chooses == foe.kind), "")


def _choose_trait(ctx: Tale, fight: Fight, source: str) -> Flow[Trait]:
    options: list[Option[Trait]] = [
        Option(f"trait:{trait}", trait, name("trait", trait), Ref("trait", trait))
        for trait in TRAITS
        if fight.traits[trait]
    ]
    prompt = text("ask.trait", foe=foe_name(fight))
    return (yield from ask(Decision(fight.player, "trait", prompt, tuple(options), rule="3.2", source=source)))


def _dice(ctx: Tale, fight: Fight) -> Flow[Result]:
    """Roll for the hero, then, by the left neighbour, for the foe, and compare (1.9, 1.10)."""
    player = fight.player
    dice.throw(ctx, player, fight.mine, dice_of(fight), "1.10")
    yield from play_ace(ctx, fight, fight.mine)
    dice.throw(ctx, ctx.state.left_of(player), fight.theirs, dice_of(fight), "1.10")
    count_helpers(ctx, fight, fight.mine)
    own, other = compared(ctx, fight, "1.10")
    return "won" if compare(fight.kind, own, other) == "won" else "lost"


def compared(ctx: Tale, fight: Fight, rule: RuleRef) -> tuple[int, int]:
    """Return what both sides have reached, and tell it with the traits, totals and dice that it is made of."""
    mine, theirs = fight.mine, fight.theirs
    own, other = reached(ctx, fight, mine), reached(ctx, fight, theirs)
    own_dice, other_dice = mine.rolled or 0, theirs.rolled or 0
    told = text(
        "told.compares", who=Who(fight.player), mine=own, own=own - own_dice, own_dice=own_dice,
        foe=foe_name(fight) if theirs.player is None else Who(theirs.player), theirs=other,
        other=other - other_dice, other_dice=other_dice, trait=name("trait", mine.trait),
        trait2=name("trait", theirs.trait),
    )  # fmt: skip
    ctx.emit(Told(text=told, rule=rule))
    return own, other


def reached(ctx: Tale, fight: Fight, side: Side) -> int:
    """Return what a side has reached after its dice."""
    return total(side_parts(ctx.data, ctx.state, fight, side)) + (side.rolled or 0)


def count_helpers(ctx: Tale, fight: Fight, side: Side) -> None:
    """Count the items, artifacts and abilities that a side has used."""
    if side.player is None:
        return
    one = ctx.state.get(side.player)
    if side.magic is None:
        for card in helpers(ctx.data, one, as_trait(side.trait)):
            ctx.ran(f"card:{card}")
    for part in side_parts(ctx.data, ctx.state, fight, side):
        kind, _, rest = part.source.key.partition(".")
        if kind == "ability":
            ctx.ran(f"ability:{rest.removesuffix('.name')}")


def play_ace(ctx: Tale, fight: Fight, side: Side) -> Flow[None]:
    """Let the card sharp throw his own dice again, once a round (1.3)."""
    if side.player is None:
        return
    one, state = ctx.state.get(side.player), ctx.state
    if one.aces == state.round or not able(ctx.data, one, ACE):
        return
    prompt = text("ask.ace", value=reached(ctx, fight, side))
    if (yield from agrees(one.player, "ace", prompt, "1.3")):
        state.get(one.player).aces = state.round
        ctx.ran(f"ability:{ACE}")
        dice.throw(ctx, one.player, side, dice_of(fight), "1.3")


def fight_enemy(ctx: Tale, player: PlayerId, foe: Enemy) -> Flow[None]:
    """Fight a Legend card's enemy, with what winning brings and losing costs (1.9)."""
    numbers, state = ctx.data.numbers, ctx.state
    field = state.board.fields[state.get(player).field]
    begun = open_fight(
        player, "enemy", foe.id, {trait: foe.traits[trait] for trait in TRAITS}, int(field.ground == foe.terrain)
    )
    result = yield from fight_out(ctx, begun)
    if result == "won":
        ctx.emit(Told(text=text("told.beats", who=Who(player), foe=foe_name(begun)), rule="1.9a"))
        gain_denars(ctx, player, numbers.enemy_denars, "1.9a")
        gain_small(ctx, player, used_trait(begun), "1.9a")
    elif result == "lost":
        ctx.emit(Told(text=text("told.beaten", who=Who(player), foe=foe_name(begun)), rule="1.9a"))
        if _skin_saves(ctx, player):
            gain_small(ctx, player, used_trait(begun), "1.3")
        else:
            lose_life(ctx, player, numbers.enemy_loss, "1.9a")


def _skin_saves(ctx: Tale, player: PlayerId) -> bool:
    """Roll for the woodcutter's Thick Skin (1.3)."""
    if not able(ctx.data, ctx.state.get(player), THICK_SKIN):
        return False
    ctx.ran(f"ability:{THICK_SKIN}")
    if dice.roll(ctx, player, "skin", "1.3") < SAVED_FROM:
        return False
    ctx.emit(Told(text=text("told.skin", who=Who(player)), rule="1.3"))
    return True
