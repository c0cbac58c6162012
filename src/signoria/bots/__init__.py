"""Players that are not people. A bot gets a View and a Decision, never a State."""

from signoria.bots.bot import Bot
from signoria.bots.roster import bot

__all__ = ["Bot", "bot"]
