"""Missions: drawing and swapping, the beasts, duels and rescues. Rule 1.5."""

import pytest

from kraina.games.legenda.board import board_of
from kraina.games.legenda.opening import lay_out
from tests.rules.legenda.places import PATHS
from tests.rules.legenda.table import DATA, Match, Table, TableMaker, one, play
from tests.rules.script import asked, keys

BEASTS = [
    ("basilisk", "plains"),
    ("horned-beast", "forest"),
    ("wyvern", "mountains"),
    ("white-mammoth", "snow"),
    ("marsh-dragon", "swamp"),
    ("manticore", "desert"),
    ("cyclops", "mountains"),
    ("ice-golem", "snow"),
    ("roc", "desert"),
]
DUELS = [
    ("black-knight", "ruined-keep", "strength", "courage"),
    ("robber-queen", "robber-camp", "courage", "dexterity"),
    ("guild-killer", "abandoned-mine", "dexterity", "luck"),
    ("warlock", "black-tower", "magic", "knowledge"),
    ("lich", "sunken-temple", "knowledge", "magic"),
    ("sand-sultan", "glass-palace", "luck", "strength"),
    ("ice-queen", "ice-palace", "magic", "courage"),
    ("ogre-chief", "ogre-den", "strength", "dexterity"),
    ("blind-oracle", "oracle-cave", "knowledge", "luck"),
]
"""Mission, place, higher and lower trait."""
RESCUES = [
    ("captive-smith", "giants-forge", "strength"),
    ("tower-princess", "thorn-tower", "courage"),
    ("jailed-minstrel", "gallows-hill", "dexterity"),
    ("charmed-apprentice", "stone-circle", "magic"),
    ("lost-cartographer", "labyrinth", "knowledge"),
    ("merchants-son", "smugglers-cove", "luck"),
]
"""Mission, place, trait."""
BOARD = board_of(lay_out(DATA, "square"))
EVEN = dict.fromkeys(("strength", "courage", "dexterity", "magic", "knowledge", "luck"), 3)


def beside(field: str) -> str:
    """Return a field beside another one that is neither city nor special place."""
    near = BOARD.neighbours(field)
    return next(one for one in near if not BOARD.fields[one].city and not BOARD.fields[one].place)


def sent(table: TableMaker, mission: str, place: str, **fields: object) -> tuple[Table, str]:
    """Lay out a hero with all traits 3 beside the place of his mission; return the table and the step onto it."""
    field = DATA.atlas.places[place]
    made = table().hero(0, "enchantress", at=beside(field), traits=EVEN, mission=mission, **fields)
    return made.artifacts("royal-axe"), f"step:{field}"


def rewarded(session: Match, mission: str, trait: str, denars: int) -> bool:
    """Return whether a mission was rewarded: artifact, denars, a large point and a small one, and the card is gone."""
    hero = one(session, 0)
    points = (hero.large, hero.small[trait], hero.missions)
    gone = hero.mission == "" and session.state.missions_used == [mission]
    return gone and hero.artifacts == ["royal-axe"] and hero.denars == 5 + denars and points == (1, 1, 1)


@pytest.mark.rule("legenda", "1.5a")
@pytest.mark.parametrize(("mission", "terrain"), BEASTS)
def test_a_beast_is_found_and_beaten(table: TableMaker, mission: str, terrain: str) -> None:
    start, field = PATHS[terrain]
    made = table().hero(0, "enchantress", at=start, mission=mission).artifacts("royal-axe")
    session = play(made.dice(3, 1, 3, 3, 5).start(), f"step:{field}")  # magic 4 + 3 against 4 + 3
    assert rewarded(session, mission, "magic", 5)


@pytest.mark.rule("legenda", "1.5a")
def test_on_four_the_table_of_the_terrain_counts(table: TableMaker) -> None:
    start, field = PATHS["plains"]
    made = table().hero(0, "enchantress", at=start, mission="basilisk").legend("lost-purse").dice(4)
    session = play(made.start(), f"step:{field}")
    assert one(session, 0).denars == 9 and one(session, 0).mission == "basilisk"


def test_a_beast_does_not_live_elsewhere(table: TableMaker) -> None:
    start, field = PATHS["desert"]
    made = table().hero(0, "enchantress", at=start, mission="basilisk").legend("lost-purse").dice(3)
    assert one(play(made.start(), f"step:{field}"), 0).denars == 9


@pytest.mark.rule("legenda", "1.5")
def test_a_beast_that_wins_costs_two_life_points_and_the_mission(table: TableMaker) -> None:
    start, field = PATHS["plains"]
    made = table().hero(0, "enchantress", at=start, mission="basilisk").dice(1, 1, 1, 2)
    session = play(made.start(), f"step:{field}")
    assert one(session, 0).life == 4 and one(session, 0).mission == ""
    assert session.state.missions_used == ["basilisk"] and one(session, 0).large == 0


@pytest.mark.rule("legenda", "1.5b")
@pytest.mark.parametrize(("mission", "place", "high", "low"), DUELS)
def test_the_master_fights_by_the_higher_trait_on_1_to_3(
    table: TableMaker, mission: str, place: str, high: str, low: str
) -> None:
    made, step = sent(table, mission, place)
    session = play(made.dice(3, 6, 4, 2).start(), step, "fight:master")  # 3 + 6 against 5 + 4
    assert rewarded(session, mission, high, 2)


@pytest.mark.rule("legenda", "1.5b")
@pytest.mark.parametrize(("mission", "place", "high", "low"), DUELS)
def test_the_master_fights_by_the_lower_trait_on_4_to_6(
    table: TableMaker, mission: str, place: str, high: str, low: str
) -> None:
    made, step = sent(table, mission, place)
    session = play(made.dice(4, 6, 5, 1).start(), step, "fight:master")  # 3 + 6 against 4 + 5
    assert rewarded(session, mission, low, 1)


@pytest.mark.rule("legenda", "1.5b")
def test_a_servant_beaten_tells_the_secret(table: TableMaker) -> None:
    made, step = sent(table, "black-knight", "ruined-keep", large=2)
    session = play(made.dice(1, 2, 2, 1, 6, 6, 3).start(), step, "fight:servant")  # magic 3 + 2 against 3 + 2
    hero = one(session, 0)
    assert hero.secret and hero.small["magic"] == 1 and hero.mission == "black-knight"
    assert asked(session) == (0, "turn") and "attempt" in keys(session)
    play(session, "attempt")  # 3 + 2 + 6 against 5 + 6; the master is all that is left to fight
    assert one(session, 0).large == 3 and one(session, 0).small["strength"] == 1
    assert not one(session, 0).secret


def test_a_servant_who_wins_costs_one_life_point_and_waits_for_the_next_turn(table: TableMaker) -> None:
    made, step = sent(table, "black-knight", "ruined-keep", large=2)
    session = play(made.dice(1, 1, 5, 6, 5, 6).start(), step, "fight:servant")
    assert one(session, 0).life == 5 and one(session, 0).mission == "black-knight"
    play(session, "attempt")  # straight on to the master: a 6 means courage, 3 + 5 against 4 + 6
    assert one(session, 0).life == 3 and one(session, 0).mission == "" and session.state.current == 1


def test_the_servant_may_be_tried_again_in_the_next_turn(table: TableMaker) -> None:
    field = DATA.atlas.places["ruined-keep"]
    made = table().hero(0, "enchantress", at=field, traits=EVEN, mission="black-knight")
    session = play(made.dice(1, 1, 5).start(), "attempt", "fight:servant")  # 3 + 1 against 3 + 5
    assert asked(session) == (1, "turn") and one(session, 0).life == 5
    session = play(table().hero(0, "enchantress", at=field, mission="black-knight").dice(1, 1, 1).start(), "attempt")
    assert keys(session) == ("fight:servant", "fight:master")
    play(session, "fight:servant")
    assert one(session, 0).secret


@pytest.mark.rule("legenda", "1.5c")
@pytest.mark.parametrize(("mission", "place", "trait"), RESCUES)
def test_a_captive_is_freed_and_escorted_to_the_nearest_city(
    table: TableMaker, mission: str, place: str, trait: str
) -> None:
    made, step = sent(table, mission, place)
    session = play(made.dice(5, 4).start(), step)  # 3 + 5 against 4 + 4
    cities = BOARD.nearest_cities(DATA.atlas.places[place])
    if len(cities) > 1:
        assert asked(session) == (0, "escort") and len(keys(session)) == len(cities)
        play(session, keys(session)[0])
    hero = one(session, 0)
    assert hero.captive_to in cities and hero.mission == mission and hero.artifacts == [] and hero.small[trait] == 0


@pytest.mark.rule("legenda", "1.5c")
@pytest.mark.parametrize(("mission", "place", "trait"), RESCUES)
def test_the_reward_waits_in_the_city(table: TableMaker, mission: str, place: str, trait: str) -> None:
    city = DATA.atlas.cities["lavencia"].field
    made = table().hero(0, "enchantress", at=beside(city), mission=mission, captive_to=city)
    session = play(made.artifacts("royal-axe").dice(6).start(), f"step:{city}")
    assert rewarded(session, mission, trait, 6) and one(session, 0).captive_to == ""


def test_whoever_holds_the_captive_and_wins_takes_two_life_points(table: TableMaker) -> None:
    made, step = sent(table, "captive-smith", "giants-forge")
    session = play(made.dice(2, 4).start(), step)  # 3 + 2 against 4 + 4
    assert one(session, 0).life == 4 and one(session, 0).mission == ""


def test_a_place_without_its_mission_is_ordinary_terrain(table: TableMaker) -> None:
    field = DATA.atlas.places["stone-circle"]
    made = table().hero(0, "enchantress", at=beside(field), mission="captive-smith").dice(6)
    assert one(play(made.start(), f"step:{field}"), 0).life == 6


@pytest.mark.rule("legenda", "1.5")
def test_a_mission_is_drawn_in_a_city_for_nothing(table: TableMaker) -> None:
    session = play(table().hero(0, "enchantress", at="sotonet").missions("warlock").start(), "mission:draw")
    assert one(session, 0).mission == "warlock" and one(session, 0).denars == 5
    assert session.state.turn is not None and session.state.turn.points == 1
    assert "mission:draw" not in keys(session)


@pytest.mark.rule("legenda", "1.5")
def test_a_mission_is_swapped_for_five_denars(table: TableMaker) -> None:
    made = table().hero(0, "enchantress", at="sotonet", mission="lich").missions("warlock")
    session = play(made.start(), "mission:swap")
    assert one(session, 0).mission == "warlock" and one(session, 0).denars == 0
    assert session.state.missions_used == ["lich"] and "mission:swap" not in keys(session)


def test_no_mission_is_drawn_outside_a_city(table: TableMaker) -> None:
    session = table().hero(0, "enchantress", at="d-f5").start()
    assert not [key for key in keys(session) if key.startswith("mission")]


def test_when_the_missions_have_run_out_the_discarded_ones_are_shuffled(table: TableMaker) -> None:
    made = table().hero(0, "enchantress", at="sotonet", level=2).missions("warlock").used_missions()
    session = play(made.start(), "mission:draw", "mission:swap")
    assert session.state.missions_used == [] or session.state.missions_used == ["warlock"]
    assert len(session.state.missions) + len(session.state.missions_used) == 23
