"""The table that the tests of the rules are laid out on."""

from collections.abc import Iterator

import pytest

from tests.rules.legenda.table import Table, TableMaker
from tests.rules.script import laid_out


@pytest.fixture
def table() -> Iterator[TableMaker]:
    """Return a maker of tables; each is checked when the test is over."""
    yield from laid_out(Table)
