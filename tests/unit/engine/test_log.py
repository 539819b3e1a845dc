"""The log of answers in pieces of 200, and which of them an autosave has to write."""

from kraina.engine.log import PIECE, AnswerLog


def log_of(count: int) -> AnswerLog:
    log = AnswerLog()
    for number in range(count):
        log.append((str(number),))
    return log


def test_a_piece_holds_200_answers() -> None:
    assert PIECE == 200
    assert [log_of(count).pieces() for count in (0, 1, 199, 200, 201, 400, 401)] == [0, 1, 1, 1, 2, 2, 3]


def test_the_pieces_together_are_the_log() -> None:
    log = log_of(450)
    pieces = [log.piece(index) for index in range(log.pieces())]
    assert [len(piece) for piece in pieces] == [200, 200, 50]
    assert [answer for piece in pieces for answer in piece] == log.answers
    assert log.piece(1)[0] == ("200",)


def test_a_new_log_has_everything_to_write() -> None:
    assert list(AnswerLog().unsaved_pieces()) == []
    assert list(log_of(401).unsaved_pieces()) == [0, 1, 2]


def test_after_saving_only_the_piece_that_grows_is_written() -> None:
    log = log_of(250)
    log.mark_saved()
    log.append(("more",))
    assert list(log.unsaved_pieces()) == [1]


def test_a_full_piece_is_never_written_again() -> None:
    log = log_of(200)
    log.mark_saved()
    log.append(("first of the second piece",))
    assert list(log.unsaved_pieces()) == [1]


def test_an_answer_that_replaces_one_taken_back_is_written() -> None:
    log = log_of(401)
    log.mark_saved()
    log.cut(399)
    log.append(("other",))
    assert log.answers[-2:] == [("398",), ("other",)]
    assert list(log.unsaved_pieces()) == [1]


def test_a_cut_beyond_the_end_changes_nothing() -> None:
    log = log_of(10)
    log.mark_saved()
    log.cut(15)
    assert log.answers == log_of(10).answers
    log.append(("more",))
    assert list(log.unsaved_pieces()) == [0]
