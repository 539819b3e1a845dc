"""After an answer the next question is drawn first, and all else when that stands on the screen."""

from __future__ import annotations

import asyncio

from table.app import App
from tests.unit.table.desk import Desk, opened
from tests.unit.table.test_app import GAME, keys, to_a_card


async def before_a_card() -> tuple[App, Desk, str]:
    """Return a table where a movement card can be played, with its key; what comes after a frame waits."""
    desk = Desk(query=GAME)
    app = await opened(desk)
    await to_a_card(app, desk)
    desk.waits = True
    return app, desk, next(key for key in keys(desk) if key.startswith("card:"))


def test_the_question_stands_before_the_board_is_drawn() -> None:
    async def work() -> None:
        app, desk, card = await before_a_card()
        app.pick(card)
        assert [key for key in keys(desk) if not key.startswith("field:")] == []
        assert 'data-key="field:' not in desk.shown["overlay"]
        desk.due()
        assert 'data-key="field:' in desk.shown["overlay"]

    asyncio.run(work())


def test_what_was_drawn_at_once_is_not_drawn_again() -> None:
    async def work() -> None:
        app, desk, card = await before_a_card()
        app.pick(card)
        app.draw()
        desk.forget("overlay")
        desk.due()
        assert "overlay" not in desk.shown

    asyncio.run(work())


def test_nothing_is_drawn_any_more_on_another_screen() -> None:
    async def work() -> None:
        app, desk, card = await before_a_card()
        app.pick(card)
        app.go("saves")
        desk.forget("overlay")
        desk.due()
        assert "overlay" not in desk.shown

    asyncio.run(work())


def test_behind_a_curtain_no_hand_stays_for_a_frame() -> None:
    async def work() -> None:
        desk = Desk(query={**GAME, "seats": "human,human"})
        app = await opened(desk)
        app.act("lift")
        assert "data-card" in desk.shown["hand"]
        desk.waits = True
        while not desk.shown["curtain"]:
            app.pick(keys(desk)[0])
        assert "data-card" not in desk.shown["hand"]

    asyncio.run(work())
