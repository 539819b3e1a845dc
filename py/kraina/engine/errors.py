"""The named errors of the engine. Each message is one sentence with the ids that matter."""


class KrainaError(Exception):
    """What every error of the engine is."""


class IllegalAnswer(KrainaError):
    """The answer is not among the options; nothing has changed."""


class CorruptSave(KrainaError):
    """The save cannot be read; nothing has changed. A message that quotes a long value is cut to one sentence."""

    def __init__(self, message: str) -> None:
        super().__init__(message if len(message) <= 200 else f"{message[:199]}…")


class RulesBug(KrainaError):
    """A rule broke; the session stands where it stood before the answer."""


class BadData(KrainaError):
    """A data file of a game is missing something or contradicts itself."""


class BadSetup(KrainaError):
    """The seats or switches asked for do not fit the game."""
