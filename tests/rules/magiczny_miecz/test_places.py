"""Places: each is met by a Conqueror (Sword 4, Magic 3) who walks onto the Path, where it lies alone."""

import pytest

from tests.rules.magiczny_miecz.table import Match, TableMaker, designs, one, play
from tests.rules.magiczny_miecz.visits import NEXT, visit
from tests.rules.script import asked, keys

RULE = pytest.mark.rule("magiczny_miecz", "16.7")
PATH = "path-1"


def meet(table: TableMaker, place: str, *dice: int, character: str = "conqueror", **seeker: object) -> Match:
    """Have a Character meet a Place on the Path."""
    return visit(table().lying(PATH, place), character, PATH, *dice, **seeker)


def lies(session: Match, place: str) -> bool:
    """Return whether the Place still lies on the Path and nowhere else."""
    assert (place in session.state.here(PATH)) != (place in session.state.events_used)
    return place in session.state.here(PATH)


# --- Places with tokens -----------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "4.7")
@pytest.mark.parametrize(("life", "after", "tokens"), [(1, 2, 3), (3, 4, 3), (4, 4, 4), (6, 6, 4)])
def test_tree_of_life_restores_a_life_up_to_4(table: TableMaker, life: int, after: int, tokens: int) -> None:
    ran: list[str] = []
    session = meet(table, "tree-of-life", life=life, ran=ran)
    assert (one(session, 0).life, asked(session)) == (after, NEXT)
    assert session.state.tokens.get("tree-of-life", 4) == tokens
    assert lies(session, "tree-of-life")
    assert "card:tree-of-life" in ran


def test_tree_of_life_is_used_up_with_its_last_token(table: TableMaker) -> None:
    laid = table().lying(PATH, "tree-of-life").state(tokens={"tree-of-life": 1})
    session = visit(laid, "conqueror", PATH, life=2)
    assert (one(session, 0).life, lies(session, "tree-of-life"), session.state.tokens) == (3, False, {})


def test_a_last_token_that_nobody_needs_keeps_the_tree_of_life(table: TableMaker) -> None:
    laid = table().lying(PATH, "tree-of-life").state(tokens={"tree-of-life": 1})
    assert lies(visit(laid, "conqueror", PATH), "tree-of-life")


@RULE
@pytest.mark.parametrize(("place", "sword", "magic"), [("magic-lake", 5, 3), ("enchanted-spring", 4, 4)])
def test_magic_lake_and_enchanted_spring_give_a_point_for_a_token(
    table: TableMaker, place: str, sword: int, magic: int
) -> None:
    session = meet(table, place)
    assert (one(session, 0).sword, one(session, 0).magic, asked(session)) == (sword, magic, NEXT)
    assert (session.state.tokens, lies(session, place)) == ({place: 3}, True)


@pytest.mark.parametrize("place", ["magic-lake", "enchanted-spring"])
def test_the_fourth_visitor_uses_a_fount_up(table: TableMaker, place: str) -> None:
    laid = table().lying(PATH, place).state(tokens={place: 1})
    session = visit(laid, "conqueror", PATH)
    assert one(session, 0).sword + one(session, 0).magic == 4 + 3 + 1
    assert (session.state.tokens, lies(session, place)) == ({}, False)


# --- Cave and Sidh ----------------------------------------------------------------------------------------------------


@RULE
@pytest.mark.parametrize("place", ["cave", "sidh"])
def test_cave_and_sidh_need_not_be_entered(table: TableMaker, place: str) -> None:
    session = meet(table, place)
    assert asked(session) == (0, "roll-place")
    play(session, "no")
    assert (asked(session), lies(session, place)) == (NEXT, True)


@RULE
@pytest.mark.parametrize("place", ["cave", "sidh"])
@pytest.mark.parametrize(("face", "gold"), [(1, 3), (2, 2), (3, 1)])
def test_cave_and_sidh_hold_gold_on_1_to_3(table: TableMaker, place: str, face: int, gold: int) -> None:
    session = play(meet(table, place, face, gold=0), "yes")
    assert (one(session, 0).gold, asked(session), lies(session, place)) == (gold, NEXT, True)


def test_cave_4_costs_the_next_turn(table: TableMaker) -> None:
    session = play(meet(table, "cave", 4), "yes")
    assert (one(session, 0).lost, asked(session)) == (1, NEXT)


@pytest.mark.parametrize(
    ("place", "face", "mine", "theirs", "life"),
    [
        ("cave", 5, 1, 2, 4),  # Hadron 3: 5 against 5
        ("cave", 5, 1, 3, 3),
        ("cave", 6, 6, 1, 3),  # Werewolf 10: 10 against 11
        ("sidh", 4, 1, 1, 4),  # Spectre, Magic 3: 4 against 4
        ("sidh", 4, 1, 2, 3),
        ("sidh", 5, 4, 2, 4),  # Phantom, Magic 5: 7 against 7
        ("sidh", 5, 4, 3, 3),
        ("sidh", 6, 6, 1, 3),  # Demon, Magic 10: 9 against 11
    ],
)
def test_cave_and_sidh_hide_creatures(
    table: TableMaker, place: str, face: int, mine: int, theirs: int, life: int
) -> None:
    session = play(meet(table, place, face, mine, theirs), "yes")
    assert (one(session, 0).life, asked(session), lies(session, place)) == (life, NEXT, True)


@pytest.mark.rule("magiczny_miecz", "1.4")
def test_a_creature_beaten_in_the_cave_is_no_trophy(table: TableMaker) -> None:
    session = play(meet(table, "cave", 5, 6, 1), "yes")
    assert (one(session, 0).trophies, one(session, 0).life) == ([], 4)


def test_the_demon_of_the_sidh_can_be_beaten_and_is_no_card(table: TableMaker) -> None:
    session = play(meet(table, "sidh", 6, 6, 1, magic=8), "yes")  # 14 against 11
    assert (one(session, 0).life, "demon" in session.state.events) == (4, True)


@pytest.mark.parametrize(("place", "grown"), [("cave", {"sword": 5}), ("sidh", {"magic": 5})])
@pytest.mark.parametrize(("theirs", "life"), [(1, 4), (2, 3)])
def test_werewolf_of_the_cave_and_demon_of_the_sidh_have_exactly_10(
    table: TableMaker, place: str, grown: dict[str, int], theirs: int, life: int
) -> None:
    session = play(meet(table, place, 6, 6, theirs, **grown), "yes")  # 5 + 6: a draw against 10 + 1
    assert one(session, 0).life == life


def test_what_a_space_adds_to_enemies_counts_for_the_creatures_of_a_place(table: TableMaker) -> None:
    laid = table().lying("dark-clearing", "cave")  # Enemies have 1 more there
    session = play(visit(laid, "conqueror", "dark-clearing", 5, 1, 2), "yes")  # 5 against 3 + 1 + 2
    assert one(session, 0).life == 3


def test_goblin_hadron_of_the_cave_does_not_attack_him(table: TableMaker) -> None:
    ran: list[str] = []
    session = play(meet(table, "cave", 5, character="goblin", ran=ran), "yes")
    assert (one(session, 0).life, asked(session)) == (4, NEXT)
    assert "ability:goblin-hadron" in ran


@pytest.mark.parametrize("die", [5, 6])
def test_priestess_beasts_of_the_cave_do_not_attack_her(table: TableMaker, die: int) -> None:
    """Hadron and Werewolf are Beasts both."""
    ran: list[str] = []
    session = play(meet(table, "cave", die, character="priestess", ran=ran), "yes")
    assert (one(session, 0).life, asked(session)) == (4, (0, "end"))  # she may fill up her Spells
    assert "ability:priestess-beasts" in ran


# --- Shrines ----------------------------------------------------------------------------------------------------------


@RULE
def test_shrine_of_nemed_is_used_up_by_a_prayer(table: TableMaker) -> None:
    session = meet(table, "shrine-of-nemed", 1, 4)
    assert asked(session) == (0, "pray")
    play(session, "yes")  # 5 at Nemed
    assert (one(session, 0).sword, asked(session), lies(session, "shrine-of-nemed")) == (5, NEXT, False)


@RULE
def test_shrine_of_toliman_is_used_up_by_a_prayer(table: TableMaker) -> None:
    session = play(meet(table, "shrine-of-toliman", 5, 6), "yes")  # 11 at Toliman
    assert (one(session, 0).life, asked(session), lies(session, "shrine-of-toliman")) == (5, NEXT, False)


@pytest.mark.parametrize("shrine", ["shrine-of-nemed", "shrine-of-toliman"])
def test_a_shrine_where_nobody_prays_stays(table: TableMaker, shrine: str) -> None:
    session = play(meet(table, shrine), "no")
    assert (asked(session), lies(session, shrine)) == (NEXT, True)


def test_whoever_is_possessed_at_a_shrine_is_stuck_on_its_space(table: TableMaker) -> None:
    session = play(meet(table, "shrine-of-nemed", 4, 5), "yes")
    seeker = one(session, 0)
    assert (seeker.possessed, seeker.space, asked(session)) == (True, PATH, NEXT)
    assert not lies(session, "shrine-of-nemed")


def test_another_move_from_a_shrine_begins_on_its_space(table: TableMaker) -> None:
    session = play(meet(table, "shrine-of-toliman", 4, 4, 1), "yes")
    assert (asked(session), keys(session)) == ((0, "move"), ("move:marsh-1", "move:glade"))
    assert not lies(session, "shrine-of-toliman")


def test_a_prayer_at_a_shrine_of_the_lower_circle_gives_a_magic_sword_of_the_equipment(table: TableMaker) -> None:
    session = play(meet(table, "shrine-of-nemed", 5, 6), "yes")
    assert one(session, 0).objects == ["magic-sword#s1"]


def test_the_priest_and_the_apple_work_at_a_shrine(table: TableMaker) -> None:
    session = meet(table, "shrine-of-nemed", 1, 2, 5, 5, character="priest", objects=["apple-of-inspiration"])
    play(session, "yes", "again", "raise")
    assert designs(one(session, 0).objects) == ["magic-sword"]


def test_a_shrine_that_killed_is_used_up(table: TableMaker) -> None:
    session = play(meet(table, "shrine-of-nemed", 1, 2, character="adventurer", life=1), "yes")
    assert asked(session) == (0, "new-character")
    play(session, "none")
    assert not lies(session, "shrine-of-nemed")


# --- Labyrinth and Scorched Earth -------------------------------------------------------------------------------------


@RULE
@pytest.mark.parametrize(("magic", "objects", "lost"), [(3, [], 1), (4, [], 1), (5, [], 0), (3, ["ring-of-power"], 0)])
def test_labyrinth_holds_those_of_total_magic_below_5(
    table: TableMaker, magic: int, objects: list[str], lost: int
) -> None:
    session = meet(table, "labyrinth", magic=magic, objects=objects)
    assert (one(session, 0).lost, asked(session), lies(session, "labyrinth")) == (lost, NEXT, True)


@pytest.mark.rule("magiczny_miecz", "1.5")
@pytest.mark.parametrize(
    ("sword", "objects", "lost"), [(4, [], 1), (4, ["stiletto"], 1), (4, ["silver-arrow"], 0), (5, [], 0)]
)
def test_scorched_earth_holds_those_of_total_sword_below_5(
    table: TableMaker, sword: int, objects: list[str], lost: int
) -> None:
    session = meet(table, "scorched-earth", sword=sword, objects=objects)  # a weapon counts in fights alone
    assert (one(session, 0).lost, asked(session), lies(session, "scorched-earth")) == (lost, NEXT, True)


# --- Unknown Temple ---------------------------------------------------------------------------------------------------


@RULE
def test_unknown_temple_1_leads_to_any_space_of_the_circle(table: TableMaker) -> None:
    session = play(meet(table, "unknown-temple", 1, 6), "yes")
    assert (asked(session), len(keys(session))) == ((0, "ring-space"), 13)
    play(session, "space:circle-of-power")  # the 6 falls there
    assert (one(session, 0).space, one(session, 0).magic, asked(session)) == ("circle-of-power", 4, NEXT)
    assert lies(session, "unknown-temple")


@pytest.mark.parametrize(("face", "life", "gold"), [(2, 5, 1), (4, 4, 3), (5, 4, 2), (6, 4, 1)])
def test_unknown_temple_2_and_4_to_6(table: TableMaker, face: int, life: int, gold: int) -> None:
    session = play(meet(table, "unknown-temple", face), "yes")
    assert (one(session, 0).life, one(session, 0).gold, asked(session)) == (life, gold, NEXT)


def test_unknown_temple_3_gives_a_spell(table: TableMaker) -> None:
    session = play(visit(table().lying(PATH, "unknown-temple").spell_pile("fatum"), "conqueror", PATH, 3), "yes")
    assert one(session, 0).spells == ["fatum"]


def test_nobody_must_pray_in_the_unknown_temple(table: TableMaker) -> None:
    session = play(meet(table, "unknown-temple"), "no")
    assert (asked(session), lies(session, "unknown-temple")) == (NEXT, True)


def test_the_priest_may_pray_twice_in_the_unknown_temple_and_then_eat_an_apple(table: TableMaker) -> None:
    session = meet(table, "unknown-temple", 6, 4, character="priest", objects=["apple-of-inspiration"])
    play(session, "yes", "again")
    assert (asked(session), keys(session)) == ((0, "apple"), ("keep", "lower", "raise"))
    sword, magic = one(session, 0).sword, one(session, 0).magic
    play(session, "lower")  # 3: a Spell
    assert (one(session, 0).gold, one(session, 0).sword, one(session, 0).magic) == (1, sword, magic)
    assert (len(one(session, 0).spells), one(session, 0).objects) == (1, [])


@pytest.mark.parametrize(("die", "offered"), [(1, ("keep", "raise")), (6, ("keep", "lower"))])
def test_an_apple_makes_no_0_and_no_7_of_the_die_in_the_unknown_temple(
    table: TableMaker, die: int, offered: tuple[str, ...]
) -> None:
    session = play(meet(table, "unknown-temple", die, objects=["apple-of-inspiration"]), "yes")
    assert keys(session) == offered


# --- Secret Passage ---------------------------------------------------------------------------------------------------


@RULE
@pytest.mark.parametrize(
    ("face", "space", "question"),
    [
        (1, "walled-town", "visit"),
        (2, "village", "visit"),
        (3, "fortress-of-the-keeper", "visit"),
        (4, "temple-of-nemed", "pray"),
    ],
)
def test_secret_passage_leads_to_towns_and_temples(table: TableMaker, face: int, space: str, question: str) -> None:
    session = play(meet(table, "secret-passage", face), "yes")
    assert (one(session, 0).space, asked(session)) == (space, (0, question))  # there he obeys as after a move
    assert lies(session, "secret-passage")
    play(session, "no")
    assert asked(session) == NEXT


def test_secret_passage_5_leads_to_the_dead_city_where_a_card_is_drawn(table: TableMaker) -> None:
    session = play(visit(table().lying(PATH, "secret-passage").events("gold-2"), "conqueror", PATH, 5), "yes")
    assert (one(session, 0).space, asked(session)) == ("dead-city", (0, "collect"))
    play(session, "take:gold-2#1")
    assert (one(session, 0).gold, asked(session)) == (3, NEXT)


def test_secret_passage_6_leads_to_the_crypt_where_the_die_is_rolled(table: TableMaker) -> None:
    session = play(meet(table, "secret-passage", 6, 3), "yes")
    assert (one(session, 0).space, asked(session)) == ("crypt-of-wraiths", NEXT)


def test_secret_passage_need_not_be_used(table: TableMaker) -> None:
    session = play(meet(table, "secret-passage"), "no")
    assert (one(session, 0).space, asked(session)) == (PATH, NEXT)


def test_secret_passage_back_to_its_own_space_leads_nowhere(table: TableMaker) -> None:
    laid = table().lying("dead-city", "secret-passage")
    session = play(visit(laid, "conqueror", "dead-city", 5), "yes")
    assert (one(session, 0).space, asked(session)) == ("dead-city", NEXT)


@pytest.mark.rule("magiczny_miecz", "6.4")
def test_secret_passage_does_not_free_of_the_noon_wraith(table: TableMaker) -> None:
    laid = table().seeker(1, "kobold", at="stone-forest", objects=["mule"]).lying(PATH, "secret-passage")
    session = laid.seeker(0, "adventurer", at="glade", friends=["noon-wraith"]).dice(4).start()
    play(session, f"move:{PATH}", "yes")
    assert (one(session, 0).space, one(session, 0).friends) == ("temple-of-nemed", ["noon-wraith"])


# --- Market -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "21.2")
def test_market_sells_what_the_equipment_has_at_its_own_prices(table: TableMaker) -> None:
    session = meet(table, "market", gold=4)
    assert asked(session) == (0, "buy")
    assert keys(session) == (
        "buy:sword", "buy:gauntlets", "buy:stick-and-rope", "buy:helmet", "buy:shield", "buy:horse", "buy:lamp",
        "buy:boat", "no",
    )  # fmt: skip
    play(session, "buy:horse", "buy:sword", "buy:helmet")  # 2 + 1 + 1 = 4 gold
    assert one(session, 0).objects == ["horse#s1", "sword#s1", "helmet#s1"]
    assert (one(session, 0).gold, asked(session), lies(session, "market")) == (0, NEXT, True)


def test_market_offers_only_what_can_be_paid(table: TableMaker) -> None:
    session = meet(table, "market", gold=1)
    assert keys(session) == ("buy:sword", "buy:stick-and-rope", "buy:helmet", "no")
    assert asked(play(session, "no")) == NEXT


def test_market_asks_nobody_without_gold(table: TableMaker) -> None:
    assert asked(meet(table, "market", gold=0)) == NEXT


@pytest.mark.parametrize(("ware", "price"), [("boat", 3), ("lamp", 2), ("gauntlets", 2), ("shield", 2),
                                             ("stick-and-rope", 1)])  # fmt: skip
def test_market_prices(table: TableMaker, ware: str, price: int) -> None:
    ran: list[str] = []
    session = play(meet(table, "market", gold=3, ran=ran), f"buy:{ware}")
    assert one(session, 0).gold == 3 - price
    assert f"card:{ware}" in ran
