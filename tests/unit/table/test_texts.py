"""Sentences: plural forms, both languages alike, and markup that nobody can slip into the page."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest

from kraina.engine import files as data_files
from kraina.engine.errors import BadData
from kraina.engine.files import read_toml
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, each, listed, text
from table.address import BadAddress, read_seed, seats_of, split_place, wanted_game
from table.html import Markup, attrs, esc, icon, join, tag
from table.i18n import Texts, flatten, load_sentences, plural
from table.match import Match

PLACE = re.compile(r"\{(\w+)")


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (1, "Gra trwała 1 turę."),
        (2, "Gra trwała 2 tury."),
        (5, "Gra trwała 5 tur."),
        (12, "Gra trwała 12 tur."),
        (22, "Gra trwała 22 tury."),
        (112, "Gra trwała 112 tur."),
    ],
)
def test_polish_numbers_take_their_form(number: int, sentence: str) -> None:
    assert Texts("pl", ["ui"])("result.turns", n=number) == sentence


def test_english_numbers_take_one_of_two_forms() -> None:
    assert [plural("en", number) for number in (0, 1, 2, 21)] == [1, 0, 1, 1]


def test_names_are_told_by_seat() -> None:
    t = Texts("en", ["ui"], ["Ada", "Jan"])
    assert t.say(text("result.won", who=Who(PlayerId(1)))) == "Jan wins!"


def test_a_player_cannot_be_renamed_while_lines_of_the_match_name_him() -> None:
    """Dispute E10: what was told stays as it was told, for a seat keeps its name as long as the match lasts."""
    match = Match.begin("slot", "monstrum", [Seat("Ada"), Seat("Jan")], 7, {})
    with pytest.raises(dataclasses.FrozenInstanceError):
        match.session.seats[1].name = "Ola"  # type: ignore[misc]
    assert isinstance(match.session.seats, tuple)
    assert Texts("en", ["ui"], match.names).say(text("result.won", who=Who(PlayerId(1)))) == "Jan wins!"


def test_several_are_told_one_after_another() -> None:
    names = [text("nav.lobby"), text("nav.saves"), text("nav.rules")]
    assert [Texts("en", ["ui"]).say(listed(names[:count])) for count in (1, 2, 3)] == [
        "Games", "Games, Saved games", "Games, Saved games, Rules",
    ]  # fmt: skip
    assert each(listed(names)) == names


def test_a_missing_sentence_shows_its_key() -> None:
    assert Texts("en", ["ui"])("no.such") == "[no.such]"


def test_the_sentences_of_a_game_come_from_all_its_files_but_the_rulebook(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "harvest"
    folder.mkdir()
    for name, content in {
        "text.en.toml": 'game.title = "Harvest"',
        "cards.en.toml": 'card.oak.name = "Oak"',
        "cards.pl.toml": 'card.oak.name = "Dąb"',
        "rules.en.toml": 'card.rule = "no sentence"',
        "rulings.en.toml": 'card.ruling = "no sentence"',
        "cards.toml": 'card.number = "no sentence"',
    }.items():
        (folder / name).write_text(content, "utf-8")
    monkeypatch.setattr(data_files, "data_folder", lambda: tmp_path)
    assert load_sentences("harvest", "en") == {"game.title": "Harvest", "card.oak.name": "Oak"}
    assert Texts("pl", ["ui", "harvest"])("card.oak.name") == "Dąb"
    with pytest.raises(BadData, match=r"data/harvest has no sentences in 'de'"):
        load_sentences("harvest", "de")


def test_the_page_has_the_same_sentences_and_places_in_both_languages() -> None:
    english, polish = (flatten(read_toml("ui", f"text.{language}")) for language in ("en", "pl"))
    assert english.keys() == polish.keys()
    differ = [key for key in english if set(PLACE.findall(english[key])) != set(PLACE.findall(polish[key]))]
    assert differ == []


def test_what_turns_the_text_around_it_or_cannot_stand_in_a_page_is_left_out() -> None:
    assert esc("\u202eAla\u2066 \x00& Bo\x1b\uffff") == "Ala &amp; Bo"
    assert tag("b", "\u200fx", title="\u202dy\n") == '<b title="y\n">x</b>'
    assert esc("Żółć \U0001f409 \u200d") == "Żółć \U0001f409 \u200d"


def test_text_is_escaped_and_markup_is_not() -> None:
    assert tag("p", "<b>&\"'", Markup("<i>x</i>")) == "<p>&lt;b&gt;&amp;&quot;&#x27;<i>x</i></p>"
    assert attrs(title='"><script>', hidden=True, open=False, id=None) == ' title="&quot;&gt;&lt;script&gt;" hidden'
    assert join("<", None, 3) == "&lt;3"
    assert esc(Markup("<hr>")) == "<hr>"
    assert icon('x"><script>').count("<script") == 0


def test_an_address_names_game_seats_seed_and_switches() -> None:
    query = {"game": "monstrum", "seed": "7", "seats": "human, bot,random", "names": "Ala,,X", "ending": "guardian"}
    wanted = wanted_game(query)
    assert wanted is not None
    plain = wanted_game({"game": "monstrum"})
    assert plain is not None and [kind for _, kind in plain.seats] == ["human", "sensible", "sensible"]
    assert wanted.seats == (("Ala", "human"), ("", "sensible"), ("X", "random"))
    assert (wanted.seed, dict(wanted.options)) == (7, {"ending": "guardian"})
    assert wanted_game({"lang": "pl"}) is None


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ({"game": "chess"}, "address.game"),
        ({"game": "monstrum", "seats": "human"}, "address.seats"),
        ({"game": "monstrum", "seats": "human,cat"}, "address.seat"),
        ({"game": "monstrum", "seed": "1.5"}, "address.seed"),
        ({"game": "monstrum", "seed": "18446744073709551616"}, "address.seed"),
        ({"game": "monstrum", "ending": "never"}, "address.switch"),
    ],
)
def test_a_bad_address_is_told_by_key(query: dict[str, str], key: str) -> None:
    with pytest.raises(BadAddress) as raised:
        wanted_game(query)
    assert raised.value.key == key


def test_seeds_are_whole_numbers_of_64_bits_or_nothing() -> None:
    assert read_seed(" 18446744073709551615 ") == 2**64 - 1
    assert read_seed("  ") is None


def test_usual_names_are_given_once_and_wanted_ones_are_kept() -> None:
    wanted = [("", "human"), ("Lech", "sensible"), ("", "human"), ("", "random")]
    assert seats_of(wanted, ["Lech", "Jagna", "Wit"], ["Bot A"]) == (
        Seat("Jagna", "human"),
        Seat("Lech", "sensible"),
        Seat("Wit", "human"),
        Seat("Bot A", "random"),
    )


def test_places_are_split_at_slashes() -> None:
    assert split_place("#rules/monstrum/4.1") == ("rules", "monstrum", "4.1")
    assert split_place("") == ()
