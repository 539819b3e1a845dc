"""The scene of a fight, a duel or a challenge: both totals with their parts, spells at work, and the exact odds."""

from functools import lru_cache
from typing import Literal

from kraina.engine.ids import PlayerId
from kraina.games.legenda.cards import load_data
from kraina.games.legenda.dice import ways_of_side
from kraina.games.legenda.state import Side
from kraina.games.legenda.view import FightView, HeroView, LegendaView, SideView
from kraina.kit.odds import Odds, odds_of
from kraina.kit.points import Part, total
from table.html import Markup, tag
from table.i18n import Texts
from table.render.kin.dice import PIPS, die_face
from table.render.kin.fight import odds_scale
from table.render.kin.look import picture_of
from table.render.kin.sheets import part_row
from table.render.legenda.cards import LOOK, icon_of, kind_of, medal, small_card
from table.render.legenda.names import hero_name, player_name, portrait
from table.render.legenda.sheets import indicator, trait_medal

CARDS = ("enemy", "challenge")
"""Kinds of fights whose foe is a card."""


def scene(view: LegendaView, fight: FightView, t: Texts, place: str) -> Markup:
    """Return the fight that goes on; it lies ``above`` or ``below`` on the map."""
    title = t(f"table.fight.{fight.kind}")
    return tag(
        "section",
        tag("h2", title, class_="fight-title"),
        _hero_side(view, fight, fight.mine, t),
        _middle(view, fight, t),
        _other_side(view, fight, t),
        class_=f"fight fight-{fight.kind} {place}",
        aria_label=title,
    )


def _hero_side(view: LegendaView, fight: FightView, side: SideView, t: Texts) -> Markup:
    """Return a hero's side of a fight."""
    assert side.player is not None
    hero = view.heroes[side.player].hero
    return tag(
        "div",
        portrait(side.player, hero),
        tag("p", player_name(t, side.player), class_="fighter-name"),
        tag("p", hero_name(t, hero), class_="character-name"),
        None if side.trait else _totals(view.heroes[side.player], t),
        _strength(fight, side, t),
        class_=f"side seat-{side.player}",
    )


def _other_side(view: LegendaView, fight: FightView, t: Texts) -> Markup:
    """Return the other side: a hero, a card, or the opponent of a mission."""
    if fight.theirs.player is not None:
        return _hero_side(view, fight, fight.theirs, t)
    return tag(
        "div",
        tag("div", foe_face(fight.foe, t, card=fight.kind in CARDS), class_="foes"),
        None if fight.theirs.trait else _all_traits(fight, t),
        _strength(fight, fight.theirs, t),
        class_="side side-foes",
    )


@lru_cache(maxsize=256)
def foe_face(ident: str, t: Texts, *, card: bool) -> Markup:
    """Return the picture and name of a foe; a card opens to its text."""
    name = small_card(ident, t) if card else tag("p", t(f"opponent.{ident}.name"), class_="fighter-name")
    # The opponent of a mission that has no picture of its own is pictured on the mission's card.
    shown = card or ident in load_data().missions
    face = picture_of(LOOK, "card" if shown else "opponent", ident)
    kind = kind_of(ident) if shown else "duel"
    return tag("div", tag("span", face, class_="card-art"), name, class_=f"foe card-{kind}")


def _totals(one: HeroView, t: Texts) -> Markup:
    """Return the totals of all traits of a hero, as long as none of them is determined."""
    return tag("p", *(trait_medal(trait, seen, t) for trait, seen in one.traits.items()), class_="foe-traits")


def _all_traits(fight: FightView, t: Texts) -> Markup:
    """Return the traits of a foe as long as none of them is determined."""
    medals = (medal(trait, value, t) for trait, value in fight.traits.items() if value)
    return tag("p", *medals, class_="foe-traits")


def _strength(fight: FightView, side: SideView, t: Texts) -> Markup:
    """Return a side's total in the medal of its trait, its parts, the spells at work on its dice, and the dice."""
    if not side.trait:
        said = tag("p", t("table.fight.secret"), class_="secret") if fight.kind == "duel" else None
        return tag("div", said, class_="strength")
    rolled = _rolled(side.rolled, t) if side.rolled is not None else None
    return tag(
        "div",
        tag("p", medal(side.trait, total(side.parts), t), rolled, class_="side-total"),
        _parts(side.parts, t),
        _spells(side, t),
        class_="strength",
    )


@lru_cache(maxsize=64)
def _rolled(value: int, t: Texts) -> Markup:
    said = t("table.fight.die", n=value)
    face = die_face(value) if value in PIPS else tag("b", value)
    return tag("span", "+", face, tag("span", said, class_="unseen"), class_="side-die", title=said)


@lru_cache(maxsize=256)
def _parts(parts: tuple[Part, ...], t: Texts) -> Markup:
    return tag("ul", *(part_row(part, t) for part in parts), class_="parts")


def _spells(side: SideView, t: Texts) -> Markup | None:
    """Return what spells do to the dice of a side."""
    found = []
    if side.spread:
        found.append(t(f"table.fight.{side.spread}", n=side.throws))
    if side.shift:
        found.append(t("table.fight.shift-plus" if side.shift > 0 else "table.fight.shift-minus", n=abs(side.shift)))
    chips = (tag("li", icon_of("counter", "effect"), said) for said in found)
    return tag("ul", *chips, class_="states dice-spells") if found else None


def _middle(view: LegendaView, fight: FightView, t: Texts) -> Markup:
    """Return what stands between the sides: the exact odds, or the indicator that will decide the trait."""
    versus = tag("p", t("table.fight.versus"), class_="versus", aria_hidden="true")
    odds = odds_now(fight)
    if odds is not None:
        shown = odds_scale(odds, _labels(fight, t), t)
    elif fight.kind != "duel" and fight.mine.rolled is None:
        shown = indicator(view.heroes[fight.player].hero, t)
    else:
        shown = Markup("")
    told = tag("p", t("table.fight.as-they-lie"), class_="hint") if odds is not None and fight.mine.rolled else None
    return tag("div", versus, shown, told, class_="fight-odds")


def odds_now(fight: FightView) -> Odds | None:
    """Return the exact odds: before the dice, or with one's own as they lie; None if nothing is left to chance."""
    if fight.mine.rolled is None:
        return fight.odds
    if fight.theirs.rolled is not None or not fight.theirs.trait:
        return None
    other, duel = fight.theirs, fight.kind == "duel"
    ways = ways_of_side(Side(None, spread=other.spread, throws=other.throws, shift=other.shift), 2 if duel else 1)
    theirs = [(total(other.parts) + rolled, count) for rolled, count in ways]

    def compared(own: int, foe: int) -> Literal["won", "draw", "lost"]:
        if own == foe:
            return "draw" if duel else "won"
        return "won" if own > foe else "lost"

    return odds_of([(total(fight.mine.parts) + fight.mine.rolled, 1)], theirs, compared)


def _labels(fight: FightView, t: Texts) -> tuple[str, str, str]:
    """Return what winning, a draw and losing are called; in a duel by who would win."""
    won, lost = t("table.odds.won"), t("table.odds.lost")
    if fight.theirs.player is not None:
        won, lost = player_name(t, fight.player), player_name(t, PlayerId(fight.theirs.player))
    return won, t("table.odds.draw") if fight.kind == "duel" else "", lost
