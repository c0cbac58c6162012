"""Which policy thinks about which game."""

from signoria.bots.thumb.policy import Policy, Uniform
from signoria.games import GAMES
from signoria.kernel.game import Game

POLICIES: dict[str, Policy] = {key: Uniform() for key in GAMES}


def policy_of(game: Game) -> Policy:
    return POLICIES[game.key]
