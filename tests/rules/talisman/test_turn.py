"""Set-up, the turn, the move, drawing and the order of cards. Rules 0.2, 0.3, 1.1-1.5, 1.7, 4.4."""

import pytest

from kraina.engine.game import Seat
from kraina.engine.rng import Rng
from kraina.engine.session import Session
from kraina.games.talisman.game import Talisman
from tests.rules.script import asked, keys
from tests.rules.talisman.table import DATA, DEFAULTS, TableMaker, designs, one, play, told

SEATS = [Seat("a"), Seat("b"), Seat("c")]


@pytest.mark.rule("talisman", "0.2")
def test_everybody_is_dealt_another_character() -> None:
    state = Talisman(DATA).setup(SEATS, DEFAULTS, Rng(3))
    characters = [hero.character for hero in state.heroes]
    assert len(set(characters)) == 3 and len(state.unused) == 11
    assert all(character not in state.unused for character in characters)


@pytest.mark.rule("talisman", "0.2")
def test_three_characters_each_are_dealt_to_choose_from() -> None:
    session = Session(Talisman(DATA), SEATS, 5, {**DEFAULTS, "deal": "choose"})
    assert session.pending is not None and session.pending.kind == "character"
    first, offered = session.pending.player, session.pending.keys()
    assert len(offered) == 3
    session.answer(offered[1])
    assert session.state.heroes[first].character == offered[1].removeprefix("character:")
    for _ in range(2):
        assert session.pending is not None
        session.answer(session.pending.keys()[0])
    assert len(session.state.unused) == 11 and session.state.begun


@pytest.mark.rule("talisman", "0.3")
def test_a_character_starts_with_what_its_card_says() -> None:
    for seed in range(40):
        state = Talisman(DATA).setup(SEATS, DEFAULTS, Rng(seed))
        for hero in state.heroes:
            if hero.character == "wizard":
                assert (hero.strength, hero.craft, hero.life, hero.fate, hero.gold) == (2, 5, 4, 3, 1)
                assert hero.space == "graveyard" and hero.alignment == "evil" and len(hero.spells) == 2
                return
    raise AssertionError("no Wizard was dealt")


@pytest.mark.rule("talisman", "1.1")
@pytest.mark.rule("talisman", "1.2")
def test_a_move_is_the_full_count_either_way_and_the_space_is_encountered(table: TableMaker) -> None:
    session = table().hero(0, "troll", at="village").adventure("bag-of-gold").dice(1).start()
    play(session, "roll")
    assert asked(session) == (0, "move") and keys(session) == ("move:fields-1", "move:fields-6")
    play(session, "move:fields-1", "take:bag-of-gold#1")
    assert one(session, 0).gold == 2 and one(session, 0).space == "fields-1"
    assert asked(session) == (1, "turn")


@pytest.mark.rule("talisman", "1.3")
def test_whoever_attacks_does_not_draw(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="village").hero(1, "monk", at="fields-1").dice(1, 6, 1)
    session = play(made.start(), "roll", "move:fields-1")
    assert asked(session) == (0, "arrived") and keys(session)[:2] == ("explore", "attack:1")
    play(session, "attack:1", "life")
    assert one(session, 1).life == 3 and session.state.here("fields-1") == [] and asked(session) == (1, "turn")


@pytest.mark.rule("talisman", "1.4")
def test_cards_that_lie_there_count_toward_the_number(table: TableMaker) -> None:
    # T39: a space says 2 and 1 lies there: 1 is drawn. Loose gold counts for nothing.
    made = table().hero(0, "troll", at="fields-5").lying("ruins", "shield#s1").gold("ruins", 2)
    session = play(made.adventure("bag-of-gold").dice(1).start(), "roll", "move:ruins")
    assert keys(session) == ("gold", "take:shield#s1", "take:bag-of-gold#1", "done")
    play(session, "gold", "done")
    assert one(session, 0).gold == 3 and designs(session.state.here("ruins")) == ["shield", "bag-of-gold"]


@pytest.mark.rule("talisman", "1.4")
def test_the_discards_are_shuffled_in_the_middle_of_a_draw(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="fields-5").adventure("bag-of-gold").only().dice(1)
    session = made.start()
    assert len(session.state.adventure) == 1
    play(session, "roll")
    session.drain_events()
    play(session, "move:ruins")
    assert "told.adventure-shuffled" in told(session)
    assert len(session.state.adventure) + len(session.state.adventure_used) < 103


@pytest.mark.rule("talisman", "1.5")
def test_cards_are_met_by_number_and_an_unbeaten_enemy_ends_the_turn(table: TableMaker) -> None:
    # Hidden Valley: a Bag, an Angel and a Giant: the Angel first, then the Giant, who wins; the Bag stays.
    made = table().hero(0, "monk", at="black-knight", strength=2).adventure("bag-of-gold", "angel", "giant")
    session = play(made.dice(1, 6, 1).start(), "roll", "move:hidden-valley")
    assert one(session, 0).life == 4  # 4 + 1 by the Angel - 1 by the Giant (2 + 3 + 1 against 6 + 6)
    assert designs(session.state.here("hidden-valley")) == ["bag-of-gold", "giant"]
    assert asked(session) == (1, "turn")


@pytest.mark.rule("talisman", "1.5")
def test_of_several_events_the_player_chooses_the_order(table: TableMaker) -> None:
    made = table().hero(0, "monk", at="fields-5").adventure("angel", "raiders").dice(1)
    session = play(made.start(), "roll", "move:ruins")
    assert asked(session) == (0, "event-order") and keys(session) == ("card:angel", "card:raiders")
    play(session, "card:raiders")
    assert one(session, 0).gold == 0 and one(session, 0).life == 5 and session.state.purse == {"oasis": 1}


@pytest.mark.rule("talisman", "1.7")
def test_a_turn_lost_with_a_card_left_is_this_one(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="fields-5").adventure("storm", "bag-of-gold").dice(1)
    session = play(made.start(), "roll", "move:ruins")
    assert one(session, 0).lost == 0 and designs(session.state.here("ruins")) == ["bag-of-gold"]
    assert asked(session) == (1, "turn")


@pytest.mark.rule("talisman", "1.7")
def test_a_turn_lost_with_no_card_left_is_the_next_one(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="village").hero(1, "monk", at="tavern").adventure("storm").dice(1)
    session = play(made.start(), "roll", "move:fields-1")
    assert [hero.turns for hero in session.state.heroes] == [2, 2]  # his first and his second were lost
    assert [hero.lost for hero in session.state.heroes] == [0, 0] and asked(session) == (1, "turn")


@pytest.mark.rule("talisman", "4.4")
def test_any_number_of_followers_may_go_along(table: TableMaker) -> None:
    crowd = ["guide", "guide", "maiden", "pixie", "prince", "princess", "unicorn"]
    made = table().hero(0, "monk", at="village", followers=crowd).lying("fields-1", "gnome").dice(1)
    play(session := made.start(), "roll", "move:fields-1", "take:gnome")
    assert designs(one(session, 0).followers) == [*crowd, "gnome"]
