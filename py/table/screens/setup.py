"""The set-up: who sits at the table, which readings are played, and the seed."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from kraina.engine.game import Seat, Switch
from table.address import LONGEST_NAME, rule_place, seats_of
from table.html import Markup, icon, tag
from table.i18n import LANGUAGES, Texts
from table.screens.lobby import cover
from table.screens.shell import LANGUAGE_NAMES, button


@dataclass(slots=True)
class Draft:
    """A set-up that is being made."""

    game: str
    seats: list[tuple[str, str]]
    """Name and kind of each seat."""
    seed: str
    options: dict[str, str] = field(default_factory=dict)
    problem: str = ""
    """What is wrong with it, as a sentence."""

    def take(self, values: dict[str, str]) -> None:
        """Take over what stands in the form."""
        self.seats = [
            (values.get(f"name-{seat}", name)[:LONGEST_NAME], values.get(f"kind-{seat}", kind))
            for seat, (name, kind) in enumerate(self.seats)
        ]
        self.seed = values.get("seed", self.seed)
        self.options.update(
            (name.removeprefix("switch-"), value) for name, value in values.items() if name.startswith("switch-")
        )


def named_seats(t: Texts, wanted: Sequence[tuple[str, str]]) -> tuple[Seat, ...]:
    """Return seats by name and kind; an empty name becomes a usual one."""
    bots = [t("names.bot", name=name) for name in t("names.bots").split("|")]
    return seats_of(wanted, t("names.people").split("|"), bots)


def setup(t: Texts, draft: Draft, limits: tuple[int, int], kinds: Sequence[str], switches: Sequence[Switch]) -> Markup:
    """Return the set-up of a game with these limits of seats, kinds of players and switches."""
    least, most = limits
    usual = [seat.name for seat in named_seats(t, [("", kind) for _, kind in draft.seats])]
    rows = [
        _seat(t, place, name, kind, kinds, usual[place], removable=len(draft.seats) > least)
        for place, (name, kind) in enumerate(draft.seats)
    ]
    add = button(t("setup.add"), "seat-add", picture="meeple-group") if len(draft.seats) < most else None
    form = tag(
        "form",
        tag("fieldset", tag("legend", t("setup.seats")), tag("div", *rows, class_="seats"), add),
        _switches(t, draft, switches),
        _seed(t, draft),
        _language(t),
        tag("p", draft.problem, class_="problem", role="alert") if draft.problem else None,
        tag(
            "div",
            button(t("setup.start"), "start", picture="rolling-dices", kind="main big", data_default=True),
            tag("a", t("setup.back"), href="#"),
            class_="row wrap",
        ),
        id="setup",
        autocomplete="off",
    )
    title = tag("h1", t("setup.title", game=t("game.title")), tabindex="-1")
    return tag("div", cover(draft.game), title, form, class_="sheet setup", data_screen="setup")


def _seat(t: Texts, place: int, name: str, kind: str, kinds: Sequence[str], usual: str, *, removable: bool) -> Markup:
    options = [tag("option", t(f"kind.{one}"), value=one, selected=one == kind) for one in kinds]
    remove = tag(
        "button",
        icon("trash-can"),
        type="button",
        class_="round",
        aria_label=t("setup.remove", n=place + 1),
        title=t("setup.remove", n=place + 1),
        data_act="seat-remove",
        data_value=place,
    )
    return tag(
        "div",
        tag("span", place + 1, class_=f"disc seat-{place}", aria_hidden="true"),
        tag(
            "label",
            tag("span", t("setup.name"), class_="over"),
            tag("input", type="text", name=f"name-{place}", value=name, placeholder=usual, maxlength=LONGEST_NAME),
        ),
        tag(
            "label",
            tag("span", t("setup.kind"), class_="over"),
            tag("select", *options, name=f"kind-{place}"),
        ),
        remove if removable else None,
        class_="seat",
        role="group",
        aria_label=t("setup.seat", n=place + 1),
    )


def _switches(t: Texts, draft: Draft, switches: Sequence[Switch]) -> Markup | None:
    if not switches:
        return None
    return tag("fieldset", tag("legend", t("setup.switches")), *[_switch(t, draft, one) for one in switches])


def _switch(t: Texts, draft: Draft, switch: Switch) -> Markup:
    chosen = draft.options.get(switch.id, switch.default)
    base = f"switch.{switch.id}"
    radios = [
        tag(
            "label",
            tag("input", type="radio", name=f"switch-{switch.id}", value=value, checked=value == chosen),
            tag(
                "span",
                tag("b", t(f"{base}.value.{value}.name")),
                tag("small", t(f"{base}.value.{value}.text")),
            ),
            class_="choice",
        )
        for value in switch.values
    ]
    rule = None
    if switch.rule:
        rule = tag("a", t("setup.rule", rule=switch.rule), href=rule_place(draft.game, switch.rule), class_="rule")
    return tag(
        "div",
        tag("p", tag("b", t(f"{base}.name"), id=f"switch-{switch.id}"), " ", t(f"{base}.text"), " ", rule),
        tag("div", *radios, class_="choices"),
        class_="switch",
        role="group",
        aria_labelledby=f"switch-{switch.id}",
    )


def _seed(t: Texts, draft: Draft) -> Markup:
    return tag(
        "fieldset",
        tag("legend", t("setup.seed")),
        tag(
            "div",
            tag(
                "input",
                type="text",
                inputmode="numeric",
                name="seed",
                value=draft.seed,
                maxlength="20",
                aria_label=t("setup.seed"),
                aria_describedby="seed-hint",
            ),
            button(t("setup.seed_new"), "seed", picture="rolling-dices"),
            class_="row wrap",
        ),
        tag("p", t("setup.seed_hint"), id="seed-hint", class_="hint"),
    )


def _language(t: Texts) -> Markup:
    options = [
        tag("option", t(LANGUAGE_NAMES[one]), value=one, lang=one, selected=one == t.language) for one in LANGUAGES
    ]
    return tag(
        "fieldset",
        tag("legend", t("setup.language")),
        tag("select", *options, name="language", aria_label=t("setup.language")),
    )
