"""The buttons of a question: one for every option, in groups where there are many, and what several picks need."""

from collections import Counter
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from kraina.engine.decision import Decision, Option, Ref
from kraina.engine.ids import design_of
from kraina.engine.text import Text
from table.chances import with_chances
from table.html import Markup, icon, join, tag
from table.i18n import Texts
from table.responses import PASS, RESPONSE, can_pass, card_of
from table.screens.shell import button

SHORT = 40
"""Letters of a hint beyond which options stand one below the other."""
FEW = 4
"""Options beyond which they become chips."""
MANY = 8
"""Options beyond which they stand in groups."""
NUMBERED = 9
"""Options that have a key with a number."""


SEATS = ("pawn", "player")
"""Kinds of what an option points to whose id is the number of a seat."""


@dataclass(frozen=True, slots=True)
class Group:
    """Options that stand together, under a heading unless they are all there is."""

    heading: str
    options: list[Option[Any]]
    card: str = ""
    """The design of the card that a response may be muted for."""
    folded: bool = False
    """Whether it opens at a click: options that are seldom wanted."""

    @property
    def hint(self) -> Text | None:
        """What all of several options lead to: told once for all of them."""
        hint = self.options[0].hint if len(self.options) > 1 else None
        return hint if all(one.hint == hint for one in self.options) else None


def place(at: Ref | None) -> str:
    """Return how markup names what an option points to: ``field:12``, or nothing."""
    return f"{at.kind}:{at.id}" if at is not None else ""


def groups(t: Texts, decision: Decision[Any], pointed: str | None) -> list[Group]:
    """Return the options in the order in which they are shown; with ``pointed`` only those that lie there.

    To pass a response stands apart and in no group. Responses are grouped by card. Where there are many options, those
    that point to the same thing stand together, if it has a name, and all others by the kind of what they point to.
    """
    shown = [one for one in decision.options if pointed is None or place(one.at) == pointed]
    aside = [one for one in shown if one.aside] if pointed is None else []
    if 1 < len(aside) < len(shown):
        shown = [one for one in shown if not one.aside]
        return [*_plain_groups(t, decision, shown), Group(t("play.aside", n=len(aside)), aside, folded=True)]
    return _plain_groups(t, decision, shown)


def _plain_groups(t: Texts, decision: Decision[Any], shown: list[Option[Any]]) -> list[Group]:
    """Return options in groups, none of them folded."""
    if decision.kind == RESPONSE:
        shown = [one for one in shown if one.key != PASS]
        return _grouped(t, shown, [card_of(one) for one in shown], cards=True)
    if len(shown) <= MANY:
        return [Group("", shown)]
    named = [_name(t, one.at) and place(one.at) for one in shown]
    return _grouped(t, shown, [
        name if name and named.count(name) > 1 else one.at.kind if one.at is not None else ""
        for one, name in zip(shown, named, strict=True)
    ])  # fmt: skip


def _grouped(t: Texts, shown: Sequence[Option[Any]], keys: Sequence[str], *, cards: bool = False) -> list[Group]:
    """Return options by key, in the order in which the keys come first; one group alone needs no heading."""
    found: dict[str, list[Option[Any]]] = {}
    for one, key in zip(shown, keys, strict=True):
        found.setdefault(key, []).append(one)
    if len(found) == 1:
        return [Group("", options, key if cards else "") for key, options in found.items()]
    return [
        Group(_name_of_all(t, options) or ("" if cards else _kind_of(t, options[0].at)), options, key if cards else "")
        for key, options in found.items()
    ]


def _name_of_all(t: Texts, options: Sequence[Option[Any]]) -> str:
    """Return the name of what several options point to, if it is one for all."""
    names = {_name(t, one.at) for one in options}
    return names.pop() if len(options) > 1 and len(names) == 1 else ""


def _kind_of(t: Texts, at: Ref | None) -> str:
    """Return what things of a kind are called, where a text says it."""
    key = f"ref.{at.kind}" if at is not None else ""
    return t(key) if t.has(key) else ""


def _name(t: Texts, at: Ref | None) -> str:
    """Return the name of what an option points to, where it has one."""
    if at is None:
        return ""
    if at.kind in SEATS and at.id.isdigit() and int(at.id) < len(t.names):
        return t.names[int(at.id)]
    key = f"{at.kind}.{design_of(at.id)}.name"
    return t(key) if t.has(key) else ""


def numbered(t: Texts, decision: Decision[Any], pointed: str | None) -> list[Option[Any]]:
    """Return the options that the keys 1 to 9 pick, in order."""
    found = groups(t, decision, pointed)
    return [one for group in found if not group.folded for one in group.options][:NUMBERED]


def options(
    t: Texts,
    decision: Decision[Any],
    picked: Sequence[str],
    pointed: str | None,
    muted: AbstractSet[str] = frozenset(),
) -> Markup:
    """Return a button for every option; with ``pointed`` (as ``field:12``) only those that lie there."""
    found = groups(t, decision, pointed)
    shown = [one for group in found for one in group.options]
    numbers = {one.key: number for number, one in enumerate(numbered(t, decision, pointed), 1)}
    told_apart = _told_apart(t, shown)
    rows = []
    for group in found:
        apart = len(found) > 1 or bool(group.card)
        told = group.hint if apart else None
        buttons = [
            _button(t, decision, one, numbers.get(one.key), picked, told, told_apart.get(one.key, ""))
            for one in group.options
        ]
        kind = _kind(t, [] if told is not None else group.options, len(shown))
        row = tag("div", *buttons, class_=f"choices-{kind}")
        rows.append(_group(t, group, row, told, muted) if apart else row)
    passing = _pass(t, decision) if can_pass(decision) else None
    whole = len(shown) + (passing is not None) == len(decision.options)
    rest = None if whole else button(t("play.all_options"), "point", kind="plain")
    return join(passing, *rows, _confirm(t, decision, picked), rest)


def _group(t: Texts, group: Group, row: Markup, told: Text | None, muted: AbstractSet[str]) -> Markup:
    """Return a group under its heading, with what all its options lead to, and the way to mute its card."""
    if group.folded:
        summary = tag("summary", group.heading)
        return tag("details", summary, row, class_="choices-group choices-aside", id="choices-aside")
    named = {"role": "group", "aria_label": group.heading} if group.heading else {}
    return tag(
        "div",
        tag("h3", group.heading) if group.heading else None,
        tag("p", _told(t, told)) if told is not None else None,
        tag("div", row, _mute(t, group.card, muted) if group.card else None, class_="row"),
        class_="choices-group",
        **named,
    )


def _pass(t: Texts, decision: Decision[Any]) -> Markup:
    label = next(one.label for one in decision.options if one.key == PASS)
    return tag("button", tag("kbd", t("help.space_key"), aria_hidden="true"), tag("span", t.say(label)), type="button",
               class_="option pass", data_key=PASS, data_role="pass")  # fmt: skip


def _mute(t: Texts, card: str, muted: AbstractSet[str]) -> Markup:
    """Return the button after which nobody is asked about a card."""
    name = f"card.{card}.name"
    label = t("play.mute", card=t(name) if t.has(name) else card)
    return tag("button", icon("sound-off"), type="button", class_="round mute", title=label, aria_label=label,
               aria_pressed=str(card in muted).lower(), data_act="mute", data_value=card)  # fmt: skip


def _confirm(t: Texts, decision: Decision[Any], picked: Sequence[str]) -> Markup | None:
    """Return the button that answers with what is picked, and says how much that is."""
    if decision.min_picks == decision.max_picks == 1 or can_pass(decision):
        return None
    fit = decision.min_picks <= len(picked) <= decision.max_picks
    label = t("play.confirm", n=len(picked)) if picked or decision.min_picks else t("play.confirm_none")
    return tag("button", label, type="button", class_="button main", data_act="confirm", data_role="confirm",
               disabled=not fit)  # fmt: skip


def how_many(t: Texts, decision: Decision[Any]) -> str | None:
    """Return how many options may be picked, where it is not simply one."""
    least, most = decision.min_picks, min(decision.max_picks, len(decision.options))
    if can_pass(decision):
        return None
    if least == most:
        return t("play.pick_exactly", n=most) if most > 1 else None
    if least == 0:
        return t("play.pick_up_to", n=most)
    return t("play.pick_some", least=least, most=most)


def _kind(t: Texts, hinted: Sequence[Option[Any]], count: int) -> str:
    """Return how buttons stand: long hints below one another, many short options as chips, few in a grid."""
    if any(one.hint is not None and len(_told(t, one.hint)) > SHORT for one in hinted):
        return "long"
    return "chips" if count > FEW else "grid"


def _told_apart(t: Texts, shown: Sequence[Option[Any]]) -> dict[str, str]:
    """Return where the spaces lie to which options of one name point, by the options' keys."""
    nears = {
        one.key: (t.say(one.label), t(f"space.{one.at.id}.near"))
        for one in shown
        if one.at is not None and one.at.kind == "space" and t.has(f"space.{one.at.id}.near")
    }
    labels = Counter(label for label, _ in nears.values())
    return {key: near for key, (label, near) in nears.items() if labels[label] > 1}


def _button(
    t: Texts,
    decision: Decision[Any],
    one: Option[Any],
    number: int | None,
    picked: Sequence[str],
    told: Text | None,
    near: str,
) -> Markup:
    """Return the button of an option; ``told`` is the hint that its group tells already, ``near`` where it lies."""
    pressed = one.key in picked if decision.max_picks > 1 else None
    full = pressed is False and len(picked) >= decision.max_picks
    hint = None if told is not None else one.hint
    return _option(t, one.key, one.label, hint, place(one.at), number, near, pressed=pressed, full=full)


def _told(t: Texts, hint: Text) -> str:
    """Return a hint, by its short form in ``table.short`` where it has one, its tables of dice with chances."""
    short = f"table.short.{hint.key}"
    return with_chances(t(short, **dict(hint.params)) if t.has(short) else t.say(hint))


@lru_cache(maxsize=512)
def _option(
    t: Texts,
    key: str,
    label: Text,
    hint: Text | None,
    at: str,
    number: int | None,
    near: str,
    *,
    pressed: bool | None,
    full: bool,
) -> Markup:
    notes = [note for note in (near, _told(t, hint) if hint is not None else "") if note]
    return tag(
        "button",
        tag("kbd", number, aria_hidden="true") if number is not None else None,
        tag("span", tag("span", t.say(label)), *[tag("small", note) for note in notes]),
        type="button",
        class_="option",
        data_key=key,
        data_spot=at or None,
        aria_pressed=None if pressed is None else str(pressed).lower(),
        aria_disabled="true" if full else None,
    )
