"""Which policy thinks about which game."""

from signoria.bots.thumb.borgia.policy import BorgiaPolicy
from signoria.bots.thumb.florence.policy import FlorencePolicy
from signoria.bots.thumb.policy import Policy
from signoria.bots.thumb.principe.policy import PrincipePolicy
from signoria.kernel.game import Game

POLICIES: dict[str, Policy] = {
    "principe": PrincipePolicy(),
    "borgia": BorgiaPolicy(),
    "florence": FlorencePolicy(),
}


def policy_of(game: Game) -> Policy:
    return POLICIES[game.key]
