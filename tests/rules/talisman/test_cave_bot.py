"""The sensible bot and the Cave: when it goes in and out, the trials, and what it says when it is asked why."""

from collections.abc import Callable

from kraina.engine.bot import Bot
from kraina.engine.ids import PlayerId
from kraina.engine.rng import Rng
from kraina.engine.text import Text, text
from kraina.games.talisman.bot import SensibleBot
from kraina.games.talisman.bot.cave import JUDGES
from kraina.games.talisman.bot.cave_reasons import PRINCIPLES
from kraina.kit.names import card_name, space_name
from table.i18n import LANGUAGES, Texts
from tests.rules.script import asked
from tests.rules.talisman.below import JOINED, CaveTable
from tests.rules.talisman.table import DATA, Match, play

CaveMaker = Callable[[], CaveTable]
BOT: Bot = SensibleBot(DATA)
WHY = {
    **{why: text(f"why.cave-{why}") for why in ("fit", "hurt", "crown", "stays")},
    "weak": text("why.cave-weak", battle=6, craft=4, both=15),
}
"""What it says of going in or out."""


def choice(session: Match) -> str:
    """Return what the sensible bot answers to the open question."""
    decision = session.pending
    assert decision is not None
    return "+".join(BOT.choose(session.view(PlayerId(decision.player)), decision, Rng(1)))


def test_the_bot_goes_in_when_it_is_strong_and_whole(joined: CaveMaker) -> None:
    near = JOINED.board.step("crags", -1)
    for strength, craft, life, picked in ((9, 6, 6, "yes"), (8, 6, 6, "no"), (9, 6, 2, "no")):
        made = joined().hero(0, "troll", at=near, strength=max(6, strength), craft=craft, life=life, objects=["helmet"])
        session = play(made.dice(1).start(), "roll", "move:crags")
        assert choice(session) == picked, (strength, craft, life)


def test_the_bot_leaves_with_few_lives_and_with_the_crystal(joined: CaveMaker) -> None:
    for life, objects in ((2, ["helmet"]), (6, ["magic-crystal", "helmet"])):
        made = joined().inside(0, "troll", at="cave-entrance", life=life, objects=objects)
        assert choice(made.start()) == "out:crags"


def test_to_the_bot_the_crystal_is_a_talisman(joined: CaveMaker) -> None:
    ring = JOINED.board.regions["middle"]
    near = ring[ring.index("portal-of-power") - 2]
    for objects, picked in ((["magic-crystal", "helmet"], "gate"), (["helmet", "sword"], "move")):
        made = joined().hero(0, "troll", at=near, strength=10, craft=4, life=6, objects=objects).dice(3)
        assert choice(play(made.start(), "roll")).split(":")[0] == picked


def test_the_bot_faces_the_trials_when_the_chance_is_fair(joined: CaveMaker) -> None:
    for strength, craft, gold, picked in ((12, 11, 14, "yes"), (7, 3, 1, "no")):
        made = joined().found("chamber-of-clocks").inside(0, "troll", at="long-breath", came="four-winds", gold=gold,
                                                          strength=strength, craft=craft, objects=["helmet"],
                                                          followers=["poltergeist"])  # fmt: skip
        session = play(made.start(), "step", "space:chamber-of-clocks")
        assert asked(session) == (0, "trials") and choice(session) == picked


def said(session: Match) -> dict[str, list[Text]]:
    """Return what the bot says of the whole question, under an empty key, and of each option beside its worth."""
    decision = session.pending
    assert decision is not None
    view, found = session.view(decision.player), {key: [] for key in ("", *decision.keys())}  # type: dict[str, list[Text]]
    for one in BOT.explain(view, decision, BOT.choose(view, decision, Rng(1))):
        if one.worth is None:
            found[one.option].append(one.text)
    return found


def test_every_question_of_the_cave_that_it_judges_has_a_principle_with_words() -> None:
    assert PRINCIPLES.keys() == JUDGES.keys() - {"cave-in"}
    for language in LANGUAGES:
        t = Texts(language, ["talisman"])
        assert [key for key in (*PRINCIPLES.values(), "cave") if not t.has(f"why.go-by.{key}")] == []


def test_of_an_area_it_tells_creatures_cards_the_crystal_and_the_way(joined: CaveMaker) -> None:
    """The Troll with 6 and the Sword against the Dragon 10 is 3 behind: 3 of 36 won, 30 lost; Craft 9: 7 of 12."""
    made = joined().lying("salt-passage", "crystal-dragon")
    made.inside(0, "troll", at="four-winds", came="gullet", craft=9, life=6, objects=["sword"])
    session = play(made.dice(1).start(), "roll")
    found = said(session)
    assert found[""][0] == text("why.go-by.cave")
    assert found["move:salt-passage"] == [
        text("why.foe", foe=card_name("crystal-dragon"), won=3, lost=30, of=36), text("why.draw", cards=1),
        text("why.from-out", steps=3, goal=space_name("cave-entrance")),
    ]  # fmt: skip
    made = joined().inside(0, "troll", at="long-breath", came="four-winds", craft=9, life=6, objects=["sword"])
    found = said(play(made.dice(1).start(), "roll"))
    assert text("why.may-be-crystal", won=7, of=12) in found["move:chamber-of-clocks"]


def test_it_says_what_leads_it_to_the_crystal_and_its_chance(joined: CaveMaker) -> None:
    fit = {"strength": 12, "craft": 11, "gold": 14, "objects": ["helmet"]}
    made = joined().found("chamber-of-clocks").inside(0, "troll", at="four-winds", came="gullet", **fit)
    found = said(play(made.dice(1).start(), "roll"))
    bound = text("why.from-goal", steps=1, goal=space_name("chamber-of-clocks"))
    assert bound in found["move:long-breath"]
    made = joined().found("chamber-of-clocks").inside(0, "troll", at="long-breath", came="four-winds", **fit)
    session = play(made.dice(1).start(), "roll", "move:chamber-of-clocks")
    assert asked(session) == (0, "trials")
    # Beast 12 and Phantom 11 with 6 and 10 to spare, 15 things: 0.98, 0.98 and 0.95
    assert said(session)["yes"] == [text("why.trials", percent=92)]


def test_it_says_why_it_goes_in_or_not_and_why_it_leaves(joined: CaveMaker) -> None:
    near = JOINED.board.step("crags", -1)
    for strength, life, why in ((9, 6, "fit"), (6, 6, "weak"), (9, 2, "hurt")):
        made = joined().hero(0, "troll", at=near, strength=strength, craft=6, life=life,
                             objects=["helmet"])  # fmt: skip
        session = play(made.dice(1).start(), "roll", "move:crags")
        assert asked(session) == (0, "enter-cave") and said(session)["yes"] == [WHY[why]]
    for life, objects, why in (
        (2, ["helmet"], "hurt"), (6, ["magic-crystal", "helmet"], "crown"), (6, ["helmet"], "stays"),
    ):  # fmt: skip
        made = joined().inside(0, "troll", at="cave-entrance", life=life, strength=9, craft=6, objects=objects)
        found = said(made.start())
        assert found["out:crags"] == [WHY[why]] and found[""] == [text("why.go-by.cave")]


def test_at_the_gates_it_tells_the_chances(joined: CaveMaker) -> None:
    made = joined().inside(0, "troll", at="great-gates-middle", came="ring-of-bones", craft=4, objects=["pickaxe"])
    found = said(made.start())
    assert found["gates-strength"] == [text("why.chance", won=2, of=3)]  # 6 and a 3 or more
    assert found["gates-power"] == [text("why.chance", won=1, of=3)]
    assert found["gates-pickaxe"] == [text("why.chance", won=2, of=3)]


def test_the_knight_strikes_again_where_that_may_help(joined: CaveMaker) -> None:
    """4 and the Sword against the Grey Bear 4: one ahead, so 1 against 3 loses and 2 against 3 draws."""
    near = JOINED.board.step("fields-1", -1)
    for mine, theirs, picked in ((1, 3, "again"), (2, 3, "again"), (5, 6, "keep"), (3, 1, "keep")):
        made = joined().adventure("grey-bear").hero(0, "exiled-knight", at=near, objects=["sword"])
        session = play(made.dice(1, theirs, mine).start(), "roll", "move:fields-1")
        assert choice(session) == picked, (mine, theirs)
