"""Why an action is refused: the rule that forbids it, and the nearest legal ones."""

from mypy_extensions import i64

from signoria.kernel.refusal import Refusal, nearest
from signoria.kernel.state import State


def refusal(s: State, seat: i64, text: str) -> Refusal | None:
    legal = s.legal(seat)
    if text in legal:
        return None
    return Refusal("another-question", "TP-1", "phalanx", {}, nearest(text, legal))
