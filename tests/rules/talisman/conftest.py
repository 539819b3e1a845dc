"""The table that the tests of the rules are laid out on."""

from collections.abc import Iterator

import pytest

from tests.rules.script import laid_out
from tests.rules.talisman.table import Table, TableMaker


@pytest.fixture
def table() -> Iterator[TableMaker]:
    """Return a maker of tables; each is checked when the test is over."""
    yield from laid_out(Table)
