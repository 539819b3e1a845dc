"""The table of the tests of Monstrum's rules."""

from collections.abc import Iterator

import pytest

from tests.rules.monstrum.table import Table, TableMaker


@pytest.fixture
def table() -> Iterator[TableMaker]:
    """Make tables; when the test is over, check that no card was lost and no die of the script was left."""
    made: list[Table] = []

    def make() -> Table:
        made.append(Table())
        return made[-1]

    yield make
    for one in made:
        one.check()
