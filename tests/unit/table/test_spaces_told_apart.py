"""Spaces of one name: lists of options say where each of them lies."""

from __future__ import annotations

import re

import pytest

from kraina.engine.decision import Decision, Option, Ref
from kraina.engine.ids import PlayerId
from kraina.engine.text import text
from table.i18n import LANGUAGES, Texts, load_sentences
from table.screens.options import options

NAME = re.compile(r"space\.([\w-]+)\.name")


def shown(*spaces: str, language: str = "en") -> list[list[str]]:
    """Return the words on the buttons of options that point to spaces of Magia i Miecz."""
    found = [Option(space, space, text(f"space.{space}.name"), at=Ref("space", space)) for space in spaces]
    decision = Decision(PlayerId(0), "move", text("play.pick_exactly", n=1), tuple(found))
    markup = str(options(Texts(language, ["ui", "talisman"]), decision, (), None))
    return [re.sub(r"<kbd.*?</kbd>|<[^>]*>", " ", one).split() for one in re.findall(r"<button.*?</button>", markup)]


def test_options_of_one_name_say_where_they_lie_and_others_do_not() -> None:
    assert [" ".join(words) for words in shown("fields-1", "city", "fields-4", "hills-1")] == [
        "Fields between Village and Graveyard", "City", "Fields between City and Hills", "Hills",
    ]  # fmt: skip
    assert " ".join(shown("runes-1", "runes-2", language="pl")[1]) == "Runy obok: Przepaść, Jaskinia Czarownika"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["magiczny_miecz", "talisman"])
def test_every_space_whose_name_is_not_its_own_says_where_it_lies(game: str, language: str) -> None:
    known = load_sentences(game, language)
    names = {found[1]: known[key] for key in known if (found := NAME.fullmatch(key))}
    alike = [space for space, name in names.items() if list(names.values()).count(name) > 1]
    assert len(alike) == {"magiczny_miecz": 16, "talisman": 22}[game]
    assert len({(names[space], known[f"space.{space}.near"]) for space in alike}) == len(alike)
    assert [key for key in known if key.endswith(".near")] == [f"space.{space}.near" for space in alike]
