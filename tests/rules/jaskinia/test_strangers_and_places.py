"""Strangers and Places. Rules 13.6, 13.8."""

import pytest

from tests.rules.jaskinia.table import TableMaker, exploring, one, play, setting_out
from tests.rules.script import asked, keys

SPELLS = ("sesame", "cave-in")


@pytest.mark.rule("jaskinia", "13.6")
def test_the_blind_foreman_stays_when_he_is_not_paid(table: TableMaker) -> None:
    session = play(exploring(table().cave("blind-foreman"), gold=2), "no")
    assert session.state.here("hanging-stones") == ["blind-foreman"]
    assert one(exploring(table().cave("blind-foreman"), gold=1)).turns == 2


@pytest.mark.rule("jaskinia", "13.6")
def test_when_the_chamber_is_known_the_blind_foreman_leaves(table: TableMaker) -> None:
    session = exploring(table().cave("blind-foreman").found("chamber-of-ashes"), gold=5)
    assert session.state.cave_used == ["blind-foreman"] and one(session).gold == 5


@pytest.mark.rule("jaskinia", "13.6")
@pytest.mark.parametrize(("character", "gold", "after"), [("hewer", 1, 3), ("caver", 1, 2), ("cannibal", 1, 0),
                                                          ("cannibal", 0, 0)])  # fmt: skip
def test_the_treasurer_goes_by_character(table: TableMaker, character: str, gold: int, after: int) -> None:
    session = exploring(table().cave("treasurer-of-the-mountain"), character, gold=gold)
    assert one(session).gold == after and session.state.cave_used == ["treasurer-of-the-mountain"]


@pytest.mark.rule("jaskinia", "13.6")
@pytest.mark.parametrize(("stamina", "after", "leaves"), [(1, 3, True), (3, 4, True), (4, 4, False), (6, 6, False)])
def test_the_anchoress_heals_two(table: TableMaker, stamina: int, after: int, leaves: bool) -> None:
    session = exploring(table().cave("anchoress"), stamina=stamina)
    assert one(session).stamina == after and (session.state.here("hanging-stones") == []) == leaves


@pytest.mark.rule("jaskinia", "13.6")
def test_the_bone_pedlar_buys_and_sells(table: TableMaker) -> None:
    made = table().cave("bone-pedlar").spells("sesame")
    session = exploring(made, gold=0, items=["dagger", "club"])
    play(session, "card:dagger+card:club", "yes")
    assert (one(session).gold, one(session).spells, one(session).items) == (1, ["sesame"], [])
    assert "bone-pedlar" in session.state.cave_used
    session = play(exploring(table().cave("bone-pedlar")), "no")
    assert session.state.here("hanging-stones") == ["bone-pedlar"]


def test_the_bone_pedlar_sells_nothing_to_whoever_can_hold_no_spell(table: TableMaker) -> None:
    session = exploring(table().cave("bone-pedlar"), "cannibal")  # who has no Items either: he is not asked
    assert session.state.here("hanging-stones") == ["bone-pedlar"] and one(session).gold == 1


@pytest.mark.rule("jaskinia", "13.6")
def test_the_master_of_shadows_teaches_for_3_bags(table: TableMaker) -> None:
    session = exploring(table().cave("master-of-shadows"), gold=3)
    assert keys(session) == ("strength", "power", "no")
    play(session, "power")
    assert (one(session).power, one(session).gold) == (5, 0)
    assert one(exploring(table().cave("master-of-shadows"), gold=2)).turns == 2
    session = play(exploring(table().cave("master-of-shadows"), gold=3), "no")
    assert session.state.here("hanging-stones") == ["master-of-shadows"]


@pytest.mark.rule("jaskinia", "13.6")
def test_the_seer_gives_power_or_a_spell(table: TableMaker) -> None:
    assert one(play(exploring(table().cave("seer-of-the-deep")), "power")).power == 5
    session = play(exploring(table().cave("seer-of-the-deep").spells("sesame")), "spell")
    assert one(session).spells == ["sesame"] and session.state.cave_used == ["seer-of-the-deep"]


@pytest.mark.rule("jaskinia", "13.6")
def test_the_leech_heals_for_a_bag(table: TableMaker) -> None:
    session = play(setting_out(table().adventure("wandering-leech"), stamina=1), "yes")
    assert (one(session).stamina, one(session).gold) == (3, 0) and session.state.adventure_used == ["wandering-leech"]
    assert one(setting_out(table().adventure("wandering-leech"))).turns == 2


@pytest.mark.rule("jaskinia", "13.6")
def test_the_smith_mends_a_used_weapon_for_2_bags(table: TableMaker) -> None:
    made = table().adventure("travelling-smith").used("magic-crossbow", "club", "cave-rat")
    session = setting_out(made, gold=2)
    assert keys(session) == ("card:club", "card:magic-crossbow", "no")
    play(session, "card:magic-crossbow")
    assert (one(session).items, one(session).gold) == (["magic-crossbow"], 0)
    assert session.state.adventure_used == ["club", "travelling-smith"]


@pytest.mark.rule("jaskinia", "13.6")
def test_the_bard_teaches_a_spell_but_not_the_cannibal(table: TableMaker) -> None:
    session = setting_out(table().adventure("old-bard").spells("cave-in"))
    assert one(session).spells == ["cave-in"]
    session = setting_out(table().adventure("old-bard"), "cannibal", power=5)
    assert one(session).spells == [] and session.state.adventure_used == ["old-bard"]


@pytest.mark.rule("jaskinia", "13.8")
def test_the_wall_of_signs_is_read_by_dice_not_above_power(table: TableMaker) -> None:
    session = play(exploring(table().cave("wall-of-signs").dice(2, 3, 1, 1), power=5), "yes")
    assert session.state.depths.found == "chamber-of-ashes" and session.state.cave_used == ["wall-of-signs"]
    session = play(exploring(table().cave("wall-of-signs").dice(3, 3), power=5), "yes")
    assert session.state.depths.found == "" and session.state.here("hanging-stones") == ["wall-of-signs"]
    assert one(exploring(table().cave("wall-of-signs"), power=4)).turns == 2


@pytest.mark.rule("jaskinia", "13.8")
def test_when_the_chamber_is_known_the_wall_of_signs_goes(table: TableMaker) -> None:
    session = exploring(table().cave("wall-of-signs").found("chamber-of-ashes"), power=5)
    assert session.state.cave_used == ["wall-of-signs"]


@pytest.mark.rule("jaskinia", "13.8")
def test_the_pool_holds_4_and_the_stone_2(table: TableMaker) -> None:
    for design, left in (("crystal-pool", 3), ("stone-of-knowledge", 1)):
        session = exploring(table().cave(design))
        assert session.state.tokens == {design: left}
        made = table().searcher(0, "caver", at="crawl", came="blind-bend").lying("hanging-stones", design)
        session = play(made.tokens(design, 1).start(), "step", "space:hanging-stones")
        assert session.state.cave_used == [design] and session.state.tokens == {}


@pytest.mark.rule("jaskinia", "13.8")
@pytest.mark.parametrize(("die", "count"), [(1, 0), (3, 36), (5, 10)])
def test_the_stone_circle(table: TableMaker, die: int, count: int) -> None:
    made = table().cave("stone-circle").dice(die).lying("ash-drift", "dagger", "spear")
    session = play(exploring(made), "yes")
    if die == 1:
        # the Cyborg is there: he might be attacked; nothing is searched
        assert one(session).area == "cave-entrance" and keys(session) == ("explore", "attack:1")
        return
    assert asked(session) == (0, "circle-goal") and len(keys(session)) == count
    if die == 3:
        play(session, "space:ash-drift", "take:dagger", "done")
        assert one(session).items == ["dagger"] and one(session).delver.came == ""
    else:
        made.dice(3, 2)
        assert one(play(session, "space:chamber-of-runes")).gold == 3


@pytest.mark.rule("jaskinia", "13.8")
def test_the_camp_gives_rest_for_a_turn(table: TableMaker) -> None:
    session = play(setting_out(table().adventure("abandoned-camp"), stamina=1), "yes")
    assert (one(session).stamina, one(session).turns) == (3, 3)
    assert session.state.here("gullet") == ["abandoned-camp"]
    assert one(setting_out(table().adventure("abandoned-camp"))).turns == 2
