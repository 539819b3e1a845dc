"""Magia i Miecz with the Cave on the table: two maps, who is on which, and matches that are drawn move by move."""

import re
from typing import Any

import pytest

from kraina.engine.bot import answer_of, bot_rng
from kraina.engine.decision import Decision, Option, Ref
from kraina.engine.game import Seat, choose_switches
from kraina.engine.ids import PlayerId
from kraina.engine.session import Session
from kraina.engine.text import text
from kraina.games.registry import entry
from kraina.games.talisman.cave.expansion import joined_definitions
from kraina.games.talisman.view import TalismanView
from kraina.kit.cave.board import load_cave
from table.html import Markup, join
from table.i18n import LANGUAGES, Texts
from table.render import monstrum, showing, talisman
from table.render.talisman import TalismanRenderer
from table.render.talisman.below import chances
from table.render.talisman.explain import card_rule
from table.sources import source_of
from tests.rules.talisman.below import CaveTable
from tests.unit.table.render.troll import having, option, parsed, said

DRAWN = TalismanRenderer()
NAMES = ("Anna", "<b>Bo</b>", "Cecylia")
UNTOLD = re.compile(r"\[[a-z]+\.[\w.-]+\]")


def texts(language: str = "en") -> Texts:
    return Texts(language, ["ui", "talisman"], NAMES)


def below(viewer: int | None = 0) -> TalismanView:
    """The Hewer in the Gullet, the Warrior in the Fields; cards and gold lie on both boards."""
    made = CaveTable().inside(
        0, "hewer", at="gullet", came="cave-entrance", objects=["miners-lamp"], trophies=["cave-rat"]
    )
    made.hero(1, "warrior", at="fields-1")
    made.lying("gullet", "basilisk").gold("gullet", 2).lying("fields-1", "bear").gold("fields-1", 1)
    view = made.start().view(None if viewer is None else PlayerId(viewer))
    assert isinstance(view, TalismanView)
    return view


def asked(*options: Option[str], kind: str = "turn") -> Decision[str]:
    return Decision(PlayerId(0), kind, text("ask.turn"), options)


def pawns(shown: Markup) -> list[str]:
    return [one.attrib["data-pawn"] for one in parsed(shown).iter() if "data-pawn" in one.attrib]


def heaps(shown: Markup) -> list[str]:
    return [one.attrib["data-value"] for one in parsed(shown).iter() if one.attrib.get("data-act") == "show"]


def test_whoever_is_inside_sees_the_cave_and_what_lies_there() -> None:
    shown = DRAWN.overlay(below(0), None, texts())
    assert len(having(shown, "class", "jk-map")) == 1 and pawns(shown) == ["0"]
    assert heaps(shown) == ["lying-gullet", "lying-gullet"] and len(having(shown, "class", "jk-lamp")) == 1
    (away,) = having(shown, "class", "jk-elsewhere")
    assert next(away.iter("title")).text == "Outside the Cave: <b>Bo</b>\nLook at the lands outside"


def test_all_cards_that_are_drawn_inside_are_cave_cards() -> None:
    shown = DRAWN.overlay(below(0), None, texts())
    total = sum(area.draw for area in load_cave().areas.values())
    assert len(having(shown, "class", "jk-card-cave")) == total + 1  # and one in the legend
    assert not having(shown, "class", "jk-card-adventure")


def delving(character: str = "warrior", **fields: Any) -> TalismanView:
    """Somebody in the Chamber of Clocks, the Crystal's, in his own turn."""
    made = CaveTable().found("chamber-of-clocks").inside(0, character, at="chamber-of-clocks", **fields)
    view = made.start().view(PlayerId(0))
    assert isinstance(view, TalismanView)
    return view


@pytest.mark.rule("talisman", "13.4")
def test_before_the_trials_their_exact_chances_are_shown() -> None:
    """5 and the Sword, 4 behind, win in 11 and lose in 185 of 216 ways, the higher of two dice against one.

    3 and the Diadem 2, 3 behind the Phantom: 3 to 30. 5 gold, 3 Objects and the Mineral for 2 are 10: half of all.
    The Poltergeist is no payment.
    """
    objects = ["sword", "helmet", "diadem-of-shadows", "mineral"]
    view = delving(strength=5, craft=3, gold=5, objects=objects, followers=["poltergeist"])
    scene = DRAWN.scene(view, asked(kind="trials"), texts())
    rows = [said(row) for row in having(scene, "class", "jk-chances")[0].iter("li")]
    assert rows == [
        "You beat the Beast 6 % 11 in 196", "You beat the Phantom 9 % 1 in 11", "You can pay the Gnome 50 % 1 in 2",
        "All three trials < 1 % 1 in 392",
    ]  # fmt: skip


@pytest.mark.rule("talisman", "13.2")
def test_before_the_search_and_at_the_gates_the_chances_are_shown() -> None:
    view = delving(craft=7, strength=6)
    assert chances(view, asked(kind="chamber")) == (("find", (1, 12)),)
    at_gates = asked(*(option(f"gates-{how}", None) for how in ("pickaxe", "strength", "power")))
    assert chances(view, at_gates) == (
        ("gates-pickaxe", (2, 3)), ("gates-strength", (2, 3)), ("gates-power", (5, 6)),
    )  # fmt: skip
    assert "The Gates open by Craft 83 % 5 in 6" in said(parsed(DRAWN.scene(view, at_gates, texts())))
    assert chances(view, asked(option("roll", None))) == () == chances(view, None)
    assert chances(below(1), Decision(PlayerId(1), "trials", text("ask.turn"), ())) == ()


@pytest.mark.rule("talisman", "13.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_area_says_that_an_adventure_card_is_drawn(language: str) -> None:
    here, alone = texts(language), Texts(language, ["ui", "jaskinia"])
    by_count = {1: alone("space.hanging-stones.text"), 2: alone("space.long-breath.text")}
    for area in load_cave().areas.values():
        if area.kind == "corridor":
            assert here(f"space.{area.id}.text") == by_count[area.draw], area.id


def test_whoever_is_outside_sees_the_lands_and_who_is_below() -> None:
    shown = DRAWN.overlay(below(1), None, texts())
    assert not having(shown, "class", "jk-map") and pawns(shown) == ["1"]
    assert heaps(shown) == ["lying-fields-1", "lying-fields-1"]
    (away,) = having(shown, "class", "jk-elsewhere")
    assert next(away.iter("title")).text == "In the Cave: Anna\nLook at the map of the Cave"


def test_a_place_that_is_looked_for_is_shown_on_its_own_map_which_is_also_reached_by_a_door() -> None:
    view = below(0)
    (door,) = having(DRAWN.overlay(view, None, texts()), "class", "jk-elsewhere")
    assert (door.attrib["data-act"], door.attrib["data-value"]) == ("place", "crags")
    shown = showing(talisman, "crags").overlay(view, None, texts())
    assert not having(shown, "class", "jk-map") and pawns(shown) == ["1"]
    (door,) = having(shown, "class", "jk-elsewhere")
    assert (door.attrib["data-act"], door.attrib["data-value"]) == ("place", "cave-entrance")
    assert having(showing(talisman, "gullet").overlay(view, None, texts()), "class", "jk-map")
    assert showing(monstrum, "gullet") is monstrum


def test_watchers_see_the_map_of_who_is_to_move() -> None:
    assert having(DRAWN.overlay(below(None), None, texts()), "class", "jk-map")


def test_what_is_asked_decides_the_map_and_only_its_spaces_can_be_clicked() -> None:
    inside = asked(option("space:gullet", Ref("space", "gullet")), kind="step")
    outside = asked(option("space:oasis", Ref("space", "oasis")), kind="goal")
    both = asked(option("roll", None), option("out:crags", Ref("space", "crags")))
    shown = DRAWN.overlay(below(0), inside, texts())
    assert having(shown, "data-key", "space:gullet") and having(shown, "class", "jk-map")
    shown = DRAWN.overlay(below(0), outside, texts())
    assert having(shown, "data-key", "space:oasis") and not having(shown, "class", "jk-map")
    shown = DRAWN.overlay(below(0), both, texts())
    assert having(shown, "class", "jk-map") and not having(shown, "data-key", "out:crags")


def test_every_space_of_both_boards_has_a_spot() -> None:
    assert all(DRAWN.spot(space) is not None for space in joined_definitions().board.spaces)
    assert DRAWN.spot("nowhere") is None and set(load_cave().areas) <= set(joined_definitions().board.spaces)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_the_other_box_has_face_portrait_and_rule(language: str) -> None:
    t, data = texts(language), joined_definitions()
    for design in (*data.cards, *data.spells):
        face = DRAWN.card(design, t)
        assert t(f"card.{design}.name") in said(parsed(face)) and not UNTOLD.search(face) and card_rule(design)
    assert source_of("talisman", "cave-rat") == source_of("talisman", "hewer") == "ours"
    assert source_of("talisman", "bear") == "stated"


def test_a_cave_in_shows_on_the_map_of_its_space_and_is_told_of_every_space() -> None:
    made = CaveTable().inside(0, "hewer", at="gullet", came="cave-entrance").closed(1, "four-winds", "woods-1")
    view, t = made.hero(1, "warrior", at="fields-1").start().view(PlayerId(0)), texts()
    assert isinstance(view, TalismanView)
    for place, fallen in (("gullet", "Crossing of Four Winds"), ("fields-1", "Woods")):
        shown = DRAWN.showing(place).overlay(view, None, t)
        assert len(having(shown, "class", "jk-boulders")) == 1
        assert [one.text for one in parsed(shown).iter("title") if str(one.text).startswith("The roof")] == [
            f"The roof has come down: {fallen}"
        ]
    piles = DRAWN.piles(view, t)
    assert all("Caved in" in said(having(piles, "id", f"lying-{space}")[0]) for space in ("four-winds", "woods-1"))


def test_sheets_and_piles_tell_of_the_cave() -> None:
    view, t = below(1), texts()
    read = said(parsed(DRAWN.players(view, t)))
    for what in ("Hewer", "The Gullet", "Miner's Lamp", "Cave Rat", "came from: Cave Entrance"):
        assert what in read
    drawn = DRAWN.piles(view, t)
    assert str(view.cave) in said(having(drawn, "data-deck", "cave")[0])
    assert str(view.underground) in said(having(drawn, "data-deck", "underground")[0])
    assert "Basilisk" in said(having(drawn, "id", "lying-gullet")[0])


@pytest.mark.parametrize(("seed", "underground"), [(25, "cave"), (8, "pit")])
def test_a_match_with_the_cave_is_drawn_answer_by_answer(seed: int, underground: str) -> None:
    """From the first time that somebody is below; whoever is asked, another and a watcher look."""
    it = entry("talisman")
    seats = [Seat(name, "sensible") for name in NAMES]
    options = choose_switches(it.game.switches, {"cave": "on", "underground": underground})
    session = Session(it.game, seats, seed, options)
    bots, chances = [it.bot("sensible") for _ in seats], [bot_rng(seed, PlayerId(seat)) for seat in range(3)]
    below_seen = number = 0
    while (decision := session.pending) is not None and below_seen < 60 and number < 2500:
        events, view = session.drain_events(), session.view(decision.player)
        if any(one.space in load_cave() for one in view.heroes) or number % 40 == 0:
            below_seen += any(one.space in load_cave() for one in view.heroes)
            for viewer in (decision.player, PlayerId((decision.player + 1) % 3), None):
                look(session.view(viewer), decision if viewer == decision.player else None, number)
            for language in LANGUAGES:
                moments = [DRAWN.moment(one, events[place + 1 :], view, texts(language))
                           for place, one in enumerate(events)]  # fmt: skip
                assert not UNTOLD.search(join(*moments))
        answer, _ = answer_of(bots[decision.player], session.view, decision, chances[decision.player])
        session.answer(*answer)
        number += 1
    assert below_seen >= 60


def look(view: TalismanView, decision: Decision[str] | None, number: int) -> None:
    """Draw the whole table in one of the languages: well formed, told, and clickable for options alone."""
    t = texts(LANGUAGES[number % len(LANGUAGES)])
    drawn = join(DRAWN.overlay(view, decision, t), DRAWN.hand(view, decision, t), DRAWN.players(view, t),
                 DRAWN.piles(view, t), DRAWN.scene(view, decision, t))  # fmt: skip
    keys = {one.attrib["data-key"] for one in parsed(drawn).iter() if "data-key" in one.attrib}
    assert not UNTOLD.search(drawn) and keys <= set(decision.keys() if decision is not None else ())
