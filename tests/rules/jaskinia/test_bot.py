"""The sensible bot in laid-out positions: what it takes, risks, saves and where it is bound."""

from kraina.engine.ids import PlayerId
from kraina.engine.rng import Rng
from kraina.games.jaskinia.bot import SensibleBot
from kraina.games.jaskinia.bot.outlook import Situation
from kraina.games.jaskinia.bot.places import explores
from kraina.games.jaskinia.view import JaskiniaView
from tests.rules.jaskinia.table import DATA, Match, TableMaker, exploring, play, setting_out

CLOCKS = "chamber-of-clocks"


def choice(session: Match) -> str:
    """Return what the bot answers to the open question, by the view of who is asked."""
    decision = session.pending
    assert decision is not None
    view = session.view(PlayerId(decision.player))
    return "+".join(SensibleBot(DATA).choose(view, decision, Rng(1)))


def test_it_faces_the_trials_when_it_is_strong_enough(table: TableMaker) -> None:
    for strength, power, gold, picked in ((12, 11, 14, "yes"), (6, 6, 2, "no")):
        made = table().found(CLOCKS).searcher(0, "caver", at="long-breath", came="four-winds", strength=strength,
                                              power=power, gold=gold, slow=1, items=["iron-key"])  # fmt: skip
        session = play(made.start(), "step", f"space:{CLOCKS}")
        assert choice(session) == picked


def test_it_grows_bolder_with_time(table: TableMaker) -> None:
    for turns, picked in ((10, "no"), (90, "yes")):
        made = table().found(CLOCKS).searcher(0, "caver", at="long-breath", came="four-winds", strength=8, power=8,
                                              gold=9, slow=1, turns=turns, items=["iron-key"])  # fmt: skip
        assert choice(play(made.start(), "step", f"space:{CLOCKS}")) == picked


def test_with_much_power_it_looks_for_the_crystal_once_it_could_face_the_trials(table: TableMaker) -> None:
    for strength, power, picked in ((11, 10, "two-dice"), (11, 6, "one-die"), (3, 10, "one-die")):
        made = table().searcher(0, "caver", at="long-breath", came="four-winds", strength=strength, power=power,
                                gold=12, slow=1, items=["iron-key"])  # fmt: skip
        assert choice(play(made.start(), "step", f"space:{CLOCKS}")) == picked


def test_the_blind_foreman_is_paid_only_by_who_could_face_the_trials(table: TableMaker) -> None:
    for strength, power, picked in ((11, 10, "yes"), (3, 4, "no")):
        made = table().cave("blind-foreman").searcher(0, "caver", at="crawl", came="blind-bend", strength=strength,
                                                      power=power, gold=12, slow=1, items=["iron-key"])  # fmt: skip
        assert choice(play(made.start(), "step", "space:hanging-stones")) == picked


def test_it_goes_to_the_crystal_when_it_is_ready(table: TableMaker) -> None:
    made = table().found(CLOCKS).searcher(0, "caver", at="four-winds", came="gullet", strength=13, power=12, gold=15,
                                          items=["dagger"]).dice(2)  # fmt: skip
    assert choice(play(made.start(), "roll")) == f"move:{CLOCKS}"


def test_the_strong_go_behind_the_gates_and_the_weak_turn_back(table: TableMaker) -> None:
    for strength, power, picked in ((8, 4, "gates-strength"), (4, 8, "gates-power"), (3, 4, "gates-back")):
        made = table().searcher(0, "caver", at="great-gates-middle", came="ring-of-bones", strength=strength,
                                power=power, items=["dagger"])  # fmt: skip
        assert choice(made.start()) == picked


def test_the_strong_are_drawn_behind_the_gates_until_they_dare_the_trials(table: TableMaker) -> None:
    for strength, power, found, drawn in ((5, 4, "", True), (4, 4, "", False), (7, 7, CLOCKS, True),
                                          (13, 12, CLOCKS, False)):  # fmt: skip
        made = table().searcher(0, "caver", at="heart-of-the-mountain", came="glass-floor", strength=strength,
                                power=power, gold=15, items=["iron-key"])  # fmt: skip
        view = (made.found(found) if found else made).start().view(PlayerId(0))
        assert isinstance(view, JaskiniaView)
        assert explores(Situation(DATA, view, view.searchers[0])) == drawn, (strength, power)


def test_whoever_is_left_alone_does_not_wait_for_ever(table: TableMaker) -> None:
    """With 1 Stamina and a draw of unknown cards ahead: careful at first, and after 120 turns nothing is feared."""
    worths = []
    for turns in (5, 70, 95, 120):
        view = table().searcher(0, "hewer", stamina=1, turns=turns, items=["iron-key"]).start().view(PlayerId(0))
        assert isinstance(view, JaskiniaView)
        worths.append(Situation(DATA, view, view.searchers[0]).stamina_worth)
    # 700 for the last point, of which one cares for 75 percent, then 20, half of that, and nothing
    assert worths == [525, 140, 70, 0]


def test_it_heals_when_it_is_hurt_badly(table: TableMaker) -> None:
    assert choice(table().searcher(0, "caver", stamina=1, gold=3).start()) == "heal"


def test_it_pays_the_gnome_with_gold_first(table: TableMaker) -> None:
    made = table().found(CLOCKS).searcher(0, "caver", at="long-breath", came="four-winds", strength=12, power=12,
                                          gold=9, items=["dagger", "spear"], slow=1)  # fmt: skip
    session = play(made.dice(6, 1, 6, 1, 1, 2, 3).start(), "step", f"space:{CLOCKS}", "yes")
    assert choice(session) == ""


def test_it_uses_a_spell_in_a_fight_in_doubt_and_keeps_it_else(table: TableMaker) -> None:
    for strength, picked in ((3, "cast:wrath-of-the-mountain:0"), (8, "")):
        made = table().cave("rock-spider").dice()
        assert choice(exploring(made, strength=strength, spells=["wrath-of-the-mountain"])) == picked


def test_it_takes_the_better_weapon_and_leaves_the_worst_thing(table: TableMaker) -> None:
    session = exploring(table().cave("magic-crossbow"), "cyborg", items=["dagger", "club", "buckler", "miners-lamp"])
    assert choice(session) == "take:magic-crossbow"
    play(session, "take:magic-crossbow")
    assert choice(session) in ("card:dagger", "card:club")


def test_it_turns_in_no_more_than_it_must(table: TableMaker) -> None:
    session = table().searcher(0, "caver", trophies=["basilisk", "cave-rat"]).start()
    assert choice(session) == "exchange"
    assert choice(play(session, "exchange")) == "trophy:basilisk"


def test_it_buys_the_thug_off_when_it_would_lose(table: TableMaker) -> None:
    assert choice(setting_out(table().adventure("hired-thug"), gold=3, stamina=1)) == "yes"
    assert choice(setting_out(table().adventure("hired-thug"), gold=3, strength=9)) == "no"


def test_the_knight_strikes_again_only_after_a_bad_blow(table: TableMaker) -> None:
    for mine, picked in ((1, "again"), (6, "keep")):
        assert choice(exploring(table().cave("rock-spider").dice(mine, 3), "exiled-knight")) == picked
