"""The scene of a fight: both sides with their parts, the exact chance, and what is at stake."""

from kraina.engine.ids import design_of
from kraina.games.monstrum.cards import load_data
from kraina.games.monstrum.view import AdventurerView, FightView, MonstrumView
from table.html import Markup, join, tag
from table.i18n import Texts
from table.render.monstrum.cards import card, counter, icon_of
from table.render.monstrum.pawns import badge, player_name
from table.sources import ask_card

PIPS = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((26, 26), (50, 50), (74, 74)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((28, 25), (72, 25), (28, 50), (72, 50), (28, 75), (72, 75)),
}

DIE = "M18 6Q50 3 82 6Q94 7 95 19Q97 50 94 82Q93 94 81 95Q50 97 18 94Q7 93 6 81Q3 50 6 18Q7 7 18 6Z"


def die_face(value: int) -> Markup:
    """Return a die that shows a number from 1 to 6."""
    pips = (tag("circle", cx=x, cy=y, r=9, class_="die-pip") for x, y in PIPS[value])
    box = tag("path", d=DIE, class_="die-box")
    return tag("svg", box, *pips, class_="die", viewBox="0 0 100 100", data_value=value, aria_hidden="true")


def scene(view: MonstrumView, t: Texts, place: str) -> Markup:
    """Return the fight that goes on, or nothing; it lies ``above`` or ``below`` on the map."""
    fight = view.fight
    if fight is None:
        return Markup("")
    fighter = next(one for one in view.adventurers if one.player == fight.fighter)
    design = design_of(fight.monster)
    title = t("table.fight.title", monster=t(f"card.{design}.name"))
    return tag(
        "section",
        tag("h2", title, class_="fight-title"),
        tag("div", card(design, t), ask_card(t, "monstrum", design), _caged(fight, t), class_="fight-monster"),
        _odds(view, fight, fighter, t),
        _fighter(fight, fighter, t),
        class_=f"fight {place}",
        aria_label=title,
    )


def _caged(fight: FightView, t: Texts) -> Markup | None:
    return tag("p", icon_of("cage"), t("table.fight.caged"), class_="fight-caged") if fight.caged else None


def _odds(view: MonstrumView, fight: FightView, fighter: AdventurerView, t: Texts) -> Markup:
    limit = 6 if fighter.belt_armed else fight.limit
    dice = (
        tag("li", die_face(value), class_="odds-win" if value <= limit else "odds-loss", title=value) for value in PIPS
    )
    if fighter.belt_armed:
        said = t("table.fight.sure")
    else:
        said = t("table.fight.limit-one") if limit == 1 else t("table.fight.limit", limit=limit)
    chance = t("table.fight.chance", limit=limit)
    return tag(
        "div",
        tag("p", tag("strong", said), " ", tag("span", chance, class_="odds-chance"), class_="fight-limit"),
        tag("ul", *dice, class_="odds", aria_hidden="true"),
        _reckoning(fight, fighter, t),
        _stakes(view, fight, fighter, t),
        class_="fight-odds",
    )


def _reckoning(fight: FightView, fighter: AdventurerView, t: Texts) -> Markup:
    """Return how the limit comes about: skill against skill, and what raises it."""
    numbers = load_data().numbers
    plain = numbers.base_limit + fighter.dexterity - fight.dexterity
    kept = max(numbers.lowest_limit, min(numbers.highest_limit, plain))
    said = t("table.fight.skill", base=numbers.base_limit, own=fighter.dexterity, other=fight.dexterity, limit=plain)
    parts = [tag("li", said if kept == plain else join(said, " ", t("table.fight.kept", limit=kept)))]
    for design, limit in weapons(fighter):
        name = t(f"card.{design}.name")
        parts.append(tag("li", icon_of(design), t("table.fight.weapon", card=name, limit=limit)))
    return tag("ul", *parts, class_="fight-parts")


def weapons(fighter: AdventurerView) -> list[tuple[str, int]]:
    """Return what an adventurer wins fights by: the card and the greatest number that wins."""
    data = load_data()
    found = [(uid, data.surprise(uid).wins_on) for uid in fighter.open if uid in data.surprises]
    found = [(uid, limit) for uid, limit in found if limit]
    if fighter.tricks:
        found.append(("devilish-tricks", data.numbers.tricks_wins_on))
    return found


def _stakes(view: MonstrumView, fight: FightView, fighter: AdventurerView, t: Texts) -> Markup:
    data = load_data()
    numbers = data.numbers
    spoils = dict(view.options)["spoils"] == "on" and fight.strength >= numbers.spoils_strength
    win = t("table.fight.win-spoils" if spoils else "table.fight.win", points=fight.strength)
    if fight.monster == data.guardian.id:
        win = t("table.fight.win-game")
    loss = min(fight.strength, numbers.cage_loss) if fight.caged else fight.strength
    return tag(
        "dl",
        tag("dt", t("table.fight.if-win"), class_="stake-win"),
        tag("dd", win),
        tag("dt", t("table.fight.if-loss"), class_="stake-loss"),
        tag("dd", t("table.fight.loss-death" if loss >= fighter.strength else "table.fight.loss", points=loss)),
        class_="stakes",
    )


def _fighter(fight: FightView, fighter: AdventurerView, t: Texts) -> Markup:
    name = player_name(t, fighter.player)
    proxy = None
    if fight.fighter != fight.player:
        proxy = tag("p", t("table.fight.proxy", who=name, whom=player_name(t, fight.player)), class_="fight-proxy")
    return tag(
        "div",
        badge(fighter.player),
        tag("p", name, class_="fighter-name"),
        tag("p", counter("strength", fighter.strength, t), counter("dexterity", fighter.dexterity, t)),
        proxy,
        class_=f"fight-fighter seat-{fighter.player}",
    )
