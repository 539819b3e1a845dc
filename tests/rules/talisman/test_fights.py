"""Battle, psychic combat, duels, evading, fate, trophies. Rules 2.1-2.8, 3.1."""

import pytest

from kraina.games.talisman.odds import at_most, chances
from kraina.games.talisman.state import Fight, Foe
from kraina.kit.odds import sums
from tests.rules.script import asked, keys
from tests.rules.talisman.table import DATA, TableMaker, designs, one, play


@pytest.mark.rule("talisman", "2.1")
@pytest.mark.parametrize(("theirs", "mine", "life", "beaten"), [(1, 6, 4, True), (4, 1, 3, False), (5, 6, 4, False)])
def test_the_higher_attack_score_wins(table: TableMaker, theirs: int, mine: int, life: int, beaten: bool) -> None:
    # Priest 2 against Bear 3: 8 to 4 won, 3 to 7 lost, 8 to 8 a stand-off.
    made = table().hero(0, "priest", at="village").adventure("bear").dice(1, theirs, mine)
    session = play(made.start(), "roll", "move:fields-1")
    assert one(session, 0).life == life and designs(one(session, 0).trophies) == (["bear"] if beaten else [])
    assert designs(session.state.here("fields-1")) == ([] if beaten else ["bear"])
    assert asked(session) == (1, "turn")


@pytest.mark.rule("talisman", "2.2")
def test_spirits_are_fought_by_craft_and_no_object_saves_a_life(table: TableMaker) -> None:
    # Troll, Craft 1, Shadow 2: 1 + 1 to 2 + 1 lost; the Armour is not even rolled for.
    made = table().hero(0, "troll", at="village", objects=["armour"]).adventure("shadow").dice(1, 1, 1)
    session = play(made.start(), "roll", "move:fields-1")
    assert one(session, 0).life == 5 and designs(session.state.here("fields-1")) == ["shadow"]


@pytest.mark.rule("talisman", "2.3")
def test_a_warrior_against_two_enemies_and_with_all_that_helps(table: TableMaker) -> None:
    # A8: 4 + Belt 1 + Sword 1 + Axe 1 = 7; Dragon 7 and Ogre 5 = 12 with one die; Potion +2, Psionic Blast +2: 11.
    made = table().hero(0, "warrior", at="fields-5", objects=["magic-belt", "sword", "axe", "potion-of-strength"],
                        spells=["psionic-blast"], craft=3)  # fmt: skip
    session = play(made.adventure("dragon", "ogre").dice(1, 3, 2, 5).start(), "roll", "move:ruins", "explore")
    assert asked(session) == (0, "response")
    assert session.state.fight is not None and [foe.points for foe in session.state.fight.foes] == [7, 5]
    view = session.view(session.pending.player if session.pending else None)
    assert sum(part.points for part in view.fight.mine) == 7
    play(session, "use:potion-of-strength", "cast:psionic-blast#1")
    # 11 + the higher of 2 and 5 = 16 against 12 + 3 = 15
    assert designs(one(session, 0).trophies) == ["dragon", "ogre"]
    assert asked(session) == (0, "end")
    play(session, "exchange:strength", "trophy:dragon#1")
    assert one(session, 0).strength == 5 and designs(one(session, 0).trophies) == ["ogre"]


@pytest.mark.rule("talisman", "2.3")
def test_all_spirits_of_a_space_fight_as_one(table: TableMaker) -> None:
    made = table().hero(0, "wizard", at="fields-5", objects=["helmet"]).adventure("shadow", "spectre").dice(1, 3, 4)
    session = play(made.start(), "roll", "move:ruins")  # 5 + 4 against 2 + 3 + 3
    assert designs(one(session, 0).trophies) == ["shadow", "spectre"]


@pytest.mark.rule("talisman", "2.4")
def test_the_winner_takes_a_life_an_object_or_gold(table: TableMaker) -> None:
    for picked, life, gold, objects in (("life", 3, 1, 1), ("gold", 4, 0, 1), ("object:shield", 4, 1, 0)):
        made = (
            table()
            .hero(0, "troll", at="village")
            .hero(1, "thief", at="fields-1", objects=["shield"], followers=["guide"])
        )
        dice = [1, 6, 1] + ([1] if picked == "life" else [])  # the Shield is rolled for
        session = play(made.dice(*dice).start(), "roll", "move:fields-1", "attack:1")
        assert keys(session) == ("life", "gold", "object:shield")
        play(session, picked)
        rival = one(session, 1)
        assert (rival.life, rival.gold, len(rival.objects)) == (life, gold, objects)
        made.check()


@pytest.mark.rule("talisman", "2.4")
def test_whoever_kills_takes_what_he_wants_and_the_rest_lies_there(table: TableMaker) -> None:
    made = table().turn(1).hero(1, "troll", at="village").hero(2, "monk", at="castle").dice(1, 6, 1)
    made.hero(0, "thief", at="fields-1", life=1, gold=2, objects=["sword", "axe"], followers=["maiden"])
    session = play(made.start(), "roll", "move:fields-1", "attack:0", "life")
    assert asked(session) == (1, "loot") and keys(session) == ("take:sword#1", "take:axe", "take:maiden", "gold")
    play(session, "take:axe+gold")
    assert designs(one(session, 1).objects) == ["water-bottle", "axe"] and one(session, 1).gold == 3
    assert designs(session.state.here("fields-1")) == ["sword", "maiden"]
    assert one(session, 0).waiting and one(session, 0).character == ""


@pytest.mark.rule("talisman", "2.5")
def test_who_can_evade_does_so_before_the_dice(table: TableMaker) -> None:
    # T49: in the Woods the Elf evades the Giant, then meets the Witch, whom nobody evades.
    made = table().hero(0, "elf", at="graveyard").lying("woods-1", "giant", "witch").dice(1, 3)
    session = play(made.start(), "roll", "move:woods-1")
    assert asked(session) == (0, "evade") and keys(session) == ("fight", "evade")
    play(session, "evade")
    assert one(session, 0).strength == 4 and designs(session.state.here("woods-1")) == ["giant", "witch"]


def test_the_attacked_may_evade_where_he_can(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="sentinel").hero(1, "dwarf", at="hills-1").dice(1)
    session = play(made.start(), "roll", "move:hills-1", "attack:1")
    assert asked(session) == (1, "evade")
    play(session, "evade")
    assert one(session, 1).life == 5 and asked(session) == (1, "turn")


@pytest.mark.rule("talisman", "2.6")
@pytest.mark.parametrize(("design", "least"), [("armour", 4), ("shield", 5), ("helmet", 6)])
def test_armour_saves_a_life_lost_in_battle(table: TableMaker, design: str, least: int) -> None:
    for value in (least - 1, least):
        made = table().hero(0, "priest", at="village", objects=[design]).adventure("giant").dice(1, 6, 1, value)
        session = play(made.start(), "roll", "move:fields-1")
        assert one(session, 0).life == (4 if value == least else 3)
        assert designs(session.state.here("fields-1")) == ["giant"]  # a saved life is still a defeat
        made.check()


@pytest.mark.rule("talisman", "2.6")
def test_one_weapon_and_the_best_armour_count(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="village", objects=["sword", "axe", "helmet", "armour"]).adventure("giant")
    session = play(made.dice(1, 4, 5, 4).start(), "roll", "move:fields-1")  # 3 + 1 + 5 against 6 + 4: lost, saved by 4
    assert one(session, 0).life == 4


@pytest.mark.rule("talisman", "2.7")
def test_fate_turns_one_die_once(table: TableMaker) -> None:
    # T42: the move 1 is kept; in the fight 1 is turned to 6, and nothing more is asked.
    made = table().hero(0, "priest", at="village", fate=2).adventure("bear").dice(1, 3, 1, 6)
    session = play(made.start(), "roll")
    assert asked(session) == (0, "fate") and keys(session) == ("keep", "again:0")
    play(session, "keep", "move:fields-1", "again:0")
    assert one(session, 0).fate == 1 and designs(one(session, 0).trophies) == ["bear"]


def test_of_the_warriors_two_dice_fate_turns_one_and_the_higher_counts(table: TableMaker) -> None:
    # T20: 2 and 3; the 2 becomes a 6: 4 + 6 = 10 against Giant 6 + 3 = 9.
    made = table().hero(0, "warrior", at="village", fate=1).adventure("giant").dice(1, 3, 2, 3, 6)
    session = play(made.start(), "roll", "keep", "move:fields-1")
    assert keys(session) == ("keep", "again:0", "again:1")
    play(session, "again:0")
    assert designs(one(session, 0).trophies) == ["giant"] and one(session, 0).fate == 0


def test_the_attacker_decides_about_fate_first(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="village", fate=1).hero(1, "thief", at="fields-1", fate=1).dice(1, 2, 3)
    session = play(made.start(), "roll", "keep", "move:fields-1", "attack:1")
    assert asked(session) == (0, "fate")
    play(session, "keep")
    assert asked(session) == (1, "fate")
    play(session, "keep", "gold")
    assert [hero.fate for hero in session.state.heroes] == [1, 1] and one(session, 0).gold == 2


@pytest.mark.rule("talisman", "2.8")
def test_seven_points_of_trophies_give_one_and_the_rest_is_lost(table: TableMaker) -> None:
    trophies = ["giant", "bear", "ape", "wraith"]
    made = table().hero(0, "troll", at="village", trophies=trophies).adventure("bag-of-gold").dice(1)
    session = play(made.start(), "roll", "move:fields-1", "done")
    assert keys(session)[:2] == ("end", "exchange:strength")  # 5 points of Craft are too few
    play(session, "exchange:strength", "trophy:giant+trophy:bear+trophy:ape")
    assert one(session, 0).strength == 7 and designs(one(session, 0).trophies) == ["wraith"]  # 12 points: 1 and 5 lost
    assert designs(session.state.adventure_used) == ["giant", "bear", "ape"]


def test_trophies_of_craft_and_after_a_lost_fight_too(table: TableMaker) -> None:
    made = table().hero(0, "priest", at="village", trophies=["wraith", "shadow"]).adventure("giant").dice(1, 6, 1)
    session = play(made.start(), "roll", "move:fields-1")
    assert one(session, 0).life == 3 and asked(session) == (0, "end")
    play(session, "exchange:craft", "trophy:wraith#1+trophy:shadow#1")
    assert one(session, 0).craft == 5 and one(session, 0).trophies == []


@pytest.mark.rule("talisman", "3.1")
def test_own_points_never_fall_below_the_printed_ones(table: TableMaker) -> None:
    made = table().hero(0, "monk", at="fields-3", strength=3).dice(1, 2)
    session = play(made.start(), "roll", "move:city", "enchantress")
    assert one(session, 0).strength == 2
    again = play(table().hero(0, "monk", at="fields-3").dice(1, 2).start(), "roll", "move:city", "enchantress")
    assert one(again, 0).strength == 2


@pytest.mark.rule("talisman", "3.1")
def test_a_bonus_in_battle_is_no_strength(table: TableMaker) -> None:
    # T34: Strength 4 and a Sword: the Marsh still takes a turn; with a Belt it does not.
    for objects, lost in ((["sword"], 1), (["magic-belt"], 0)):
        made = table().hero(0, "warrior", at="village", objects=objects).lying("fields-1", "marsh").dice(1)
        session = play(made.start(), "roll", "move:fields-1")
        assert one(session, 0).lost == lost
        made.check()


@pytest.mark.parametrize(("points", "ways"), [(5, 10), (6, 15), (7, 21), (8, 26), (9, 30), (10, 33)])
def test_the_odds_of_the_portal(points: int, ways: int) -> None:
    assert at_most(2, points) == (ways, 36)


@pytest.mark.parametrize(("points", "ways"), [(5, 1), (6, 3), (7, 6), (8, 10), (9, 15), (10, 21), (11, 26), (12, 30)])
def test_the_odds_against_the_sentinel(table: TableMaker, points: int, ways: int) -> None:
    session = table().hero(0, "thief", strength=points, at="village").start()
    fight = Fight(one(session, 0).player, "battle", [Foe("sentinel", 9, card=False)])
    found = chances(DATA, session.state, fight)
    assert (found.won, found.of) == (ways, 36)


@pytest.mark.parametrize(("points", "percent"), [(6, 9), (8, 26), (10, 50), (12, 74)])
def test_the_odds_of_crypt_and_mines(points: int, percent: int) -> None:
    ways, of = at_most(3, points)
    assert (200 * ways + of) // (2 * of) == percent
    assert sum(sums(3).values()) == 216


def test_the_odds_of_warrior_and_assassin(table: TableMaker) -> None:
    session = table().hero(0, "warrior", at="village").hero(1, "assassin").start()
    foes = [Foe("giant", 6)]
    # Warrior 4 + higher of two against 6 + one: wins with 4 on 1; 5 on 1-2; 6 on 1-3: 7 + 9 * 2 + 11 * 3 = 58
    found = chances(DATA, session.state, Fight(one(session, 0).player, "battle", list(foes)))
    assert (found.won, found.of) == (58, 216)
    # Assassin 3 against 6 without a die: more than 3 wins, 3 is a stand-off
    found = chances(DATA, session.state, Fight(one(session, 1).player, "battle", list(foes), assassin=True))
    assert (found.won, found.draw, found.lost, found.of) == (3, 1, 2, 6)
