"""The rules of thumb of Laguna."""

from signoria.bots.thumb.laguna.policy import LagunaPolicy

POLICY = LagunaPolicy()
