"""When something may be done beyond the course of a turn. Rule 1.8."""

from typing import Literal

MomentKind = Literal["turn", "own", "fight"]
"""turn: another's turn begins · own: between two actions of the own turn · fight: before the dice."""
