"""The fight: one roll, what it wins and costs, spoils. Rules 6.1-6.11; readings Q22, Q23 of the facts."""

import pytest

from kraina.engine.ids import PlayerId
from kraina.games.monstrum.view import MonstrumView
from tests.rules.monstrum.land import DATA, to
from tests.rules.monstrum.table import Match, Table, TableMaker, bottom, hero, play, strengths
from tests.rules.script import asked, keys

INTO_NUPTSE = ("card:1", to("dolina-nuptse/2"))


def meets(made: Table, monster: str, *rolled: int) -> Match:
    """Let the adventurer of seat 0, who stands at "d", walk into a nook where a monster waits."""
    return play(made.next_combat(monster).dice(*rolled).start(), *INTO_NUPTSE)


@pytest.mark.rule("monstrum", "6.1")
def test_the_card_that_is_fought_shows_strength_and_dexterity_to_all(table: TableMaker) -> None:
    session = meets(table().hero(0, at="d", surprises=["magic-shield"]), "wraith")
    for viewer in (PlayerId(0), PlayerId(1), None):
        seen = session.view(viewer)
        assert isinstance(seen, MonstrumView) and seen.fight is not None
        assert (seen.fight.monster, seen.fight.strength, seen.fight.dexterity) == ("wraith", 3, 8)
        # 3 + 6 - 8 = 1
        assert (seen.fight.player, seen.fight.fighter, seen.fight.limit) == (0, 0, 1)


@pytest.mark.rule("monstrum", "6.2")
def test_a_blank_combat_card_brings_a_surprise_and_no_fight(table: TableMaker) -> None:
    made = table().hero(0, at="d").next_combat("blank").next_surprise("oil-lamp")
    session = play(made.start(), *INTO_NUPTSE)
    assert hero(session, 0).open == ["oil-lamp"]
    assert hero(session, 0).strength == 10
    assert bottom(session.state.combat) == "combat-blank"
    assert hero(session, 0).last_fight is None


@pytest.mark.rule("monstrum", "6.3")
def test_a_monster_cannot_be_avoided(table: TableMaker) -> None:
    session = meets(table().hero(0, at="d", surprises=["cage", "paralysis", "gift-of-flight"]), "ogre")
    assert asked(session) == (0, "fight")
    assert keys(session) == ("roll", "play:cage")


@pytest.mark.rule("monstrum", "6.3")
def test_without_a_card_to_play_the_roll_follows_at_once(table: TableMaker) -> None:
    session = meets(table().hero(0, at="d"), "orc", 6)
    assert strengths(session) == [6, 10]
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "6.4")
@pytest.mark.parametrize(
    ("dexterity", "monster", "limit"),
    [
        (5, "goblin", 3),  # 3 + 5 - 5
        (6, "goblin", 4),  # 3 + 6 - 5
        (7, "goblin", 5),  # 3 + 7 - 5
        (7, "bog-dragon", 5),  # 3 + 7 - 3 = 7, at most 5
        (5, "viper", 1),  # 3 + 5 - 9 = -1, at least 1
        (6, "werewolf", 3),
        (7, "wraith", 2),
    ],
)
def test_the_limit_is_three_and_the_difference_of_dexterity(
    table: TableMaker, dexterity: int, monster: str, limit: int
) -> None:
    strength = DATA.monsters[monster].strength
    made = table().hero(0, at="d", dexterity=dexterity).option(spoils="off")
    assert strengths(meets(made, monster, limit)) == [10 + strength, 10]
    made = table().hero(0, at="d", dexterity=dexterity).option(spoils="off")
    assert strengths(meets(made, monster, limit + 1)) == [10 - strength, 10]


@pytest.mark.rule("monstrum", "6.5")
def test_a_win_adds_the_strength_of_the_monster(table: TableMaker) -> None:
    made = table().hero(0, at="d").next_surprise("blank")
    assert strengths(meets(made, "cyclops", 5)) == [16, 10]


@pytest.mark.rule("monstrum", "6.6")
def test_a_loss_takes_the_strength_of_the_monster(table: TableMaker) -> None:
    assert strengths(meets(table().hero(0, at="d"), "cyclops", 6)) == [4, 10]


@pytest.mark.rule("monstrum", "6.6")
def test_a_loss_leaves_the_pawn_where_it_is(table: TableMaker) -> None:
    session = meets(table().hero(0, at="d"), "cyclops", 6)
    assert f"field:{hero(session, 0).field}" == to("dolina-nuptse/2")
    assert session.state.fight is None


@pytest.mark.rule("monstrum", "6.7")
@pytest.mark.parametrize("strength", [2, 3])
def test_strength_of_zero_or_less_is_death(table: TableMaker, strength: int) -> None:
    session = meets(table().hero(0, at="d", strength=strength), "goblin", 6)
    assert not hero(session, 0).alive
    assert strengths(session) == [0, 10]
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "6.7")
def test_strength_of_one_is_life(table: TableMaker) -> None:
    session = meets(table().hero(0, at="d", strength=4), "goblin", 6)
    assert hero(session, 0).alive
    assert strengths(session) == [1, 10]


@pytest.mark.rule("monstrum", "6.8")
@pytest.mark.parametrize(
    ("cards", "tricks", "limit"),
    [
        ([], False, 1),
        (["war-hammer"], False, 4),
        (["double-sword"], False, 5),
        ([], True, 4),
        (["war-hammer", "double-sword"], True, 5),
        (["war-hammer"], True, 4),
    ],
)
def test_the_best_weapon_counts_alone(table: TableMaker, cards: list[str], tricks: bool, limit: int) -> None:
    # Against a scorpion of dexterity 9 bare hands win on 1 only.
    made = table().hero(0, at="d", open=cards, tricks=tricks)
    assert strengths(meets(made, "scorpion", limit)) == [12, 10]
    made = table().hero(0, at="d", open=cards, tricks=tricks)
    assert strengths(meets(made, "scorpion", limit + 1)) == [8, 10]


@pytest.mark.rule("monstrum", "6.8")
@pytest.mark.parametrize("weapon", ["war-hammer", "double-sword"])
def test_a_weapon_never_makes_an_easy_fight_harder(table: TableMaker, weapon: str) -> None:
    # Against an orc of dexterity 4 bare hands win on 5 already; six always loses.
    made = table().hero(0, at="d", open=[weapon])
    assert strengths(meets(made, "orc", 5)) == [14, 10]
    made = table().hero(0, at="d", open=[weapon])
    assert strengths(meets(made, "orc", 6)) == [6, 10]


@pytest.mark.rule("monstrum", "6.9")
def test_the_shield_wins_without_a_roll(table: TableMaker) -> None:
    session = play(meets(table().hero(0, at="d", surprises=["magic-shield"]), "wraith"), "play:magic-shield")
    assert strengths(session) == [13, 10]


@pytest.mark.rule("monstrum", "6.9")
def test_the_armed_belt_wins_without_a_roll_or_a_question(table: TableMaker) -> None:
    made = table().hero(0, at="d", open=["belt-of-death"], belt_armed=True, belt_ripe=True, surprises=["cage"])
    session = meets(made, "wraith")
    assert strengths(session) == [13, 10]
    assert hero(session, 0).surprises == ["cage"]


@pytest.mark.rule("monstrum", "6.9")
def test_sulphur_beats_a_dragon_without_a_roll(table: TableMaker) -> None:
    made = table().hero(0, at="d", surprises=["sulphur"]).next_surprise("blank")
    session = play(meets(made, "mountain-dragon"), "play:sulphur")
    assert strengths(session) == [15, 10]


@pytest.mark.rule("monstrum", "6.10")
@pytest.mark.parametrize("rolled", [1, 6])
def test_won_or_lost_the_card_goes_under_the_combat_pile(table: TableMaker, rolled: int) -> None:
    session = meets(table().hero(0, at="d"), "orc", rolled)
    assert bottom(session.state.combat) == "orc"
    assert len(session.state.combat) == 32


@pytest.mark.rule("monstrum", "6.11")
@pytest.mark.parametrize(("monster", "left"), [("ogre", True), ("minotaur", True), ("orc", False), ("goblin", False)])
def test_a_beaten_monster_of_strength_5_or_more_leaves_a_surprise(table: TableMaker, monster: str, left: bool) -> None:
    session = meets(table().hero(0, at="d").next_surprise("oil-lamp"), monster, 1)
    assert hero(session, 0).open == (["oil-lamp"] if left else [])


@pytest.mark.rule("monstrum", "6.11")
def test_a_monster_that_wins_leaves_nothing(table: TableMaker) -> None:
    session = meets(table().hero(0, at="d").next_surprise("oil-lamp"), "ogre", 6)
    assert hero(session, 0).open == []


@pytest.mark.rule("monstrum", "6.11")
def test_the_switch_turns_spoils_off(table: TableMaker) -> None:
    session = meets(table().hero(0, at="d").next_surprise("oil-lamp").option(spoils="off"), "ogre", 1)
    assert strengths(session) == [15, 10]
    assert hero(session, 0).open == []


@pytest.mark.rule("monstrum", "6.11")
@pytest.mark.parametrize(("spoils", "left"), [("on", ["oil-lamp"]), ("off", [])])
def test_a_dragon_beaten_by_sulphur_leaves_spoils_too(table: TableMaker, spoils: str, left: list[str]) -> None:
    made = table().hero(0, at="d", surprises=["sulphur"]).next_surprise("oil-lamp").option(spoils=spoils)
    session = play(meets(made, "bog-dragon"), "play:sulphur")
    assert strengths(session) == [15, 10]
    assert hero(session, 0).open == left


@pytest.mark.rule("monstrum", "6.11")
def test_switched_off_a_blank_card_still_brings_a_surprise(table: TableMaker) -> None:
    made = table().hero(0, at="d").next_combat("blank").next_surprise("oil-lamp").option(spoils="off")
    session = play(made.start(), *INTO_NUPTSE)
    assert hero(session, 0).open == ["oil-lamp"]
