"""Sprites: the named icons and those of `ui`, in order of name; an unknown name is a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.icons import write_sprites
from tools.project import Stop

ICON_SET = {
    "width": 512,
    "height": 512,
    "icons": {"dragon": {"body": "<path d='1'/>"}, "axe": {"body": "<path d='2'/>"}, "save": {"body": "<path d='3'/>"}},
    "aliases": {"wyrm": {"parent": "dragon"}},
}

HILLS = '<symbol id="g-hills" viewBox="0 0 160 112"><path d="4"/></symbol>'
GROUNDS = f'<svg>\n<symbol id="g-cave"><path d="5"/></symbol>\n{HILLS}\n</svg>\n'
PICTURES = '[ground.card]\n{} = ["beast"]\n[emblem.card]\nbeast = "dragon"'


@pytest.fixture
def table(tmp_path: Path) -> Path:
    (tmp_path / "set.json").write_text(json.dumps(ICON_SET), encoding="utf-8")
    (tmp_path / "grounds.svg").write_text(GROUNDS, encoding="utf-8")
    for name, text in {
        "ui": 'keep = "save"',
        "monstrum": '[combat]\nbeast = "wyrm"\nother = "axe"\nagain = "axe"',
        "plain": "",
    }.items():
        (tmp_path / "data" / name).mkdir(parents=True)
        (tmp_path / "data" / name / "icons.toml").write_text(text, encoding="utf-8")
    return tmp_path


def test_a_sprite_holds_the_icons_of_its_game_and_of_the_page(table: Path) -> None:
    write_sprites(table / "data", table / "set.json", table / "grounds.svg", table / "icons")
    assert (table / "icons" / "monstrum.svg").read_text(encoding="utf-8") == (
        '<svg xmlns="http://www.w3.org/2000/svg">\n'
        '<symbol id="i-axe" viewBox="0 0 512 512"><path d=\'2\'/></symbol>\n'
        '<symbol id="i-save" viewBox="0 0 512 512"><path d=\'3\'/></symbol>\n'
        '<symbol id="i-wyrm" viewBox="0 0 512 512"><path d=\'1\'/></symbol>\n'
        "</svg>\n"
    )
    assert sorted(file.name for file in (table / "icons").iterdir()) == ["monstrum.svg", "plain.svg", "ui.svg"]


def test_a_sprite_holds_the_grounds_and_emblems_of_its_pictures_too(table: Path) -> None:
    (table / "data" / "monstrum" / "pictures.toml").write_text(PICTURES.format("hills"), encoding="utf-8")
    write_sprites(table / "data", table / "set.json", table / "grounds.svg", table / "icons")
    sprite = (table / "icons" / "monstrum.svg").read_text(encoding="utf-8")
    assert HILLS in sprite and "g-cave" not in sprite and 'id="i-dragon"' in sprite
    assert "g-hills" not in (table / "icons" / "plain.svg").read_text(encoding="utf-8")


def test_a_ground_that_is_not_drawn_is_told_in_one_sentence(table: Path) -> None:
    (table / "data" / "monstrum" / "pictures.toml").write_text(PICTURES.format("moor"), encoding="utf-8")
    with pytest.raises(Stop, match=r"monstrum/pictures\.toml names the ground 'moor'.*choose one of cave, hills\.$"):
        write_sprites(table / "data", table / "set.json", table / "grounds.svg", table / "icons")


@pytest.mark.parametrize(("text", "said"), [('beast = "unicorn"', "'unicorn'"), ("beast = ", "not valid TOML")])
def test_a_bad_icon_list_is_told_in_one_sentence(table: Path, text: str, said: str) -> None:
    (table / "data" / "monstrum" / "icons.toml").write_text(text, encoding="utf-8")
    with pytest.raises(Stop) as stop:
        write_sprites(table / "data", table / "set.json", table / "grounds.svg", table / "icons")
    assert "monstrum/icons.toml" in str(stop.value)
    assert said in str(stop.value)
    assert str(stop.value).endswith(".")


def test_a_sprite_holds_the_icons_and_grounds_of_the_games_that_it_borrows_from(table: Path) -> None:
    (table / "data" / "monstrum" / "pictures.toml").write_text(PICTURES.format("hills"), encoding="utf-8")
    (table / "data" / "plain" / "borrows.toml").write_text('folders = ["monstrum"]', encoding="utf-8")
    write_sprites(table / "data", table / "set.json", table / "grounds.svg", table / "icons")
    sprite = (table / "icons" / "plain.svg").read_text(encoding="utf-8")
    assert all(f'id="i-{name}"' in sprite for name in ("axe", "wyrm", "dragon", "save")) and HILLS in sprite
