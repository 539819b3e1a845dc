"""The exact odds that the view and the bot go by. Rules 9.7-9.10; the numbers are worked out in the facts."""

import pytest

from kraina.engine.text import Text, text
from kraina.games.talisman.odds import chances
from kraina.games.talisman.state import Fight
from kraina.kit.odds import sums
from tests.rules.talisman.table import DATA, Match, TableMaker, one, play


def won(lead: int) -> int:
    """Return in how many of 36 ways one wins with a lead before the dice."""
    return sum(own + lead > other for own in range(1, 7) for other in range(1, 7))


@pytest.mark.parametrize(("strength", "percent"), [(6, 34), (8, 56), (10, 76), (12, 90)])
def test_the_werewolf_is_beaten_at_the_first_try(strength: int, percent: int) -> None:
    ways = sum(count * won(strength - wolf) for wolf, count in sums(2).items())
    assert round(100 * ways / (36 * 36)) == percent


def test_a_draw_with_death() -> None:
    assert sum(count * count for count in sums(2).values()) == 146 and sum(sums(2).values()) ** 2 == 1296


@pytest.mark.parametrize(("points", "result", "percent"), [(6, 1, 7), (8, 1, 12), (10, 1, 13), (6, 2, 21), (8, 2, 25)])
def test_where_the_tunnels_lead(points: int, result: int, percent: int) -> None:
    # Plain of Peril by a result of 1, the Portal of Power by 2 and 3
    results = (1,) if result == 1 else (2, 3)
    ways = sum(sums(3).get(points + one_of, 0) for one_of in results)
    assert (200 * ways + 216) // 432 == percent


def test_the_view_shows_the_odds_of_a_duel(table: TableMaker) -> None:
    session = table().hero(0, "troll", at="village").hero(1, "thief", at="fields-1").start()
    fight = Fight(one(session, 0).player, "battle", opponent=one(session, 1).player)
    found = chances(DATA, session.state, fight)
    # 6 against 3: lost only by 1-5, 1-6 and 2-6; drawn by 1-4, 2-5 and 3-6
    assert (found.won, found.draw, found.lost) == (30, 3, 3)


def hints(session: Match) -> dict[str, Text | None]:
    """Return what each option of the question leads to."""
    decision = session.pending
    assert decision is not None
    return {option.key: option.hint for option in decision.options}


@pytest.mark.rule("talisman", "8.2")
def test_the_chances_against_the_sentinel_are_told_before_the_bridge_is_taken(table: TableMaker) -> None:
    """The Troll with 6 against 9 wins by 5-1, 6-1 and 6-2, draws by 4-1, 5-2 and 6-3."""
    session = play(table().hero(0, "troll", at="sentinel").dice(2).start(), "roll")
    assert hints(session)["cross"] == text("chance.sentinel", won=3, draw=3, lost=30, of=36)


@pytest.mark.rule("talisman", "8.4")
def test_the_chances_of_the_portal_are_told_for_strength_and_for_craft(table: TableMaker) -> None:
    """Two dice show 6 or less in 15 of 36 cases, and 3 or less in 3; the Dwarf rolls one die for Craft: 3 of 6."""
    session = play(table().hero(0, "dwarf", at="portal-of-power", strength=6).dice(2).start(), "roll")
    strength, craft = text("chance.portal-strength", won=15, of=36), text("chance.portal-craft", won=3, of=6)
    assert hints(session)["gate"] == text("chance.portal", strength=strength, craft=craft)
    session = play(session, "gate")
    assert hints(session) == {"strength": strength, "craft": craft}


@pytest.mark.rule("talisman", "9.5")
def test_where_the_crypt_leads_is_told_before_it_is_entered(table: TableMaker) -> None:
    """Three dice, Strength 10: 108 of 216 show 10 or less; 27, 25 and 21, 15 and 10 show 11 to 15; 10 show more."""
    session = table().hero(0, "troll", at="plain-of-peril", strength=10).start()
    told = hints(session)["forward:crypt"]
    assert told == text("chance.crypt", won=108, of=216, plain=27, portal=46, cave=25, far=10)
    # Nobody with Craft 1 gets through the Mines; three dice show 3 and 4 in 1 and 3 cases, 5 and 6 in 6 and 10.
    told = hints(session)["forward:mines"]
    assert told == text("chance.mines", won=0, of=216, plain=0, portal=4, cave=16, far=196)


@pytest.mark.rule("talisman", "9.10")
def test_death_tells_the_chances_of_two_dice_against_two(table: TableMaker) -> None:
    session = table().hero(0, "troll", at="crypt", free=True).start()
    assert hints(session)["forward:death"] == text("chance.death", won=575, draw=146, lost=575, of=1296)


@pytest.mark.rule("talisman", "9.8")
def test_the_pits_tell_the_chances_against_each_fiend(table: TableMaker) -> None:
    """2 against 4 wins by 4-1, 5-1, 5-2, 6-1, 6-2 and 6-3, draws by 3-1, 4-2, 5-3 and 6-4."""
    session = table().hero(0, "prophetess", at="vampires-tower", free=True).start()
    assert hints(session)["forward:pits"] == text("chance.pits", won=6, draw=4, lost=26, of=36)


@pytest.mark.rule("talisman", "10.2")
def test_the_command_spell_tells_on_how_many_numbers_it_works(table: TableMaker) -> None:
    session = table().hero(0, "troll", at="valley-of-fire", objects=["talisman"]).start()
    assert hints(session)["crown"] == text("chance.command", won=3, of=6)


@pytest.mark.rule("talisman", "1.2")
def test_two_ways_to_lands_of_one_name_say_which_way_round_they_lead(table: TableMaker) -> None:
    """From the Village one step to Fields on both sides; two steps lead to the Graveyard and the Forest."""
    session = play(table().hero(0, "troll", at="village").dice(1).start(), "roll")
    decision = session.pending
    assert decision is not None
    labels = {option.key: option.label.key for option in decision.options}
    assert labels == {"move:fields-1": "option.move-clockwise", "move:fields-6": "option.move-anticlockwise"}
    session = play(table().hero(0, "troll", at="village").dice(2).start(), "roll")
    decision = session.pending
    assert decision is not None
    assert [option.label.key for option in decision.options] == ["option.move", "option.move"]


@pytest.mark.rule("talisman", "12.1")
@pytest.mark.parametrize(("who", "told"), [("elf", "hint.pray-life"), ("priest", "hint.pray-life-pious")])
def test_a_prayer_tells_its_table_with_what_the_pious_add(table: TableMaker, who: str, told: str) -> None:
    session = play(table().hero(0, who, at="fields-2").dice(1).start(), "roll", "move:chapel")
    assert hints(session) == {"pray": Text(told), "restore-life": None}


@pytest.mark.rule("talisman", "12.1")
def test_the_tables_of_those_who_are_visited_are_told(table: TableMaker) -> None:
    session = play(table().hero(0, "troll", at="fields-1").dice(1).start(), "roll", "move:village")
    assert hints(session)["mystic"] == Text("hint.mystic") and hints(session)["nobody"] is None
    session = play(table().hero(0, "troll", at="hills-1").dice(3).start(), "roll", "move:crags")
    assert hints(session) == {"yes": None, "no": Text("space.crags.text")}
