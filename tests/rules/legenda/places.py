"""Fields of the square layout that the tests walk on: a start, and a field of a terrain beside it."""

from collections.abc import Mapping

PATHS: Mapping[str, tuple[str, str]] = {
    "plains": ("d-f5", "d-f4"),
    "forest": ("b-c1", "b-c2"),
    "mountains": ("d-b5", "d-b6"),
    "snow": ("c-c1", "c-d1"),
    "swamp": ("a-f5", "a-e5"),
    "desert": ("c-a1", "c-b1"),
}
