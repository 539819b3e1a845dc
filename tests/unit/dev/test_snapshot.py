"""The memory snapshot that the build makes: the same bytes twice, usable without any file, reused only when whole."""

from __future__ import annotations

import dataclasses
import hashlib
import io
import json
import shutil
import subprocess
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest
import zstandard

from tools import snapshot as snapshot_module
from tools.library import LATER, imported, trimmed_library
from tools.pack import packed
from tools.project import NODE_MODULES, ROOT, SITE, Damaged, Stop, run_logged
from tools.setup import node
from tools.site import WASM
from tools.snapshot import Snapshot, kept_snapshot, snapshot_for
from tools.vendored import PYODIDE_LIBRARY

LIBRARY = NODE_MODULES / "pyodide" / PYODIDE_LIBRARY
RESUME = """
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
const [room, pyodide, memory, stdLibURL, code] = process.argv.slice(1);
const { spread, withRoom } = await import(pathToFileURL(room).href);
const { loadPyodide } = await import(pathToFileURL(pyodide).href);
const bytes = new Uint8Array(readFileSync(memory)).buffer;
const whole = new Uint8Array(new Uint32Array(bytes)[0]);
spread(bytes, whole);
const options = { _loadSnapshot: Promise.resolve(whole), stdLibURL };
const python = await withRoom(Promise.resolve(whole), () => loadPyodide(options));
console.log(python.runPython(code));
"""
CODE = """
import importlib, json, sys
loaded = set(sys.modules)
for name in {names}:
    importlib.import_module(name)
from table.printed import printed_rulebook
json.dumps([
    sorted(loaded & {"js", "pyscript", "micropip"}), "table.dom" in loaded,
    len(printed_rulebook("monstrum", "pl")), sys.flags.optimize,
])
"""


@pytest.fixture(scope="module")
def about() -> Snapshot:
    """The snapshot of site/, as build.json tells of it."""
    noted = json.loads((SITE / "build.json").read_text("utf-8"))["snapshot"]
    found = kept_snapshot(SITE, noted["made_from"])
    assert found is not None
    return found


def unpacked(about: Snapshot, part: str) -> bytes:
    sent = (SITE / about.folder / about.parts[part].file).read_bytes()
    return zstandard.decompress(sent) if part == "memory" else sent


def fresh_site(folder: Path) -> Path:
    """Return a site without a snapshot that holds what one is made from."""
    shutil.copytree(SITE / "vendor" / "pyodide", folder / "vendor" / "pyodide")
    shutil.copyfile(NODE_MODULES / "pyodide" / WASM, folder / "vendor" / "pyodide" / WASM)
    return folder


def the_wheel() -> Path:
    return next(SITE.glob("wheel/*/*.whl"))


def pack_quickly(words: Sequence[str | Path], failure: str) -> None:
    """Run what makes a snapshot, but pack at the lowest level: the usual one takes most of the time."""
    if "tools.pack" in words:
        source, target = map(Path, words[-2:])
        target.write_bytes(zstandard.compress(source.read_bytes(), 1))
    else:
        run_logged(words, failure)


def test_the_same_input_gives_the_same_snapshot(
    about: Snapshot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot_module, "run_logged", pack_quickly)
    again = snapshot_for(fresh_site(tmp_path / "new"), the_wheel(), tmp_path / "no old site")
    assert (again.folder, again.made_from) == (about.folder, about.made_from)
    assert about.folder == f"snapshot/{about.parts['memory'].sha256[:16]}"
    for name, part in about.parts.items():
        assert (again.parts[name].length, again.parts[name].sha256) == (part.length, part.sha256)
        made = (tmp_path / "new" / about.folder / part.file).read_bytes()
        assert (zstandard.decompress(made) if name == "memory" else made) == unpacked(about, name)


def test_the_same_memory_is_packed_the_same() -> None:
    memory = b"".join(number.to_bytes(4, "little") for number in range(50_000))
    assert packed(memory) == packed(memory)
    assert zstandard.decompress(packed(memory)) == memory


def test_the_page_and_what_it_may_import_later_work_from_the_snapshot_without_files(
    about: Snapshot, tmp_path: Path
) -> None:
    from table.printed import printed_rulebook

    for part in about.parts:
        (tmp_path / part).write_bytes(unpacked(about, part))
    names = [name.removesuffix(".py").replace("/", ".") for name in LATER]
    words = [ROOT / "js" / "room.mjs", NODE_MODULES / "pyodide" / "pyodide.mjs"]
    words += [tmp_path / "memory", tmp_path / "library"]
    command = [node(), "--input-type=module", "-e", RESUME, *words, CODE.replace("{names}", repr(names))]
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout) == [[], True, len(printed_rulebook("monstrum", "pl")), 2]


def test_the_libraries_hold_what_may_be_imported_and_no_clock(about: Snapshot) -> None:
    served = SITE / "vendor" / "pyodide" / PYODIDE_LIBRARY
    for made, names in ((unpacked(about, "library"), LATER), (served.read_bytes(), imported())):
        assert made == trimmed_library(LIBRARY, names)
        with zipfile.ZipFile(io.BytesIO(made)) as trimmed, zipfile.ZipFile(LIBRARY) as whole:
            assert trimmed.namelist() == list(names)
            assert all(trimmed.read(name) == whole.read(name) for name in names)
            assert {info.date_time for info in trimmed.infolist()} == {(2020, 2, 2, 0, 0, 0)}
    assert set(LATER) < set(imported())


def test_a_library_that_lacks_a_file_is_damaged() -> None:
    with pytest.raises(Damaged, match=r"python_stdlib\.zip is missing or damaged"):
        trimmed_library(LIBRARY, ["antigravity.py", "no_such.py"])


def test_what_the_page_is_told_cannot_end_its_script_element(about: Snapshot) -> None:
    told = dataclasses.replace(about, folder="</script>").for_page()
    assert "<" not in told
    assert json.loads(told)["folder"] == "</script>"
    assert json.loads(about.for_page())["parts"]["memory"]["length"] == len(unpacked(about, "memory"))


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A finished site, as far as its snapshot goes."""
    shutil.copytree(SITE / "snapshot", tmp_path / "site" / "snapshot")
    shutil.copyfile(SITE / "build.json", tmp_path / "site" / "build.json")
    return tmp_path / "site"


def test_a_snapshot_made_from_the_same_is_taken_over(about: Snapshot, old: Path, tmp_path: Path) -> None:
    new = fresh_site(tmp_path / "new")
    taken = snapshot_for(new, the_wheel(), old)
    assert taken == about
    assert (new / taken.folder / "memory.bin").read_bytes() == (SITE / about.folder / "memory.bin").read_bytes()
    assert kept_snapshot(old, "other input") is None


@pytest.mark.parametrize("fault", ["missing", "cut", "altered", "no note", "half a note"])
def test_a_snapshot_that_is_not_whole_is_not_taken_over(about: Snapshot, old: Path, fault: str) -> None:
    memory = old / about.folder / "memory.bin"
    content = memory.read_bytes()
    if fault == "missing":
        memory.unlink()
    elif fault == "no note":
        (old / "build.json").unlink()
    elif fault == "half a note":
        (old / "build.json").write_text('{"snapshot": {"folder": "snapshot"}}', encoding="utf-8")
    else:
        memory.write_bytes(content[:-9] if fault == "cut" else zstandard.compress(b"something else"))
    assert kept_snapshot(old, about.made_from) is None


def test_a_part_of_the_interpreter_that_is_missing_is_named(tmp_path: Path) -> None:
    new = fresh_site(tmp_path / "new")
    (new / "vendor" / "pyodide" / WASM).unlink()
    with pytest.raises(Damaged, match=r"pyodide\.asm\.wasm is missing or damaged"):
        snapshot_for(new, the_wheel(), tmp_path / "no old site")


def test_the_page_is_told_the_length_and_digest_of_what_it_unpacks_and_the_file_is_far_smaller(about: Snapshot) -> None:
    for name, part in about.parts.items():
        content, sent = unpacked(about, name), (SITE / about.folder / part.file).read_bytes()
        assert (part.length, part.sha256) == (len(content), hashlib.sha256(content).hexdigest())
        assert part.sent == hashlib.sha256(sent).hexdigest()
    sent = (SITE / about.folder / about.parts["memory"].file).read_bytes()
    assert 5 * len(sent) < about.parts["memory"].room
    assert int.from_bytes(unpacked(about, "memory")[:4], "little") == about.parts["memory"].room
    assert zstandard.get_frame_parameters(sent).content_size == about.parts["memory"].length


def test_a_memory_that_cannot_be_packed_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "snapshot.mjs").write_text(
        'import { writeFileSync } from "node:fs"; writeFileSync(process.argv[5], "memory");\n', encoding="utf-8"
    )
    monkeypatch.setattr(snapshot_module, "SCRIPT", tmp_path / "snapshot.mjs")
    monkeypatch.setattr(snapshot_module, "venv_python", lambda: "no such python")
    with pytest.raises(Stop, match=r"memory snapshot of site/ could not be packed; remove \.venv and run this again"):
        snapshot_for(fresh_site(tmp_path / "new"), the_wheel(), tmp_path / "no old site")


def test_a_node_that_cannot_make_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "snapshot.mjs").write_text("process.exit(3)\n", encoding="utf-8")
    monkeypatch.setattr(snapshot_module, "SCRIPT", tmp_path / "snapshot.mjs")
    with pytest.raises(Stop, match=r"Node\.js could not make the memory snapshot of site/; .* run this again"):
        snapshot_for(fresh_site(tmp_path / "new"), the_wheel(), tmp_path / "no old site")
