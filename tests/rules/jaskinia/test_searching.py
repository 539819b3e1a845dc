"""Drawing, the order of cards, what stays, and meeting Searchers. Rules 12.1-12.3, 13.1-13.9."""

import pytest

from tests.rules.jaskinia.table import TableMaker, designs, exploring, one, play, told
from tests.rules.script import asked, keys


@pytest.mark.rule("jaskinia", "12.1")
@pytest.mark.rule("jaskinia", "12.2")
def test_one_meets_a_searcher_or_searches(table: TableMaker) -> None:
    made = table().searcher(1, "cyborg", at="hanging-stones", lost=9)
    session = exploring(made.dice(6, 1))
    assert asked(session) == (0, "arrived") and keys(session) == ("explore", "attack:1")
    # 3 + 6 to 4 + 1: won; nothing is drawn
    play(session, "attack:1", "gold")
    assert one(session).gold == 2 and session.state.here("hanging-stones") == []


@pytest.mark.rule("jaskinia", "12.1")
def test_nothing_is_done_where_the_move_began(table: TableMaker) -> None:
    made = table().searcher(0, "caver", at="crawl", came="blind-bend").searcher(1, "cyborg", at="crawl", lost=9)
    session = made.lying("crawl", "dagger").start()
    assert keys(session) == ("roll", "step")


@pytest.mark.rule("jaskinia", "12.3")
@pytest.mark.parametrize(
    ("lying", "drawn"),
    [((), ["pouch", "dagger"]), (("iron-key",), ["pouch"]), (("club",), ["dagger"]), (("club", "bloodstone"), []),
     (("iron-key", "buckler"), []), (("club", "iron-key"), [])],
)  # fmt: skip
def test_lying_cards_fill_the_places_of_their_kind_first(
    table: TableMaker, lying: tuple[str, ...], drawn: list[str]
) -> None:
    # Crooked Fork: 1 Adventure and 1 Cave card
    made = table().searcher(0, "cyborg", at="rusty-rungs", came="chamber-of-ashes").adventure("pouch").cave("dagger")
    if lying:
        made.lying("crooked-fork", *lying)
    session = play(made.start(), "step", "space:crooked-fork")
    assert session.state.here("crooked-fork") == [*lying, *drawn]


@pytest.mark.rule("jaskinia", "12.3")
def test_when_a_pile_is_empty_the_used_cards_are_shuffled(table: TableMaker) -> None:
    session = exploring(table().only())
    assert "told.cave-shuffled" in told(session) and len(session.state.cave) == 58


@pytest.mark.rule("jaskinia", "13.1")
@pytest.mark.rule("jaskinia", "13.2")
def test_cards_are_dealt_with_by_their_numbers(table: TableMaker) -> None:
    # By the Black Water: Stone of Knowledge 6, Seer 4 lie there; the Place would come last
    made = table().searcher(0, "caver", at="drowned-fork", came="ancient-power-plant")
    made.lying("black-water", "stone-of-knowledge", "seer-of-the-deep")
    session = play(made.start(), "step", "space:black-water")
    assert asked(session) == (0, "seer")
    play(session, "spell")
    assert (
        one(session).power == 5
        and len(one(session).spells) == 1
        and session.state.here("black-water") == ["stone-of-knowledge"]
    )


@pytest.mark.rule("jaskinia", "13.2")
def test_an_unbeaten_enemy_bars_what_comes_after(table: TableMaker) -> None:
    made = table().searcher(0, "caver", at="blind-bend", came="moss-gallery").dice(1, 6)
    session = play(made.lying("crawl", "cave-rat", "dagger").start(), "step", "space:crawl")
    assert one(session).stamina == 3 and session.state.here("crawl") == ["cave-rat", "dagger"]
    assert asked(session) == (0, "turn")


@pytest.mark.rule("jaskinia", "13.2")
def test_ghosts_attack_after_a_lost_combat_unless_the_switch_lets_them_wait(table: TableMaker) -> None:
    for reading, dice, stamina in (("always", (1, 6, 1, 6), 2), ("won", (1, 6), 3)):
        made = table().option(ghosts=reading).searcher(0, "caver", at="blind-bend", came="moss-gallery").dice(*dice)
        session = play(made.lying("crawl", "cave-rat", "mare").start(), "step", "space:crawl")
        assert one(session).stamina == stamina


@pytest.mark.rule("jaskinia", "13.3")
def test_of_several_events_the_drawer_chooses_the_order(table: TableMaker) -> None:
    made = table().searcher(0, "caver", at="blind-bend", came="moss-gallery").dice(5, 5)
    session = play(made.cave("earthquake", "gleam-in-the-deep").start(), "step", "space:crawl")
    assert asked(session) == (0, "event-order") and keys(session) == ("card:earthquake#1", "card:gleam-in-the-deep")
    play(session, "card:gleam-in-the-deep")
    assert designs(session.state.cave_used) == ["gleam-in-the-deep", "earthquake"]


@pytest.mark.rule("jaskinia", "13.3")
def test_an_event_that_takes_a_turn_ends_this_one_and_the_rest_stays_open(table: TableMaker) -> None:
    made = table().searcher(0, "cyborg", at="blind-bend", came="moss-gallery")
    session = play(made.cave("choir-of-the-dead", "dagger").start(), "step", "space:crawl")
    assert session.state.here("crawl") == ["dagger"] and one(session).lost == 0 and one(session).turns == 2


@pytest.mark.rule("jaskinia", "13.4")
def test_a_beaten_animal_is_kept(table: TableMaker) -> None:
    session = exploring(table().cave("cave-rat").dice(4, 2))
    assert one(session).trophies == ["cave-rat"] and session.state.here("hanging-stones") == []


@pytest.mark.rule("jaskinia", "13.5")
def test_a_beaten_ghost_is_used_up(table: TableMaker) -> None:
    session = exploring(table().cave("weeping-woman").dice(4, 2))
    assert one(session).trophies == [] and session.state.cave_used == ["weeping-woman"]


@pytest.mark.rule("jaskinia", "13.6")
def test_a_stranger_who_has_served_leaves(table: TableMaker) -> None:
    session = exploring(table().cave("anchoress"), stamina=1)
    assert one(session).stamina == 3 and session.state.cave_used == ["anchoress"]


@pytest.mark.rule("jaskinia", "13.7")
@pytest.mark.rule("jaskinia", "13.9")
def test_what_is_not_taken_stays_open(table: TableMaker) -> None:
    session = exploring(table().cave("iron-key"))
    assert keys(session) == ("take:iron-key", "done")
    play(session, "done")
    assert session.state.here("hanging-stones") == ["iron-key"] and one(session).items == []


@pytest.mark.rule("jaskinia", "13.8")
def test_a_place_stays(table: TableMaker) -> None:
    session = exploring(table().cave("stone-of-knowledge"))
    assert one(session).power == 5 and session.state.here("hanging-stones") == ["stone-of-knowledge"]


@pytest.mark.rule("jaskinia", "13.7")
def test_loose_gold_fills_no_place_and_can_be_taken(table: TableMaker) -> None:
    session = exploring(table().cave("iron-key").gold("hanging-stones", 3))
    play(session, "gold", "done")
    assert one(session).gold == 4 and session.state.purse == {}
