"""What changed between two states of a region: the page then touches these elements alone, and not all of it.

A region that is a ``Branch`` is compared child by child with what it was; where both are branches, of the same element
by name and id, it is gone into. An element is one child of a branch, so a place in the document is a path of numbers of
children.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from table.html import Branch, Markup


@dataclass(frozen=True, slots=True)
class Change:
    """Some children of an element that give way to others."""

    path: tuple[int, ...]
    """The way to the element from the region, by number of child, from 0."""
    place: int
    """The number of the first child concerned."""
    gone: int
    """How many children go."""
    fresh: tuple[Markup, ...]
    """What comes in their place."""


@dataclass(frozen=True, slots=True)
class Redress:
    """An element that gets other attributes and keeps its children."""

    path: tuple[int, ...]
    start: str
    """The tag that it begins with from now on."""


WHO = re.compile(r'^<([\w-]+)(?:[^>]*? id="([^"]*)")?')
"""The name of an element, and its id if it has one, in the tag that it begins with."""


def changes(old: Markup, new: Markup) -> list[Change | Redress] | None:
    """Return what turns one state of a region into another, or None where all of it has to be drawn anew."""
    if not isinstance(old, Branch) or not isinstance(new, Branch) or old.start or new.start:
        return None
    return _within((), old, new)


def _within(path: tuple[int, ...], old: Branch, new: Branch) -> list[Change | Redress]:
    """Return the changes among the children: one by one where their number stays, else all that differ at once."""
    same = _alike(old.children, new.children)
    rest = min(len(old.children), len(new.children)) - same
    after = min(rest, _alike(old.children[::-1], new.children[::-1]))
    gone, fresh = old.children[same : len(old.children) - after], new.children[same : len(new.children) - after]
    if len(gone) != len(fresh):
        return [Change(path, same, len(gone), fresh)]
    found: list[Change | Redress] = []
    for place, (before, now) in enumerate(zip(gone, fresh, strict=True), same):
        if before == now:
            continue
        if isinstance(before, Branch) and isinstance(now, Branch) and _same_element(before.start, now.start):
            if before.start != now.start:
                found.append(Redress((*path, place), now.start))
            found += _within((*path, place), before, now)
        else:
            found.append(Change(path, place, 1, (now,)))
    return found


def _same_element(old: str, new: str) -> bool:
    if old == new:
        return True
    before, now = WHO.match(old), WHO.match(new)
    return before is not None and now is not None and before.groups() == now.groups()


def _alike(some: Sequence[Markup], others: Sequence[Markup]) -> int:
    """Return how many are equal from the start on."""
    for place, (one, other) in enumerate(zip(some, others, strict=False)):
        if one != other:
            return place
    return min(len(some), len(others))
