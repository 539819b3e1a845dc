"""Questions that many rules ask in the same way: cards, points, people, spaces, yes or no."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from kraina.engine.decision import Decision, Flow, Option, Ref, ask, ask_many
from kraina.engine.ids import PlayerId, RuleRef, Uid
from kraina.engine.text import Text, Who, text
from kraina.kit.names import card_name, card_text, space_name

NO = "no"
NO_HINTS: Mapping[str, Text] = MappingProxyType({})


def card_option(uid: Uid, verb: str = "card") -> Option[Uid]:
    """Return the option that stands for a card: its key is ``card:<uid>``."""
    return Option(f"{verb}:{uid}", uid, card_name(uid), Ref("card", uid), card_text(uid))


def choose_cards(
    player: PlayerId, kind: str, prompt: Text, cards: Sequence[Uid], count: int, rule: RuleRef
) -> Flow[list[Uid]]:
    """Have a player choose exactly so many of some cards."""
    options = tuple(card_option(uid) for uid in cards)
    return (yield from ask_many(Decision(player, kind, prompt, options, count, count, rule=rule)))


def choose_card(
    player: PlayerId, kind: str, prompt: Text, cards: Sequence[Uid], rule: RuleRef, *, optional: bool = False
) -> Flow[Uid | None]:
    """Have a player choose one of some cards, or none if that is allowed; None without a question if there is none."""
    if not cards:
        return None
    options: list[Option[Uid | None]] = [card_option(uid) for uid in cards]
    if optional:
        options.append(Option(NO, None, text("option.none")))
    return (yield from ask(Decision(player, kind, prompt, tuple(options), rule=rule)))


def choose_player(
    player: PlayerId, kind: str, prompt: Text, others: Sequence[PlayerId], rule: RuleRef, *, optional: bool = False
) -> Flow[PlayerId | None]:
    """Have a player choose one of the others, or nobody if that is allowed."""
    if not others:
        return None
    options: list[Option[PlayerId | None]] = [
        Option(f"player:{other}", other, text("option.player", who=Who(other)), Ref("player", str(other)))
        for other in others
    ]
    if optional:
        options.append(Option(NO, None, text("option.none")))
    return (yield from ask(Decision(player, kind, prompt, tuple(options), rule=rule)))


def choose_space(
    player: PlayerId, kind: str, prompt: Text, spaces: Sequence[str], rule: RuleRef, *, optional: bool = False
) -> Flow[str | None]:
    """Have a player choose one of some spaces, or none if that is allowed."""
    if not spaces:
        return None
    options: list[Option[str | None]] = [space_option(space) for space in spaces]
    if optional:
        options.append(Option(NO, None, text("option.none")))
    return (yield from ask(Decision(player, kind, prompt, tuple(options), rule=rule)))


def space_option(space: str) -> Option[str | None]:
    """Return the option that stands for a space: its key is ``space:<id>``."""
    return Option(f"space:{space}", space, space_name(space), Ref("space", space))


def choose_word(
    player: PlayerId, kind: str, prompt: Text, words: Sequence[str], rule: RuleRef, source: str | None = None,
    hints: Mapping[str, Text] = NO_HINTS,
) -> Flow[str]:  # fmt: skip
    """Have a player choose one of some words; the word is the key, its label the text ``option.<word>``.

    ``hints`` tell what a word leads to.
    """
    options = tuple(Option(word, word, Text(f"option.{word}"), hint=hints.get(word)) for word in words)
    return (yield from ask(Decision(player, kind, prompt, options, rule=rule, source=source)))


def agrees(
    player: PlayerId, kind: str, prompt: Text, rule: RuleRef, source: str | None = None,
    hints: Mapping[str, Text] = NO_HINTS,
) -> Flow[bool]:  # fmt: skip
    """Ask a player yes or no; the keys are ``yes`` and ``no``."""
    return (yield from choose_word(player, kind, prompt, ("yes", NO), rule, source, hints)) == "yes"


def rolls(
    player: PlayerId, kind: str, prompt: Text, table: Text, rule: RuleRef, source: str | None = None
) -> Flow[bool]:
    """Ask a player whether he rolls on a table, which ``table`` tells."""
    return (yield from agrees(player, kind, prompt, rule, source, {"yes": table}))
