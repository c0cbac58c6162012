"""What the server denies: a key with words, as everywhere, and the number that HTTP has for it."""

from dataclasses import dataclass
from typing import Any

from signoria.kernel.errors import SignoriaError
from signoria.kernel.refusal import Refusal


class Denied(SignoriaError):
    """The asker's: not known, not allowed, not now. Nothing has changed."""

    retry_after = 0  # seconds after which it is worth while to ask again, where it is only too early

    def __init__(self, key: str, status: int, **nouns: int | str) -> None:
        super().__init__(key, **nouns)
        self.status = status


class Busy(Denied):
    """Too much is being done already, for all or for this asker."""

    retry_after = 2

    def __init__(self) -> None:
        super().__init__("busy", 429)


class Gone(Denied):
    """The table is no more."""

    def __init__(self) -> None:
        super().__init__("no-such-table", 404)


class OtherRules(Denied):
    """The game was begun by rules that have been changed since, and cannot be gone on with (ADR 0016).

    What was played is not told: it may be somebody's secret.
    """

    def __init__(self, key: str = "other-rules", n: int = -1) -> None:
        super().__init__(key, 409)
        self.n = n  # of the first entry that is not legal any more


class Illegal(Denied):
    """The rules of the game are against it: which, and what may be done instead."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("illegal", 409)
        self.refusal = refusal


@dataclass(frozen=True)
class Misread:
    """Where a request was not understood."""

    where: list[str | int]
    says: str


@dataclass(frozen=True)
class Problem:
    """What is answered instead: the key, its nouns, a sentence."""

    error: str
    nouns: dict[str, int | str]
    says: str
    places: list[Misread] | None = None


PROBLEMS: dict[int | str, dict[str, Any]] = {  # how the API describes it, of every route
    "4XX": {"model": Problem, "description": "It cannot be done; nothing has changed"}
}
