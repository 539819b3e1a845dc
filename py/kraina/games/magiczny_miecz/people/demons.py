"""Abilities that deal with Demons: ignored, exorcised, banished, and counted. Rules 8.1, 8.2, 16.3."""

from collections.abc import Mapping

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.counters import change
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.fights import beat_card
from kraina.games.magiczny_miecz.life import rescued
from kraina.games.magiczny_miecz.people.companions import leave_alone
from kraina.games.magiczny_miecz.people.shifting import shift
from kraina.games.magiczny_miecz.piles import gain_spell
from kraina.games.magiczny_miecz.state import Miecz, Rescue, able
from kraina.games.magiczny_miecz.verbs import CardVerb
from kraina.kit.choose import agrees

EXORCISED_ON = 3
"""The Priest beats a Demon on this number or less."""
HUNTED = "dark-knight-demons"
"""The Dark Knight's ability; as a mark, the Magic of beaten Demons that has brought nothing yet."""
BOUNTY = 10
"""Printed Magic of beaten Demons for one Spell or one point of Magic."""


def demon_ignore_demons(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Have Demons leave the Demon alone."""
    yield from ()
    if ctx.data.card(uid).kind != "demon":
        return False
    leave_alone(ctx, player, uid, "demon-ignore-demons")
    return True


def priest_exorcise(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Let the Priest roll instead of fighting a Demon: on 1 to 3 it is beaten, otherwise they fight."""
    ability = "priest-exorcise"
    if ctx.data.card(uid).kind != "demon":
        return False
    why = text("ask.ability-exorcise", card=card_name(uid))
    if not (yield from agrees(player, "exorcise", why, "8.2", ability)):
        return False
    ctx.ran(f"ability:{ability}")
    if (yield from roll(ctx, player, "exorcise", "8.1")) > EXORCISED_ON:
        return False
    ctx.emit(Told(text=text("told.ability-exorcises", who=Who(player), card=card_name(uid)), rule="8.1"))
    if (yield from rescued(ctx, Rescue(player, "enemy", uid))):
        return False
    yield from beat_card(ctx, player, uid)
    return True


def hermit_banish(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Let the Hermit send a Demon to a free space of the Circle instead of fighting it."""
    if ctx.data.card(uid).kind != "demon" or not (yield from shift(ctx, player, uid)):
        return False
    ctx.ran("ability:hermit-banish")
    return True


def count_demon(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    """Reward the Dark Knight for every 10 printed Magic of beaten Demons; what is left over is kept."""
    one, card = ctx.state.get(player), ctx.data.card(uid)
    if card.kind != "demon" or not able(one, HUNTED):
        return
    one.marks[HUNTED] = one.marks.get(HUNTED, 0) + card.magic
    while ctx.state.get(player).marks.get(HUNTED, 0) >= BOUNTY:
        ctx.state.get(player).marks[HUNTED] -= BOUNTY
        options = tuple(Option(word, word, text(f"option.ability-bounty-{word}")) for word in ("spell", "magic"))
        bounty = Decision(player, "bounty", text("ask.ability-bounty"), options, rule="8.1", source=HUNTED)
        picked = yield from ask(bounty)
        ctx.ran(f"ability:{HUNTED}")
        if picked == "spell":
            gain_spell(ctx, player)
        else:
            change(ctx, player, "magic", 1, "8.1")


DEMONS: Mapping[str, CardVerb] = {
    "demon-ignore-demons": demon_ignore_demons,
    "priest-exorcise": priest_exorcise,
    "hermit-banish": hermit_banish,
}
"""Ability -> whether it spares its owner a Demon; it asks."""
