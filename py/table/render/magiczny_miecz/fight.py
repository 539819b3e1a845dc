"""The scene of a fight: both sides with their parts, and the exact odds before the dice."""

from functools import lru_cache

from kraina.engine.ids import PlayerId, design_of
from kraina.engine.text import Text, text
from kraina.games.magiczny_miecz.definitions import definitions
from kraina.games.magiczny_miecz.points import Part, foe_name, total
from kraina.games.magiczny_miecz.state import FightKind, Foe
from kraina.games.magiczny_miecz.view import FightView, MieczView
from table.html import Markup, tag
from table.i18n import Texts
from table.render.magiczny_miecz.cards import counter, icon_of, kind_of, picture_of, small_card
from table.render.magiczny_miecz.castings import castings
from table.render.magiczny_miecz.dice import die_face
from table.render.magiczny_miecz.names import character_of, player_name, portrait
from table.render.magiczny_miecz.sheets import part_row

OUTCOMES = ("won", "draw", "lost")


def scene(view: MieczView, fight: FightView, t: Texts, place: str) -> Markup:
    """Return the fight that goes on; it lies ``above`` or ``below`` on the map."""
    title = t(f"table.fight.{fight.kind}")
    return tag(
        "section",
        tag("h2", icon_of("counter", fight.kind), title, class_="fight-title"),
        _fighter(view, fight.player, fight, t),
        _middle(fight, t),
        _opponent(view, fight, t),
        castings(view, t),
        class_=f"fight fight-{fight.kind} {place}",
        aria_label=title,
    )


def _fighter(view: MieczView, player: PlayerId, fight: FightView, t: Texts) -> Markup:
    """Return a Character's side of a fight."""
    parts, die = (fight.mine, "mine") if player == fight.player else (fight.theirs, "theirs")
    one = view.seekers[player]
    return tag(
        "div",
        portrait(player, one.character),
        tag("p", player_name(t, player), class_="fighter-name"),
        tag("p", character_of(t, one), class_="character-name"),
        _strength(parts, fight, die, t),
        class_=f"side seat-{player}",
    )


def _strength(parts: tuple[Part, ...], fight: FightView, die: str, t: Texts) -> Markup:
    """Return a side's points with their parts, if there are several, and with its die once it is rolled."""
    rolled = fight.rolled.get(die)
    shown = None
    if rolled:
        said = t("table.fight.die", n=rolled)
        shown = tag("span", "+", die_face(rolled), tag("span", said, class_="unseen"), class_="side-die", title=said)
    return tag(
        "div",
        tag("p", counter(fight.kind, total(parts), t), shown, class_="side-total"),
        tag("ul", *(part_row(part, t) for part in parts), class_="parts") if len(parts) > 1 else None,
        class_="strength",
    )


def _opponent(view: MieczView, fight: FightView, t: Texts) -> Markup:
    """Return the other side: a Character, or Enemies whose points add up (17.5)."""
    if fight.opponent is not None:
        return _fighter(view, fight.opponent, fight, t)
    parts = tuple(part for foe in fight.foes for part in _foe_parts(foe, fight.kind))
    faces = [foe_face(foe.id, t, card=foe.card) for foe in fight.foes]
    return tag(
        "div", tag("div", *faces, class_="foes"), _strength(parts, fight, "theirs", t), class_="side side-foes",
    )  # fmt: skip


def _foe_parts(foe: Foe, kind: FightKind) -> list[Part]:
    """Return what an Enemy's points are made of: those printed on its card, and what comes to them here (11.3)."""
    name = foe_name(foe.id, card=foe.card)
    printed = foe.points
    if foe.card:
        card = definitions().card(foe.id)
        printed = (card.sword if kind == "sword" else card.magic) or foe.points
    more = [Part(text("table.fight.more"), foe.points - printed)] if foe.points != printed else []
    return [Part(name, printed), *more]


@lru_cache(maxsize=64)
def foe_face(ident: str, t: Texts, *, card: bool) -> Markup:
    """Return the picture and name of an Enemy, guardian or creature; a card opens to its text."""
    if card:
        kind, face, name = (
            kind_of(design_of(ident)),
            picture_of("card", design_of(ident)),
            small_card(ident, t, numbers=False),
        )
    else:
        kind, face = "enemy", picture_of("foe", ident)
        name = tag("p", t.say(foe_name(ident, card=False)), class_="fighter-name")
    return tag("div", tag("span", face, class_="card-art"), name, class_=f"foe card-{kind}")


def design_named(name: Text) -> tuple[str, bool]:
    """Return which Enemy a text names, and whether it is a card: the reverse of ``foe_name``."""
    table, _, rest = name.key.partition(".")
    return rest.removesuffix(".name"), table == "card"


def _middle(fight: FightView, t: Texts) -> Markup:
    """Return what stands between the sides: the exact odds, until a die has been rolled."""
    versus = tag("p", t("table.fight.versus"), class_="versus", aria_hidden="true")
    return tag("div", versus, None if fight.rolled else _odds(fight, t), class_="fight-odds")


def _odds(fight: FightView, t: Texts) -> Markup:
    """Return the exact odds as a bar and in words; in a duel by who would win."""
    odds = fight.odds
    shares = tuple(zip(OUTCOMES, (odds.won, odds.draw, odds.lost), strict=True))
    bars = [tag("span", class_=f"share share-{name}", style=f"flex-grow: {count}") for name, count in shares if count]
    rows = [
        tag(
            "li",
            tag("span", _label(name, fight, t), class_="odds-label"),
            tag("b", f"{percent(count, odds.of)} %"),
            tag("small", t("table.odds.exact", n=count, of=odds.of)),
            class_=f"odds-{name}",
        )
        for name, count in shares
    ]
    return tag(
        "div", tag("div", *bars, class_="odds-bar", aria_hidden="true"), tag("ul", *rows, class_="odds-words"),
        class_="odds",
    )  # fmt: skip


def _label(name: str, fight: FightView, t: Texts) -> str:
    if fight.opponent is None or name == "draw":
        return t(f"table.odds.{name}")
    return player_name(t, fight.player if name == "won" else fight.opponent)


def percent(count: int, of: int) -> int:
    """Return a share in whole per cent, rounded half up."""
    return (200 * count + of) // (2 * of)
