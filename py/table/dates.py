"""When something was, in words: ``30 November 2026, 12:34``."""

import re

from table.i18n import Texts

MOMENT = re.compile(r"(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})")


def written(t: Texts, moment: str) -> str:
    """Return a moment such as ``2026-11-30T12:34`` as people write it; anything else as it is."""
    found = MOMENT.fullmatch(moment)
    months = t("date.months").split("|")
    if found is None or not 1 <= int(found[2]) <= len(months):
        return moment
    return t("date.written", day=int(found[3]), month=months[int(found[2]) - 1], year=found[1], time=found[4])
