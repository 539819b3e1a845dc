"""Saves kept from earlier versions, which every later version has to load.

``<game>-format<F>-rules<R>.json`` is a save in the middle of a turn, and beside it, in ``….question.json``, stands what
was asked. A save is never changed once it was published: a new format or rules version gets one more.
"""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "tests" / "saves"
LEAST_ANSWERS = 230
"""So that the log has more than one piece."""


def names() -> list[str]:
    """Return the names of all kept saves."""
    return sorted(path.stem for path in FOLDER.glob("*.json") if not path.stem.endswith(".question"))


def text_of(name: str) -> str:
    """Return the text of a kept save."""
    return (FOLDER / f"{name}.json").read_text("utf-8")


def question_of(name: str) -> dict[str, Any]:
    """Return what was asked when the save was made."""
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.question.json").read_text("utf-8"))
    return found


def asked(decision: Any) -> dict[str, Any]:
    """Return a question as it is kept."""
    return {"player": decision.player, "kind": decision.kind, "keys": list(decision.keys())}


def write(game: str) -> str:
    """Keep a save of the present versions, of a match that stands inside a turn; return its name."""
    from kraina.engine.save import save_to_text
    from tests.conformance.matches import Match, Setup

    seats = 3
    match = Match(Setup(game, "random", seats, 2, ()))
    for number, decision, _ in match.questions():
        save = match.session.save()
        if number > LEAST_ANSWERS and len(save.tail) >= 2:
            name = f"{game}-format{save.format}-rules{save.rules}"
            (FOLDER / f"{name}.json").write_text(save_to_text(save) + "\n", "utf-8")
            (FOLDER / f"{name}.question.json").write_text(json.dumps(asked(decision)) + "\n", "utf-8")
            return name
    raise AssertionError(f"no match of {game} stands inside a turn")


if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "py")]
    for ident in sys.argv[1:]:
        print(write(ident))
