"""What saves the Life lost in a fight: armour, a squire or a horse in the owner's place. Rules 17.4, 17.9, 18.2."""

from typing import Literal

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.belongings import lose_card
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.life import friend_dies
from kraina.games.magiczny_miecz.state import Miecz, champion_of, find
from kraina.kit.choose import agrees

Saved = Literal["no", "saved"]
SQUIRE_DIES_ON = 1
"""On this number the squire dies in his master's place."""


def save_in_fight(ctx: Miecz, player: PlayerId) -> Flow[Saved]:
    """Let armour and companions save the Life of a lost fight; in a magical one no Object does (18.2).

    Nor does anything of somebody for whom a Friend has fought.

    Each piece of armour has its own roll; then the squire may die on a 1, and the war horse may be given up.
    """
    running = ctx.state.fight
    assert running is not None
    if champion_of(ctx.state.get(player), running) is not None:
        return "no"
    if running.kind == "magic":
        return (yield from _squire_saves(ctx, player))
    for uid in _armour(ctx, player):
        value = yield from roll(ctx, player, "armour", "17.4")
        ctx.ran(f"card:{design_of(uid)}")
        if value <= ctx.data.card(uid).saves_on:
            ctx.emit(Told(text=text("told.armour-saves", who=Who(player), card=card_name(uid)), rule="17.4"))
            return "saved"
    if (yield from _squire_saves(ctx, player)) == "saved":
        return "saved"
    return (yield from _horse_saves(ctx, player))


def _armour(ctx: Miecz, player: PlayerId) -> list[Uid]:
    return [uid for uid in ctx.state.get(player).objects if ctx.data.card(uid).saves_on]


def _squire_saves(ctx: Miecz, player: PlayerId) -> Flow[Saved]:
    squire = find(ctx.state.get(player), "squire")
    if squire is None:
        return "no"
    value = yield from roll(ctx, player, "squire", "17.4")
    ctx.ran("card:squire")
    if value > SQUIRE_DIES_ON:
        return "no"
    yield from friend_dies(ctx, player, squire, "17.4")
    return "saved"


def _horse_saves(ctx: Miecz, player: PlayerId) -> Flow[Saved]:
    horse = find(ctx.state.get(player), "war-horse")
    if horse is not None and (yield from agrees(player, "war-horse", text("ask.war-horse"), "17.4", horse)):
        lose_card(ctx, player, horse, "17.4")
        ctx.ran("card:war-horse")
        return "saved"
    return "no"
