"""What an answer leads to: what a bid would leave in the purse."""

from typing import Final

from signoria.games.laguna.actions import CATALOGUE
from signoria.games.laguna.components import HARBOUR
from signoria.games.laguna.view import LagunaView
from signoria.kernel.view import Fact
from signoria.kit.ascending import BID, PASS, Ascending

CONSEQUENCES: Final = {"bid-leaves": "ducats"}


def facts(v: LagunaView, text: str) -> list[Fact]:
    """A bid that wins is paid. [LG-22]"""
    code = CATALOGUE.code(text)
    if v.observer < 0 or not isinstance(v.stack, Ascending) or not PASS < code < HARBOUR:
        return []
    left = v.open.purse[v.observer] - (code - BID)
    return [Fact("bid-leaves", "LG-22", {"ducats": int(left)})] if left >= 0 else []
