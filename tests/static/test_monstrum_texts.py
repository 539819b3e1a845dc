"""The texts, rules, rulings and icons of Monstrum: both languages are complete and agree with the data."""

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kraina.games.monstrum.game import SWITCHES
from table.i18n import LANGUAGES, PLACE, flatten

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "data" / "monstrum"
PLURAL_FORMS = {"en": 2, "pl": 3}
SENTENCES = sorted({path.name.removesuffix(".en.toml") for path in DATA.glob("*.en.toml")} - {"rules", "rulings"})


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text("utf-8"))


def texts(language: str) -> dict[str, str]:
    return flatten(read(f"text.{language}"))


def rows(name: str, language: str) -> list[dict[str, Any]]:
    """Return the rows of ``rules`` or ``rulings`` in a language."""
    found: list[dict[str, Any]] = read(f"{name}.{language}")[name]
    return found


def ids(table: list[dict[str, Any]]) -> list[str]:
    return [row["id"] for row in table]


CARDS = read("cards")
NOOKS = ids(read("board")["nooks"])
MONSTERS, SPELLS, FINDS = ids(CARDS["monsters"]), ids(CARDS["spells"]), ids(CARDS["finds"])
BLANKS = [f"{deck}-blank" for deck in CARDS["blanks"]]
STEPS = [f"step-{value}" for value in CARDS["movement"]["values"]]
DESIGNS = [*MONSTERS, CARDS["guardian"]["id"], *SPELLS, *FINDS, *BLANKS, *STEPS]
MONSTER_KINDS = sorted({row["kind"] for row in CARDS["monsters"]} | {"guardian"})
KINDS = ["building", "terrain", "underground", "road", "start", "trapdoor", "corridor", *MONSTER_KINDS]


def parameters(sentence: str) -> list[str]:
    """Return the names of a sentence's parameters in alphabetical order, each once."""
    return sorted({match[1] for match in PLACE.finditer(sentence)})


def every_sentence(language: str) -> Iterator[tuple[str, str]]:
    """Yield every text that a player may read, with where it stands."""
    for name in SENTENCES:
        yield from ((f"{name}: {key}", value) for key, value in flatten(read(f"{name}.{language}")).items())
    for name in ("rules", "rulings"):
        for row in [*rows(name, language), *read(f"rules.{language}")["chapters"]]:
            fields = ("title", "text", "reading", "question", "answer")
            yield from ((f"{name}: {row['id']}.{field}", row[field]) for field in fields if field in row)


def test_the_decks_have_as_many_designs_as_the_rulebook_says() -> None:
    assert (len(MONSTERS), len(SPELLS), len(FINDS), len(NOOKS), len(STEPS)) == (28, 14, 14, 25, 6)
    assert len(set(DESIGNS)) == 28 + 1 + 14 + 14 + 3 + 6


def test_every_file_of_texts_is_there_in_both_languages() -> None:
    assert "text" in SENTENCES
    assert {path.name.removesuffix(".pl.toml") for path in DATA.glob("*.pl.toml")} == {*SENTENCES, "rules", "rulings"}


@pytest.mark.parametrize("name", SENTENCES)
def test_both_languages_have_the_same_keys(name: str) -> None:
    english, polish = flatten(read(f"{name}.en")), flatten(read(f"{name}.pl"))
    assert english.keys() == polish.keys()


@pytest.mark.parametrize("name", SENTENCES)
def test_both_languages_have_the_same_parameters(name: str) -> None:
    english, polish = flatten(read(f"{name}.en")), flatten(read(f"{name}.pl"))
    assert {key: parameters(english[key]) for key in english} == {key: parameters(polish[key]) for key in english}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_the_forms_of_their_language(language: str) -> None:
    forms = {
        (where, match[0]): len(match[2].split("|"))
        for where, sentence in every_sentence(language)
        for match in PLACE.finditer(sentence)
        if match[2] is not None
    }
    assert {at: count for at, count in forms.items() if count != PLURAL_FORMS[language]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_unbalanced_or_carelessly_set(language: str) -> None:
    careless = re.compile(r'"| - |\.\.\.|  |^\s|\s$|\bTODO\b')
    for where, sentence in every_sentence(language):
        assert sentence, where
        assert not careless.search(sentence), f"{where}: {sentence}"
        assert not re.search(r"[{}]", PLACE.sub("", sentence)), f"{where}: {sentence}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text_and_nothing_else_has(language: str) -> None:
    cards = read(f"text.{language}")["card"]
    assert sorted(cards) == sorted(DESIGNS)
    assert [card for card in DESIGNS if not {"name", "text"} <= cards[card].keys()] == []
    assert [card for card in DESIGNS if ("caster" in cards[card]) != (card in SPELLS)] == []
    names = [cards[card]["name"] for card in DESIGNS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_nook_has_its_own_name(language: str) -> None:
    nooks = read(f"text.{language}")["nook"]
    assert sorted(nooks) == sorted(NOOKS)
    assert len({nook["name"] for nook in nooks.values()}) == 25


def plain(polish: str) -> str:
    """Return a Polish name as an id: small letters without tails, words joined by hyphens."""
    return polish.lower().translate(str.maketrans("ąćęłńóśźż ", "acelnoszz-"))


def test_the_id_of_a_nook_is_its_polish_name() -> None:
    assert {plain(nook["name"]) for nook in read("text.pl")["nook"].values()} == set(NOOKS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_switch_and_each_of_its_values_is_named_and_explained(language: str) -> None:
    wanted = {f"switch.{switch.id}" for switch in SWITCHES}
    wanted |= {f"switch.{switch.id}.value.{value}" for switch in SWITCHES for value in switch.values}
    found = {key for key in texts(language) if key.startswith("switch.")}
    assert found == {f"{key}.{part}" for key in wanted for part in ("name", "text")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_kinds_decks_counters_and_outcomes_have_their_words(language: str) -> None:
    table = read(f"text.{language}")
    assert sorted(table["kind"]) == sorted(KINDS)
    assert sorted(table["deck"]) == ["combat", "find", "movement", "spell", "surprise"]
    assert sorted(table["counter"]) == ["dexterity", "dexterity_short", "strength", "strength_short"]
    assert sorted(table["outcome"]) == ["guardian", "nobody", "reached"]
    assert {"title"} == table["game"].keys()


NUMBERS = CARDS["numbers"]
SAID = {
    "growth-of-strength": [NUMBERS["growth"]],
    "darkness": [1],
    "flood": [NUMBERS["area_loss"]],
    "black-wind": [NUMBERS["area_loss"]],
    "paralysis": [NUMBERS["missed_by_paralysis"]],
    "plague-of-parasites": [NUMBERS["area_loss"]],
    "gift-of-flight": [2],
    "devilish-tricks": [NUMBERS["tricks_price"], 1, NUMBERS["tricks_wins_on"]],
    "eternal-sleep": [NUMBERS["missed_by_sleep"]],
    "herbs-of-lyx": [NUMBERS["herbs_below"], NUMBERS["herbs_to"]],
    "book-of-spells": [len(SPELLS)],
    "sulphur": [NUMBERS["sulphur_gain"]],
    "cage": [NUMBERS["cage_loss"]],
    "net": [NUMBERS["net_loss"]],
    "belt-of-death": [NUMBERS["belt_above"], NUMBERS["belt_below"]],
    "stone-of-niwy": [NUMBERS["ward_turns"]],
    **{row["id"]: [1, row["wins_on"]] for row in CARDS["finds"] if "wins_on" in row},
    **{f"step-{value}": [value] for value in CARDS["movement"]["values"]},
}
"""The numbers that the text of a card says, in order; the texts of all other cards say none."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", DESIGNS)
def test_the_text_of_a_card_says_the_numbers_of_the_data(language: str, card: str) -> None:
    said = re.findall(r"\d+", texts(language)[f"card.{card}.text"])
    assert said == [str(number) for number in SAID.get(card, [])]


CHAPTER_SIZES = {"1": 1, "2": 4, "3": 7, "4": 9, "5": 7, "6": 11, "7": 9, "8": 14, "9": 14, "10": 5}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_numbered_without_gaps_in_ten_chapters(language: str) -> None:
    assert ids(read(f"rules.{language}")["chapters"]) == list(CHAPTER_SIZES)
    expected = [f"{chapter}.{row}" for chapter, size in CHAPTER_SIZES.items() for row in range(1, size + 1)]
    assert ids(rows("rules", language)) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_a_text_and_a_basis(language: str) -> None:
    needed = {"id", "title", "text", "basis"}
    for rule in rows("rules", language):
        assert needed <= rule.keys() <= needed | {"reading"}, rule["id"]
        assert rule["basis"] in ("stated", "reconstructed", "ours"), rule["id"]
        assert rule["basis"] == "stated" or "reading" in rule, f"{rule['id']} does not say why it reads so"


def test_a_rule_has_the_same_basis_and_numbers_in_both_languages() -> None:
    for english, polish in zip(rows("rules", "en"), rows("rules", "pl"), strict=True):
        assert english["basis"] == polish["basis"], english["id"]
        assert ("reading" in english) == ("reading" in polish), english["id"]
        for field in ("text", "reading"):
            said = [sorted(re.findall(r"\d+", rule.get(field, ""))) for rule in (english, polish)]
            assert said[0] == said[1], f"{english['id']}.{field}"


def test_rulings_agree_in_both_languages_and_name_rules_and_switches_that_exist() -> None:
    english, polish = rows("rulings", "en"), rows("rulings", "pl")
    assert len(set(ids(english))) == len(english)
    assert {f"q{number}" for number in range(1, 26)} <= set(ids(english))
    for one, other in zip(english, polish, strict=True):
        assert [one["id"], one["rule"], one.get("switch")] == [other["id"], other["rule"], other.get("switch")]
        assert {"question", "answer"} <= one.keys() & other.keys()
    assert {row["rule"] for row in english} <= set(ids(rows("rules", "en")))
    assert {row["switch"] for row in english if "switch" in row} == {switch.id for switch in SWITCHES}


def test_the_data_and_the_code_cite_rules_that_exist() -> None:
    known = set(ids(rows("rules", "en")))
    cited = {row["rule"] for row in [*CARDS["spells"], *CARDS["finds"]]}
    for path in sorted((ROOT / "py" / "kraina" / "games" / "monstrum").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"\d+\.\d+", node.value):
                cited.add(node.value)
    assert {"8.14", "9.14", "6.4"} <= cited
    assert cited - known == set()


def test_the_title_of_a_card_rule_names_the_card_and_its_asterisk() -> None:
    for language in LANGUAGES:
        titles = {row["id"]: row["title"] for row in rows("rules", language)}
        cards = read(f"text.{language}")["card"]
        for row in [*CARDS["spells"], *CARDS["finds"]]:
            card = cards[row["id"]]
            caster = f"{card['caster']}: " if "caster" in card else ""
            asterisk = " *" if row["use"] == "at_once" else ""
            assert titles[row["rule"]] == f"{caster}{card['name']}{asterisk}"


def test_every_card_nook_and_kind_has_an_icon_of_its_own_in_the_icon_set() -> None:
    icons = read("icons")["icons"]
    assert sorted(icons) == sorted([*DESIGNS, *NOOKS, *KINDS, "strength", "dexterity"])
    assert len(set(icons.values())) == len(icons)
    package = ROOT / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
    drawn = json.loads(package.read_text("utf-8"))["icons"]
    assert sorted(set(icons.values()) - drawn.keys()) == []
