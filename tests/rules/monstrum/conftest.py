"""The table of the tests of Monstrum's rules."""

from collections.abc import Iterator

import pytest

from tests.rules.monstrum.table import Table, TableMaker
from tests.rules.script import laid_out


@pytest.fixture
def table() -> Iterator[TableMaker]:
    """Make tables; when the test is over, check that no card was lost and no die of the script was left."""
    yield from laid_out(Table)
