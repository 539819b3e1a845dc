"""The headless command, called in this process: what it prints, what it refuses, what it returns."""

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

from kraina import cli
from kraina.cli import main
from kraina.engine import codec
from kraina.engine.bot import RandomBot, bot_rng
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId
from kraina.engine.save import MAX_BYTES, save_to_text
from kraina.engine.session import Session
from kraina.games.registry import entry

SIMULATE = ("simulate", "monstrum", "--seats", "3", "--games", "2", "--seed", "5")


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """Run a verb with --json and return the value it prints; nothing may stand on stderr."""
    assert main([*words, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return json.loads(out)


def played(answers: int) -> Session[Any, Any]:
    """Return a match of random bots after some answers."""
    session = Session(entry("monstrum").game, [Seat("a"), Seat("b")], 11, {"spoils": "off"})
    bot, chances = RandomBot(), [bot_rng(11, PlayerId(seat)) for seat in (0, 1)]
    for _ in range(answers):
        decision = session.pending
        assert decision is not None
        session.answer(*bot.choose(session.view(decision.player), decision, chances[decision.player]))
    return session


# --- list --------------------------------------------------------------------------------------------------------


def test_list_tells_what_monstrum_consists_of(capsys: pytest.CaptureFixture[str]) -> None:
    (monstrum,) = [row for row in printed(capsys, "list") if row["id"] == "monstrum"]
    assert monstrum == {
        "id": "monstrum",
        "title": "Monstrum",
        "seats": [2, 6],
        "spaces": 25,
        "characters": 0,
        "decks": {
            "combat": {"cards": 32, "designs": 29},
            "spell": {"cards": 16, "designs": 15},
            "find": {"cards": 16, "designs": 15},
            "movement": {"cards": 30, "designs": 6},
        },
    }


def test_without_json_a_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list"]) == 0
    assert "monstrum: Monstrum, 2-6 seats, 25 spaces" in capsys.readouterr().out
    assert main(SIMULATE) == 0
    out = capsys.readouterr().out
    assert "2 (1 by random, 1 by sensible)" in out
    assert "ending=reach, spoils=on, darkness_trapdoors=on, shuffled_movement=off" in out


# --- simulate ----------------------------------------------------------------------------------------------------


def test_simulate_counts_everything_it_promises(capsys: pytest.CaptureFixture[str]) -> None:
    done = printed(capsys, *SIMULATE)
    assert (done["game"], done["seats"], done["games"], done["seed"]) == ("monstrum", 3, 2, 5)
    assert done["bots"] == {"random": 1, "sensible": 1}
    assert done["finished"] == 2
    assert len(done["wins"]) == 3
    assert sum(done["wins"]) == done["finished"] - done["no_winner"]
    assert done["median_turns"] > 0
    assert done["decisions"] > 0
    assert done["problems"] == []
    options = {"ending": "reach", "spoils": "on", "darkness_trapdoors": "on", "shuffled_movement": "off"}
    assert done["options"] == options
    assert tuple(done["executed"]) == entry("monstrum").game.catalogue(options).executable
    assert done["never"] == [ident for ident, times in done["executed"].items() if times == 0]
    assert done["executed"]["card:step-1"] > 0


def test_the_same_arguments_give_the_same_but_for_the_speed(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = printed(capsys, *SIMULATE), printed(capsys, *SIMULATE)
    assert first.pop("decisions_per_second") > 0
    assert second.pop("decisions_per_second") > 0
    assert first == second
    other = printed(capsys, *SIMULATE[:-1], "6")
    assert other["executed"] != first["executed"]


def test_one_bot_plays_all_matches_if_it_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, *SIMULATE, "--bot", "sensible")["bots"] == {"sensible": 2}


def test_switches_can_be_set(capsys: pytest.CaptureFixture[str]) -> None:
    done = printed(capsys, *SIMULATE, "--bot", "sensible", "--set", "ending=guardian", "--set", "spoils=off")
    assert done["options"] == {
        "ending": "guardian",
        "spoils": "off",
        "darkness_trapdoors": "on",
        "shuffled_movement": "off",
    }
    assert done["executed"]["card:monstrum"] > 0


# --- replay ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [0, 1, 60])
def test_replay_gives_the_digest_of_the_state(answers: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = played(answers)
    path = tmp_path / "save.json"
    path.write_text(save_to_text(session.save()), "utf-8")
    done = printed(capsys, "replay", str(path))
    assert done["digest"] == codec.digest(session.state)
    assert (done["game"], done["answers"]) == ("monstrum", answers)


def test_replay_without_json_prints_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = played(3)
    path = tmp_path / "save.json"
    path.write_text(save_to_text(session.save()), "utf-8")
    assert main(["replay", str(path)]) == 0
    assert codec.digest(session.state) in capsys.readouterr().out


def test_a_log_that_leads_elsewhere_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # The seed decides the set-up; the checkpoint in the save is that of another one.
    save = dataclasses.replace(played(0).save(), seed="12")
    path = tmp_path / "save.json"
    path.write_text(save_to_text(save), "utf-8")
    assert_refused(capsys, ["replay", str(path)], "do not lead to the state")


# --- refusals ----------------------------------------------------------------------------------------------------


def assert_refused(capsys: pytest.CaptureFixture[str], words: list[str], because: str) -> None:
    """Check for exit code 2, an empty stdout, and one sentence on stderr."""
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("kraina: ") and err.endswith(".\n")
    assert because in err


@pytest.mark.parametrize(
    ("words", "because"),
    [
        ("", "required: VERB"),
        ("dance", "'dance'"),
        ("list --loud", "--loud"),
        ("simulate chess --seats 2 --games 1 --seed 1", "no game 'chess'"),
        ("simulate monstrum --games 1 --seed 1", "--seats"),
        ("simulate monstrum --seats 1 --games 1 --seed 1", "2 to 6 seats, not 1"),
        ("simulate monstrum --seats 7 --games 1 --seed 1", "2 to 6 seats, not 7"),
        ("simulate monstrum --seats two --games 1 --seed 1", "'two'"),
        ("simulate monstrum --seats 2 --games 0 --seed 1", "'0'"),
        ("simulate monstrum --seats 2 --games 1 --seed -1", "'-1'"),
        ("simulate monstrum --seats 2 --games 1 --seed 18446744073709551616", "2**64 - 1"),
        ("simulate monstrum --seats 2 --games 1 --seed 1 --bot genius", "no bot 'genius'"),
        ("simulate monstrum --seats 2 --games 1 --seed 1 --set weather=wet", "no switch 'weather'"),
        ("simulate monstrum --seats 2 --games 1 --seed 1 --set ending=never", "reach, guardian, not 'never'"),
        ("simulate monstrum --seats 2 --games 1 --seed 1 --set ending", "switch=value"),
        ("replay", "SAVE.json"),
    ],
)
def test_bad_arguments_get_one_sentence(words: str, because: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert_refused(capsys, words.split(), because)


def test_a_missing_save_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert_refused(capsys, ["replay", str(tmp_path / "none.json")], "cannot be read")
    assert_refused(capsys, ["replay", str(tmp_path)], "cannot be read")


@pytest.mark.parametrize(
    ("content", "because"),
    [
        (b"", "no JSON"),
        (b"{", "no JSON"),
        (b"[]", "no save"),
        (b"\xff\xfe", "no text"),
        (b'{"format": 1}', "no save of Kraina"),
        (b'{"format": 99, "game": "monstrum"}', "newer"),
        (b'{"format": 1, "game": "monstrum"}', "missing fields"),
        (b" " * (MAX_BYTES + 1), "characters"),
    ],
)
def test_a_damaged_save_gets_one_sentence(
    content: bytes, because: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "save.json"
    path.write_bytes(content)
    assert_refused(capsys, ["replay", str(path)], because)


def test_a_save_of_an_unknown_game_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "save.json"
    path.write_text(save_to_text(dataclasses.replace(played(2).save(), game="chess")), "utf-8")
    assert_refused(capsys, ["replay", str(path)], "'chess'")


def test_help_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert "simulate" in capsys.readouterr().out


def test_every_verb_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    for verb in (cli.list_games, cli.simulate_games, cli.replay_save):
        assert verb.__doc__
    assert main(["simulate", "--help"]) == 0
    assert "--seats" in capsys.readouterr().out
