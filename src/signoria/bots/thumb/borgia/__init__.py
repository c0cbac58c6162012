"""Rules of thumb for The Prince."""

from signoria.bots.thumb.borgia.policy import BorgiaPolicy

__all__ = ["BorgiaPolicy"]
