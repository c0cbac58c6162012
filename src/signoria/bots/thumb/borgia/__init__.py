"""The rules of thumb of The Prince."""

from signoria.bots.thumb.borgia.policy import BorgiaPolicy

POLICY = BorgiaPolicy()
