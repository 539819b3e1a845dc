"""Makes one SVG sprite for each game from the icons that `data/<game>/icons.toml` and `data/ui/icons.toml` name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.project import Stop, read_json, read_toml, shown


def write_sprites(data: Path, icon_set: Path, target: Path) -> None:
    """Write `<target>/<game>.svg` for every folder of `data` with an icons.toml.

    A symbol's id is the icon's name after `i-`; a game's sprite also holds the icons of `ui`. Raises Stop for a name
    that the icon set lacks.
    """
    icons = read_json(icon_set, "icons", "width", "height")
    shared = data / "ui" / "icons.toml"
    target.mkdir(parents=True)
    for wanted in sorted(data.glob("*/icons.toml")):
        bodies: dict[str, str] = {}
        for source in (wanted, shared):
            bodies.update({name: _body(icons, name, source) for name in _names(source)})
        sprite = target / f"{wanted.parent.name}.svg"
        sprite.write_text(_sprite(bodies, icons), encoding="utf-8", newline="\n")


def _names(source: Path) -> list[str]:
    if not source.exists():
        return []
    table = read_toml(source)
    return list(_strings(table))


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


def _sprite(bodies: dict[str, str], icons: dict[str, Any]) -> str:
    box = f"0 0 {icons['width']} {icons['height']}"
    symbols = "".join(f'<symbol id="i-{name}" viewBox="{box}">{bodies[name]}</symbol>\n' for name in sorted(bodies))
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}</svg>\n'
