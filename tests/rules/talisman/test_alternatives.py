"""The alternative rules, each a switch of the set-up. Rules 11.1-11.8; interaction A9, cases T23, T33."""

import pytest

from kraina.engine.game import Seat, choose_switches
from kraina.engine.rng import Rng
from kraina.engine.session import Session
from kraina.engine.text import Text
from kraina.games.talisman.cave.expansion import lent_definitions
from kraina.games.talisman.ending import MOST_TURNS, score
from kraina.games.talisman.game import Talisman
from tests.rules.script import asked
from tests.rules.talisman.table import DATA, DEFAULTS, Table, TableMaker, designs, one, play


@pytest.mark.rule("talisman", "11.1")
def test_unfriendly_persons_are_evaded_by_who_can_evade(table: TableMaker) -> None:
    for value, card, kind in (("on", "witch", "evade-person"), ("on", "imp", "evade-person"), ("off", "imp", "move")):
        made = table().hero(0, "elf", at="graveyard").option(evade_persons=value).lying("woods-1", card).dice(1)
        if value == "off":
            made.dice(1, 6)
        session = play(made.start(), "roll", "move:woods-1")
        if value == "on":
            assert asked(session) == (0, kind)
            play(session, "yes")
            assert one(session, 0).space == "woods-1" and one(session, 0).toad == 0
        else:
            assert one(session, 0).space == "crags"
        made.check()


@pytest.mark.rule("talisman", "11.1")
def test_it_gives_nobody_the_power_to_evade_and_spares_no_friendly_card(table: TableMaker) -> None:
    made = table().hero(0, "elf", at="village").option(evade_persons="on").lying("fields-1", "witch").dice(1, 3)
    assert one(play(made.start(), "roll", "move:fields-1"), 0).strength == 4  # no Woods, no evading
    made = table().hero(0, "elf", at="graveyard").option(evade_persons="on").lying("woods-1", "mage").dice(1)
    assert len(one(play(made.start(), "roll", "move:woods-1"), 0).spells) == 1


@pytest.mark.rule("talisman", "11.1")
def test_the_invisible_evade_the_black_knight(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="hidden-valley", spells=["invisibility"]).option(evade_persons="on").dice(1)
    session = play(made.start(), "cast:invisibility", "roll", "move:black-knight", "yes")
    assert one(session, 0).gold == 1 and one(session, 0).life == 4


@pytest.mark.rule("talisman", "11.2")
def test_the_heir_has_what_he_may_have_and_the_rest_lies_at_his_start(table: TableMaker) -> None:
    # A9: an Evil heir and a Holy Lance, which lies on his own start space.
    made = table().turn(1).hero(1, "troll", at="village").option(inherit="on").state(unused=["ghoul"])
    made.hero(0, "priest", at="city", life=1, gold=2, objects=["holy-lance", "sword"], followers=["princess"])
    session = play(made.adventure("pestilence").dice(1).start(), "roll", "move:fields-1")
    assert {space: designs(cards) for space, cards in session.state.lying.items()} == {"graveyard": ["holy-lance"]}
    assert one(session, 0).character == "ghoul" and asked(session) == (0, "turn") and one(session, 0).gold == 3
    assert designs(one(session, 0).objects) == ["sword"] and designs(one(session, 0).followers) == ["princess"]


@pytest.mark.rule("talisman", "11.2")
def test_with_inheritance_the_killer_gets_nothing(table: TableMaker) -> None:
    # T33
    made = table().turn(1).hero(1, "troll", at="village").hero(2, "monk", at="castle").option(inherit="on")
    made.hero(0, "thief", at="fields-1", life=1, gold=2, objects=["sword"]).dice(1, 6, 1)
    session = play(made.start(), "roll", "move:fields-1", "attack:0", "life")
    assert one(session, 0).waiting and designs(one(session, 0).legacy) == ["sword"] and one(session, 0).gold == 2
    assert session.state.lying == {} and one(session, 1).gold == 1


@pytest.mark.rule("talisman", "11.2")
def test_after_the_first_arrival_there_is_no_heir(table: TableMaker) -> None:
    made = table().turn(1).hero(1, "troll", at="village").hero(2, "monk", at="castle").option(inherit="on")
    made.hero(0, "thief", at="fields-1", life=1, objects=["sword"]).state(crowned=True).dice(1, 6, 1)
    session = play(made.start(), "roll", "move:fields-1", "attack:0", "life", "")
    assert designs(session.state.here("fields-1")) == ["sword"] and not one(session, 0).waiting


@pytest.mark.rule("talisman", "11.3")
@pytest.mark.parametrize(
    ("seats", "die", "works"), [(4, 3, False), (5, 2, False), (5, 3, True), (6, 2, True), (6, 1, False)]
)
def test_an_easier_command_for_five_and_six(table: TableMaker, seats: int, die: int, works: bool) -> None:
    made = table().hero(0, "troll", at="crown-of-command").option(command="easier").state(crowned=True).dice(die)
    for seat, character in enumerate(("monk", "thief", "dwarf", "elf", "priest")[: seats - 1], 1):
        made.hero(seat, character, at="castle", objects=[("helmet", "shield", "armour", "axe", "ring")[seat - 1]])
    session = play(made.start(), "stay")
    assert (one(session, 1).life == 3) == works


@pytest.mark.rule("talisman", "11.4")
@pytest.mark.parametrize(("price", "gained"), [("7", 0), ("6", 1), ("5", 1)])
def test_fewer_points_buy_a_counter(table: TableMaker, price: str, gained: int) -> None:
    made = table().hero(0, "troll", at="village", trophies=["giant"]).option(trophies=price)
    session = play(made.adventure("bag-of-gold").dice(1).start(), "roll", "move:fields-1", "take:bag-of-gold#1")
    if gained:
        play(session, "exchange:strength", "trophy:giant")
    assert one(session, 0).strength == 6 + gained and asked(session) == (1, "turn")


@pytest.mark.rule("talisman", "11.5")
def test_everybody_begins_with_one_point_more() -> None:
    session = Session(Talisman(DATA), [Seat("a"), Seat("b")], 4, {**DEFAULTS, "start_bonus": "on"})
    first = asked(session)[0]
    before = session.state.heroes[first].craft
    assert asked(session)[1] == "bonus"
    session.answer("craft")
    assert session.state.heroes[first].craft == before + 1 and asked(session)[1] == "bonus"


@pytest.mark.rule("talisman", "11.6")
def test_in_the_bloodbath_there_is_one_talisman_and_no_new_character(table: TableMaker) -> None:
    state = Talisman(DATA).setup([Seat("a"), Seat("b")], {**DEFAULTS, "bloodbath": "on"}, Rng(1))
    assert len(state.talismans) == 1 and len(state.aside) == 5 and len(state.adventure) == 102
    made = table().turn(1).hero(1, "ghoul", at="village").hero(0, "priest", at="city", life=1).hero(2, "monk")
    session = play(made.option(bloodbath="on").adventure("pestilence").dice(1).start(), "roll", "move:fields-1")
    assert not one(session, 0).waiting and one(session, 0).character == ""


@pytest.mark.rule("talisman", "11.7")
def test_with_sudden_death_the_first_on_the_crown_wins(table: TableMaker) -> None:
    session = play(table().hero(0, "troll", at="valley-of-fire").option(sudden_death="crown").start(), "crown")
    assert session.outcome is not None and (session.outcome.winners, session.outcome.reason) == ((0,), "crown")


@pytest.mark.rule("talisman", "11.7")
def test_when_time_is_up_most_gains_win(table: TableMaker) -> None:
    # Troll: 2 Strength, 1 gold, an Object, less a life: 3. Thief: a Follower, an Object, less 2 fate: 0.
    made = table().hero(0, "troll", at="village", strength=8, gold=2, life=5, fate=1, turns=MOST_TURNS - 1)
    made.hero(1, "thief", at="castle", followers=["guide"], objects=["sword"], fate=0, turns=MOST_TURNS)
    session = made.option(sudden_death="time").adventure("bag-of-gold").dice(1).start()
    assert [score(DATA, hero) for hero in session.state.heroes] == [3, 0]
    play(session, "roll", "keep", "move:fields-1", "done")
    assert session.outcome is not None and (session.outcome.winners, session.outcome.reason) == ((0,), "time")


@pytest.mark.rule("talisman", "11.4")
def test_what_is_chosen_at_the_set_up_stands_in_the_save_and_in_the_log() -> None:
    chosen = {"trophies": "5", "bloodbath": "on", "raft": "encounter"}
    session = Session(Talisman(), [Seat("Anna"), Seat("Bo")], 3, choose_switches(Talisman.switches, chosen))
    lines = [event.text for event in session.drain_events() if event.text.key == "told.switch"]
    assert [dict(line.params)["value"] for line in lines] == [
        Text("switch.trophies.value.5.name"), Text("switch.bloodbath.value.on.name"),
        Text("switch.raft.value.encounter.name"),
    ]  # fmt: skip
    assert {switch: session.save().options[switch] for switch in chosen} == chosen
    plain = Session(Talisman(), [Seat("Anna"), Seat("Bo")], 3)
    assert "told.switch" not in [event.text.key for event in plain.drain_events()]


@pytest.mark.rule("talisman", "11.8")
def test_searchers_of_jaskinia_play_without_the_cave_only_with_their_switch() -> None:
    """22 characters in place of 14, and not a card of the box; no ability that is of use in the Cave alone."""
    seats = [Seat("a"), Seat("b")]
    for value, people in (("off", 14), ("on", 22)):
        options = {**DEFAULTS, "searchers": value}
        state = Talisman().setup(seats, options, Rng(4))
        assert len(state.unused) + 2 == people and (len(state.adventure), len(state.under.cave)) == (104, 0)
        catalogue = Talisman().catalogue(options)
        assert catalogue.characters == people and ("ability:hewer-pick" in catalogue.executable) == (value == "on")
        assert not {"ability:hewer-gates", "ability:caver-branches", "ability:cyborg-breath"} & {*catalogue.executable}


class LentTable(Table):
    """A match with the Searchers of Jaskinia and without the Cave."""

    data = lent_definitions()


@pytest.mark.rule("talisman", "11.8")
def test_they_bring_lives_gold_and_what_they_can_do_on_the_lands() -> None:
    # Hewer 4 and his pick 1 against the Bear 3: 5 + 1 to 3 + 2
    made = LentTable().option(searchers="on").hero(0, "hewer", at="village").adventure("bear").dice(1, 2, 1)
    session = play(made.start(), "roll", "move:fields-1")
    assert designs(one(session, 0).trophies) == ["bear"] and one(session, 0).life == 4
    # the Cannibal eats it in place of a trophy: 3 lives and 1
    made = LentTable().option(searchers="on").hero(0, "cannibal", at="village", life=3).adventure("bear").dice(1, 1, 6)
    session = play(made.start(), "roll", "move:fields-1", "yes")
    assert one(session, 0).life == 4 and one(session, 0).trophies == []
