"""The eight Spells. Rules 9.5-9.7, 11.2, 11.3, 14.2, 14.4, 15.2."""

import pytest

from tests.rules.jaskinia.table import TableMaker, exploring, one, play, setting_out, told
from tests.rules.script import asked, keys


@pytest.mark.rule("jaskinia", "9.5")
def test_when_the_pile_is_empty_the_used_spells_are_shuffled(table: TableMaker) -> None:
    session = setting_out(table().adventure("old-bard").only())
    assert "told.spells-shuffled" in told(session) and len(one(session).spells) == 1
    assert len(session.state.spells) == 7 and session.state.spells_used == []


@pytest.mark.rule("jaskinia", "9.6")
@pytest.mark.rule("jaskinia", "11.3")
def test_sesame_opens_the_gates_and_is_used_up(table: TableMaker) -> None:
    made = table().searcher(0, "caver", at="great-gates-west", came="hanging-stones", spells=["sesame"])
    session = made.lying("black-water", "dagger", "spear").start()
    play(session, "cast:sesame", "step", "done")
    assert one(session).area == "black-water" and session.state.spells_used == ["sesame"]
    made = table().searcher(0, "caver", at="gullet", came="cave-entrance", spells=["sesame"])
    assert "cast:sesame" not in keys(made.start())


@pytest.mark.rule("jaskinia", "9.6")
@pytest.mark.rule("jaskinia", "11.2")
def test_the_golden_thread_chooses_all_branches(table: TableMaker) -> None:
    made = table().searcher(0, "smuggler", at="gullet", came="cave-entrance", spells=["golden-thread"]).dice(2)
    session = play(made.lying("salt-passage", "dagger", "spear").start(), "cast:golden-thread", "roll")
    assert asked(session) == (0, "move") and "move:salt-passage" in keys(session)
    play(session, "move:salt-passage")
    assert "cast:golden-thread" not in keys(table().searcher(0, "caver", spells=["golden-thread"]).start())


@pytest.mark.rule("jaskinia", "14.2")
def test_stone_skin_saves_all_the_stamina_after_a_combat(table: TableMaker) -> None:
    session = exploring(table().cave("basilisk").dice(1, 1), spells=["stone-skin"])
    assert asked(session) == (0, "response")
    play(session, "cast:stone-skin:0")
    assert one(session).stamina == 4 and session.state.spells_used == ["stone-skin"]


@pytest.mark.rule("jaskinia", "15.2")
def test_stone_skin_does_not_work_in_psychic_combat(table: TableMaker) -> None:
    assert one(exploring(table().cave("weeping-woman").dice(1, 6), spells=["stone-skin"])).stamina == 3


@pytest.mark.rule("jaskinia", "9.7")
@pytest.mark.rule("jaskinia", "14.4")
def test_wrath_may_be_cast_from_afar_on_either_side(table: TableMaker) -> None:
    # the Witch far away helps the attacked Cyborg: 3 + 6 to 4 + 3 + 3
    made = table().searcher(1, "cyborg", at="hanging-stones", lost=9)
    made.searcher(2, "bog-witch", at="gullet", lost=9, spells=["wrath-of-the-mountain"]).dice(6, 3)
    session = play(exploring(made), "attack:1")
    assert asked(session) == (2, "response")
    assert keys(session)[1:3] == ("cast:wrath-of-the-mountain:0", "cast:wrath-of-the-mountain:1")
    play(session, "cast:wrath-of-the-mountain:1")
    assert asked(session) == (1, "spoils")


@pytest.mark.rule("jaskinia", "9.6")
def test_wrath_adds_3_in_combat_and_the_shield_in_psychic_combat(table: TableMaker) -> None:
    # 3 + 3 + 1 to 5 + 1; 4 + 3 + 1 to 6 + 1
    spells = ["wrath-of-the-mountain", "shield-of-the-mind"]
    session = exploring(table().cave("rock-spider").dice(1, 1), spells=spells)
    assert "cast:shield-of-the-mind:0" not in keys(session)
    assert one(play(session, "cast:wrath-of-the-mountain:0")).trophies == ["rock-spider"]
    session = exploring(table().cave("cold-hand").dice(1, 1), spells=spells)
    assert "cast:wrath-of-the-mountain:0" not in keys(session)
    assert "cold-hand" in play(session, "cast:shield-of-the-mind:0").state.cave_used


@pytest.mark.rule("jaskinia", "9.6")
def test_a_cave_in_closes_a_corridor_until_the_casters_next_turn(table: TableMaker) -> None:
    made = table().searcher(0, "caver", at="long-breath", came="four-winds", spells=["cave-in"]).dice(3, 1)
    made.searcher(1, "smuggler", at="dripping-vault", came="bat-roost")
    session = play(made.start(), "cast:cave-in")
    assert "space:long-breath" not in keys(session) and "space:dripping-vault" not in keys(session)
    play(session, "space:four-winds", "step")
    assert one(session).area == "chamber-of-clocks" and asked(session) == (1, "turn")
    made.dice(4)
    play(session, "step")
    assert one(session, 1).area == "bat-roost" and session.state.depths.closed == {}


@pytest.mark.rule("jaskinia", "9.7")
def test_shadow_theft_takes_from_afar(table: TableMaker) -> None:
    made = table().searcher(0, "caver", spells=["shadow-theft"])
    made.searcher(1, "hewer", at="ash-drift", lost=9, items=["dagger"], gold=2)
    session = play(made.start(), "cast:shadow-theft:1")
    assert asked(session) == (0, "steal") and keys(session) == ("gold", "item:dagger")
    play(session, "item:dagger")
    assert one(session).items == ["dagger"] and one(session, 1).items == []


@pytest.mark.rule("jaskinia", "9.6")
@pytest.mark.rule("jaskinia", "4.6")
def test_the_healing_breath_restores_2_in_anybodys_turn(table: TableMaker) -> None:
    made = table().searcher(1, "smuggler", at="gullet", lost=9, stamina=1, spells=["healing-breath"])
    session = table().searcher(0, "caver", stamina=3, spells=["healing-breath"]).start()
    assert one(play(session, "cast:healing-breath:0")).stamina == 4
    session = made.searcher(0, "caver", stamina=4).start()
    assert asked(session) == (1, "response") and keys(session) == ("pass", "cast:healing-breath:1")
    assert one(play(session, "cast:healing-breath:1"), 1).stamina == 3


@pytest.mark.rule("jaskinia", "9.2")
def test_with_the_switch_everybody_with_spells_is_asked(table: TableMaker) -> None:
    made = table().option(always_ask="on").searcher(0, "caver", at="long-breath", came="four-winds")
    session = made.searcher(1, "smuggler", at="gullet", lost=9, spells=["sesame"]).start()
    assert asked(session) == (1, "response") and keys(session) == ("pass",)
    play(session, "pass")
    assert asked(session) == (0, "turn")
