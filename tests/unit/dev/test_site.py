"""What `dev.py build` makes: every part the page asks for, addresses without a leading slash, the same bytes twice."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import zipfile
from contextlib import nullcontext
from pathlib import Path

import pytest

from tools import site as site_module
from tools.project import Damaged, Stop


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site made afresh, beside the one that dev.py keeps."""
    target = tmp_path_factory.mktemp("fresh") / "site"
    site_module.make_site(target)
    return target


def test_the_parts_that_the_page_loads_are_there(built: Path) -> None:
    for name in (
        "index.html",
        "main.py",
        "pyscript.toml",
        "vendor/pyodide/pyodide.mjs",
        "vendor/pyscript/core.js",
        "vendor/idiomorph/idiomorph.esm.js",
        "vendor/panzoom/panzoom.es.js",
        "vendor/zstddec/zstddec-stream.mjs",
        "fonts/fonts.css",
        "credits.json",
        "licences/panzoom-panzoom.txt",
        "licences/zstddec.txt",
    ):
        assert (built / name).is_file(), name


def test_the_webassembly_lies_in_a_folder_named_after_its_content_and_the_page_knows_where(built: Path) -> None:
    told = re.findall(
        r'<script type="application/json" id="wasm">(.*?)</script>', (built / "index.html").read_text("utf-8")
    )
    (wasm,) = built.rglob("*.wasm")
    assert [json.loads(text) for text in told] == [{"address": wasm.relative_to(built).as_posix()}]
    assert wasm.relative_to(built).parts[0] == "wasm"
    assert wasm.parent.name == hashlib.sha256(wasm.read_bytes()).hexdigest()[:16]


def test_what_is_begun_first_stands_in_the_page_before_all_that_it_loads(built: Path) -> None:
    page = (built / "index.html").read_text(encoding="utf-8")
    early = (site_module.ROOT / site_module.EARLY).read_text(encoding="utf-8")
    assert not (built / site_module.EARLY).exists()
    loaded = re.search(r"<script src=|rel=\"modulepreload|rel=\"stylesheet", page)
    assert loaded is not None and 0 < page.index(early) < loaded.start()


def test_the_wheel_named_by_build_json_holds_rules_page_code_and_data(built: Path) -> None:
    about = json.loads((built / "build.json").read_text(encoding="utf-8"))
    wheel = built / about["wheel"]
    names = zipfile.ZipFile(wheel).namelist()
    assert wheel.name == f"kraina-{about['version']}-py3-none-any.whl"
    assert wheel.parent.name == hashlib.sha256(wheel.read_bytes()).hexdigest()[:16]
    assert {"kraina/__init__.py", "table/__init__.py", "kraina/data/monstrum/rules.pl.toml"} <= set(names)
    assert {name.split("/")[0] for name in names} == {"kraina", "table", f"kraina-{about['version']}.dist-info"}


def test_the_interpreters_lock_names_the_micropip_that_lies_beside_it(built: Path) -> None:
    pyodide = built / "vendor" / "pyodide"
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    entry = lock["packages"].pop("micropip")
    assert lock["packages"] == {}
    assert entry["version"] == "0.11.1"
    assert entry["sha256"] == hashlib.sha256((pyodide / entry["file_name"]).read_bytes()).hexdigest()


def test_fonts_have_latin_and_latin_ext_in_every_style(built: Path) -> None:
    faces = (built / "fonts" / "fonts.css").read_text(encoding="utf-8").split("@font-face")[1:]
    named = [re.findall(r"url\(([^)]*)\)", face) for face in faces]
    assert len(faces) == 12  # Alegreya: 2 weights, upright and italic; Cinzel: 2 weights; each in 2 files
    assert all(len(urls) == 1 and (built / "fonts" / urls[0]).is_file() for urls in named)
    assert all("unicode-range" in face for face in faces)


def test_no_address_in_the_page_leaves_its_folder(built: Path) -> None:
    page = (built / "index.html").read_text(encoding="utf-8")
    loaded = re.findall(r"<(?:script|link|img|source|use)\b[^>]*?(?:src|href)=\"([^\"]+)\"", page)
    assert loaded
    assert [address for address in loaded if address.startswith(("/", "http:", "https:"))] == []


def test_the_page_names_the_snapshot_and_fetches_at_once_only_what_is_there(built: Path) -> None:
    page = (built / "index.html").read_text(encoding="utf-8")
    about = json.loads((built / "build.json").read_text(encoding="utf-8"))["snapshot"]
    told = re.findall(r'<script type="application/json" id="snapshot">(.*?)</script>', page)
    assert [json.loads(text) for text in told] == [{"folder": about["folder"], "parts": about["parts"]}]
    fetched = re.findall(r'<link rel="(modulepreload|preload)"[^>]*? href="([^"]*)">', page)
    assert ("modulepreload", "vendor/pyodide/pyodide.asm.mjs") in fetched
    assert ("preload", f"{about['folder']}/library.zip") in fetched
    assert [name for _, name in fetched if not (built / name).is_file()] == []
    assert [name for _, name in fetched if name.endswith(".wasm")] == []


def test_the_rulebooks_lie_there_to_be_read_before_python_is_up(built: Path) -> None:
    names = {file.name for file in (built / "rules").iterdir()}
    assert {"monstrum.en.html", "monstrum.pl.html", "magiczny_miecz.en.html", "magiczny_miecz.pl.html"} <= names


def test_a_page_without_a_place_for_the_snapshot_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site_module, "START", "<!-- somewhere else -->")
    with pytest.raises(Stop, match=r"index\.html must contain <!-- somewhere else --> once"):
        site_module.make_site(tmp_path / "site")


def test_the_same_input_gives_the_same_bytes(built: Path, tmp_path: Path) -> None:
    site_module.make_site(tmp_path / "again")
    first, again = (
        {str(file.relative_to(top)): file.read_bytes() for file in top.rglob("*") if file.is_file()}
        for top in (built, tmp_path / "again")
    )
    assert sorted(first) == sorted(again)
    assert [name for name in first if first[name] != again[name]] == []


@pytest.fixture
def kept(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A finished site where dev.py keeps it; another one made in its place is an empty folder."""
    shutil.copytree(built, tmp_path / "site")
    monkeypatch.setattr(site_module, "SITE", tmp_path / "site")
    monkeypatch.setattr(site_module, "make_site", Path.mkdir)
    return tmp_path / "site"


def test_a_site_of_the_same_input_is_left_alone(kept: Path) -> None:
    site_module.build_site(offline=True)
    assert (kept / "build.json").exists()


def test_a_site_of_other_input_is_made_anew(kept: Path) -> None:
    about = json.loads((kept / "build.json").read_text(encoding="utf-8"))
    (kept / "build.json").write_text(json.dumps({**about, "source": "0"}), encoding="utf-8")
    site_module.build_site(offline=True)
    assert not (kept / "build.json").exists()


@pytest.mark.parametrize("text", ["[]", "{", "", '{"source": 1}', "\udcff"])
def test_a_site_with_a_damaged_note_is_made_anew(kept: Path, text: str) -> None:
    (kept / "build.json").write_bytes(text.encode("utf-8", "surrogateescape"))
    site_module.build_site(offline=True)
    assert not (kept / "build.json").exists()


@pytest.mark.parametrize("content", [None, b""], ids=["missing", "empty"])
def test_a_site_that_lost_a_file_is_made_anew(kept: Path, content: bytes | None) -> None:
    lost = kept / "vendor" / "pyodide" / "pyodide.mjs"
    lost.unlink() if content is None else lost.write_bytes(content)
    site_module.build_site(offline=True)
    assert not (kept / "build.json").exists()


@pytest.mark.parametrize("mended", [True, False])
def test_a_damaged_part_is_fetched_once_and_then_told(
    kept: Path, monkeypatch: pytest.MonkeyPatch, mended: bool
) -> None:
    fetched: list[Damaged] = []
    damage = Damaged(kept.parent / "node_modules" / "pyodide" / "pyodide.mjs")

    def make(site: Path) -> None:
        site.mkdir()
        if not (fetched and mended):
            raise damage

    monkeypatch.setattr(site_module, "make_site", make)
    monkeypatch.setattr(site_module, "mend", fetched.append)
    (kept / "index.html").unlink()
    with (
        nullcontext() if mended else pytest.raises(Stop, match=r"pyodide\.mjs is missing or damaged; remove .*node_mod")
    ):
        site_module.build_site(offline=False)
    assert fetched == [damage]
    assert (kept / "build.json").exists() is not mended
    fetched.clear()
    (kept / "index.html").unlink(missing_ok=True)
    with pytest.raises(Stop, match=r"pyodide\.mjs is missing or damaged; run this once without --offline\."):
        site_module.build_site(offline=True)
    assert fetched == []


@pytest.mark.parametrize("content", [b'a = "1"\nb = \n', b'a = "\xff"'], ids=["no value", "not text"])
def test_data_that_cannot_be_read_is_told_with_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes
) -> None:
    monkeypatch.setattr(site_module, "ROOT", tmp_path)
    for file in ("package-lock.json", "pyproject.toml", "pyscript.toml", "data/monstrum/rules.pl.toml"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).touch()
    (tmp_path / "data" / "monstrum" / "rules.pl.toml").write_bytes(content)
    with pytest.raises(Stop, match=r"rules\.pl\.toml is not valid TOML: .*(line 2|position 5).*; correct that and run"):
        site_module.make_site(tmp_path / "site")


def test_a_missing_part_of_the_page_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site_module, "PAGE_FILES", ("missing.html",))
    with pytest.raises(Stop, match=r"missing\.html is missing, and site/ cannot be built without it"):
        site_module.build_site(offline=True)
