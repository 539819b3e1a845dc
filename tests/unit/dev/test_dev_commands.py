"""dev.py as a reader meets it: exit codes, one sentence for each failure, nothing fetched with --offline."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]


def run_dev(checkout: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "dev.py", *words]
    return subprocess.run(command, cwd=checkout, capture_output=True, text=True, timeout=60, check=False)


@pytest.fixture
def bare_checkout(tmp_path: Path) -> Path:
    """A copy of what dev.py needs to start, with nothing set up."""
    for name in ("dev.py", "package.json", "package-lock.json"):
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("tools", "requirements"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


@pytest.mark.parametrize(
    "words",
    [(), ("dance",), ("play", "--port", "eighty"), ("play", "--port", "70000"), ("build", "--fast"), ("play", "now")],
    ids=" ".join,
)
def test_bad_arguments_get_one_sentence_and_exit_code_2(words: tuple[str, ...]) -> None:
    done = run_dev(ROOT, *words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("dev.py: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("verb", ["play", "test", "build"])
def test_offline_without_set_up_says_what_is_missing_and_makes_nothing(bare_checkout: Path, verb: str) -> None:
    done = run_dev(bare_checkout, verb, "--offline")
    assert done.returncode == 1
    assert done.stderr == (
        "dev.py: With --offline nothing is fetched, and the packages of requirements/build.txt are not set up; "
        "run this once without --offline.\n"
    )
    assert not (bare_checkout / ".venv").exists()


@pytest.mark.parametrize("words", ["--offline play", "--port 8123 --offline play --no-browser", "--offline test -k x"])
def test_a_flag_may_stand_before_the_verb(bare_checkout: Path, words: str) -> None:
    done = run_dev(bare_checkout, *words.split())
    assert done.returncode == 1
    assert done.stderr.startswith("dev.py: With --offline nothing is fetched")


@pytest.mark.parametrize("verb", ["bench", "soak", "shots", "audit"])
def test_a_verb_without_its_script_names_the_script(bare_checkout: Path, verb: str) -> None:
    done = run_dev(bare_checkout, verb)
    script = {"shots": "tests/e2e/shots.py", "audit": "tests/lighthouse/run.py"}.get(verb, f"tests/{verb}/run.py")
    assert done.returncode == 1
    assert done.stderr == f"dev.py: {script} is missing; take it from the repository again.\n"


def test_a_lock_file_records_no_download_address() -> None:
    locks = [
        ROOT / "package-lock.json",
        *(ROOT / "tests" / one / "package-lock.json" for one in ("bench", "engines", "lighthouse")),
    ]
    locks += sorted((ROOT / "requirements").glob("*.txt"))
    assert len(locks) == 9
    for lock in locks:
        text = lock.read_text(encoding="utf-8")
        assert re.search(r'"resolved"|^--|://[^"\s]*\.(tgz|whl|zip)', text, re.MULTILINE) is None, lock


def test_the_continuous_run_is_dev_test_and_nothing_else() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert lines[-1] == "exec python3 dev.py test"
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_locks_that_share_a_package_agree_on_its_version() -> None:
    versions: dict[str, set[str]] = {}
    for lock in ("build", "test", "node", "engines"):
        text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
        for name, version in re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE):
            versions.setdefault(name, set()).add(version)
    assert versions["hatchling"]
    assert {name: several for name, several in versions.items() if len(several) > 1} == {}


def test_the_page_is_published_after_the_tests_alone() -> None:
    folder = ROOT / ".github" / "workflows"
    texts = {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()}
    assert [name for name, text in texts.items() if "actions/deploy-pages" in text] == ["pages.yml"]
    assert "\n  test:\n" in texts["ci.yml"] and "run: bash .ci/run" in texts["ci.yml"]
    started, _, jobs = texts["pages.yml"].partition("\njobs:\n")
    assert "\non:\n  workflow_run:\n    workflows: [ci]\n    types: [completed]\n    branches: [main]\n" in started
    assert "workflow_run.conclusion == 'success'" in jobs
