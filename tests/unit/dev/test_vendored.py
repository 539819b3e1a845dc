"""The fetched parts of the page: whatever is missing, empty or unreadable is told as damage to that very file."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tools.icons import write_sprites
from tools.project import NODE_MODULES, ROOT, VENDOR, Damaged
from tools.vendored import FONTS, MODULES, PYODIDE_FILES, WORKBOX, copy_vendored

FETCHED = [f"pyodide/{name}" for name in (*PYODIDE_FILES, "pyodide-lock.json", "package.json")]
FETCHED += [f"{package}/dist/{file}" for package, file in MODULES.items()]
FETCHED += [f"@fontsource/{font}/400.css" for font in FONTS] + ["@pyscript/core/dist/core.js"]
FETCHED += ["idiomorph/package.json", "@iconify-json/game-icons/info.json"]
FETCHED += [f"workbox-{part}/build/workbox-{part}.prod.js" for part in WORKBOX]
FETCHED += ["@fontsource/cinzel/files/cinzel-latin-ext-400-normal.woff2"]


@pytest.fixture(scope="module")
def fetched(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what is fetched for the page, in which a test may damage a file if it mends it again."""
    top = tmp_path_factory.mktemp("fetched")
    shutil.copy(ROOT / "package.json", top)
    shutil.copytree(VENDOR, top / "vendor")
    packages = ("pyodide", "@pyscript", "idiomorph", "@panzoom", "zstddec", "@fontsource", "@iconify-json")
    for package in (*packages, *(f"workbox-{part}" for part in WORKBOX)):
        shutil.copytree(NODE_MODULES / package, top / "node_modules" / package)
    return top


def damage_told(fetched: Path, file: Path, content: bytes | None, target: Path) -> Path:
    """Return the path that copying tells as damaged when a file has other content, or is missing for None."""
    kept = file.read_bytes()
    target.mkdir()
    try:
        file.unlink() if content is None else file.write_bytes(content)
        with pytest.raises(Damaged) as told:
            copy_vendored(fetched / "node_modules", fetched / "vendor", target)
        return told.value.path
    finally:
        file.write_bytes(kept)
        shutil.rmtree(target)


@pytest.mark.parametrize("content", [None, b""], ids=["missing", "empty"])
def test_a_file_that_is_missing_or_empty_is_named(fetched: Path, tmp_path: Path, content: bytes | None) -> None:
    for place, name in enumerate(FETCHED):
        file = fetched / "node_modules" / name
        assert damage_told(fetched, file, content, tmp_path / str(place)) == file


@pytest.mark.parametrize("content", [b"{", b"[]", b"{}", b"\xff"])
def test_a_note_of_a_package_that_cannot_be_read_is_named(fetched: Path, tmp_path: Path, content: bytes) -> None:
    for place, name in enumerate(("pyodide/pyodide-lock.json", "idiomorph/package.json")):
        file = fetched / "node_modules" / name
        assert damage_told(fetched, file, content, tmp_path / str(place)) == file


def test_a_wheel_that_is_not_the_pinned_one_is_named(fetched: Path, tmp_path: Path) -> None:
    (wheel,) = (fetched / "vendor").glob("micropip-*.whl")
    assert damage_told(fetched, wheel, wheel.read_bytes()[:-1], tmp_path / "site") == wheel


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"{}"])
def test_an_icon_set_that_cannot_be_read_is_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "icons.json").write_bytes(content)
    with pytest.raises(Damaged, match=r"icons\.json is missing or damaged"):
        write_sprites(tmp_path / "data", tmp_path / "icons.json", tmp_path / "grounds.svg", tmp_path / "icons")
