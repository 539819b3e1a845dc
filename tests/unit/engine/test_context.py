"""The doors of a rule: dice, piles and what becomes known."""

from collections.abc import Callable
from typing import Any

import pytest

from kraina.engine.context import Ctx
from kraina.engine.event import DieRolled, Event
from kraina.engine.ids import PlayerId
from kraina.engine.rng import Rng
from kraina.engine.text import Text, text


class Script:
    """Dice that fall as they are told."""

    def __init__(self, *values: int) -> None:
        self.values = list(values)

    def roll(self, rng: Rng, sides: int) -> int:
        return self.values.pop(0)


def context(seed: int = 1, **more: Any) -> tuple[Ctx[None, None], list[Event]]:
    events: list[Event] = []
    return Ctx(None, None, Rng(seed), events.append, lambda ident: None, **more), events


def rolled() -> Callable[[int], Text]:
    return lambda value: text("told.rolls", rolled=value)


def test_a_roll_is_the_generators_and_is_told() -> None:
    ctx, events = context(seed=1234567)
    # 6457827717110365317 modulo 6 is 3.
    assert ctx.roll(PlayerId(1), "fight", rolled(), "6.4") == 4
    told = DieRolled(text=text("told.rolls", rolled=4), rule="6.4", player=PlayerId(1), value=4, purpose="fight")
    assert events == [told]


def test_a_roll_can_follow_a_script() -> None:
    ctx, events = context(dice=Script(6, 1))
    assert [ctx.roll(PlayerId(0), "fight", rolled()) for _ in range(2)] == [6, 1]
    assert [event.text for event in events] == [text("told.rolls", rolled=6), text("told.rolls", rolled=1)]


def test_a_draw_takes_the_first_of_a_pile_and_counts_as_known() -> None:
    ctx, events = context()
    pile = ["top", "bottom"]
    assert ctx.draw(pile) == "top"
    assert pile == ["bottom"]
    assert ctx.reveals == 1
    assert events == []


def test_a_look_without_a_draw_counts_as_known() -> None:
    ctx, _ = context(reveals=4)
    ctx.reveal()
    assert ctx.reveals == 5


def test_nothing_can_be_drawn_from_an_empty_pile() -> None:
    ctx, _ = context()
    with pytest.raises(IndexError):
        ctx.draw([])


def test_a_shuffle_is_the_generators() -> None:
    ctx, _ = context(seed=1234567)
    letters = list("abcdef")
    ctx.shuffle(letters)
    assert "".join(letters) == "acbefd"
