"""The chronicle's choice of events, leads and swings, worked out by hand on made-up stories."""

from kraina.engine.event import DieRolled, Told
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId
from kraina.engine.text import Text, Who, text
from table.chronicle import MOST, Chapter, Sentence, as_text, chosen, chronicle, leads, swings
from table.i18n import Texts
from table.story import Headline, Story, weight_of

SEATS = (Seat("Ala"), Seat("Ola"))


def story(*rows: tuple[int, int], dice: list[list[int]] | None = None) -> Story:
    """Return a story of two whose strengths, turn by turn, are the rows."""
    made = Story("monstrum", 7, SEATS, whole=True, dice=dice or [[0] * 6, [0] * 6])
    made.strengths = list(enumerate(rows, 1))
    made.turns, made.answers = len(rows), 10 * len(rows)
    return made


def line(key: str, turn: int, weight: int) -> Headline:
    return Headline(turn, turn * 10, text(key), weight)


def test_the_lead_changes_when_somebody_else_alone_is_strongest() -> None:
    found = leads(story((10, 10), (12, 10), (12, 12), (12, 13), (14, 13)))
    told = [(one.turn, dict(one.text.params)["who"], dict(one.text.params)["points"]) for one in found]
    assert told == [(2, Who(PlayerId(0)), 12), (4, Who(PlayerId(1)), 13), (5, Who(PlayerId(0)), 14)]


def test_of_many_leads_those_are_told_that_held_longest() -> None:
    rows = [(2, 1), (1, 2), (2, 1), (1, 2), (1, 2), (2, 1), (2, 1), (2, 1)]
    assert [one.turn for one in leads(story(*rows))] == [1, 4, 6]


def test_the_greatest_rise_and_fall_of_a_turn() -> None:
    rise, fall = swings(story((10, 10), (13, 9), (7, 14), (7, 14)))
    assert (rise.turn, dict(rise.text.params)) == (3, {"who": Who(PlayerId(1)), "before": 9, "after": 14})
    assert (fall.turn, dict(fall.text.params)) == (3, {"who": Who(PlayerId(0)), "before": 13, "after": 7})
    assert swings(story((5, 5), (5, 5))) == [] and swings(story((5, 5))) == []


def test_the_weightiest_are_told_in_order_and_few_of_a_kind() -> None:
    lines = [*[line("told.beats", turn, 2) for turn in range(1, 9)], line("told.dies", 5, 5), line("told.herbs", 3, 1)]
    told = [(one.text.key, one.turn) for one in chosen(lines)]
    assert told == [
        ("told.beats", 1), ("told.beats", 2), ("told.beats", 3), ("told.herbs", 3), ("told.beats", 4), ("told.dies", 5),
    ]  # fmt: skip


def test_what_one_answer_led_to_is_told_in_the_order_in_which_it_happened() -> None:
    lines = [line("told.beats", 1, 2), line("told.dies", 1, 5)]
    assert chosen(lines) == lines


def test_no_more_is_told_than_fits_and_the_least_goes_first() -> None:
    lines = [line(f"told.{number}", number, 5 if number > 2 else 1) for number in range(MOST + 3)]
    told = [one.turn for one in chosen(lines)]
    assert told == list(range(3, MOST + 3))


def test_the_weight_of_an_event_is_that_of_its_game() -> None:
    assert weight_of("monstrum", Told(text=text("told.dies", who=Who(PlayerId(0))))) == 5
    assert weight_of("monstrum", Told(text=text("told.moves"))) == 0
    assert weight_of("monstrum", Told(text=text("told.moves"), notable=True)) == 3
    shield, cake = Text("card.toliman-shield.name"), Text("card.helmet.name")
    assert weight_of("magiczny_miecz", Told(text=text("told.takes", card=shield))) == 5
    assert weight_of("magiczny_miecz", Told(text=text("told.takes", card=cake))) == 0
    assert weight_of("magiczny_miecz", DieRolled(text=text("told.rolls"), player=PlayerId(0), value=3)) == 0


def test_a_chronicle_says_who_what_and_how_lucky() -> None:
    t = Texts("en", ["ui", "monstrum"], ("Ala", "Ola"))
    made = story((10, 10), (8, 12), (8, 12), dice=[[4, 0, 0, 0, 0, 4], [0, 0, 0, 0, 8, 0]])
    made.headlines = [line("told.shuffles", 3, 2)]
    told = [sentence.text for chapter in chronicle(t, made) for sentence in chapter.sentences]
    assert told == [
        "At the table: Ala, Ola.",
        "The game was Monstrum, the seed of chance 7.",
        "Turn 2. Ola takes the lead, with 12 points of strength.",
        "Turn 2. The greatest rise of the match: Ola goes from 10 to 12 points of strength.",
        "Turn 2. The greatest fall of the match: Ala goes from 10 to 8 points of strength.",
        "Turn 3. The movement pile is shuffled.",
        "The match took 3 turns and 30 decisions.",
        "Strength at the end: Ala 8, Ola 12.",
        "Dice were rolled 16 times, 4.25 on the average.",
        "The kindest dice were those of Ola: 5.00 on the average.",
    ]


def test_the_text_has_title_chapters_and_sentences() -> None:
    chapters = [Chapter("First", (Sentence("One.", 3), Sentence("Two."))), Chapter("Last", (Sentence("Three."),))]
    t = Texts("en", ["ui"])
    assert as_text(t, "Tale", chapters) == "Tale\n====\n\nFirst\n-----\nOne.\nTwo.\n\nLast\n----\nThree.\n"
