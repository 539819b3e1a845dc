"""The rulebook of a game: every rule in our words with its number and where it comes from, rulings, and a search."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from kraina.engine.errors import BadData
from kraina.engine.files import read_toml
from table.address import rule_place
from table.html import Markup, join, tag
from table.i18n import LANGUAGES, Texts
from table.screens.shell import button


@dataclass(frozen=True, slots=True)
class Book:
    """Rules and rulings of a game in one language."""

    game: str
    chapters: list[dict[str, Any]]
    rules: list[dict[str, Any]]
    rulings: list[dict[str, Any]]


def book(game: str, language: str) -> Book:
    """Return a game's rulebook. Raises BadData if it is missing."""
    rules = read_toml(game, f"rules.{language}")
    try:
        rulings = read_toml(game, f"rulings.{language}")["rulings"]
    except BadData:
        rulings = []
    return Book(game, rules["chapters"], rules["rules"], rulings)


@cache
def searched(game: str) -> Mapping[str, str]:
    """Return what is searched of every rule and ruling of a game, by id: all its words, in all languages."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        it = book(game, language)
        for row in (*it.rules, *it.rulings):
            words = " ".join(str(value) for value in row.values())
            found[row["id"]] = f"{found.get(row['id'], '')} {fold(words)}"
    return found


def rulings_of(it: Book, rule: str) -> list[dict[str, Any]]:
    """Return the rulings about a rule."""
    return [row for row in it.rulings if row.get("rule") == rule]


def fold(text: str) -> str:
    """Return a text for searching: small letters, Polish letters without their marks."""
    return text.casefold().translate(str.maketrans("ąćęłńóśźż", "acelnoszz"))


def rulebook(t: Texts, it: Book, titles: Mapping[str, str], *, playing: bool, shown: Markup | None = None) -> Markup:
    """Return the frame of the rulebook; the entries go into ``rule-list``, where ``shown`` stands until then.

    ``titles`` are all games' names by id.
    """
    chapters = [tag("li", _chapter_button(f"{row['id']}. {row['title']}", row["id"])) for row in it.chapters]
    if it.rulings:
        chapters.append(tag("li", _chapter_button(t("rules.rulings"), "rulings")))
    return tag(
        "div",
        _games(t, it.game, titles) if len(titles) > 1 else None,
        tag("h1", t("rules.title", game=t("game.title")), tabindex="-1"),
        tag("p", t("rules.intro"), " ", *_legend(t)),
        tag(
            "form",
            tag("label", t("rules.search"), for_="rule-search"),
            tag("input", type="search", id="rule-search", name="search", autocomplete="off"),
            id="rules",
            role="search",
        ),
        tag("nav", tag("ul", *chapters), class_="chapters", aria_label=t("rules.chapters")),
        tag("div", shown, id="rule-list"),
        tag("p", tag("a", t("rules.back"), href="#table", class_="button main"), class_="back") if playing else None,
        class_="sheet book",
        data_screen="rules",
    )


def beside(t: Texts, it: Book) -> Markup:
    """Return the frame of the rulebook beside the game; the entries go into ``rule-beside``."""
    return tag(
        "div",
        tag("h2", t("rules.title", game=t("game.title")), id="dialog-title", tabindex="-1"),
        tag(
            "form",
            tag("label", t("rules.search"), for_="rule-search-beside"),
            tag("input", type="search", id="rule-search-beside", name="search", autocomplete="off"),
            id="rules-beside",
            role="search",
        ),
        tag("div", id="rule-beside", tabindex="0", role="region", aria_label=t("rules.title", game=t("game.title"))),
        tag("div", button(t("rules.back"), "close", kind="main"), class_="row end"),
        class_="beside",
    )


def _chapter_button(label: str, chapter: str) -> Markup:
    return tag("button", label, type="button", class_="plain", data_act="chapter", data_value=chapter)


def _games(t: Texts, game: str, titles: Mapping[str, str]) -> Markup:
    """Return the ways to all games' rulebooks."""
    links = [
        tag("a", title, href=f"#rules/{ident}", class_="button", aria_current="page" if ident == game else None)
        for ident, title in titles.items()
    ]
    return tag("nav", *links, class_="row wrap", aria_label=t("rules.games"))


def _legend(t: Texts) -> list[Markup]:
    return [basis_mark(t, basis) for basis in ("stated", "reconstructed", "ours")]


def basis_mark(t: Texts, basis: str) -> Markup:
    """Return the word for where something comes from."""
    return tag("span", t(f"basis.{basis}"), class_=f"basis {basis}", title=t(f"basis.{basis}_title"))


def entries(t: Texts, it: Book, search: str = "") -> Markup:
    """Return the rules and rulings that hold all words of the search."""
    words, texts = fold(search).split(), searched(it.game)
    parts: list[Markup] = []
    found = 0
    for chapter in it.chapters:
        rows = [row for row in it.rules if _chapter(row) == chapter["id"] and _holds(texts[row["id"]], words)]
        found += len(rows)
        if rows:
            parts.append(tag("h2", f"{chapter['id']}. {chapter['title']}", id=f"chapter-{chapter['id']}"))
            parts.extend(rule_row(t, row, rulings_of(it, str(row["id"]))) for row in rows)
    rulings = [row for row in it.rulings if _holds(texts[row["id"]], words)]
    found += len(rulings)
    if rulings:
        parts.append(tag("h2", t("rules.rulings"), id="chapter-rulings"))
        parts.extend(_ruling(t, it.game, row) for row in rulings)
    status = t("rules.found", n=found) if found else t("rules.none")
    return join(tag("p", status, role="status", class_="hint") if words else None, *parts)


def _chapter(row: dict[str, Any]) -> str:
    return str(row["id"]).partition(".")[0]


def _holds(text: str, words: list[str]) -> bool:
    return all(word in text for word in words)


def rule_row(t: Texts, row: dict[str, Any], rulings: Sequence[dict[str, Any]] = ()) -> Markup:
    """Return a rule: its number, where it comes from, how it is read, and the open questions about it."""
    reading = row.get("reading")
    return tag(
        "article",
        tag("h3", tag("span", row["id"], class_="number"), " ", row["title"], " ", basis_mark(t, row["basis"])),
        tag("p", row["text"]),
        tag("p", tag("i", t("rules.reading")), " ", reading, class_="reading") if isinstance(reading, str) else None,
        *[
            tag("details", tag("summary", ruling["question"]), tag("p", ruling["answer"]), class_="asked")
            for ruling in rulings
        ],
        class_="rule-row",
        id=f"rule-{row['id']}",
    )


def _ruling(t: Texts, game: str, row: dict[str, Any]) -> Markup:
    rule = row.get("rule")
    see = None
    if rule:
        place = rule_place(game, rule)
        see = tag("a", t("rules.see", rule=rule), href=place, data_act="rule", data_value=f"{game}/{rule}")
    switch = row.get("switch")
    chosen = t("rules.switch", name=t(f"switch.{switch}.name")) if switch else None
    return tag(
        "article",
        tag("h3", row["question"]),
        tag("p", row["answer"], " ", chosen, " ", see),
        class_="rule-row",
        id=f"ruling-{row['id']}",
    )
