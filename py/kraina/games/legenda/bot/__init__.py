"""The sensible player of Legenda."""

from kraina.games.legenda.bot.sensible import SensibleBot as SensibleBot
