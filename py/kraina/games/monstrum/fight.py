"""Fights: one roll against a monster. Rules 6.1-6.11 and 10.2."""

from kraina.engine.decision import Flow
from kraina.engine.event import CardShown, GameEnded, Told
from kraina.engine.ids import RuleRef, design_of
from kraina.engine.text import Text, Who, text
from kraina.games.monstrum.board import GOAL, NookId
from kraina.games.monstrum.cards import Monster, card_name, is_blank
from kraina.games.monstrum.dice import prepare_fight
from kraina.games.monstrum.draw import draw_surprise
from kraina.games.monstrum.state import Adventurer, Fight, MonstrumCtx, best_limit
from kraina.games.monstrum.strength import BELT, gain, lose


def draw_combat(ctx: MonstrumCtx, one: Adventurer, nook: NookId) -> Flow[None]:
    """Draw a combat card in a nook: a blank brings a surprise, a monster must be fought (6.2, 6.3)."""
    card = ctx.draw(ctx.state.combat)
    told = text("told.meets", who=Who(one.player), card=card_name(card))
    rule = "6.2" if is_blank(card) else "6.3"
    ctx.emit(CardShown(text=told, rule=rule, player=one.player, card=card, deck="combat"))
    if is_blank(card):
        ctx.state.combat.append(card)
        ctx.ran(f"card:{design_of(card)}")
        yield from draw_surprise(ctx, one)
        return
    monster = ctx.data.monsters[card]
    ctx.state.fight = Fight(one.player, one.player, card)
    how = yield from _fight(ctx, one, monster)
    ctx.state.fight = None
    ctx.state.combat.append(card)
    ctx.ran(f"card:{card}")
    if how != "sulphur":  # which beats the dragon without a fight (9.7)
        one.last_fight = nook
    if how == "lost":
        return
    if how == "sulphur":
        gain(ctx, one, ctx.data.numbers.sulphur_gain, "9.7")
    else:
        gain(ctx, one, monster.strength, "6.5")
    if ctx.state.switched("spoils") and monster.strength >= ctx.data.numbers.spoils_strength:
        ctx.emit(Told(text=text("told.spoils", who=Who(one.player)), rule="6.11"))
        yield from draw_surprise(ctx, one)


def fight_guardian(ctx: MonstrumCtx, one: Adventurer) -> Flow[None]:
    """Fight the Monstrum at the goal: a win ends the match, a loss leaves the adventurer there (10.2)."""
    guardian = ctx.data.guardian
    told = text("told.meets-guardian", who=Who(one.player), card=card_name(guardian.id))
    ctx.emit(CardShown(text=told, rule="10.2", player=one.player, card=guardian.id, deck="combat"))
    ctx.state.fight = Fight(one.player, one.player, guardian.id)
    how = yield from _fight(ctx, one, guardian)
    ctx.state.fight = None
    one.last_fight = GOAL
    ctx.ran(f"card:{guardian.id}")
    if how != "lost":
        win(ctx, one, "10.2")


def win(ctx: MonstrumCtx, one: Adventurer, rule: RuleRef) -> None:
    """End the match with a winner (10.1, 10.2)."""
    ctx.state.winner = one.player
    ctx.emit(GameEnded(text=text("told.wins", who=Who(one.player)), rule=rule, winners=(one.player,), notable=True))


def _fight(ctx: MonstrumCtx, one: Adventurer, monster: Monster) -> Flow[str]:
    """Fight to the end and take what is lost; return ``lost`` or how it was won."""
    fight = ctx.state.fight
    assert fight is not None
    if one.belt_armed:
        return _won_without_roll(ctx, one, monster, BELT, "9.12")
    ready = yield from prepare_fight(ctx, one, monster)
    if ready != "roll":
        return _won_without_roll(ctx, one, monster, ready, ctx.data.surprise(ready).rule)
    fighter = ctx.state.get(fight.fighter)
    if fighter.belt_armed:
        return _won_without_roll(ctx, fighter, monster, BELT, "9.12")
    limit = best_limit(ctx.data, fighter, monster.dexterity)
    value = ctx.roll(
        fighter.player,
        "fight",
        lambda rolled: _told_roll(fighter, rolled, limit),
        "6.4",
    )
    for card in fighter.open:
        if ctx.data.surprise(card).wins_on:
            ctx.ran(f"card:{card}")
    if fight.caged:
        ctx.ran("card:cage")
    if value <= limit:
        ctx.emit(Told(text=text("told.beats", who=Who(fighter.player), monster=card_name(monster.id)), rule="6.5"))
        return "roll"
    ctx.emit(Told(text=text("told.beaten", who=Who(fighter.player), monster=card_name(monster.id)), rule="6.6"))
    loss = min(monster.strength, ctx.data.numbers.cage_loss) if fight.caged else monster.strength
    lose(ctx, fighter, loss, "9.8" if fight.caged else "6.6")
    return "lost"


def _told_roll(fighter: Adventurer, rolled: int, limit: int) -> Text:
    if limit == 1:
        return text("told.rolls-fight-one", who=Who(fighter.player), rolled=rolled)
    return text("told.rolls-fight", who=Who(fighter.player), rolled=rolled, limit=limit)


def _won_without_roll(ctx: MonstrumCtx, one: Adventurer, monster: Monster, card: str, rule: str) -> str:
    ctx.ran(f"card:{card}")
    told = text("told.beats-by", who=Who(one.player), monster=card_name(monster.id), card=card_name(card))
    ctx.emit(Told(text=told, rule=rule))
    return card
