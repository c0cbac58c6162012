"""Why an action is refused."""

from mypy_extensions import i64

from signoria.games.laguna.table import Laguna
from signoria.kernel.frame import Frame
from signoria.kernel.refusal import Reason, numbers
from signoria.kit.ascending import Ascending


def forbidden(t: Laguna, top: Frame, seat: i64, text: str) -> Reason | None:
    """A bid is higher than the last, and no higher than the purse. [LG-21]"""
    if not isinstance(top, Ascending) or text not in [f"bid {amount}" for amount in numbers(text)]:
        return None
    amount = numbers(text)[0]
    if amount <= top.price:
        return Reason("bid-too-low", "LG-21", {"amount": amount, "price": int(top.price)})
    return Reason("bid-too-high", "LG-21", {"amount": amount, "ducats": int(t.purse[seat])})
