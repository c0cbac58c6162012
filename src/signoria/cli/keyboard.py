"""Lines that people type. Signals wait until a line is asked for, so that no action is ever cut in half."""

import shutil
import signal
import sys
from types import FrameType, TracebackType
from typing import Any

LEAVING = ("SIGINT", "SIGTERM", "SIGHUP")
REDRAWING = ("SIGWINCH", "SIGCONT")
HEARTBEAT = 0.2  # seconds: a signal that comes just before the wait begins is noticed no later than this


class Leave(Exception):
    """Whoever sits at the keyboard goes; `code` is what the command exits with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Redraw(Exception):
    """The terminal has another size, or the game was in the background: what is on the screen is out of date."""


class Keyboard:
    """Reads line by line; `with` it, signals become Leave and Redraw."""

    def __init__(self) -> None:
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.waiting = False
        self.leaving = 0
        self.stale = False
        self.typed = ""  # what stood on the line when it had to be drawn again
        self.size = shutil.get_terminal_size()  # when the line was asked for
        self.editing = False  # does readline hold the line by now?
        self.before: dict[int, Any] = {}
        self.readline: Any = None

    def __enter__(self) -> "Keyboard":
        for names, what in ((LEAVING, self.left), (REDRAWING, self.resized)):
            for name in names:
                number = getattr(signal, name, None)  # not every system has them all
                if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                    self.before[number] = signal.signal(number, what)
        self.before[signal.SIGALRM] = signal.signal(signal.SIGALRM, lambda _number, _frame: None)
        if self.live:
            try:
                import readline  # only now: it passes SIGWINCH on to whom it finds there

                self.readline = readline
                readline.set_auto_history(True)
            except ImportError:
                pass
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, what in self.before.items():
            signal.signal(number, what)

    def left(self, number: int, frame: FrameType | None) -> None:
        if self.leaving:  # the second time at once, whatever it interrupts
            raise KeyboardInterrupt
        self.leaving = number
        if self.waiting:
            self.check()

    def resized(self, number: int, frame: FrameType | None) -> None:
        """Readline may pass the same news on twice: what has the size it was drawn at is not out of date."""
        if number != signal.SIGCONT and shutil.get_terminal_size() == self.size:
            return
        self.stale = True
        if self.waiting:
            self.waiting = False
            if self.editing:
                self.typed = self.readline.get_line_buffer()
            raise Redraw

    def check(self) -> None:
        """Leave, if a signal said so meanwhile."""
        if self.leaving:
            raise Leave(128 + self.leaving)

    def line(self, prompt: str) -> str:
        """The next line. Raises Leave when there is none, Redraw when the screen must be drawn first."""
        self.check()
        if self.readline:
            self.readline.set_startup_hook(self.take_up)
        self.size = shutil.get_terminal_size()
        self.waiting = True
        signal.setitimer(signal.ITIMER_REAL, HEARTBEAT, HEARTBEAT)
        try:
            if self.stale:
                raise Redraw
            line = input(prompt)
        except EOFError:
            raise Leave(0) from None
        finally:
            self.waiting = self.editing = False
            signal.setitimer(signal.ITIMER_REAL, 0)
        self.typed = ""
        if not self.live:
            print(line)  # so that what was typed stands in the transcript
        return line

    def take_up(self) -> None:
        """Put back what stood on the line before the screen was drawn anew; from here on the line is readline's."""
        self.readline.insert_text(self.typed)
        self.editing = True

    def forget(self) -> None:
        """The next person does not leaf through what the last one typed."""
        if self.readline:
            self.readline.clear_history()
