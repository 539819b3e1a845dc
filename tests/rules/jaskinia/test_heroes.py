"""The heroes of Magia i Miecz in Jaskinia alone, with their switch; each ability that works there. Rule 8.2."""

from collections.abc import Iterator
from typing import Any

import pytest

from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId
from kraina.engine.rng import Rng
from kraina.games.jaskinia.bot import SensibleBot
from kraina.games.jaskinia.definitions import lent_definitions
from kraina.games.jaskinia.game import Jaskinia
from kraina.games.jaskinia.lent import BEYOND, heroes
from kraina.games.talisman.definitions import definitions as of_talisman
from kraina.kit.odds import Odds
from kraina.kit.points import total
from tests.rules.jaskinia.table import DEFAULTS, Match, Table, TableMaker, exploring, one, play, told
from tests.rules.script import asked, keys, laid_out

pytestmark = pytest.mark.rule("jaskinia", "8.2")


class HeroTable(Table):
    """A match with the heroes among the Searchers."""

    data = lent_definitions()


@pytest.fixture
def table() -> Iterator[TableMaker]:
    """Return a maker of tables with the switch on; each is checked when the test is over."""
    for make in laid_out(HeroTable):
        yield lambda make=make: make().option(heroes="on")


def meeting(made: Table, hero: str, rival: str = "cyborg", **fields: Any) -> Match:
    """Have a hero walk from The Crawl to the Hanging Stones, where a rival stands."""
    made.searcher(1, rival, at="hanging-stones", lost=9, **fields)
    made.searcher(0, hero, at="crawl", came="blind-bend")
    return play(made.start(), "step", "space:hanging-stones")


def test_they_play_only_with_their_switch_and_bring_what_is_of_use() -> None:
    seats = [Seat("a"), Seat("b")]
    for value, people in (("off", 8), ("on", 22)):
        options = {**DEFAULTS, "heroes": value}
        state = Jaskinia().setup(seats, options, Rng(4))
        assert len(state.unused) + 2 == people and (len(state.adventure), len(state.cave)) == (23, 59)
        catalogue = Jaskinia().catalogue(options)
        assert catalogue.characters == people and ("ability:thief-steal" in catalogue.executable) == (value == "on")
        assert not {f"ability:{ability}" for ability in BEYOND} & {*catalogue.executable}


def test_their_values_are_those_of_their_own_game() -> None:
    """Lives are the Stamina of the start, Craft is Power; every ability is either left out or of use."""
    printed = of_talisman().characters
    assert list(heroes()) == list(printed) and set(BEYOND) <= {a for card in printed.values() for a in card.abilities}
    for ident, hero in heroes().items():
        card = printed[ident]
        assert (hero.strength, hero.power, hero.stamina) == (card.strength, card.craft, card.life)
        assert [*hero.abilities] == [ability for ability in card.abilities if ability not in BEYOND]
        assert (hero.alignment, hero.spells, hero.gold) == (card.alignment, card.spells, 1)


def test_a_hero_begins_and_heals_with_his_own_lives(table: TableMaker) -> None:
    # the Dwarf: 5 lives, no ability; at the Entrance 1 bag heals the fifth
    made = table().searcher(0, "dwarf", stamina=4)
    session = play(made.start(), "heal")
    assert (one(session).stamina, one(session).gold) == (5, 0) and heroes()["dwarf"].abilities == ()
    assert [heroes()[name].abilities for name in ("elf", "dwarf")] == [(), ()]
    made = table().searcher(0, "elf", stamina=4)
    assert "heal" not in keys(made.start())


def test_the_assassins_victim_adds_no_die(table: TableMaker) -> None:
    # 3 + 2 to 4: the Nightwing would have needed its die
    made = table().cave("nightwing").dice(2)
    assert one(exploring(made, "assassin")).trophies == ["nightwing"]
    # Ghosts are no Combat: 3 + 1 to 4 + 1
    made = table().cave("weeping-woman").dice(1, 1)
    assert one(exploring(made, "assassin")).stamina == 3


def test_the_odds_of_a_fight_reckon_with_the_dice_of_heroes(table: TableMaker) -> None:
    # 3 and a die to 4: all but a 1 wins; 4 and the higher of two to 3 and a die: 161, 25 and 30 of 216
    for hero, card, odds in (
        ("assassin", "nightwing", Odds(5, 1, 0, 6)),
        ("warrior", "cave-rat", Odds(161, 25, 30, 216)),
    ):
        fight = exploring(table().cave(card), hero, spells=["wrath-of-the-mountain"], power=3).view(None).fight
        assert fight is not None and fight.odds == odds


def test_the_assassin_must_take_the_stamina_of_whom_he_kills_in_the_dark(table: TableMaker) -> None:
    # 3 + 2 to the Caver's 3
    session = play(meeting(table().dice(3), "assassin", "caver", items=["dagger"], stamina=4), "attack:1", "yes")
    assert one(session, 1).stamina == 3
    # or he fights openly: 3 + 6 to 3 + 1 + 1, and takes the Dagger
    session = play(meeting(table().dice(6, 1), "assassin", "caver", items=["dagger"]), "attack:1", "no", "item:dagger")
    assert one(session).items == ["dagger"]


def test_no_ray_gun_is_emptied_by_a_die_that_is_not_rolled(table: TableMaker) -> None:
    session = play(meeting(table().dice(6), "assassin", "star-castaway"), "attack:1", "yes")
    assert one(session, 1).delver.empty == 0


def test_the_druid_begins_with_a_spell_and_changes_his_character_once_a_turn(table: TableMaker) -> None:
    assert heroes()["druid"].spells == 1
    made = table().searcher(0, "druid", at="crawl", came="blind-bend", items=["bloodstone"])
    session = play(made.start(), "ability:druid-alignment:good")
    assert one(session).alignment == "good" and session.state.here("crawl") == ["bloodstone"]
    assert not [key for key in keys(session) if key.startswith("ability:")]


def test_the_ghoul_attacks_psychically_and_gains_the_stamina_that_he_takes(table: TableMaker) -> None:
    # Power 4 + 4 to 3 + 3; the Buckler does not help
    session = play(meeting(table().dice(4, 3), "ghoul", items=["buckler"]), "attack:1:psychic", "stamina")
    assert (one(session).stamina, one(session, 1).stamina) == (5, 3)
    # in Combat he takes it and gains nothing: 2 + 6 to 4 + 1, and the Cyborg's plates fail
    session = play(meeting(table().dice(6, 1, 5), "ghoul"), "attack:1", "stamina")
    assert (one(session).stamina, one(session, 1).stamina) == (4, 3)


def test_the_ghoul_raises_what_he_beats_for_one_combat(table: TableMaker) -> None:
    # 2 + 6 to 3 + 1: the Rat is raised; then 2 + 3 + 1 to the Nightwing's 4 + 1
    made = table().cave("cave-rat", "nightwing").dice(6, 1, 1, 1).lying("crawl", "dagger", "spear")
    session = play(exploring(made, "ghoul"), "yes")
    assert (one(session).friends, one(session).raised, one(session).trophies) == (["cave-rat"], ["cave-rat"], [])
    assert total(session.view(None).searcher(PlayerId(0)).strength) == 2
    play(session, "step", "space:crawl", "done", "step", "space:hanging-stones", "raised:cave-rat", "no")
    assert (one(session).friends, one(session).raised) == ([], []) and session.state.cave_used == ["cave-rat"]
    assert one(session).trophies == ["nightwing"]


def test_raised_creatures_that_are_left_are_used_up(table: TableMaker) -> None:
    made = table().searcher(0, "ghoul", at="crawl", came="blind-bend", friends=["cave-rat"], raised=["cave-rat"])
    session = play(made.start(), "leave:cave-rat")
    assert session.state.cave_used == ["cave-rat"] and one(session).raised == []


def test_animals_do_not_attack_the_minstrel_but_bar_what_comes_after_them(table: TableMaker) -> None:
    made = table().lying("hanging-stones", "basilisk", "dagger")
    session = play(exploring(made, "minstrel"), "let-be")
    assert asked(session)[1] == "turn" and one(session).stamina == 4 and one(session).items == []
    # the Crystal Dragon neither, but it cannot be charmed; Monsters and Ghosts attack: 4 + 1 to 4 + 1
    made = table().lying("hanging-stones", "crystal-dragon", "weeping-woman").dice(1, 1)
    session = exploring(made, "minstrel")
    assert keys(session) == ("let-be", "fight")
    play(session, "let-be")
    assert session.state.here("hanging-stones") == ["crystal-dragon", "weeping-woman"]


@pytest.mark.parametrize(("die", "friends"), [(3, []), (4, ["cave-rat"])])
def test_the_minstrel_charms_an_animal_by_rolling_above_its_strength(
    table: TableMaker, die: int, friends: list[str]
) -> None:
    made = table().lying("hanging-stones", "cave-rat", "dagger").dice(die)
    session = play(exploring(made, "minstrel"), "charm")
    assert one(session).friends == friends
    assert asked(session)[1] == ("collect" if friends else "turn")  # it bars the Dagger or is gone
    # it adds 3 in Combat, but not to total Strength
    seen = session.view(None).searcher(PlayerId(0))
    assert (total(seen.strength), total(seen.combat)) == (2, 5 if friends else 2)


def test_the_monk_adds_power_in_combat_and_uses_neither_weapon_nor_armour(table: TableMaker) -> None:
    # 2 + 3 + 3 to 7 + 1: a draw with the Automaton; the Crossbow does not count, nor the Buckler after a defeat
    made = table().cave("rusty-automaton").dice(3, 1)
    assert one(exploring(made, "monk", items=["magic-crossbow"])).stamina == 4
    made = table().cave("rusty-automaton").dice(1, 6)
    assert one(exploring(made, "monk", items=["buckler"])).stamina == 2
    session = table().searcher(0, "monk").start()
    seen = session.view(None).searcher(PlayerId(0))
    assert (total(seen.strength), total(seen.combat)) == (2, 5)


def test_the_priest_begins_with_a_spell_and_destroys_ghosts_for_more(table: TableMaker) -> None:
    assert heroes()["priest"].spells == 1
    made = table().lying("hanging-stones", "strzyga", "dagger").spells("sesame")
    session = play(exploring(made, "priest"), "yes")
    assert one(session).spells == ["sesame"] and session.state.cave_used == ["strzyga"]
    assert asked(session)[1] == "collect" and one(session).power == 4
    # or he fights it: 4 + 6 to 7 + 1, and gains its Power
    made = table().cave("strzyga").dice(6, 1)
    assert one(play(exploring(made, "priest"), "no")).power == 5


def test_the_priest_uses_no_weapon_but_armour(table: TableMaker) -> None:
    # 2 + 1 to 3 + 1, and the Buckler saves
    made = table().cave("cave-rat").dice(1, 1, 5)
    assert one(exploring(made, "priest", items=["magic-crossbow", "buckler"])).stamina == 4


def test_the_prophetess_replaces_a_card_that_she_has_drawn(table: TableMaker) -> None:
    made = table().cave("basilisk", "dagger")
    session = exploring(made, "prophetess", drawn=6, spells=["sesame"])
    assert asked(session) == (0, "replace") and one(session).power == 5  # the seventh card has been drawn
    play(session, "card:basilisk", "take:dagger")
    assert session.state.cave_used == ["basilisk"] and one(session).items == ["dagger"]
    assert one(session).delver.drawn == 7


def test_the_prophetess_looks_at_spells(table: TableMaker) -> None:
    session = play(
        meeting(table(), "prophetess", "bog-witch", spells=["sesame", "cave-in"]), "ability:prophetess-look:1"
    )
    assert told(session).count("told.looks-at") == 2 and "ability:prophetess-look:1" not in keys(session)


@pytest.mark.parametrize("hero", ["prophetess", "wizard"])
def test_some_are_never_without_a_spell(table: TableMaker, hero: str) -> None:
    assert heroes()[hero].spells == (1 if hero == "prophetess" else 2)
    made = table().searcher(0, hero, at="crawl", came="blind-bend").spells("sesame")
    assert one(made.start()).spells == ["sesame"]


def test_the_wizard_attacks_psychically(table: TableMaker) -> None:
    # Power 5 + 1 to 3 + 1; 5 from the Cyborg's plates is not asked for
    session = play(meeting(table().dice(1, 1).spells("sesame"), "wizard"), "attack:1:psychic", "gold")
    assert one(session).gold == 2


@pytest.mark.parametrize(("rival", "die", "works"), [
    ("hewer", 5, False), ("hewer", 6, True), ("cyborg", 4, False), ("cyborg", 5, True), ("cannibal", 4, True),
])  # fmt: skip
def test_the_sorceress_beguiles_by_character(table: TableMaker, rival: str, die: int, works: bool) -> None:
    session = play(meeting(table().dice(die), "sorceress", rival), "meet:sorceress-beguile:1")
    assert one(session).gold == (2 if works else 1)
    assert heroes()["sorceress"].spells == 1 and one(session).turns == 2


def test_the_sorceress_attacks_psychically_and_lures_friends_away(table: TableMaker) -> None:
    session = meeting(table(), "sorceress", friends=["giant-mole", "cave-rat"], raised=["cave-rat"])
    assert "attack:1:psychic" in keys(session)
    play(session, "meet:sorceress-follower:1", "card:cave-rat")
    assert (one(session).friends, one(session).raised, one(session, 1).friends) == (
        ["cave-rat"], ["cave-rat"], ["giant-mole"],
    )  # fmt: skip


def test_the_thief_steals_instead_of_attacking(table: TableMaker) -> None:
    session = play(meeting(table(), "thief", items=["dagger"]), "meet:thief-steal:1", "item:dagger")
    assert one(session).items == ["dagger"]


@pytest.mark.parametrize(("stamina", "asks"), [(5, "troll-heal"), (6, "move")])
def test_the_troll_heals_in_place_of_a_move_of_6(table: TableMaker, stamina: int, asks: str) -> None:
    made = table().searcher(0, "troll", at="crawl", came="blind-bend", stamina=stamina, items=["miners-lamp"]).dice(6)
    session = play(made.start(), "roll")
    assert asked(session) == (0, asks)
    if asks == "troll-heal":
        play(session, "yes")
        assert (one(session).stamina, one(session).area, one(session).turns) == (6, "crawl", 2)


def test_the_warrior_rolls_two_dice_and_uses_two_weapons(table: TableMaker) -> None:
    # 4 + 2 + 1 and the higher of 1 and 5 to 9 + 2
    made = table().cave("giant-of-the-deep").dice(1, 5, 2)
    session = exploring(made, "warrior", items=["magic-crossbow", "dagger", "club"])
    assert one(session).trophies == ["giant-of-the-deep"]
    assert total(session.view(None).searcher(PlayerId(0)).combat) == 7
    # one die in Psychic Combat: 2 + 1 to 4 + 1
    made = table().cave("weeping-woman").dice(1, 1)
    assert one(exploring(made, "warrior")).stamina == 4


def choice(session: Match) -> tuple[str, ...]:
    """Return what the bot answers to the open question."""
    decision = session.pending
    assert decision is not None
    return SensibleBot(HeroTable.data).choose(session.view(decision.player), decision, Rng(1))


def test_the_bot_makes_the_druid_good_for_the_treasurer_but_for_the_bloodstone(table: TableMaker) -> None:
    """The Good may not own the Bloodstone."""
    laid: dict[str, Any] = {"at": "crawl", "came": "blind-bend", "slow": 1}
    become = "ability:druid-alignment:"
    assert choice(table().searcher(0, "druid", **laid).start()) == (f"{become}good",)
    assert choice(table().searcher(0, "druid", items=["bloodstone"], **laid).start())[0].startswith("step")
    made = table().searcher(0, "druid", alignment="good", **laid).lying("crawl", "bloodstone")
    assert choice(made.start()) == (f"{become}neutral",)


def test_the_bot_has_the_prophetess_look_at_the_spells_of_whom_she_meets(table: TableMaker) -> None:
    for at, looks in (("crawl", True), ("hanging-stones", False)):
        made = table().searcher(0, "prophetess", at="crawl", came="blind-bend", slow=1)
        made.searcher(1, "bog-witch", at=at, spells=["cave-in"], lost=9)
        assert (choice(made.start()) == ("ability:prophetess-look:1",)) == looks
