"""The table that the tests of the rules are laid out on."""

from collections.abc import Iterator

import pytest

from tests.rules.magiczny_miecz.table import Table, TableMaker


@pytest.fixture
def table() -> Iterator[TableMaker]:
    """Return a maker of tables; each is checked when the test is over."""
    made: list[Table] = []

    def make() -> Table:
        made.append(Table())
        return made[-1]

    yield make
    for one in made:
        one.check()
