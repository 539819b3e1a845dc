"""Numbers, texts and lengths that no real save holds are refused; harmless oddities of editors are not."""

import json
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from kraina.engine.errors import CorruptSave
from kraina.engine.save import MAX_ANSWERS, MAX_NAME, save_from_text
from kraina.engine.session import Session
from kraina.games.registry import entry

KEPT = Path(__file__).parents[2] / "saves" / "monstrum-format1-rules1.json"


def kept() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(KEPT.read_text("utf-8"))
    return found


def load(data: dict[str, Any]) -> None:
    Session.load(entry("monstrum").game, save_from_text(json.dumps(data)))


def test_the_mark_that_some_editors_put_first_is_passed_over() -> None:
    assert save_from_text("\ufeff" + KEPT.read_text("utf-8")).game == "monstrum"


@pytest.mark.parametrize("value", [1 << 63, -(1 << 63) - 1, 10**4200])
def test_a_number_of_more_than_64_bits_is_refused(value: int) -> None:
    data = kept()
    data["checkpoint"]["reveals"] = value
    with pytest.raises(CorruptSave, match="save.checkpoint.reveals is a number of more than 64 bits"):
        load(data)


def test_half_a_character_is_refused() -> None:
    data = kept()
    data["seats"][0]["name"] = "\ud800"
    with pytest.raises(CorruptSave, match="is no proper text"):
        load(data)


def test_a_log_longer_than_any_game_is_refused() -> None:
    data = kept()
    data["log"] = [["!skip"]] * (MAX_ANSWERS + 1)
    with pytest.raises(CorruptSave, match=f"at most {MAX_ANSWERS} answers"):
        load(data)


def test_a_count_below_zero_is_refused() -> None:
    data = kept()
    data["checkpoint"]["steps"] = -1
    with pytest.raises(CorruptSave, match="counts below zero"):
        load(data)


def test_a_fight_between_two_turns_is_refused() -> None:
    data = kept()
    state = data["checkpoint"]["state"]
    monster = next(card for card in state["combat"] if not card.startswith("combat-blank"))
    state["combat"].remove(monster)
    state["fight"] = {"player": 0, "fighter": 1, "monster": monster, "caged": False}
    with pytest.raises(CorruptSave, match="half done between two turns"):
        load(data)


COUNTERS = [("asleep", 101), ("stunned", -1), ("turns", 10**6), ("strength", 10**6)]


@pytest.mark.parametrize(("counter", "value"), COUNTERS)
def test_a_counter_that_no_match_reaches_is_refused(counter: str, value: int) -> None:
    data = kept()
    data["checkpoint"]["state"]["adventurers"][0][counter] = value
    with pytest.raises(CorruptSave, match="contradicts the rules"):
        load(data)


def test_a_name_that_no_page_would_take_is_refused() -> None:
    data = kept()
    for length, fits in ((MAX_NAME, True), (MAX_NAME + 1, False)):
        data["seats"][0]["name"] = "x" * length
        with nullcontext() if fits else pytest.raises(CorruptSave, match="has at most 200 characters"):
            load(data)


def test_a_refusal_never_quotes_more_than_a_sentence() -> None:
    data = kept()
    data["game"] = "x" * 100_000
    with pytest.raises(CorruptSave) as refused:
        load(data)
    assert len(str(refused.value)) <= 200
