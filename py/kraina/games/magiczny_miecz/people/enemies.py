"""Abilities that meet Encounters, Strangers and Enemies. Rules 8.1, 8.2."""

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.draws import DREW
from kraina.games.magiczny_miecz.people.companions import COMPANIONS
from kraina.games.magiczny_miecz.people.demons import DEMONS
from kraina.games.magiczny_miecz.state import Miecz, able
from kraina.games.magiczny_miecz.verbs import CardVerb
from kraina.kit.choose import agrees

SPARING: dict[str, CardVerb] = {**COMPANIONS, **DEMONS}
"""Ability -> whether it spares its owner an Enemy; it asks."""
IGNORED = {"enchantress": "sorcerer-ignore-enchantress", "magic-path": "pygmy-magic-path"}
"""Card -> ability by which it may be ignored, wherever it comes from."""


def ignores(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Ask a Character who may ignore an Encounter or Stranger whether he does; the card stays where it lies."""
    ability = _ignoring(ctx, player, uid)
    if ability is None:
        return False
    why = text("ask.ability-ignore", card=card_name(uid))
    if not (yield from agrees(player, "ignore", why, "8.2", ability)):
        return False
    ctx.ran(f"ability:{ability}")
    ctx.emit(Told(text=text("told.ability-ignores", who=Who(player), card=card_name(uid)), rule="8.2"))
    return True


def _ignoring(ctx: Miecz, player: PlayerId, uid: Uid) -> str | None:
    """Return the ability by which a player may ignore a card: the Sorcerer ignores those that he drew himself."""
    one, card, turn = ctx.state.get(player), ctx.data.card(uid), ctx.state.turn
    assert turn is not None
    if card.kind == "stranger" and not ctx.data.board[one.space].draw:  # nobody visits a Stranger there but by choice
        return None
    special = IGNORED.get(card.id)
    if special is not None and able(one, special):
        return special
    drawn = card.kind in ("encounter", "stranger") and f"{DREW}{uid}" in turn.marks
    return "sorcerer-ignore" if drawn and able(one, "sorcerer-ignore") else None


def spares(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Return whether an ability spares a Character the fight with an Enemy; it asks."""
    one = ctx.state.get(player)
    for ability in [ability for ability in SPARING if able(one, ability)]:
        if (yield from SPARING[ability](ctx, player, uid)):
            return True
    return False
