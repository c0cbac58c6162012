"""Which policy thinks about which game: its rules of thumb, in a package of the same name."""

from functools import cache
from importlib import import_module

from signoria.bots.thumb.policy import Policy
from signoria.kernel.game import Game


@cache
def policy_of(game: Game) -> Policy:
    policy: Policy = import_module(f"signoria.bots.thumb.{game.key}").POLICY
    return policy
