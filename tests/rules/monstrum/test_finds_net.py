"""The Net: named in secret, sprung on a rival that enters. Rule 9.9; reading Q21."""

import pytest

from kraina.engine.ids import PlayerId
from kraina.games.monstrum.view import MonstrumView
from tests.rules.monstrum.land import field, to
from tests.rules.monstrum.table import Table, TableMaker, at, hero, play, strengths
from tests.rules.script import asked, keys

MOTRILL = "dwor-motrill"


def fisher(table: TableMaker, nook: str = MOTRILL) -> Table:
    """Seat 0 has cast the Net over a nook; seat 1 is to play."""
    return table().hero(0, open=["net"], net=nook).turn(1)


@pytest.mark.rule("monstrum", "9.9")
def test_a_nook_is_named_when_the_net_is_drawn(table: TableMaker) -> None:
    made = table().hero(0, at="d").next_combat("blank").next_surprise("net")
    session = play(made.start(), "card:1", to("dolina-nuptse/2"))
    assert asked(session) == (0, "net")
    assert keys(session) == tuple(f"nook:{nook}" for nook in session.game.data.board.nooks)
    play(session, f"nook:{MOTRILL}")
    assert (hero(session, 0).open, hero(session, 0).net) == (["net"], MOTRILL)
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "9.9")
def test_the_name_is_known_to_its_owner_alone(table: TableMaker) -> None:
    made = table().hero(0, at="d").next_combat("blank").next_surprise("net")
    session = play(made.start(), "card:1", to("dolina-nuptse/2"), f"nook:{MOTRILL}")
    named = []
    for viewer in (PlayerId(0), PlayerId(1), None):
        view = session.view(viewer)
        assert isinstance(view, MonstrumView)
        named.append(view.adventurers[0].net)
    assert named == [MOTRILL, None, None]
    public = [event for event in session.drain_events() if event.seen_by(PlayerId(1))]
    assert not any(MOTRILL in repr(event) for event in public)


@pytest.mark.rule("monstrum", "9.9")
def test_a_rival_is_caught_in_passing_and_the_move_goes_on(table: TableMaker) -> None:
    session = play(fisher(table).hero(1, at="j").start(), "card:3", to("k", MOTRILL))
    assert asked(session) == (0, "spring-net")
    assert keys(session) == ("play:net", "wait")
    play(session, "play:net")
    assert strengths(session) == [10, 5]
    assert at(session, 1) == field("k")
    assert (hero(session, 0).open, hero(session, 0).net) == ([], None)
    assert session.state.surprise[-1] == "net"
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "9.9")
def test_the_owner_may_wait_for_another(table: TableMaker) -> None:
    made = fisher(table).hero(1, at="j").hero(2, at="j")
    session = play(made.start(), "card:3", to("k", MOTRILL), "wait")
    assert strengths(session) == [10, 10, 10]
    assert hero(session, 0).open == ["net"]
    play(session, "card:3", to("k", MOTRILL), "play:net")
    assert strengths(session) == [10, 10, 5]


@pytest.mark.rule("monstrum", "9.9")
def test_a_rival_who_stops_in_the_nook_is_caught_before_the_fight(table: TableMaker) -> None:
    made = fisher(table).hero(1, at="j", strength=9).next_combat("orc").dice(6)
    session = play(made.start(), "card:1", to("dwor-motrill/2"), "play:net")
    assert strengths(session) == [10, 0]  # 9 - 5 - 4


@pytest.mark.rule("monstrum", "9.9")
def test_a_rival_whom_the_net_kills_meets_no_adventure(table: TableMaker) -> None:
    made = fisher(table).hero(1, at="j", strength=5).hero(2).next_combat("orc")
    session = play(made.start(), "card:1", to("dwor-motrill/2"), "play:net")
    assert strengths(session) == [10, 0, 10]
    assert session.state.combat[0] == "orc"
    assert asked(session) == (2, "turn")


@pytest.mark.rule("monstrum", "9.9")
def test_the_way_round_the_nook_is_safe(table: TableMaker) -> None:
    # "j", a road field, the trapdoor square in passing, "k".
    session = play(fisher(table).hero(1, at="j").start(), "card:3", to("k", ""))
    assert strengths(session) == [10, 10]
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "9.9")
def test_leaving_the_nook_springs_nothing(table: TableMaker) -> None:
    session = play(fisher(table).hero(1, at="dwor-motrill/2").start(), "card:1", to("j"))
    assert strengths(session) == [10, 10]
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "9.9")
@pytest.mark.parametrize(("card", "end"), [(1, to("dolina-nuptse/3")), (3, to("dolina-nuptse/3", ""))])
def test_a_rival_who_moves_within_the_nook_is_not_caught(table: TableMaker, card: int, end: str) -> None:
    session = play(fisher(table, "dolina-nuptse").hero(1, at="dolina-nuptse/2").start(), f"card:{card}", end)
    assert at(session, 1) == field("dolina-nuptse/3")
    assert hero(session, 0).open == ["net"]
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "9.9")
def test_a_rival_who_leaves_the_nook_and_comes_back_in_one_move_is_caught(table: TableMaker) -> None:
    # dolina-nuptse/2, "d", "e", dolina-nuptse/3
    made = fisher(table, "dolina-nuptse").hero(1, at="dolina-nuptse/2")
    session = play(made.start(), "card:3", to("dolina-nuptse/3", "dolina-nuptse"))
    assert asked(session) == (0, "spring-net")
    play(session, "play:net")
    assert strengths(session) == [10, 5]


@pytest.mark.rule("monstrum", "9.9")
def test_a_rival_pushed_or_flying_within_the_nook_is_not_caught(table: TableMaker) -> None:
    made = table().hero(0, surprises=["darkness"], open=["net"], net="dolina-nuptse").hero(1, at="dolina-nuptse/2")
    session = play(made.start(), "play:darkness", to("dolina-nuptse/3"))
    assert asked(session) == (0, "turn")
    made = fisher(table, "dolina-nuptse").hero(1, at="dolina-nuptse/2", surprises=["gift-of-flight"])
    session = play(made.start(), "play:gift-of-flight", to("dolina-nuptse/1"))
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "9.9")
def test_the_owner_is_never_caught(table: TableMaker) -> None:
    made = table().hero(0, at="j", open=["net"], net=MOTRILL)
    session = play(made.start(), "card:3", to("k", MOTRILL))
    assert strengths(session) == [10, 10]
    assert hero(session, 0).open == ["net"]


@pytest.mark.rule("monstrum", "9.9")
def test_a_rival_pushed_in_by_darkness_is_caught(table: TableMaker) -> None:
    made = table().hero(0, surprises=["darkness"], open=["net"], net="dolina-nuptse").hero(1, at="d")
    session = play(made.next_combat("goblin").dice(6).start(), "play:darkness", to("dolina-nuptse/2"), "play:net")
    assert strengths(session) == [10, 2]  # 10 - 5 - 3


@pytest.mark.rule("monstrum", "9.9")
def test_a_third_player_may_catch_whom_darkness_pushes_in(table: TableMaker) -> None:
    made = table().hero(0, surprises=["darkness"]).hero(2, at="d").next_combat("goblin").dice(6)
    made.hero(1, at="q", open=["net"], net="dolina-nuptse")
    session = play(made.start(), "play:darkness", "leave", to("dolina-nuptse/2"))
    assert asked(session) == (1, "spring-net")
    play(session, "play:net")
    assert strengths(session) == [10, 10, 2]


@pytest.mark.rule("monstrum", "9.9")
def test_a_rival_who_comes_by_the_retort_is_caught(table: TableMaker) -> None:
    made = fisher(table, "wrzosowiska-lyx").hero(1, at="dolina-nuptse", surprises=["alchemists-retort"])
    session = play(made.next_combat("goblin").dice(6).start(), "play:alchemists-retort", to("wrzosowiska-lyx"))
    assert asked(session) == (0, "spring-net")
    play(session, "play:net")
    assert strengths(session) == [10, 2]


@pytest.mark.rule("monstrum", "9.9")
def test_a_rival_who_flies_in_is_caught(table: TableMaker) -> None:
    made = fisher(table, "dolina-nuptse").hero(1, at="f", surprises=["gift-of-flight"]).next_combat("goblin").dice(6)
    session = play(made.start(), "play:gift-of-flight", to("dolina-nuptse/1"), "play:net")
    assert strengths(session) == [10, 2]


@pytest.mark.rule("monstrum", "9.9")
def test_a_rival_who_comes_through_the_gate_is_caught(table: TableMaker) -> None:
    made = fisher(table, "podziemia-emerald").hero(1, at="dwor-motrill", surprises=["enchanted-gate"])
    made.next_combat("goblin").dice(6)
    session = play(made.start(), "play:enchanted-gate", to("podziemia-emerald/1"))
    assert asked(session) == (0, "spring-net")
    play(session, "play:net")
    assert strengths(session) == [10, 2]  # 10 - 5 - 3


@pytest.mark.rule("monstrum", "9.9")
def test_a_slave_steered_into_the_net_of_the_master_is_caught(table: TableMaker) -> None:
    session = play(fisher(table).hero(1, at="j", master=0, bondage=2).start(), "card:3", to("k", MOTRILL))
    assert asked(session) == (0, "spring-net")
    play(session, "play:net")
    assert strengths(session) == [10, 5]


@pytest.mark.rule("monstrum", "9.9")
def test_a_slave_springs_his_own_net_on_the_master(table: TableMaker) -> None:
    made = table().hero(0, at="j").hero(1, open=["net"], net=MOTRILL, master=0, bondage=2)
    session = play(made.start(), "card:3", to("k", MOTRILL))
    assert asked(session) == (1, "spring-net")
    play(session, "play:net")
    assert strengths(session) == [5, 10]


@pytest.mark.rule("monstrum", "9.9")
def test_the_net_is_no_spell_and_the_stone_does_not_help(table: TableMaker) -> None:
    session = play(fisher(table).hero(1, at="j", warded=2).start(), "card:3", to("k", MOTRILL), "play:net")
    assert strengths(session) == [10, 5]


@pytest.mark.rule("monstrum", "9.9")
def test_a_net_over_zezere_does_not_stop_the_winner(table: TableMaker) -> None:
    session = play(fisher(table, "kopalnia-zezere").hero(1, at="w").start(), "card:1", to("kopalnia-zezere/2"))
    play(session, "play:net")
    assert strengths(session) == [10, 5]
    assert session.outcome is not None and session.outcome.winners == (1,)


@pytest.mark.rule("monstrum", "9.9")
def test_a_net_over_zezere_may_kill_before_the_goal(table: TableMaker) -> None:
    made = fisher(table, "kopalnia-zezere").hero(1, at="w", strength=5)
    session = play(made.start(), "card:1", to("kopalnia-zezere/2"), "play:net")
    assert session.outcome is None
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "9.9")
def test_the_net_goes_with_its_dead_owner(table: TableMaker) -> None:
    made = table().hero(0, at="dolina-nuptse", strength=5, open=["net"], net=MOTRILL, surprises=["flood"])
    session = play(made.hero(1, at="j").start(), "play:flood", "card:3", to("k", MOTRILL))
    assert strengths(session) == [0, 10]
    assert "net" in session.state.surprise
