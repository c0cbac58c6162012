"""Frames of a WebSocket, by RFC 6455 and without extensions: what comes is read as it is asked for, what goes is made.

Ours, because there are thousands of sockets and nearly all of them are idle: such a reader is a few hundred bytes.
"""

from websockets.exceptions import ProtocolError
from websockets.frames import Close

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FINAL = 0x80
MASKED = 0x80
LONG, LONGER = 126, 127  # in place of a length: it follows, in two bytes, or in eight
MOST_IN_CONTROL = 125  # bytes of a ping, a pong or a close
LARGEST_MESSAGE = 65_536
BROKEN_PROTOCOL = 1002
NOT_TEXT = 1007
TOO_LARGE = 1009


Received = tuple[int, bytes]  # a whole message, or what may come between


class FrameReader:
    """What has come and was not yet asked for: bytes, whatever they are."""

    __slots__ = ("at", "came", "fault", "kind", "parts")

    def __init__(self) -> None:
        self.came = b""
        self.at = 0  # so much of it is read
        self.kind = CONTINUED  # or that of a message whose end is still to come
        self.parts: bytearray | None = None  # of that message
        self.fault = 0  # the code with which we close, once something came that must not

    @property
    def waiting(self) -> int:
        """Bytes that were not asked for."""
        return len(self.came) - self.at

    def feed(self, data: bytes) -> None:
        self.came = self.came[self.at :] + data if self.waiting else data
        self.at = 0

    def next(self) -> Received | None:
        """The next message or control frame; None if it has not come to its end, and after a fault."""
        while not self.fault and (frame := self.frame()) is not None:
            first, data = frame
            kind = first & ~FINAL
            if kind >= CLOSE:
                return kind, data
            if (kind == CONTINUED) == (self.kind == CONTINUED):  # nothing was begun, or something else was
                self.fault = BROKEN_PROTOCOL
            elif self.parts is None and first & FINAL:
                return self.whole(kind, data)
            elif self.put_together(kind, data) and first & FINAL:
                return self.whole(self.kind, bytes(self.parts or b""))
        return None

    def put_together(self, kind: int, data: bytes) -> bool:
        """Whether a message is not too large with this part."""
        if self.parts is None:
            self.kind, self.parts = kind, bytearray()
        self.parts += data
        if len(self.parts) > LARGEST_MESSAGE:
            self.fault = TOO_LARGE
        return not self.fault

    def whole(self, kind: int, data: bytes) -> Received | None:
        self.kind, self.parts = CONTINUED, None
        try:
            if kind == TEXT:
                data.decode()
        except UnicodeDecodeError:
            self.fault = NOT_TEXT
            return None
        return kind, data

    def frame(self) -> tuple[int, bytes] | None:
        """The first byte and the data of the next frame, if it is there to its end."""
        came, at, there = self.came, self.at, len(self.came)
        if there < at + 2:
            return None
        first, length, start = came[at], came[at + 1] ^ MASKED, at + 2
        known = first & ~FINAL in (CONTINUED, TEXT, BINARY, CLOSE, PING, PONG)
        control = bool(first & CLOSE)
        if not known or length & MASKED or (control and not (first & FINAL and length <= MOST_IN_CONTROL)):
            self.fault = BROKEN_PROTOCOL
        elif length >= LONG:
            start += 2 if length == LONG else 8
            if there < start:
                return None
            length = int.from_bytes(came[at + 2 : start])
            if length > LARGEST_MESSAGE:
                self.fault = TOO_LARGE
        end = start + 4 + length
        if self.fault or there < end:
            return None
        self.at = end
        return first, apply_mask(came[start + 4 : end], came[start : start + 4])


def framed(data: bytes, kind: int = TEXT) -> bytes:
    """A whole frame to a client: it is not masked."""
    size = len(data)
    if size < LONG:
        return bytes((FINAL | kind, size)) + data
    if size < 1 << 16:
        return bytes((FINAL | kind, LONG, size >> 8, size & 0xFF)) + data
    return bytes((FINAL | kind, LONGER)) + size.to_bytes(8) + data


def goodbye(code: int, reason: str = "") -> bytes:
    return framed(Close(code, reason).serialize(), CLOSE)


def answer_to(said: bytes) -> bytes:
    """The same code is said back, or none; or that it is not as it must be."""
    try:
        return goodbye(Close.parse(said).code) if said else framed(b"", CLOSE)
    except UnicodeDecodeError:
        return goodbye(NOT_TEXT)
    except ProtocolError:
        return goodbye(BROKEN_PROTOCOL)
