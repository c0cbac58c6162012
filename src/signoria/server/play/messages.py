"""Every message of the WebSocket. What is not here is not said; what has a field more is not understood."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from signoria.kernel.public import Consequence, Objection
from signoria.server.play.facts import TableFacts
from signoria.server.play.match import SeatUpdate
from signoria.server.tokens import ID

PROTOCOL = 2  # raised whenever what was understood before no longer would be

Id = Annotated[str, Meta(min_length=1, max_length=12, pattern=ID)]
Count = Annotated[int, Meta(ge=-1, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=-1, le=16)]

Matter = Annotated[str, Meta(min_length=1, max_length=16)]


class Subscribe(Struct, tag="subscribe", forbid_unknown_fields=True):
    """Listen to a table from a seat of one's own, or as a spectator (-1), knowing everything up to a version."""

    table: Id
    seat: SeatNumber = -1
    since: Count = -1
    invitation: Annotated[str, Meta(max_length=64)] = ""


class Unsubscribe(Struct, tag="unsubscribe", forbid_unknown_fields=True):
    table: Id
    seat: SeatNumber = -1


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Answer the question that was put at a version. `id` comes back with what became of it."""

    id: Count
    table: Id
    seat: SeatNumber
    version: Count
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back one's last act. `version` is the one this seat has now."""

    id: Count
    table: Id
    seat: SeatNumber
    version: Count


class Consent(Struct, tag="consent", forbid_unknown_fields=True):
    """Propose, or agree to: `pause`, `resume`; or agree that somebody takes a bot's seat: `sit 2`."""

    id: Count
    table: Id
    seat: SeatNumber
    what: Matter


class Decline(Struct, tag="decline", forbid_unknown_fields=True):
    """Do not agree to what was proposed."""

    id: Count
    table: Id
    seat: SeatNumber
    what: Matter


class Wish(Struct, tag="wish", forbid_unknown_fields=True):
    """What is to be answered for this seat from now on, in place of what was wished before; nothing ends it."""

    id: Count
    table: Id
    seat: SeatNumber
    wishes: Annotated[list[Annotated[str, Meta(min_length=1, max_length=120)]], Meta(max_length=16)]


class Return(Struct, tag="return", forbid_unknown_fields=True):
    """Play one's seat oneself again, after the time was up and a bot took over."""

    id: Count
    table: Id
    seat: SeatNumber


Command = Act | Undo | Consent | Decline | Wish | Return  # what a seat wants done; answered by Accepted or Rejected


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say something at the table: from one's seat to the players, or as a spectator (-1) to the spectators."""

    id: Count
    table: Id
    text: Annotated[str, Meta(min_length=1, max_length=300)]
    seat: SeatNumber = -1


class Consider(Struct, tag="consider", forbid_unknown_fields=True):
    """Ask what answers to the question that was put at a version would lead to."""

    id: Count
    table: Id
    seat: SeatNumber
    version: Count
    texts: Annotated[list[Annotated[str, Meta(min_length=1, max_length=200)]], Meta(max_length=64)]


ClientMessage = Subscribe | Unsubscribe | Command | Say | Consider


class AboutTable(Struct, tag="table"):
    """Who sits where: when one subscribes, and whenever it changes; and the protocol that is spoken.

    Who sits at a table that waits is also told who looks at it, as far as they are connected to the same process.
    """

    facts: TableFacts
    protocol: int = PROTOCOL
    visitors: list[str] = []  # their names, empty for whoever has none yet; a few


class Sync(Struct, tag="sync"):
    """Where the game stands, and the story since the version that was named."""

    table: str
    seat: int
    update: SeatUpdate


class Update(Struct, tag="update"):
    """Something new for this observer: the story since its last version."""

    table: str
    seat: int
    update: SeatUpdate


class Unsubscribed(Struct, tag="unsubscribed"):
    """Nothing more comes from this table to this seat: asked for, or the seat was lost."""

    table: str
    seat: int


class Accepted(Struct, tag="accepted"):
    """The act is in the log, on the disk."""

    id: int
    version: int  # of the seat that acted


class Rejected(Struct, tag="rejected"):
    """Nothing has changed. `code` says why; docs/protocol.md lists all."""

    id: int
    code: str
    refusal: Objection | None = None  # for `illegal`: the rule, its words, what may be done instead
    wait: int = 0  # seconds after which it is worth while to ask again, where the server is only too busy


class Fault(Struct, tag="fault"):
    """What came was no message, or cannot be done here."""

    code: str
    about: str = ""
    wait: int = 0  # seconds after which it is worth while to ask again, where it is only too early


class Considered(Struct, tag="considered"):
    """What each of them leads to, as far as the seat can tell; what is no answer to the question is left out."""

    id: int
    facts: dict[str, list[Consequence]]


class ChatLine(Struct):
    """Something that was said. Players and spectators count apart, each from 0 in order."""

    n: int
    at: int
    seat: int  # -1 is a spectator
    name: str
    spectators: bool  # said among them, and not for players while they play
    text: str


class Chat(Struct, tag="chat"):
    """What was said: the last lines when one subscribes, then each as it comes."""

    table: str
    lines: list[ChatLine]


class Said(Struct, tag="said"):
    """It was said, as this line."""

    id: int
    n: int


Answer = Accepted | Rejected
ServerMessage = AboutTable | Sync | Update | Unsubscribed | Accepted | Rejected | Fault | Chat | Said | Considered

decoder = msgspec.json.Decoder(ClientMessage)
encoder = msgspec.json.Encoder()  # in the order in which things are put together: it tells nothing, as twin worlds show


def encoded(message: ServerMessage) -> bytes:
    return encoder.encode(message)
