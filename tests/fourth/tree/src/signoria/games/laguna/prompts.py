"""What a seat is asked: the prompt of each question, with the nouns that its sentence needs."""

from typing import Final

from mypy_extensions import i64

from signoria.games.laguna.view import sold
from signoria.kernel.action import NOBODY
from signoria.kernel.frame import Frame
from signoria.kernel.public import Nouns
from signoria.kernel.view import Prompt
from signoria.kit.ascending import Ascending

PROMPTS: Final = {"which-harbour": "seat", "bid-for-island": "seat price leader? island"}


def asked(top: Frame, seat: i64) -> Prompt:
    nouns: Nouns = {"seat": int(seat)}
    if not isinstance(top, Ascending):
        return Prompt("which-harbour", "LG-11", nouns)
    nouns["price"] = int(top.price)
    if top.leader != NOBODY:
        nouns["leader"] = int(top.leader)
    nouns.update(sold(top.below))
    return Prompt("bid-for-island", "LG-21", nouns)
