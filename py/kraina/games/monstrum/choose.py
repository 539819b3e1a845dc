"""The questions that several rules ask: which adventurer, which field, which way."""

from collections.abc import Sequence
from functools import cache

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.ids import PlayerId, RuleRef, Uid
from kraina.engine.text import Text, Who, name, text
from kraina.games.monstrum.board import Board, FieldId, Way
from kraina.games.monstrum.state import Adventurer


def place_name(board: Board, field: FieldId) -> Text:
    """Return the text that names where a field lies."""
    spot = board.fields[field]
    if spot.nook is not None:
        return name("nook", spot.nook)
    if spot.corridor:
        return text("place.corridor", number=spot.corridor)
    return text(f"place.{spot.ground}")


def choose_player(
    one: Adventurer, among: Sequence[Adventurer], kind: str, rule: RuleRef, source: Uid
) -> Flow[PlayerId]:
    """Ask a player to choose another adventurer; the prompt is ``ask.<kind>``."""
    options = tuple(
        Option(
            f"player:{other.player}",
            other.player,
            text("option.player", who=Who(other.player)),
            Ref("pawn", str(other.player)),
        )
        for other in among
    )
    return (yield from ask(Decision(one.player, kind, text(f"ask.{kind}"), options, rule=rule, source=source)))


def field_option(board: Board, field: FieldId) -> Option[FieldId]:
    """Return the option of one field."""
    return Option(
        f"field:{field}", field, field_label(board, field), Ref("field", str(field)), distance_hint(board, field)
    )


def field_label(board: Board, field: FieldId) -> Text:
    """Return the label of a field: what lies there, and its column and row on the sheet, counted from 1."""
    spot = board.fields[field]
    return text("option.field", place=place_name(board, field), column=spot.column + 1, row=spot.row + 1)


def distance_hint(board: Board, field: FieldId) -> Text | None:
    """Return how far a field is from the goal, a corridor by each roll; None where no way leads there."""
    if board.fields[field].ground == "trapdoor":
        return text("hint.trapdoor")
    steps = board.to_goal[field]
    if board.fields[field].corridor:
        ends = [board.to_goal[one] for _, one in sorted(board.corridors.items())]
        return text("hint.corridor", ends=", ".join("–" if one is None else str(one) for one in ends))
    return None if steps is None else text("hint.distance", steps=steps)


@cache
def move_options(board: Board, start: FieldId, steps: int) -> tuple[Option[Way], ...]:
    """Return an option for each legal move of exactly ``steps`` fields (4.1-4.3), none if there is no such move."""
    return _way_options(board, board.ways(start, steps))


@cache
def flight_options(board: Board, start: FieldId) -> tuple[Option[Way], ...]:
    """Return an option for each flight of two fields (8.12)."""
    return _way_options(board, board.flights(start))


def _way_options(board: Board, ways: Sequence[Way]) -> tuple[Option[Way], ...]:
    """Return an option for each way, those that end nearest to the goal first.

    Ways to one end that enter different nooks say through which they go: a net may lie there (9.9).
    """
    ends = [way.end for way in ways]
    options: list[Option[Way]] = []
    for way in sorted(ways, key=lambda way: _steps_left(board, way.end)):
        key, label = f"field:{way.end}", field_label(board, way.end)
        if ends.count(way.end) > 1:
            key = f"{key}/{'+'.join(way.nooks)}"
            end = board.nook_at(way.end)
            passed = [nook for nook in way.nooks if nook != end or nook == board.nook_at(way.path[0])]
            if passed:
                label = text("option.via", place=label, nooks=listed([name("nook", nook) for nook in passed]))
        options.append(Option(key, way, label, Ref("field", str(way.end)), distance_hint(board, way.end)))
    return tuple(options)


def _steps_left(board: Board, field: FieldId) -> int:
    """Return the steps to the goal, for a trapdoor more than any way has."""
    if board.fields[field].ground == "trapdoor":
        return len(board.fields)
    return board.steps_to_goal(field)


def listed(names: Sequence[Text]) -> Text:
    """Return names one after the other as one text; there is at least one."""
    found = names[0]
    for following in names[1:]:
        found = text("list.and", first=found, second=following)
    return found
