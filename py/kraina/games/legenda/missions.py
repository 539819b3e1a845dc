"""Missions: drawing and swapping them, the Beast, and what waits at the special places. Rules 1.5, 1.11, 2.2."""

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, name, text
from kraina.games.legenda import dice
from kraina.games.legenda.cards import SHAPESHIFTER, Mission, Trait
from kraina.games.legenda.counters import gain_small, pay
from kraina.games.legenda.fights import Result, fight_out, open_fight, used_trait
from kraina.games.legenda.life import choose_city, drop_mission, lose_life
from kraina.games.legenda.points import foe_name
from kraina.games.legenda.rewards import reward, shapeshifter_reward
from kraina.games.legenda.state import (
    Fight,
    Hero,
    Tale,
    able,
    in_city,
    mission_field,
    shapeshifter_field,
    traits_of,
)  # fmt: skip
from kraina.kit.choose import NO
from kraina.kit.names import card_name

LOST_SERVANT = "lost-servant"
SHIELD = "shield"
KEPT_FROM = 5
"""The Shield keeps a mission by this number or more."""
HIGH = 3
"""A duel's master fights by his higher trait on this number or less (1.5b)."""


def may_draw(ctx: Tale, player: PlayerId) -> bool:
    """Return whether a player may draw a mission: in a city, without one, and no Shapeshifter lies open."""
    state, one = ctx.state, ctx.state.get(player)
    left = state.missions or state.missions_used
    return bool(left) and in_city(state, one) and not one.mission and not state.open


def may_swap(ctx: Tale, player: PlayerId) -> bool:
    """Return whether a player may discard his mission for a new one (1.5)."""
    state, one = ctx.state, ctx.state.get(player)
    left = state.missions or state.missions_used
    return bool(left and one.mission) and in_city(state, one) and not state.open and one.denars >= ctx.data.numbers.swap


def draw_mission(ctx: Tale, player: PlayerId) -> None:
    """Draw a mission; the Shapeshifter is laid open for all (1.5, 2.2)."""
    state = ctx.state
    if not state.missions:
        state.missions, state.missions_used = state.missions_used, []
        ctx.shuffle(state.missions)
    card = ctx.draw(state.missions)
    told = text("told.mission", who=Who(player), card=card_name(card))
    if card == SHAPESHIFTER:
        state.open, state.opened = True, state.round
        told = text("told.shapeshifter", who=Who(player))
    else:
        state.get(player).mission = card
    rule = "2.2" if card == SHAPESHIFTER else "1.5"
    ctx.emit(CardShown(text=told, rule=rule, player=player, card=card, deck="mission"))


def swap_mission(ctx: Tale, player: PlayerId) -> None:
    """Pay, discard the mission and draw another (1.5)."""
    pay(ctx, player, ctx.data.numbers.swap, "1.5")
    drop_mission(ctx, ctx.state.get(player))
    draw_mission(ctx, player)


def tasks_at(ctx: Tale, one: Hero, field: str) -> list[str]:
    """Return what a player may fight at a field by his mission or the Shapeshifter's (1.5, 2.2).

    ``servant``, ``master``, ``captor`` of the own mission; ``reflection`` and ``shapeshifter``.
    """
    lost = ctx.state.turn.done if ctx.state.turn is not None else []
    tasks: list[str] = []
    if field and field == mission_field(ctx.data, one):
        duel = ctx.data.missions[one.mission].kind == "duel"
        if duel and not one.secret and LOST_SERVANT not in lost:
            tasks.append("servant")
        tasks.append("master" if duel else "captor")
    if ctx.state.open and field == shapeshifter_field(ctx.data):
        if not one.reflection and "lost-reflection" not in lost:
            tasks.append("reflection")
        tasks.append(SHAPESHIFTER)
    return tasks


def attempt(ctx: Tale, player: PlayerId, *, entering: bool = False) -> Flow[bool]:
    """Let a player choose what he fights at the special place where he stands, and fight it (1.5).

    Whoever enters the Shapeshifter's place without a mission there may explore it as any other field: then False.
    """
    one = ctx.state.get(player)
    options = [
        Option(f"fight:{task}", task, text(f"option.fight-{task}", foe=name("opponent", _foe(ctx, one, task))))
        for task in tasks_at(ctx, one, one.field)
    ]
    if entering and one.field != mission_field(ctx.data, one):
        options.append(Option(NO, NO, text("option.explore")))
    task = yield from ask(Decision(player, "task", text("ask.task"), tuple(options), rule="1.5"))
    if task == NO:
        return False
    yield from _fight_for(ctx, player, task)
    return True


def _fight_for(ctx: Tale, player: PlayerId, task: str) -> Flow[None]:
    """Fight what a task names."""
    if task in ("servant", "reflection"):
        yield from _servant(ctx, player, task)
    elif task == "captor":
        yield from _captor(ctx, player)
    else:
        yield from _master(ctx, player, task)


def _foe(ctx: Tale, one: Hero, task: str) -> str:
    """Return the opponent of a task."""
    mission = ctx.data.missions[SHAPESHIFTER if task in (SHAPESHIFTER, "reflection") else one.mission]
    return mission.servant if task in ("servant", "reflection") else mission.foe


def _servant(ctx: Tale, player: PlayerId, task: str) -> Flow[None]:
    """Fight a servant: a win teaches the master's secret, a loss costs a life point (1.5b, 2.2)."""
    numbers, one = ctx.data.numbers, ctx.state.get(player)
    points = numbers.servant if task == "servant" else numbers.reflection
    fight = open_fight(player, "servant", _foe(ctx, one, task), traits_of(points))
    result = yield from fight_out(ctx, fight)
    if result == "won":
        if task == "servant":
            ctx.state.get(player).secret = True
        else:
            ctx.state.get(player).reflection = True
        ctx.emit(Told(text=text("told.secret", who=Who(player), foe=foe_name(fight)), rule="1.5b"))
        gain_small(ctx, player, used_trait(fight), "1.5b")
    elif result == "lost":
        if ctx.state.turn is not None:
            ctx.state.turn.done.append(LOST_SERVANT if task == "servant" else "lost-reflection")
        _lose(ctx, player, fight, numbers.servant_loss)


def _master(ctx: Tale, player: PlayerId, task: str) -> Flow[None]:
    """Fight the target of a duel: by one of its two traits, as a die decides; the Shapeshifter by any (1.5b, 2.2)."""
    numbers, one = ctx.data.numbers, ctx.state.get(player)
    trait: Trait | None = None
    if task == SHAPESHIFTER:
        traits = traits_of(numbers.shapeshifter)
    else:
        mission = ctx.data.missions[one.mission]
        assert mission.high is not None and mission.low is not None
        traits = {**traits_of(0), mission.high: numbers.master[0], mission.low: numbers.master[1]}
        trait = mission.high if dice.roll(ctx, player, "master", "1.5b") <= HIGH else mission.low
    fight = open_fight(player, "master", _foe(ctx, one, task), traits)
    result = yield from fight_out(ctx, fight, trait=trait)
    if task == SHAPESHIFTER:
        if result == "won":
            yield from shapeshifter_reward(ctx, player, used_trait(fight))
        elif result == "lost":
            _lose(ctx, player, fight, numbers.mission_loss)
        return
    _finish(ctx, player, fight, result)


def _captor(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Fight whoever holds a captive; freed, he follows to the nearest city, where the reward waits (1.5c)."""
    one = ctx.state.get(player)
    mission = ctx.data.missions[one.mission]
    assert mission.trait is not None
    traits = {**traits_of(0), mission.trait: ctx.data.numbers.captor}
    fight = open_fight(player, "captor", mission.foe, traits)
    result = yield from fight_out(ctx, fight, trait=mission.trait)
    if result != "won":
        _finish(ctx, player, fight, result)
        return
    cities = ctx.state.board.nearest_cities(ctx.state.get(player).field)
    city = yield from choose_city(ctx, player, "escort", cities, "1.5c")
    ctx.state.get(player).captive_to = city
    ctx.emit(Told(text=text("told.frees", who=Who(player), city=name("city", _city(ctx, city))), rule="1.5c"))


def _city(ctx: Tale, field: str) -> str:
    return ctx.data.atlas.fields[field].city


def fight_beast(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Fight the Beast that was found (1.5a)."""
    one = ctx.state.get(player)
    fight = open_fight(player, "beast", one.mission, traits_of(ctx.data.numbers.beast))
    result = yield from fight_out(ctx, fight)
    _finish(ctx, player, fight, result)


def _finish(ctx: Tale, player: PlayerId, fight: Fight, result: Result) -> None:
    """Reward a mission carried out, or discard the card of one that failed (1.5)."""
    if result == "won":
        reward(ctx, player, used_trait(fight))
    elif result == "lost":
        one = ctx.state.get(player)
        ctx.emit(Told(text=text("told.mission-failed", who=Who(player), card=card_name(one.mission)), rule="1.5"))
        ctx.ran(f"card:{one.mission}")
        if not _shield_holds(ctx, player):
            drop_mission(ctx, one)
        _lose(ctx, player, fight, ctx.data.numbers.mission_loss)


def _shield_holds(ctx: Tale, player: PlayerId) -> bool:
    """Roll for the shieldmaiden, who may keep a mission that failed (1.3)."""
    if not able(ctx.data, ctx.state.get(player), SHIELD):
        return False
    if dice.roll(ctx, player, "shield", "1.3") < KEPT_FROM:
        return False
    ctx.emit(Told(text=text("told.shield", who=Who(player)), rule="1.3"))
    return True


def _lose(ctx: Tale, player: PlayerId, fight: Fight, points: int) -> None:
    """Take the life that a lost fight on a mission costs."""
    if able(ctx.data, ctx.state.get(player), SHIELD):
        points -= 1
        ctx.ran(f"ability:{SHIELD}")
    ctx.emit(Told(text=text("told.beaten", who=Who(player), foe=foe_name(fight)), rule="1.5"))
    if points:
        lose_life(ctx, player, points, "1.5")


def hunts(ctx: Tale, one: Hero, terrain: str) -> Mission | None:
    """Return the mission of a Beast that lives on a terrain, if a hero has it (1.5a)."""
    mission = ctx.data.missions.get(one.mission)
    return mission if mission is not None and mission.kind == "beast" and mission.terrain == terrain else None
