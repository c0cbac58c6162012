"""What a view holds, declared: whatever is not declared here cannot be sent."""

from typing import Annotated, Literal, TypedDict

from signoria.kernel.public import Sale, SealedChoice, Seat

Building = Annotated[str, "building"]
Landscape = Annotated[str, "landscape"]
Freedom = Annotated[str, "freedom"]
Profession = Annotated[str, "profession"]
Card = Annotated[str, "card"]
Deck = Annotated[str, "deck"]
Piece = Annotated[str, "piece"]
Stack = Annotated[str, "stack"]
Phase = Annotated[str, "phase"]


class HandSizes(TypedDict):
    """How many cards of each deck someone holds."""

    profession: int
    bonus: int
    prestige: int


class Decks(TypedDict):
    """The cards of each deck from the top, those by name that the observer can tell."""

    profession: list[Card | None]
    bonus: list[Card | None]
    prestige: list[Card | None]


class Court(TypedDict):
    """What lies before a seat, how many cards of each deck it holds, and which of these the observer knows."""

    fame: int
    best: int  # the highest value of a work completed this round
    played: list[Profession]
    recruited: int  # recruiting cards that lie in a profession's place
    jesters: int
    builders: int
    freedoms: list[Freedom]
    buildings: list[Building]
    landscapes: dict[Landscape, int]
    pieces: list[str]  # where each lies, in the order of building: "opera r1 c4 e2"
    hand: HandSizes
    recruiting: int  # recruiting cards in hand
    known: list[Card]


class Hidden(TypedDict):
    """Cards of one deck that may all be in the same places: in these hands, or so far from the top of the deck."""

    cards: list[Card]
    hands: list[Seat]
    deck: list[int]


class BestWork(TypedDict):
    """The highest value of a work of this round, and whose. [PF-48]"""

    value: int
    seats: list[Seat]


class WorkMaking(TypedDict):
    """A work that has been begun, with what it is worth so far. [PF-41]"""

    what: Literal["work"]
    seat: Seat
    profession: Profession
    value: int


class PieceMaking(TypedDict):
    """A piece that is to be placed. [PF-45]"""

    what: Literal["piece"]
    seat: Seat
    piece: Piece


class CardMaking(TypedDict):
    """Someone looks at the top cards of a deck. [PF-33] [PF-46]"""

    what: Literal["cards"]
    seat: Seat
    deck: Deck
    cards: int


class RecruitMaking(TypedDict):
    """A recruiting card was won and may be used at once. [PF-34]"""

    what: Literal["recruiting"]
    seat: Seat


Making = WorkMaking | PieceMaking | CardMaking | RecruitMaking


class Worth(TypedDict):
    """A card and its worth: the value of a profession's work and what it likes of what is there, what a bonus card
    would add to a work, what a prestige card would score now. [PF-41] [PF-43] [PF-50]"""

    card: Card
    worth: int
    finds: list[Annotated[str, "thing"]]


class Rise(TypedDict):
    """What the work of a profession in hand would be worth. [PF-41]"""

    profession: Profession
    value: int


class Offer(TypedDict):
    """A piece or a freedom that the observer could still have: what it costs now, where it fits, what it brings."""

    thing: Annotated[str, "thing"]
    price: int | None  # of a landscape the next bid; none outside of auctions, and once one was sold in this round
    places: int  # in how many ways it could lie now
    fame: int  # that it earns
    rises: list[Rise]  # works of professions in hand that like it and lack it


class Every(TypedDict):
    """What every work of a player has, whatever its profession likes. [PF-41]"""

    jesters: int
    cards: int


class SeenByAll(TypedDict):
    """Of the table what is the same whoever looks."""

    game: str
    edition: str
    options: dict[str, int]
    asked: list[Seat]  # who must choose now
    phase: Phase | None  # none when the game is over
    sale: Sale | None  # of an item {stack}
    making: Making | None
    first: Seat  # who was the starting player first
    starter: Seat  # who is it now
    round: int  # 0 before the first
    over: bool
    minimum: int  # that a work must reach in this round
    best: BestWork | None
    namer: Seat | None  # who names stacks in the auction
    dropped: list[Seat]  # out of this round's auction without an item
    turn: Seat | None  # whose turn it is in the action phase
    actions: int  # left in this turn
    drew: bool  # was a profession card taken in this turn?
    freed: bool  # was a freedom introduced in this turn?
    stacks: dict[Stack, int]
    markers: dict[Stack, Seat]  # who won from a stack this round
    buildings: dict[Building, int]
    freedoms: dict[Freedom, int]
    spent: list[Card]  # out of the game


class Own(TypedDict):
    """What each observer sees otherwise."""

    observer: int  # -1 watches
    sealed: SealedChoice | None
    decks: Decks
    seats: list[Court]
    hidden: list[Hidden]  # where the cards may be whose place the observer does not know
    hand: list[Card] | None  # the observer's own; a spectator has none
    florins: int | None
    means: int | None  # the most the observer could pay, with fame for what florins lack
    worths: list[Worth]  # what cards are worth that the observer holds or may have now
    every: Every | None  # what every work of the observer has
    offers: list[Offer]  # what the observer could still have of what professions like


class PublicView(SeenByAll, Own):
    """The table as one observer sees it."""
