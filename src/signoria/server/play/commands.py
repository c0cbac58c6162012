"""From what came over the wire to what it would do, and from what stands against it to what is answered."""

from signoria.server.errors import Denied, Illegal
from signoria.server.play.messages import Act, Consent, Decline, Rejected, Return, Wish
from signoria.server.play.proposals import Proposal, acting, consenting, declining, returning, wishing


def proposed(command: Act | Consent | Decline | Wish | Return) -> Proposal:
    """But for `undo`, which takes its time: see room.py."""
    seat = command.seat
    match command:
        case Act():
            return acting(seat, command.version, command.text, "person")
        case Consent():
            return consenting(seat, command.what)
        case Decline():
            return declining(seat, command.what)
        case Wish():
            return wishing(seat, command.wishes)
        case Return():
            return returning(seat)


def rejected(id: int, error: Denied) -> Rejected:
    """`id` is that of the command, as whoever sent it numbers them."""
    refusal = error.refusal.to_dict() if isinstance(error, Illegal) else None
    return Rejected(id, error.key, refusal, error.retry_after)
