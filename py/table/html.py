"""Building HTML and SVG as text. Whatever comes from players, packs or saves is escaped here and nowhere else."""

import re
from functools import cache
from html import escape

SPECIAL = re.compile("[&<>\"']")


class Markup(str):
    """Text that is HTML already. Any other string is escaped when it is put into HTML."""

    __slots__ = ()


def esc(value: object) -> Markup:
    """Return a value as HTML: markup as it is, anything else escaped."""
    if type(value) is Markup:
        return value
    text = value if type(value) is str else str(value)
    return Markup(text if SPECIAL.search(text) is None else escape(text, quote=True))


@cache
def _attribute(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def attrs(**values: object) -> Markup:
    """Return attributes: ``class_`` is ``class``, ``data_key`` is ``data-key``; None and False leave one out."""
    parts: list[str] = []
    for name, value in values.items():
        if value is None or value is False:
            continue
        parts.append(f" {_attribute(name)}" if value is True else f' {_attribute(name)}="{esc(value)}"')
    return Markup("".join(parts))


def tag(name: str, /, *children: object, **values: object) -> Markup:
    """Return an element with its children; strings among them are escaped."""
    return Markup(f"<{name}{attrs(**values) if values else ''}>{join(*children)}</{name}>")


def join(*parts: object) -> Markup:
    """Return parts one after the other; None is nothing, strings are escaped."""
    return Markup("".join([part if type(part) is Markup else esc(part) for part in parts if part is not None]))


def icon(name: str, title: str = "") -> Markup:
    """Return an icon of the loaded sprite, hidden from screen readers unless it has a title."""
    use = Markup(f'<use href="#i-{esc(name)}"></use>')
    label = tag("title", title) if title else None
    hidden = None if title else "true"
    return tag(
        "svg", label, use, class_="icon", aria_hidden=hidden, role="img" if title else None, viewBox="0 0 512 512"
    )
