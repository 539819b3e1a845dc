"""What a viewer is shown: own cards, the heroes' totals, the odds; and that a kept sheet never goes stale."""

import dataclasses

from kraina.engine.ids import PlayerId
from kraina.games.talisman.state import Hero
from kraina.games.talisman.view import HIDDEN, sheet_key
from tests.rules.talisman.table import TableMaker, one, play


def test_spells_are_hidden_from_the_others_and_from_watchers(table: TableMaker) -> None:
    session = table().hero(0, "wizard", at="village", spells=["hex", "alchemy"]).start()
    assert session.view(PlayerId(0)).heroes[0].spells == ("hex", "alchemy")
    assert session.view(PlayerId(1)).heroes[0].spells == session.view(None).heroes[0].spells == (HIDDEN, HIDDEN)


def test_a_fight_shows_its_parts_and_odds(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="village", objects=["sword", "potion-of-strength"]).adventure("giant").dice(1)
    session = play(made.start(), "roll", "move:fields-1", "explore")
    fight = session.view(None).fight
    assert fight is not None and sum(part.points for part in fight.mine) == 4 and fight.foes[0].points == 6
    # 4 against 6: won with a lead of -2 in 6 of 36 ways, drawn in 4, lost in 26
    assert (fight.odds.won, fight.odds.draw, fight.odds.lost, fight.odds.of) == (6, 4, 26, 36)


def test_the_key_of_a_sheet_changes_with_every_field_of_a_hero(table: TableMaker) -> None:
    session = table().hero(0, "wizard", at="village").start()
    state, hero = session.state, one(session, 0)
    before = sheet_key(state, hero, None)
    samples = {int: 97, bool: True, str: "x", list: ["x"], dict: {"x": 1}}
    for field in dataclasses.fields(Hero):
        if field.name == "delver":
            continue  # the Cave's, below
        other = dataclasses.replace(hero)
        value = getattr(hero, field.name)
        setattr(other, field.name, not value if isinstance(value, bool) else samples[type(value)])
        assert sheet_key(state, other, None) != before, field.name
    for name, value in (("came", "x"), ("slow", 97), ("barred", 97), ("empty", 97)):
        other = dataclasses.replace(hero, delver=dataclasses.replace(hero.delver, **{name: value}))
        assert sheet_key(state, other, None) != before, name
    state.silence = PlayerId(1)
    assert sheet_key(state, hero, None) != before
