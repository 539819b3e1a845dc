"""The Rock Gate on the Mist Plateau, where 3 cards are drawn (A8). The Conqueror has Sword 4 and Magic 3."""

import pytest

from tests.rules.magiczny_miecz.table import Match, Table, TableMaker, designs, one, play
from tests.rules.magiczny_miecz.visits import NEXT, visit
from tests.rules.script import asked, keys

RULE = pytest.mark.rule("magiczny_miecz", "16.7")
PLATEAU = "mist-plateau"


def at_the_gate(laid: Table, *dice: int, behind: tuple[str, ...] = (), **seeker: object) -> Match:
    """Have the Conqueror draw the Gate, gold and a Robber, beat the Robber and take the gold: 6 + 4 against 1 + 3."""
    laid.events("rock-gate", "gold-2", "robber", *behind)
    session = visit(laid, "conqueror", PLATEAU, 6, 1, *dice, gold=0, **seeker)
    assert (asked(session), keys(session)) == ((0, "collect"), ("take:gold-2#1", "done"))
    return play(session, "take:gold-2#1")


@RULE
def test_the_gate_comes_after_enemies_and_gold(table: TableMaker) -> None:
    session = at_the_gate(table())
    assert (designs(one(session, 0).trophies), one(session, 0).gold) == (["robber"], 2)
    assert asked(session) == (0, "rock-gate")


def test_a_gate_not_passed_stays_as_one_of_the_three(table: TableMaker) -> None:
    laid = table().seeker(2, "rogue", at="temple-of-nemed")
    session = play(at_the_gate(laid), "no")
    assert (session.state.here(PLATEAU), asked(session)) == (["rock-gate"], NEXT)


@RULE
def test_passing_draws_three_new_cards_and_sets_the_gate_aside(table: TableMaker) -> None:
    ran: list[str] = []
    session = at_the_gate(table(), 6, 1, behind=("magic-lake", "shepherd", "bear"), ran=ran)
    play(session, "yes")  # first the Bear, 6 + 4 against 1 + 3, then the Shepherd, then the Lake
    assert (designs(one(session, 0).trophies), asked(session)) == (["robber", "bear"], (0, "collect"))
    play(session, "take:shepherd")
    assert (one(session, 0).friends, one(session, 0).sword, asked(session)) == (["shepherd"], 5, NEXT)
    assert session.state.here(PLATEAU) == ["magic-lake"]
    assert "rock-gate" in session.state.events_used
    assert "card:rock-gate" in ran


@pytest.mark.rule("magiczny_miecz", "15.2")
def test_a_magic_path_behind_the_gate_carries_off_and_leaves_the_others_open(table: TableMaker) -> None:
    session = at_the_gate(table(), 5, behind=("magic-path", "dragon", "gold-1"))
    play(session, "yes")  # the Path comes first; a 5 leads to the Village
    assert (one(session, 0).space, asked(session)) == ("village", (0, "visit"))
    assert designs(session.state.here(PLATEAU)) == ["dragon", "gold-1"]
    assert designs(one(session, 0).trophies) == ["robber"]


@pytest.mark.rule("magiczny_miecz", "13.4")
def test_more_than_three_cards_may_lie_and_the_next_visitor_draws_none(table: TableMaker) -> None:
    laid = table().lying(PLATEAU, "labyrinth", "scorched-earth").events("rock-gate", "cave", "sidh", "market")
    laid.events("dragon")
    session = visit(laid, "conqueror", PLATEAU, gold=0)
    assert asked(session) == (0, "rock-gate")
    play(session, "yes", "no", "no")  # neither the Cave nor the Sidh; the Market asks nobody without gold
    assert session.state.here(PLATEAU) == ["labyrinth", "scorched-earth", "cave", "sidh", "market"]
    assert session.state.events[0] == "dragon"


def test_places_that_lay_there_before_are_considered_once(table: TableMaker) -> None:
    laid = table().lying(PLATEAU, "magic-lake", "rock-gate", "enchanted-spring").events("gold-1", "gold-1", "gold-1")
    session = visit(laid, "conqueror", PLATEAU)
    play(session, "yes", "done")
    assert (one(session, 0).sword, one(session, 0).magic, asked(session)[0]) == (5, 4, 0)
    assert session.state.tokens == {"magic-lake": 3, "enchanted-spring": 3}


def test_an_enemy_behind_the_gate_that_is_not_beaten_closes_the_rest(table: TableMaker) -> None:
    session = at_the_gate(table(), 1, 6, behind=("werewolf", "magic-lake", "gold-1"))
    play(session, "yes")
    assert (one(session, 0).life, one(session, 0).sword, asked(session)) == (3, 4, NEXT)
    assert designs(session.state.here(PLATEAU)) == ["werewolf", "magic-lake", "gold-1"]


def test_behind_a_gate_moved_elsewhere_the_space_is_not_obeyed_again(table: TableMaker) -> None:
    """On the Living Rocks, whither the Lord of Events may have moved it: 1 Life, and no second one."""
    laid = table().lying("living-rocks-1", "rock-gate").events("gold-1", "gold-2", "shepherd")
    session = visit(laid, "conqueror", "living-rocks-1")
    play(session, "yes")
    assert (one(session, 0).life, asked(session)) == (3, (0, "collect"))
    assert keys(session) == ("take:gold-1#1", "take:gold-2#1", "take:shepherd", "done")


@pytest.mark.rule("magiczny_miecz", "15.2")
@pytest.mark.rule("magiczny_miecz", "16.5")
def test_behind_a_gate_where_nothing_is_drawn_the_new_cards_come_in_their_order(table: TableMaker) -> None:
    """The Enchantress (IV) must be met and gives Magic on a 2, gold (V) may be taken, the Labyrinth (VI) is last."""
    laid = table().lying("living-rocks-1", "rock-gate").events("enchantress", "gold-1", "labyrinth")
    session = visit(laid, "conqueror", "living-rocks-1", 2)
    play(session, "yes")
    assert (one(session, 0).magic, one(session, 0).lost, asked(session)) == (4, 0, (0, "collect"))
    play(session, "take:gold-1#1")
    assert one(session, 0).lost == 1


@pytest.mark.rule("magiczny_miecz", "16.4")
def test_an_enemy_behind_the_gate_closes_the_places_that_lay_there_before_too(table: TableMaker) -> None:
    laid = table().lying(PLATEAU, "rock-gate", "magic-lake", "gold-1").events("werewolf", "gold-2", "elk")
    session = visit(laid, "conqueror", PLATEAU, 1, 6)
    play(session, "take:gold-1#1", "yes")  # Werewolf and Elk together: 4 + 1 against 10 + 1 + 6
    assert (one(session, 0).life, one(session, 0).sword, asked(session)) == (3, 4, NEXT)
    assert session.state.tokens == {}


@pytest.mark.rule("magiczny_miecz", "15.1")
def test_a_card_behind_the_gate_that_has_a_space_of_its_own_goes_there_first(table: TableMaker) -> None:
    session = at_the_gate(table(), 1, behind=("wraith", "gold-1", "labyrinth"))
    play(session, "yes")  # a 1 sends the Wraith to the Village
    assert session.state.here("village") == ["wraith#1"]
    assert (asked(session), keys(session)) == ((0, "collect"), ("take:gold-1#1", "done"))


def test_the_titan_draws_one_more_behind_the_gate_and_drops_one(table: TableMaker) -> None:
    laid = table().lying(PLATEAU, "rock-gate", "labyrinth", "scorched-earth")
    laid.events("gold-1", "gold-2", "cave", "prince-of-demons")
    session = visit(laid, "titan", PLATEAU)
    assert asked(session) == (0, "rock-gate")
    play(session, "yes")
    assert (asked(session), len(keys(session))) == ((0, "set-aside"), 4)
    play(session, "card:prince-of-demons#1")
    assert designs(session.state.here(PLATEAU)) == ["labyrinth", "scorched-earth", "gold-1", "gold-2", "cave"]
    assert "prince-of-demons#1" in session.state.events_used
