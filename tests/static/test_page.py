"""The page before Python is up: a box for every game, every sentence in both languages, every style linked."""

import json
import re
import struct
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from kraina.games.registry import entry, game_ids
from table.i18n import LANGUAGES, Texts
from tests.static.sources import ROOT, files, text

PAGE = text("index.html")
BOXES = {match[1]: match[0] for match in re.finditer(r'<article class="box".*?id="box-(\w+)".*?</article>', PAGE, re.S)}
SHARED = "kin-"
"""How the name of a style begins that belongs to several games."""
COUNTED = {"en": "{} to {} players", "pl": "od {} do {} graczy"}


class Spans(HTMLParser):
    """The texts of the elements that carry a language, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []
        self._open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "span":
            language = dict(attrs).get("lang") or ""
            self._open.append(language)
            if language:
                self.found.append((language, ""))

    def handle_endtag(self, tag: str) -> None:
        if tag == "span":
            self._open.pop()

    def handle_data(self, data: str) -> None:
        if any(self._open):
            language, said = self.found[-1]
            self.found[-1] = (language, said + data)


def spans() -> list[tuple[str, str]]:
    parser = Spans()
    parser.feed(PAGE)
    return parser.found


def links() -> Iterator[tuple[str, list[str]]]:
    """Yield the stylesheets of the page: the file, and the games whose it is, or none."""
    for match in re.finditer(r'<link rel="stylesheet" href="(css/[^"]+)"([^>]*)>', PAGE):
        games = re.fullmatch(r' data-game="([\w ]+)" disabled', match[2])
        assert games or not match[2], match[0]
        yield match[1], games[1].split() if games else []


def test_everything_is_said_in_both_languages_side_by_side() -> None:
    said = spans()
    assert len(said) > 40
    assert [language for language, _ in said] == list(LANGUAGES) * (len(said) // 2)
    assert [sentence for _, sentence in said if not sentence.strip()] == []


def test_the_games_stand_in_the_lobby_in_the_order_of_the_registry() -> None:
    assert list(BOXES) == list(game_ids())


def heading(game: str) -> str:
    """Return the name of a game as its box shows it: once, or in both languages where these differ."""
    names = {language: Texts(language, [game])("game.title") for language in LANGUAGES}
    if len(set(names.values())) == 1:
        return names["en"]
    return "".join(f'<span lang="{language}">{name}</span>' for language, name in names.items())


@pytest.mark.parametrize("game", game_ids())
def test_a_box_names_its_game_its_seats_and_all_ways_in(game: str) -> None:
    box = BOXES[game]
    assert f'<h2 id="box-{game}">{heading(game)}</h2>' in box
    for language in LANGUAGES:
        assert f'<span lang="{language}">{COUNTED[language].format(*entry(game).game.seats)}</span>' in box
    assert re.findall(r'data-act="(\w+)" data-value="(\w+)"', box) == [
        ("quick", game),
        ("setup", game),
        ("lesson", game),
    ]
    assert f'href="#rules/{game}"' in box
    assert all(f'class="{name}"' in box for name in ("tagline", "facts", "history"))


@pytest.mark.parametrize("path", re.findall(r'(?:src|href)="(css/[^"]+)"', PAGE))
def test_every_picture_and_style_that_the_page_names_is_there(path: str) -> None:
    assert (ROOT / path).is_file()


def test_every_style_is_linked_once_and_that_of_a_game_holds_only_for_it() -> None:
    linked = dict(links())
    assert len(linked) == len(list(links()))
    assert sorted(linked) == files("css", ending=".css")
    games = sorted(game_ids(), key=len, reverse=True)
    for path, whose in linked.items():
        name = Path(path).stem
        if name.startswith(SHARED):
            assert len(whose) > 1 and set(whose) <= set(games)
        else:
            assert whose == [one for one in games if name == one or name.startswith(f"{one}-")][:1]
    assert set(game_ids()) <= {game for whose in linked.values() for game in whose}


def test_the_manifest_installs_the_page_of_its_folder_with_icons_that_are_there() -> None:
    manifest = json.loads(text("manifest.webmanifest"))
    assert '<link rel="manifest" href="manifest.webmanifest">' in PAGE
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("./", "./", "standalone")
    assert f'<meta name="theme-color" content="{manifest["theme_color"]}">' in PAGE
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512", "any"} == sizes
    for icon in manifest["icons"]:
        if icon["type"] == "image/png":
            assert "x".join(map(str, png_size(icon["src"]))) == icon["sizes"]
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    assert png_size("css/art/app-180.png") == (180, 180)


def png_size(path: str) -> tuple[int, int]:
    """Return width and height of a PNG file."""
    data = (ROOT / path).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    wide, high = struct.unpack(">II", data[16:24])
    return wide, high


def test_the_sides_of_the_tumbling_die_are_styled_in_one_file() -> None:
    """A style for anything else of this name would take the die apart, and put the other thing into a corner."""
    sides = re.compile(r"\.(face|face-\d|cube|rolling)(?![\w-])")
    assert [path for path in files("css", ending=".css") if sides.search(text(path))] == ["css/table.css"]


def test_what_blends_with_the_map_is_not_parted_from_it() -> None:
    """To contain its paint or layout makes a group of the overlay: the light of the Cave would lie on it as paint."""
    blending = [path for path in files("css", ending=".css") if "mix-blend-mode" in text(path)]
    assert blending == ["css/kin-cave.css"]
    assert "#overlay { contain: size style; }" in text("css/kin-cave.css")
