"""Acts: what a player may do at a moment beyond the course of a turn, and what a Spell may be cast on."""

from collections.abc import Callable, Sequence

from kraina.engine.decision import Decision, Flow, Option, Ref, ask_many
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Text, text
from kraina.engine.values import frozen

PASS = "pass"


@frozen()
class Act:
    """Something that a player may do at a moment."""

    key: str
    label: Text
    run: Callable[[], Flow[None]]
    at: Ref | None = None
    hint: Text | None = None
    idle: bool = False
    """Nobody is asked for its sake alone: it is offered when a question stands anyway."""
    aside: bool = False
    """Seldom wanted, so that the page may keep it folded."""


def act_option(act: Act) -> Option[str]:
    """Return the option to do something. Its value is the key alone: who is asked learns nothing from an option."""
    return Option(act.key, act.key, act.label, act.at, act.hint, act.aside)


def respond(player: PlayerId, moment: str, acts: Sequence[Act], rule: RuleRef) -> Flow[str]:
    """Ask a player who may step in at a moment; return the key of the act that he picks, or an empty word."""
    options = (Option(PASS, PASS, text("option.pass")), *map(act_option, acts))
    prompt = text(f"ask.response-{moment}")
    picked = yield from ask_many(Decision(player, "response", prompt, options, 0, 1, rule=rule))
    return picked[0] if picked and picked[0] != PASS else ""


@frozen()
class Target:
    """What a Spell may be cast on."""

    key: str = ""
    label: Text | None = None
    player: PlayerId | None = None
    """Whom it is cast on, who may answer it."""
    at: str = ""
    """Uid of a card, or a space."""
