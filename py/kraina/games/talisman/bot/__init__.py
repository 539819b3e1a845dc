"""A sensible player of Magia i Miecz."""

from kraina.games.talisman.bot.sensible import SensibleBot

__all__ = ["SensibleBot"]
