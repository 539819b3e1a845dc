"""What the sensible bot of Magia i Miecz says when it is asked why, in laid-out positions."""

from kraina.engine.bot import Bot
from kraina.engine.rng import Rng
from kraina.engine.text import Text, text
from kraina.games.talisman.bot import SensibleBot
from kraina.games.talisman.bot.judges import JUDGES, WORDS
from kraina.games.talisman.bot.reasons import PRINCIPLES
from table.i18n import LANGUAGES, Texts
from tests.rules.script import asked
from tests.rules.talisman.table import DATA, Match, TableMaker, play

BOT: Bot = SensibleBot(DATA)


def told(session: Match) -> dict[str, list[Text]]:
    """Return what the bot says of each option beside its worth."""
    decision = session.pending
    assert decision is not None
    view = session.view(decision.player)
    said: dict[str, list[Text]] = {key: [] for key in ("", *decision.keys())}
    for one in BOT.explain(view, decision, BOT.choose(view, decision, Rng(1))):
        if one.worth is None:
            said[one.option].append(one.text)
    return said


def test_every_kind_of_question_that_it_judges_has_a_principle_with_words() -> None:
    assert PRINCIPLES.keys() == JUDGES.keys() | WORDS.keys()
    for language in LANGUAGES:
        t = Texts(language, ["talisman"])
        assert [key for key in (*PRINCIPLES.values(), "chance") if not t.has(f"why.go-by.{key}")] == []


def test_of_a_space_it_tells_enemies_cards_and_how_far_it_has_to_go(table: TableMaker) -> None:
    """A Thief with 3 against a Bear's 3 wins in 15 of 36 cases and loses in 15; the Ruins are four steps away."""
    session = play(table().hero(0, "thief", at="village").lying("fields-6", "bear").dice(1).start(), "roll")
    assert asked(session) == (0, "move")
    said = told(session)
    assert said[""][0] == text("why.go-by.move")
    assert text("why.foe", foe=Text("card.bear.name"), won=15, lost=15, of=36) in said["move:fields-6"]
    assert text("why.from-goal", steps=3, goal=Text("space.ruins.name")) in said["move:fields-6"]
    assert text("why.draw", cards=1) in said["move:fields-1"]
    assert text("why.from-goal", steps=5, goal=Text("space.ruins.name")) in said["move:fields-1"]


def test_of_the_sentinel_it_tells_the_odds(table: TableMaker) -> None:
    """6 against 9: won by 5-1, 6-1 and 6-2; lost in 30 of 36 cases."""
    session = play(table().hero(0, "troll", at="sentinel").dice(1).start(), "roll")
    assert text("why.odds", won=3, lost=30, of=36) in told(session)["cross"]


def test_of_the_portal_it_tells_what_it_lacks_or_its_chance(table: TableMaker) -> None:
    """10 or less with two dice in 33 of 36 cases."""
    session = play(table().hero(0, "troll", at="portal-of-power").dice(1).start(), "roll")
    assert told(session)["gate"] == [text("why.not-ready", points=10, life=3)]
    made = table().hero(0, "troll", at="portal-of-power", strength=10, objects=["talisman"]).dice(1)
    assert told(play(made.start(), "roll"))["gate"] == [text("why.chance", won=33, of=36)]


def test_of_fate_in_a_fight_it_tells_the_number_that_it_needs(table: TableMaker) -> None:
    """The Bear has 3 and rolled 3, the Priest has 2: a 5 wins."""
    made = table().hero(0, "priest", at="village", fate=1).adventure("bear").dice(1, 3, 1)
    said = told(play(made.start(), "roll", "keep", "move:fields-1"))
    assert said["keep"] == [text("why.fate-fight", needed=5)]


def test_of_an_attack_it_tells_the_odds(table: TableMaker) -> None:
    """The Troll's 6 against the Priest's 2."""
    made = table().hero(0, "troll", at="village").hero(1, "priest", at="fields-1").dice(1)
    said = told(play(made.start(), "roll", "move:fields-1"))
    assert said["attack:1"] == [text("why.odds", won=33, lost=1, of=36)]
