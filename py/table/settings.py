"""What a person chooses for the page: light, speed, sound, curtain, notes, language, cards not to be asked about."""

from table import storage
from table.motion import SPEEDS
from table.sound import VOLUMES
from table.storage import Store

CHOICES = {
    "theme": ("auto", "light", "dark"),
    "contrast": ("auto", "more"),
    "speed": SPEEDS,
    "sound": tuple(VOLUMES),
    "curtain": ("on", "off"),
    "hints": ("on", "off"),
}
SCALES = ("speed", "sound")
"""Choices that lie on a scale: a slider gives the place of the value."""
USUAL = {"theme": "auto", "contrast": "auto", "speed": "fast", "sound": "off", "curtain": "on", "hints": "on"}
MUTED = "muted/"
"""What a game and a person stand behind in the settings: ``muted/<game>/<name>``. Her muted cards are one text."""


class Settings:
    """The choices as they stand, by name."""

    def __init__(self, store: Store, language: str) -> None:
        """Take up what was kept; what is unknown becomes the usual."""
        self._store = store
        kept = storage.settings(store)
        self.chosen = {name: kept.get(name, usual) for name, usual in USUAL.items()}
        for name, values in CHOICES.items():
            if self.chosen[name] not in values:
                self.chosen[name] = USUAL[name]
        self.chosen["language"] = language
        self.chosen.update((name, words) for name, words in kept.items() if "/" in name)

    def __getitem__(self, name: str) -> str:
        """Return what is chosen."""
        return self.chosen[name]

    def choose(self, name: str, value: str) -> bool:
        """Choose, and return whether there is such a choice."""
        if name in SCALES and value.isdigit() and int(value) < len(CHOICES[name]):
            value = CHOICES[name][int(value)]
        if name in CHOICES and value not in CHOICES[name]:
            return False
        self.chosen[name] = value
        return True

    def muted(self, game: str, person: str) -> frozenset[str]:
        """Return the designs of the cards of a game that a person does not want to be asked about."""
        return self.words("muted", f"{game}/{person}")

    def words(self, about: str, game: str) -> frozenset[str]:
        """Return the words that are kept about a game, such as its muted cards."""
        return frozenset(self.chosen.get(f"{about}/{game}", "").split())

    def add_word(self, about: str, game: str, word: str) -> None:
        """Keep one more word about a game."""
        self.chosen[f"{about}/{game}"] = " ".join(sorted(self.words(about, game) | {word}))

    def mute(self, game: str, person: str, design: str, *, on: bool) -> None:
        """Note that a person does not want to be asked about a card, or is asked about it again."""
        had, key = self.muted(game, person), f"{MUTED}{game}/{person}"
        cards = had | {design} if on else had - {design}
        if cards:
            self.chosen[key] = " ".join(sorted(cards))
        else:
            self.chosen.pop(key, None)

    def who_muted(self) -> list[tuple[str, str]]:
        """Return the games in which somebody has muted cards, each with that person's name."""
        kept = sorted(name.removeprefix(MUTED).partition("/") for name in self.chosen if name.startswith(MUTED))
        return [(game, person) for game, _, person in kept if person]

    def keep(self) -> None:
        """Keep the choices in the browser. Raises StorageFull."""
        storage.keep_settings(self._store, self.chosen)
