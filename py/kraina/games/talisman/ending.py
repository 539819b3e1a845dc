"""How a match may end before only one is left: sudden death by time. Rule 11.7."""

from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.talisman.cards import TalismanData
from kraina.games.talisman.pawn import win
from kraina.games.talisman.state import Hero, Tale

MOST_TURNS = 40
"""Turns of everybody after which sudden death by time counts the points."""


def score(data: TalismanData, one: Hero) -> int:
    """Return what a hero has above the start: counters, gold, Spells, Followers and Objects (11.7)."""
    if not one.character:
        return 0
    start = data.characters[one.character]
    strength, craft = one.natural.get("strength", one.strength), one.natural.get("craft", one.craft)
    have = strength + craft + one.life + one.fate + one.gold
    cards = len(one.spells) + len(one.followers) + len(one.objects)
    return have + cards - (start.strength + start.craft + start.life + start.fate + start.gold + start.spells)


def score_if_time(ctx: Tale) -> None:
    """With sudden death by time, have the highest score win when everybody has had his turns (11.7)."""
    state = ctx.state
    if state.options["sudden_death"] != "time" or state.winner is not None:
        return
    in_game = [one for one in state.heroes if one.character or one.waiting]
    if not in_game or any(one.turns < MOST_TURNS for one in in_game):
        return
    best: PlayerId = max(in_game, key=lambda one: (one.character != "", score(ctx.data, one), -one.player)).player
    win(ctx, best, "time")
    ctx.emit(Told(text=text("told.time", who=Who(best)), rule="11.7", notable=True))
