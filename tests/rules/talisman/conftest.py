"""The table that the tests of the rules are laid out on."""

from collections.abc import Callable, Iterator

import pytest

from tests.rules.script import laid_out
from tests.rules.talisman.below import CaveTable
from tests.rules.talisman.table import Table, TableMaker


@pytest.fixture
def table() -> Iterator[TableMaker]:
    """Return a maker of tables; each is checked when the test is over."""
    yield from laid_out(Table)


@pytest.fixture
def joined() -> Iterator[Callable[[], CaveTable]]:
    """Return a maker of tables with the Cave; each is checked when the test is over."""
    yield from laid_out(CaveTable)
