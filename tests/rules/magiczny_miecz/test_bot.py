"""What the sensible bot of Magiczny Miecz makes of laid-out positions: moves ahead, growth, trophies, the Bridge."""

import dataclasses
from typing import Any

from kraina.engine.bot import Bot
from kraina.engine.rng import Rng
from kraina.games.magiczny_miecz.board import CASTLE, DEAD_CITY, RUINS
from kraina.games.magiczny_miecz.bot import SensibleBot
from kraina.games.magiczny_miecz.bot.chances import Assault, hope
from kraina.games.magiczny_miecz.bot.goods import GOLD, GOLD_ASKED, heap_worth, is_ballast
from kraina.games.magiczny_miecz.bot.outlook import POINT, Situation
from kraina.games.magiczny_miecz.bot.places import INSTRUCTIONS, space_worth
from kraina.games.magiczny_miecz.bot.prospects import expected
from kraina.games.magiczny_miecz.bot.trophies import exchanged, pays
from tests.rules.magiczny_miecz.scenes import littered, seen, stage, view
from tests.rules.magiczny_miecz.table import DATA, Match, Table, TableMaker, play

BOT: Bot = SensibleBot(DATA)
STRONG: dict[str, Any] = {"sword": 19, "magic": 15, "life": 4}
"""For whom a gate is, but for the Magic Sword: with them the Beast is beaten in 30 of 36 cases."""


def situation(session: Match) -> Situation:
    """Return how seat 0 sees a match."""
    return Situation(DATA, view(session, 0), seen(session, 0, 0))


def choice(session: Match) -> tuple[str, ...]:
    """Return what the bot picks."""
    decision = session.pending
    assert decision is not None
    return BOT.choose(session.view(decision.player), decision, Rng(1))


def test_of_both_directions_each_roll_takes_the_better_one() -> None:
    """From spot 0 of eight: 1 leads to 10 or 80, 2 to 20 or 70, 3 to 30 or 60, 4 to 40; 5 and 6 are 3 and 2 again."""
    assert expected(0, [0, 10, 20, 30, 40, 60, 70, 80], {}, [0] * 8, 6) == (80 + 70 + 60 + 40 + 60 + 70) // 6


def test_a_barrier_is_crossed_by_every_roll_that_leads_beyond_it() -> None:
    """One step from a barrier worth 300 a roll of 1 ends on it, for nothing; 2 to 6 cross."""
    assert expected(0, [0] * 8, {1: 300}, [0] * 8, 6) == 5 * 300 // 6


def test_whoever_walks_a_space_a_turn_goes_to_and_fro_at_the_magic_gate(table: TableMaker) -> None:
    """The Noon-wraith is no harm beside a space that gives a point for each visit."""
    session = stage(table, "elf", at="gate-guard", friends=["noon-wraith"], gold=3, mission="enemy").start()
    assert choice(session) == ("move:magic-gate",)


def test_trophies_are_exchanged_by_sevens_with_nothing_left_over(table: TableMaker) -> None:
    """Of Bear 3, Leviathan 4, Elk 1 and Cyclops 6 it is the first two or the others; all are twice 7."""
    some = situation(stage(table, "elf", at="tavern", trophies=["bear", "leviathan", "cyclops"]).start())
    assert set(exchanged(some)) == {"bear", "leviathan"} and pays(some)
    every = situation(stage(table, "elf", at="tavern", trophies=["elk", "bear", "leviathan", "cyclops"]).start())
    assert len(exchanged(every)) == 4 and pays(every)


def test_trophies_wait_while_more_than_a_point_would_be_lost(table: TableMaker) -> None:
    """Bear 3 and Cyclops 6 are 2 more than 7."""
    at = situation(stage(table, "elf", at="tavern", trophies=["bear", "cyclops"]).start())
    assert set(exchanged(at)) == {"bear", "cyclops"} and not pays(at)


def test_it_grows_in_magic_for_the_swamp_then_in_sword_unless_magic_is_far_ahead(table: TableMaker) -> None:
    def lacking(**laid: Any) -> str:
        return situation(stage(table, "elf", at="tavern", **laid).dice(1).start()).lacking()

    assert lacking(sword=3, magic=5) == "magic"
    assert lacking(sword=3, magic=7) == "sword"
    assert lacking(sword=3, magic=8) == "magic"
    assert lacking(sword=9, magic=12) == "sword"


def test_a_fair_chance_opens_the_ruins_and_a_better_one_the_dead_city(table: TableMaker) -> None:
    """With Sword and Magic 13 the Beast is beaten in 18 of 36 cases: enough for the Ruins, too little with Cerberus."""
    keys = ["magic-sword", "toliman-shield"]
    at = situation(stage(table, "elf", at="tavern", sword=13, magic=13, objects=keys).start())
    assert at.gates == [RUINS]
    at = situation(stage(table, "elf", at="tavern", sword=14, magic=14, objects=keys).start())
    assert at.gates == [RUINS, DEAD_CITY]


def test_who_is_hexed_tries_the_swamp_whatever_it_costs(table: TableMaker) -> None:
    """The hex keeps it from all else, so even 3 ways of 36 are better than to stay."""
    assert choice(stage(table, "elf", at="glade", hexed=True).dice(1).start()) == ("cross:glade",)


def test_who_is_hexed_goes_to_the_temple(table: TableMaker) -> None:
    """Two steps from the Gate one way leads to the Temple of Nemed, the other to the Tower."""
    session = stage(table, "elf", at="magic-gate", hexed=True).dice(2).start()
    assert choice(session) == ("move:temple-of-nemed",)


def test_hope_on_the_bridge_is_worked_out_from_behind() -> None:
    """With 40 points Demon, Monster and Beast are beaten for certain; Death and Cerberus ask for Life alone."""
    ruins, city = Assault(RUINS, 18, 40, 40), Assault(DEAD_CITY, 12, 40, 40)
    assert hope(ruins, CASTLE, 1) == 1000
    assert hope(ruins, "game-with-death", 1) == 1000 // 2
    assert hope(ruins, "game-with-death", 2) == (1000 + 500) // 2
    assert hope(ruins, "trap", 2) == 750  # three dice are never more than 18
    assert [hope(city, "cerberus", life) for life in (1, 2, 3, 4)] == [0, 333, 666, 1000]
    assert hope(city, "magic-trap", 4) == (160 * 1000 + 56 * 50) // 216


def test_hope_counts_the_way_back() -> None:
    """Far behind, the Demon beats whoever faces it: with 2 Lives he then turns back, with 1 he is dead."""
    weak = Assault(RUINS, 0, -9, -9, back=300)
    assert [hope(weak, "demon-of-darkness", life) for life in (1, 2, 3)] == [0, 300, 300]
    assert hope(weak, CASTLE, 2) == 0 and hope(weak, CASTLE, 3) == 300


def test_it_turns_back_from_death_with_its_last_life(table: TableMaker) -> None:
    """With Sword 13 the Beast is beaten in 9 of 36 cases: half of that is less than a way back."""
    laid: dict[str, Any] = {"at": "game-with-death", "objects": ["magic-sword", "toliman-shield"], "magic": 5}
    assert choice(stage(table, "elf", sword=13, life=1, **laid).start()) == ("bridge:trap",)
    assert choice(stage(table, "elf", sword=19, life=4, **laid).start()) == ("task",)


def test_without_a_shield_in_hand_or_ahead_it_leaves_the_bridge(table: TableMaker) -> None:
    laid: dict[str, Any] = {"at": "game-with-death", "objects": ["magic-sword"], "magic": 15, "sword": 19}
    assert choice(stage(table, "elf", **laid).start()) == ("bridge:trap",)
    assert choice(stage(table, "elf", **laid).lying("demon-of-darkness", "toliman-shield").start()) == ("task",)


def test_a_crossing_is_not_put_off_to_be_enjoyed_twice(table: TableMaker) -> None:
    """Who has no business in the Upper Circle goes down when he can."""
    assert choice(stage(table, "elf", at="valley-of-skulls").dice(1).start()) == ("down:ice-kingdom",)


def test_the_noon_wraith_and_no_gold_for_the_ferries_lead_down_the_swamp(table: TableMaker) -> None:
    """Crossing the Swamp frees of it; with gold the way over a ferry to the Bridge is open."""
    keys = ["magic-sword", "toliman-shield", "gauntlets"]
    laid: dict[str, Any] = {"objects": keys, "friends": ["noon-wraith"], "sword": 19, "magic": 9}
    session = stage(table, "elf", at="forest-of-ghostly-lights", gold=0, **laid).start()
    assert choice(play(session, "roll")) == ("down:glade",)
    assert situation(stage(table, "elf", at="ice-kingdom", gold=0, **laid).start()).stuck
    session = stage(table, "elf", at="forest-of-ghostly-lights", gold=3, **laid).start()
    assert choice(play(session, "roll")) != ("down:glade",)


def test_a_key_is_sought_in_the_pile_while_it_may_be_there(table: TableMaker) -> None:
    """Two Magic Swords are among the Events; one that lies open or has been used cannot be drawn."""
    laid: dict[str, Any] = {"at": "heaths", "objects": ["toliman-shield#s1"]}
    fresh = situation(stage(table, "elf", **laid).start())
    assert fresh.key_drawn == 2 * fresh.key_price("magic-sword") // fresh.view.events
    later = situation(stage(table, "elf", **laid).lying("glade", "magic-sword#1").start())
    assert later.key_drawn == later.key_price("magic-sword") // later.view.events
    lower = situation(stage(table, "elf", at="tavern", objects=["toliman-shield#s1"]).start())
    assert lower.key_drawn == 0


def test_when_all_keys_are_used_each_event_brings_the_new_pile_nearer(table: TableMaker) -> None:
    """Both Magic Swords have been used: they are 2 cards among those of the pile and the 2 used ones."""
    laid: dict[str, Any] = {"at": "heaths", "objects": ["toliman-shield#s1"]}
    at = situation(stage(table, "elf", **laid).used("magic-sword#1", "magic-sword#2").start())
    assert at.key_drawn == 2 * at.key_price("magic-sword") // (at.view.events + 2)


def test_what_may_not_be_owned_draws_nobody(table: TableMaker) -> None:
    """The Sword of Chaos is not for the good Elf; the Sword of the Equipment is."""
    laid = stage(table, "elf", at="tavern").lying("path-1", "sword-of-chaos").lying("glade", "sword#1").dice(1)
    at = situation(laid.start())
    assert heap_worth(at, "path-1") == 0 < heap_worth(at, "glade")


def test_who_lacks_only_the_magic_sword_seeks_it_above_once_nothing_is_drawn_in_the_middle(table: TableMaker) -> None:
    """Eight spaces of the Upper Circle still give Events."""

    def chosen(made: Table) -> tuple[str, ...]:
        return choice(play(made.dice(3).start(), "roll"))

    laid: dict[str, Any] = {"at": "dark-clearing", "objects": ["toliman-shield", "armour", "war-horse"], **STRONG}
    assert chosen(littered(stage(table, "elf", **laid))) == ("cross:ice-kingdom",)
    assert chosen(stage(table, "elf", **laid)) != ("cross:ice-kingdom",)
    assert chosen(littered(stage(table, "elf", **{**laid, "sword": 8, "magic": 5}))) != ("cross:ice-kingdom",)


def test_who_seeks_the_magic_sword_above_stays_while_more_is_drawn_there(table: TableMaker) -> None:
    laid: dict[str, Any] = {"at": "valley-of-skulls", "objects": ["toliman-shield", "armour", "war-horse"], **STRONG}
    assert choice(play(littered(stage(table, "elf", **laid)).dice(1).start(), "roll")) != ("down:ice-kingdom",)
    assert choice(play(stage(table, "elf", **laid).dice(1).start(), "roll")) == ("down:ice-kingdom",)


def test_who_seeks_only_the_magic_sword_makes_room_to_carry_off_what_blocks_events(table: TableMaker) -> None:
    """With a full load it lays down what gives no points, where nothing is drawn; others keep what is of some use."""
    laid: dict[str, Any] = {"at": "magic-gate", **STRONG}
    full, light = ["toliman-shield", "armour", "sword", "gauntlets"], ["toliman-shield", "armour", "gauntlets"]
    assert choice(stage(table, "elf", objects=full, **laid).start()) == ("leave:gauntlets",)
    assert choice(stage(table, "elf", objects=light, **laid).start()) == ("roll",)
    assert choice(stage(table, "elf", objects=full, **{**laid, "sword": 8}).start()) == ("roll",)


def test_what_is_worth_a_point_or_gives_points_is_never_laid_down_for_room(table: TableMaker) -> None:
    """The War Horse adds the Magic to the Sword; without what it gives the room would be worth less, and so on."""
    at = situation(stage(table, "elf", at="magic-gate", objects=["toliman-shield", "gauntlets"], **STRONG).start())
    dear = Situation(DATA, dataclasses.replace(at.view, events=5), at.me)
    assert dear.room > 2 * POINT
    assert [is_ballast(dear, uid) for uid in ("gauntlets", "shield", "war-horse", "clay-tablet", "mule", "sword")] == [
        True, True, False, False, False, False,
    ]  # fmt: skip


def test_a_space_with_one_object_too_many_draws_who_has_room_for_it(table: TableMaker) -> None:
    """Without the Boots on the Enchanted Hills an Event would be drawn there."""
    carried = ["toliman-shield", "armour", "sword", "war-horse"]

    def worth(objects: list[str], **laid: Any) -> int:
        made = stage(table, "elf", at="magic-gate", objects=objects, **{**STRONG, **laid})
        return space_worth(situation(made.lying("enchanted-hills", "gauntlets").start()), "enchanted-hills")

    free = situation(stage(table, "elf", at="magic-gate", objects=carried[:3], **STRONG).start())
    assert worth(carried[:3]) == 25 + free.room // 2
    assert worth(carried) == 0


def test_stuck_where_nothing_is_drawn_it_challenges_the_knight_whatever_it_costs(table: TableMaker) -> None:
    """The Noon-wraith and no gold keep it between the ferries; with Sword 3 the Knight's 10 are never beaten."""
    laid: dict[str, Any] = {"at": "ice-kingdom", "friends": ["noon-wraith"], "gold": 0, "sword": 3}
    open_ground = stage(table, "elf", objects=["gauntlets"], **laid)
    assert choice(play(open_ground.start(), "roll")) != ("cross:ice-kingdom",)
    blocked = stage(table, "elf", objects=["gauntlets"], **laid)
    blocked.lying("ice-kingdom", "labyrinth").lying("dark-clearing", "cave")
    assert choice(play(blocked.start(), "roll")) == ("cross:ice-kingdom",)


def test_a_toll_costs_what_the_last_coin_is_worth(table: TableMaker) -> None:
    """The Keeper asks for 3 gold: of 3 none can be spared, of 4 one can; walking a space a turn costs a ferry more."""

    def toll(gold: int, **laid: Any) -> int:
        at = situation(
            stage(table, "elf", at="magic-gate", gold=gold, mission="gold-3", objects=["gauntlets"], **laid).start()
        )
        return -INSTRUCTIONS["gate-guard"](at)

    assert [toll(gold) for gold in (3, 4, 5)] == [GOLD_ASKED, GOLD, GOLD]
    assert [toll(gold, friends=["noon-wraith"]) for gold in (3, 4, 5)] == [GOLD_ASKED, GOLD_ASKED, GOLD]


def test_who_is_hurt_waits_while_health_is_worth_much(table: TableMaker) -> None:
    """With 40 points only Death counts: 2 Lives pass it in 3 of 4 cases, 3 in 7 of 8, 4 in 15 of 16."""
    laid: dict[str, Any] = {"at": "crossroads-1", "objects": ["magic-sword", "toliman-shield"], "sword": 40, "magic": 9}
    ready = [situation(stage(table, "elf", life=life, **laid).start()).ready() for life in (2, 3, 4)]
    assert ready == [False, True, True]


def test_the_giant_grows_in_magic_for_the_spirit_of_the_rocks(table: TableMaker) -> None:
    """The Spirit has a point less against the Giant (11.9); for others Magic would have to be far ahead."""
    laid: dict[str, Any] = {"at": "heaths", "sword": 8, "magic": 5, "objects": ["gauntlets"]}
    assert situation(stage(table, "giant", **laid).start()).lacking() == "magic"
    assert situation(stage(table, "elf", **laid).start()).lacking() == "sword"
