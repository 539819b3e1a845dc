"""Addresses: ``?game=monstrum&seed=7&seats=human,bot&lang=pl`` starts a game, ``#rules/monstrum/4.1`` is a place."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import quote, unquote

from kraina.engine.game import Seat
from kraina.games.registry import Entry, entry, game_ids

HUMAN = "human"
BOT = "bot"
"""The word of an address for the best bot of a game; besides it every bot goes by its own name."""
USUAL = 3
"""Seats of a game that is begun without further words, as far as it allows that many."""
LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Wanted:
    """A game that an address asks for."""

    game: str
    seats: tuple[tuple[str, str], ...]
    """Name (empty: a usual one) and kind of each seat."""
    seed: int | None
    options: Mapping[str, str]


class BadAddress(Exception):
    """A parameter does not fit. ``key`` is one of ``address.*`` in the texts of the page."""

    def __init__(self, key: str, value: str) -> None:
        super().__init__(key)
        self.key = key
        self.value = value[:60]


def wanted_game(query: Mapping[str, str]) -> Wanted | None:
    """Return the game that the parameters of an address ask for, or None. Raises BadAddress."""
    if "game" not in query:
        return None
    game = query["game"]
    if game not in game_ids():
        raise BadAddress("address.game", game)
    rules = entry(game)
    kinds = _kinds(query["seats"], rules.bots) if "seats" in query else usual_kinds(rules)
    least, most = rules.game.seats
    if not least <= len(kinds) <= most:
        raise BadAddress("address.seats", str(len(kinds)))
    names = [name.strip()[:LONGEST_NAME] for name in query.get("names", "").split(",")]
    names += [""] * (len(kinds) - len(names))
    switches = {switch.id: switch for switch in rules.game.switches}
    options = {key: value for key, value in query.items() if key in switches}
    for key, value in options.items():
        if value not in switches[key].values:
            raise BadAddress("address.switch", f"{key}={value}")
    return Wanted(game, tuple(zip(names, kinds, strict=False)), read_seed(query.get("seed", "")), options)


def _kinds(text: str, bots: Mapping[str, object]) -> list[str]:
    kinds = []
    for word in text.split(","):
        kind = best_bot(bots) if word.strip() == BOT else word.strip()
        if kind != HUMAN and kind not in bots:
            raise BadAddress("address.seat", word)
        kinds.append(kind)
    return kinds


def best_bot(bots: Iterable[str]) -> str:
    """Return the best bot of a game: the registry names it last."""
    return list(bots)[-1]


def usual_kinds(game: Entry) -> list[str]:
    """Return who sits down at a game unless somebody else is wanted: a person, and its best bot at the other seats."""
    least, most = game.game.seats
    return [HUMAN, *[best_bot(game.bots)] * (max(least, min(USUAL, most)) - 1)]


def read_seed(text: str) -> int | None:
    """Return the seed that a text names, or None for an empty one. Raises BadAddress."""
    text = text.strip()
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 20 and int(text) < 1 << 64):
        raise BadAddress("address.seed", text)
    return int(text)


def seats_of(wanted: Sequence[tuple[str, str]], people: Sequence[str], bots: Sequence[str]) -> tuple[Seat, ...]:
    """Return seats with a name each: the wanted one, else the first free one of those usual for its kind."""
    taken = [name for name, _ in wanted if name]
    free = {kind: iter([name for name in names if name not in taken]) for kind, names in (("p", people), ("b", bots))}
    return tuple(Seat(name or next(free["p" if kind == HUMAN else "b"], "?"), kind) for name, kind in wanted)


def split_place(place: str) -> tuple[str, ...]:
    """Return the parts of a place: ``rules/monstrum/4.1`` is ``("rules", "monstrum", "4.1")``."""
    return tuple(unquote(part) for part in place.strip("#/").split("/") if part)


def rule_place(game: str, rule: str) -> str:
    """Return the place of a rule, for links."""
    return f"#rules/{quote(game)}/{quote(rule)}"
