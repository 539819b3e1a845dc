"""The list of the service worker: every file of the site with its digest, and a build that fails without one."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from pathlib import Path

import pytest

from tools import site as site_module
from tools.precache import check_worker, kept_files, write_worker
from tools.project import ROOT, SITE, Stop


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A site of few files, without a worker."""
    for name, content in {
        "index.html": b"<!doctype html>",
        "css/look.css": b"a{}",
        "vendor/workbox/workbox-core.prod.js": b"1",
        "large.bin": bytes(3_000_000),  # more than Workbox keeps unasked
        ".nojekyll": b"",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    return tmp_path


def entries(site: Path) -> list[dict[str, str]]:
    found = re.search(r"const FILES = (\[.*\]);", (site / "sw.js").read_text(encoding="utf-8"))
    assert found is not None
    listed: list[dict[str, str]] = json.loads(found[1])
    return listed


def test_every_file_is_kept_with_its_digest_and_the_page_by_its_folder(small: Path) -> None:
    write_worker(small)
    names = {"./": "index.html", "css/look.css": "css/look.css", "large.bin": "large.bin"}
    listed = entries(small)
    assert [one["url"] for one in listed] == list(names)
    for one in listed:
        digest = hashlib.sha256((small / names[one["url"]]).read_bytes()).digest()
        assert one["integrity"] == f"sha256-{base64.b64encode(digest).decode()}"
        assert one["revision"]


def test_the_worker_of_the_built_site_keeps_all_but_itself_and_its_parts() -> None:
    there = {file.relative_to(SITE).as_posix() for file in SITE.rglob("*") if file.is_file()}
    parts = {f"vendor/workbox/workbox-{part}.prod.js" for part in ("core", "routing", "strategies", "precaching")}
    assert there - set(kept_files(SITE)) == {"sw.js", ".nojekyll", *parts}
    loaded = re.findall(r'"(vendor/[^"]+\.prod\.js)"', (ROOT / "sw.js").read_text(encoding="utf-8"))
    assert set(loaded) == parts


def test_a_file_that_the_list_lacks_stops_the_build(small: Path) -> None:
    (small / ".hidden").write_text("dotfiles are not found by patterns", encoding="utf-8")
    with pytest.raises(Stop, match=r"^sw\.js would not keep exactly the files of site/ \(\.hidden\); mend [^\n]*\.$"):
        write_worker(small)


def test_a_file_that_is_gone_but_listed_stops_the_build(small: Path) -> None:
    write_worker(small)
    (small / "css" / "look.css").unlink()
    with pytest.raises(Stop, match=r"\(css/look\.css\)"):
        check_worker(small)


def test_a_site_that_lost_its_worker_is_made_anew(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Path] = []

    def make(site: Path) -> None:
        site.mkdir()
        made.append(site)

    (small / "sw.js").write_text("worker", encoding="utf-8")
    about = {"source": site_module._inputs_digest(), "files": site_module._sizes(small)}
    (small / "build.json").write_text(json.dumps(about), encoding="utf-8")
    monkeypatch.setattr(site_module, "SITE", small)
    monkeypatch.setattr(site_module, "make_site", make)
    site_module.build_site(offline=True)
    assert made == []
    (small / "sw.js").unlink()
    site_module.build_site(offline=True)
    assert len(made) == 1
