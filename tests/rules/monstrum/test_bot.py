"""The sensible bot, in small situations of which a person would know the answer."""

import dataclasses

import pytest

from kraina.engine.bot import Bot
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId
from kraina.engine.rng import Rng
from kraina.engine.session import Session
from kraina.games.monstrum.board import GOAL, FieldId, NookId
from kraina.games.monstrum.bot import SensibleBot
from kraina.games.monstrum.game import Monstrum
from kraina.games.monstrum.outlook import TRAPPED, Outlook, Situation, Taste
from kraina.games.monstrum.plays import play_worth
from kraina.games.monstrum.prospects import LIFE, Prospects, Skill
from tests.rules.monstrum.land import DATA, field, to
from tests.rules.monstrum.table import Match, TableMaker, play
from tests.rules.script import asked, keys

BOT: Bot = SensibleBot(DATA)
OUTLOOK = Outlook(DATA, Taste())


def chosen(session: Match) -> str:
    """Return the key of the bot's answer to the open question."""
    decision = session.pending
    assert decision is not None
    (key,) = BOT.choose(session.view(decision.player), decision, Rng(1))
    return key


def situation(session: Match, seat: int) -> Situation:
    """Return how a seat sees the match."""
    view = Monstrum(DATA).view(session.state, PlayerId(seat))
    return Situation(OUTLOOK, view, view.adventurers[seat])


def on_the_real_board(place: str) -> Situation:
    """Return how seat 0 sees the beginning of a match if he stands in a nook of the real board."""
    game = Monstrum()
    session = Session(game, [Seat("a"), Seat("b")], 1)
    view = game.view(session.state, PlayerId(0))
    me = dataclasses.replace(view.adventurers[0], field=game.data.board.nooks[NookId(place)].fields[0])
    return Situation(Outlook(game.data, Taste()), view, me)


# --- moving ------------------------------------------------------------------------------------------------------


def test_it_takes_the_card_and_the_way_that_lead_nearest_to_the_goal(table: TableMaker) -> None:
    session = table().hero(0, at="p", hand=[1, 4, 2]).start()
    assert chosen(session) == "card:4"
    assert chosen(play(session, "card:4")) == to("t")


def test_it_takes_a_corridor_where_the_squares_lie_nearer_on_the_average_than_its_road(table: TableMaker) -> None:
    # The squares lie 10 fields from the goal on the average, e and g 18 and 16.
    session = table().hero(0, at="f", hand=[1, 1, 1]).start()
    assert set(keys(session)) == {to("e"), to("g"), to("corridor-1")}
    assert chosen(session) == to("corridor-1")


def test_it_enters_the_goal_when_it_can(table: TableMaker) -> None:
    session = table().hero(0, at="s", hand=[1, 2, 5]).start()
    assert chosen(session) == "card:5"
    assert chosen(play(session, "card:5")).startswith(tuple(map(to, ("kopalnia-zezere/2", "kopalnia-zezere/3"))))


def test_it_does_not_step_on_a_trapdoor(table: TableMaker) -> None:
    session = table().hero(0, at="d", hand=[1, 1, 1], strength=1, dexterity=5).start()
    assert set(keys(session)) == {to("c"), to("e"), to("dolina-nuptse/2"), to("trapdoor")}
    assert chosen(session) == to("e")


def test_a_trapdoor_is_the_worst_of_all_ends_anywhere_on_the_real_board() -> None:
    seen = on_the_real_board("brama-menghor")
    for spot in seen.board.fields:
        worth = seen.spot(dataclasses.replace(seen.me, field=spot.id, strength=1), spot.id)
        assert worth == TRAPPED if spot.ground == "trapdoor" else worth > TRAPPED


@pytest.mark.parametrize(("strength", "dexterity", "seeks"), [(3, 5, False), (3, 7, False), (25, 7, True)])
def test_a_fight_repels_the_weak_and_draws_the_strong(
    table: TableMaker, strength: int, dexterity: int, seeks: bool
) -> None:
    seen = situation(table().hero(0, at="g", strength=strength, dexterity=dexterity).start(), 0)
    nook = field("wrzosowiska-lyx/2")
    assert (seen.spot(seen.me, nook) > seen.standing(seen.me, nook)) == seeks


def test_it_does_not_rest_beside_a_trapdoor_when_a_rival_may_hold_darkness(table: TableMaker) -> None:
    made = table().hero(0, at="e").hero(1, surprises=["cage"])
    seen = situation(made.start(), 0)
    assert seen.spot(seen.me, field("d")) < seen.standing(seen.me, field("d"))
    assert seen.spot(seen.me, field("e")) == seen.standing(seen.me, field("e"))


# --- fights ------------------------------------------------------------------------------------------------------


def fighting(table: TableMaker, monster: str, *cards: str, strength: int = 10, dexterity: int = 6) -> Match:
    """Lead seat 0 into a fight with some cards in hand, before the roll."""
    made = table().hero(0, at="g", hand=[1, 2, 2], strength=strength, dexterity=dexterity, surprises=cards)
    session = play(made.hero(1, at="f").next_combat(monster).start(), "card:1", to("wrzosowiska-lyx/2"))
    assert asked(session) == (0, "fight")
    return session


def test_it_plays_the_shield_in_a_fight_that_it_would_lose(table: TableMaker) -> None:
    # Against the hydra, 5 and 8, a dexterity of 5 wins on a 1 alone, and a strength of 5 does not outlive it.
    assert chosen(fighting(table, "hydra", "magic-shield", strength=5, dexterity=5)) == "play:magic-shield"


def test_it_keeps_the_shield_where_the_odds_are_good(table: TableMaker) -> None:
    # Against the rock troll, 5 and 3, a dexterity of 7 wins on all but a 6.
    assert chosen(fighting(table, "rock-troll", "magic-shield", strength=20, dexterity=7)) == "roll"


def test_it_throws_the_cage_where_the_loss_would_kill(table: TableMaker) -> None:
    assert chosen(fighting(table, "hydra", "cage", strength=5, dexterity=5)) == "play:cage"


def test_it_burns_sulphur_against_a_dragon(table: TableMaker) -> None:
    assert chosen(fighting(table, "mountain-dragon", "sulphur", strength=10)) == "play:sulphur"


def test_it_lets_another_fight_by_omen_what_it_would_lose(table: TableMaker) -> None:
    assert chosen(fighting(table, "hydra", "omen", strength=5, dexterity=5)) == "play:omen"


def test_it_reads_the_shield_from_the_book_where_it_would_die(table: TableMaker) -> None:
    session = fighting(table, "hydra", "book-of-spells", strength=5, dexterity=5)
    assert chosen(session) == "play:book-of-spells"
    assert chosen(play(session, "play:book-of-spells")) == "spell:magic-shield"


def test_it_rolls_where_no_card_is_needed(table: TableMaker) -> None:
    assert chosen(fighting(table, "rock-troll", "omen", "cage", strength=20, dexterity=7)) == "roll"


# --- cards in the own turn ---------------------------------------------------------------------------------------


def test_it_floods_rivals_and_not_itself(table: TableMaker) -> None:
    session = table().hero(0, surprises=["flood"]).hero(1, at="wrzosowiska-lyx").start()
    assert chosen(session) == "play:flood"


def test_it_keeps_the_flood_while_it_would_lose_more_than_its_rivals(table: TableMaker) -> None:
    made = table().hero(0, at="dolina-nuptse", strength=4, surprises=["flood"])
    session = made.hero(1, at="wrzosowiska-lyx", strength=30).start()
    assert chosen(session).startswith("card:")


def test_it_pushes_the_leader_onto_a_trapdoor(table: TableMaker) -> None:
    session = table().hero(0, at="a", surprises=["darkness"]).hero(1, at="d").start()
    assert chosen(session) == "play:darkness"
    assert chosen(play(session, "play:darkness")) == to("trapdoor")


def test_it_has_mercy_on_those_who_are_behind(table: TableMaker) -> None:
    session = play(table().hero(0, at="p", surprises=["darkness"]).hero(1, at="d").start(), "play:darkness")
    assert chosen(session) == to("c")


def test_it_never_pushes_a_rival_into_the_goal(table: TableMaker) -> None:
    session = play(table().hero(0, surprises=["darkness"]).hero(1, at="w").start(), "play:darkness")
    assert set(keys(session)) == {to("v"), to("x"), to("kopalnia-zezere/2"), "leave"}
    assert chosen(session) == to("v")


def test_it_puts_the_leader_to_sleep(table: TableMaker) -> None:
    session = table().hero(0, surprises=["eternal-sleep"]).hero(1, at="f").hero(2, at="p").start()
    assert chosen(session) == "play:eternal-sleep"
    assert chosen(play(session, "play:eternal-sleep")) == "player:2"


def test_it_wastes_no_sleep_on_poison(table: TableMaker) -> None:
    made = table().hero(0, surprises=["eternal-sleep"]).hero(1, at="f").hero(2, at="p", open=["poison"])
    assert chosen(play(made.start(), "play:eternal-sleep")) == "player:1"


def test_it_keeps_sleep_while_every_rival_has_poison(table: TableMaker) -> None:
    session = table().hero(0, surprises=["eternal-sleep"]).hero(1, at="p", open=["poison"]).start()
    assert chosen(session).startswith("card:")


def test_it_enslaves_the_leader_and_leads_him_back(table: TableMaker) -> None:
    made = table().hero(0, surprises=["freyas-rings"]).hero(1, at="f", hand=[1, 2, 3]).hero(2, at="d")
    session = made.start()
    assert chosen(session) == "play:freyas-rings"
    assert chosen(play(session, "play:freyas-rings")) == "player:1"


def test_a_slave_goes_away_from_the_goal(table: TableMaker) -> None:
    made = table().turn(1).hero(0, at="a").hero(1, at="n", hand=[1, 2, 3], master=0, bondage=2)
    session = made.start()
    assert asked(session) == (0, "slave-card")
    assert chosen(session) == "card:3"
    assert chosen(play(session, "card:3")) == to("k")


def test_it_goes_through_the_gate_where_that_saves_much(table: TableMaker) -> None:
    session = table().hero(0, at="brama-menghor", surprises=["enchanted-gate"]).start()
    assert chosen(session) == "play:enchanted-gate"
    assert chosen(play(session, "play:enchanted-gate")) == to("podziemia-emerald/3")


def test_it_keeps_the_gate_where_that_saves_nothing() -> None:
    # On the real board Zamek Utsjoki is a building much nearer to the goal than the Emerald undergrounds are.
    seen = on_the_real_board("zamek-utsjoki")
    assert play_worth(seen, "enchanted-gate") < 0
    assert play_worth(on_the_real_board("brama-menghor"), "enchanted-gate") > 0


def test_it_leaves_by_the_retort_for_the_nearest_free_nook(table: TableMaker) -> None:
    session = table().hero(0, at="brama-menghor", surprises=["alchemists-retort"]).start()
    assert chosen(session) == "play:alchemists-retort"
    assert chosen(play(session, "play:alchemists-retort")) == "nook:wieza-olifant"
    assert chosen(play(session, "nook:wieza-olifant")) == to("wieza-olifant/3")


def test_it_flies_into_the_goal(table: TableMaker) -> None:
    session = table().hero(0, at="v", hand=[5, 5, 5], surprises=["gift-of-flight"]).start()
    assert chosen(session) == "play:gift-of-flight"
    key = chosen(play(session, "play:gift-of-flight"))
    assert DATA.board.nook_at(FieldId(int(key.partition(":")[2].partition("/")[0]))) == GOAL


# --- answers -----------------------------------------------------------------------------------------------------


def test_it_lays_the_stone_against_sleep(table: TableMaker) -> None:
    made = table().hero(0, surprises=["eternal-sleep"]).hero(1, surprises=["stone-of-niwy"])
    assert chosen(play(made.start(), "play:eternal-sleep")) == "play:stone-of-niwy"


def test_it_lets_itself_be_looked_at(table: TableMaker) -> None:
    made = table().hero(0, surprises=["devils-eye"]).hero(1, surprises=["stone-of-niwy"])
    assert chosen(play(made.start(), "play:devils-eye")) == "suffer"


def test_it_gives_up_its_least_find(table: TableMaker) -> None:
    made = table().hero(0, at="g", hand=[1, 2, 2], open=["double-sword", "wings"], surprises=["cage"]).hero(1)
    made.next_combat("blank").next_surprise("loss-of-artefact")
    session = play(made.start(), "card:1", to("wrzosowiska-lyx/2"))
    assert asked(session) == (0, "lose-find")
    assert chosen(session) == "card:wings"


def test_it_casts_the_net_before_its_rivals(table: TableMaker) -> None:
    made = table().hero(0, at="g", hand=[1, 2, 2]).hero(1, at="i").hero(2, at="i")
    session = play(made.next_combat("blank").next_surprise("net").start(), "card:1", to("wrzosowiska-lyx/2"))
    assert asked(session) == (0, "net")
    assert chosen(session) in ("nook:wieza-olifant", "nook:jama-rajmangal", "nook:podziemia-emerald")


def test_it_draws_the_net_close(table: TableMaker) -> None:
    made = table().turn(1).hero(0, open=["net"], net="wrzosowiska-lyx").hero(1, at="g", hand=[1, 2, 2])
    session = play(made.next_combat("blank").next_surprise("blank").start(), "card:1", to("wrzosowiska-lyx/2"))
    assert asked(session) == (0, "spring-net")
    assert chosen(session) == "play:net"


# --- the other ending --------------------------------------------------------------------------------------------


def test_it_challenges_the_guardian_when_it_stands_before_it(table: TableMaker) -> None:
    made = table().option(ending="guardian").hero(0, at="kopalnia-zezere", strength=20).hero(1)
    assert chosen(made.start()) == "challenge"


def test_strength_is_worth_more_where_the_guardian_waits(table: TableMaker) -> None:
    # 10 points allow two attempts, 17 a third one; on the way to the other ending both are safe.
    reach = situation(table().hero(0, at="p").start(), 0)
    guardian = situation(table().option(ending="guardian").hero(0, at="p").start(), 0)
    assert reach.life(reach.me, 7) == reach.life(reach.me) == LIFE
    assert LIFE > guardian.life(guardian.me, 7) > guardian.life(guardian.me)


# --- the prospects -----------------------------------------------------------------------------------------------


def test_the_chance_against_the_guardian_is_counted_by_attempts() -> None:
    # Strength 8, dexterity 5: a dexterity of 6 wins on 4 of 6; a loss takes 8, so 9 points allow two attempts.
    prospects = Prospects(DATA, guardian=True, spoils=True)
    assert prospects.worth(Skill(6), 8, 0) == LIFE * 4 // 6 == 2000
    assert prospects.worth(Skill(6), 9, 0) == (4 * LIFE + 2 * 2000) // 6 == 2666


def test_a_fight_is_weighed_by_its_odds_and_its_stake() -> None:
    # One monster, 5 and 4: a dexterity of 6 wins on 5 of 6, and 5 points of strength do not outlive a loss.
    ogre = {"ogre": DATA.monsters["ogre"]}
    prospects = Prospects(dataclasses.replace(DATA, monsters=ogre, combat_deck=("ogre",)), guardian=False, spoils=False)
    assert prospects.worth(Skill(6), 6, 1) == LIFE
    assert prospects.worth(Skill(6), 5, 1) == LIFE * 5 // 6 == 2500
    assert prospects.worth(Skill(5), 5, 1) == LIFE * 4 // 6 == 2000
    assert prospects.worth(Skill(5, assured=5), 5, 1) == 2500
    assert prospects.worth(Skill(5, assured=6), 5, 1) == LIFE
    assert prospects.worth(Skill(6), 0, 1) == 0


# --- whole matches -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ending", ["reach", "guardian"])
@pytest.mark.parametrize("count", [2, 4, 6])
def test_it_plays_whole_matches_to_a_winner(ending: str, count: int) -> None:
    game = Monstrum()
    bot = SensibleBot(game.data)
    session = Session(game, [Seat(str(seat)) for seat in range(count)], 100 + count, {"ending": ending})
    chance = Rng(count)
    for _ in range(2000):
        if session.pending is None:
            break
        session.answer(*bot.choose(session.view(session.pending.player), session.pending, chance))
    assert session.outcome is not None and len(session.outcome.winners) == 1
    assert session.faults == []


def test_it_answers_by_what_it_sees_alone(table: TableMaker) -> None:
    made = table().hero(0, at="p", surprises=["darkness"]).hero(1, at="q", hand=[1, 2, 3], surprises=["cage"])
    session = made.start()
    before = chosen(session)
    twin = session.fork()
    Monstrum(DATA).redeal_hidden(twin.state, PlayerId(0), Rng(5))
    assert twin.state != session.state
    assert chosen(twin) == before
