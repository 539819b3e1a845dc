"""What may be done before one's own roll: shield, cage, sulphur, tricks, omen, and the book for some of them.

Rules 6.9, 7.3, 8.6, 8.7, 8.13, 9.4, 9.7, 9.8.
"""

from typing import Literal

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Text, Who, text
from kraina.games.monstrum.cards import Monster, card_name
from kraina.games.monstrum.choose import choose_player, listed
from kraina.games.monstrum.state import Adventurer, MonstrumCtx, best_limit
from kraina.games.monstrum.strength import lose, put_under
from kraina.games.monstrum.ward import spell_reaches

BOOK = "book-of-spells"
FIGHT_SPELLS = ("magic-shield", "devilish-tricks", "omen")

Ready = Literal["roll", "magic-shield", "sulphur"]


def play_card(ctx: MonstrumCtx, one: Adventurer, card: Uid, spell: Uid) -> None:
    """Put a played card under its deck and tell it; ``spell`` is what it is played as, which differs for the Book."""
    put_under(ctx, one, card)
    key = "told.plays" if card == spell else "told.reads"
    told = text(key, who=Who(one.player), card=card_name(spell))
    rule = ctx.data.surprise(spell).rule
    ctx.emit(CardShown(text=told, rule=rule, player=one.player, card=spell, deck="surprise"))
    if card != spell:
        ctx.ran(f"card:{card}")


def prepare_fight(ctx: MonstrumCtx, one: Adventurer, monster: Monster) -> Flow[Ready]:
    """Ask what is done before the roll until it is rolled or won without one."""
    fight = ctx.state.fight
    assert fight is not None
    while not ctx.state.get(fight.fighter).belt_armed:
        cards = [card for card in one.surprises if _helps(ctx, one, card, monster)]
        spells = [spell for spell in FIGHT_SPELLS if _helps(ctx, one, spell, monster)]
        prompt = text("ask.fight", monster=card_name(monster.id))
        rule = "10.2" if monster.id == ctx.data.guardian.id else "6.3"
        options = _before_roll(cards, spells, _fight_hint(ctx, monster))
        picked = yield from ask(Decision(one.player, "fight", prompt, options, rule=rule, source=monster.id))
        if picked == "roll":
            break
        spell = picked
        if picked == BOOK:
            spell = yield from choose_spell(one, spells)
        play_card(ctx, one, picked, spell)
        if spell == "cage":
            fight.caged = True
        elif spell == "devilish-tricks":
            devilish_tricks(ctx, one)
        elif spell == "omen":
            fight.fighter = yield from omen(ctx, one)
        else:
            return "magic-shield" if spell == "magic-shield" else "sulphur"
    return "roll"


def _helps(ctx: MonstrumCtx, one: Adventurer, card: Uid, monster: Monster) -> bool:
    """Return whether a card may be played before this fight's roll and can make a difference to it."""
    fight = ctx.state.fight
    alone = fight is not None and fight.fighter == one.player
    if card == "magic-shield":
        return True
    if card == "cage":
        return monster.strength > ctx.data.numbers.cage_loss
    if card == "sulphur":
        return monster.kind == "dragon"
    if card == "devilish-tricks":
        return alone and can_pay_tricks(ctx, one)
    if card == "omen":
        return alone and bool(_proxies(ctx, one))
    return card == BOOK and any(_helps(ctx, one, spell, monster) for spell in FIGHT_SPELLS)


def _fight_hint(ctx: MonstrumCtx, monster: Monster) -> Text:
    fight = ctx.state.fight
    assert fight is not None
    fighter = ctx.state.get(fight.fighter)
    limit = best_limit(ctx.data, fighter, monster.dexterity)
    return text("hint.fight-one") if limit == 1 else text("hint.fight", limit=limit)


def roller(ctx: MonstrumCtx, one: Adventurer) -> Flow[PlayerId]:
    """Return who rolls at a corridor: the player, or another one by Omen (5.5, 8.6)."""
    cards = [card for card in one.surprises if card in ("omen", BOOK)] if _proxies(ctx, one) else []
    options = _before_roll(cards, ["omen"], None)
    picked = yield from ask(Decision(one.player, "corridor", text("ask.corridor"), options, rule="5.5"))
    if picked == "roll":
        return one.player
    play_card(ctx, one, picked, "omen")
    return (yield from omen(ctx, one))


def _before_roll(cards: list[Uid], spells: list[Uid], hint: Text | None) -> tuple[Option[Uid], ...]:
    """Return the options before a roll: the roll, and the cards that may be played; the Book tells its spells."""
    options = [Option("roll", "roll", text("option.roll"), hint=hint)]
    for card in cards:
        does = Text(f"card.{card}.text")
        if card == BOOK:
            does = text("hint.book", spells=listed([card_name(spell) for spell in spells]))
        options.append(Option(f"play:{card}", card, text("option.play", card=card_name(card)), Ref("card", card), does))
    return tuple(options)


def choose_spell(one: Adventurer, spells: list[Uid]) -> Flow[Uid]:
    """Ask which spell is read from the Book of Spells (9.4)."""
    options = tuple(
        Option(f"spell:{spell}", spell, card_name(spell), Ref("card", spell), Text(f"card.{spell}.text"))
        for spell in spells
    )
    return (yield from ask(Decision(one.player, "book", text("ask.book"), options, rule="9.4", source=BOOK)))


def can_pay_tricks(ctx: MonstrumCtx, one: Adventurer) -> bool:
    """Return whether Devilish Tricks may be played: it must not kill, nor be in force already (8.13)."""
    return one.strength > ctx.data.numbers.tricks_price and not one.tricks


def devilish_tricks(ctx: MonstrumCtx, one: Adventurer) -> None:
    """Pay 7 strength; from now on fights are won on 4 or less (8.13)."""
    one.tricks = True
    ctx.ran("card:devilish-tricks")
    lose(ctx, one, ctx.data.numbers.tricks_price, "8.13")


def _proxies(ctx: MonstrumCtx, one: Adventurer) -> list[Adventurer]:
    return [other for other in ctx.state.others(one.player) if not other.warded]


def omen(ctx: MonstrumCtx, one: Adventurer) -> Flow[PlayerId]:
    """Choose who acts in one's place and return who does: oneself if the Stone of Niwy keeps the spell off (8.6)."""
    ctx.ran("card:omen")
    chosen = yield from choose_player(one, _proxies(ctx, one), "omen", "8.6", "omen")
    if (yield from spell_reaches(ctx, one, ctx.state.get(chosen), "omen")):
        ctx.emit(Told(text=text("told.omen", who=Who(chosen), whom=Who(one.player)), rule="8.6"))
        return chosen
    return one.player
