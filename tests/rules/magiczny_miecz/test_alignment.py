"""Good, Evil, Chaotic, and what a change does. Rules 7.1-7.4; dispute M24."""

import pytest

from kraina.games.magiczny_miecz.settle import settle
from tests.rules.magiczny_miecz.scenes import NEXT_TURN, here, seen, stage, still, world
from tests.rules.magiczny_miecz.table import DATA, TableMaker, one, play
from tests.rules.script import asked


@pytest.mark.rule("magiczny_miecz", "7.1")
@pytest.mark.parametrize(("character", "life"), [("elf", 5), ("hobgoblin", 3), ("goblin", 4)])
def test_to_be_good_or_evil_pays_or_harms_and_to_be_chaotic_does_neither(
    table: TableMaker, character: str, life: int
) -> None:
    # The Envoys of the Gods bring the Good 1 Life and take 1 from the Evil.
    made = stage(table, character, at="glade").events("envoys-of-the-gods").dice(1)
    assert one(play(made.start(), "move:path-1"), 0).life == life


@pytest.mark.rule("magiczny_miecz", "7.1")
@pytest.mark.rule("magiczny_miecz", "7.2")
def test_a_new_alignment_is_shown_to_everybody(table: TableMaker) -> None:
    # The Sabbath of Witches makes whoever is not Evil so.
    made = stage(table, "elf", at="glade").events("sabbath-of-witches").dice(1)
    session = play(made.start(), "move:path-1")
    assert DATA.characters["elf"].alignment == "good"
    assert seen(session, 1, 0).alignment == seen(session, None, 0).alignment == "evil"


@pytest.mark.rule("magiczny_miecz", "7.2")
def test_the_printed_alignment_returns(table: TableMaker) -> None:
    made = stage(table, "elf", at="glade", alignment="evil").events("pillar-of-fire").dice(1)
    session = play(made.start(), "move:path-1")
    assert (seen(session, 1, 0).alignment, one(session, 0).magic) == ("good", 4)


@pytest.mark.rule("magiczny_miecz", "7.3")
def test_nobody_changes_alignment_twice_in_a_turn(table: TableMaker) -> None:
    # The Sabbath makes the Elf Evil; the Pillar of Fire would make her Good again, in the same turn.
    made = stage(table, "elf", at="ice-wasteland").events("sabbath-of-witches", "pillar-of-fire").dice(2)
    session = play(made.start(), "move:wilds")
    assert (one(session, 0).alignment, one(session, 0).magic) == ("evil", 4)
    assert asked(session) == NEXT_TURN


@pytest.mark.rule("magiczny_miecz", "7.3")
def test_another_turn_allows_another_change(table: TableMaker) -> None:
    made = table().seeker(0, "elf", at="glade", objects=["helmet"]).seeker(1, "goblin", at="castle", lost=2)
    made.events("sabbath-of-witches", "pillar-of-fire").dice(1, 1)
    session = play(made.start(), "roll", "move:path-1")
    assert (one(session, 0).alignment, asked(session)) == ("evil", (0, "turn"))
    play(session, "roll", "move:marsh-1")
    assert one(session, 0).alignment == "good"


@pytest.mark.rule("magiczny_miecz", "7.4")
@pytest.mark.rule("magiczny_miecz", "5.3")
def test_what_the_new_alignment_forbids_is_laid_down_at_once(table: TableMaker) -> None:
    """Dispute M24: Evil by the Sabbath, the Elf may own neither the Grail nor the Spear."""
    made = stage(table, "elf", at="glade", objects=["holy-grail", "helmet", "holy-spear"])
    session = play(made.events("sabbath-of-witches").dice(1).start(), "roll", "move:path-1")
    assert one(session, 0).objects == ["helmet"]
    assert here(session, "path-1") == ["holy-grail", "holy-spear"]
    assert asked(session) == NEXT_TURN  # they lie there, but are not offered to her again


@pytest.mark.rule("magiczny_miecz", "7.4")
def test_it_is_laid_down_in_anothers_turn_too(table: TableMaker) -> None:
    session = still(table, "goblin")
    ctx, _ = world(session)
    one(session, 1).objects = ["axe-of-light-and-darkness", "gauntlets"]
    session.state.events.remove("axe-of-light-and-darkness")
    assert list(settle(ctx)) == []  # nothing to ask
    assert (one(session, 1).objects, here(session, "castle")) == (["gauntlets"], ["axe-of-light-and-darkness"])
