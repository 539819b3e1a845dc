"""Every bot of every game says why: of options that were offered, in every language, and in keeping with its choice."""

import pytest

from kraina.engine.bot import Reason
from kraina.engine.codec import digest
from kraina.engine.decision import Answer, Decision
from kraina.games.registry import entry
from table.i18n import LANGUAGES, Texts
from tests.conformance.matches import NAMES, Match, Setup, setups
from tests.conformance.test_texts import untold


def contradiction(decision: Decision[object], answer: Answer, reasons: list[Reason]) -> str | None:
    """Return how reasons contradict the choice: an unknown option, or one left that was worth more than one picked."""
    worths = {one.option: one.worth for one in reasons if one.worth is not None}
    if any(one.option and one.option not in decision.keys() for one in reasons):  # noqa: SIM118 - the keys of options
        return "an option that was not offered"
    if worths and worths.keys() != set(decision.keys()):
        return "an option without a worth"
    picked = [worth for key, worth in worths.items() if key in answer]
    left = [worth for key, worth in worths.items() if key not in answer]
    if picked and left and min(picked) < max(left):
        return "an option left that was worth more"
    return None


@pytest.mark.parametrize("setup", setups(5), ids=str)
def test_a_bot_says_why_in_keeping_with_its_choice(setup: Setup) -> None:
    match, bot, said = Match(setup), entry(setup.game).bot(setup.bot), {}
    for number, decision, answer in match.questions(600):
        view = match.session.view(decision.player)
        before = digest(match.session.state)
        reasons = list(bot.explain(view, decision, answer))
        assert reasons and not reasons[0].option, f"question {number}: nothing about the whole choice"
        assert contradiction(decision, answer, reasons) is None, f"question {number}, {decision.kind}"
        assert digest(match.session.state) == before
        said.update(dict.fromkeys(one.text for one in reasons))
    for language in LANGUAGES:
        texts = Texts(language, ["ui", setup.game], NAMES)
        assert sorted({wrong for one in said if (wrong := untold(texts, one)) is not None}) == []


@pytest.mark.parametrize("setup", setups(2), ids=str)
def test_the_same_view_and_question_have_the_same_reasons_later_on(setup: Setup) -> None:
    match, kept = Match(setup), []
    bot = entry(setup.game).bot(setup.bot)
    for _, decision, answer in match.questions(120):
        view = match.session.view(decision.player)
        kept.append((view, decision, answer, bot.explain(view, decision, answer)))
    fresh = entry(setup.game).bot(setup.bot)
    assert len(kept) > 20
    assert all(fresh.explain(view, decision, answer) == reasons for view, decision, answer, reasons in kept)
