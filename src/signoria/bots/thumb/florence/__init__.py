"""The rules of thumb of The Princes of Florence."""

from signoria.bots.thumb.florence.policy import FlorencePolicy

POLICY = FlorencePolicy()
