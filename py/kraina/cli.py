"""Kraina without a page: ``python3 -m kraina list | simulate | replay``.

Every verb prints a short table, or with ``--json`` one JSON value. Bad arguments get one sentence and exit code 2.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, NoReturn

from kraina.engine import codec
from kraina.engine.errors import CorruptSave, KrainaError
from kraina.engine.files import read_toml, sentence_files
from kraina.engine.game import choose_switches
from kraina.engine.save import MAX_BYTES, number64, save_from_text
from kraina.engine.session import Session
from kraina.games.registry import Entry, entry, playable_ids
from kraina.simulate import Simulation, simulate


class BadArguments(Exception):
    """The arguments ask for something that there is not; the message is one sentence."""


class Parser(argparse.ArgumentParser):
    """A parser that raises BadArguments where argparse would print its usage."""

    def error(self, message: str) -> NoReturn:
        """Tell what is wrong."""
        raise BadArguments(f"{message}; --help lists what there is")


def main(words: Sequence[str]) -> int:
    """Do what the words ask, and return the exit code: 0, or 2 for bad arguments and files that cannot be used."""
    try:
        arguments = _parser().parse_args(words)
        verb: Callable[[argparse.Namespace], None] = arguments.run
        verb(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except (BadArguments, KrainaError) as error:
        return _refuse(str(error))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read the output has gone: what Python would still print at its end goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        return _refuse(f"the output cannot be written: {error.strerror}")
    except SystemExit as left:
        return int(left.code or 0)
    return 0


def _refuse(message: str) -> int:
    print(f"kraina: {' '.join(message.split())}.", file=sys.stderr)
    return 2


def _parser() -> Parser:
    parser = Parser(prog="kraina", description="The games of Kraina without a page.", allow_abbrev=False)
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="VERB")

    def verb(name: str, run: Callable[[argparse.Namespace], None]) -> Parser:
        about = (run.__doc__ or "").splitlines()[0]
        one: Parser = verbs.add_parser(name, help=about, description=about, allow_abbrev=False)
        one.add_argument("--json", action="store_true", help="print JSON instead of a table")
        one.set_defaults(run=run)
        return one

    verb("list", list_games)
    one = verb("simulate", simulate_games)
    one.add_argument("game", metavar="GAME", help="a game's id, as list shows it")
    one.add_argument("--seats", type=_positive, required=True, help="players at the table")
    one.add_argument("--games", type=_positive, required=True, help="matches to be played")
    one.add_argument("--seed", type=_seed, required=True, help="the number from which each match gets its own seed")
    one.add_argument("--bot", metavar="NAME", help="who plays; without it each bot plays an equal part of the matches")
    one.add_argument("--set", metavar="SWITCH=VALUE", action="append", default=[], type=_switch, dest="switches",
                     help="a switch of the set-up; those not named stand as usual")  # fmt: skip
    one = verb("replay", replay_save)
    one.add_argument("save", metavar="SAVE.json", type=Path, help="a save written by the page's export")
    return parser


def _positive(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 6 and int(text) > 0):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to 999999")
    return int(text)


def _seed(text: str) -> int:
    try:
        return number64(text, "it")
    except CorruptSave:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0 to 2**64 - 1") from None


def _switch(text: str) -> tuple[str, str]:
    switch, equals, value = text.partition("=")
    if not (switch and equals and value):
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form switch=value")
    return switch, value


def _entry(ident: str) -> Entry:
    if ident not in playable_ids():
        raise BadArguments(f"there is no game {ident!r}, only {', '.join(playable_ids())}")
    return entry(ident)


# --- list --------------------------------------------------------------------------------------------------------


def list_games(arguments: argparse.Namespace) -> None:
    """List the games and what they consist of."""
    rows = [_describe(ident) for ident in playable_ids()]
    if arguments.json:
        _print_json(rows)
        return
    for row in rows:
        least, most = row["seats"]
        print(f"{row['id']}: {row['title']}, {least}-{most} seats, {row['spaces']} spaces, "
              f"{row['characters']} characters")  # fmt: skip
        for deck, counts in row["decks"].items():
            print(f"  {deck}: {counts['cards']} cards, {counts['designs']} designs")


def _describe(ident: str) -> dict[str, Any]:
    game = entry(ident).game
    catalogue = game.catalogue(choose_switches(game.switches, {}))
    return {
        "id": ident,
        "title": _title(ident),
        "seats": list(game.seats),
        "spaces": catalogue.spaces,
        "characters": catalogue.characters,
        "decks": {name: {"cards": cards, "designs": designs} for name, (cards, designs) in catalogue.decks.items()},
    }


def _title(ident: str) -> str:
    """Return what a game is called in English."""
    tables = (read_toml(ident, name) for name in sentence_files(ident, "en"))
    return str(next(table["game"]["title"] for table in tables if "title" in table.get("game", {})))


# --- simulate ----------------------------------------------------------------------------------------------------


def simulate_games(arguments: argparse.Namespace) -> None:
    """Let bots play matches and count what happened."""
    chosen = _entry(arguments.game)
    least, most = chosen.game.seats
    if not least <= arguments.seats <= most:
        raise BadArguments(f"{arguments.game} is played with {least} to {most} seats, not {arguments.seats}")
    bots = tuple(chosen.bots)
    if arguments.bot is not None:
        if arguments.bot not in bots:
            raise BadArguments(f"there is no bot {arguments.bot!r} for {arguments.game}, only {', '.join(bots)}")
        bots = (arguments.bot,)
    options = dict(arguments.switches)
    done = simulate(chosen, arguments.seats, arguments.games, arguments.seed, bots, options)
    if arguments.json:
        _print_json(asdict(done))
    else:
        _print_simulation(done)


def _print_simulation(done: Simulation) -> None:
    played = ", ".join(f"{games} by {name}" for name, games in done.bots.items())
    rows = {
        "game": done.game,
        "switches": ", ".join(f"{switch}={value}" for switch, value in done.options.items()) or "none",
        "matches": f"{done.games} ({played})",
        "finished": done.finished,
        "of these without a winner": done.no_winner,
        "median turns": done.median_turns,
        "wins by seat": " ".join(map(str, done.wins)),
        "decisions": f"{done.decisions} ({done.decisions_per_second} a second)",
        "executed": f"{len(done.executed) - len(done.never)} of {len(done.executed)} ids",
        "never executed": ", ".join(done.never) or "none",
        "problems": len(done.problems) or "none",
    }
    _print_rows(rows)
    for problem in done.problems:
        print(f"  {problem}")


# --- replay ------------------------------------------------------------------------------------------------------


def replay_save(arguments: argparse.Namespace) -> None:
    """Play a save's answers again from the start and print the digest of the state they lead to."""
    save = save_from_text(_read(arguments.save))
    if save.game not in playable_ids():
        raise CorruptSave(f"this save is of the game {save.game!r}, which is not here")
    game = entry(save.game).game
    session = Session.replay(game, save)
    loaded, _ = Session.load(game, save)
    digest = codec.digest(session.state)
    if digest != codec.digest(loaded.state):
        raise CorruptSave("the answers of this save do not lead to the state that it holds")
    rows = {
        "game": save.game,
        "answers": len(session.log.answers),
        "turns": game.turns(session.state),
        "winners": None if session.outcome is None else list(session.outcome.winners),
        "digest": digest,
    }
    _print_json(rows) if arguments.json else _print_rows(rows)


def _read(path: Path) -> str:
    """Return a file's text, as much of it as a save may have and one character more."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(MAX_BYTES + 1)
    except UnicodeDecodeError:
        raise BadArguments(f"{path} holds no text") from None
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise BadArguments(f"{path} cannot be read: {reason}") from None


# --- printing ----------------------------------------------------------------------------------------------------


def _print_json(value: object) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))


def _print_rows(rows: Mapping[str, object]) -> None:
    width = max(map(len, rows))
    for name, value in rows.items():
        print(f"{name:<{width}}  {value}")
