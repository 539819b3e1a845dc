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
BEFORE_RELEASE = "--before-release"
"""Lets a save be replaced whose rules version nobody plays yet."""
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


def write(game: str, *, before_release: bool = False) -> str:
    """Keep a save of the present versions, of a match that stands inside a turn; return its name.

    Raises FileExistsError if these versions have another save already, unless they are not yet released.
    """
    from kraina.engine.save import save_to_text
    from tests.conformance.matches import Match, Setup

    seats = 3
    match = Match(Setup(game, "random", seats, 2, ()))
    for number, decision, _ in match.questions():
        save = match.session.save()
        if number > LEAST_ANSWERS and len(save.tail) >= 2:
            name = f"{game}-format{save.format}-rules{save.rules}"
            texts = {f"{name}.json": save_to_text(save), f"{name}.question.json": json.dumps(asked(decision))}
            _keep({FOLDER / file: text + "\n" for file, text in texts.items()}, before_release)
            return name
    raise AssertionError(f"no match of {game} stands inside a turn")


def _keep(texts: dict[Path, str], before_release: bool) -> None:
    for file, text in texts.items():
        if not before_release and file.exists() and file.read_text("utf-8") != text:
            raise FileExistsError(
                f"{file.name} has other content; raise rules_version first, or pass {BEFORE_RELEASE}."
            )
    for file, text in texts.items():
        file.write_text(text, "utf-8")


def main(words: list[str]) -> int:
    """Keep a save of every game that is named; return 2 for wrong words, 1 for a save that must not be changed."""
    from kraina.games.registry import playable_ids

    games = [word for word in words if word != BEFORE_RELEASE]
    if not games or set(games) - set(playable_ids()):
        print(f"stored.py: name one or more of these games: {', '.join(playable_ids())}.", file=sys.stderr)
        return 2
    try:
        for game in games:
            print(write(game, before_release=BEFORE_RELEASE in words))
    except FileExistsError as error:
        print(f"stored.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "py")]
    sys.exit(main(sys.argv[1:]))
