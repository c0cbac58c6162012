"""From what came over the wire to what it would do."""

from signoria.server.play.messages import Act, Consent, Refuse, Return, Wish
from signoria.server.play.proposals import Proposal, acting, consenting, refusing, returning, wishing


def proposed(command: Act | Consent | Refuse | Wish | Return) -> Proposal:
    """But for `undo`, which takes its time: see room.py."""
    seat = command.seat
    match command:
        case Act():
            return acting(seat, command.version, command.text, "person")
        case Consent():
            return consenting(seat, command.what)
        case Refuse():
            return refusing(seat, command.what)
        case Wish():
            return wishing(seat, command.wishes)
        case Return():
            return returning(seat)
