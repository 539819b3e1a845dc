"""The exact chance of every row of a table of dice, put into the sentence that tells the table.

Rules and cards write such a table in one way: ``1: this; 2–3: that; 4, 5 or 6: another``. One that has each of 1 to 6
is rolled with one die, one that has each of 2 to 12 with two.
"""

import re
from functools import lru_cache

ROW = re.compile(r"(?<![\d–])\d{1,2}(?:(?:–|, | or | lub | albo )\d{1,2})*(?=: )")
NUMBER = re.compile(r"\d+")
ONE_DIE = {value: 1 for value in range(1, 7)}
TWO_DICE = {value: 6 - abs(value - 7) for value in range(2, 13)}
"""Ways to roll each number."""


def _numbers(row: str) -> list[int]:
    """Return the numbers that a row stands for."""
    found = [int(one) for one in NUMBER.findall(row)]
    return list(range(found[0], found[-1] + 1)) if "–" in row else found


def _tables(rows: list[list[int]]) -> list[tuple[int, int, dict[int, int]]]:
    """Return the whole tables among rows: the place of the first row, that behind the last, and the ways."""
    found = []
    for ways in (ONE_DIE, TWO_DICE):
        for start in range(len(rows)):
            listed: list[int] = []
            for end in range(start, len(rows)):
                listed += rows[end]
                if listed == list(ways):
                    found.append((start, end + 1, ways))
    return found


@lru_cache(maxsize=512)
def with_chances(sentence: str) -> str:
    """Return a sentence with the chance behind the numbers of every row of its tables: ``2–3 (2/6): that``."""
    matches = list(ROW.finditer(sentence))
    rows = [_numbers(match[0]) for match in matches]
    said: dict[int, str] = {}
    for start, end, ways in _tables(rows):
        for place in range(start, end):
            said[matches[place].end()] = f" ({sum(ways[one] for one in rows[place])}/{sum(ways.values())})"
    for place in sorted(said, reverse=True):
        sentence = sentence[:place] + said[place] + sentence[place:]
    return sentence
