"""Totals as sums of named parts: a hero's traits, and both sides of a fight. Rules 1.1, 1.9, 1.10, 2.2, 2.3."""

from kraina.engine.ids import PlayerId
from kraina.engine.text import Text, name, text
from kraina.games.legenda.cards import TRAITS, Enemy, LegendaData, Trait
from kraina.games.legenda.state import Fight, Hero, Side, State, able, as_trait, level
from kraina.kit.names import card_name
from kraina.kit.points import Part, total

BASE, LEVEL = text("part.base"), text("part.level")
LONG_AXE, CHAMPION, FORESIGHT, DEEP_WELL = "long-axe", "champion", "foresight", "deep-well"


def trait_parts(data: LegendaData, one: Hero, trait: Trait) -> list[Part]:
    """Return what makes up the total of a trait: its base, items, artifacts and the hero's level (1.1)."""
    parts = [Part(BASE, one.base[trait])]
    if data.heroes[one.hero].own == trait and (rank := level(data, one)) > 1:
        parts.append(Part(LEVEL, rank - 1))
    for item in one.items:
        if points := data.items[item].adds.get(trait):
            parts.append(Part(card_name(item), points))
    for artifact in one.artifacts:
        if points := data.artifacts[artifact].adds.get(trait):
            parts.append(Part(card_name(artifact), points))
    return parts


def value(data: LegendaData, one: Hero, trait: Trait) -> int:
    """Return the total of a trait."""
    return total(trait_parts(data, one, trait))


def totals(data: LegendaData, one: Hero) -> dict[str, int]:
    """Return the totals of all traits."""
    return {trait: value(data, one, trait) for trait in TRAITS}


def effectiveness(data: LegendaData, one: Hero) -> int:
    """Return a hero's magic effectiveness: 2, 3 or 4 by total magic, and one more by an ability (1.8)."""
    return effect_of(value(data, one, "magic")) + able(data, one, DEEP_WELL)


def effect_of(magic: int) -> int:
    """Return the effectiveness that total magic gives: 1-2 gives 2, 3-4 gives 3, more gives 4."""
    return 2 + (magic > 2) + (magic > 4)


def side_parts(data: LegendaData, state: State, fight: Fight, side: Side) -> list[Part]:
    """Return what one side of a fight adds to its dice; nothing as long as its trait is not determined."""
    if not side.trait:
        return []
    if side.player is None:
        return _foe_parts(data, state, fight, side.trait)
    one = state.get(side.player)
    if side.magic is not None:
        parts = [Part(text("part.magic"), side.magic)]
    else:
        parts = trait_parts(data, one, as_trait(side.trait))
    return [*parts, *_extras(data, one, fight, side.trait)]


def _extras(data: LegendaData, one: Hero, fight: Fight, trait: str) -> list[Part]:
    """Return what a hero adds in a fight beyond a trait: a servant's secret, and abilities."""
    parts: list[Part] = []
    if fight.kind == "master" and (one.reflection if fight.foe == "shapeshifter" else one.secret):
        parts.append(Part(text("part.secret"), data.numbers.secret))
    foe = data.legend.get(fight.foe)
    hewn = isinstance(foe, Enemy) and foe.kind in ("animal", "monster")
    helps = {
        LONG_AXE: trait == "strength" and (hewn or fight.kind == "beast"),
        CHAMPION: fight.kind in ("duel", "beast", "servant", "master", "captor"),
        FORESIGHT: fight.kind == "challenge",
    }
    parts += [Part(name("ability", one_id), 1) for one_id, on in helps.items() if on and able(data, one, one_id)]
    return parts


def _foe_parts(data: LegendaData, state: State, fight: Fight, trait: str) -> list[Part]:
    """Return a foe's trait with what the terrain and the extended rules add (1.9, 2.2, 2.3)."""
    what = "part.difficulty" if fight.kind == "challenge" else "part.trait"
    parts = [Part(text(what), fight.traits[trait])]
    if fight.bonus:
        parts.append(Part(text("part.terrain"), fight.bonus))
    if state.extended:
        parts.append(Part(text("part.hero-level"), level(data, state.get(fight.player))))
    return parts


def helpers(data: LegendaData, one: Hero, trait: Trait) -> list[str]:
    """Return the items and artifacts that raise a trait of a hero."""
    items = [item for item in one.items if trait in data.items[item].adds]
    return [*items, *(one_id for one_id in one.artifacts if trait in data.artifacts[one_id].adds)]


def foe_name(fight: Fight) -> Text:
    """Return the text that names the foe of a fight."""
    return card_name(fight.foe) if fight.kind in ("enemy", "challenge") else name("opponent", fight.foe)


def opponent_of(fight: Fight, player: PlayerId) -> Side:
    """Return the other side of a fight."""
    return fight.theirs if fight.mine.player == player else fight.mine
