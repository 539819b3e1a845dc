"""Building HTML and SVG as text. Whatever comes from players, packs or saves is escaped here and nowhere else."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from html import escape

UNSEEN = "\x00-\x08\x0b\x0c\x0e-\x1f\x7f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff"
"""Characters that no page may hold, and those that turn the direction of all the text after them."""
SPECIAL = re.compile(f"[&<>\"'{UNSEEN}]")
LEFT_OUT = re.compile(f"[{UNSEEN}]")


class Markup(str):
    """Text that is HTML already. Any other string is escaped when it is put into HTML."""

    __slots__ = ()


class Branch(Markup):
    """An element, or some one after the other, that remembers its children: see ``table.changes``."""

    __slots__ = ("children", "start")
    start: str
    """The tag that it begins with; nothing where there is none around the children."""
    children: tuple[Markup, ...]
    """Each of them is one element."""


def _escaped(value: object) -> str:
    if isinstance(value, Markup):
        return value
    text = value if type(value) is str else str(value)
    return text if SPECIAL.search(text) is None else escape(LEFT_OUT.sub("", text), quote=True)


def esc(value: object) -> Markup:
    """Return a value as HTML: markup as it is, anything else escaped."""
    return value if isinstance(value, Markup) else Markup(_escaped(value))


@cache
def _attribute(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def _attrs(values: Mapping[str, object]) -> str:
    text = ""
    for name, value in values.items():
        if value is True:
            text += f" {_attribute(name)}"
        elif value is not None and value is not False:
            text += f' {_attribute(name)}="{_escaped(value)}"'
    return text


def attrs(**values: object) -> Markup:
    """Return attributes: ``class_`` is ``class``, ``data_key`` is ``data-key``; None and False leave one out."""
    return Markup(_attrs(values))


def _joined(parts: Iterable[object]) -> str:
    return "".join([_escaped(part) for part in parts if part is not None])


def tag(name: str, /, *children: object, **values: object) -> Markup:
    """Return an element with its children; strings among them are escaped."""
    return Markup(f"<{name}{_attrs(values) if values else ''}>{_joined(children)}</{name}>")


def join(*parts: object) -> Markup:
    """Return parts one after the other; None is nothing, strings are escaped."""
    return Markup(_joined(parts))


def branch(name: str, /, *children: Markup | None, **values: object) -> Branch:
    """Return an element whose children, each one element, are drawn anew one by one; without a name the children."""
    kept = tuple(child for child in children if child)
    start = f"<{name}{_attrs(values) if values else ''}>" if name else ""
    made = Branch(f"{start}{''.join(kept)}{f'</{name}>' if name else ''}")
    made.start, made.children = start, kept
    return made


def icon(name: str, title: str = "") -> Markup:
    """Return an icon of the loaded sprite, hidden from screen readers unless it has a title."""
    use = Markup(f'<use href="#i-{esc(name)}"></use>')
    label = tag("title", title) if title else None
    hidden = None if title else "true"
    return tag(
        "svg", label, use, class_="icon", aria_hidden=hidden, role="img" if title else None, viewBox="0 0 512 512"
    )
