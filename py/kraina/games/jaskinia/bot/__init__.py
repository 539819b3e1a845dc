"""A sensible player of Jaskinia."""

from kraina.games.jaskinia.bot.sensible import SensibleBot

__all__ = ["SensibleBot"]
