"""What spares a Seeker the harm of a space: abilities, Objects and Friends; and creatures that do not attack."""

import pytest

from kraina.engine.text import name
from tests.rules.magiczny_miecz.table import DATA, TableMaker, one, play
from tests.rules.magiczny_miecz.visits import NEXT, visit
from tests.rules.script import asked

HARMFUL = {"cliff-1": (1,), "living-rocks-1": (), "circle-of-power": (2,), "barrow": (4,), "wolf-gully": (6, 1, 6),
           "crypt-of-wraiths": (6, 1, 6), "tower-of-destiny": (1,)}  # fmt: skip
"""Space -> dice that do harm there to somebody whom nothing spares."""


def harm(table: TableMaker, character: str, space: str, *dice: int, **seeker: object) -> tuple[bool, list[str]]:
    """Return whether a visit of a space did harm, and what was counted."""
    ran: list[str] = []
    session = visit(table(), character, space, *dice, ran=ran, **seeker)
    assert asked(session) == NEXT
    return one(session, 0).life < 4 or one(session, 0).lost > 0, ran


@pytest.mark.parametrize("space", HARMFUL)
def test_somebody_whom_nothing_spares_is_harmed(table: TableMaker, space: str) -> None:
    assert harm(table, "conqueror", space, *HARMFUL[space])[0]


@pytest.mark.rule("magiczny_miecz", "8.1")
@pytest.mark.parametrize(
    ("ability", "spaces"),
    [
        ("barbarian-safe", ["cliff-1", "wolf-gully"]),
        ("elf-safe", ["cliff-1"]),
        ("goblin-safe", ["circle-of-power", "wolf-gully"]),
        ("hobgoblin-safe", ["barrow", "crypt-of-wraiths"]),
        ("pygmy-safe", ["circle-of-power", "cliff-1"]),
        ("troll-safe", ["circle-of-power", "barrow"]),
    ],
)
def test_a_safe_character_need_not_roll(table: TableMaker, ability: str, spaces: list[str]) -> None:
    character = ability.removesuffix("-safe")
    for space in spaces:
        harmed, ran = harm(table, character, space)
        assert not harmed
        assert f"ability:{ability}" in ran and f"space:{space}" in ran


def test_every_ability_that_makes_safe_has_a_name_to_be_counted_by() -> None:
    safe = {one.id: one.abilities for one in DATA.characters.values() if one.safe}
    assert sorted(safe) == ["barbarian", "elf", "goblin", "hobgoblin", "pygmy", "troll"]
    assert all(f"{character}-safe" in abilities for character, abilities in safe.items())


@pytest.mark.parametrize(
    ("friend", "spaces"),
    [("elfling", ["cliff-1"]), ("guardian", ["cliff-1"]), ("guide", ["wolf-gully", "crypt-of-wraiths"]),
     ("nymph", ["barrow"])],
)  # fmt: skip
def test_a_friend_spares_the_roll(table: TableMaker, friend: str, spaces: list[str]) -> None:
    for space in spaces:
        harmed, ran = harm(table, "adventurer", space, friends=[friend])
        assert not harmed
        assert f"card:{friend}" in ran


@pytest.mark.parametrize(("obj", "space"), [("gauntlets", "living-rocks-2"), ("holy-grail", "living-rocks-1")])
def test_an_object_spares_the_harm(table: TableMaker, obj: str, space: str) -> None:
    harmed, ran = harm(table, "adventurer", space, objects=[obj])
    assert not harmed
    assert f"card:{obj}" in ran


def test_holy_grail_sleeps_in_the_war_of_elements_on_the_living_rocks(table: TableMaker) -> None:
    session = visit(table().state(war=1), "adventurer", "living-rocks-1", objects=["holy-grail"])
    assert one(session, 0).life == 3


def test_stick_and_rope_keeps_everything_at_the_bogs(table: TableMaker) -> None:
    ran: list[str] = []
    session = visit(table(), "adventurer", "bogs-1", objects=["stick-and-rope", "helmet"], ran=ran)
    assert (len(one(session, 0).objects), asked(session)) == (2, NEXT)
    assert "card:stick-and-rope" in ran


@pytest.mark.rule("magiczny_miecz", "6.1")
def test_guardian_spares_all_friends_the_cliff(table: TableMaker) -> None:
    session = visit(table(), "adventurer", "cliff-1", friends=["shepherd", "guardian"])
    assert (one(session, 0).friends, asked(session)) == (["shepherd", "guardian#1"], NEXT)


@pytest.mark.parametrize(("friend", "space"), [("guide", "circle-of-power"), ("guardian", "tower-of-destiny")])
def test_a_friend_who_spares_the_roll_leaves_the_choice_where_it_may_bring_good(
    table: TableMaker, friend: str, space: str
) -> None:
    ran: list[str] = []
    session = visit(table(), "adventurer", space, friends=[friend], ran=ran)
    assert asked(session) == (0, "roll-anyway")
    play(session, "no")
    assert asked(session) == NEXT
    assert f"card:{friend}" in ran


def test_whoever_rolls_all_the_same_is_not_spared(table: TableMaker) -> None:
    session = play(visit(table(), "adventurer", "circle-of-power", 6, friends=["guide"]), "yes")
    assert one(session, 0).magic == 4
    session = play(visit(table(), "adventurer", "tower-of-destiny", 1, friends=["guardian"]), "yes")
    assert one(session, 0).lost == 1


# --- Creatures that do not attack everybody ---------------------------------------------------------------------------


def test_demon_ignore_demons_lets_the_ghost_of_the_barrow_be(table: TableMaker) -> None:
    harmed, ran = harm(table, "demon", "barrow", 6)
    assert not harmed and "ability:demon-ignore-demons" in ran


def test_reliquary_beats_the_wraith_of_the_crypt_without_a_fight(table: TableMaker) -> None:
    harmed, ran = harm(table, "adventurer", "crypt-of-wraiths", 6, objects=["reliquary"])
    assert not harmed and "card:reliquary" in ran


@pytest.mark.parametrize("face", [1, 2, 3])
def test_priest_exorcise_beats_a_creature_with_magic_on_1_to_3(table: TableMaker, face: int) -> None:
    ran: list[str] = []
    session = visit(table(), "priest", "crypt-of-wraiths", 6, face, ran=ran)
    assert asked(session) == (0, "exorcise")
    play(session, "yes")
    assert (one(session, 0).life, asked(session)) == (4, NEXT)
    assert "ability:priest-exorcise" in ran


def test_priest_exorcise_that_fails_leads_to_the_fight(table: TableMaker) -> None:
    session = play(visit(table(), "priest", "crypt-of-wraiths", 5, 4, 1, 3), "yes")  # Magic 4 + 1 against 5 + 3
    assert one(session, 0).life == 3


def test_priest_exorcise_need_not_be_tried(table: TableMaker) -> None:
    session = play(visit(table(), "priest", "crypt-of-wraiths", 4, 2, 1), "no")  # 6 against 5
    assert (one(session, 0).life, asked(session)) == (4, NEXT)


def test_priestess_beasts_include_the_werewolf_of_the_gully(table: TableMaker) -> None:
    ran: list[str] = []
    session = visit(table(), "priestess", "wolf-gully", 6, ran=ran)
    assert one(session, 0).life == 4
    assert "ability:priestess-beasts" in ran


@pytest.mark.rule("magiczny_miecz", "16.3")
def test_a_conjunction_doubles_creatures_with_magic(table: TableMaker) -> None:
    laid = table().state(conjunction=1)
    session = visit(laid, "conqueror", "crypt-of-wraiths", 4, 6, 2)  # 3 + 6 against 8 + 2, not 4 + 2
    assert one(session, 0).life == 3


def test_no_conjunction_doubles_creatures_with_sword(table: TableMaker) -> None:
    session = visit(table().state(conjunction=1), "conqueror", "wolf-gully", 4, 6, 2)  # 10 against 6
    assert one(session, 0).life == 4


def test_every_creature_has_a_name() -> None:
    from table.i18n import Texts

    creatures = ("strongman", "ghost", "circle-guard", "wraith", "werewolf", "hadron", "sidh-spectre", "sidh-phantom",
                 "sidh-demon", "knight-of-eternal-snows", "stone-monster", "spirit-of-the-rocks", "demon-of-darkness",
                 "monster", "beast")  # fmt: skip
    for language in ("en", "pl"):
        texts = Texts(language, ["magiczny_miecz"])
        assert all(texts.has(name("foe", creature).key) for creature in creatures)
