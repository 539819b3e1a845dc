"""Movement: one after the other, never longer than its bound, one glide for each pawn, and none when switched off."""

from __future__ import annotations

from xml.etree import ElementTree

from kraina.engine.event import CardShown, DieRolled, Event, PawnMoved, Told
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId
from kraina.engine.session import Session
from kraina.engine.text import Text, Who, text
from kraina.games.monstrum.game import Monstrum
from table.i18n import Texts
from table.motion import CARD, FIGHT, MOST, Cue, cues_of, die, length
from table.render import renderer

NOTHING = Text("told.turn")


def walk(player: int, *path: int, leap: bool = False) -> PawnMoved:
    return PawnMoved(text=NOTHING, player=PlayerId(player), path=tuple(map(str, path)), leap=leap)


def roll(value: int) -> DieRolled:
    return DieRolled(text=NOTHING, player=PlayerId(0), value=value)


def cues(events: list[Event], speed: str = "fast") -> list[Cue]:
    """Return the cues of events at a table of two."""
    game = Monstrum()
    view = game.view(Session(game, [Seat("Ada"), Seat("Jan")], 7, {}).state, PlayerId(0))
    return cues_of(events, speed, renderer("monstrum"), view, Texts("en", ["ui", "monstrum"], ("Ada", "Jan")))


def fought(value: int, key: str) -> list[Event]:
    """Return what a fight against the ogre tells that is won on 4 or less."""
    ogre = Text("card.ogre.name")
    said = text("told.rolls-fight", who=Who(PlayerId(0)), rolled=value, limit=4)
    return [
        CardShown(text=NOTHING, player=PlayerId(0), card="ogre", deck="combat"),
        DieRolled(text=said, player=PlayerId(0), value=value, purpose="fight"),
        Told(text=text(key, who=Who(PlayerId(0)), monster=ogre)),
    ]


def test_nothing_moves_when_movement_is_off() -> None:
    assert cues([walk(0, 1, 2), roll(3)], "off") == []


def test_movements_follow_one_another() -> None:
    it = renderer("monstrum")
    first, second = cues([walk(0, 1, 2, 3), roll(4)])
    assert first.spots == (it.spot("1"), it.spot("2"), it.spot("3"))
    assert (first.kind, first.start) == ("glide", 0)
    assert (second.kind, second.start) == ("dice", first.millis)


def test_a_pawn_that_walks_twice_glides_once() -> None:
    it = renderer("monstrum")
    found = cues([walk(0, 1, 2), roll(2), walk(0, 2, 9, leap=True)])
    glides = [cue for cue in found if cue.kind == "glide"]
    assert [cue.spots for cue in glides] == [(it.spot("1"), it.spot("2"), it.spot("9"))]


def test_long_chains_are_cut_short() -> None:
    events: list[Event] = [roll(1 + number % 6) for number in range(30)]
    assert length(cues(events)) <= MOST["fast"]


def test_a_die_is_a_cube_that_lands_on_its_number() -> None:
    for value in range(1, 7):
        cube = ElementTree.fromstring(die(value, 2))
        assert cube.attrib["class"].split() == ["rolling", "seat-2", f"shows-{value}"]
        faces = {one.attrib["class"]: len(one.findall("i[@class='pip']")) for one in cube.iter("span")}
        assert faces == {f"face face-{side}": side for side in range(1, 7)}


def test_a_fight_is_shown_with_its_roll_and_both_sides() -> None:
    (won,), (lost,) = cues(fought(3, "told.beats")), cues(fought(5, "told.beaten"))
    assert (won.kind, won.start, won.millis) == ("moment", 0, FIGHT["fast"])
    assert "3 ≤ 4" in won.markup and 'data-value="3"' in won.markup and "fight-won" in won.markup
    assert 'data-card="ogre"' in won.markup and "Ada beats Ogre." in won.markup
    assert "5 &gt; 4" in lost.markup and "fight-lost" in lost.markup


def test_a_card_that_is_drawn_is_shown_for_a_moment() -> None:
    shown = CardShown(text=NOTHING, player=PlayerId(1), card="cage", deck="surprise")
    (cue,) = cues([shown])
    assert (cue.kind, cue.millis) == ("moment", CARD["fast"]) and 'data-card="cage"' in cue.markup
    assert cues([CardShown(text=NOTHING, player=PlayerId(1), card="step-3#1", deck="movement")]) == []
