"""What a person chooses for the page: light, speed of movement, curtain, language."""

from table import storage
from table.motion import SPEEDS
from table.storage import Store

CHOICES = {"theme": ("auto", "light", "dark"), "speed": SPEEDS, "curtain": ("on", "off")}
USUAL = {"theme": "auto", "speed": "fast", "curtain": "on"}


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

    def __getitem__(self, name: str) -> str:
        """Return what is chosen."""
        return self.chosen[name]

    def choose(self, name: str, value: str) -> bool:
        """Choose, and return whether there is such a choice."""
        if name in CHOICES and value not in CHOICES[name]:
            return False
        self.chosen[name] = value
        return True

    def keep(self) -> None:
        """Keep the choices in the browser. Raises StorageFull."""
        storage.keep_settings(self._store, self.chosen)
