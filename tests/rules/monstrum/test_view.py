"""What a viewer may know: hands, secret surprises, cards looked at, the Net. Rules 3.1-3.5, 7.3, 8.9, 9.9, 9.14."""

import pytest

from kraina.engine.ids import PlayerId
from kraina.games.monstrum.view import AdventurerView, MonstrumView
from tests.rules.monstrum.land import to
from tests.rules.monstrum.table import Match, TableMaker, play


def seen(session: Match, viewer: int | None, of: int) -> AdventurerView:
    view = session.view(None if viewer is None else PlayerId(viewer))
    assert isinstance(view, MonstrumView)
    return view.adventurers[of]


def looked_at(table: TableMaker, answer: str) -> Match:
    """Seat 0 looks at a card of seat 1, whose turn is next; seat 2 sits by with no hidden card."""
    made = (
        table().hero(0, hand=[2, 3, 5], surprises=["devils-eye"]).hero(1, at="q", hand=[1, 4], surprises=["paralysis"])
    )
    return play(made.hero(2, hand=[]).start(), "play:devils-eye", answer)


@pytest.mark.rule("monstrum", "3.5")
def test_a_hand_is_seen_by_its_owner_alone(table: TableMaker) -> None:
    session = table().hero(0, hand=[1, 4]).hero(1).start()
    assert seen(session, 0, 0).hand == ("step-1#1", "step-4#1")
    assert seen(session, 1, 0).hand == seen(session, None, 0).hand == (None, None)


@pytest.mark.rule("monstrum", "7.3")
def test_kept_surprises_are_seen_by_their_owner_alone(table: TableMaker) -> None:
    session = table().hero(0, surprises=["cage"], open=["wings"]).hero(1).start()
    assert (seen(session, 0, 0).surprises, seen(session, 1, 0).surprises) == (("cage",), (None,))
    assert seen(session, 1, 0).open == seen(session, None, 0).open == ("wings",)


@pytest.mark.rule("monstrum", "8.9")
def test_a_card_looked_at_is_seen_by_the_viewer_alone(table: TableMaker) -> None:
    session = looked_at(table, "movement:0")
    assert seen(session, 0, 1).hand == ("step-1#1", None)
    assert seen(session, 2, 1).hand == seen(session, None, 1).hand == (None, None)


@pytest.mark.rule("monstrum", "8.9")
def test_a_movement_card_looked_at_is_forgotten_once_it_is_played(table: TableMaker) -> None:
    session = looked_at(table, "movement:0")
    play(session, "card:2", to("c"), "card:1", to("r"))
    assert session.state.movement[-1] == "step-1#1"
    assert session.state.peeks == []
    assert seen(session, 0, 1).hand == (None,)


@pytest.mark.rule("monstrum", "8.9")
def test_a_card_looked_at_stays_known_while_it_is_held(table: TableMaker) -> None:
    session = looked_at(table, "movement:1")
    play(session, "card:2", to("c"), "card:1", to("r"))
    assert seen(session, 0, 1).hand == ("step-4#1",)


@pytest.mark.rule("monstrum", "8.9")
def test_a_surprise_looked_at_is_forgotten_once_it_is_played(table: TableMaker) -> None:
    session = looked_at(table, "surprise:0")
    assert seen(session, 0, 1).surprises == ("paralysis",)
    play(session, "card:2", to("c"), "play:paralysis")
    assert session.state.peeks == []


@pytest.mark.rule("monstrum", "8.9")
def test_a_card_looked_at_is_forgotten_when_its_owner_dies(table: TableMaker) -> None:
    made = table().hero(0, at="a", surprises=["devils-eye", "flood"]).hero(1, at="dolina-nuptse", strength=5)
    session = play(made.hero(2).start(), "play:devils-eye", "movement:0", "movement:0", "play:flood")
    assert [peek.owner for peek in session.state.peeks] == [2]


@pytest.mark.rule("monstrum", "9.14")
def test_a_slaves_movement_cards_are_seen_by_the_master_while_he_serves(table: TableMaker) -> None:
    made = table().hero(0, hand=[2, 3, 5])
    made.hero(1, at="q", hand=[1, 4], surprises=["cage"], master=0, bondage=1)
    session = made.turn(1).start()
    assert seen(session, 0, 1).hand == ("step-1#1", "step-4#1")
    assert seen(session, 0, 1).surprises == (None,)
    assert seen(session, 1, 0).hand == (None, None, None)
    play(session, "card:1", to("r"))
    assert seen(session, 0, 1).hand == (None,)


@pytest.mark.rule("monstrum", "9.9")
def test_the_nook_of_the_net_is_seen_by_its_owner_alone(table: TableMaker) -> None:
    session = table().hero(0, open=["net"], net="dwor-motrill").hero(1).start()
    assert [seen(session, viewer, 0).net for viewer in (0, 1, None)] == ["dwor-motrill", None, None]


@pytest.mark.rule("monstrum", "9.9")
def test_a_master_does_not_learn_the_nook_of_his_slaves_net(table: TableMaker) -> None:
    session = table().hero(0).hero(1, open=["net"], net="dwor-motrill", master=0, bondage=2).start()
    assert seen(session, 0, 1).net is None


@pytest.mark.rule("monstrum", "7.3")
def test_a_surprise_drawn_secretly_is_named_to_its_owner_alone(table: TableMaker) -> None:
    made = table().hero(0, at="d").hero(1, at="q").next_combat("blank").next_surprise("cage")
    session = play(made.start(), "card:1", to("dolina-nuptse/2"))
    events = session.drain_events()
    assert any("cage" in repr(event) for event in events if event.seen_by(PlayerId(0)))
    assert not any("cage" in repr(event) for event in events if event.seen_by(PlayerId(1)))
    assert not any("cage" in repr(event) for event in events if event.seen_by(None))


@pytest.mark.rule("monstrum", "3.1")
def test_strength_and_marks_are_open_to_all(table: TableMaker) -> None:
    session = table().hero(0, at="q").hero(1, strength=4, stunned=1, asleep=2, warded=1, tricks=True).start()
    for viewer in (0, 1, None):
        one = seen(session, viewer, 1)
        assert (one.strength, one.missed, one.asleep, one.warded, one.tricks) == (4, 3, 2, 1, True)


@pytest.mark.rule("monstrum", "3.4")
def test_piles_show_their_number_of_cards_alone(table: TableMaker) -> None:
    session = table().hero(0, surprises=["cage"]).hero(1).next_combat("ogre").start()
    view = session.view(PlayerId(0))
    assert isinstance(view, MonstrumView)
    assert view.decks == (("combat", 32), ("surprise", 31), ("movement", 24))
    assert "ogre" not in repr(view)
