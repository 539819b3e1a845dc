"""What the sensible bot of Monstrum says when it is asked why, in laid-out positions."""

from kraina.engine.bot import Bot
from kraina.engine.rng import Rng
from kraina.engine.text import Text, text
from kraina.games.monstrum.bot import JUDGES, SensibleBot
from kraina.games.monstrum.reasons import PRINCIPLES
from table.i18n import LANGUAGES, Texts
from tests.rules.monstrum.land import DATA, to
from tests.rules.monstrum.table import Match, TableMaker, play
from tests.rules.script import asked

BOT: Bot = SensibleBot(DATA)


def told(session: Match) -> tuple[dict[str, list[Text]], list[str]]:
    """Return what the bot says of each option beside its worth, and the options from the best to the worst."""
    decision = session.pending
    assert decision is not None
    view = session.view(decision.player)
    reasons = BOT.explain(view, decision, BOT.choose(view, decision, Rng(1)))
    said: dict[str, list[Text]] = {key: [] for key in ("", *decision.keys())}
    for one in reasons:
        if one.worth is None:
            said[one.option].append(one.text)
    return said, [one.option for one in reasons if one.worth is not None]


def test_every_kind_of_question_has_a_principle_with_words() -> None:
    assert PRINCIPLES.keys() == JUDGES.keys()
    for language in LANGUAGES:
        t = Texts(language, ["monstrum"])
        assert [key for key in PRINCIPLES.values() if not t.has(f"why.go-by.{key}")] == []


def test_of_a_way_it_tells_the_distance_and_of_a_trapdoor_that_it_kills(table: TableMaker) -> None:
    """From ``d``, 19 fields from the goal, one step leads to ``c``, to ``e``, into a nook or onto a trapdoor."""
    said, ranked = told(table().hero(0, at="d", hand=[1, 1, 1], strength=1, dexterity=5).start())
    assert said[""] == [text("why.go-by.move")]
    assert said[to("e")] == [text("why.to-go", fields=18)]
    assert said[to("c")] == [text("why.to-go", fields=20)]
    assert said[to("trapdoor")] == [text("why.trapdoor")]
    assert text("why.card-harms") in said[to("dolina-nuptse/2")]
    assert (ranked[0], ranked[-1]) == (to("e"), to("trapdoor"))


def test_of_a_fight_it_tells_the_odds_and_the_stake(table: TableMaker) -> None:
    """Against the hydra, 5 and 8, a dexterity of 5 wins on a 1 alone."""
    made = table().hero(0, at="g", hand=[1, 2, 2], strength=5, dexterity=5, surprises=["magic-shield"])
    session = play(made.hero(1, at="f").next_combat("hydra").start(), "card:1", to("wrzosowiska-lyx/2"))
    assert asked(session) == (0, "fight")
    said, ranked = told(session)
    assert said["roll"] == [text("why.odds", won=1, of=6), text("why.stake", points=5)]
    assert ranked == ["play:magic-shield", "roll"]
