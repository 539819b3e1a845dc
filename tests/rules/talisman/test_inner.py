"""The Inner Region. Rules 9.1-9.11; interactions of turning back, the rulebook's example of the Werewolf."""

import pytest

from tests.rules.script import asked, keys
from tests.rules.talisman.table import TableMaker, designs, one, play


@pytest.mark.rule("talisman", "9.1")
def test_one_space_a_turn_and_two_ways_from_the_plain(table: TableMaker) -> None:
    session = table().hero(0, "troll", at="plain-of-peril").start()
    assert keys(session)[:3] == ("forward:mines", "forward:crypt", "out")
    made = table().hero(0, "troll", at="mines", free=True).dice(3)
    session = play(made.start(), "forward:vampires-tower")
    assert one(session, 0).life == 4 and one(session, 0).free  # a 3 costs two lives


@pytest.mark.rule("talisman", "9.1")
def test_one_goes_on_only_when_the_space_has_been_obeyed(table: TableMaker) -> None:
    session = table().hero(0, "troll", at="pits").start()
    assert keys(session)[:2] == ("again", "back:vampires-tower")


@pytest.mark.rule("talisman", "9.2")
def test_turning_back_ignores_texts_and_is_not_revoked(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="pits").hero(1, "monk", at="castle", lost=9)
    session = play(made.start(), "back:vampires-tower")
    assert one(session, 0).life == 6 and one(session, 0).space == "vampires-tower"
    assert keys(session)[:1] == ("back:mines",) and "forward" not in "".join(keys(session))
    play(session, "back:mines", "back:plain-of-peril")
    assert one(session, 0).fleeing == 0 and keys(session)[:3] == ("forward:mines", "forward:crypt", "out")


@pytest.mark.rule("talisman", "9.3")
def test_no_cards_are_drawn_and_creatures_are_neither_evaded_nor_spellbound(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="pits", fiends=1, spells=["immobility", "invisibility"], craft=4)
    session = play(made.dice(6, 1).start(), "again", "explore")
    assert designs(one(session, 0).spells) == ["immobility", "invisibility"] and one(session, 0).life == 3
    assert session.state.lying == {} and len(session.state.adventure) == 103


@pytest.mark.rule("talisman", "9.3")
def test_spells_on_oneself_work_there(table: TableMaker) -> None:
    # T3: Psionic Blast in the Pits: Thief 3 + printed Craft 3 + 1 against 4 + 2.
    made = table().hero(0, "thief", at="pits", fiends=1, spells=["psionic-blast"]).dice(2, 1)
    session = play(made.start(), "again", "cast:psionic-blast#1")
    assert one(session, 0).free and one(session, 0).fiends == 0


@pytest.mark.rule("talisman", "9.4")
def test_characters_meet_on_the_plain_and_in_the_valley_alone(table: TableMaker) -> None:
    made = table()
    made.hero(0, "troll", at="plain-of-peril").hero(1, "monk", at="crypt", free=True).dice(3, 3, 3)
    session = play(made.start(), "forward:crypt")
    assert asked(session) == (1, "turn")  # no encounter with each other at the Crypt: 9 - 6 = 3, the Portal
    assert one(session, 0).space == "portal-of-power"


@pytest.mark.rule("talisman", "9.4")
def test_who_comes_to_the_plain_may_attack_there(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="crypt", fleeing=1).hero(1, "monk", at="plain-of-peril")
    session = play(made.start(), "back:plain-of-peril")
    assert asked(session) == (0, "arrived") and keys(session)[:2] == ("explore", "attack:1")


@pytest.mark.rule("talisman", "9.5")
@pytest.mark.parametrize(
    ("dice", "space", "free"),
    [((2, 2, 2), "crypt", True), ((2, 2, 3), "plain-of-peril", False), ((2, 2, 4), "portal-of-power", False),
     ((3, 3, 4), "warlocks-cave", False), ((4, 4, 4), "city", False), ((6, 6, 6), "city", False)],
)  # fmt: skip
def test_the_crypt_takes_three_dice_less_total_strength(
    table: TableMaker, dice: tuple[int, int, int], space: str, free: bool
) -> None:
    # Strength 5 and a Belt: 6; the Sword does not count. 6, 7, 8, 10, 12 and 18 less 6.
    made = table().hero(0, "warrior", at="plain-of-peril", strength=5, objects=["magic-belt", "sword"])
    session = play(made.adventure("bag-of-gold").dice(*dice).start(), "forward:crypt")
    assert one(session, 0).space == space and one(session, 0).free == free


@pytest.mark.rule("talisman", "9.6")
@pytest.mark.parametrize(("dice", "space"), [((1, 2, 2), "mines"), ((4, 4, 4), "tavern"), ((3, 3, 3), "warlocks-cave")])
def test_the_mines_take_three_dice_less_total_craft(table: TableMaker, dice: tuple[int, int, int], space: str) -> None:
    more = [4] if space == "tavern" else []
    made = table().hero(0, "monk", at="plain-of-peril", objects=["solomons-crown"]).dice(*dice, *more)
    session = play(made.start(), "forward:mines")
    assert one(session, 0).space == space and one(session, 0).gold == 1 + len(more)


@pytest.mark.rule("talisman", "9.7")
def test_the_rulebooks_example_of_the_werewolf(table: TableMaker) -> None:
    # 3 and 5: Strength 8; its 5 makes 13 against 10: a life. Next turn 8 + 1 = 9 against 10: beaten.
    made = table().hero(0, "dwarf", at="death", free=True, strength=5).hero(1, "monk", at="castle", lost=9)
    session = play(made.dice(3, 5, 5, 5, 1, 5).start(), "forward:werewolf-den")
    assert one(session, 0).life == 4 and one(session, 0).wolf == 8 and not one(session, 0).free
    play(session, "again")
    assert one(session, 0).free and one(session, 0).wolf == 0 and one(session, 0).trophies == []
    assert "forward:valley-of-fire" not in keys(session)  # no Talisman


def test_a_new_werewolf_waits_after_turning_back(table: TableMaker) -> None:
    made = table().hero(0, "dwarf", at="werewolf-den", wolf=8).hero(1, "monk", at="castle", lost=9)
    session = play(made.start(), "back:death")
    assert one(session, 0).wolf == 0


@pytest.mark.rule("talisman", "9.8")
def test_pitfiends_come_one_by_one_till_the_first_defeat(table: TableMaker) -> None:
    # Three; the first is beaten (4 + 6 to 4 + 1), the second wins (4 + 1 to 4 + 6); two are left.
    made = table().hero(0, "thief", at="vampires-tower", free=True, strength=4).hero(1, "monk", at="castle", lost=9)
    session = play(made.dice(3, 1, 6, 6, 1, 1, 6, 1, 6).start(), "forward:pits")
    assert one(session, 0).fiends == 2 and one(session, 0).life == 3
    play(session, "again")
    assert one(session, 0).fiends == 0 and one(session, 0).free and one(session, 0).space == "pits"


def test_a_draw_with_a_pitfiend_ends_the_turn_and_it_stays(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="pits", fiends=2, strength=4).dice(3, 3)
    session = play(made.start(), "again")
    assert one(session, 0).fiends == 2 and one(session, 0).life == 4 and asked(session) == (1, "turn")


@pytest.mark.rule("talisman", "9.9")
def test_the_vampire_takes_followers_in_place_of_lives(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="mines", free=True, followers=["maiden", "guide", "mule"]).dice(6)
    session = play(made.start(), "forward:vampires-tower")
    assert asked(session) == (0, "vampire") and session.pending is not None and session.pending.max_picks == 3
    play(session, "card:guide#1+card:mule")
    assert one(session, 0).life == 5 and designs(one(session, 0).followers) == ["maiden"] and one(session, 0).free


@pytest.mark.rule("talisman", "9.10")
@pytest.mark.parametrize(("own", "life", "free"), [((4, 4), 6, True), ((3, 4), 6, False), ((1, 1), 5, False)])
def test_dicing_with_death(table: TableMaker, own: tuple[int, int], life: int, free: bool) -> None:
    made = table().hero(0, "troll", at="crypt", free=True).dice(3, 4, *own)
    session = play(made.start(), "forward:death")
    assert one(session, 0).life == life and one(session, 0).free == free and asked(session) == (1, "turn")


@pytest.mark.rule("talisman", "9.11")
def test_only_with_a_talisman_does_one_enter_the_valley(table: TableMaker) -> None:
    for objects, first in ((["talisman"], "forward:valley-of-fire"), (["helmet"], "back:vampires-tower")):
        session = table().hero(0, "troll", at="pits", free=True, objects=objects).start()
        assert keys(session)[0] == first


def test_a_talisman_lost_in_the_valley_is_not_needed_for_the_crown(table: TableMaker) -> None:
    # T4
    session = table().hero(0, "troll", at="valley-of-fire").start()
    assert keys(session)[:3] == ("crown", "back:werewolf-den", "back:pits")
