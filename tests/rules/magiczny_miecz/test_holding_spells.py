"""Spells held, gained, cast and set aside. Rules 9; disputes M33 and M34."""

import pytest

from kraina.engine.ids import PlayerId
from kraina.games.magiczny_miecz.piles import gain_spell
from tests.rules.magiczny_miecz.scenes import NEXT_TURN, seen, stage, still, world
from tests.rules.magiczny_miecz.table import DATA, TableMaker, one, play
from tests.rules.script import asked, keys


def casts(offered: tuple[str, ...]) -> list[str]:
    return [key for key in offered if key.startswith("cast:")]


@pytest.mark.rule("magiczny_miecz", "9.1")
def test_a_spell_is_offered_at_the_time_its_card_names_and_at_no_other(table: TableMaker) -> None:
    """The Formula of Time is for the start of the own turn; Magic and Sword for the dice of an own fight."""
    made = stage(table, "elf", at="glade", spells=["formula-of-time", "magic-and-sword"]).lying(
        "path-1", "bear", "lamp"
    )
    session = made.dice(1, 6, 1).start()
    assert casts(keys(session)) == ["cast:formula-of-time"]
    play(session, "roll", "move:path-1")
    assert (asked(session), casts(keys(session))) == ((0, "response"), ["cast:magic-and-sword#1"])
    play(session, "pass")
    assert (asked(session), casts(keys(session))) == ((0, "collect"), [])
    play(session, "done", "end")


@pytest.mark.rule("magiczny_miecz", "9.2")
@pytest.mark.rule("magiczny_miecz", "2.6")
def test_any_character_may_hold_as_many_spells_as_its_magic_allows(table: TableMaker) -> None:
    assert {card.id for card in DATA.characters.values() if card.magic == 1} == {"barbarian", "rogue", "troll"}
    session = still(table, "troll", magic=5, spells=["mirror", "lord-of-spells#1", "lord-of-spells#2"])
    assert len(one(session, 0).spells) == 3 and seen(session, 0, 0).spell_limit == 3


@pytest.mark.rule("magiczny_miecz", "9.3")
def test_the_others_see_how_many_spells_somebody_holds_and_not_which(table: TableMaker) -> None:
    session = still(table, "elf", spells=["mirror"], friends=["crusader"], kept={"crusader": ["lord-of-spells"]})
    shown = [seen(session, viewer, 0) for viewer in (0, 1, None)]
    assert [view.spells for view in shown] == [("mirror",), ("",), ("",)]
    assert [dict(view.kept)["crusader"] for view in shown] == [("lord-of-spells#1",), ("",), ("",)]


@pytest.mark.rule("magiczny_miecz", "9.4")
def test_nobody_may_throw_spells_away_at_will(table: TableMaker) -> None:
    """Dispute M34: Objects may be left, Spells not, at the start and at the end of a turn."""
    made = stage(table, "elf", at="glade", spells=["mirror"], objects=["helmet"]).lying("path-1", "shepherd").dice(1)
    session = made.start()
    assert keys(session) == ("roll", "leave:helmet")
    play(session, "roll", "move:path-1", "done")
    assert keys(session) == ("end", "take:shepherd", "leave:helmet")
    play(session, "end")


@pytest.mark.rule("magiczny_miecz", "9.4")
@pytest.mark.rule("magiczny_miecz", "2.6")
@pytest.mark.rule("magiczny_miecz", "9.5")
def test_a_spell_gained_at_the_limit_is_drawn_and_the_owner_sets_one_aside_old_or_new(table: TableMaker) -> None:
    """Dispute M34. At the Magic Gate the Goblin of Magic 3 takes a third Spell."""
    made = stage(table, "goblin", at="gate-guard", spells=["mirror", "lord-of-spells#1"]).spell_pile("lord-of-spells#2")
    session = play(made.dice(1).start(), "move:magic-gate", "spell")
    assert asked(session) == (0, "surplus-spells")
    assert keys(session) == ("card:mirror", "card:lord-of-spells#1", "card:lord-of-spells#2")
    play(session, "card:mirror")
    assert one(session, 0).spells == ["lord-of-spells#1", "lord-of-spells#2"]
    assert (session.state.spells_used, asked(session)) == (["mirror"], NEXT_TURN)


@pytest.mark.rule("magiczny_miecz", "9.5")
def test_spells_come_from_the_top_and_the_used_ones_are_shuffled_when_the_pile_is_empty(table: TableMaker) -> None:
    made = stage(table, "elf", at="marsh-1", objects=["lamp"], magic=6).spell_pile("mirror")
    session = made.used(*[uid for uid in DATA.spell_deck if uid != "mirror"]).start()
    ctx, told = world(session)
    assert gain_spell(ctx, PlayerId(0)) == "mirror"
    assert (session.state.spells, len(session.state.spells_used)) == ([], 29)
    second = gain_spell(ctx, PlayerId(0))
    assert one(session, 0).spells == ["mirror", second]
    assert (len(session.state.spells), session.state.spells_used) == (28, [])
    assert "told.spells-shuffled" in [event.text.key for event in told]


@pytest.mark.rule("magiczny_miecz", "9.5")
def test_when_all_spells_are_held_none_is_gained(table: TableMaker) -> None:
    session = still(table, "elf")
    session.state.spells, kept = [], session.state.spells
    ctx, told = world(session)
    assert gain_spell(ctx, PlayerId(0)) is None and one(session, 0).spells == []
    assert [event.text.key for event in told] == ["told.no-spell"]
    session.state.spells = kept


@pytest.mark.rule("magiczny_miecz", "9.6")
def test_a_cast_spell_finds_its_victim_anywhere_and_goes_to_the_used_ones(table: TableMaker) -> None:
    """From the Lower Circle Fatum's 2 takes all the gold of somebody in the Upper one."""
    made = stage(table, "elf", at="marsh-1", spells=["fatum"], objects=["lamp"]).dice(2)
    session = play(made.start(), "cast:fatum:1")
    assert (one(session, 1).gold, one(session, 0).spells, session.state.spells_used) == (0, [], ["fatum"])
    assert session.state.castings == []


@pytest.mark.rule("magiczny_miecz", "9.6")
@pytest.mark.rule("magiczny_miecz", "17.7")
def test_a_cancelled_spell_is_used_up_like_the_one_that_cancelled_it(table: TableMaker) -> None:
    made = stage(table, "elf", at="marsh-1", spells=["fatum"], objects=["lamp"])
    made.seeker(2, "sorcerer", at="barrow", spells=["lord-of-spells"])
    session = play(made.start(), "cast:fatum:1")
    assert asked(session) == (2, "response")
    play(session, "cast:lord-of-spells#1")
    assert (one(session, 1).gold, sorted(session.state.spells_used)) == (1, ["fatum", "lord-of-spells#1"])
    assert asked(session) == (0, "turn")


@pytest.mark.rule("magiczny_miecz", "9.7")
def test_nobody_on_the_bridge_is_a_target(table: TableMaker) -> None:
    """Dispute M33. The caster on the Bridge is none himself, but may cast at others in the Lands."""
    made = table().seeker(0, "troll", at="trap", magic=3, spells=["fatum"], free=True)
    made.seeker(1, "goblin", at="entrance-dead-city").seeker(2, "hag", at="barrow")
    assert casts(keys(made.start())) == ["cast:fatum:2"]


@pytest.mark.rule("magiczny_miecz", "9.7")
@pytest.mark.rule("magiczny_miecz", "14.4")
def test_no_spell_is_offered_against_the_beast(table: TableMaker) -> None:
    """Dispute M33."""
    made = stage(table, "troll", at="monster", free=True, sword=16, magic=6, objects=["toliman-shield"],
                 spells=["circle-of-fire", "hidden-one", "magic-and-sword#1"], trophies=["dragon", "wolf"])  # fmt: skip
    session = play(made.dice(1, 1, 6, 1).start(), "bridge:beasts-castle")
    assert (asked(session), casts(keys(session))) == ((0, "response"), ["cast:circle-of-fire:1"])
    play(session, "pass")
    assert session.state.winner == 0


@pytest.mark.rule("magiczny_miecz", "9.8")
def test_spells_are_filled_up_in_the_own_turn_and_once_a_turn(table: TableMaker) -> None:
    """The Sorcerer always holds two; 9.8 outranks his card (8.2)."""
    made = stage(table, "sorcerer", at="marsh-1", objects=["lamp"]).spell_pile("mirror", "lord-of-spells#1")
    session = play(made.start(), "refill")
    assert one(session, 0).spells == ["mirror", "lord-of-spells#1"]
    assert "refill" not in keys(session)


@pytest.mark.rule("magiczny_miecz", "9.8")
@pytest.mark.rule("magiczny_miecz", "8.2")
def test_in_anothers_turn_nothing_is_filled_up(table: TableMaker) -> None:
    made = stage(table, "goblin", at="glade").seeker(
        1, "sorcerer", at="castle", spells=["hidden-one"], objects=["lamp"]
    )
    session = play(made.lying("path-1", "bear").dice(1).start(), "move:path-1")
    assert asked(session) == (1, "response")
    play(session, next(key for key in keys(session) if key.startswith("cast:hidden-one")))
    assert one(session, 1).spells == []
    assert (asked(session), "refill" in keys(session)) == ((1, "turn"), True)  # only now


@pytest.mark.rule("magiczny_miecz", "8.2")
@pytest.mark.rule("magiczny_miecz", "8.1")
def test_an_ability_outranks_the_rule_it_breaks(table: TableMaker) -> None:
    """The Giant loses by 2 and more alone: 2 + 3 against the Bear's 3 + 3 is a draw for him (17.4)."""
    for character, sword, dice, life in (("giant", 2, (3, 3), 4), ("goblin", 3, (2, 3), 3)):
        made = stage(table, character, at="tavern", sword=sword).lying("glade", "bear", "lamp").dice(1, *dice)
        assert one(play(made.start(), "move:glade"), 0).life == life
