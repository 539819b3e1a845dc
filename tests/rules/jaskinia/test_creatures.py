"""What single creatures do. Rules 13.4, 13.5, 14.2, 14.3."""

import pytest

from tests.rules.jaskinia.table import DATA, HANGING, TableMaker, designs, exploring, one, play, setting_out, told
from tests.rules.script import asked, keys

VALUES = {
    "cave-rat": 3, "nightwing": 4, "kobold-plunderer": 4, "rock-spider": 5, "fungusman": 5, "cave-troll": 6,
    "rusty-automaton": 7, "stone-man": 7, "basilisk": 8, "giant-of-the-deep": 9, "crystal-dragon": 10,
    "will-o-the-wisp": 3, "weeping-woman": 4, "foremans-wraith": 5, "drowned-one": 5, "cold-hand": 6, "pale-lodger": 6,
    "night-hag": 7, "strzyga": 7, "shade-of-the-buried-king": 8, "carrion-beetle": 2, "water-snake": 3,
    "grave-robber": 3, "grey-bear": 4, "orc-tracker": 4, "hired-thug": 5, "mare": 2, "damned-soul": 4,
}  # fmt: skip
COSTLY = {
    "cave-troll": 2, "rusty-automaton": 2, "stone-man": 2, "basilisk": 2, "giant-of-the-deep": 2, "crystal-dragon": 3,
    "cold-hand": 2, "night-hag": 2, "strzyga": 2, "shade-of-the-buried-king": 2, "will-o-the-wisp": 0,
}  # fmt: skip
ASKS = ("kobold-plunderer", "grave-robber", "hired-thug", "will-o-the-wisp")


@pytest.mark.rule("jaskinia", "13.4")
@pytest.mark.rule("jaskinia", "13.5")
@pytest.mark.parametrize("design", [design for design in VALUES if design not in ASKS])
def test_a_defeat_costs_what_the_card_says(table: TableMaker, design: str) -> None:
    # the Caver has Strength 3 and Power 4; the die makes up the difference less 1
    card = DATA.box.cards[design]
    lead = (4 if card.kind == "ghost" else 3) - VALUES[design]
    dice = (1, 2 + lead) if lead >= 0 else (1, 1)
    made = table().dice(*dice)
    session = exploring(made.cave(design)) if card.deck == "cave" else setting_out(made.adventure(design))
    assert one(session).stamina == 4 - COSTLY.get(design, 1) and one(session).area in session.state.lying


@pytest.mark.rule("jaskinia", "13.4")
@pytest.mark.rule("jaskinia", "13.5")
@pytest.mark.parametrize("design", [design for design in VALUES if design not in ("cave-troll", "crystal-dragon")])
def test_a_beaten_creature_is_kept_or_used_up_and_brings_what_its_card_says(table: TableMaker, design: str) -> None:
    # as strong as the creature, and 6 to 1; slowed, so that a single step is possible with any Power
    card, own = DATA.box.cards[design], VALUES[design]
    made = table().dice(6, 1)
    made = made.cave(design) if card.deck == "cave" else made.adventure(design)
    made.searcher(0, "caver", at="crawl" if card.deck == "cave" else "cave-entrance", slow=1, items=["bloodstone"],
                  strength=max(3, own), power=max(4, own))  # fmt: skip
    session = play(made.start(), "step", *([HANGING] if card.deck == "cave" else []))
    me, used = one(session), [*session.state.cave_used, *session.state.adventure_used]
    assert designs(used if card.kind == "ghost" else me.trophies) == [design]
    assert me.gold == 1 + {"rusty-automaton": 1, "giant-of-the-deep": 2, "foremans-wraith": 1}.get(design, 0)
    gained = design in ("night-hag", "strzyga", "shade-of-the-buried-king")
    assert me.power == max(4, own) + gained and me.stamina == 4


def test_there_are_no_other_creatures() -> None:
    known = [card.id for card in DATA.box.cards.values() if card.is_enemy and not card.joined]
    assert sorted(known) == sorted([*VALUES, "stray-mutant"])


@pytest.mark.rule("jaskinia", "14.2")
def test_the_kobold_takes_gold_else_an_item_else_stamina(table: TableMaker) -> None:
    session = exploring(table().cave("kobold-plunderer").dice(1, 6), gold=2, items=["dagger"])
    assert (one(session).gold, one(session).stamina, one(session).items) == (1, 4, ["dagger"])
    session = exploring(table().cave("kobold-plunderer").dice(1, 6), gold=0, items=["dagger", "club"])
    assert asked(session) == (0, "robbed")
    play(session, "card:club")
    assert (one(session).items, one(session).stamina) == (["dagger"], 4)
    assert one(exploring(table().cave("kobold-plunderer").dice(1, 6), gold=0)).stamina == 3


@pytest.mark.rule("jaskinia", "14.2")
def test_the_grave_robber_takes_gold_else_stamina(table: TableMaker) -> None:
    session = setting_out(table().adventure("grave-robber").dice(1, 6), gold=1, items=["dagger"])
    assert (one(session).gold, one(session).stamina) == (0, 4)
    session = setting_out(table().adventure("grave-robber").dice(1, 6), gold=0, items=["dagger"])
    assert (one(session).items, one(session).stamina) == (["dagger"], 3)


@pytest.mark.rule("jaskinia", "14.3")
def test_a_thief_in_company_takes_no_more_than_stamina(table: TableMaker) -> None:
    made = table().searcher(0, "caver", at="blind-bend", came="moss-gallery").dice(1, 6)
    session = play(made.lying("crawl", "kobold-plunderer", "cave-rat").start(), "step", "space:crawl")
    assert (one(session).gold, one(session).stamina) == (1, 3)


@pytest.mark.rule("jaskinia", "13.4")
def test_the_fungusman_takes_the_next_turn_too(table: TableMaker) -> None:
    session = exploring(table().cave("fungusman").dice(1, 6))
    assert (one(session).stamina, one(session).turns) == (3, 3) and "told.misses" in told(session)


@pytest.mark.rule("jaskinia", "13.4")
@pytest.mark.parametrize(("die", "points"), [(3, 3), (4, 7)])
def test_the_mutant_is_rolled_for_as_it_attacks(table: TableMaker, die: int, points: int) -> None:
    # 3 + 5 against 3 + 1 or 7 + 1: won or drawn; as a trophy it counts 5
    session = exploring(table().cave("stray-mutant").dice(die, 5, 1))
    assert one(session).trophies == (["stray-mutant"] if points == 3 else []) and one(session).stamina == 4
    assert DATA.box.cards["stray-mutant"].strength == 5


@pytest.mark.rule("jaskinia", "13.4")
@pytest.mark.parametrize(("die", "beaten"), [(1, False), (2, True)])
def test_the_cave_troll_may_rise_again(table: TableMaker, die: int, beaten: bool) -> None:
    session = exploring(table().cave("cave-troll").dice(6, 1, die), strength=6)
    assert (one(session).trophies == ["cave-troll"]) == beaten
    assert (session.state.here("hanging-stones") == []) == beaten and one(session).stamina == 4


@pytest.mark.rule("jaskinia", "14.2")
def test_no_spell_works_on_the_automaton(table: TableMaker) -> None:
    session = exploring(table().cave("rusty-automaton").dice(1, 1), spells=["wrath-of-the-mountain", "stone-skin"])
    assert asked(session) == (0, "turn") and one(session).stamina == 2 and len(one(session).spells) == 2


@pytest.mark.rule("jaskinia", "14.2")
def test_weapons_add_nothing_against_the_stone_man(table: TableMaker) -> None:
    # 3 + 4, not 5 + 4, to 7 + 1; Arrows are not even offered
    session = exploring(table().cave("stone-man").dice(4, 1), items=["magic-crossbow", "poisoned-arrows"])
    assert one(session).stamina == 2 and "poisoned-arrows" in one(session).items


@pytest.mark.rule("jaskinia", "13.4")
def test_the_beaten_dragon_shows_where_the_crystal_is(table: TableMaker) -> None:
    session = exploring(table().cave("crystal-dragon").dice(6, 1, 2, 2), strength=10)
    assert session.state.depths.found == "chamber-of-clocks" and one(session).trophies == ["crystal-dragon"]


@pytest.mark.rule("jaskinia", "13.5")
def test_the_wisp_leads_on_and_the_area_there_is_searched(table: TableMaker) -> None:
    # at the Hanging Stones from The Crawl: left the Gates, right the Mirrors; 4: right; kind 3, Grotto, 1: 1 bag
    session = exploring(table().cave("will-o-the-wisp").dice(1, 6, 4, 3, 1))
    me = one(session)
    assert (me.area, me.gold, me.stamina, me.delver.came) == ("chamber-of-mirrors", 2, 4, "hanging-stones")
    assert designs(session.state.here("hanging-stones")) == ["will-o-the-wisp"]


@pytest.mark.rule("jaskinia", "13.5")
def test_into_the_gates_the_wisp_is_only_followed(table: TableMaker) -> None:
    session = exploring(table().cave("will-o-the-wisp").dice(1, 6, 3))
    assert one(session).area == "great-gates-west"
    assert keys(session) == ("gates-back", "gates-strength", "gates-power")


@pytest.mark.rule("jaskinia", "13.5")
def test_the_drowned_one_slows(table: TableMaker) -> None:
    session = exploring(table().cave("drowned-one").dice(1, 6))
    assert one(session).stamina == 3 and "roll" not in keys(session)


@pytest.mark.rule("jaskinia", "13.5")
def test_the_cold_hand_takes_a_spell_of_ones_choice(table: TableMaker) -> None:
    session = exploring(table().cave("cold-hand").dice(1, 6), spells=["sesame", "cave-in"])
    assert asked(session) == (0, "robbed")
    play(session, "card:sesame")
    assert one(session).spells == ["cave-in"] and one(session).stamina == 2


@pytest.mark.rule("jaskinia", "13.5")
def test_the_pale_lodger_takes_a_friend_else_stamina(table: TableMaker) -> None:
    session = exploring(table().cave("pale-lodger").dice(1, 6), friends=["hound", "giant-mole"])
    play(session, "card:hound")
    assert one(session).friends == ["giant-mole"] and one(session).stamina == 4


@pytest.mark.rule("jaskinia", "13.4")
def test_the_thug_can_be_bought_off_and_is_no_trophy(table: TableMaker) -> None:
    session = play(setting_out(table().adventure("hired-thug"), gold=2), "yes")
    assert (one(session).gold, one(session).trophies) == (0, [])
    assert session.state.adventure_used == ["hired-thug"]
    session = play(setting_out(table().adventure("hired-thug").dice(1, 6), gold=2), "no")
    assert (one(session).gold, one(session).stamina) == (2, 3)
