"""The guided first games: from start to end, astray and back, left and resumed; and notes at first questions."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from typing import Any

import pytest

from kraina.games.registry import game_ids
from table.app import App
from table.i18n import LANGUAGES, Texts
from table.lesson import Lesson, guide, lesson_from_json
from tests.unit.table.desk import Desk, opened, persons_turn

LEAST, MOST = 8, 14
"""Steps of a guided first game."""


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 120))


async def begun(game: str, desk: Desk, language: str = "en") -> App:
    app = await opened(desk, language)
    app.act("lesson", game)
    return app


def step(desk: Desk) -> str:
    found = re.search(r'data-step="([^"]*)"', desk.shown["guide"])
    return found[1] if found else ""


async def follow(app: App, desk: Desk, until: str = "") -> list[str]:
    """Do what the guide wants, up to a step or to its end; return the steps that were shown."""
    seen: list[str] = []
    while app.match is not None and app.match.lesson is not None and app.match.session.outcome is None:
        await persons_turn(app)
        await asyncio.sleep(0)
        lesson = app.match.lesson
        if lesson is None or lesson.step is None:
            break
        assert step(desk) == lesson.step.id
        if lesson.step.id == until:
            break
        decision = app.match.decision()
        assert decision is not None and decision.kind == lesson.step.ask, lesson.step.id
        seen.append(lesson.step.id)
        if lesson.step.take:
            app.pick(lesson.step.take[0])
        else:
            app.act("lesson-next")
    return seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_a_guided_first_game_goes_from_its_first_step_to_its_last(game: str, language: str) -> None:
    async def work() -> None:
        desk = Desk()
        app = await begun(game, desk, language)
        steps = [one.id for one in guide(game).steps]
        assert LEAST <= len(steps) <= MOST
        assert await follow(app, desk) == steps
        assert 'data-notice="teach.done"' in desk.shown["notices"]
        assert app.match is not None and app.match.lesson is None

    run(work())


def test_the_lesson_of_monstrum_ends_in_the_mine_with_16_strength() -> None:
    async def work() -> None:
        desk = Desk()
        app = await begun("monstrum", desk)
        await follow(app, desk)
        assert app.match is not None and app.match.session.outcome is not None
        assert app.match.session.outcome.winners == (0,)
        assert app.match.session.state.get(0).strength == 16  # 10 and the 6 of the Cyclops
        assert app.match.session.state.get(0).open == ["war-hammer"]

    run(work())


def test_a_guided_first_game_is_not_entered_into_the_annals() -> None:
    async def work() -> None:
        desk = Desk()
        app = await begun("monstrum", desk)
        await follow(app, desk)
        assert app.match is not None and app.match.session.outcome is not None
        opened_ = app.history.open(app.match.slot)
        assert opened_ is not None
        while opened_.story is None:
            await asyncio.sleep(0)
        assert opened_.story.answers > 0 and app.history.annals.entries() == []

    run(work())


def test_the_lesson_of_magiczny_miecz_ends_with_dragon_sword_and_squire() -> None:
    async def work() -> None:
        desk = Desk()
        app = await begun("magiczny_miecz", desk)
        await follow(app, desk)
        assert app.match is not None
        one = app.match.session.state.get(0)
        assert (one.trophies, one.friends, one.gold, one.spells) == (["dragon"], ["squire"], 0, [])
        assert [uid.partition("#")[0] for uid in one.objects] == ["sword"]

    run(work())


def test_another_answer_leads_astray_and_back_again() -> None:
    async def work() -> None:
        desk = Desk()
        app = await begun("monstrum", desk)
        await follow(app, desk, until="end")
        assert app.match is not None
        before = app.match.session.save()
        app.pick("play:gift-of-flight")
        assert "A fine flight" in desk.shown["guide"] and 'data-act="lesson-back"' in desk.shown["guide"]
        app.pick(re.findall(r'data-key="([^"]*)"', desk.shown["options"])[0])
        assert app.match.lesson is not None and app.match.lesson.astray is not None
        app.act("lesson-back")
        assert app.match.session.save() == before
        assert step(desk) == "end"
        assert await follow(app, desk) == ["end", "spell", "flight", "six", "cavern", "surprise", "mine"]

    run(work())


def test_undo_takes_the_guide_back_with_it() -> None:
    async def work() -> None:
        desk = Desk()
        app = await begun("monstrum", desk)
        await follow(app, desk, until="move")
        app.act("undo")
        assert step(desk) == "card"
        app.pick("card:6")
        assert 'data-act="lesson-back"' in desk.shown["guide"]
        app.act("undo")
        assert step(desk) == "card" and "lesson-back" not in desk.shown["guide"]

    run(work())


def test_a_lesson_is_left_and_resumed_in_another_tab() -> None:
    async def work() -> None:
        desk = Desk()
        app = await begun("monstrum", desk)
        await follow(app, desk, until="spell")
        later = Desk(store=desk.store, tab="2")
        again = await opened(later)
        assert step(later) == "spell"
        assert await follow(again, later) == ["spell", "flight", "six", "cavern", "surprise", "mine"]

    run(work())


def test_a_lesson_that_was_left_is_an_ordinary_game() -> None:
    async def work() -> None:
        desk = Desk()
        app = await begun("monstrum", desk)
        app.act("lesson-leave")
        assert desk.shown["guide"] == "" and desk.marked["guided"] == ""
        later = Desk(store=desk.store, tab="2")
        await opened(later)
        assert later.shown["guide"] == ""
        assert app.match is not None and app.match.decision() is not None

    run(work())


@pytest.mark.parametrize("data", [None, {}, {"began": [], "astray": None}, {"began": [0, "1"], "astray": None},
                                  {"began": [0] * 99, "astray": None}, {"began": [0], "astray": [1]}])  # fmt: skip
def test_a_damaged_lesson_is_none(data: Any) -> None:
    assert lesson_from_json("monstrum", data) is None


def test_a_lesson_survives_json() -> None:
    lesson = Lesson("monstrum")
    lesson.read(0)
    lesson.answered(("card:6",), 0, 3)
    again = lesson_from_json("monstrum", lesson.to_json())
    assert again is not None and (again.began, again.astray) == ([0, 0], lesson.astray)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_step_has_its_sentences(game: str, language: str) -> None:
    t = Texts(language, ["ui", game])
    missing = [one.id for one in guide(game).steps if not t.has(f"guide.{one.id}.title")]
    assert missing == [one.id for one in guide(game).steps if not t.has(f"guide.{one.id}.text")] == []


def test_a_note_comes_at_the_first_question_of_a_kind_and_never_again() -> None:
    async def work() -> None:
        desk = Desk(query={"game": "monstrum", "seed": "7", "seats": "human,bot"})
        app = await opened(desk)
        await persons_turn(app)
        assert "Everybody begins here" in desk.shown["note"]
        app.act("note-seen")
        assert desk.shown["note"] == ""
        app.pick(re.findall(r'data-key="([^"]*)"', desk.shown["options"])[0])
        await persons_turn(app)
        assert "One movement card a turn" in desk.shown["note"]
        app.act("note-off")
        assert desk.shown["note"] == ""
        assert app.settings.words("seen", "monstrum") == {"start"}

    run(work())
