"""Dates in words, in both languages."""

import pytest

from table.dates import written
from table.i18n import Texts


@pytest.mark.parametrize(
    ("language", "moment", "said"),
    [
        ("en", "2026-11-30T07:08", "30 November 2026, 07:08"),
        ("pl", "2026-01-05T23:59", "5 stycznia 2026, 23:59"),
        ("pl", "2026-10-12T00:00", "12 października 2026, 00:00"),
        ("en", "2026-13-01T07:08", "2026-13-01T07:08"),
        ("en", "long ago", "long ago"),
    ],
)
def test_a_moment_is_written_as_people_do(language: str, moment: str, said: str) -> None:
    assert written(Texts(language, ["ui"]), moment) == said
