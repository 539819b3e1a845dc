"""The treasures, at home and elsewhere. Rule 1.9d."""

import pytest

from tests.rules.legenda.places import PATHS
from tests.rules.legenda.table import TableMaker, one, play


@pytest.mark.rule("legenda", "1.9d")
@pytest.mark.parametrize(
    ("card", "terrain", "dice", "denars"),
    [
        ("treasure", "plains", [4], 4),
        ("buried-chest", "plains", [2], 5),
        ("buried-chest", "desert", [2], 2),
        ("badly-hidden", "swamp", [], 6),
        ("badly-hidden", "plains", [], 3),
        ("silver-vein", "mountains", [], 6),
        ("silver-vein", "plains", [], 2),
        ("lost-purse", "desert", [], 4),
    ],
)
def test_denars_are_found(table: TableMaker, card: str, terrain: str, dice: list[int], denars: int) -> None:
    start, field = PATHS[terrain]
    made = table().hero(0, "enchantress", at=start).legend(card).dice(5, *dice)
    assert one(play(made.start(), f"step:{field}"), 0).denars == 5 + denars


@pytest.mark.parametrize(
    ("card", "terrain", "items"),
    [
        ("treasure", "forest", 1),
        ("old-armoury", "plains", 1),
        ("frozen-caravan", "plains", 1),
        ("frozen-caravan", "snow", 2),
    ],
)
def test_items_of_choice_are_found(table: TableMaker, card: str, terrain: str, items: int) -> None:
    start, field = PATHS[terrain]
    made = table().hero(0, "enchantress", at=start).legend(card).dice(5, *([3] if card == "treasure" else []))
    session = play(made.start(), f"step:{field}", *["item:sword", "item:horn"][:items])
    assert one(session, 0).items == ["sword", "horn"][:items]
    assert session.state.supply["sword"] == 3


@pytest.mark.parametrize(
    ("card", "terrain", "denars"),
    [("heros-grave", "plains", 0), ("sunken-shrine", "swamp", 2), ("sunken-shrine", "plains", 0),
     ("tomb-in-the-sand", "desert", 2), ("tomb-in-the-sand", "snow", 0)],
)  # fmt: skip
def test_an_artifact_is_found(table: TableMaker, card: str, terrain: str, denars: int) -> None:
    start, field = PATHS[terrain]
    made = table().hero(0, "enchantress", at=start).legend(card).artifacts("royal-axe").dice(5)
    hero = one(play(made.start(), f"step:{field}"), 0)
    assert hero.artifacts == ["royal-axe"] and hero.denars == 5 + denars


@pytest.mark.parametrize(("terrain", "life", "healed"), [("plains", 2, 4), ("desert", 2, 6), ("plains", 5, 6)])
def test_the_healing_spring(table: TableMaker, terrain: str, life: int, healed: int) -> None:
    start, field = PATHS[terrain]
    made = table().hero(0, "enchantress", at=start, life=life).legend("healing-spring").dice(5)
    assert one(play(made.start(), f"step:{field}"), 0).life == healed


def test_the_deserted_camp_holds_provisions(table: TableMaker) -> None:
    start, field = PATHS["plains"]
    session = play(table().hero(0, "enchantress", at=start).legend("deserted-camp").dice(5).start(), f"step:{field}")
    assert one(session, 0).items == ["dog-fat", "lumberjacks-bread"]
