"""Which browser the tests get, and what is said when there is none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import browser
from tools.project import Stop


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any browser, on which nothing may be installed."""
    monkeypatch.delenv("KRAINA_CHROMIUM", raising=False)
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "browsers"))
    monkeypatch.setattr(browser, "site_packages", lambda: tmp_path / "site-packages")
    monkeypatch.setattr(browser, "MAC_APPLICATIONS", ())
    monkeypatch.setattr(browser.shutil, "which", lambda name: None)
    monkeypatch.setattr(browser, "is_debian_root", lambda: False)
    return tmp_path


def install_playwrights_own(machine: Path) -> Path:
    package = machine / "site-packages" / "playwright" / "driver" / "package"
    package.mkdir(parents=True)
    webkit = {"name": "webkit", "revision": "7", "revisionOverrides": {"mac12": "6"}}
    listed = {"browsers": [webkit, {"name": "chromium", "revision": "1234"}]}
    (package / "browsers.json").write_text(json.dumps(listed), encoding="utf-8")
    program = machine / "browsers" / "chromium-1234" / "chrome-linux" / "chrome"
    program.parent.mkdir(parents=True)
    program.touch()
    return program


def test_no_browser_is_one_sentence_that_says_what_to_install(bare: Path) -> None:
    with pytest.raises(Stop, match="need Chromium or Google Chrome and there is none; install one of them") as stop:
        browser.find_chromium(offline=False)
    assert str(stop.value).endswith(" -m playwright install chromium) and run this again.")


def test_playwrights_own_browser_comes_before_the_systems(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = install_playwrights_own(bare)
    monkeypatch.setattr(browser.shutil, "which", lambda name: "/usr/bin/chromium")
    assert browser.find_chromium(offline=True) == own


def test_playwrights_own_webkit_is_found_even_where_its_system_has_an_older_one(bare: Path) -> None:
    install_playwrights_own(bare)
    assert browser.playwrights_own("webkit") is None
    program = bare / "browsers" / "webkit-6" / "pw_run.sh"
    program.parent.mkdir()
    program.touch()
    assert browser.playwrights_own("webkit") == program


def test_a_system_chrome_is_found(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser.shutil, "which", {"google-chrome": "/opt/google-chrome"}.get)
    assert browser.find_chromium(offline=True) == Path("/opt/google-chrome")


def test_the_named_browser_comes_first_and_must_exist(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_playwrights_own(bare)
    (bare / "mine").touch()
    monkeypatch.setenv("KRAINA_CHROMIUM", str(bare / "mine"))
    assert browser.find_chromium(offline=True) == bare / "mine"
    monkeypatch.setenv("KRAINA_CHROMIUM", str(bare / "gone"))
    with pytest.raises(Stop, match="KRAINA_CHROMIUM names .*gone, which is not there"):
        browser.find_chromium(offline=True)


@pytest.mark.parametrize("offline", [False, True])
def test_debian_as_root_installs_chromium_unless_offline(
    bare: Path, monkeypatch: pytest.MonkeyPatch, offline: bool
) -> None:
    programs: dict[str, str] = {}
    monkeypatch.setattr(browser.shutil, "which", programs.get)
    monkeypatch.setattr(browser, "is_debian_root", lambda: True)
    monkeypatch.setattr(browser, "apt_install", lambda package: programs.update({package: f"/usr/bin/{package}"}))
    if offline:
        with pytest.raises(Stop, match="there is none"):
            browser.find_chromium(offline=True)
        assert programs == {}
    else:
        assert browser.find_chromium(offline=False) == Path("/usr/bin/chromium")
