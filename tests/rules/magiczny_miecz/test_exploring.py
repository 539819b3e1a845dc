"""Meeting or exploring, what is drawn, and what a space says. Rules 12.1, 13."""

import pytest

from tests.rules.magiczny_miecz.scenes import NEXT_TURN, here, stage, view
from tests.rules.magiczny_miecz.table import DATA, TableMaker, designs, one, play
from tests.rules.script import asked, keys

# --- 13.2, 13.3 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "13.2")
@pytest.mark.rule("magiczny_miecz", "13.3")
def test_one_meets_a_character_or_explores_and_never_both(table: TableMaker) -> None:
    made = table().seeker(0, "rogue", at="glade", gold=1).seeker(1, "goblin", at="path-1", gold=2, objects=["helmet"])
    session = made.seeker(2, "elf", at="path-1").lying("path-1", "sword").dice(1).start()
    play(session, "move:path-1")
    assert asked(session) == (0, "arrived")
    assert keys(session)[:3] == ("explore", "attack:1", "attack:2")
    play(session, "explore", "done")
    assert asked(session) == (0, "end") and "attack:1" not in keys(session)
    play(session, "end")


@pytest.mark.rule("magiczny_miecz", "13.2")
def test_who_attacks_draws_no_cards(table: TableMaker) -> None:
    made = table().seeker(0, "goblin", at="glade", sword=6).seeker(1, "elf", at="path-1", objects=["helmet"])
    session = play(made.events("gold-2").dice(1, 6, 1).start(), "move:path-1", "attack:1", "gold")
    assert (here(session, "path-1"), asked(session), one(session, 0).gold) == ([], (1, "turn"), 2)


@pytest.mark.rule("magiczny_miecz", "13.3")
def test_a_meeting_is_an_attack_or_an_ability(table: TableMaker) -> None:
    """The Trickster may wheedle gold instead of attacking; the Goblin can only attack."""
    made = table().seeker(0, "trickster", at="glade").seeker(1, "goblin", at="path-1", gold=2, objects=["helmet"])
    offered = keys(play(made.dice(1).start(), "move:path-1"))
    assert [key for key in offered if key.startswith("ability:")] and "attack:1" in offered
    made = table().seeker(0, "goblin", at="glade").seeker(1, "trickster", at="path-1", objects=["helmet"])
    offered = keys(play(made.dice(1).start(), "move:path-1"))
    assert [key for key in offered if not key.startswith("trade")] == ["explore", "attack:1"]


@pytest.mark.rule("magiczny_miecz", "13.2")
@pytest.mark.rule("magiczny_miecz", "12.1")
@pytest.mark.parametrize("lying", [["helmet"], []])
def test_after_a_meeting_one_takes_what_lies_there_unless_cards_are_to_be_drawn(
    table: TableMaker, lying: list[str]
) -> None:
    # The Trickster wheedles 1 gold on a 1. The Path wants 1 card: with the Helmet there none is missing.
    made = table().seeker(0, "trickster", at="glade").seeker(1, "goblin", at="path-1", gold=2, objects=["lamp"])
    made = made.gold("path-1", 2).lying("path-1", *lying) if lying else made.gold("path-1", 2)
    session = play(made.dice(1, 1).start(), "move:path-1", "ability:trickster-wheedle:1")
    assert [one(session, seat).gold for seat in (0, 1)] == [2, 1]
    if not lying:
        assert asked(session) == (1, "turn")
        return
    assert asked(session) == (0, "end")
    play(session, "gold", "take:helmet")
    assert (one(session, 0).gold, one(session, 0).objects, asked(session)) == (4, ["helmet"], (1, "turn"))


@pytest.mark.rule("magiczny_miecz", "13.1")
@pytest.mark.rule("magiczny_miecz", "13.3")
def test_only_those_on_the_same_space_are_met(table: TableMaker) -> None:
    made = table().seeker(0, "goblin", at="glade").seeker(1, "elf", at="path-1").seeker(2, "troll", at="marsh-1")
    session = play(made.lying("path-1", "elk").dice(1).start(), "move:path-1")
    assert "attack:1" in keys(session) and "attack:2" not in keys(session)


# --- 13.4 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "13.4")
@pytest.mark.parametrize(
    ("at", "lying", "drawn"),
    [
        ("ice-wasteland", [], 2), ("ice-wasteland", ["helmet"], 1), ("ice-wasteland", ["helmet", "sword#s1"], 0),
        ("ice-wasteland", ["helmet", "shepherd", "lamp"], 0),
    ],
)  # fmt: skip
def test_so_many_cards_are_drawn_as_are_missing(table: TableMaker, at: str, lying: list[str], drawn: int) -> None:
    made = stage(table, "goblin", at=at).lying("wilds", *lying) if lying else stage(table, "goblin", at=at)
    session = play(made.events("gold-2", "gold-1").dice(2).start(), "move:wilds")
    assert len(here(session, "wilds")) == len(lying) + drawn
    assert here(session, "wilds")[len(lying) :] == ["gold-2#1", "gold-1#1"][:drawn]
    play(session, "done")


@pytest.mark.rule("magiczny_miecz", "13.4")
def test_loose_gold_is_no_card(table: TableMaker) -> None:
    made = stage(table, "goblin", at="glade").gold("path-1", 4).events("helmet").dice(1)
    session = play(made.start(), "move:path-1")
    assert keys(session) == ("gold", "take:helmet", "done")
    play(session, "gold", "done", "end")
    assert one(session, 0).gold == 5


@pytest.mark.rule("magiczny_miecz", "13.4")
def test_cards_that_lie_face_down_count_and_the_next_explorer_turns_them_over(table: TableMaker) -> None:
    made = stage(table, "goblin", at="ice-wasteland").lying("wilds", "helmet").state(face_down=["helmet"])
    session = made.events("gold-2").dice(2).start()
    assert view(session, 0).lying == {"wilds": ("",)}
    play(session, "move:wilds")
    assert keys(session) == ("take:helmet", "take:gold-2#1", "done")
    play(session, "take:helmet", "take:gold-2#1")
    assert session.state.face_down == []


@pytest.mark.rule("magiczny_miecz", "13.4")
def test_what_is_thrown_down_after_the_arrival_does_not_lower_the_draw(table: TableMaker) -> None:
    """Turned to stone by Fatum when the Goblin has arrived, the Elf leaves Objects on his space."""
    made = table().seeker(0, "goblin", at="ice-wasteland").seeker(1, "elf", at="wilds", objects=["helmet", "lamp"])
    made.seeker(2, "hag", at="castle", spells=["fatum"], objects=["shield"]).events("gold-2", "gold-1").dice(2, 1)
    session = play(made.start(), "move:wilds")
    assert asked(session) == (2, "response")
    play(session, "cast:fatum:1")
    assert (one(session, 1).stone, asked(session)) == (3, (0, "collect"))
    assert here(session, "wilds") == ["helmet", "lamp", "gold-2#1", "gold-1#1"]


@pytest.mark.rule("magiczny_miecz", "13.4")
def test_cards_come_from_the_top_of_the_pile(table: TableMaker) -> None:
    made = stage(table, "goblin", at="ice-wasteland").events("gold-2", "helmet", "lamp").dice(2)
    session = play(made.start(), "move:wilds")
    assert (here(session, "wilds"), session.state.events[0]) == (["gold-2#1", "helmet"], "lamp")


# --- 13.5 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "13.5")
def test_the_kobold_of_the_example_chooses_between_two_evils(table: TableMaker) -> None:
    made = stage(table, "kobold", at="mist-plateau").lying("valley-of-shadows", "werewolf")
    made.lying("plain-of-lonely-rocks", "scorched-earth").events("cyclops").dice(5, 6, 1)
    session = made.start()
    assert asked(session) == (0, "move")
    assert keys(session) == ("down:path-1", "down:tavern", "move:plain-of-lonely-rocks", "move:valley-of-shadows")
    play(session, "move:plain-of-lonely-rocks")
    # 3 + 6 against 6 + 2 + 1: a draw with the Cyclops, who bars the Scorched Earth to him.
    assert here(session, "plain-of-lonely-rocks") == ["scorched-earth", "cyclops"]
    assert (one(session, 0).life, one(session, 0).lost, asked(session)) == (4, 0, NEXT_TURN)


@pytest.mark.rule("magiczny_miecz", "13.5")
def test_the_valley_makes_the_werewolf_11_and_the_rocks_the_cyclops_8(table: TableMaker) -> None:
    made = stage(table, "kobold", at="ice-kingdom", trophies=["dragon", "wolf"]).lying("valley-of-shadows", "werewolf")
    session = play(made.dice(2, 6, 1).start(), "roll", "move:valley-of-shadows")
    fight = view(session, 1).fight
    assert fight is not None and [foe.points for foe in fight.foes] == [11]
    play(session, "pass")  # 3 + 6 against 11 + 1
    assert one(session, 0).life == 3


@pytest.mark.rule("magiczny_miecz", "13.5")
def test_on_the_scorched_earth_the_kobold_misses_a_turn(table: TableMaker) -> None:
    made = stage(table, "kobold", at="hermitage").lying("plain-of-lonely-rocks", "scorched-earth", "helmet").dice(1)
    session = play(made.start(), "move:plain-of-lonely-rocks", "take:helmet")
    assert (one(session, 0).lost, here(session, "plain-of-lonely-rocks")) == (1, ["scorched-earth"])


@pytest.mark.rule("magiczny_miecz", "13.5")
@pytest.mark.rule("magiczny_miecz", "16.4")
def test_an_enemy_comes_before_what_a_space_says(table: TableMaker) -> None:
    """A Wraith in the Village: no shopping before it is beaten."""
    made = stage(table, "elf", at="barrow", gold=5).lying("village", "wraith").dice(1, 1, 6)
    session = play(made.start(), "move:village")
    assert (one(session, 0).life, one(session, 0).gold, asked(session)) == (3, 5, NEXT_TURN)


@pytest.mark.rule("magiczny_miecz", "13.5")
@pytest.mark.rule("magiczny_miecz", "3.3")
def test_when_it_is_beaten_one_may_buy_at_the_printed_price(table: TableMaker) -> None:
    made = stage(table, "elf", at="barrow", gold=3).lying("village", "wraith").dice(1, 6, 1)
    session = play(made.start(), "move:village")
    assert session.state.events_used == ["wraith#1"]
    play(session, "armourer", "buy:sword")
    assert (one(session, 0).gold, designs(one(session, 0).objects)) == (1, ["sword"])
    assert DATA.stock["sword"].village == 2


@pytest.mark.rule("magiczny_miecz", "13.5")
def test_what_must_be_done_is_done_and_what_may_be_done_may_be_left(table: TableMaker) -> None:
    # The Living Rocks take 1 Life from everybody; the Village may just be passed through.
    session = play(stage(table, "elf", at="bogs-1").dice(1).start(), "move:living-rocks-1")
    assert (one(session, 0).life, asked(session)) == (3, NEXT_TURN)
    session = play(stage(table, "elf", at="barrow", gold=9).dice(1).start(), "move:village")
    assert "no" in keys(session)
    play(session, "no")
    assert (one(session, 0).gold, asked(session)) == (9, NEXT_TURN)
