"""The sensible bot in laid-out positions: what it takes, risks, saves and where it is bound."""

from kraina.engine.ids import PlayerId
from kraina.engine.rng import Rng
from kraina.games.talisman.bot import SensibleBot
from tests.rules.talisman.table import DATA, Match, TableMaker, play


def choice(session: Match) -> str:
    """Return what the bot answers to the open question, by the view of who is asked."""
    decision = session.pending
    assert decision is not None
    view = session.view(PlayerId(decision.player))
    return "+".join(SensibleBot(DATA).choose(view, decision, Rng(1)))


def test_it_turns_a_lost_die_and_keeps_a_won_one(table: TableMaker) -> None:
    for mine, picked in ((1, "again:0"), (6, "keep")):
        made = table().hero(0, "priest", at="village", fate=1).adventure("bear").dice(1, 3, mine)
        assert choice(play(made.start(), "roll", "keep", "move:fields-1")) == picked


def test_it_takes_a_talisman_before_all_else(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="village").lying("fields-1", "helmet", "talisman", "two-bags-of-gold").dice(1)
    assert choice(play(made.start(), "roll", "move:fields-1")) == "take:talisman#1"


def test_it_goes_on_to_the_crown_and_holds_it(table: TableMaker) -> None:
    assert choice(table().hero(0, "troll", at="valley-of-fire").start()) == "crown"
    made = table().hero(0, "troll", at="pits", free=True, objects=["talisman"])
    assert choice(made.start()) == "forward:valley-of-fire"


def test_it_ditches_the_amulet_to_command(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="crown-of-command", objects=["amulet", "helmet"]).state(crowned=True)
    assert choice(made.start()) == "leave:amulet"


def test_it_tries_the_portal_only_when_it_is_ready(table: TableMaker) -> None:
    for strength, objects, there in ((10, ["talisman"], True), (6, ["talisman"], False), (10, ["helmet"], False)):
        made = table().hero(0, "troll", at="castle", strength=strength, objects=objects).hero(1, "monk", at="tavern")
        assert (choice(play(made.dice(3).start(), "roll")) == "gate") == there


def test_it_turns_in_no_more_trophies_than_it_must(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="village", trophies=["dragon", "wolf"]).adventure("bag-of-gold").dice(1)
    session = play(made.start(), "roll", "move:fields-1", "take:bag-of-gold#1", "exchange:strength")
    assert choice(session) == "trophy:dragon#1"


def test_a_toad_keeps_its_trophies(table: TableMaker) -> None:
    made = table().hero(0, "priest", at="village", toad=2, natural={"strength": 2, "craft": 4}, strength=1, craft=1,
                        followers=["poltergeist"], trophies=["dragon"])  # fmt: skip
    assert choice(play(made.adventure("bag-of-gold").start(), "move:fields-1")) == "end"


def test_it_counters_the_command_spell(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="crown-of-command").state(crowned=True)
    session = play(made.hero(1, "thief", at="castle", spells=["counterspell"]).start(), "stay")
    assert choice(session) == "cast:counterspell#1"


def test_it_does_not_attack_a_stronger_rival(table: TableMaker) -> None:
    made = table().hero(0, "priest", at="village").hero(1, "troll", at="fields-1").dice(1)
    assert choice(play(made.start(), "roll", "move:fields-1")) == "explore"
    made = table().hero(0, "troll", at="village").hero(1, "priest", at="fields-1", life=1, gold=3).dice(1)
    assert choice(play(made.start(), "roll", "move:fields-1")) == "attack:1"
