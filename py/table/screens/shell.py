"""What surrounds every screen: the bar at the top, the notices, the foot, and the dialogs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from table.html import Markup, icon, join, tag
from table.i18n import LANGUAGES, Texts
from table.settings import CHOICES, SCALES

LANGUAGE_NAMES = {"en": "nav.english", "pl": "nav.polish"}


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence at the top, with at most one button."""

    key: str
    params: tuple[tuple[str, str | int], ...] = ()
    button: str = ""
    """Key of the button's label."""
    act: str = ""


def button(label: object, act: str, value: str = "", *, picture: str = "", kind: str = "", **more: object) -> Markup:
    """Return a button that does something; ``picture`` is an icon of the page."""
    shown = join(icon(picture) if picture else None, tag("span", label))
    return tag("button", shown, type="button", class_=f"button {kind}".strip(), data_act=act, data_value=value, **more)


def link(label: object, place: str, *, picture: str = "", kind: str = "") -> Markup:
    """Return a link to a place of the page."""
    shown = join(icon(picture) if picture else None, tag("span", label))
    return tag("a", shown, href=f"#{place}", class_=kind or None)


def bar(t: Texts, here: str, rules: str, *, playing: bool) -> Markup:
    """Return the bar: where one can go, and the language. ``rules`` is the place of the rulebook."""
    places = [("", "lobby", "stabbed-note"), ("saves", "saves", "bookmarklet"), (rules, "rules", "open-book")]
    if playing and here not in ("table", "result"):
        places.insert(0, ("table", "table", "rolling-dices"))
    links = [
        tag(
            "a",
            icon(picture),
            tag("span", t(f"nav.{name}")),
            href=f"#{place}",
            aria_current="page" if name == here else None,
        )
        for place, name, picture in places
    ]
    languages = [
        tag(
            "button",
            t(LANGUAGE_NAMES[language]),
            type="button",
            lang=language,
            data_act="language",
            data_value=language,
            aria_pressed="true" if language == t.language else "false",
        )
        for language in LANGUAGES
    ]
    return join(
        tag("a", t("page.brand"), href="#", class_="brand"),
        tag("nav", *links, aria_label=t("nav.label")),
        tag(
            "div",
            tag("div", *languages, class_="languages", role="group", aria_label=t("nav.language")),
            _round("gears", t("nav.settings"), "dialog", "settings"),
            _round("help", t("nav.help"), "dialog", "help"),
            class_="bar-end",
        ),
    )


def _round(picture: str, label: str, act: str, value: str) -> Markup:
    return tag(
        "button",
        icon(picture),
        type="button",
        class_="round",
        title=label,
        aria_label=label,
        data_act=act,
        data_value=value,
    )


def notices(t: Texts, shown: Sequence[Notice]) -> Markup:
    """Return the notices, each with a button that closes it."""
    return join(
        *[
            tag(
                "div",
                tag("p", t(one.key, **dict(one.params))),
                button(t(one.button), one.act) if one.button else None,
                tag(
                    "button",
                    "×",
                    type="button",
                    class_="round",
                    aria_label=t("page.close"),
                    data_act="dismiss",
                    data_value=one.key,
                ),
                class_="notice",
                data_notice=one.key,
            )
            for one in shown
        ]
    )


def foot(t: Texts, *, install: bool) -> Markup:
    """Return the foot of the page, with the offer to install it if the browser would."""
    installing = button(t("offers.install"), "install", kind="plain") if install else None
    credits, annals = button(t("nav.credits"), "dialog", "credits", kind="plain"), link(t("annals.title"), "annals")
    return tag("p", credits, " ", annals, installing, class_="row wrap")


def dialog(t: Texts, title: str, *body: object, closing: bool = True) -> Markup:
    """Return a dialog with a title, and unless it has ways out of its own a button that closes it."""
    close = button(t("page.done"), "close", kind="main") if closing else None
    return join(tag("h2", title, id="dialog-title", tabindex="-1"), *body, tag("div", close, class_="row end"))


def settings_dialog(
    t: Texts, chosen: Mapping[str, str], choices: Mapping[str, Sequence[str]], muted: Sequence[tuple[str, str]]
) -> Markup:
    """Return the settings: one group of choices each, and the cards that are muted, by value and name."""
    groups = []
    for name, values in choices.items():
        if name in SCALES:
            groups.append(tag("fieldset", tag("legend", t(f"settings.{name}")), scale(t, name, chosen[name])))
            continue
        radios = [
            tag(
                "label",
                tag("input", type="radio", name=name, value=value, checked=chosen[name] == value),
                tag("span", t(f"settings.{name}_value.{value}")),
            )
            for value in values
        ]
        groups.append(tag("fieldset", tag("legend", t(f"settings.{name}")), *radios))
    return dialog(t, t("settings.title"), tag("form", *groups, id="settings"), _muted(t, muted))


def scale(t: Texts, name: str, value: str) -> Markup:
    """Return the slider of a choice that lies on a scale, with its ends and the value in words."""
    values, said = CHOICES[name], t(f"settings.{name}_value.{value}")
    return tag(
        "label",
        tag("span", t(f"settings.{name}_value.{values[0]}"), aria_hidden="true"),
        tag("input", type="range", name=name, min="0", max=len(values) - 1, step="1", value=values.index(value),
            aria_label=t(f"settings.{name}"), aria_valuetext=said),
        tag("output", said),
        class_="scale",
    )  # fmt: skip


def pace(t: Texts, speed: str) -> Markup:
    """Return the slider of the speed at the table."""
    said, label = t(f"settings.speed_value.{speed}"), t("settings.speed")
    return tag(
        "form",
        icon("hourglass"),
        tag("input", type="range", name="speed", min="0", max=len(CHOICES["speed"]) - 1, step="1",
            value=CHOICES["speed"].index(speed), aria_label=label, aria_valuetext=said, title=f"{label}: {said}"),
        id="pace",
        class_="pace",
    )  # fmt: skip


def _muted(t: Texts, cards: Sequence[tuple[str, str]]) -> Markup | None:
    """Return the cards that nobody is asked about, each with the way back."""
    if not cards:
        return None
    rows = []
    for card, name in cards:
        label = t("settings.unmute_one", card=name)
        rows.append(tag("li", tag("span", name), button(t("settings.unmute"), "unmute", card, aria_label=label)))
    return tag("fieldset", tag("legend", t("settings.muted")), tag("ul", *rows, class_="muted"))


def help_dialog(t: Texts) -> Markup:
    """Return the key map."""
    keys = (
        ("1–9", "pick"),
        ("← → ↑ ↓", "arrows"),
        (t("help.space_key"), "space"),
        ("N", "next"),
        ("U", "undo"),
        ("E", "explain"),
        ("R", "rules"),
        ("L", "log"),
        (", .", "speed"),
        ("M", "sound"),
        ("+ − 0", "zoom"),
        ("?", "help"),
        ("Esc", "esc"),
    )
    rows = [join(tag("dt", tag("kbd", key)), tag("dd", t(f"help.{name}"))) for key, name in keys]
    return dialog(t, t("help.title"), tag("p", t("help.intro")), tag("dl", *rows, class_="keys"))


def credits_dialog(t: Texts) -> Markup:
    """Return licences and credits."""
    names = ("code", "icons", "fonts", "parts", "games")
    return dialog(t, t("credits.title"), *[tag("p", t(f"credits.{name}")) for name in names])


def save_dialog(t: Texts, name: str) -> Markup:
    """Return the question for the name of a save."""
    control = tag("input", type="text", id="save-name", name="name", maxlength="60", value=name, autofocus=True)
    form = tag(
        "form",
        tag("label", t("saves.save_label"), for_="save-name"),
        control,
        tag(
            "div",
            button(t("page.close"), "close"),
            button(t("saves.save_do"), "save-as", kind="main", data_default=True),
            class_="row end",
        ),
        id="save-as",
    )
    return join(tag("h2", t("saves.save_title"), id="dialog-title"), form)


def fault_dialog(t: Texts, detail: str, *, can_undo: bool) -> Markup:
    """Return the ways out after a rule broke."""
    return dialog(
        t,
        t("fault.title"),
        tag("p", t("fault.text")),
        tag("p", tag("code", detail)),
        tag(
            "div",
            button(t("fault.restart"), "fault", "restart", kind="main"),
            button(t("fault.skip"), "fault", "skip"),
            button(t("fault.undo"), "fault", "undo") if can_undo else None,
            button(t("fault.report"), "fault", "report"),
            class_="row wrap",
        ),
        closing=False,
    )
