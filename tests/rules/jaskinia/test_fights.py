"""Combat and Psychic Combat. Rules 13.7, 14.1-14.4, 15.1, 15.2."""

import pytest

from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, listed, name
from tests.rules.jaskinia.table import Match, TableMaker, exploring, one, play, told
from tests.rules.script import asked, keys


@pytest.mark.rule("jaskinia", "14.1")
@pytest.mark.rule("jaskinia", "14.2")
@pytest.mark.parametrize(("dice", "stamina", "kept"), [((4, 1), 4, True), ((3, 1), 4, False), ((1, 1), 3, False)])
def test_the_greater_effectiveness_wins_and_equal_is_a_draw(
    table: TableMaker, dice: tuple[int, int], stamina: int, kept: bool
) -> None:
    # the Rock Spider 5 against Strength 3
    session = exploring(table().cave("rock-spider").dice(*dice))
    assert one(session).stamina == stamina and (one(session).trophies == ["rock-spider"]) == kept


def compared(session: Match) -> dict[str, object]:
    """Return what the comparison of a fight tells, besides whose it is."""
    (event,) = [event for event in session.drain_events() if event.text.key == "told.compares"]
    return {key: value for key, value in event.text.params if key != "who"}


@pytest.mark.rule("jaskinia", "14.2")
def test_a_comparison_tells_both_sums_both_dice_and_the_foes(table: TableMaker) -> None:
    # the Caver's Strength 3 and the Hound 1 with a die of 2; Rat 3 and Basilisk 8 with a shared die of 5
    made = table().searcher(0, "caver", at="blind-bend", came="moss-gallery", friends=["hound"]).dice(2, 5)
    session = play(made.lying("crawl", "cave-rat", "basilisk").start(), "step", "space:crawl")
    foes = listed([name("card", "cave-rat"), name("card", "basilisk")])
    assert compared(session) == {"mine": 6, "die": 2, "theirs": 16, "foe_die": 5, "foe": foes}


@pytest.mark.rule("jaskinia", "14.4")
def test_a_comparison_of_searchers_tells_both_dice(table: TableMaker) -> None:
    # the Caver's Strength 3 and the Dagger 1 with 6; the Cyborg's 4 with 1
    made = table().searcher(1, "cyborg", at="hanging-stones", lost=9).dice(6, 1)
    session = play(exploring(made, items=["dagger"]), "attack:1")
    assert compared(session) == {"mine": 10, "die": 6, "theirs": 5, "foe_die": 1, "foe": Who(PlayerId(1))}


@pytest.mark.rule("jaskinia", "14.2")
def test_one_weapon_counts_the_best(table: TableMaker) -> None:
    # Strength 3, Crossbow 2, not Dagger or Spear; Hound 1: 6 + 1 to 4 + 2
    session = exploring(table().cave("nightwing").dice(1, 2),
                        items=["dagger", "magic-crossbow", "club"], friends=["hound"])  # fmt: skip
    assert one(session).trophies == ["nightwing"]


@pytest.mark.rule("jaskinia", "14.2")
@pytest.mark.parametrize(("item", "die", "stamina"), [("buckler", 5, 4), ("buckler", 4, 3), ("battle-armour", 4, 4),
                                                      ("battle-armour", 3, 3)])  # fmt: skip
def test_armour_may_save_the_stamina(table: TableMaker, item: str, die: int, stamina: int) -> None:
    session = exploring(table().cave("rock-spider").dice(1, 6, die), items=[item])
    assert one(session).stamina == stamina


@pytest.mark.rule("jaskinia", "14.3")
def test_several_foes_fight_as_one_and_take_as_much_as_the_costliest(table: TableMaker) -> None:
    # Rat 3 and Basilisk 8: 11 + 1 to 3 + 6; 2 Stamina
    made = table().searcher(0, "caver", at="blind-bend", came="moss-gallery").dice(6, 1)
    session = play(made.lying("crawl", "cave-rat", "basilisk").start(), "step", "space:crawl")
    assert one(session).stamina == 2


@pytest.mark.rule("jaskinia", "14.3")
def test_all_beaten_foes_are_kept(table: TableMaker) -> None:
    made = table().searcher(0, "caver", at="blind-bend", came="moss-gallery", strength=9).dice(4, 1)
    session = play(made.lying("crawl", "cave-rat", "basilisk").start(), "step", "space:crawl")
    assert one(session).trophies == ["cave-rat", "basilisk"]


@pytest.mark.rule("jaskinia", "14.4")
def test_the_winner_takes_stamina_an_item_or_a_bag_and_the_turn_ends(table: TableMaker) -> None:
    for key, check in (("stamina", "stamina"), ("item:dagger", "items"), ("gold", "gold")):
        made = table().searcher(1, "cyborg", at="hanging-stones", lost=9, items=["dagger"]).dice(6, 1)
        session = play(exploring(made.dice(*([2] if key == "stamina" else []))), "attack:1")
        assert asked(session) == (0, "spoils") and keys(session) == ("stamina", "gold", "item:dagger")
        play(session, key)
        assert (one(session, 1).stamina, one(session).items, one(session).gold) == {
            "stamina": (3, [], 1), "items": (4, ["dagger"], 1), "gold": (4, [], 2),
        }[check]  # fmt: skip
        assert one(session).turns == 2


@pytest.mark.rule("jaskinia", "14.4")
def test_the_attacked_may_win_and_a_draw_costs_nothing(table: TableMaker) -> None:
    made = table().searcher(1, "cyborg", at="hanging-stones", lost=9).dice(1, 1)
    session = play(exploring(made), "attack:1")
    assert asked(session) == (1, "spoils")
    assert one(play(session, "gold"), 1).gold == 2
    made = table().searcher(1, "cyborg", at="hanging-stones", lost=9).dice(2, 1)
    assert one(play(exploring(made), "attack:1")).turns == 2


@pytest.mark.rule("jaskinia", "14.4")
def test_armour_may_save_the_losers_stamina_and_then_nothing_is_taken(table: TableMaker) -> None:
    made = table().searcher(1, "hewer", at="hanging-stones", lost=9, items=["buckler"]).dice(6, 1, 6)
    session = play(exploring(made), "attack:1", "stamina")
    assert (one(session, 1).stamina, one(session, 1).gold, one(session).gold) == (4, 1, 1)


@pytest.mark.rule("jaskinia", "13.7")
@pytest.mark.parametrize(("weapon", "stamina"), [("dagger", 4), ("spear", 4), ("magic-crossbow", 4), ("club", 3)])
def test_battle_armour_turns_four_weapons_aside(table: TableMaker, weapon: str, stamina: int) -> None:
    made = table().searcher(1, "hewer", at="hanging-stones", lost=9, items=["battle-armour"]).dice(6, 1)
    made.dice(*([1] if weapon == "club" else []))
    session = play(exploring(made, items=[weapon]), "attack:1", "stamina")
    assert one(session, 1).stamina == stamina and ("told.sheltered" in told(session)) == (weapon != "club")


@pytest.mark.rule("jaskinia", "13.7")
def test_battle_armour_turns_poisoned_arrows_aside(table: TableMaker) -> None:
    made = table().searcher(1, "hewer", at="hanging-stones", lost=9, items=["battle-armour"]).dice(6, 1)
    session = play(exploring(made, items=["poisoned-arrows"]), "attack:1", "use:poisoned-arrows", "stamina")
    assert one(session, 1).stamina == 4 and session.state.adventure_used == ["poisoned-arrows"]


@pytest.mark.rule("jaskinia", "15.1")
@pytest.mark.rule("jaskinia", "15.2")
def test_a_ghost_is_fought_with_power_and_no_item_saves(table: TableMaker) -> None:
    # Power 4 + 1 to 4 + 3; the armour is not rolled for, the weapon does not count
    session = exploring(table().cave("weeping-woman").dice(1, 3), items=["battle-armour", "magic-crossbow"])
    assert one(session).stamina == 3
    session = exploring(table().cave("weeping-woman").dice(1, 2), friends=["mages-pupil", "hound"])
    assert session.state.here("hanging-stones") == ["weeping-woman"] and one(session).stamina == 4  # 5 + 1 to 4 + 2


@pytest.mark.rule("jaskinia", "15.1")
def test_ghosts_of_one_area_attack_together(table: TableMaker) -> None:
    # 4 + 3 and a die of 2: 9; Power 4 + 6 wins
    made = table().searcher(0, "caver", at="blind-bend", came="moss-gallery").dice(6, 2)
    session = play(made.lying("crawl", "weeping-woman", "will-o-the-wisp#1").start(), "step", "space:crawl")
    assert session.state.cave_used == ["weeping-woman", "will-o-the-wisp#1"]


@pytest.mark.rule("jaskinia", "14.2")
def test_the_odds_are_shown_before_the_dice(table: TableMaker) -> None:
    session = exploring(table().cave("nightwing").dice(6, 1), spells=["wrath-of-the-mountain"])
    fight = session.view(PlayerId(0)).fight
    # 3 against 4: a lead of -1 wins 10 of 36, draws 5
    assert fight is not None and (fight.odds.won, fight.odds.draw, fight.odds.lost) == (10, 5, 21)
    play(session, "pass")
