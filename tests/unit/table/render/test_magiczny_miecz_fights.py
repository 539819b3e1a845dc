"""What lies over the map of Magiczny Miecz: fights with their odds, Spells being cast, Events drawn, and moments."""

import dataclasses
from collections.abc import Sequence
from typing import Any

import pytest

from kraina.engine.decision import Ref
from kraina.engine.event import CardShown, Event, Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Param, Who, listed, text
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.odds import Odds
from kraina.games.magiczny_miecz.points import Part, foe_name
from kraina.games.magiczny_miecz.state import Foe
from kraina.games.magiczny_miecz.view import FightView, MieczView
from table.html import Markup
from table.i18n import LANGUAGES, load_sentences
from table.render.kin.fight import percent
from table.render.magiczny_miecz.cards import icons
from tests.unit.table.render.troll import DRAWN, decision, having, option, parsed, said, seen, texts, troll


def fought(fight: FightView) -> MieczView:
    return dataclasses.replace(seen(troll()), fight=fight)


def against(*foes: Foe, **changes: Any) -> FightView:
    """The Troll with Sword 6 + 1 before some foes, 21 to 6 to 9 in 36."""
    mine = (Part(text("part.own"), 6), Part(card_name("silver-arrow"), 1))
    fight = FightView(PlayerId(0), None, "sword", mine, (), foes, {}, Odds(21, 6, 9))
    return dataclasses.replace(fight, **changes)


# --- fights ---------------------------------------------------------------------------------------------------------


def test_nothing_lies_over_the_map_while_nothing_happens() -> None:
    assert DRAWN.scene(seen(troll()), None, texts()) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_are_those_of_the_view(language: str) -> None:
    scene = DRAWN.scene(fought(against(Foe("bear", 3))), None, texts(language))
    shares = [said(having(scene, "class", f"odds-{name}")[0]) for name in ("won", "draw", "lost")]
    assert [" ".join(share.split()[1:3]) for share in shares] == ["58 %", "17 %", "25 %"]
    assert ["21" in shares[0], "6" in shares[1], "9" in shares[2]] == [True] * 3
    widths = [one.attrib["style"] for one in parsed(scene).iter("span") if "style" in one.attrib]
    assert widths == ["flex-grow: 21", "flex-grow: 6", "flex-grow: 9"]


def test_both_sides_of_a_fight_show_their_points_and_parts() -> None:
    scene = DRAWN.scene(fought(against(Foe("bear", 3), Foe("wolf", 4))), None, texts())
    mine, theirs = having(scene, "class", "side")
    assert [said(one).split()[0] for one in having(scene, "class", "side-total")] == ["7", "7"]
    assert "own points +6" in said(mine) and "Silver Arrow +1" in said(mine)
    assert [said(row) for row in theirs.iter("li")] == ["Bear +3", "Wolf +2", "more here +2"]


def test_a_single_foe_needs_no_sum_and_a_creature_has_a_picture() -> None:
    scene = DRAWN.scene(fought(against(Foe("stone-monster", 9, card=False))), None, texts())
    (_, theirs) = having(scene, "class", "side")
    assert "Stone Monster" in said(theirs) and list(theirs.iter("li")) == []
    assert f"#i-{icons('foe')['stone-monster']}" in [one.attrib["href"] for one in theirs.iter("use")]


def test_every_creature_that_can_be_fought_has_a_picture_of_its_own() -> None:
    foes = {key.split(".")[1] for key in load_sentences("magiczny_miecz", "en") if key.startswith("foe.")}
    assert foes == set(icons("foe")) and len(set(icons("foe").values())) == len(foes)


def test_a_duel_names_who_would_win() -> None:
    duel = against(opponent=PlayerId(1), theirs=(Part(text("part.own"), 3),))
    scene = DRAWN.scene(fought(duel), None, texts())
    assert said(having(scene, "class", "odds-won")[0]).startswith("Anna 58 %")
    assert said(having(scene, "class", "odds-lost")[0]).startswith("<b>Bo</b> 25 %")
    assert "<b>Bo</b>" not in scene


def test_once_a_die_has_been_rolled_it_stands_in_place_of_the_odds() -> None:
    scene = DRAWN.scene(fought(against(Foe("bear", 3), rolled={"mine": 5})), None, texts())
    assert not having(scene, "class", "odds")
    assert [die.attrib["data-value"] for die in having(scene, "class", "die")] == ["5"]


@pytest.mark.parametrize(("count", "of", "shown"), [(0, 36, 0), (36, 36, 100), (1, 36, 3), (9, 72, 13), (5, 200, 3)])
def test_shares_are_rounded_half_up(count: int, of: int, shown: int) -> None:
    assert percent(count, of) == shown


def test_a_spell_that_can_be_answered_lies_over_the_map_with_what_it_answers() -> None:
    castings = ((PlayerId(1), "golem", PlayerId(0)), (PlayerId(0), "mirror", None))
    scene = DRAWN.scene(dataclasses.replace(seen(troll()), castings=castings), None, texts())
    assert "Anna casts a Spell" in said(parsed(scene))
    assert [one.attrib["data-card"] for one in parsed(scene).iter() if "data-card" in one.attrib] == ["mirror", "golem"]
    fight = dataclasses.replace(fought(against(Foe("bear", 3))), castings=castings)
    (strip,) = having(DRAWN.scene(fight, None, texts()), "class", "castings")
    assert "Mirror" in said(strip) and "Golem" in said(strip)


def test_events_just_drawn_lie_over_the_map_unless_they_are_chosen_from() -> None:
    view = dataclasses.replace(seen(troll()), drawn=("elk#1", "sage"))
    assert "Drawn just now" in said(parsed(DRAWN.scene(view, None, texts())))
    choice = decision(option("card:elk#1", Ref("card", "elk#1")), option("card:sage", Ref("card", "sage")))
    assert DRAWN.scene(view, choice, texts()) == ""


# --- moments --------------------------------------------------------------------------------------------------------


def compared(mine: int, theirs: int, foe: Param, *later: Event) -> Markup:
    event = Told(text=text("told.compares", who=Who(PlayerId(0)), mine=mine, die=4, theirs=theirs, foe_die=2, foe=foe))
    return DRAWN.moment(event, later, seen(troll()), texts())


def won(design: str) -> Event:
    return Told(text=text("told.beats", who=Who(PlayerId(0)), foe=foe_name(design, card=True)))


def duel_won(winner: int, loser: int) -> Event:
    return Told(text=text("told.wins-duel", who=Who(PlayerId(winner)), other=Who(PlayerId(loser))))


BEATEN = Told(text=text("told.is-beaten", who=Who(PlayerId(0))))
BEAR = foe_name("bear", card=True)
BOTH = listed([BEAR, foe_name("wolf", card=True), foe_name("stone-monster", card=False)])
AGAIN = Told(text=text("told.compares", who=Who(PlayerId(0)), mine=1, die=1, theirs=2, foe_die=2, foe=BEAR))


@pytest.mark.parametrize(
    ("foe", "later", "how", "named"),
    [
        (BOTH, [won("bear"), won("wolf")], "won", ["Bear", "Wolf", "Stone Monster"]),
        (BEAR, [BEATEN], "lost", ["Bear"]), (BEAR, [], "draw", ["Bear"]), (BEAR, [AGAIN, BEATEN], "draw", ["Bear"]),
        (Who(PlayerId(1)), [duel_won(0, 1)], "won", ["<b>Bo</b>"]),
        (Who(PlayerId(1)), [duel_won(1, 0)], "lost", ["<b>Bo</b>"]), (Who(PlayerId(1)), [], "draw", ["<b>Bo</b>"]),
    ],
)  # fmt: skip
def test_a_fight_is_compared_after_its_dice(foe: Param, later: Sequence[Event], how: str, named: list[str]) -> None:
    shown = compared(9, 7, foe, *later)
    assert having(shown, "class", f"fight-{how}") and "<b>Bo" not in shown
    assert [said(one).split() for one in having(shown, "class", "rolled-total")] == [["9", "5", "+"], ["7", "5", "+"]]
    assert having(shown, "data-value", "4") and having(shown, "data-value", "2")
    assert all(name in said(parsed(shown)) for name in named)


def test_a_fight_without_a_die_shows_the_sum_alone_and_a_die_raised_beyond_six_its_figure() -> None:
    told = text("told.compares", who=Who(PlayerId(0)), mine=9, die=8, theirs=7, foe_die=0, foe=BEAR)
    shown = DRAWN.moment(Told(text=told), [BEATEN], seen(troll()), texts())
    assert [said(one).split() for one in having(shown, "class", "rolled-total")] == [["9", "1", "+", "8"], ["7"]]


def test_a_card_is_shown_when_it_is_drawn_or_cast_but_not_when_it_is_picked_up() -> None:
    def shown(key: str, uid: str, deck: str) -> Markup:
        told = text(key, who=Who(PlayerId(0)), card=card_name(uid))
        event = CardShown(text=told, player=PlayerId(0), card=uid, deck=deck)
        return DRAWN.moment(event, (), seen(troll()), texts())

    assert having(shown("told.draws", "elk#2", "event"), "data-card", "elk")
    assert having(shown("told.casts", "mirror", "spell"), "data-card", "mirror")
    assert shown("told.takes", "sword#1", "event") == ""
    assert DRAWN.moment(Told(text=text("told.enters-bridge", who=Who(PlayerId(0)))), (), seen(troll()), texts()) == ""
