"""Toads. Rules 6.1-6.4; cases T2, T3; interaction A3."""

import pytest

from tests.rules.script import asked, keys
from tests.rules.talisman.table import TableMaker, designs, one, play


@pytest.mark.rule("talisman", "6.1")
def test_a_toad_leaves_its_goods_and_keeps_the_rest(table: TableMaker) -> None:
    # A3: Random 1 in another's turn on the Plain of Peril; Craft 5 + 2.
    made = table().turn(1).hero(1, "thief", at="castle", spells=["random"]).dice(1)
    made.hero(0, "wizard", at="plain-of-peril", gold=3, objects=["solomons-crown", "talisman#t1"], fate=2,
              followers=["mule#s1", "poltergeist"], spells=["hex", "nullify", "healing"],
              trophies=["giant", "bear"])  # fmt: skip
    session = play(made.start(), "pass", "cast:random#1:0", "keep")
    toad = one(session, 0)
    assert designs(session.state.here("plain-of-peril")) == ["solomons-crown", "talisman", "mule"]
    assert session.state.purse == {"plain-of-peril": 3} and toad.followers == ["poltergeist"]
    assert (toad.strength, toad.craft, toad.life, toad.fate, toad.toad) == (1, 1, 4, 2, 3)
    assert len(toad.spells) == 3 and len(toad.trophies) == 2 and toad.objects == [] and toad.gold == 0


@pytest.mark.rule("talisman", "6.1")
@pytest.mark.rule("talisman", "6.2")
def test_after_three_own_turns_lost_ones_included_it_changes_back(table: TableMaker) -> None:
    # Two turns on foot, one lost; 1 Strength gained as a Toad vanishes, 1 life stays; the surplus Spell goes.
    made = table().hero(0, "wizard", at="village", toad=3, natural={"strength": 2, "craft": 5}, strength=2, craft=1,
                        life=5, objects=[], followers=["poltergeist"], lost=1,
                        spells=["hex", "nullify", "healing"])  # fmt: skip
    made.hero(1, "troll", at="castle", lost=9).adventure("bag-of-gold", "bag-of-gold")
    session = made.start()
    assert one(session, 0).turns == 2 and keys(session) == ("move:fields-1", "move:fields-6")
    play(session, "move:fields-1")
    assert one(session, 0).turns == 3 and one(session, 0).toad == 1
    play(session, "move:village", "nobody")
    assert asked(session) == (0, "surplus-spells")
    play(session, "card:hex")
    back = one(session, 0)
    assert (back.strength, back.craft, back.life, back.toad, back.natural) == (2, 5, 5, 0, {})
    assert designs(back.spells) == ["nullify", "healing"] and back.turns == 4


@pytest.mark.rule("talisman", "6.2")
def test_trophies_of_a_toad_are_wasted_and_it_is_told_so(table: TableMaker) -> None:
    made = table().hero(0, "priest", at="village", toad=1, natural={"strength": 2, "craft": 4}, strength=1, craft=1,
                        followers=["poltergeist"], trophies=["dragon"])  # fmt: skip
    session = play(made.adventure("bag-of-gold").start(), "move:fields-1")
    assert asked(session) == (0, "end")
    play(session, "exchange:strength")
    assert session.pending is not None and session.pending.prompt.key == "ask.exchange-toad"
    play(session, "trophy:dragon#1")
    assert one(session, 0).strength == 2 and one(session, 0).trophies == []


@pytest.mark.rule("talisman", "6.3")
def test_a_toad_has_no_abilities_takes_nothing_and_casts_nothing(table: TableMaker) -> None:
    # The Elf among Woods: no evading; Goblin 2 against 1 with 1 + 1 to 2 + 1: lost.
    made = table().hero(0, "elf", at="graveyard", toad=2, natural={"strength": 3, "craft": 4}, strength=1, craft=1,
                        followers=["poltergeist"], spells=["invisibility"])  # fmt: skip
    session = play(made.lying("woods-1", "goblin").dice(1, 1).start(), "move:woods-1")
    assert one(session, 0).life == 3 and designs(one(session, 0).spells) == ["invisibility"]
    made = table().hero(0, "elf", at="village", toad=2, natural={"strength": 3, "craft": 4}, strength=1, craft=1,
                        followers=["poltergeist"], gold=0).lying("fields-1", "two-bags-of-gold")  # fmt: skip
    session = play(made.gold("fields-1", 2).start(), "move:fields-1")
    assert one(session, 0).gold == 0 and session.state.purse == {"fields-1": 2} and asked(session) == (1, "turn")


@pytest.mark.rule("talisman", "6.4")
def test_a_toad_struck_again_stays_one_for_three_turns_from_then(table: TableMaker) -> None:
    # T2: in its third turn, at the Enchantress: three more, this one not counted.
    made = table().hero(0, "thief", at="fields-3", toad=1, natural={"strength": 3, "craft": 3}, strength=1, craft=1,
                        followers=["poltergeist"]).dice(1)  # fmt: skip
    session = play(made.start(), "move:city", "enchantress")
    assert one(session, 0).toad == 3 and one(session, 0).natural == {"strength": 3, "craft": 3}


def test_a_toad_uses_fate_and_crosses_to_the_sentinel_in_vain(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="sentinel", toad=2, natural={"strength": 6, "craft": 1}, strength=1, craft=1,
                        followers=["poltergeist"], fate=1).dice(6, 1, 6)  # fmt: skip
    session = play(made.start(), "cross", "again:0")
    assert one(session, 0).space == "sentinel" and one(session, 0).life == 5 and one(session, 0).fate == 0


def test_in_the_turn_of_the_change_the_other_cards_are_met_as_a_toad(table: TableMaker) -> None:
    # Witch 1 on the Ruins, then the Bag, which a Toad cannot take.
    made = table().hero(0, "thief", at="fields-5").lying("ruins", "witch", "bag-of-gold#1").dice(1, 1)
    session = play(made.start(), "roll", "move:ruins")
    assert one(session, 0).toad == 3 and one(session, 0).gold == 0
    assert designs(session.state.here("ruins")) == ["witch", "bag-of-gold", "water-bottle"]
