"""From what came over the wire to what it would do."""

from signoria.server.messages import Act, Command, Consent, Refuse, Return, Undo, Wish
from signoria.server.proposals import Proposal, acting, consenting, refusing, returning, undoing, wishing


def proposed(command: Command) -> Proposal:
    seat = command.seat
    match command:
        case Act():
            return acting(seat, command.version, command.text, "person")
        case Undo():
            return undoing(seat, command.version)
        case Consent():
            return consenting(seat, command.what)
        case Refuse():
            return refusing(seat, command.what)
        case Wish():
            return wishing(seat, command.wishes)
        case Return():
            return returning(seat)
