"""Spells on others' minds: Paralysis, Devil's Eye, Eternal Sleep, and Poison against it. Rules 8.5, 8.9, 8.14, 9.11;
readings Q9, Q13."""

import pytest

from kraina.engine.event import CardShown
from kraina.engine.ids import PlayerId
from kraina.games.monstrum.view import AdventurerView, MonstrumView
from tests.rules.monstrum.land import to
from tests.rules.monstrum.table import Match, TableMaker, bottom, hero, play
from tests.rules.script import asked, keys

NUPTSE_2 = to("dolina-nuptse/2")


def seen(session: Match, viewer: int, of: int) -> AdventurerView:
    view = session.view(PlayerId(viewer))
    assert isinstance(view, MonstrumView)
    return view.adventurers[of]


@pytest.mark.rule("monstrum", "8.5")
def test_paralysis_makes_all_others_miss_one_turn(table: TableMaker) -> None:
    made = table().hero(0, at="q", surprises=["paralysis"]).hero(1).hero(2).hero(3, stunned=1)
    session = play(made.start(), "play:paralysis")
    assert [one.stunned for one in session.state.adventurers] == [0, 1, 1, 2]
    play(session, "card:1", to("r"))
    assert asked(session) == (0, "turn")
    play(session, "card:2", to("p"))
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "8.5")
def test_paralysis_passes_the_dead(table: TableMaker) -> None:
    session = play(table().hero(0, surprises=["paralysis"]).dead(1).hero(2).start(), "play:paralysis")
    assert [one.stunned for one in session.state.adventurers] == [0, 0, 1]


@pytest.mark.rule("monstrum", "8.14")
def test_eternal_sleep_makes_one_chosen_adventurer_miss_two_turns(table: TableMaker) -> None:
    made = table().hero(0, at="q", surprises=["eternal-sleep"]).hero(1).hero(2)
    session = play(made.start(), "play:eternal-sleep")
    assert asked(session) == (0, "sleep")
    assert keys(session) == ("player:1", "player:2")
    play(session, "player:2")
    assert [one.asleep for one in session.state.adventurers] == [0, 0, 2]
    assert bottom(session.state.surprise) == "eternal-sleep"


@pytest.mark.rule("monstrum", "8.14")
def test_the_sleeper_misses_two_turns_and_plays_the_third(table: TableMaker) -> None:
    made = table().hero(0, at="q", surprises=["eternal-sleep"]).hero(1, at="d")
    session = play(made.start(), "play:eternal-sleep", "card:1", to("r"))
    assert (asked(session), hero(session, 1).asleep) == ((0, "turn"), 1)
    play(session, "card:2", to("p"))
    assert (asked(session), hero(session, 1).asleep) == ((0, "move"), 0)
    play(session, to("s"))
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "9.11")
def test_poison_cancels_the_next_sleep_and_is_used_up(table: TableMaker) -> None:
    made = table().hero(0, surprises=["eternal-sleep"]).hero(1, open=["poison"])
    session = play(made.start(), "play:eternal-sleep")
    assert hero(session, 1).asleep == 0
    assert hero(session, 1).open == []
    assert [card for card in session.state.surprise[-2:]] == ["eternal-sleep", "poison"]


@pytest.mark.rule("monstrum", "9.11")
def test_poison_drawn_in_sleep_cures_it_at_once(table: TableMaker) -> None:
    # Darkness pushes the sleeper into a nook, where a blank card lets him draw.
    made = table().hero(0, at="q", surprises=["darkness"]).hero(1, at="d", asleep=2, stunned=1)
    session = play(made.next_combat("blank").next_surprise("poison").start(), "play:darkness", NUPTSE_2)
    assert (hero(session, 1).asleep, hero(session, 1).stunned) == (0, 1)
    assert hero(session, 1).open == []
    assert bottom(session.state.surprise) == "poison"


@pytest.mark.rule("monstrum", "9.11")
def test_poison_drawn_awake_lies_open(table: TableMaker) -> None:
    made = table().hero(0, at="d").next_combat("blank").next_surprise("poison")
    session = play(made.start(), "card:1", NUPTSE_2)
    assert hero(session, 0).open == ["poison"]


@pytest.mark.rule("monstrum", "9.11")
def test_poison_does_not_counter_paralysis(table: TableMaker) -> None:
    made = table().hero(0, surprises=["paralysis"]).hero(1, open=["poison"])
    session = play(made.start(), "play:paralysis")
    assert hero(session, 1).stunned == 1
    assert hero(session, 1).open == ["poison"]


@pytest.mark.rule("monstrum", "9.11")
def test_poison_drawn_while_paralysed_lies_open(table: TableMaker) -> None:
    made = table().hero(0, surprises=["darkness"]).hero(1, at="d", stunned=1)
    session = play(made.next_combat("blank").next_surprise("poison").start(), "play:darkness", NUPTSE_2)
    assert (hero(session, 1).stunned, hero(session, 1).open) == (1, ["poison"])


@pytest.mark.rule("monstrum", "9.11")
def test_poison_cancels_one_sleep_only(table: TableMaker) -> None:
    made = table().hero(0, surprises=["eternal-sleep", "book-of-spells"]).hero(1, open=["poison"])
    session = play(made.start(), "play:eternal-sleep", "play:book-of-spells", "spell:eternal-sleep")
    assert hero(session, 1).asleep == 2


@pytest.mark.rule("monstrum", "8.9")
def test_devils_eye_looks_at_one_hidden_card_of_each_other(table: TableMaker) -> None:
    made = table().hero(0, surprises=["devils-eye"])
    made.hero(1, hand=[4, 5], surprises=["cage"], open=["wings"]).hero(2, hand=[6], surprises=["omen"])
    session = play(made.start(), "play:devils-eye")
    assert asked(session) == (0, "devils-eye")
    # Movement cards and surprises, hidden ones alone: the wings lie open.
    assert keys(session) == ("movement:0", "movement:1", "surprise:0")
    play(session, "movement:1")
    assert keys(session) == ("movement:0", "surprise:0")
    play(session, "surprise:0")
    assert seen(session, 0, 1).hand == (None, "step-5#1")
    assert seen(session, 0, 1).surprises == (None,)
    assert (seen(session, 0, 2).hand, seen(session, 0, 2).surprises) == ((None,), ("omen",))
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "8.9")
def test_the_options_of_devils_eye_do_not_give_the_cards_away(table: TableMaker) -> None:
    made = table().hero(0, surprises=["devils-eye"]).hero(1, hand=[4, 5], surprises=["cage"])
    session = play(made.start(), "play:devils-eye")
    assert session.pending is not None
    shown = [(option.key, option.label, option.at, option.hint) for option in session.pending.options]
    assert "cage" not in repr(shown) and "step-" not in repr(shown)


@pytest.mark.rule("monstrum", "8.9")
def test_what_devils_eye_sees_is_told_to_nobody_else(table: TableMaker) -> None:
    made = table().hero(0, surprises=["devils-eye"]).hero(1, surprises=["cage"]).hero(2, hand=[])
    session = play(made.start(), "play:devils-eye", "surprise:0")
    events = session.drain_events()
    assert [event.only for event in events if isinstance(event, CardShown) and event.card == "cage"] == [(0,)]
    assert not any("cage" in repr(event) for event in events if event.seen_by(PlayerId(2)))


@pytest.mark.rule("monstrum", "8.9")
def test_a_look_cannot_be_taken_back(table: TableMaker) -> None:
    session = table().hero(0, surprises=["devils-eye"]).hero(1).start()
    play(session, "play:devils-eye")
    assert session.can_undo()
    play(session, "movement:0")
    assert not session.can_undo()
