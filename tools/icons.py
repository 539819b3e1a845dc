"""Makes one SVG sprite for each game: the icons that `data/<game>/icons.toml` and `data/ui/icons.toml` name, and the
grounds that `data/<game>/pictures.toml` sets them on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.project import Stop, read_json, read_toml, shown

SYMBOL = re.compile(r'<symbol id="g-([\w-]+)".*?</symbol>', re.DOTALL)
PICTURES = "pictures.toml"


def write_sprites(data: Path, icon_set: Path, grounds: Path, target: Path) -> None:
    """Write `<target>/<game>.svg` for every folder of `data` with an icons.toml.

    A symbol's id is the icon's name after `i-`, or the ground's after `g-`; a game's sprite also holds the icons of
    `ui` and of the games that it borrows from. Raises Stop for a name that the icon set or the file of grounds lacks.
    """
    icons = read_json(icon_set, "icons", "width", "height")
    drawn = {match[1]: match[0] for match in SYMBOL.finditer(grounds.read_text(encoding="utf-8"))}
    shared = data / "ui" / "icons.toml"
    target.mkdir(parents=True)
    for wanted in sorted(data.glob("*/icons.toml")):
        bodies: dict[str, str] = {}
        grounds_of: dict[str, str] = {}
        for folder in (wanted.parent, *_borrowed(wanted.parent)):
            own, pictures = folder / wanted.name, folder / PICTURES
            for source, names in ((own, _names(own)), (pictures, _emblems(pictures)), (shared, _names(shared))):
                bodies.update({name: _body(icons, name, source) for name in names})
            grounds_of.update({name: _ground(drawn, name, pictures) for name in _grounds(pictures)})
        symbols = [grounds_of[name] for name in sorted(grounds_of)]
        sprite = target / f"{wanted.parent.name}.svg"
        sprite.write_text(_sprite(bodies, icons, symbols), encoding="utf-8", newline="\n")


def _borrowed(folder: Path) -> list[Path]:
    """Return the folders of the games whose things a game shows as well, as its ``borrows.toml`` names them."""
    source = folder / "borrows.toml"
    return [folder.with_name(name) for name in read_toml(source)["folders"]] if source.exists() else []


def _names(source: Path) -> list[str]:
    return list(_strings(read_toml(source))) if source.exists() else []


def _emblems(source: Path) -> list[str]:
    return list(_strings(read_toml(source).get("emblem", {}))) if source.exists() else []


def _grounds(source: Path) -> list[str]:
    """Return the names of the grounds that a game stands its pictures on, each once."""
    if not source.exists():
        return []
    return sorted({name for grounds in read_toml(source).get("ground", {}).values() for name in grounds})


def _strings(table: dict[str, Any]) -> Iterator[str]:
    for value in table.values():
        if isinstance(value, dict):
            yield from _strings(value)
        elif isinstance(value, str):
            yield value


def _body(icons: dict[str, Any], name: str, source: Path) -> str:
    alias = icons.get("aliases", {}).get(name, {})
    icon = icons["icons"].get(alias.get("parent", name))
    if icon is None:
        raise Stop(f"{shown(source)} names the icon {name!r}, which game-icons does not have; choose another name.")
    return str(icon["body"])


def _ground(drawn: dict[str, str], name: str, source: Path) -> str:
    if name not in drawn:
        raise Stop(f"{shown(source)} names the ground {name!r}, which is not drawn; choose one of {', '.join(drawn)}.")
    return drawn[name]


def _sprite(bodies: dict[str, str], icons: dict[str, Any], grounds: list[str]) -> str:
    box = f"0 0 {icons['width']} {icons['height']}"
    symbols = "".join(f'<symbol id="i-{name}" viewBox="{box}">{bodies[name]}</symbol>\n' for name in sorted(bodies))
    symbols += "".join(f"{one}\n" for one in grounds)
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}</svg>\n'
