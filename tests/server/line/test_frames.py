"""Frames are read as the `websockets` library reads them, whatever comes, in whatever pieces."""

import random

import pytest
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import CLIENT, SERVER, Protocol, State
from websockets.utils import apply_mask

from signoria.server.http.frames import (
    BINARY,
    BROKEN_PROTOCOL,
    CLOSE,
    CONTINUED,
    FINAL,
    LARGEST_MESSAGE,
    MASKED,
    NOT_TEXT,
    PING,
    PONG,
    TEXT,
    TOO_LARGE,
    FrameReader,
    Received,
    answer_to,
    framed,
    goodbye,
)

STREAMS = 3_000
LETTERS = ["a", "é", "☃", "𝄞", '{"type":"act"}']


def frame(kind: int, data: bytes, final: bool = True, mask: bytes = b"mask") -> bytes:
    """As a client sends it."""
    head = framed(data, kind)[: -len(data) or None]
    first = head[0] if final else head[0] & ~FINAL
    return bytes((first, head[1] | MASKED)) + head[2:] + mask + apply_mask(data, mask)


def read(stream: bytes, rng: random.Random) -> tuple[list[Received], int]:
    """All that is in it, as it comes piece by piece, and the fault that ends it."""
    reader, found = FrameReader(), []
    while stream:
        size = rng.choice([1, 2, 7, 200, 70_000])
        piece, stream = stream[:size], stream[size:]
        reader.feed(piece)
        while (received := reader.next()) is not None:
            found.append(received)
            if received[0] == CLOSE:  # nothing is listened to after that
                return found, 0
    return found, reader.fault


def read_by_library(stream: bytes) -> tuple[list[Received], int]:
    line, found, begun, parts = Protocol(SERVER, state=State.OPEN, max_size=LARGEST_MESSAGE), [], 0, b""
    line.receive_data(stream)
    for event in line.events_received():
        assert isinstance(event, Frame)
        data = bytes(event.data)
        if event.opcode >= CLOSE:
            found.append((int(event.opcode), data))
            continue
        begun, parts = (begun, parts + data) if event.opcode == CONTINUED else (int(event.opcode), data)
        if event.fin:
            try:
                if begun == TEXT:
                    parts.decode()
            except UnicodeDecodeError:
                return found, NOT_TEXT
            found.append((begun, parts))
    fault = line.close_sent.code if line.parser_exc is not None and line.close_sent else 0
    return found, int(fault)


def stream(rng: random.Random) -> bytes:
    """Messages in parts, with control frames in their midst; every other one is spoilt somewhere."""
    out = b""
    for _message in range(rng.randint(1, 5)):
        text = "".join(rng.choices(LETTERS, k=rng.choice([0, 1, 20, 130]))).encode()
        kind, cuts = rng.choice([TEXT, BINARY]), sorted(rng.choices(range(len(text) + 1), k=rng.choice([0, 0, 1, 3])))
        for n, (start, end) in enumerate(zip([0, *cuts], [*cuts, len(text)], strict=True)):
            out += frame(CONTINUED if n else kind, text[start:end], n == len(cuts), rng.randbytes(4))
            if rng.random() < 0.2:
                out += frame(rng.choice([PING, PONG]), rng.randbytes(rng.choice([0, 4, 125])))
    if rng.random() < 0.2:
        out += frame(CLOSE, rng.choice([b"", b"\x03\xe8", b"\x03\xe8bye"]))
    if rng.random() < 0.5:
        spoilt = bytearray(out)
        for _byte in range(rng.randint(1, 3)):
            spoilt[rng.randrange(len(spoilt))] = rng.randrange(256)
        out = bytes(spoilt)
    return out


def test_every_stream_is_read_as_the_library_reads_it() -> None:
    rng, faults = random.Random(11), set()
    for n in range(STREAMS):
        sent = stream(rng)
        found, fault = read(sent, rng)
        theirs, their_fault = read_by_library(sent)
        if fault != NOT_TEXT and CLOSE not in [kind for kind, _data in found]:
            assert (found, fault) == (theirs, their_fault), f"stream {n}"
        else:  # the library goes on for a while after what is no text, and looks into a goodbye itself
            said = [one for one in found if one[0] != CLOSE]
            assert said == theirs[: len(said)], f"stream {n}"
        faults.add(fault)
    assert faults == {0, BROKEN_PROTOCOL, NOT_TEXT}


@pytest.mark.parametrize(
    ("sent", "fault"),
    [
        (framed(b"not masked"), BROKEN_PROTOCOL),
        (b"\xc1" + frame(TEXT, b"a bit that nobody has agreed on")[1:], BROKEN_PROTOCOL),
        (b"\x83" + frame(TEXT, b"a kind that is none")[1:], BROKEN_PROTOCOL),
        (frame(CONTINUED, b"of nothing"), BROKEN_PROTOCOL),
        (frame(TEXT, b"begun", final=False) + frame(TEXT, b"another"), BROKEN_PROTOCOL),
        (bytes((PING, MASKED)) + bytes(4), BROKEN_PROTOCOL),  # in parts
        (bytes((FINAL | PING, MASKED | 126, 0, 126)) + bytes(130), BROKEN_PROTOCOL),  # too long
        (frame(TEXT, b"\xff"), NOT_TEXT),
        (frame(TEXT, b"\xe2\x98", final=False) + frame(CONTINUED, b"\x83") + frame(TEXT, b"\x80"), NOT_TEXT),
        (bytes((FINAL | TEXT, MASKED | 127)) + (1 << 63).to_bytes(8), TOO_LARGE),
        (frame(TEXT, b"a" * (LARGEST_MESSAGE + 1))[:20], TOO_LARGE),  # before any of it has come
        (frame(TEXT, b"a" * LARGEST_MESSAGE, final=False) + frame(CONTINUED, b"a"), TOO_LARGE),
    ],
)
def test_what_must_not_come_is_a_fault_with_its_code(sent: bytes, fault: int) -> None:
    reader = FrameReader()
    reader.feed(sent)
    while reader.next() is not None:
        pass
    assert reader.fault == fault
    reader.feed(frame(TEXT, b"more"))
    assert reader.next() is None, "it was read on after a fault"


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_what_we_send_the_library_reads(size: int) -> None:
    line = Protocol(CLIENT, state=State.OPEN, max_size=None)
    line.receive_data(framed(b"x" * size))
    (event,) = line.events_received()
    assert isinstance(event, Frame)
    assert (event.opcode, event.fin, len(event.data)) == (Opcode.TEXT, True, size)


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (b"", framed(b"", CLOSE)),
        (b"\x03\xe8all is said", goodbye(1000)),
        ((4000).to_bytes(2), goodbye(4000)),
        (b"\x03", goodbye(CloseCode.PROTOCOL_ERROR)),
        ((1005).to_bytes(2), goodbye(CloseCode.PROTOCOL_ERROR)),
        (b"\x03\xe8\xff", goodbye(CloseCode.INVALID_DATA)),
    ],
)
def test_a_goodbye_is_answered_with_its_code(said: bytes, answer: bytes) -> None:
    assert answer_to(said) == answer
