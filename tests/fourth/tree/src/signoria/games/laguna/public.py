"""What a view holds, in public words. Declared here, and not compiled: the browser's types are written from it."""

from typing import Annotated, TypedDict

from signoria.kernel.public import Sale, SealedChoice, Seat

Island = Annotated[str, "island"]


class Merchant(TypedDict):
    """What all see of a seat."""

    ducats: int
    points: int  # of islands and bridges


class PublicView(TypedDict):
    """The lagoon as one observer sees it."""

    game: str
    edition: str
    options: dict[str, int]
    observer: int
    first: Seat
    round: int
    rounds: int
    over: bool
    phase: Annotated[str, "phase"] | None
    sale: Sale | None
    sealed: SealedChoice | None
    turned: list[Island]  # have been for sale
    owners: dict[Island, Seat]
    seats: list[Merchant]
    harbour: Island | None  # the observer's own
    ducats: int | None  # the observer's own
