"""A real terminal around the command: a pseudo-terminal of any size, what is typed into it, what it shows."""

import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
import time

from tests.cli.signoria_cli import PATIENCE

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r|\x07")
STYLES = re.compile(r"\x1b\[[0-9;]*m")
PROMPT = re.compile(r"\n\w+> $")  # on a line of its own: readline repeats the prompt in the line when the size changes


class Terminal:
    """`signoria play` on a terminal of its own."""

    def __init__(self, *args: str, columns: int = 100, rows: int = 30, **env: str) -> None:
        self.raw = ""
        self.shown = 0  # how much of it has been looked at
        self.pid, self.master = pty.fork()
        if self.pid == 0:
            inherited = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS", "LINES")}
            command = [sys.executable, "-m", "signoria", "play", *args]
            os.execve(sys.executable, command, {**inherited, "TERM": "xterm-256color", "SIGNORIA_PAUSE": "0", **env})
        self.resize(columns, rows)

    def resize(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def until(self, pattern: str | re.Pattern[str], seconds: float = PATIENCE) -> str:
        """What is shown from the last look up to where the pattern is found, without its codes."""
        wanted, end = re.compile(pattern), time.monotonic() + seconds
        while True:
            fresh = CODES.sub("", self.raw[self.shown :])
            if wanted.search(fresh):
                self.shown = len(self.raw)
                return fresh
            if not self.read(end - time.monotonic()):
                raise AssertionError(f"no {wanted.pattern!r} in:\n{fresh}")

    def read(self, seconds: float) -> bool:
        """Some more of what is shown; False when the command has gone, or says nothing for so long."""
        if not select.select([self.master], [], [], max(seconds, 0))[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # how Linux says that nobody is at the other end
            return False
        self.raw += data.decode(errors="replace")
        return bool(data)

    def ended(self) -> int:
        """The exit code, once there is nothing more to read."""
        while self.read(PATIENCE):
            pass
        code = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        os.close(self.master)
        return code
