"""Wishes: what a seat wants answered for it. Pure: from what is wished and what is asked to an answer, or to none.

forced              whatever has one option only
always PROMPT TEXT  this, whenever asked so and it may be done
next TEXT           this, to the next question, if it may be done
upto N              in this auction: the least bid, up to N, which is one of the game's bids; then pass
"""

from signoria.kernel.action import NOBODY, Catalogue
from signoria.kernel.view import Decision
from signoria.server.errors import Denied

MOST = 16
FORCED = "forced"
ALWAYS = "always"
NEXT = "next"
UPTO = "upto"


def checked(wishes: list[str], catalogue: Catalogue) -> list[str]:
    """Wishes that could ever be fulfilled in this game."""
    for wish in wishes:
        kind, _space, rest = wish.partition(" ")
        if kind == ALWAYS:
            prompt, _space, rest = rest.partition(" ")
            rest = rest if prompt.replace("-", "").isalnum() else ""
        known = {FORCED: not rest, UPTO: catalogue.code(f"bid {rest}") != NOBODY}
        if not known.get(kind, kind in (ALWAYS, NEXT) and catalogue.code(rest) != NOBODY):
            raise Denied("bad-wish", 422)
    if len(wishes) > MOST:
        raise Denied("bad-wish", 422)
    return wishes


def answered(wishes: list[str], decision: Decision, auction: bool) -> str | None:
    """What the first wish that fits says."""
    for wish in wishes:
        kind, _space, rest = wish.partition(" ")
        if kind == FORCED and len(decision.options) == 1:
            return decision.options[0]
        if kind == ALWAYS and rest.partition(" ")[0] == decision.prompt:
            rest = rest.partition(" ")[2]
            if rest in decision.options:
                return rest
        if kind == NEXT and rest in decision.options:
            return rest
        if kind == UPTO and auction:
            return least_bid(decision.options, int(rest))
    return None


def least_bid(options: list[str], most: int) -> str:
    """The least that is more than the others', if it is not too much."""
    bids = [text for text in options if text.startswith("bid ")]
    return bids[0] if bids and int(bids[0].removeprefix("bid ")) <= most else "pass"


def left_over(wishes: list[str], *spent: str) -> list[str]:
    """Those that are not of these kinds."""
    return [wish for wish in wishes if wish.partition(" ")[0] not in spent]
