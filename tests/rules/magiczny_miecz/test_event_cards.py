"""The order in which cards are considered, and what becomes of each kind. Rules 15, 16."""

import pytest

from kraina.engine.decision import Flow
from kraina.games.magiczny_miecz.cards import ORDER
from kraina.games.magiczny_miecz.life import carry_off
from kraina.games.magiczny_miecz.state import Casting, Miecz
from kraina.games.magiczny_miecz.verbs import SpellVerb, Target
from tests.rules.magiczny_miecz.scenes import NEXT_TURN, here, seen, stage, view
from tests.rules.magiczny_miecz.table import DATA, TableMaker, one, play
from tests.rules.script import asked, keys

# --- 15.1, 15.2, 15.3 -------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "15.1")
def test_a_card_with_a_space_of_its_own_goes_there_before_all_else(table: TableMaker) -> None:
    # The Wraith's die shows 4, the Dark Clearing; then the Encounter carries the Goblin off (5, the Village).
    made = stage(table, "goblin", at="ice-wasteland").events("magic-path", "wraith").dice(2, 4, 5)
    session = play(made.start(), "move:wilds")
    assert here(session, "dark-clearing") == ["wraith#1"]
    assert one(session, 0).space == "village"


@pytest.mark.rule("magiczny_miecz", "15.1")
def test_it_does_not_concern_the_drawer_in_this_turn_even_if_it_comes_to_his_space(table: TableMaker) -> None:
    # Drawn on the Dark Clearing, the Wraith's die shows 4: the Dark Clearing itself.
    made = stage(table, "goblin", at="ferry-2").events("wraith").dice(1, 4)
    session = play(made.start(), "move:dark-clearing")
    assert (here(session, "dark-clearing"), one(session, 0).life) == (["wraith#1"], 4)
    assert asked(session) == NEXT_TURN


@pytest.mark.rule("magiczny_miecz", "15.1")
def test_it_does_not_concern_the_drawer_either_who_is_carried_to_its_space_in_this_turn(table: TableMaker) -> None:
    # The Wraith's die shows 1, the Village; the Magic Path's 5 leads there too.
    made = stage(table, "goblin", at="ice-wasteland", gold=1).events("magic-path", "wraith").dice(2, 1, 5)
    session = play(made.start(), "move:wilds")
    assert (one(session, 0).space, here(session, "village")) == ("village", ["wraith#1"])
    assert asked(session)[0] == 0 and "armourer" in keys(session)  # he may shop beside it


@pytest.mark.rule("magiczny_miecz", "15.1")
def test_it_concerns_the_next_one_who_comes(table: TableMaker) -> None:
    # 3 + 1 against 4 + 1 and 6.
    made = stage(table, "goblin", at="ferry-2").lying("dark-clearing", "wraith").dice(1, 1, 6)
    assert one(play(made.start(), "move:dark-clearing"), 0).life == 3


@pytest.mark.rule("magiczny_miecz", "15.2")
def test_the_kinds_of_cards_have_the_printed_numerals() -> None:
    assert ORDER == {
        "encounter": 1, "enemy": 2, "demon": 3, "stranger": 4, "object": 5, "magic_object": 5, "friend": 5, "place": 6,
    }  # fmt: skip


@pytest.mark.rule("magiczny_miecz", "15.2")
def test_drawn_and_lying_cards_are_considered_by_their_numerals(table: TableMaker) -> None:
    """A Place lies there; drawn are gold and Envoys of the Gods: I, then V, then VI, whatever came first."""
    made = stage(table, "hobgoblin", at="temple-of-nemed", life=2).lying("mist-plateau", "scorched-earth")
    session = play(made.events("gold-2", "envoys-of-the-gods").dice(1).start(), "move:mist-plateau")
    assert (asked(session), one(session, 0).life, one(session, 0).lost) == ((0, "collect"), 1, 0)
    play(session, "take:gold-2#1")
    assert (one(session, 0).gold, one(session, 0).lost) == (3, 1)


@pytest.mark.rule("magiczny_miecz", "15.2")
@pytest.mark.rule("magiczny_miecz", "16.3")
def test_monsters_come_before_demons(table: TableMaker) -> None:
    # 3 + 6 beats the Bear's 3 + 1; 4 + 1 loses to the Phantom's 5 + 6.
    made = stage(table, "elf", at="ice-wasteland").lying("wilds", "phantom", "bear").dice(2, 6, 1, 1, 6)
    session = play(made.start(), "move:wilds")
    assert (one(session, 0).trophies, one(session, 0).life, here(session, "wilds")) == (["bear"], 3, ["phantom"])


@pytest.mark.rule("magiczny_miecz", "15.3")
def test_the_used_events_become_the_new_pile_and_cards_on_the_board_stay(table: TableMaker) -> None:
    rest = [uid for uid in DATA.event_deck if uid not in ("gold-1#1", "helmet", "gauntlets")]
    made = stage(table, "goblin", at="ice-wasteland").lying("wilds", "helmet").events("gold-1").used(*rest).dice(2)
    session = play(made.start(), "move:wilds", "take:gold-1#1", "take:helmet")
    assert (len(session.state.events), session.state.events_used) == (0, [*rest, "gold-1#1"])
    assert asked(session) == NEXT_TURN


@pytest.mark.rule("magiczny_miecz", "15.3")
def test_an_empty_pile_is_shuffled_anew_when_a_card_is_drawn(table: TableMaker) -> None:
    rest = [uid for uid in DATA.event_deck if uid not in ("elk#1", "gauntlets")]
    made = stage(table, "goblin", at="marsh-1").lying("path-1", "elk").used(*rest).dice(1, 6, 1)
    session = play(made.start(), "move:path-1")  # nothing to draw, nothing shuffled
    assert (session.state.events, len(session.state.events_used)) == ([], 163)
    rest = [uid for uid in DATA.event_deck if uid not in ("gold-2#1", "gauntlets")]
    made = stage(table, "goblin", at="glade").lying("dark-clearing", *rest).used("gold-2").dice(1)
    session = made.start()
    assert view(session, 0).events == 0
    play(session, "move:path-1", "take:gold-2#1")
    assert "told.events-shuffled" in [event.text.key for event in session.drain_events() if event.text is not None]
    assert (session.state.events_used, len(here(session, "dark-clearing"))) == (["gold-2#1"], 163)


@pytest.mark.rule("magiczny_miecz", "15.3")
def test_when_there_is_no_card_at_all_none_is_drawn(table: TableMaker) -> None:
    rest = [uid for uid in DATA.event_deck if uid != "gauntlets"]
    session = play(stage(table, "goblin", at="glade").lying("dark-clearing", *rest).dice(1).start(), "move:path-1")
    assert (asked(session), here(session, "path-1")) == (NEXT_TURN, [])


# --- 16.1-16.8 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "16.1")
def test_an_encounter_is_carried_out_and_set_aside(table: TableMaker) -> None:
    made = stage(table, "hobgoblin", at="glade").events("envoys-of-the-gods").dice(1)
    session = play(made.start(), "move:path-1")
    assert (one(session, 0).life, session.state.events_used) == (3, ["envoys-of-the-gods"])


@pytest.mark.rule("magiczny_miecz", "16.2")
def test_a_monster_attacks_who_draws_it_and_its_card_is_kept(table: TableMaker) -> None:
    session = play(stage(table, "goblin", at="glade").events("bear").dice(1, 3, 2).start(), "move:path-1")
    assert (one(session, 0).trophies, here(session, "path-1")) == (["bear"], [])
    assert seen(session, 1, 0).trophies == ("bear",)


@pytest.mark.rule("magiczny_miecz", "16.2")
def test_an_open_monster_attacks_whoever_explores(table: TableMaker) -> None:
    session = play(stage(table, "goblin", at="glade").lying("path-1", "bear").dice(1, 1, 6).start(), "move:path-1")
    assert (one(session, 0).life, here(session, "path-1"), asked(session)) == (3, ["bear"], NEXT_TURN)


@pytest.mark.rule("magiczny_miecz", "16.3")
def test_a_demon_attacks_in_a_magical_fight_and_is_set_aside_when_beaten(table: TableMaker) -> None:
    # 5 + 2 against 3 + 3; the Priestess' Sword of 1 would have lost.
    made = stage(table, "priestess", at="glade").events("spectre").dice(1, 2, 3)
    session = play(made.start(), "roll", "move:path-1")
    assert (one(session, 0).trophies, session.state.events_used, one(session, 0).life) == ([], ["spectre"], 4)


@pytest.mark.rule("magiczny_miecz", "16.4")
@pytest.mark.parametrize("dice", [(1, 1, 6), (1, 3, 3)])
def test_defeat_and_draw_keep_the_other_cards_closed(table: TableMaker, dice: tuple[int, ...]) -> None:
    made = stage(table, "goblin", at="ice-wasteland", objects=["horse"]).lying("wilds", "bear", "sword", "shepherd")
    session = play(made.gold("wilds", 3).dice(2, *dice[1:]).start(), "roll", "move:wilds")
    assert (asked(session), here(session, "wilds")) == (NEXT_TURN, ["bear", "sword#1", "shepherd"])
    assert (one(session, 0).gold, one(session, 0).objects) == (1, ["horse"])


@pytest.mark.rule("magiczny_miecz", "16.4")
def test_demons_attack_however_the_fight_with_the_monsters_went(table: TableMaker) -> None:
    # 3 + 1 loses to 3 + 6, then 3 + 1 loses to 3 + 6: one Life each.
    made = stage(table, "goblin", at="ice-wasteland").lying("wilds", "bear", "spectre").dice(2, 1, 6, 1, 6)
    session = play(made.start(), "move:wilds")
    assert (one(session, 0).life, here(session, "wilds")) == (2, ["bear", "spectre"])


@pytest.mark.rule("magiczny_miecz", "16.4")
def test_one_unbeaten_kind_bars_the_rest(table: TableMaker) -> None:
    made = stage(table, "goblin", at="ice-wasteland").lying("wilds", "bear", "spectre", "sword").dice(2, 6, 1, 1, 6)
    session = play(made.start(), "move:wilds")
    assert (one(session, 0).trophies, here(session, "wilds")) == (["bear"], ["spectre", "sword#1"])
    assert asked(session) == NEXT_TURN


@pytest.mark.rule("magiczny_miecz", "16.4")
def test_when_all_are_beaten_the_rest_is_open(table: TableMaker) -> None:
    made = stage(table, "goblin", at="ice-wasteland").lying("wilds", "bear", "spectre", "sword").dice(2, 6, 1, 6, 1)
    session = play(made.start(), "move:wilds", "take:sword#1")
    assert (one(session, 0).objects, asked(session)) == (["sword#1"], NEXT_TURN)


@pytest.mark.rule("magiczny_miecz", "16.5")
def test_what_a_stranger_says_is_done(table: TableMaker) -> None:
    # The Wonder-worker restores 2 Life, and stays.
    session = play(stage(table, "goblin", at="glade", life=1).events("wonder-worker").dice(1).start(), "move:path-1")
    assert (one(session, 0).life, here(session, "path-1")) == (3, ["wonder-worker"])


@pytest.mark.rule("magiczny_miecz", "16.6")
@pytest.mark.rule("magiczny_miecz", "21.1")
@pytest.mark.parametrize("key", ["magic-sword", "toliman-shield"])
def test_a_drawn_magic_sword_or_shield_is_exchanged_for_the_equipments_card(table: TableMaker, key: str) -> None:
    made = stage(table, "goblin", at="hermitage").events(key).dice(1)
    session = play(made.start(), "move:forest-of-ghostly-lights", f"take:{key}#1")
    assert (one(session, 0).objects, session.state.events_used) == ([f"{key}#s1"], [f"{key}#1"])
    assert f"{key}#s1" not in session.state.stock


@pytest.mark.rule("magiczny_miecz", "16.6")
def test_a_magic_sword_drawn_in_the_lower_circle_cannot_be_gained(table: TableMaker) -> None:
    session = play(stage(table, "goblin", at="glade").events("magic-sword").dice(1).start(), "move:path-1")
    assert (asked(session), session.state.events_used, here(session, "path-1")) == (NEXT_TURN, [], [])
    assert "magic-sword#1" in session.state.events  # it goes back into the pile


@pytest.mark.rule("magiczny_miecz", "16.6")
def test_objects_and_friends_need_not_be_taken(table: TableMaker) -> None:
    made = stage(table, "goblin", at="ice-wasteland").events("helmet", "shepherd").dice(2)
    session = play(made.start(), "move:wilds", "done", "end")
    assert (here(session, "wilds"), asked(session)) == (["helmet", "shepherd"], NEXT_TURN)


@pytest.mark.rule("magiczny_miecz", "16.7")
def test_what_a_place_says_is_done_last_and_it_stays(table: TableMaker) -> None:
    made = stage(table, "goblin", at="ice-wasteland").events("scorched-earth", "gold-1").dice(2)
    session = play(made.start(), "move:wilds", "take:gold-1#1")
    assert (one(session, 0).gold, one(session, 0).lost, here(session, "wilds")) == (2, 1, ["scorched-earth"])


@pytest.mark.rule("magiczny_miecz", "16.8")
@pytest.mark.rule("magiczny_miecz", "15.2")
def test_the_giant_is_carried_off_and_leaves_bear_and_gold_behind(table: TableMaker) -> None:
    # Magic Path, 2: the Plain of Grasses, where he goes on as after a move.
    made = stage(table, "giant", at="magic-gate").events("magic-path", "bear", "gold-2", "helmet").dice(1, 2)
    session = play(made.start(), "move:mist-plateau")
    assert here(session, "mist-plateau") == ["bear", "gold-2#1"]
    assert (one(session, 0).space, one(session, 0).life, one(session, 0).gold) == ("plain-of-grasses", 4, 1)
    assert (asked(session), keys(session)) == ((0, "collect"), ("take:helmet", "done"))


@pytest.mark.rule("magiczny_miecz", "16.8")
@pytest.mark.rule("magiczny_miecz", "13.4")
def test_the_next_visitor_draws_one_card_there(table: TableMaker) -> None:
    made = stage(table, "giant", at="magic-gate").lying("mist-plateau", "bear", "gold-2").events("helmet", "lamp")
    session = play(made.dice(1, 6, 1).start(), "move:mist-plateau")
    assert (one(session, 0).trophies, here(session, "mist-plateau")) == (["bear"], ["gold-2#1", "helmet"])
    assert view(session, 1).lying == {"mist-plateau": ("gold-2#1", "helmet")}
    assert session.state.events[0] == "lamp"


@pytest.mark.rule("magiczny_miecz", "16.8")
@pytest.mark.rule("magiczny_miecz", "13.1")
def test_who_was_carried_off_may_meet_a_character_at_the_end_of_the_way(table: TableMaker) -> None:
    made = table().seeker(0, "giant", at="glade").seeker(1, "elf", at="plain-of-grasses", objects=["helmet"])
    session = play(made.events("magic-path").dice(1, 2).start(), "move:path-1")
    assert (asked(session), keys(session)[:2]) == ((0, "arrived"), ("explore", "attack:1"))


def test_a_stranger_who_stays_is_met_once_when_a_second_batch_is_drawn(table: TableMaker) -> None:
    """The Rock Gate brings 3 more cards; the Wonder-worker who lay there has had his visit."""
    made = stage(table, "goblin", at="magic-gate", life=1).lying("mist-plateau", "wonder-worker", "rock-gate", "gold-1")
    made.events("gold-2", "gold-1", "helmet").dice(1)
    session = play(made.start(), "move:mist-plateau", "done", "yes")
    assert (one(session, 0).life, here(session, "mist-plateau").count("wonder-worker")) == (3, 1)


@pytest.mark.rule("magiczny_miecz", "16.8")
def test_who_is_carried_off_right_after_drawing_leaves_all_drawn_cards_where_he_drew_them(
    table: TableMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No Spell of the box does that, so Turn of Fate is made to."""

    def strikes(ctx: Miecz, casting: Casting) -> Flow[None]:
        carry_off(ctx, ctx.state.current, "glade", "9.6")
        yield from ()

    monkeypatch.setitem(DATA.verbs.spells, "turn-of-fate", SpellVerb(lambda ctx, player, moment: [Target()], strikes))
    made = stage(table, "goblin", at="ice-wasteland").events("bear", "gold-2", "shield").dice(2)
    made.seeker(1, "hag", at="castle", spells=["turn-of-fate"], objects=["lamp"])
    session = play(made.start(), "move:wilds", "cast:turn-of-fate")
    assert here(session, "wilds") == ["bear", "gold-2#1"]
    assert (one(session, 0).space, asked(session), keys(session)) == ("glade", (0, "collect"), ("take:shield", "done"))
    play(session, "done", "end")
