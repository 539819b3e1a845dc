"""A language made of marks: a copy of site/ whose Polish sentences are those of the page, each wrapped in ⟦ and ⟧."""

from __future__ import annotations

import json
import re
import shutil
import tomllib
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

OPEN, SHUT = "⟦", "⟧"
NAMES = ("names",)
"""Tables of names, which are no sentences."""
PROSE = ("title", "text", "reading", "question", "answer")
"""What is prose in a row of a rulebook."""
BARE = re.compile(r"[\w-]+", re.ASCII)
LIST = re.compile(r"\|(?![^{]*})")
"""What parts a list has between them: the forms of a plural, which have braces around them, are none."""
STATIC = re.compile(r'(<span lang="pl">)(.*?)(</span>)', re.DOTALL)
STRAY = """([open, shut, names]) => {
  const stray = [], say = (where, text) => {
    for (const name of names) text = text.replaceAll(name, ' ');
    text = text.replace(/\\b[IVX]+\\b/g, ' ');
    if (/\\p{L}{2,}/u.test(text)) stray.push(`${where}: ${text.trim().slice(0, 80)}`);
  };
  const outside = (text) => {
    let depth = 0, left = '';
    for (const sign of text) {
      if (sign === open) depth += 1;
      else if (sign === shut) depth -= 1;
      else if (!depth) left += sign;
    }
    return left;
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const unsaid = 'script, style, noscript, kbd, code, #sprite, #progress, .languages, [lang=en]';
  let depth = 0;
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    if (element.closest(unsaid)) continue;
    let left = '';
    for (const sign of walk.currentNode.textContent) {
      if (sign === open) depth += 1;
      else if (sign === shut) depth -= 1;
      else if (!depth) left += sign;
    }
    if (left.trim()) say(`${element.tagName} ${element.getAttribute('class') ?? ''}`, left);
  }
  if (depth) stray.push(`${depth} marks are open at the end`);
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (element.closest(unsaid)) continue;
      say(`${name} of ${element.tagName} ${element.getAttribute('class') ?? ''}`, outside(element.getAttribute(name)));
    }
  }
  say('title', outside(document.title));
  return [...new Set(stray)];
}"""
"""Returns every text and label that stands outside all marks, names and numbers aside."""


def pseudo_site(site: Path, target: Path) -> None:
    """Copy a built site so that its Polish is the language of marks; it starts the plain way, from the wheel."""
    shutil.copytree(site, target)
    for made in ("snapshot", "rules"):  # they hold the sentences as they were built
        shutil.rmtree(target / made)
    page = target / "index.html"
    page.write_text(STATIC.sub(rf"\1{OPEN}\2{SHUT}\3", page.read_text("utf-8")), "utf-8")
    wheel = next(target.glob("wheel/*/*.whl"))
    with zipfile.ZipFile(wheel) as old:
        parts = {name: old.read(name) for name in old.namelist()}
    with zipfile.ZipFile(wheel, "w") as new:
        for name, data in parts.items():
            new.writestr(name, marked(name, data.decode("utf-8")) if name.endswith(".pl.toml") else data)


def marked(name: str, text: str) -> str:
    """Return a file of sentences, or of rows of a rulebook, with marks around everything that is read."""
    data = tomllib.loads(text)
    if Path(name).name.split(".")[0] in ("rules", "rulings"):
        return "\n".join(_row(table, row) for table, rows in data.items() for row in rows)
    return "\n".join(_sentences(data, ""))


def _row(table: str, row: Mapping[str, Any]) -> str:
    lines = [f"[[{table}]]"]
    for key, value in row.items():
        wrapped = f"{OPEN}{value}{SHUT}" if key in PROSE and isinstance(value, str) else value
        lines.append(f"{key} = {json.dumps(wrapped, ensure_ascii=False)}")
    return "\n".join(lines)


def _sentences(data: Mapping[str, Any], prefix: str) -> list[str]:
    lines: list[str] = []
    for key, value in data.items():
        path = prefix + (key if BARE.fullmatch(key) else json.dumps(key))
        if isinstance(value, dict):
            lines += _sentences(value, f"{path}.")
        else:
            wrapped = value if path.split(".")[0] in NAMES else _wrapped(str(value))
            lines.append(f"{path} = {json.dumps(wrapped, ensure_ascii=False)}")
    return lines


def _wrapped(sentence: str) -> str:
    """Return a sentence in marks; of a list, such as that of the months, each part."""
    return "|".join(f"{OPEN}{part}{SHUT}" for part in LIST.split(sentence))
