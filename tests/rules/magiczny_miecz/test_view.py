"""What a viewer may know, and what is dealt anew when looking ahead. Rules 5.2, 6.2, 9.3, 16.8; dispute E4."""

import dataclasses

import pytest

from kraina.engine.codec import digest, to_json
from kraina.engine.ids import PlayerId
from kraina.engine.rng import Rng
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.points import Part
from kraina.games.magiczny_miecz.state import Seeker, State
from kraina.games.magiczny_miecz.view import sheet_key
from tests.rules.magiczny_miecz.scenes import seen, stage, still, view
from tests.rules.magiczny_miecz.table import Match, TableMaker, one, play
from tests.rules.script import asked


def full_table(table: TableMaker) -> Match:
    """Hands, a Friend who holds a Spell, face-down Events and open cards: everything that may be hidden or not."""
    made = stage(
        table, "elf", at="marsh-1", magic=6, objects=["lamp", "helmet"], spells=["mirror", "fatum"], trophies=["wolf"],
        friends=["crusader"], kept={"crusader": ["golem"]},
    )  # fmt: skip
    made.seeker(1, "sorcerer", at="castle", spells=["madness", "lord-of-spells#1"], objects=["gauntlets"])
    made.seeker(2, "hag", at="barrow", spells=["rebirth"], friends=["gnome"], kept={"gnome": ["lord-of-sorcery"]})
    made.lying("wilds", "helmet#s1", "dragon").lying("path-2", "cyclops").state(face_down=["dragon"])
    return made.start()


@pytest.mark.rule("magiczny_miecz", "5.2")
@pytest.mark.rule("magiczny_miecz", "6.2")
@pytest.mark.rule("magiczny_miecz", "16.8")
def test_counters_objects_friends_trophies_and_open_cards_are_for_everybody(table: TableMaker) -> None:
    session = full_table(table)
    for viewer in (0, 1, None):
        shown = seen(session, viewer, 0)
        assert (shown.objects, shown.friends, shown.trophies) == (("lamp", "helmet"), ("crusader",), ("wolf",))
        assert (shown.own_sword, shown.own_magic, shown.life, shown.gold) == (3, 6, 4, 1)
        assert view(session, viewer).lying == {"wilds": ("helmet#s1", ""), "path-2": ("cyclops",)}


@pytest.mark.rule("magiczny_miecz", "9.3")
def test_hands_and_piles_are_counted_alone(table: TableMaker) -> None:
    session = full_table(table)
    shown = view(session, 0)
    assert [one.spells for one in shown.seekers] == [("mirror", "fatum"), ("", ""), ("",)]
    assert [dict(one.kept) for one in shown.seekers] == [{"crusader": ("golem",)}, {}, {"gnome": ("",)}]
    assert (shown.events, shown.spells) == (len(session.state.events), len(session.state.spells))
    secret = [uid for seat in (1, 2) for uid in one(session, seat).spells] + ["dragon"]
    assert [uid for uid in secret if f'"{uid}"' in str(to_json(shown)).replace("'", '"')] == []


@pytest.mark.rule("magiczny_miecz", "9.3")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_dealing_the_hidden_cards_anew_leaves_the_viewers_view_equal(table: TableMaker, viewer: int) -> None:
    """Dispute E4."""
    session = full_table(table)
    twin = session.fork()
    before, watched, state = twin.view(PlayerId(viewer)), twin.view(None), digest(twin.state)
    twin.game.redeal_hidden(twin.state, PlayerId(viewer), Rng(5))
    assert (twin.view(PlayerId(viewer)), twin.view(None)) == (before, watched)
    assert digest(twin.state) != state and twin.game.problems(twin.state) == []
    assert twin.state.seekers[viewer].spells == one(session, viewer).spells
    hands = [[*seeker.spells, *(uid for held in seeker.kept.values() for uid in held)] for seeker in twin.state.seekers]
    assert [len(hand) for hand in hands] == [3, 2, 2]


@pytest.mark.rule("magiczny_miecz", "9.3")
def test_other_hands_and_face_down_events_are_really_dealt_anew(table: TableMaker) -> None:
    session = full_table(table)
    hands, hidden = set(), set()
    for seed in range(12):
        twin = session.fork()
        twin.game.redeal_hidden(twin.state, PlayerId(0), Rng(seed))
        hands.add(tuple(twin.state.seekers[1].spells))
        hidden.add(tuple(twin.state.face_down))
        assert twin.state.lying["wilds"][1] == twin.state.face_down[0]
    assert len(hands) > 6 and len(hidden) > 6


def test_only_its_owner_is_told_which_spell_was_drawn(table: TableMaker) -> None:
    made = stage(table, "goblin", at="gate-guard").spell_pile("mirror").dice(1)
    session = play(made.start(), "move:magic-gate", "spell")
    assert one(session, 0).spells == ["mirror"]
    told = [(event.text.key, event.only) for event in session.drain_events()]
    assert ("told.gains-spell", None) in told and ("told.gains-spell-seen", (0,)) in told
    named = [event for event in session.drain_events() if event.only is None and "mirror" in str(event)]
    assert named == []


def test_a_fight_is_shown_to_everybody_with_its_parts_and_odds(table: TableMaker) -> None:
    made = stage(table, "elf", at="glade", spells=["magic-and-sword"], objects=["sword"]).lying("path-1", "cyclops")
    session = play(made.dice(1, 1, 6).start(), "roll", "move:path-1")
    assert asked(session) == (0, "response")
    for viewer in (0, 1, None):
        fight = view(session, viewer).fight
        assert fight is not None
        assert ([part.points for part in fight.mine], fight.foes[0].points, fight.kind) == ([3, 1], 6, "sword")
        assert (fight.odds.won, fight.odds.draw, fight.odds.lost) == (6, 4, 26)  # 4 against 6
    play(session, "pass")
    assert view(session, 0).fight is None


@pytest.mark.rule("magiczny_miecz", "17.4")
def test_the_fight_says_why_the_number_fell_when_a_knight_fights(table: TableMaker) -> None:
    """Dispute M17: the Troll's 6 and his Sword give way to the Knight's own 3."""
    made = stage(table, "troll", at="tavern", objects=["sword"], friends=["knight"], trophies=["dragon", "wolf"])
    session = play(made.lying("glade", "bear", "lamp").dice(1, 6, 1).start(), "roll", "move:glade")
    shown = view(session, 1).fight
    assert shown is not None and [part.points for part in shown.mine] == [6, 1]
    play(session, "use:knight")
    shown = view(session, 1).fight
    assert asked(session) == (0, "response") and shown is not None
    assert shown.mine == (Part(card_name("knight"), 3),)
    play(session, "pass")
    compared = [event.text for event in session.drain_events() if event.text.key == "told.compares"]
    counted = [(dict(told.params)["mine"], dict(told.params)["die"], dict(told.params)["foe_die"]) for told in compared]
    assert counted == [(9, 6, 1)]  # 3 + 6, and the Bear's die
    assert asked(session) == (0, "collect")
    play(session, "done", "end")


def test_a_view_does_not_change_as_the_match_goes_on(table: TableMaker) -> None:
    session = still(table, "elf", objects=["helmet"])
    before = view(session, 1)
    kept = str(to_json(before))
    play(session, "leave:helmet")
    assert str(to_json(before)) == kept != str(to_json(view(session, 1)))


CHANGES: dict[str, object] = {
    "character": "troll", "space": "heaths", "alignment": "good", "spells": ["fatum"], "objects": ["horse"],
    "friends": ["squire"], "trophies": ["bear"], "kept": {"squire": ["fatum"]}, "loads": {"porter": ["horse"]},
    "mission": "enemy", "possessed": True, "hexed": True, "free": True, "charmer": 1, "marks": {"attacked": 1},
}  # fmt: skip
"""Another value for each field of a Seeker that is no number."""


@pytest.mark.parametrize("field", [field.name for field in dataclasses.fields(Seeker) if field.name != "player"])
def test_a_sheet_is_made_anew_when_anything_about_a_seeker_changes(field: str) -> None:
    """Sheets are kept from one view to the next: nothing may be shown as it was before."""
    state = State({}, [Seeker(PlayerId(0), "mage", "glade")], [], [], [])
    before = sheet_key(state, state.seekers[0], PlayerId(0))
    setattr(state.seekers[0], field, CHANGES.get(field, 7))
    assert sheet_key(state, state.seekers[0], PlayerId(0)) != before
