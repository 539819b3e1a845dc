"""Bots that play Magiczny Miecz."""

from kraina.games.magiczny_miecz.bot.sensible import SensibleBot

__all__ = ["SensibleBot"]
