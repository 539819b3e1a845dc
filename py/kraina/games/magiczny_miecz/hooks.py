"""Ways to put several functions of one kind together, in a fixed order."""

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from kraina.engine.decision import Flow
from kraina.engine.ids import PlayerId, Uid
from kraina.games.magiczny_miecz.state import Miecz
from kraina.games.magiczny_miecz.verbs import Deed

T = TypeVar("T")
Question: TypeAlias = Callable[[Miecz, PlayerId, T], Flow[bool]]
"""Whether something is so for a player and a card, or for a player and another one; it may ask."""


def first_of(*verbs: Question[T]) -> Question[T]:
    """Return a verb that asks some verbs one after the other and is true as soon as one is."""

    def run(ctx: Miecz, player: PlayerId, whom: T) -> Flow[bool]:
        for verb in verbs:
            if (yield from verb(ctx, player, whom)):
                return True
        return False

    return run


def all_of(*deeds: Deed) -> Deed:
    """Return a deed that does some deeds one after the other."""

    def run(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
        for deed in deeds:
            yield from deed(ctx, player, uid)

    return run
