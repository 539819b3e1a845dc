"""What the spaces of the Outer and Middle Region do. Rule 12.1; cases T48; readings T11, T12."""

import pytest

from tests.rules.script import asked, keys
from tests.rules.talisman.table import TableMaker, designs, one, play

RULE = pytest.mark.rule("talisman", "12.1")


@RULE
def test_in_the_village_one_person_is_visited(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="fields-6", gold=6).dice(1)
    session = play(made.start(), "roll", "move:village")
    assert keys(session) == ("blacksmith", "healer", "mystic", "nobody")
    play(session, "blacksmith", "buy:axe", "buy:helmet")
    assert one(session, 0).gold == 1 and designs(one(session, 0).objects) == ["water-bottle", "axe", "helmet"]


@RULE
@pytest.mark.parametrize(
    ("die", "alignment", "craft", "spells"),
    [(1, "evil", 3, 0), (2, "neutral", 3, 0), (3, "neutral", 3, 0), (4, "good", 3, 0), (5, "neutral", 4, 0),
     (6, "neutral", 3, 1)],
)  # fmt: skip
def test_the_mystic(table: TableMaker, die: int, alignment: str, craft: int, spells: int) -> None:
    session = play(table().hero(0, "thief", at="fields-6").dice(1, die).start(), "roll", "move:village", "mystic")
    hero = one(session, 0)
    assert (hero.alignment, hero.craft, len(hero.spells)) == (alignment, craft, spells)


@RULE
@pytest.mark.parametrize(
    ("die", "field", "value"),
    [(1, "toad", 3), (2, "strength", 3), (3, "craft", 3), (4, "craft", 5), (5, "strength", 5), (6, "spells", 1)],
)
def test_the_enchantress(table: TableMaker, die: int, field: str, value: int) -> None:
    made = table().hero(0, "thief", at="fields-3", strength=4, craft=4).dice(1, die)
    session = play(made.start(), "roll", "move:city", "enchantress")
    found = getattr(one(session, 0), field)
    assert (len(found) if field == "spells" else found) == value


@RULE
def test_the_alchemist_of_the_city(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="fields-3", objects=["helmet", "ring"]).dice(1)
    session = play(made.start(), "roll", "move:city", "alchemist", "card:helmet")
    assert one(session, 0).gold == 2 and designs(one(session, 0).objects) == ["ring"]


@RULE
@pytest.mark.parametrize(
    ("die", "more", "field", "value"),
    [(1, (), "lost", 1), (2, (6, 1), "life", 3), (3, (), "gold", 0), (4, (), "gold", 2), (5, (), "offer", "teleport"),
     (6, (), "offer", "temple")],
)  # fmt: skip
def test_the_tavern(table: TableMaker, die: int, more: tuple[int, ...], field: str, value: object) -> None:
    made = table().hero(0, "thief", at="plains-3").dice(1, die, *more)  # 3 + 1 against the Farmer's 3 + 6
    assert getattr(one(play(made.start(), "roll", "move:tavern"), 0), field) == value


@RULE
@pytest.mark.rule("talisman", "2.7")
def test_before_fate_is_tempted_the_table_of_the_roll_is_told(table: TableMaker) -> None:
    session = play(table().hero(0, "thief", at="plains-3", fate=1).dice(1, 3).start(), "roll", "keep", "move:tavern")
    assert session.pending is not None and session.pending.prompt.key == "ask.fate-tavern"
    assert session.pending.why is not None and session.pending.why.key == "space.tavern.text"


def test_the_taverns_offers_are_for_the_next_own_move(table: TableMaker) -> None:
    session = play(table().hero(0, "thief", at="tavern", offer="temple").dice(4, 3).start(), "tavern:temple")
    assert one(session, 0).space == "temple" and one(session, 0).craft == 4  # 7
    session = play(table().hero(0, "thief", at="tavern", offer="teleport").start(), "tavern:teleport", "space:village")
    assert asked(session) == (0, "village")
    made = table().hero(0, "thief", at="tavern", offer="teleport", lost=1).hero(1, "monk", at="castle")
    session = made.start()  # it lapses with a lost turn
    assert one(session, 0).offer == "" and asked(session) == (1, "turn")


@RULE
@pytest.mark.parametrize("space", ["forest", "crags"])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_forest_and_crags(table: TableMaker, space: str, die: int) -> None:
    start = "plains-4" if space == "forest" else "fields-2"
    dice = [1, die, *([1, 6] if die == 1 else [])]
    session = play(table().hero(0, "thief", at=start).dice(*dice).start(), "roll", f"move:{space}")
    hero = one(session, 0)
    assert hero.lost == (1 if die in (2, 3) else 0) and hero.life == 4 and hero.trophies == []
    gained = (hero.strength, hero.craft)
    assert gained == ((3, 3) if die < 6 else (3, 4) if space == "forest" else (4, 3))


@RULE
def test_a_lost_fight_with_the_spirit_of_the_crags(table: TableMaker) -> None:
    session = play(table().hero(0, "thief", at="fields-2").dice(1, 1, 6, 1).start(), "roll", "move:crags")
    assert one(session, 0).life == 3


@RULE
def test_who_need_not_roll_may_roll_and_then_accepts_it(table: TableMaker) -> None:
    # T48
    session = play(table().hero(0, "troll", at="fields-2").dice(1).start(), "roll", "move:crags", "yes")
    assert one(session, 0).lost == 0
    session = play(table().hero(0, "troll", at="fields-2").dice(1, 2).start(), "roll", "move:crags", "no")
    assert one(session, 0).lost == 1


@RULE
@pytest.mark.parametrize(
    ("space", "harmed", "spared"), [("chapel", "ghoul", "priest"), ("graveyard", "priest", "ghoul")]
)
def test_holy_and_unholy_ground(table: TableMaker, space: str, harmed: str, spared: str) -> None:
    start = "hills-1" if space == "chapel" else "fields-1"
    session = play(table().hero(0, harmed, at=start).dice(1).start(), "roll", f"move:{space}")
    assert one(session, 0).life == 3
    session = play(table().hero(0, harmed, at=start, objects=["cross"]).dice(1).start(), "roll", f"move:{space}")
    assert one(session, 0).life == 4
    counter = "life" if space == "chapel" else "fate"
    session = play(table().hero(0, spared, at=start, life=2).dice(1).start(), "roll", f"move:{space}")
    play(session, f"restore-{counter}")
    assert getattr(one(session, 0), counter) == 4


@RULE
@pytest.mark.parametrize(("die", "life", "spells"), [(4, 4, 0), (5, 5, 0), (6, 4, 1)])
def test_prayers_at_the_chapel(table: TableMaker, die: int, life: int, spells: int) -> None:
    made = table().hero(0, "minstrel", at="hills-1").dice(1, die)
    session = play(made.start(), "roll", "move:chapel", "pray")
    assert one(session, 0).life == life and len(one(session, 0).spells) == spells


@RULE
def test_prayers_at_the_graveyard(table: TableMaker) -> None:
    session = play(table().hero(0, "ghoul", at="fields-1").dice(1, 5).start(), "roll", "move:graveyard", "pray")
    assert one(session, 0).fate == 1


@RULE
def test_the_black_knight_takes_gold_or_a_life(table: TableMaker) -> None:
    for picked, gold, life in (("pay-gold", 0, 6), ("lose-life", 1, 5)):
        made = table().hero(0, "troll", at="hidden-valley").hero(1, "monk", at="tavern").dice(1)
        session = play(made.start(), "roll", "move:black-knight", picked)
        assert (one(session, 0).gold, one(session, 0).life) == (gold, life)
        made.check()


@RULE
def test_the_black_knight_takes_a_life_unasked_from_whoever_has_no_gold(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="hidden-valley", gold=0).hero(1, "monk", at="tavern").dice(1)
    session = play(made.start(), "roll", "move:black-knight")
    assert one(session, 0).life == 5 and asked(session) == (1, "turn")


@RULE
def test_the_chasm_threatens_the_hero_and_each_follower_but_no_curse(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="runes-1", followers=["maiden", "poltergeist", "pixie"]).dice(2, 2, 3)
    session = play(made.start(), "roll", "move:chasm")
    assert one(session, 0).life == 5 and designs(one(session, 0).followers) == ["poltergeist", "pixie"]


@RULE
def test_the_runes_help_creatures(table: TableMaker) -> None:
    # Troll 6 + 1 against Ogre 5 + 2 + 1
    session = play(
        table().hero(0, "troll", at="cursed-glade").adventure("ogre").dice(1, 1, 1).start(), "roll", "move:runes-1"
    )
    assert one(session, 0).life == 5


@RULE
def test_the_desert_costs_a_life_unless_water_is_at_hand(table: TableMaker) -> None:
    for objects, life in ((["helmet"], 5), (["water-bottle"], 6), (["holy-grail"], 6)):
        made = table().hero(0, "troll", at="oasis", objects=objects).adventure("bag-of-gold").dice(1)
        session = play(made.start(), "roll", "move:desert-1", "take:bag-of-gold#1")
        assert one(session, 0).life == life
        made.check()


@RULE
@pytest.mark.parametrize(
    ("dice", "field", "value"),
    [((1, 1), "life", 4), ((1, 2), "life", 5), ((2, 2), "followers", 0), ((2, 3), "enslaved", True),
     ((3, 3), "strength", 7), ((3, 4), "craft", 4), ((4, 4), "spells", 1), ((4, 5), "spells", 1),
     ((5, 5), "objects", 1), ((5, 6), "fate", 2), ((6, 6), "life", 8)],
)  # fmt: skip
def test_the_temple(table: TableMaker, dice: tuple[int, int], field: str, value: int) -> None:
    made = table().hero(0, "troll", craft=3, at="desert-2", followers=["guide"]).dice(1, *dice)
    found = getattr(one(play(made.start(), "roll", "move:temple"), 0), field)
    assert (len(found) if isinstance(found, list) else found) == value


@RULE
def test_who_is_enslaved_rolls_for_freedom_and_the_number_is_the_move(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="temple", enslaved=True).hero(1, "monk", at="castle", lost=9).dice(3, 4)
    session = play(made.start(), "roll")
    assert one(session, 0).enslaved and one(session, 0).space == "temple" and one(session, 0).turns == 2
    play(session, "roll")
    # four spaces from the Temple: past Woods, Runes and Castle to the Portal; past Deserts and Oasis to the Cave
    assert not one(session, 0).enslaved and set(keys(session)) == {"move:portal-of-power", "move:warlocks-cave"}


@RULE
def test_the_castle_heals_and_pays_for_royal_blood(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="runes-3", life=1, gold=1, followers=["prince", "princess"]).dice(1)
    made.hero(1, "monk", at="tavern")
    session = play(made.start(), "roll", "move:castle", "hand-over:prince", "done")
    assert one(session, 0).life == 3 and one(session, 0).gold == 4  # two lives by the Princess
    play(session, "pay:3")
    assert one(session, 0).life == 6 and one(session, 0).gold == 1


@RULE
def test_with_prince_and_princess_four_lives_are_free(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="runes-3", life=1, gold=0, followers=["prince", "princess"]).dice(1)
    made.hero(1, "monk", at="tavern")
    session = play(made.start(), "roll", "move:castle", "done")
    assert one(session, 0).life == 5


@RULE
@pytest.mark.parametrize(
    ("start", "space", "count"), [("hidden-valley", "hills-3", 1), ("desert-1", "oasis", 2), ("castle", "runes-3", 1)]
)
def test_spaces_that_draw_cards(table: TableMaker, start: str, space: str, count: int) -> None:
    bags = [f"bag-of-gold#{number}" for number in range(1, count + 1)]
    made = table().hero(0, "troll", at=start).hero(1, "monk", at="tavern").adventure(*bags).dice(1)
    session = play(made.start(), "roll", f"move:{space}", *(f"take:{bag}" for bag in bags))
    assert one(session, 0).gold == 1 + count
