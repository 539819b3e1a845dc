"""The abilities of the 14 characters, and what Objects and Followers do. Rules 12.5, 12.6; cases T50."""

import pytest

from tests.rules.script import asked, keys
from tests.rules.talisman.table import TableMaker, designs, one, play

ABILITY = pytest.mark.rule("talisman", "12.6")
CARD = pytest.mark.rule("talisman", "12.5")


@ABILITY
def test_the_assassins_victim_adds_no_die(table: TableMaker) -> None:
    # T19: "assassin-assassinate": 3 + 4 against Giant 6: beaten by one die alone; equal is a stand-off.
    for die, trophies in ((4, ["giant"]), (3, [])):
        made = table().hero(0, "assassin", at="village").adventure("giant").dice(1, die)
        assert one(play(made.start(), "roll", "move:fields-1"), 0).trophies == trophies
        made.check()


@ABILITY
def test_an_assassinated_character_must_lose_a_life(table: TableMaker) -> None:
    made = table().hero(0, "assassin", at="village").hero(1, "monk", at="fields-1", gold=5, objects=["armour"])
    session = play(made.dice(1, 6).start(), "roll", "move:fields-1", "attack:1", "yes")
    assert one(session, 1).life == 3  # 3 + 6 against 2 + 3: a Monk uses no armour


@ABILITY
def test_no_assassination_in_psychic_combat_or_when_attacked(table: TableMaker) -> None:
    # T50: against the Shadow 3 + 1 to 2 + 3: lost.
    made = table().hero(0, "assassin", at="village").adventure("shadow").dice(1, 3, 1)
    assert one(play(made.start(), "roll", "move:fields-1"), 0).life == 3
    made = table().hero(0, "troll", at="village").hero(1, "assassin", at="fields-1").dice(1, 1, 6)
    session = play(made.start(), "roll", "move:fields-1", "attack:1")
    assert asked(session) == (1, "spoils")  # 6 + 1 against 3 + 6: both dice were rolled


@ABILITY
def test_the_druid_fills_his_spells_in_the_woods_and_changes_alignment(table: TableMaker) -> None:
    # "druid-woods", "druid-alignment"
    made = table().hero(0, "druid", at="graveyard").adventure("bag-of-gold").spell_deck("hex", "alchemy").dice(1)
    session = play(made.start(), "roll", "move:woods-1", "explore")
    assert designs(one(session, 0).spells) == ["hex", "alchemy"]
    session = play(table().hero(0, "druid", at="village").start(), "ability:druid-alignment:evil")
    assert one(session, 0).alignment == "evil"


@ABILITY
def test_the_dwarf_is_at_home_below(table: TableMaker) -> None:
    # "dwarf-safe", "dwarf-cave", "dwarf-portal", "dwarf-mines", "dwarf-maze"
    session = play(table().hero(0, "dwarf", at="runes-1").dice(1).start(), "roll", "move:chasm", "yes")
    assert one(session, 0).life == 5
    made = table().hero(0, "dwarf", at="village").lying("fields-1", "cave", "maze").dice(1, 3)
    session = play(made.start(), "roll", "move:fields-1")
    assert one(session, 0).gold == 3 and one(session, 0).lost == 0  # 3 + 1 is 4: 2 gold
    made = table().hero(0, "dwarf", at="castle").hero(1, "monk", at="tavern").dice(2, 3)
    session = play(made.start(), "roll", "gate", "craft")
    assert one(session, 0).space == "plain-of-peril"
    session = play(table().hero(0, "dwarf", at="plain-of-peril").dice(1, 2).start(), "forward:mines")
    assert one(session, 0).free and one(session, 0).space == "mines"


@ABILITY
def test_the_dwarf_evades_in_hills(table: TableMaker) -> None:
    made = table().hero(0, "dwarf", at="sentinel").adventure("giant").dice(1)  # "dwarf-evade"
    session = play(made.start(), "roll", "move:hills-1", "evade")
    assert one(session, 0).life == 5 and designs(session.state.here("hills-1")) == ["giant"]


@ABILITY
def test_the_elf_goes_from_woods_to_woods(table: TableMaker) -> None:
    made = table().hero(0, "elf", at="woods-1").adventure("giant")  # "elf-woods", "elf-evade"
    session = play(made.start(), "ability:elf-woods")
    assert keys(session) == ("space:woods-2", "space:woods-3")
    play(session, "space:woods-3", "evade")
    assert one(session, 0).space == "woods-3" and one(session, 0).life == 4


@ABILITY
def test_the_elf_need_not_roll_in_the_forest(table: TableMaker) -> None:
    session = play(table().hero(0, "elf", at="plains-4").dice(1).start(), "roll", "move:forest", "yes")  # "elf-safe"
    assert one(session, 0).lost == 0


@ABILITY
def test_the_ghoul_drains_a_life_psychically(table: TableMaker) -> None:
    # "ghoul-psychic", "ghoul-drain": 4 + 3 against the Troll's Craft 1 + 3
    made = table().hero(0, "ghoul", at="village", life=3).hero(1, "troll", at="fields-1").dice(1, 3, 3)
    session = play(made.start(), "roll", "move:fields-1")
    assert keys(session)[:3] == ("explore", "attack:1", "attack:1:psychic")
    play(session, "attack:1:psychic", "life")
    assert one(session, 0).life == 4 and one(session, 1).life == 5


@ABILITY
def test_the_ghoul_raises_a_beaten_enemy_for_one_battle(table: TableMaker) -> None:
    # "ghoul-raise": 3 + 5 beats Goblin 2 + 1; raised, it adds 2 once: 3 + 2 + 5 against Giant 6 + 3
    made = table().hero(0, "ghoul", at="village", strength=3).hero(1, "monk", at="castle", lost=1)
    made.lying("fields-1", "goblin").adventure("giant").dice(1, 1, 5, 2, 3, 5)
    session = play(made.start(), "roll", "move:fields-1", "yes")
    assert designs(one(session, 0).followers) == ["goblin"] and one(session, 0).trophies == []
    play(session, "roll", "move:woods-1")
    assert session.state.fight is not None and "raised:goblin#1" in keys(session)
    play(session, "raised:goblin#1", "no")
    assert one(session, 0).followers == [] and designs(one(session, 0).trophies) == ["giant"]
    assert designs(session.state.adventure_used) == ["goblin"]


@ABILITY
def test_the_minstrel_is_not_attacked_by_beasts_and_charms_animals(table: TableMaker) -> None:
    # "minstrel-beasts", "minstrel-charm"
    made = table().hero(0, "minstrel", at="fields-5").adventure("dragon", "bear").dice(1, 4)
    session = play(made.start(), "roll", "move:ruins")
    assert keys(session) == ("pass", "fight")
    play(session, "pass")
    assert keys(session) == ("charm", "pass", "fight")
    play(session, "charm")
    assert designs(one(session, 0).followers) == ["bear"] and designs(session.state.here("ruins")) == ["dragon"]
    # the charmed Bear adds 3: 2 + 3 + 2 against Ogre 5 + 1
    made = table().hero(0, "minstrel", at="village", followers=["bear"]).adventure("ogre").dice(1, 1, 2)
    assert designs(one(play(made.start(), "roll", "move:fields-1"), 0).trophies) == ["ogre"]


@ABILITY
def test_the_minstrel_takes_ladies_along(table: TableMaker) -> None:
    made = (
        table().hero(0, "minstrel", at="village").hero(1, "monk", at="fields-1", followers=["maiden", "guide"]).dice(1)
    )
    session = play(made.start(), "roll", "move:fields-1", "meet:minstrel-ladies:1")  # "minstrel-ladies"
    assert designs(one(session, 0).followers) == ["maiden"] and asked(session) == (1, "turn")


@ABILITY
def test_the_monk_fights_with_mind_and_bare_hands(table: TableMaker) -> None:
    # "monk-craft", "monk-bare": 2 + 3 + 2 against Giant 6 + 1: a stand-off in spite of the Sword; no Armour is used
    made = table().hero(0, "monk", at="village", objects=["sword", "armour"]).adventure("giant").dice(1, 1, 2)
    session = play(made.start(), "roll", "move:fields-1")
    assert one(session, 0).life == 4 and one(session, 0).trophies == []
    made = table().hero(0, "monk", at="village", objects=["sword", "armour"]).adventure("giant").dice(1, 2, 2)
    assert one(play(made.start(), "roll", "move:fields-1"), 0).life == 3


@ABILITY
@pytest.mark.parametrize("character", ["monk", "priest"])
def test_the_pious_add_one_to_their_prayers(table: TableMaker, character: str) -> None:
    # "monk-pray", "priest-pray": 4 counts as 5
    session = play(table().hero(0, character, at="hills-1").dice(1, 4).start(), "roll", "move:chapel", "pray")
    assert one(session, 0).life == 5


@ABILITY
def test_the_priest_destroys_spirits_for_a_spell_and_uses_no_weapon(table: TableMaker) -> None:
    # "priest-spirits", "priest-weapon": 2 + 3 against Wolf 2 + 3 in spite of the Sword
    made = table().hero(0, "priest", at="village").adventure("demon").dice(1)
    session = play(made.start(), "roll", "move:fields-1", "yes")
    assert one(session, 0).trophies == [] and len(one(session, 0).spells) == 1
    assert designs(session.state.adventure_used) == ["demon"]
    made = table().hero(0, "priest", at="village", objects=["sword"]).adventure("wolf").dice(1, 3, 3)
    assert one(play(made.start(), "roll", "move:fields-1"), 0).trophies == []


@ABILITY
def test_the_prophetess_is_never_without_a_spell_and_sees_others(table: TableMaker) -> None:
    # "prophetess-always", "prophetess-look", "prophetess-replace"
    made = (
        table().hero(0, "prophetess", at="village").spell_deck("hex").hero(1, "thief", at="castle", spells=["alchemy"])
    )
    session = made.adventure("giant", "bag-of-gold").dice(1).start()
    assert designs(one(session, 0).spells) == ["hex"]
    session.drain_events()
    play(session, "ability:prophetess-look:1")
    assert [event.only for event in session.drain_events() if event.text.key == "told.looks-at"] == [(0,)]
    play(session, "roll", "move:fields-1", "card:giant", "take:bag-of-gold#1")
    assert one(session, 0).gold == 2 and session.state.adventure_used == ["giant", "bag-of-gold#1"]


@ABILITY
@pytest.mark.parametrize(("character", "least"), [("priest", 6), ("thief", 5), ("ghoul", 4)])
def test_the_sorceress_beguiles_by_alignment(table: TableMaker, character: str, least: int) -> None:
    for die in (least - 1, least):  # "sorceress-beguile"
        made = table().hero(0, "sorceress", at="village").hero(1, character, at="fields-1", gold=2).dice(1, die)
        session = play(made.start(), "roll", "move:fields-1", "meet:sorceress-beguile:1")
        if die == least:
            play(session, "gold")
        assert one(session, 1).gold == (1 if die == least else 2) and asked(session) == (1, "turn")
        made.check()


@ABILITY
def test_the_sorceress_lures_followers_but_not_the_pure(table: TableMaker) -> None:
    # "sorceress-follower", "sorceress-psychic"
    made = table().hero(0, "sorceress", at="village").hero(1, "troll", at="fields-1", followers=["maiden", "guide"])
    session = play(made.dice(1).start(), "roll", "move:fields-1")
    assert "attack:1:psychic" in keys(session)
    play(session, "meet:sorceress-follower:1")
    assert designs(one(session, 0).followers) == ["guide"] and designs(one(session, 1).followers) == ["maiden"]


@ABILITY
def test_the_thief_steals_and_takes_a_card_free(table: TableMaker) -> None:
    # "thief-steal", "thief-free"
    made = (
        table()
        .hero(0, "thief", at="village")
        .hero(1, "troll", at="fields-1", objects=["ring"], followers=["guide"])
        .dice(1)
    )
    session = play(made.start(), "roll", "move:fields-1", "meet:thief-steal:1", "object:ring")
    assert designs(one(session, 0).objects) == ["water-bottle", "ring"]
    made = table().hero(0, "thief", at="fields-6", gold=2).dice(1)
    session = play(made.start(), "roll", "move:village", "blacksmith", "free:armour")
    assert not any(key.startswith("free:") for key in keys(session)) and one(session, 0).gold == 2


@ABILITY
def test_the_troll_heals_by_a_six(table: TableMaker) -> None:
    session = play(table().hero(0, "troll", at="village", life=4).dice(6).start(), "roll", "yes")  # "troll-heal"
    assert one(session, 0).life == 5 and one(session, 0).space == "village" and asked(session) == (1, "turn")


@ABILITY
def test_the_warrior_rolls_two_dice_and_wields_two_weapons(table: TableMaker) -> None:
    # "warrior-dice", "warrior-weapons": 4 + 1 + 1 + 5 against Dragon 7 + 3
    made = table().hero(0, "warrior", at="village", objects=["sword", "axe"]).adventure("dragon").dice(1, 3, 2, 5)
    session = play(made.start(), "roll", "move:fields-1")
    assert designs(one(session, 0).trophies) == ["dragon"]


@ABILITY
def test_the_wizard_attacks_psychically_and_always_has_a_spell(table: TableMaker) -> None:
    # "wizard-psychic", "wizard-always"
    made = table().hero(0, "wizard", at="village").spell_deck("hex").hero(1, "troll", at="fields-1").dice(1, 1, 4)
    session = play(made.start(), "roll", "move:fields-1", "attack:1:psychic", "gold")
    assert designs(one(session, 0).spells) == ["hex"] and one(session, 0).gold == 2


@CARD
def test_the_potion_and_the_mercenary_help_for_a_turn(table: TableMaker) -> None:
    # Monk-like Thief 3 + 2 + 3 + 1 against Giant 6 + 2
    made = table().hero(0, "thief", at="village", objects=["potion-of-strength"], followers=["mercenary"])
    session = play(made.adventure("giant").dice(1, 2, 1).start(), "roll", "move:fields-1", "explore")
    play(session, "use:potion-of-strength", "use:mercenary")
    assert designs(one(session, 0).trophies) == ["giant"] and one(session, 0).gold == 0 and one(session, 0).marks == {}
    assert designs(session.state.adventure_used) == ["potion-of-strength"]


@CARD
def test_the_mercenary_joins_for_gold(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="village").lying("fields-1", "mercenary").dice(1)
    session = play(made.start(), "roll", "move:fields-1", "take:mercenary")
    assert one(session, 0).gold == 0 and designs(one(session, 0).followers) == ["mercenary"]
    made = table().hero(0, "troll", at="village", gold=0).lying("fields-1", "mercenary").dice(1)
    assert asked(play(made.start(), "roll", "move:fields-1")) == (1, "turn")


@CARD
def test_the_alchemist_makes_gold_of_objects(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="village", followers=["alchemist"], objects=["helmet", "sword"])
    session = play(made.start(), "use:alchemist", "card:helmet+card:sword#1")
    assert one(session, 0).gold == 3 and one(session, 0).objects == []


@CARD
@pytest.mark.parametrize(
    ("card", "strength", "craft"),
    [("maiden", 0, 2), ("unicorn", 1, 1), ("ring", 1, 1), ("magic-belt", 1, 0), ("solomons-crown", 0, 2),
     ("holy-grail", 0, 1)],
)  # fmt: skip
def test_what_adds_to_strength_and_craft(table: TableMaker, card: str, strength: int, craft: int) -> None:
    follower = card in ("maiden", "unicorn")
    made = table().hero(0, "monk", at="village", **{"followers" if follower else "objects": [card]})
    hero = made.start().view(None).heroes[0]
    assert sum(part.points for part in hero.strength) == 2 + strength
    assert sum(part.points for part in hero.craft) == 3 + craft


@CARD
def test_gnome_guide_and_pixie_help_on_their_ground(table: TableMaker) -> None:
    for follower, start, space in (
        ("gnome", "fields-2", "crags"), ("guide", "fields-2", "crags"), ("guide", "plains-4", "forest"),
        ("guide", "runes-1", "chasm"), ("pixie", "plains-4", "forest"),
    ):  # fmt: skip
        made = table().hero(0, "monk", at=start, followers=[follower]).dice(1)
        session = play(made.start(), "roll", f"move:{space}", "yes")
        assert one(session, 0).lost == 0 and asked(session) == (1, "turn")
        made.check()
    made = table().hero(0, "monk", at="graveyard", followers=["pixie"]).adventure("giant").dice(1)
    assert asked(play(made.start(), "roll", "move:woods-1")) == (0, "evade")
    made.script.left[:] = []
    made = table().hero(0, "monk", at="castle", followers=["gnome"]).hero(1, "troll", at="tavern").dice(2, 3)
    assert one(play(made.start(), "roll", "gate", "craft"), 0).space == "plain-of-peril"


@CARD
def test_the_cross_destroys_spirits_without_trophies(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="village", objects=["cross"]).adventure("demon").dice(1)
    session = play(made.start(), "roll", "move:fields-1", "yes")
    assert one(session, 0).trophies == [] and one(session, 0).spells == [] and session.state.adventure_used == ["demon"]


@CARD
def test_the_orb_replaces_a_drawn_card(table: TableMaker) -> None:
    made = (
        table().hero(0, "troll", at="village", objects=["orb-of-knowledge"]).adventure("demon", "bag-of-gold").dice(1)
    )
    session = play(made.start(), "roll", "move:fields-1", "card:demon", "take:bag-of-gold#1")
    assert one(session, 0).gold == 2


@CARD
def test_the_wand_gives_a_spell_when_there_is_none(table: TableMaker) -> None:
    made = table().hero(0, "monk", at="village", objects=["wand"]).spell_deck("hex")
    assert designs(one(made.start(), 0).spells) == ["hex"]
    made = table().hero(0, "troll", at="village", objects=["wand"])
    assert one(made.start(), 0).spells == []  # Craft 1 allows none


@CARD
def test_the_amulet_lets_its_owner_cast_nothing(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="village", objects=["amulet"], spells=["alchemy"])
    assert not any(key.startswith("cast:") for key in keys(made.start()))


@CARD
def test_the_holy_lance_against_a_dragon(table: TableMaker) -> None:
    # Thief 3 + 3 + 4 against 7 + 2: won; against a Giant it adds 1: 3 + 1 + 4 against 6 + 2: a stand-off.
    for card, trophies in (("dragon#1", ["dragon"]), ("giant", [])):
        made = table().hero(0, "thief", at="village", objects=["holy-lance"]).adventure(card).dice(1, 2, 4)
        assert designs(one(play(made.start(), "roll", "move:fields-1"), 0).trophies) == trophies
        made.check()


@CARD
def test_the_runesword_gives_the_life_it_takes(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="village", objects=["runesword"], life=3).hero(1, "monk", at="fields-1")
    session = play(made.dice(1, 6, 1).start(), "roll", "move:fields-1", "attack:1", "life")
    assert one(session, 0).life == 4 and one(session, 1).life == 3


@CARD
def test_bags_become_gold(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="fields-5").adventure("bag-of-gold", "two-bags-of-gold").dice(1)
    session = play(made.start(), "roll", "move:ruins", "take:bag-of-gold#1", "take:two-bags-of-gold#1")
    assert one(session, 0).gold == 4 and designs(session.state.adventure_used) == ["bag-of-gold", "two-bags-of-gold"]
