"""What the sensible bot of Magiczny Miecz says when it is asked why, in laid-out positions."""

from kraina.engine.bot import Bot
from kraina.engine.rng import Rng
from kraina.engine.text import Text, text
from kraina.games.magiczny_miecz.bot import SensibleBot
from kraina.games.magiczny_miecz.bot.judges import JUDGES
from kraina.games.magiczny_miecz.bot.outlook import Situation
from kraina.games.magiczny_miecz.bot.prospects import promise
from kraina.games.magiczny_miecz.bot.reasons import PRINCIPLES
from table.i18n import LANGUAGES, Texts
from tests.rules.magiczny_miecz.scenes import littered, seen, stage, view
from tests.rules.magiczny_miecz.table import DATA, Match, TableMaker, play
from tests.rules.script import asked

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
    assert PRINCIPLES.keys() == JUDGES.keys()
    for language in LANGUAGES:
        t = Texts(language, ["magiczny_miecz"])
        assert [key for key in (*PRINCIPLES.values(), "chance") if not t.has(f"why.go-by.{key}")] == []


def test_of_the_swamp_it_tells_the_odds(table: TableMaker) -> None:
    """An Elf has Magic 4: two dice give less in 3 of 36 cases."""
    session = stage(table, "elf", at="glade").dice(1).start()
    assert asked(session) == (0, "move")
    said = told(session)
    assert said[""][0] == text("why.go-by.move")
    assert said["cross:glade"] == [text("why.odds", won=3, of=36)]


def test_of_a_space_it_tells_what_lies_there_and_what_the_moves_from_there_promise(table: TableMaker) -> None:
    session = stage(table, "elf", at="tavern").lying("glade", "dragon").dice(1).start()
    said, at = told(session), Situation(DATA, view(session, 0), seen(session, 0, 0))
    assert text("why.foes-bad") in said["move:glade"]
    assert text("why.ahead", points=promise(at, "glade")) in said["move:glade"]
    assert text("why.ahead", points=promise(at, "ice-wasteland")) in said["move:ice-wasteland"]
    assert promise(at, "glade") != promise(at, "ice-wasteland")


def test_of_a_gate_it_tells_what_it_still_lacks_with_the_life_that_it_asks_for(table: TableMaker) -> None:
    """The way over the Bridge costs a Life or two and the Beast takes 2: the bot goes with 4."""
    made = stage(table, "troll", at="ruins-of-the-fortress", objects=["magic-sword"]).dice(1)
    session = play(made.start(), "roll")
    assert told(session)["gate:ruins-of-the-fortress"] == [text("why.not-ready", life=4)]


def test_of_the_knight_it_tells_that_it_seeks_the_magic_sword_above(table: TableMaker) -> None:
    """Sword 19 beats the Knight's 10 whatever the dice; in the Middle Circle no Event is drawn any more."""
    made = littered(stage(table, "elf", at="dark-clearing", objects=["toliman-shield"], sword=19, magic=15))
    said = told(play(made.dice(3).start(), "roll"))
    assert said["cross:ice-kingdom"] == [text("why.seeks-above"), text("why.odds", won=36, of=36)]


def test_it_weighs_the_apple_and_a_second_prayer_by_the_treasure_that_it_lacks() -> None:
    assert PRINCIPLES["apple"] == PRINCIPLES["pray-again"] == "seek"
