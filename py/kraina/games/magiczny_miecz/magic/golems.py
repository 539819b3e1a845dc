"""The two attackers made by Spells: Golem and Homunculus. Rules 17.4, 17.6."""

from collections.abc import Callable, Mapping

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.text import text
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.dice import foe_roll
from kraina.games.magiczny_miecz.fights import fight
from kraina.games.magiczny_miecz.life import rescued
from kraina.games.magiczny_miecz.magic.targets import characters, on_card, open_enemies
from kraina.games.magiczny_miecz.piles import clear
from kraina.games.magiczny_miecz.state import Casting, Foe, Miecz, Rescue
from kraina.games.magiczny_miecz.verbs import MomentKind, SpellVerb, Target


def in_the_circle(spell: str) -> Callable[[Miecz, PlayerId, MomentKind], list[Target]]:
    """Return what finds the Characters and the Monsters of the caster's Circle that may be attacked."""

    def targets(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Target]:
        """Return them; whoever is paralysed cannot be attacked."""
        ring = ctx.data.board.ring(ctx.state.get(player).space)
        others = ctx.state.others(player)
        found = characters(ctx, spell, others, lambda one: one.space in ring and not one.frozen)
        monsters = [
            (space, uid) for space, uid in open_enemies(ctx) if space in ring and ctx.data.card(uid).kind == "enemy"
        ]
        return [*found, *(on_card(uid, space) for space, uid in monsters)]

    return targets


def attack(ctx: Miecz, casting: Casting) -> Flow[None]:
    """It fights whom it was sent to: a beaten Character loses 1 Life, a beaten Monster is discarded."""
    spell = design_of(casting.spell)
    points = ctx.data.spells[spell].sword
    if casting.target is not None:
        yield from fight(ctx, casting.target, "sword", [Foe(spell, points, card=False)], "17.4")
    else:
        yield from _attack_card(ctx, casting.caster, casting.at, spell, points)


def _attack_card(ctx: Miecz, player: PlayerId, uid: Uid, spell: str, points: int) -> Flow[None]:
    """Fight a Monster; the Double is as strong as what it fights. Nobody gets a trophy."""
    card = ctx.data.card(uid)
    space = next(space for space, cards in ctx.state.lying.items() if uid in cards)
    mine = points + foe_roll(ctx, player, "17.4")
    own = points if card.id == "double" else card.sword
    theirs = own + ctx.data.board[space].enemies + foe_roll(ctx, player, "17.4")
    told = text("told.spell-golem", card=card_name(spell), foe=card_name(uid), mine=mine, theirs=theirs)
    ctx.emit(Told(text=told, rule="17.4"))
    if mine < theirs and card.heads:
        ctx.state.tokens.pop(uid, None)  # all its heads grow again
    if mine <= theirs or (yield from rescued(ctx, Rescue(player, "enemy", uid))):
        return
    survives = ctx.data.verbs.survives.get(card.id)
    if survives is None or not survives(ctx, player, uid):
        clear(ctx, uid)
        ctx.emit(Told(text=text("told.spell-destroyed", card=card_name(uid)), rule="9.6"))


GOLEMS: Mapping[str, SpellVerb] = {
    "golem": SpellVerb(in_the_circle("golem"), attack),
    "homunculus": SpellVerb(in_the_circle("homunculus"), attack),
}
