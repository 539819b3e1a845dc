"""Hiding from Enemies and Characters. Rules 17.2, 19; dispute M31, rulings hiding and guardian-evaded."""

import pytest

from tests.rules.magiczny_miecz.scenes import NEXT_TURN, here, stage
from tests.rules.magiczny_miecz.table import TableMaker, one, play
from tests.rules.script import asked, keys


@pytest.mark.rule("magiczny_miecz", "19.1")
@pytest.mark.rule("magiczny_miecz", "19.2")
def test_an_ability_hides_from_all_creatures_of_the_space(table: TableMaker) -> None:
    """Dispute M31: the Elf on a Plain, from two Enemies at once; then the other cards are open to her."""
    made = stage(table, "elf", at="hermitage").lying("plain-of-lonely-rocks", "bear", "cyclops", "sword")
    session = play(made.dice(1).start(), "move:plain-of-lonely-rocks", "explore")
    assert asked(session) == (0, "evade")
    play(session, "evade")
    assert (asked(session), keys(session)) == ((0, "collect"), ("take:sword#1", "done"))
    play(session, "take:sword#1")
    assert (here(session, "plain-of-lonely-rocks"), one(session, 0).life) == (["bear", "cyclops"], 4)


@pytest.mark.rule("magiczny_miecz", "19.1")
@pytest.mark.rule("magiczny_miecz", "16.4")
def test_monsters_and_demons_are_hidden_from_separately(table: TableMaker) -> None:
    made = stage(table, "elf", at="hermitage").lying("plain-of-lonely-rocks", "bear", "spectre", "sword")
    session = play(made.dice(1, 6, 1).start(), "move:plain-of-lonely-rocks", "explore", "evade")
    assert asked(session) == (0, "evade")
    play(session, "fight")  # 4 + 6 against 3 + 2 + 1
    assert here(session, "plain-of-lonely-rocks") == ["bear", "sword#1"]
    play(session, "take:sword#1")


@pytest.mark.rule("magiczny_miecz", "19.1")
@pytest.mark.rule("magiczny_miecz", "8.1")
def test_the_ability_works_on_its_terrain_alone(table: TableMaker) -> None:
    made = stage(table, "elf", at="tavern").lying("glade", "bear").dice(1, 6, 1)
    session = play(made.start(), "move:glade")
    assert one(session, 0).trophies == ["bear"]


@pytest.mark.rule("magiczny_miecz", "19.1")
def test_a_friend_may_hide_its_owner(table: TableMaker) -> None:
    # The Elfling knows the Wilds.
    made = stage(table, "goblin", at="ice-wasteland", friends=["elfling"]).lying("wilds", "dragon", "helmet").dice(2)
    session = play(made.start(), "roll", "move:wilds", "evade", "take:helmet")
    assert (one(session, 0).objects, here(session, "wilds")) == (["helmet"], ["dragon"])


@pytest.mark.rule("magiczny_miecz", "19.1")
@pytest.mark.rule("magiczny_miecz", "17.5")
@pytest.mark.parametrize(
    ("mine", "theirs", "trophies", "life"), [(3, 3, ["bear"], 4), (2, 3, [], 4), (1, 3, [], 3)]
)  # fmt: skip
def test_the_circle_of_fire_takes_one_of_two_opponents_out(
    table: TableMaker, mine: int, theirs: int, trophies: list[str], life: int
) -> None:
    """A2: Sword 4, Bear 3 and Cyclops 6; with the Cyclops in the Circle only the Bear fights."""
    made = stage(table, "goblin", at="ice-wasteland", sword=4, spells=["circle-of-fire"], objects=["helmet"])
    made.lying("wilds", "bear", "cyclops", "sword").dice(2, mine, theirs, *([2] if life == 3 else []))
    session = play(made.start(), "roll", "move:wilds")
    while asked(session) == (0, "response") or asked(session) == (0, "arrived"):
        play(session, "cast:circle-of-fire:cyclops" if session.state.fight else "explore")
    assert (one(session, 0).trophies, one(session, 0).life) == (trophies, life)
    if trophies:
        assert asked(session) == (0, "collect")
        play(session, "take:sword#1")
        assert "cyclops" in here(session, "wilds")
    assert asked(session) == NEXT_TURN and session.state.scorched == []


@pytest.mark.rule("magiczny_miecz", "19.1")
def test_anybody_may_cast_the_circle_for_another(table: TableMaker) -> None:
    made = (
        table().seeker(0, "goblin", at="ice-wasteland", sword=4, objects=["helmet"]).lying("wilds", "bear", "cyclops")
    )
    made.seeker(1, "conqueror", at="castle", spells=["circle-of-fire"], objects=["lamp"]).dice(2, 3, 3)
    session = play(made.start(), "roll", "move:wilds", "pass")
    assert asked(session) == (1, "response")
    play(session, "cast:circle-of-fire:cyclops")
    assert (one(session, 0).trophies, here(session, "wilds")) == (["bear"], ["cyclops"])


@pytest.mark.rule("magiczny_miecz", "19.1")
def test_a_spell_hides_from_one_opponent_and_the_other_fights(table: TableMaker) -> None:
    """Hidden One, cast before the dice to hide from one (dispute M31)."""
    made = stage(table, "goblin", at="ice-wasteland", sword=4, spells=["hidden-one"]).lying("wilds", "bear", "cyclops")
    session = play(made.dice(2, 3, 3).start(), "move:wilds")
    assert {"cast:hidden-one:bear", "cast:hidden-one:cyclops"} <= set(keys(session))
    play(session, "cast:hidden-one:cyclops")
    assert (one(session, 0).trophies, here(session, "wilds"), asked(session)) == (["bear"], ["cyclops"], NEXT_TURN)


@pytest.mark.rule("magiczny_miecz", "19.2")
@pytest.mark.rule("magiczny_miecz", "11.7")
@pytest.mark.parametrize("spell", ["circle-of-fire", "hidden-one"])
def test_who_hides_from_a_guardian_has_not_beaten_it(table: TableMaker, spell: str) -> None:
    made = stage(table, "goblin", at="ice-kingdom", spells=[spell]).dice(1)
    session = made.start()
    while asked(session)[1] in ("turn", "move"):
        play(session, "roll" if "roll" in keys(session) else "cross:ice-kingdom")
    assert asked(session) == (0, "response")
    play(session, next(key for key in keys(session) if key.startswith(f"cast:{spell}:knight")))
    assert (one(session, 0).space, one(session, 0).life, asked(session)) == ("ice-kingdom", 4, NEXT_TURN)


@pytest.mark.rule("magiczny_miecz", "19.1")
@pytest.mark.rule("magiczny_miecz", "17.6")
def test_a_character_that_has_hidden_and_its_opponent_cannot_affect_each_other(table: TableMaker) -> None:
    """The attacker's turn is over too: ruling hidden-attack."""
    made = table().seeker(0, "goblin", at="glade", gold=2)
    made.seeker(1, "shaman", at="path-1", spells=["hidden-one"], gold=3, objects=["lamp"])
    session = play(made.dice(1).start(), "move:path-1", "attack:1")
    assert asked(session) == (1, "response")
    play(session, next(key for key in keys(session) if key.startswith("cast:hidden-one")))
    assert [(one(session, seat).life, one(session, seat).gold) for seat in (0, 1)] == [(4, 2), (4, 3)]
    assert asked(session) == (1, "turn")


@pytest.mark.rule("magiczny_miecz", "19.2")
def test_who_does_not_wish_to_hide_fights(table: TableMaker) -> None:
    made = stage(table, "giant", at="glade").lying("marsh-1", "elk").dice(2, 6, 1)
    session = play(made.start(), "move:marsh-1", "fight")
    assert one(session, 0).trophies == ["elk#1"]


@pytest.mark.rule("magiczny_miecz", "19.3")
@pytest.mark.rule("magiczny_miecz", "14.4")
@pytest.mark.rule("magiczny_miecz", "9.7")
def test_on_the_bridge_no_spell_hides_from_its_creatures(table: TableMaker) -> None:
    """Dispute M33: neither the Circle nor Hidden One is offered against the Demon of Darkness."""
    made = stage(table, "troll", at="game-with-death", free=True, trophies=["dragon", "wolf"], magic=3,
                 spells=["circle-of-fire", "hidden-one"]).dice(1, 1, 6, 1)  # fmt: skip
    session = play(made.start(), "bridge:demon-of-darkness")
    assert asked(session) == (0, "response")
    assert [key for key in keys(session) if "demon-of-darkness" in key or key.startswith("cast:hidden-one")] == []
    play(session, "pass")
    assert one(session, 0).free
    play(session, *(["end"] if asked(session) == (0, "end") else []))
