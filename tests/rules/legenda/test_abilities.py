"""The 18 abilities of the six heroes. Rule 1.3."""

import pytest

from kraina.games.legenda.points import effectiveness, side_parts
from tests.rules.legenda.places import PATHS
from tests.rules.legenda.table import DATA, Match, TableMaker, one, play
from tests.rules.script import asked, keys

START, FIELD = PATHS["plains"]


def walks(table: TableMaker, hero: str, *dice: int, card: str = "lynx", level: int = 1, **fields: object) -> Match:
    """Let a hero draw a card on the plains."""
    made = table().hero(0, hero, at=START, level=level, **fields).legend(card)
    return play(made.dice(*dice).start(), f"step:{FIELD}")


@pytest.mark.rule("legenda", "1.3")
@pytest.mark.parametrize(("die", "life", "small"), [(4, 5, 0), (5, 6, 1)])
def test_thick_skin_learns_from_a_defeat_on_five_or_more(table: TableMaker, die: int, life: int, small: int) -> None:
    # Dexterity 2 + 1 against the Lynx's 4 + 6.
    hero = one(walks(table, "woodcutter", 4, 6, 1, 6, die), 0)
    assert (hero.life, hero.small["dexterity"]) == (life, small)


def test_thick_skin_does_not_help_on_missions(table: TableMaker) -> None:
    made = table().hero(0, "woodcutter", at=START, mission="basilisk").dice(1, 1, 1, 6)
    assert one(play(made.start(), f"step:{FIELD}"), 0).life == 4


def test_the_long_axe_adds_one_by_strength_against_animals_and_monsters(table: TableMaker) -> None:
    # Level 2: strength 4 + 1 + 1 for the axe + 1 against the Wild Bull's 4 + 1 + 2.
    session = walks(table, "woodcutter", 4, 1, 1, 2, card="wild-bull", level=2)
    assert one(session, 0).small["strength"] == 1
    # Not by courage, which the White Bear has: 3 + 6 against 4 + 5.
    session = walks(table, "woodcutter", 4, 4, 6, 5, card="white-bear", level=2)
    assert one(session, 0).small["courage"] == 1


def test_the_long_axe_is_of_no_use_against_spirits_but_against_the_beast(table: TableMaker) -> None:
    # 4 + 1 + 1 against the 2 + 1 + 4 of the Rider on the Wind, and the 3 for the thick skin is too little.
    session = walks(table, "woodcutter", 4, 1, 1, 4, 3, card="wind-rider", level=2)
    assert one(session, 0).small["strength"] == 0
    # 4 + 1 + 1 + 2 against the Basilisk's 4 + 4: the small point of the mission alone.
    made = table().hero(0, "woodcutter", at=START, level=2, mission="basilisk").dice(1, 1, 2, 4, 2)
    session = play(made.start(), f"step:{FIELD}")
    assert one(session, 0).missions == 1 and one(session, 0).small["strength"] == 1


@pytest.mark.parametrize("terrain", ["forest", "mountains"])
def test_woodcraft_leaves_the_die_unrolled_at_home(table: TableMaker, terrain: str) -> None:
    start, field = PATHS[terrain]
    session = play(table().hero(0, "woodcutter", at=start, level=3).start(), f"step:{field}")
    assert asked(session) == (0, "woodcraft")
    play(session, "yes")
    assert asked(session) == (0, "turn") and one(session, 0).field == field
    start, field = PATHS["desert"]
    play(table().hero(0, "woodcutter", at=start, level=3).dice(6).start(), f"step:{field}")


def test_the_battle_cry_fights_by_courage_once_a_turn(table: TableMaker) -> None:
    # The indicator shows magic; courage 4 + 1 + 1 against the Cave Lion's 4 + 2.
    session = walks(table, "shieldmaiden", 4, 6, 1, 2, card="cave-lion", level=2)
    assert asked(session) == (0, "battle-cry")
    play(session, "yes")
    assert one(session, 0).small["courage"] == 1
    # The second enemy of the turn is fought as the indicator shows: magic 2 + 6 against 4 + 1 + 1.
    made = (
        table()
        .hero(0, "shieldmaiden", at=START, level=2)
        .legend("cave-lion", "noon-wraith")
        .dice(4, 6, 1, 1, 4, 6, 6, 1)
    )
    session = play(made.start(), f"step:{FIELD}", "yes", "step:d-e4")
    assert one(session, 0).small["courage"] == 1 and one(session, 0).small["magic"] == 1


@pytest.mark.parametrize(("die", "kept"), [(4, ""), (5, "basilisk")])
def test_the_shield_spares_a_life_point_and_the_mission_on_five_or_more(table: TableMaker, die: int, kept: str) -> None:
    made = table().hero(0, "shieldmaiden", at=START, mission="basilisk").dice(1, 1, 1, 6, die)
    hero = one(play(made.start(), f"step:{FIELD}"), 0)
    assert (hero.life, hero.mission) == (5, kept)


def test_the_shield_keeps_no_mission_for_the_dead(table: TableMaker) -> None:
    made = table().hero(0, "shieldmaiden", at=START, mission="basilisk", life=1).dice(1, 1, 1, 6, 5)
    hero = one(play(made.start(), f"step:{FIELD}"), 0)
    assert (hero.deaths, hero.mission) == (1, "")


def test_the_champion_adds_one_in_duels_and_on_missions(table: TableMaker) -> None:
    # Level 3: courage 4 + 2 + 1 + 1 against the Beast's 4 + 4; against an enemy she adds nothing.
    made = table().hero(0, "shieldmaiden", at=START, level=3, mission="basilisk").dice(1, 1, 1, 4, 2)
    assert one(play(made.start(), f"step:{FIELD}"), 0).missions == 1
    made = table().hero(0, "shieldmaiden", at="d-f5", level=3).hero(1, "chronicler", at="d-f4")
    session = play(made.dice(1, 1, 2, 3).start(), "attack:1", "trait:courage")
    parts = side_parts(DATA, session.state, session.state.fight, session.state.fight.mine)
    assert sum(part.points for part in parts) == 7
    play(session, "trait:strength")
    assert one(session, 0).denars == 10  # 7 + 2 against 2 + 5


def test_sure_feet_roll_again_once_a_turn(table: TableMaker) -> None:
    start, field = PATHS["desert"]
    session = play(table().hero(0, "acrobat", at=start, level=2).dice(1, 6, 1).start(), f"step:{field}")
    assert asked(session) == (0, "sure-feet")
    play(session, "yes", "step:c-b2")
    assert one(session, 0).life == 5  # the 6 stands; the second time nobody asks


@pytest.mark.parametrize(("die", "items", "life"), [(1, [], 5), (2, [], 6), (4, [], 6), (5, ["sword"], 6)])
def test_light_fingers_take_an_item_once_a_visit_unless_they_are_caught(
    table: TableMaker, die: int, items: list[str], life: int
) -> None:  # fmt: skip
    session = play(table().hero(0, "acrobat", at="sotonet").dice(die).start(), "city:fingers")
    if items:
        play(session, "item:sword")
    assert (one(session, 0).items, one(session, 0).life, one(session, 0).denars) == (items, life, 5)
    assert session.state.turn is not None and session.state.turn.points == 1
    assert "city:fingers" not in keys(session)


def test_slipping_away_spares_the_fight_once_a_turn(table: TableMaker) -> None:
    session = walks(table, "acrobat", 4, card="wild-bull", level=3)
    assert asked(session) == (0, "slip-away")
    play(session, "yes")
    assert one(session, 0).denars == 5 and session.state.legend_used == ["wild-bull"]


def test_the_gift_of_magic_is_two_denars_off_and_a_second_spell_a_visit_without_moving(table: TableMaker) -> None:
    session = play(table().hero(0, "enchantress", at="sotonet", denars=9).start(), "city:guild", "random")
    assert session.state.turn is not None and session.state.turn.points == 0
    assert "city:guild" in keys(session) and "city:market" not in keys(session)
    play(session, "city:guild", "random")
    assert one(session, 0).denars == 7 and len(one(session, 0).spells) == 2


def test_the_gift_of_magic_is_no_third_spell_a_visit(table: TableMaker) -> None:
    session = play(
        table().hero(0, "enchantress", at="sotonet", level=2, denars=9).start(), *["city:guild", "random"] * 2
    )
    assert "city:guild" not in keys(session)
    assert session.state.turn is not None and session.state.turn.points == 1


def test_a_calm_mind_casts_the_second_spell_for_nothing(table: TableMaker) -> None:
    made = table().hero(0, "enchantress", at="d-f5", level=2, items=["rope", "horn"], spells=["alchemy", "city-portal"])
    session = play(made.start(), "magic", "cast:alchemy:rope", "magic", "cast:city-portal")
    assert one(session, 0).life == 6


def test_the_deep_well_strengthens_spells_and_spares_the_price_of_level_three(table: TableMaker) -> None:
    made = table().hero(0, "enchantress", at="d-f5", level=3, spells=["haste"])
    session = made.start()
    assert effectiveness(DATA, one(session, 0)) == 5  # magic 4 + 2
    play(session, "magic", "cast:haste:0")
    assert one(session, 0).life == 6 and one(session, 0).extra == 4


def test_the_well_read_choose_at_the_fee_of_chance_and_move_no_less(table: TableMaker) -> None:
    made = table().hero(0, "chronicler", at="sotonet", level=3, denars=3)
    session = play(made.start(), "city:guild", "chosen", "spell:fear")
    assert one(session, 0).denars == 0 and one(session, 0).spells == ["fear"]
    assert session.state.turn is not None and session.state.turn.points == 3


def test_foresight_adds_one_in_challenges(table: TableMaker) -> None:
    # Luck 3 + 1 for foresight + 1 against Thin Ice 2 + 3; of two pages the ice is chosen.
    made = table().hero(0, "chronicler", at=START, level=2).legend("thin-ice", "lynx").dice(4, 1, 3)
    session = play(made.start(), f"step:{FIELD}", "card:thin-ice")
    assert one(session, 0).small["luck"] == 1


def test_two_pages_are_turned_once_a_turn(table: TableMaker) -> None:
    made = table().hero(0, "chronicler", at=START, level=2).legend("wild-bull", "lost-purse", "silver-vein").dice(4, 4)
    session = play(made.start(), f"step:{FIELD}")
    assert keys(session) == ("card:wild-bull", "card:lost-purse")
    play(session, "card:lost-purse")
    assert one(session, 0).denars == 9 and session.state.legend_used == ["wild-bull", "lost-purse"]
    play(session, "step:d-e4")  # the second time only one is drawn: 2 denars
    assert one(session, 0).denars == 11


def test_the_ace_throws_again_once_a_round(table: TableMaker) -> None:
    # Level 3: luck 4 + 2 + 1, thrown again 6 + 3, against the Centaur's 3 + 1 + 5.
    session = play(walks(table, "card-sharp", 4, 1, 1, 3, 5, card="centaur", level=3), "card:centaur")
    assert asked(session) == (0, "ace")
    play(session, "yes")
    assert one(session, 0).small["luck"] == 1 and one(session, 0).aces == 1


def test_the_ace_is_played_in_challenges_too_but_only_once_a_round(table: TableMaker) -> None:
    session = play(walks(table, "card-sharp", 4, 1, 2, 6, card="thin-ice", level=3), "card:thin-ice", "yes")
    assert one(session, 0).small["luck"] == 1  # 6 + 2 against 2 + 6
    session = play(walks(table, "card-sharp", 4, 6, 1, card="thin-ice", level=3, aces=1), "card:thin-ice")
    assert one(session, 0).small["luck"] == 1  # nobody was asked


def test_of_three_marked_cards_one_is_chosen_once_a_turn(table: TableMaker) -> None:
    made = table().hero(0, "card-sharp", at=START, level=2).legend("wild-bull", "lynx", "lost-purse", "silver-vein")
    session = play(made.dice(4, 4).start(), f"step:{FIELD}")
    assert keys(session) == ("card:wild-bull", "card:lynx", "card:lost-purse")
    play(session, "card:lost-purse")
    assert one(session, 0).denars == 10 and session.state.legend_used == ["wild-bull", "lynx", "lost-purse"]
    play(session, "step:d-e4")  # the second time only one is drawn: 2 denars, and the rake's one
    assert one(session, 0).denars == 13


def test_the_rake_takes_a_denar_more_of_every_gain_but_sales(table: TableMaker) -> None:
    assert one(walks(table, "card-sharp", 4, card="lost-purse"), 0).denars == 10
    made = table().hero(0, "card-sharp", at="sotonet", artifacts=["royal-axe"])
    assert one(play(made.start(), "city:shop", "sell:royal-axe"), 0).denars == 10
