"""Counters, loads, death and healing. Rules 1.1-1.6, 2.1-2.8, 3.2-3.5, 4.2-4.6, 5.1-5.5, 6.1-6.4, 9.2, 9.3."""

import pytest

from kraina.engine.ids import PlayerId
from kraina.kit.points import total
from tests.rules.jaskinia.table import TableMaker, designs, exploring, one, play, setting_out, told
from tests.rules.script import asked, keys


@pytest.mark.rule("jaskinia", "1.1")
@pytest.mark.rule("jaskinia", "1.6")
@pytest.mark.rule("jaskinia", "2.1")
@pytest.mark.rule("jaskinia", "2.5")
def test_totals_add_what_cards_give_and_own_points_stay(table: TableMaker) -> None:
    made = table().searcher(0, "caver", items=["ember-of-the-mountain", "diadem-of-shadows"],
                            friends=["spellbound-miner", "mages-pupil", "hound"])  # fmt: skip
    seen = made.start().view(PlayerId(0)).searcher(PlayerId(0))
    assert (total(seen.strength), total(seen.power), total(seen.combat)) == (5, 8, 6)
    assert (seen.own_strength, seen.own_power) == (3, 4)


@pytest.mark.rule("jaskinia", "1.2")
@pytest.mark.rule("jaskinia", "1.3")
@pytest.mark.rule("jaskinia", "2.2")
@pytest.mark.rule("jaskinia", "2.3")
def test_power_is_lost_down_to_that_of_the_start(table: TableMaker) -> None:
    # the Altar, 6: 1 Power, from 5 to 4; a second time nothing. Strength: the Beast, in test_crystal
    for before, after in ((5, 4), (4, 4)):
        made = table().searcher(0, "caver", at="spider-fork", came="salt-passage", power=before).dice(6)
        session = play(made.start(), "step", "space:sacrificial-altar", "yes")
        assert one(session).power == after


@pytest.mark.rule("jaskinia", "1.4")
def test_seven_points_of_beaten_creatures_give_1_strength(table: TableMaker) -> None:
    # Basilisk 8 and Giant 9 are 17: 2 Strength, 3 points are lost
    made = table().searcher(0, "caver", trophies=["basilisk", "giant-of-the-deep", "cave-rat"])
    session = play(made.start(), "exchange", "trophy:basilisk+trophy:giant-of-the-deep")
    assert one(session).strength == 5 and one(session).trophies == ["cave-rat"]
    assert "basilisk" in session.state.cave_used and "exchange" not in keys(session)


@pytest.mark.rule("jaskinia", "1.4")
def test_fewer_than_seven_points_are_no_exchange(table: TableMaker) -> None:
    assert "exchange" not in keys(table().searcher(0, "caver", trophies=["cave-rat", "carrion-beetle#1"]).start())
    session = play(
        table().searcher(0, "caver", trophies=["basilisk", "cave-rat"]).start(), "exchange", "trophy:cave-rat"
    )
    assert one(session).strength == 3 and len(one(session).trophies) == 2


@pytest.mark.rule("jaskinia", "1.5")
@pytest.mark.rule("jaskinia", "3.3")
def test_a_stranger_teaches_strength_for_gold(table: TableMaker) -> None:
    session = play(exploring(table().cave("master-of-shadows"), gold=4), "strength")
    assert one(session).strength == 4 and one(session).gold == 1


@pytest.mark.rule("jaskinia", "2.4")
def test_the_seventh_cave_card_gives_power_before_it_is_fought(table: TableMaker) -> None:
    # A12: Mossy Gallery, six cards so far: Fungusman 5 and Weeping Woman 4. Power 5 at once.
    made = table().searcher(0, "caver", at="old-workings", came="crooked-fork", drawn=6)
    made.cave("fungusman", "weeping-woman").dice(1, 3, 2, 2)
    session = play(made.start(), "step", "space:moss-gallery")
    # Combat 3 + 1 to 5 + 3: lost, 1 Stamina and the next turn; Ghost 5 + 2 to 4 + 2: won, used up
    me = one(session)
    assert (me.power, me.delver.drawn, me.stamina, me.turns) == (5, 8, 3, 3)
    assert session.state.cave_used == ["weeping-woman"] and session.state.here("moss-gallery") == ["fungusman"]


@pytest.mark.rule("jaskinia", "2.6")
@pytest.mark.rule("jaskinia", "2.7")
@pytest.mark.parametrize(
    ("character", "power", "limit"),
    [("cyborg", 3, 1), ("caver", 4, 2), ("caver", 5, 2), ("caver", 6, 3), ("caver", 9, 3), ("cannibal", 2, 0),
     ("cannibal", 8, 0)],
)  # fmt: skip
def test_how_many_spells_power_allows(table: TableMaker, character: str, power: int, limit: int) -> None:
    session = table().searcher(0, character, power=power, items=["dagger"]).start()
    assert session.view(None).searcher(PlayerId(0)).spell_limit == limit


@pytest.mark.rule("jaskinia", "2.8")
@pytest.mark.rule("jaskinia", "9.3")
def test_surplus_spells_go_at_once_in_anothers_turn_too(table: TableMaker) -> None:
    # the Smuggler takes the Diadem: Power falls from 6 to 4, the third Spell goes; nobody can put one down before
    made = table().searcher(0, "smuggler", at="crawl", came="blind-bend")
    made.searcher(1, "caver", at="hanging-stones", items=["diadem-of-shadows"],
                  spells=["sesame", "cave-in", "stone-skin"])  # fmt: skip
    session = play(made.start(), "step", "space:hanging-stones", "meet:smuggler-takes:1", "item:diadem-of-shadows")
    assert asked(session) == (1, "surplus-spells") and len(keys(session)) == 3
    play(session, "card:cave-in")
    assert one(session, 1).spells == ["sesame", "stone-skin"] and session.state.spells_used == ["cave-in"]
    assert not any(key.startswith("leave:") for key in keys(session))


@pytest.mark.rule("jaskinia", "3.2")
@pytest.mark.rule("jaskinia", "3.4")
@pytest.mark.rule("jaskinia", "3.5")
def test_gold_is_counted_in_bags_and_is_no_load(table: TableMaker) -> None:
    session = play(setting_out(table().adventure("pouch"), items=["dagger", "spear", "buckler", "iron-key"]),
                   "take:pouch")  # fmt: skip
    assert one(session).gold == 2 and len(one(session).items) == 4
    assert session.state.adventure_used == ["pouch"]


@pytest.mark.rule("jaskinia", "4.2")
@pytest.mark.rule("jaskinia", "4.3")
def test_the_dead_leave_their_things_and_a_new_searcher_comes(table: TableMaker) -> None:
    made = table().searcher(0, "caver", at="crawl", came="blind-bend", stamina=1, gold=3, items=["dagger"],
                            friends=["giant-mole"], trophies=["nightwing"], spells=["sesame"])  # fmt: skip
    made.searcher(1, "smuggler", at="four-winds", came="gullet").cave("basilisk").dice(1, 6)
    session = play(made.start(), "step", "space:hanging-stones")
    assert session.state.here("hanging-stones") == ["basilisk", "dagger", "giant-mole"]
    assert session.state.purse == {"hanging-stones": 3} and session.state.cave_used == ["nightwing"]
    assert one(session).character == "" and one(session).waiting and "caver" in session.state.unused
    assert session.state.spells_used == ["sesame"] and asked(session) == (1, "turn")
    play(session, "step", "space:gullet")
    new = one(session)
    assert new.character and (new.area, new.stamina, new.delver.drawn) == ("cave-entrance", 4, 0)
    assert new.character not in session.state.unused and len(session.state.unused) == 6


@pytest.mark.rule("jaskinia", "4.3")
def test_who_dies_after_the_chamber_was_found_is_out(table: TableMaker) -> None:
    made = table().searcher(1, "smuggler", at="four-winds", came="gullet").found("chamber-of-ashes")
    session = exploring(made.cave("basilisk").dice(1, 6), stamina=1)
    assert not one(session).waiting and "told.out" in told(session)
    play(session, "step", "space:gullet")
    assert asked(session) == (1, "turn")


@pytest.mark.rule("jaskinia", "4.4")
@pytest.mark.rule("jaskinia", "4.5")
def test_stamina_may_grow_beyond_that_of_the_start(table: TableMaker) -> None:
    assert one(exploring(table().cave("crystal-pool"), stamina=7)).stamina == 8


@pytest.mark.rule("jaskinia", "4.6")
def test_a_turn_at_the_entrance_and_a_bag_heal_a_wound(table: TableMaker) -> None:
    session = table().searcher(0, "caver", stamina=2, gold=2).start()
    assert keys(session) == ("roll", "step", "heal")
    play(session, "heal", "heal")
    assert (one(session).stamina, one(session).gold, one(session).turns) == (4, 0, 3)
    assert keys(session) == ("roll", "step")


@pytest.mark.rule("jaskinia", "4.6")
def test_nobody_heals_beyond_the_start_or_elsewhere(table: TableMaker) -> None:
    assert "heal" not in keys(table().searcher(0, "caver", stamina=4, gold=2).start())
    assert "heal" not in keys(table().searcher(0, "caver", at="gullet", stamina=1, gold=2).start())


@pytest.mark.rule("jaskinia", "5.1")
@pytest.mark.rule("jaskinia", "6.1")
@pytest.mark.rule("jaskinia", "9.2")
def test_items_and_friends_are_open_and_spells_hidden(table: TableMaker) -> None:
    made = table().searcher(0, "caver", items=["dagger"], friends=["hound"], spells=["sesame"])
    session = made.start()
    for viewer in (None, PlayerId(1)):
        seen = session.view(viewer).searcher(PlayerId(0))
        assert (seen.items, seen.friends, seen.spells) == (("dagger",), ("hound",), ("",))
    assert session.view(PlayerId(0)).searcher(PlayerId(0)).spells == ("sesame",)


@pytest.mark.rule("jaskinia", "5.2")
def test_a_forbidden_item_stays_where_it_is(table: TableMaker) -> None:
    session = setting_out(table().adventure("bloodstone"), "hewer")
    assert asked(session) == (0, "turn") and session.state.here("gullet") == ["bloodstone"]
    session = setting_out(table().adventure("bloodstone"), "cyborg")
    assert keys(session) == ("take:bloodstone", "done")


@pytest.mark.rule("jaskinia", "5.3")
@pytest.mark.rule("jaskinia", "5.5")
def test_of_five_items_one_has_to_be_left(table: TableMaker) -> None:
    session = exploring(table().cave("magic-crossbow"), items=["dagger", "spear", "buckler", "iron-key"])
    play(session, "take:magic-crossbow")
    assert asked(session) == (0, "overload") and len(keys(session)) == 5
    play(session, "card:dagger")
    assert one(session).items == ["spear", "buckler", "iron-key", "magic-crossbow"]
    assert session.state.here("hanging-stones") == ["dagger"]


@pytest.mark.rule("jaskinia", "5.4")
@pytest.mark.rule("jaskinia", "6.2")
@pytest.mark.rule("jaskinia", "6.4")
def test_items_and_friends_may_be_left_at_any_time(table: TableMaker) -> None:
    made = table().searcher(0, "caver", at="four-winds", items=["dagger"],
                            friends=["hound", "giant-mole", "spellbound-miner", "mages-pupil"])  # fmt: skip
    session = play(made.start(), "leave:dagger", "leave:hound")
    assert session.state.here("four-winds") == ["dagger", "hound"] and one(session).items == []
    assert designs(one(session).friends) == ["giant-mole", "spellbound-miner", "mages-pupil"]


@pytest.mark.rule("jaskinia", "6.3")
def test_a_friend_that_is_lost_goes_to_the_used_cards(table: TableMaker) -> None:
    # the Pale Lodger 6 takes a Friend in place of Stamina: Power 4 + 1 to 6 + 2
    session = exploring(table().cave("pale-lodger").dice(1, 2), friends=["hound"])
    assert one(session).friends == [] and one(session).stamina == 4
    assert session.state.adventure_used == ["hound"]
