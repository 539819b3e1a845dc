"""Keeping a save: what is kept stays as it is, and wrong words get one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from kraina.games.registry import playable_ids
from tests.saves import stored


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(stored, "FOLDER", tmp_path)
    assert stored.main(["monstrum"]) == 0
    return tmp_path


def test_a_kept_save_is_replaced_only_before_its_release(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (save,) = [file for file in folder.glob("*.json") if ".question" not in file.name]
    text = save.read_text("utf-8")
    assert stored.main(["monstrum"]) == 0
    save.write_text("played by somebody", "utf-8")
    capsys.readouterr()
    assert stored.main(["monstrum"]) == 1
    assert save.read_text("utf-8") == "played by somebody"
    sentence = "has other content; raise rules_version first, or pass --before-release."
    assert capsys.readouterr().err == f"stored.py: {save.name} {sentence}\n"
    assert stored.main(["monstrum", "--before-release"]) == 0
    assert save.read_text("utf-8") == text


@pytest.mark.parametrize("words", [[], ["chess"], ["monstrum", "chess"], ["--before-release"], ["--help"]])
def test_words_that_name_no_game_get_one_sentence(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(stored, "FOLDER", tmp_path)
    assert stored.main(words) == 2
    assert capsys.readouterr().err == f"stored.py: name one or more of these games: {', '.join(playable_ids())}.\n"
    assert list(tmp_path.iterdir()) == []
