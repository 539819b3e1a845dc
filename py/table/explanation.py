"""What a game's renderer tells of a counter when the page is asked to explain it."""

from dataclasses import dataclass

from kraina.engine.ids import RuleRef


@dataclass(frozen=True, slots=True)
class Counter:
    """A counter of a player. Its sentences are ``explain.counter.<name>.name`` and ``explain.counter.<name>.text``."""

    name: str
    value: str
    rule: RuleRef
    parts: tuple[tuple[str, str], ...] = ()
    """What it is made of, or what adds to it: words and points."""
