"""A program that plays: a process of its own, and lines of JSON to and from it.

Whatever it does, we never wait for it without end, keep more of it than a little, or leave anything of it running.
"""

import json
import os
import select
import shlex
import signal
import subprocess
from contextlib import suppress
from time import monotonic

LINE = 64 * 1024  # bytes of the longest line it may send
OUTPUT = 1024 * 1024  # bytes it may send between two questions
GRACE = 0.5  # seconds from goodbye to the end
PASSED_ON = ("PATH", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "TZ")  # of our environment: nothing that could be secret
FAULTS = (
    "not-started",
    "no-hello",
    "wrong-version",
    "time-out",
    "closed",
    "too-long",
    "flood",
    "not-json",
    "wrong-form",
    "wrong-id",
    "not-an-option",
    "out",  # had too many of the others: it was not asked any more
)


class Fault(Exception):
    """Something that a program did wrong, by its name in the protocol."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Program:
    """A running program. It is served only while we want something of it, so that neither waits for the other."""

    def __init__(self, command: str, log: str) -> None:
        self.command = command
        self.asked = 0  # the number of the last question, over all its games
        self.unsent, self.unread = bytearray(), bytearray()
        self.received = 0  # bytes, since the last question
        self.log = open(log, "ab", buffering=0) if log else None  # noqa: SIM115  (open as long as it runs)
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.log or subprocess.DEVNULL,
                env={name: os.environ[name] for name in PASSED_ON if name in os.environ},
                start_new_session=True,  # a process group of its own, and no terminal
            )
        except (OSError, ValueError):
            self.close_log()
            raise Fault("not-started") from None
        assert self.process.stdin
        assert self.process.stdout
        self.stdin, self.stdout = self.process.stdin, self.process.stdout
        for pipe in (self.stdin, self.stdout):
            os.set_blocking(pipe.fileno(), False)

    def tell(self, message: dict[str, object]) -> None:
        """Have a message sent along with the next question, or with goodbye."""
        line = json.dumps(message, separators=(",", ":")).encode() + b"\n"
        self.unsent += line
        self.note(b"> " + line)

    def line(self, deadline: float) -> bytes:
        """The next line it sends."""
        while (end := self.unread.find(b"\n")) < 0 and len(self.unread) <= LINE:
            self.pump(deadline)
        if not 0 <= end <= LINE:
            raise Fault("too-long")
        line = bytes(self.unread[:end])
        del self.unread[: end + 1]
        self.note(b"< " + line + b"\n")
        return line

    def pump(self, deadline: float) -> None:
        """Write and read what can be written and read now, or as soon as anything can be."""
        wait = deadline - monotonic()
        if wait <= 0:
            raise Fault("time-out")
        ready = select.poll()
        ready.register(self.stdout, select.POLLIN)
        if self.unsent:
            ready.register(self.stdin, select.POLLOUT)
        for number, _event in ready.poll(wait * 1000 + 1):
            if number == self.stdout.fileno():
                self.read()
            else:
                self.write()

    def read(self) -> None:
        data = os.read(self.stdout.fileno(), LINE)
        if not data:
            raise Fault("closed")
        self.unread += data
        self.received += len(data)
        if self.received > OUTPUT:
            raise Fault("flood")

    def write(self) -> None:
        try:
            sent = os.write(self.stdin.fileno(), self.unsent[:LINE])
        except BlockingIOError:
            return
        except OSError:
            raise Fault("closed") from None
        del self.unsent[:sent]

    def flush(self) -> None:
        """Send what it takes without waiting; the rest goes with the next question."""
        with suppress(Fault):
            self.write()

    def note(self, line: bytes) -> None:
        """Keep a line for whoever looks for a fault in the program."""
        if self.log:
            with suppress(OSError):
                self.log.write(line)

    def close_log(self) -> None:
        if self.log:
            self.log.close()

    def close(self) -> None:
        """Say goodbye, leave it a moment, and end it."""
        deadline = monotonic() + GRACE
        self.received = 0
        with suppress(Fault):
            self.tell({"type": "bye"})
            while self.unsent:
                self.pump(deadline)
            self.stdin.close()
            while True:
                self.pump(deadline)
        self.kill()

    def kill(self) -> None:
        """End it and all it started, at once. Until it is waited for, nobody else can have the number of its group."""
        with suppress(OSError):
            if self.process.returncode is None:
                os.killpg(self.process.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        for pipe in (self.stdin, self.stdout):
            pipe.close()
        self.close_log()
