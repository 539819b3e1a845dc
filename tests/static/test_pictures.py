"""Pictures: everything of every game has one, it is drawn, and no two things look alike, colour aside."""

import re
from collections.abc import Iterator
from importlib import import_module

import pytest

from kraina.games.registry import game_ids
from table.render.pictures import Picture, drawn, pictures
from tests.static.sources import text, toml

GAMES = [str(game) for game in game_ids()]
DRAWN = set(re.findall(r'<symbol id="g-([\w-]+)"', text("css/art/grounds.svg")))

THE_SAME = {
    "magiczny_miecz": {
        # Foes that are a card as well.
        **{f"foe:{one}": f"card:{one}" for one in ("hadron", "werewolf", "wraith", "golem", "homunculus")},
        **{f"foe:sidh-{one}": f"card:{one}" for one in ("spectre", "phantom", "demon")},
        # Spaces of one name.
        **{f"space:{one}-2": f"space:{one}-1" for one in
           ("path", "marsh", "ferry", "cliff", "bogs", "living-rocks", "crossroads")},
        "space:entrance-dead-city": "space:entrance-ruins",
    },
    "talisman": {
        # Lands of one terrain.
        **{f"space:{one}-{number}": f"space:{one}-1" for one, most in
           (("fields", 6), ("woods", 4), ("hills", 3), ("plains", 4), ("runes", 3), ("desert", 2))
           for number in range(2, most + 1)},
    },
}  # fmt: skip
"""Game -> what is the same thing as another one, and may look like it."""


def things(game: str) -> Iterator[tuple[str, Picture]]:
    """Yield the pictures of all cards, figures and places of a game; the maps draw the ground of places."""
    icons = toml(f"data/{game}/icons.toml")["icons"]
    tables = toml(f"data/{game}/pictures.toml")["ground"]
    for table in tables:
        for ident, picture in pictures(game, table).items():
            yield f"{table}:{ident}", picture
    for ident, figure in icons.get("space", icons).items():
        if isinstance(figure, str) and ident not in pictures(game, "card"):
            yield f"space:{ident}", Picture(figure, "map")


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_drawn_as_a_picture_stands_on_exactly_one_ground(game: str) -> None:
    icons = toml(f"data/{game}/icons.toml")["icons"]
    declared = toml(f"data/{game}/pictures.toml")
    for table, grounds in declared["ground"].items():
        placed = [ident for idents in grounds.values() for ident in idents]
        assert len(placed) == len(set(placed))
        assert set(placed) <= set(icons.get(table, icons))
        if table in icons:
            assert set(placed) == set(icons[table])
    assert all(set(emblems) <= set(pictures(game, table)) for table, emblems in declared.get("emblem", {}).items())


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_picture_and_every_kind_a_frame_of_its_own_shape(game: str) -> None:
    cards = import_module(f"table.render.{game}.cards")
    assert set(cards.designs()) == set(pictures(game, "card"))
    styles = text(f"css/{game}-cards.css")
    shapes = {}
    for rule in re.finditer(r"^\.card-([\w.-]+) \{([^}]*)\}", styles, re.MULTILINE):
        if "--frame" in rule[2] and ("--tint" in rule[2] or "--lamp" in rule[2]):
            shapes[rule[1]] = re.search(r"--window[\w-]*: ([^;]+)", rule[2])
    assert {cards.kind_of(design) for design in cards.designs()} <= set(shapes)
    found = [shape[1] for shape in shapes.values() if shape is not None]
    assert len(set(found)) == len(found) >= len(shapes) - 1


@pytest.mark.parametrize("game", GAMES)
def test_no_two_things_of_a_game_have_the_same_picture(game: str) -> None:
    owners: dict[Picture, str] = {}
    same = THE_SAME.get(game, {})
    wrong = []
    for thing, picture in sorted(things(game), key=lambda one: one[0] in same):
        owner = owners.setdefault(picture, thing)
        if owner != thing and same.get(thing) != owner:
            wrong.append(f"{thing} looks like {owner}")
    assert wrong == []
    assert len(owners) > 50


@pytest.mark.parametrize("game", GAMES)
def test_no_two_cards_of_a_game_have_the_same_figure(game: str) -> None:
    figures = [picture.figure for picture in pictures(game, "card").values()]
    assert sorted(figures) == sorted(set(figures))


def test_every_ground_is_drawn_in_the_colours_of_its_frame_and_used() -> None:
    used = {
        name for game in GAMES for grounds in toml(f"data/{game}/pictures.toml")["ground"].values() for name in grounds
    }
    assert used == DRAWN
    assert (
        re.findall(r'(?:fill|stroke)="(?!none|var\(--(?:sky|far|near|stroke|light)\))', text("css/art/grounds.svg"))
        == []
    )


def test_grounds_differ_in_more_than_their_names() -> None:
    bodies = re.findall(r'<symbol id="g-[\w-]+"[^>]*>(.*?)</symbol>', text("css/art/grounds.svg"))
    assert len(set(bodies)) == len(DRAWN) == len(bodies)


def test_an_emblem_makes_another_picture() -> None:
    plain, marked = Picture("sword", "hills"), Picture("sword", "hills", "star")
    assert "#i-star" in drawn(marked) and "#i-star" not in drawn(plain)
