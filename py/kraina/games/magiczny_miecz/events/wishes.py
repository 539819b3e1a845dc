"""The one wish that Nightmare, King of the Forest and Fairy grant. Rule 16.5."""

from collections.abc import Mapping

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Text, text
from kraina.games.magiczny_miecz.cards import Alignment, card_name
from kraina.games.magiczny_miecz.lands.tables import Outcome, anywhere, gains, spell
from kraina.games.magiczny_miecz.state import Miecz
from kraina.games.magiczny_miecz.verbs import CardVerb

WISHES: Mapping[str, Outcome] = {
    "sword": gains("sword"), "magic": gains("magic"), "life": gains("life"), "spell": spell, "gold": gains("gold"),
    "space": anywhere(optional=False),
}  # fmt: skip
"""What may be wished for: 1 of something, or a way to any other space of the Circle."""


def grants(alignment: Alignment | None) -> CardVerb:
    """Return the verb of a Stranger that grants a wish to its first visitor of an alignment, or of any, and goes."""

    def run(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
        if alignment not in (None, ctx.state.get(player).alignment):
            return False
        options = tuple(Option(wish, wish, Text(f"option.stranger-wish-{wish}")) for wish in WISHES)
        prompt = text("ask.stranger-wish", card=card_name(uid))
        wish = yield from ask(Decision(player, "wish", prompt, options, rule="16.5", source=uid))
        yield from WISHES[wish](ctx, player, "16.5")
        return True

    return run
