"""Values: dataclasses that never change. Most of what rules make in a moment and throw away is one."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(*, kw_only: bool = False) -> Callable[[type[T]], type[T]]:
    """Make a class a frozen dataclass with slots, compared and hashed by its fields.

    Only the type checker keeps it from being changed: a check at run time makes building one four times as slow.
    """
    return dataclass(slots=True, unsafe_hash=True, kw_only=kw_only)
