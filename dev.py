#!/usr/bin/env python3
"""Everything one does with a checkout of Kraina: python3 dev.py play | test | build | release | bench ...

Standard library only. It sets up what a verb needs (.venv, node_modules, vendor/) and then does it. The verbs are
here, what they are made of is in tools/.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("Kraina needs Python 3.11 or newer, and this is {}.{}.".format(*sys.version_info[:2]))

import argparse
import json
import os
import subprocess
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from tools.browser import find_chromium
from tools.engines import find_engines
from tools.project import ROOT, SITE, Stop, environment, one_at_a_time, say, shown
from tools.release import make_release
from tools.serve import HOST, server_from
from tools.setup import node, npm_packages, set_up, venv_python
from tools.site import build_site

FOR_SITE = ("build",)
FOR_TESTS = ("build", "test")
CHECKS = (
    ("ruff check", ("ruff", "check", "."), "correct what it names"),
    ("ruff format", ("ruff", "format", "--check", "."), "run {python} -m ruff format ."),
    ("mypy", ("mypy",), "correct what it names"),
)
PYTEST = ("pytest", "-n", "3", "--dist", "loadscope", "--no-loadscope-reorder")


def play(options: argparse.Namespace, _: Sequence[str]) -> int:
    """Set up, build, serve site/ on localhost and open it in a browser, until Ctrl-C."""
    _prepare_site(options, FOR_SITE)
    server = server_from(SITE, options.port)
    port = server.server_address[1]
    if port != options.port:
        say(f"Port {options.port} is taken; a browser keeps the saved games of each port apart.")
    address = f"http://{HOST}:{port}/"
    say(f"Kraina is at {address} (Ctrl-C ends it).")
    if not options.no_browser and _has_screen():
        webbrowser.open(address)
    with server:
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            say("\nStopped.")
    return 0


def test(options: argparse.Namespace, extra: Sequence[str]) -> int:
    """Set up, build, then run ruff, mypy and pytest; arguments go to pytest, which then runs alone.

    Browser tests run in Chromium; with `--engines all` a smoke test runs in Firefox and WebKit as well.
    """
    env = _prepare_browser_run(options)
    if options.engines == "all":
        with one_at_a_time():
            engines = find_engines(Path(env["KRAINA_CHROMIUM"]), offline=options.offline)
        env["KRAINA_ENGINES"] = json.dumps(engines)
    else:
        say("Browser tests run in Chromium alone; --engines all adds a smoke test in Chromium, Firefox and WebKit.")
    if extra:
        say("With arguments for pytest, ruff and mypy are left out.")
    else:
        _run_checks()
    return _run_python("-m", *PYTEST, *extra, env=env)


def build(options: argparse.Namespace, _: Sequence[str]) -> int:
    """Set up and build site/."""
    _prepare_site(options, FOR_SITE)
    say(f"{shown(SITE)}/ is up to date.")
    return 0


def release(options: argparse.Namespace, _: Sequence[str]) -> int:
    """Set up, build, and pack site/ with its starter into dist/kraina-<version>.zip."""
    _prepare_site(options, FOR_SITE)
    say(f"{shown(make_release())} is made: unpacked anywhere, its start.py plays without the network.")
    return 0


def bench(options: argparse.Namespace, extra: Sequence[str]) -> int:
    """Measure the engine, the start of the page and what it fetches, each beside a yardstick in the same run."""
    script = _script("tests/bench/run.py")
    env = _prepare_browser_run(options)
    with one_at_a_time():
        npm_packages(script.parent, offline=options.offline)
    return _run_python(script, *extra, env=env)


def soak(options: argparse.Namespace, extra: Sequence[str]) -> int:
    """Run long simulations; arguments go to tests/soak/run.py."""
    script = _script("tests/soak/run.py")
    with one_at_a_time():
        set_up(FOR_SITE, offline=options.offline)
    return _run_python(script, *extra, env=_rules_environment())


def shots(options: argparse.Namespace, extra: Sequence[str]) -> int:
    """Set up, build, and take a picture of every screen into shots/."""
    script = _script("tests/e2e/shots.py")
    env = _prepare_browser_run(options)
    (ROOT / "shots").mkdir(exist_ok=True)
    return _run_python(script, *extra, env=env)


def audit(options: argparse.Namespace, extra: Sequence[str]) -> int:
    """Set up, build, and run Lighthouse on the site."""
    script = _script("tests/lighthouse/run.py")
    env = _prepare_browser_run(options)
    with one_at_a_time():
        npm_packages(script.parent, offline=options.offline)
    return _run_python(script, *extra, env=env)


def _has_screen() -> bool:
    """Return whether a browser would get a window, rather than take over this terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _prepare_site(options: argparse.Namespace, groups: Sequence[str]) -> None:
    with one_at_a_time():
        set_up(groups, offline=options.offline)
        build_site(offline=options.offline)


def _prepare_browser_run(options: argparse.Namespace) -> dict[str, str]:
    """Set up and build, and return an environment that tells tests where Chromium and Node.js are."""
    with one_at_a_time():
        set_up(FOR_TESTS, offline=options.offline)
        chromium = find_chromium(offline=options.offline)
        build_site(offline=options.offline)
    return {**_rules_environment(), "KRAINA_CHROMIUM": str(chromium)}


def _rules_environment() -> dict[str, str]:
    return environment(PYTHONPATH=os.pathsep.join([str(ROOT / "py"), str(ROOT)]), KRAINA_NODE=node())


def _script(name: str) -> Path:
    script = ROOT / name
    if not script.exists():
        raise Stop(f"{name} is missing; take it from the repository again.")
    return script


def _run_checks() -> None:
    for name, words, remedy in CHECKS:
        say(f"{name} ...")
        if _run_python("-m", *words):
            raise Stop(f"{name} found something; {remedy.format(python=shown(venv_python()))} and run this again.")


def _run_python(*words: str | Path, env: dict[str, str] | None = None) -> int:
    command = [str(word) for word in (venv_python(), *words)]
    return subprocess.run(command, cwd=ROOT, env=env, check=False).returncode


VERBS: dict[str, Callable[[argparse.Namespace, Sequence[str]], int]] = {
    "play": play,
    "test": test,
    "build": build,
    "release": release,
    "bench": bench,
    "soak": soak,
    "shots": shots,
    "audit": audit,
}
TAKES_MORE = ("test", "bench", "soak", "shots")


class OneSentence(argparse.ArgumentParser):
    """A parser that answers bad arguments with one sentence and exit code 2."""

    def error(self, message: str) -> NoReturn:
        """Print what is wrong and leave."""
        print(f"dev.py: {message}; python3 dev.py --help lists what it takes.", file=sys.stderr)
        sys.exit(2)


def _parser() -> OneSentence:
    parser = OneSentence(prog="dev.py", description="What one does with a checkout of Kraina.", allow_abbrev=False)
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="VERB")
    for name, verb in VERBS.items():
        about = (verb.__doc__ or "").splitlines()[0]
        one = verbs.add_parser(name, help=about, description=about, allow_abbrev=False)
        one.add_argument("--offline", action="store_true", help="never touch the network; say what is missing")
        if name == "play":
            one.add_argument("--port", type=_port, default=8000, help="the first port to try (default: 8000)")
            one.add_argument("--no-browser", action="store_true", help="print the address, open nothing")
        if name == "test":
            one.add_argument("--engines", choices=("chromium", "all"), default="chromium", help="of the smoke test")
    return parser


def _port(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port from 1 to 65535")
    return int(text)


def _verb_first(words: Sequence[str]) -> list[str]:
    """Return the words with the verb in front of the flags, which may stand on either side of it."""
    place = next((place for place, word in enumerate(words) if word in VERBS), 0)
    return [*words[place : place + 1], *words[:place], *words[place + 1 :]]


def main(words: Sequence[str]) -> int:
    """Do what the words ask and return the exit code: 0, the failing tool's, 1 for a Stop, 2 for bad arguments."""
    parser = _parser()
    options, extra = parser.parse_known_args(_verb_first(words))
    if extra and options.verb not in TAKES_MORE:
        parser.error(f"{options.verb} does not know {' '.join(extra)}")
    try:
        return VERBS[options.verb](options, [word for word in extra if word != "--"])
    except Stop as stop:
        print(f"dev.py: {stop}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"dev.py: {error}; correct that and run this again.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\ndev.py: stopped.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
