"""The pages that benchmarks compare are served, and what they ask for is noted."""

from __future__ import annotations

from urllib.request import urlopen

from tests.bench import start


def test_both_pages_are_served_and_what_is_asked_for_is_noted() -> None:
    with start.contenders() as both:
        for one in both.values():
            for name in ("", "pyodide-lock.json?now" if one is both["bare"] else "pyscript.toml"):
                with urlopen(one.address + name) as answer:
                    assert answer.status == 200
        assert both["bare"].asked == ["index.html", "pyodide-lock.json"]
        assert both["ours"].asked == ["index.html", "pyscript.toml"]
