"""Which Firefox and WebKit the smoke test gets, what is installed for them, and what is said when there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import engines
from tools.project import Stop

CHROMIUM = Path("/usr/bin/chromium")
DEBIANS = {
    "chromium": {"driver": "playwright", "program": "/usr/bin/chromium"},
    "firefox": {"driver": "puppeteer", "program": "/usr/bin/firefox-esr"},
}


class Machine:
    """A Debian without browsers, and a record of what is set up on it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.programs: dict[str, str] = {}
        self.did: list[str] = []
        self.own: dict[str, Path] = {}

    def apt_install(self, package: str) -> None:
        self.did.append(f"apt {package}")
        held = {"webkit2gtk-driver": "WebKitWebDriver", "xvfb": "Xvfb"}.get(package, package)
        self.programs[held] = f"/usr/bin/{held}"
        if package == "webkit2gtk-driver":
            program = self.root / "x86_64-linux-gnu" / "webkit2gtk-4.1" / "MiniBrowser"
            program.parent.mkdir(parents=True)
            program.touch()


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine(tmp_path)
    monkeypatch.setattr(engines, "LIBRARIES", tmp_path)
    monkeypatch.setattr(engines, "playwrights_own", made.own.get)
    monkeypatch.setattr(engines.shutil, "which", made.programs.get)
    monkeypatch.setattr(engines, "is_debian_root", lambda: True)
    monkeypatch.setattr(engines, "apt_install", made.apt_install)
    monkeypatch.setattr(engines, "npm_packages", lambda folder, *, offline: made.did.append(f"npm {folder.name}"))
    monkeypatch.setattr(engines, "set_up", lambda groups, *, offline: made.did.append(f"pip {' '.join(groups)}"))
    return made


def test_debian_as_root_installs_what_is_missing_once(machine: Machine) -> None:
    found = engines.find_engines(CHROMIUM, offline=False)
    program = machine.root / "x86_64-linux-gnu" / "webkit2gtk-4.1" / "MiniBrowser"
    assert found == {**DEBIANS, "webkit": {"driver": "selenium", "program": str(program)}}
    packages = ["npm engines", "pip engines"]
    assert machine.did == ["apt firefox-esr", packages[0], "apt webkit2gtk-driver", "apt xvfb", packages[1]]
    machine.did.clear()
    assert engines.find_engines(CHROMIUM, offline=True) == found
    assert machine.did == packages


def test_playwrights_own_engines_need_nothing_else(machine: Machine) -> None:
    machine.own.update(firefox=Path("/own/firefox"), webkit=Path("/own/pw_run.sh"))
    found = engines.find_engines(CHROMIUM, offline=True)
    assert {how["driver"] for how in found.values()} == {"playwright"}
    assert [how["program"] for how in found.values()] == ["/usr/bin/chromium", "/own/firefox", "/own/pw_run.sh"]
    assert machine.did == []


@pytest.mark.parametrize("missing", ["firefox", "webkit"])
def test_an_engine_that_cannot_be_had_is_one_sentence_that_says_what_to_install(machine: Machine, missing: str) -> None:
    machine.own.update(firefox=Path("/own/firefox"), webkit=Path("/own/pw_run.sh"))
    del machine.own[missing]
    said = rf"^The smoke test in all engines needs {missing} and there is none; run .*playwright install .*{missing} "
    with pytest.raises(Stop, match=said):
        engines.find_engines(CHROMIUM, offline=True)
    assert machine.did == []
