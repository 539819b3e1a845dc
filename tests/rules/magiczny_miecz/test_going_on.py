"""What goes on, or begins, when something else is over: exploring after a fight, the Fog, a hex, a second fight."""

import pytest

from tests.rules.magiczny_miecz.scenes import fight_points, stage
from tests.rules.magiczny_miecz.table import Match, Table, TableMaker, one, play
from tests.rules.script import asked, keys

WASTE = "ice-wasteland"
OPPONENT = {"at": "castle", "objects": ["gauntlets#s1"]}


def facing(table: TableMaker, *cards: str, **laid: object) -> Table:
    """Lay out the Conqueror at the Tavern and cards on the Ice Wasteland, one step away."""
    made = table().seeker(0, "conqueror", at="tavern", **laid)  # type: ignore[arg-type]
    return made.lying(WASTE, *cards).seeker(1, "barbarian", **OPPONENT)  # type: ignore[arg-type]


def sent(made: Table) -> Match:
    """Lose to the Bear with a 1 against a 6, then send the Seeker of Adventures at it: 3 and 6 against 3 and 1."""
    session = made.dice(1, 1, 6, 6, 1).start()
    play(session, *(["roll"] if asked(session) == (0, "turn") else []), f"move:{WASTE}", "explore")
    assert asked(session) == (0, "end")
    return play(session, "use:adventure-seeker:bear")


@pytest.mark.rule("magiczny_miecz", "16.4")
@pytest.mark.rule("magiczny_miecz", "16.7")
def test_exploring_goes_on_when_the_seeker_of_adventures_has_beaten_the_last_enemy(table: TableMaker) -> None:
    """The Tree of Life gives a Life back; the Scorched Earth takes a turn of whoever has Sword 4 and more."""
    session = sent(facing(table, "bear", "tree-of-life", "scorched-earth", friends=["adventure-seeker"], life=3))
    assert one(session, 0).trophies == ["bear"]
    assert (one(session, 0).life, one(session, 0).lost) == (3, 1)


@pytest.mark.rule("magiczny_miecz", "16.5")
def test_a_stranger_behind_the_beaten_enemy_must_be_met(table: TableMaker) -> None:
    session = sent(facing(table, "bear", "wonder-worker", "gold-1", friends=["adventure-seeker"], life=3))
    assert "visit:wonder-worker" not in keys(session)


@pytest.mark.rule("magiczny_miecz", "10.2")
def test_the_turn_in_which_the_fog_was_drawn_is_not_yet_slow(table: TableMaker) -> None:
    """Drawn with the Wild Steed on the Mist Plateau: the steed's move is rolled for, the next two are not."""
    made = table().seeker(0, "conqueror", at="gate-guard").seeker(1, "barbarian", **OPPONENT)  # type: ignore[arg-type]
    session = made.events("fog", "wild-steed", "gold-1").dice(2, 4).start()
    play(session, *(["roll"] if asked(session) == (0, "turn") else []), "move:mist-plateau")
    while asked(session) != (0, "move"):
        play(session, next(key for key in ("yes", "done", "roll") if key in keys(session)))
    assert "move:temple-of-nemed" not in keys(session) and one(session, 0).slow == 3


@pytest.mark.rule("magiczny_miecz", "8.1")
def test_the_hex_ends_in_a_temple_however_one_came_there(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="mist-plateau", objects=["gauntlets"])
    made.seeker(1, "trickster", at="mist-plateau", hexed=True, objects=["mule"]).dice(1)
    session = play(made.start(), "roll", "move:temple-of-nemed", "yes")
    assert (one(session, 1).space, one(session, 1).hexed) == ("temple-of-nemed", False)


@pytest.mark.rule("magiczny_miecz", "8.1")
def test_the_hexed_keep_what_needs_no_space_after_their_move(table: TableMaker) -> None:
    """He may cast, but neither explore nor take what lies there."""
    made = stage(table, "elf", at="hermitage", hexed=True, objects=["gauntlets"], spells=["fatum"])
    session = play(made.lying("ferry-2", "helmet").dice(2).start(), "roll", "move:ferry-2")
    assert asked(session) == (0, "end") and one(session, 0).hexed
    assert "cast:fatum:1" in keys(session) and "take:helmet" not in keys(session)


@pytest.mark.rule("magiczny_miecz", "8.2")
def test_the_second_fight_of_the_errant_knight_is_fought_with_new_spells(table: TableMaker) -> None:
    """Sword 3 and Magic 4: with Magic and Sword he loses with a 1 and can cast the other one."""
    spells = ["magic-and-sword#1", "magic-and-sword#2"]
    made = table().seeker(0, "errant-knight", at="tavern", spells=spells, magic=4, objects=["gauntlets"])
    made.lying(WASTE, "werewolf").seeker(1, "conqueror", at="castle", objects=["mule"]).dice(1, 1, 6)
    session = play(made.start(), "roll", f"move:{WASTE}", "cast:magic-and-sword#1", "yes")
    assert "cast:magic-and-sword#2" in keys(session)
    assert fight_points(session, 0) == 3
    made.script.left.clear()


@pytest.mark.rule("magiczny_miecz", "8.2")
def test_nothing_is_offered_that_the_dice_alone_make_useless(table: TableMaker) -> None:
    objects = ["crystal-of-fate", "elixir-of-strength", "sword#s1"]
    made = table().seeker(0, "mage", at="tavern", objects=objects, friends=["mercenary", "knight"], trophies=["bear"],
                          gold=2, sword=8).seeker(1, "titan", at=WASTE, objects=["mule"]).dice(1, 1, 1)  # fmt: skip
    session = play(made.start(), "roll", f"move:{WASTE}", "attack:1", "yes")
    offered = [key for key in keys(session) if key.startswith(("use:", "ability:mage-raise"))]
    assert offered == [] and one(session, 0).trophies == ["bear"]


@pytest.mark.rule("magiczny_miecz", "8.2")
def test_the_rogue_weakens_the_owner_of_the_kings_diamond_too(table: TableMaker) -> None:
    """His Low Blow takes a point, no Life, so the Diamond does not stand for it."""
    made = table().seeker(0, "rogue", at="tavern", objects=["gauntlets"])
    made.seeker(1, "conqueror", at=WASTE, objects=["kings-diamond"], sword=6).dice(1, 6, 1)
    session = play(made.start(), "roll", f"move:{WASTE}", "attack:1", "no")
    assert asked(session) == (0, "weaken")
    play(session, "sword")
    assert (one(session, 1).sword, one(session, 1).objects) == (5, ["kings-diamond"])


@pytest.mark.rule("magiczny_miecz", "18.2")
def test_the_conjunction_doubles_a_demon_that_serves(table: TableMaker) -> None:
    """The Elf's Magic 4 and the enslaved Phantom's 5, doubled."""
    for state, points in (({}, 4 + 5), ({"conjunction": 1}, 4 + 10)):
        made = stage(table, "elf", at="tavern", friends=["phantom"], marks={"slave:phantom": 1}, objects=["gauntlets"])
        assert fight_points(made.state(**state).start(), 0, "magic") == points


@pytest.mark.rule("magiczny_miecz", "17.4")
def test_the_double_cannot_be_enslaved(table: TableMaker) -> None:
    session = facing(table, "double", objects=["wand-of-destiny"]).dice(1, 1, 1).start()
    play(session, *(["roll"] if asked(session) == (0, "turn") else []), f"move:{WASTE}")
    assert one(session, 0).objects == ["wand-of-destiny"] and one(session, 0).friends == []


@pytest.mark.rule("magiczny_miecz", "16.5")
@pytest.mark.parametrize("deed", [("cast:lord-of-riches:1", "gold"), ("use:mirror-of-destruction:1",)])
def test_the_good_deity_remembers_harm_by_spells_and_objects(table: TableMaker, deed: tuple[str, ...]) -> None:
    """The Barbarian has 1 Sword above those of his start."""
    made = table().seeker(0, "conqueror", at="glade", objects=["mirror-of-destruction", "gauntlets"], gold=2,
                          spells=["lord-of-riches"])  # fmt: skip
    made.seeker(1, "barbarian", at="castle", objects=["gauntlets#s1"], sword=9, gold=1).lying("path-1", "good-deity")
    session = play(made.dice(1).start(), *deed, "roll", "move:path-1")
    play(session, *(["explore"] if asked(session) == (0, "arrived") else []))
    assert asked(session) == (0, "good-deity")


@pytest.mark.rule("magiczny_miecz", "10.2")
def test_both_directions_to_a_crossing_are_offered_when_they_leave_other_steps(table: TableMaker) -> None:
    """From the Barrow the Pygmy on the Wolf rolls 12: the Glade is 3 steps one way and 11 the other."""
    made = table().seeker(0, "pygmy", at="barrow", friends=["wolf"], objects=["gauntlets"])
    session = play(made.seeker(1, "conqueror", at="castle", objects=["mule"]).dice(6, 6).start(), "roll")
    assert [key for key in keys(session) if key.startswith("cross:")] == ["cross:glade", "cross:glade:other"]
    decision = session.pending
    assert decision is not None
    assert sorted(option.value.left for option in decision.options if option.key.startswith("cross:")) == [0, 8]


@pytest.mark.rule("magiczny_miecz", "10.2")
def test_the_rider_of_the_mount_chooses_where_friends_stay_on_the_way_round(table: TableMaker) -> None:
    """From the Glade 7 steps lead to the Devil's Mill either way; the Princess stays where 6 would have led."""
    stays = []
    for way in ("move:devils-mill", "move:devils-mill:other"):
        made = table().seeker(0, "conqueror", at="glade", friends=["princess"], objects=["mount"])
        session = made.seeker(1, "kobold", at="castle", objects=["mule"]).dice(6, 6, 6).start()
        play(session, *(["roll"] if asked(session) == (0, "turn") else []), "add:1", way)
        made.script.left.clear()
        stays.append(next(space for space, cards in session.state.lying.items() if "princess" in cards))
    assert stays[0] != stays[1]


@pytest.mark.rule("magiczny_miecz", "15.3")
def test_the_illumination_looks_into_the_new_pile_of_used_events(table: TableMaker) -> None:
    session = stage(table, "hag", at="castle", spells=["illumination"], objects=["gauntlets"]).start()
    assert "cast:illumination" in keys(session)
    session.state.events_used, session.state.events = session.state.events, []
    session = play(session, "cast:illumination")
    assert len(session.state.events) > 5 and session.state.events_used == []


@pytest.mark.rule("magiczny_miecz", "9.1")
def test_the_philosophers_stone_waits_for_the_next_turn_when_one_moves_again(table: TableMaker) -> None:
    laid = {"spells": ["philosophers-stone"], "objects": ["gauntlets"]}
    session = stage(table, "hag", at="circle-of-power", **laid).dice(1, 4).start()
    assert "cast:philosophers-stone" in keys(session)
    play(session, "roll", "move:devils-mill")
    while asked(session)[1] not in ("turn", "move"):
        play(session, next(key for key in ("explore", "obey", "yes") if key in keys(session)))
    assert "cast:philosophers-stone" not in keys(session)
