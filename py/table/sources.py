"""Where the cards of a game come from: stated, reconstructed or ours, by ``data/<game>/sources.toml``."""

from functools import cache

from kraina.engine.files import borrowed, read_toml
from table.html import Markup, tag
from table.i18n import Texts

SOURCES = ("stated", "reconstructed", "ours")


@cache
def source_of(game: str, design: str) -> str:
    """Return where a card comes from: the default of its game, unless it is named."""
    rows = read_toml(_owner_of(game, design), "sources")
    return next((source for source in SOURCES if design in rows.get(source, ())), str(rows["default"]))


def _owner_of(game: str, design: str) -> str:
    """Return whose card or Character a game uses: its own, or that of a game from which it borrows."""
    others = (one for one in borrowed(game) if design in _pictured(one) and design not in _pictured(game))
    return next(others, game)


@cache
def _pictured(game: str) -> frozenset[str]:
    """Return the cards and Characters of a game that names its pictures by table."""
    icons = read_toml(game, "icons")["icons"]
    return frozenset((*icons["card"], *icons["character"]))


def source_mark(t: Texts, game: str, design: str) -> Markup:
    """Return the small mark of where a card comes from."""
    source = source_of(game, design)
    title = f"{t(f'basis.{source}')}: {t(f'source.{source}')}"
    seal = tag("i", aria_hidden="true")
    return tag("span", seal, tag("span", title, class_="unseen"), class_=f"source {source}", title=title)


def ask_card(t: Texts, game: str, design: str) -> Markup:
    """Return the button that explains a card."""
    label = t("explain.card_button", card=t(f"card.{design}.name"))
    return tag(
        "button", "?", type="button", class_=f"ask-why ask-card {source_of(game, design)}", title=label,
        aria_label=label, data_act="explain", data_value=f"card/{design}",
    )  # fmt: skip


def ask_counters(t: Texts, player: int) -> Markup:
    """Return the button that explains the counters of a player."""
    label = t("explain.counters_button", who=t.names[player] if player < len(t.names) else player + 1)
    return tag(
        "button", "?", type="button", class_="ask-why ask-counters", title=label, aria_label=label,
        data_act="explain", data_value=f"counters/{player}",
    )  # fmt: skip


def ask_prompt(t: Texts) -> Markup:
    """Return the button that explains the open question."""
    label = t("explain.prompt_button")
    return tag(
        "button", "?", type="button", class_="ask-why ask-prompt", title=label, aria_label=label, data_act="explain",
        data_value="prompt",
    )  # fmt: skip
