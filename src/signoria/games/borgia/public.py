"""What a view holds, declared: whatever is not declared here cannot be sent."""

from typing import Annotated, Literal, TypedDict

from signoria.kernel.game import Options
from signoria.kernel.public import Nouns, Sale, SealedChoice, Seat

Card = Annotated[str, "card"]
Family = Annotated[str, "family"]
Target = Annotated[str, "target"]  # a card, or the family whose home it is


class ArrivalMaking(TypedDict):
    """A card that must be played has come to a seat, which pays for it and finds it a place."""

    what: Literal["arrival"]
    seat: Seat
    card: Card


class MoveMaking(TypedDict):
    """A seat moves one of its own cards."""

    what: Literal["rearrangement"]
    seat: Seat
    card: Card


class DeathMaking(TypedDict):
    """A seat strikes at a card, by poison, which a Doctor may answer, or by a Bravo."""

    what: Literal["death"]
    seat: Seat
    card: Card
    by: Card


# A seat accuses the Pope: the votes so far.
AccusationMaking = TypedDict(
    "AccusationMaking", {"what": Literal["accusation"], "seat": Seat, "for": int, "against": int}
)


class Power(TypedDict):
    """What counts in a fight: a card, or a family's home."""

    of: Target
    power: int


class Stakes(TypedDict):
    """The cards that change hands, what they bring at each round's end, and the fee that is due for an artist."""

    loot: list[Card]
    points: int
    ducats: int
    fee: int


class Prey(TypedDict):
    """What the observer could attack now: what defends it, the most that could be sent, what a success would bring.

    It falls if its owner adds less than `falls_below`, never if that is nought. `stays`: the artist whose fee could not
    be paid then. `bar`: why it cannot be named: no condottiere to send, or an artist that could not be paid.
    """

    target: Target
    owner: Seat
    defence: list[Power]
    attack: int
    falls_below: int
    stays: Card | None
    bar: Literal["force", "fee"] | None
    stakes: Stakes


class SeizureMaking(TypedDict):
    """An attack: what defends its target without condottieri, and whether Leonardo goes with the attacker's.

    `won` once the fight is over: what was taken is being paid for and placed. Until then there are stakes.
    """

    what: Literal["seizure"]
    attacker: Seat
    defender: Seat
    target: Target
    defence: list[Power]
    helped: bool
    won: bool
    stakes: Stakes | None


class HandOutMaking(TypedDict):
    """The Pope gives offices away; those that went already."""

    what: Literal["hand-out"]
    handed: list[Card]


class Dealt(TypedDict):
    """An office that was dealt to a seat."""

    card: Card
    seat: Seat


class ReshuffleMaking(TypedDict):
    """The others' offices: those that stay whatever the Pope says, and those dealt anew that lie nowhere yet."""

    what: Literal["reshuffle"]
    stay: list[Card]
    dealt: list[Dealt]


class CardinalsMaking(TypedDict):
    """New cardinals: how many are left, the most given to one, and all receivers in order. The Pope has the rest."""

    what: Literal["cardinals"]
    left: int
    most: int
    receivers: list[Seat]


# An offer, as far as the observer may know it. Ducats go to the other, or come from there if below zero. Then, while it
# is carried out: artists to be paid for, cards to be placed, properties that may cover something.
TradeMaking = TypedDict(
    "TradeMaking",
    {
        "what": Literal["trade"],
        "from": Seat,
        "to": Seat,
        "stage": Literal["begun", "put", "agreed", "done"],
        "gives": list[Card],
        "wants": list[Card],
        "ducats": int,
        "consent": bool,
        "to_pay": list[Card],
        "to_place": list[Card],
        "to_cover": list[Card],
    },
)

Making = (
    ArrivalMaking
    | MoveMaking
    | DeathMaking
    | AccusationMaking
    | SeizureMaking
    | HandOutMaking
    | ReshuffleMaking
    | CardinalsMaking
    | TradeMaking
)


class Pact(TypedDict):
    """The votes of some others together with the observer's, and how many are missing to elect somebody."""

    others: list[Seat]
    votes: int
    short: int


class Conclave(TypedDict):
    """Ballots begun; the two of a run-off; who ties, if the Pope must name one; and the open votes by seat.

    `standing` is what each has if all others who have still to vote vote for themselves, the observer apart. `pacts`
    are those with each other family, and, if none of these elects, the smallest that does.
    """

    ballot: int
    pair: list[Family]
    tied: list[Family]
    tally: list[int]
    standing: list[int]
    pacts: list[Pact]


class Estate(TypedDict):
    """A family and what lies before it: each property with what lies under it, the home, what is unprotected.

    `income` and `points`: what that is worth at a round's end. The purse and the Pope's ten come on top.
    """

    family: Family
    score: int
    cardinals: int
    votes: int
    income: int
    points: int
    properties: dict[Card, list[Card]]
    home: list[Card]
    open: list[Card]


class Question(TypedDict):
    """What is asked; the nouns are those of the prompt, none in a sale and where seats choose in secret."""

    prompt: Annotated[str, "prompt"]
    nouns: Nouns


class SeenByAll(TypedDict):
    """Of the table what is the same whoever looks."""

    game: str
    edition: str
    options: Options
    first: Seat  # the first Pope
    pope: Seat
    round: int
    phase: Annotated[str, "phase"] | None  # none when the game is over
    turn: Seat | None  # who is at it, where seats take turns
    asked: list[Seat]  # who must choose now
    over: bool
    deck: int
    laid: int  # face-down cards of a round
    table: list[int]  # the places of those that are left
    aside: list[Card]
    discard: list[Card]
    arriving: list[Card]
    marriage: list[Seat]
    savonarola: bool
    elects: int  # so many votes elect a Pope
    reshuffled: bool
    favoured: list[Seat]
    grounds: list[Seat]  # who could accuse the Pope of simony, and not in vain
    loses_turn: list[Seat]
    offers: int
    to_play: list[Seat]
    moved: list[Card]  # rearranged in this part of the turn
    seats: list[Estate]
    sale: Sale | None


class Own(TypedDict):
    """What each observer sees otherwise."""

    observer: int  # -1 watches
    question: Question | None
    prey: list[Prey]  # what the observer may attack, while asked
    seen: dict[Card, list[list[Family | Literal["pile"]]]]  # where hidden cards may be, as far as the observer saw
    hidden: dict[Card, int]  # of each card, how many lie where the observer does not see them; one's own hand is seen
    piled: dict[Card, int]  # those of them that may lie in the deck or face down on the table
    sealed: SealedChoice | None
    election: Conclave | None
    making: Making | None
    hand: list[Card] | None
    ducats: int | None


class PublicView(SeenByAll, Own):
    """The table as one observer sees it. `hand` and `ducats` are the observer's own, null for a spectator."""
