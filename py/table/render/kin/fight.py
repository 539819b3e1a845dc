"""The scene of a fight: both sides with their parts, and the exact odds before the dice."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from kraina.engine.ids import PlayerId, design_of
from kraina.engine.text import Text, text
from kraina.kit.names import foe_name
from kraina.kit.odds import Odds
from kraina.kit.points import Part, total
from table.html import Markup, tag
from table.i18n import Texts
from table.render.kin.cards import counter, small_card
from table.render.kin.castings import castings
from table.render.kin.dice import die_face
from table.render.kin.look import Battle, Creature, Look, icon_of, picture_of
from table.render.kin.pawns import character_of, player_name, portrait
from table.render.kin.sheets import part_row

OUTCOMES = ("won", "draw", "lost")


def scene(look: Look, view: Any, fight: Battle, t: Texts, place: str, prospects: Markup | None = None) -> Markup:
    """Return the fight that goes on; it lies ``above`` or ``below`` on the map. ``prospects`` tell of dice that lie."""
    title = t(f"table.fight.{fight.kind}")
    return tag(
        "section",
        tag("h2", icon_of(look, "counter", look.compared[fight.kind]), title, class_="fight-title"),
        _fighter(look, view, fight.player, fight, t),
        _middle(fight, t, prospects),
        _opponent(look, view, fight, t),
        castings(look, view, t),
        class_=f"fight fight-{fight.kind} {place}",
        aria_label=title,
    )


def _fighter(look: Look, view: Any, player: PlayerId, fight: Battle, t: Texts) -> Markup:
    """Return a Character's side of a fight."""
    parts, die = (fight.mine, "mine") if player == fight.player else (fight.theirs, "theirs")
    character = look.people(view)[player].character
    return tag(
        "div",
        portrait(look, player, character),
        tag("p", player_name(t, player), class_="fighter-name"),
        tag("p", character_of(t, character), class_="character-name"),
        _strength(look, parts, fight, die, t),
        class_=f"side seat-{player}",
    )


def _strength(look: Look, parts: tuple[Part, ...], fight: Battle, die: str, t: Texts) -> Markup:
    """Return a side's points with their parts, if there are several, and with its die once it is rolled."""
    rolled = fight.rolled.get(die)
    shown = None
    if rolled:
        said = t("table.fight.die", n=rolled)
        shown = tag("span", "+", die_face(rolled), tag("span", said, class_="unseen"), class_="side-die", title=said)
    return tag(
        "div",
        tag("p", counter(look, look.compared[fight.kind], total(parts), t), shown, class_="side-total"),
        tag("ul", *(part_row(part, t) for part in parts), class_="parts") if len(parts) > 1 else None,
        class_="strength",
    )


def _opponent(look: Look, view: Any, fight: Battle, t: Texts) -> Markup:
    """Return the other side: a Character, or Enemies whose points add up."""
    if fight.opponent is not None:
        return _fighter(look, view, fight.opponent, fight, t)
    parts = tuple(part for foe in fight.foes for part in _foe_parts(look, foe, fight.kind))
    faces = [foe_face(look, foe.id, t, card=foe.card) for foe in fight.foes]
    return tag(
        "div", tag("div", *faces, class_="foes"), _strength(look, parts, fight, "theirs", t), class_="side side-foes",
    )  # fmt: skip


def _foe_parts(look: Look, foe: Creature, kind: str) -> list[Part]:
    """Return what an Enemy's points are made of: those printed on its card, and what comes to them here."""
    printed = (look.printed(foe.id, kind) if foe.card else 0) or foe.points
    more = [Part(text("table.fight.more"), foe.points - printed)] if foe.points != printed else []
    return [Part(foe_name(foe.id, card=foe.card), printed), *more]


@lru_cache(maxsize=64)
def foe_face(look: Look, ident: str, t: Texts, *, card: bool) -> Markup:
    """Return the picture and name of an Enemy or creature; a card opens to its text."""
    if card:
        design = design_of(ident)
        kind, face, name = (
            look.kind_of(design), picture_of(look, "card", design), small_card(look, ident, t, numbers=False),
        )  # fmt: skip
    else:
        kind, face = "enemy", picture_of(look, "foe", ident)
        name = tag("p", t.say(foe_name(ident, card=False)), class_="fighter-name")
    return tag("div", tag("span", face, class_="card-art"), name, class_=f"foe card-{kind}")


def design_named(name: Text) -> tuple[str, bool]:
    """Return which Enemy a text names, and whether it is a card: the reverse of ``foe_name``."""
    table, _, rest = name.key.partition(".")
    return rest.removesuffix(".name"), table == "card"


def _middle(fight: Battle, t: Texts, prospects: Markup | None) -> Markup:
    """Return what stands between the sides: the exact odds, until a die has been rolled, then the prospects."""
    versus = tag("p", t("table.fight.versus"), class_="versus", aria_hidden="true")
    return tag("div", versus, prospects if fight.rolled else _odds(fight, t), class_="fight-odds")


def _odds(fight: Battle, t: Texts) -> Markup:
    """Return the exact odds as a bar and in words; in a duel by who would win."""
    return odds_scale(fight.odds, tuple(_label(name, fight, t) for name in OUTCOMES), t)


def odds_scale(odds: Odds, labels: Sequence[str], t: Texts) -> Markup:
    """Return exact odds as a bar and in words; ``labels`` are those of ``OUTCOMES``, an empty one leaves a row out."""
    shares = tuple(zip(OUTCOMES, labels, (odds.won, odds.draw, odds.lost), strict=True))
    bars = [
        tag("span", class_=f"share share-{name}", style=f"flex-grow: {count}") for name, _, count in shares if count
    ]
    rows = [
        tag(
            "li",
            tag("span", label, class_="odds-label"),
            tag("b", f"{percent(count, odds.of)} %"),
            tag("small", t("table.odds.exact", n=count, of=odds.of)),
            class_=f"odds-{name}",
        )
        for name, label, count in shares
        if label
    ]
    return tag(
        "div", tag("div", *bars, class_="odds-bar", aria_hidden="true"), tag("ul", *rows, class_="odds-words"),
        class_="odds",
    )  # fmt: skip


def _label(name: str, fight: Battle, t: Texts) -> str:
    if fight.opponent is None or name == "draw":
        return t(f"table.odds.{name}")
    return player_name(t, fight.player if name == "won" else fight.opponent)


def percent(count: int, of: int) -> int:
    """Return a share in whole per cent, rounded half up."""
    return (200 * count + of) // (2 * of)
