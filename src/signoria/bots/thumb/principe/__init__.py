"""Rules of thumb for Il Principe."""

from signoria.bots.thumb.principe.policy import PrincipePolicy

POLICY = PrincipePolicy()
