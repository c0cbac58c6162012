"""What a view holds, in public words. Declared here, and not compiled: the browser's types are written from it."""

from typing import Annotated, TypedDict

from signoria.kernel.public import Sale, SealedChoice, Seat

Island = Annotated[str, "island"]


class Merchant(TypedDict):
    """What all see of a seat."""

    ducats: int
    points: int  # of islands and bridges


class SeenByAll(TypedDict):
    """Of the lagoon what is the same whoever looks."""

    game: str
    edition: str
    options: dict[str, int]
    first: Seat
    round: int
    rounds: int
    over: bool
    phase: Annotated[str, "phase"] | None
    sale: Sale | None
    turned: list[Island]  # have been for sale
    owners: dict[Island, Seat]
    seats: list[Merchant]


class Own(TypedDict):
    """What each observer sees otherwise."""

    observer: int  # -1 watches
    sealed: SealedChoice | None
    harbour: Island | None
    ducats: int | None


class PublicView(SeenByAll, Own):
    """The lagoon as one observer sees it."""
