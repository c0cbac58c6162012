"""Players that are not people. A bot gets a View and a Decision, never a State."""

from signoria.bots.bot import Bot, bot

__all__ = ["Bot", "bot"]
