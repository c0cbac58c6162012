"""Waiting for somebody who thinks, without going deaf: signals are heard, and after a moment it is said who it is."""

import threading
import time
from collections.abc import Callable
from typing import Generic, TypeVar

from signoria.cli.keyboard import Keyboard
from signoria.cli.screen import Screen

MOMENT = 0.3  # seconds before anything is said
TICK = 0.05

T = TypeVar("T")


class Thought(threading.Thread, Generic[T]):
    """One question being thought about. Whoever leaves meanwhile leaves it behind."""

    def __init__(self, think: Callable[[], T]) -> None:
        super().__init__(daemon=True)
        self.think = think
        self.found: list[T] = []
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            self.found.append(self.think())
        except BaseException as fault:  # it is raised again where it was asked for
            self.fault = fault


def waited(think: Callable[[], T], said: str, screen: Screen, keyboard: Keyboard) -> T:
    """What comes of a thought; `said` stands on the screen while it takes longer than a moment."""
    thought = Thought(think)
    begun = time.monotonic()
    shown = False
    thought.start()
    try:
        while thought.is_alive():
            thought.join(TICK)
            keyboard.check()
            if not shown and screen.steady and time.monotonic() - begun > MOMENT:
                screen.whisper(said)
                shown = True
    finally:
        if shown:
            screen.hush()
    if thought.fault is not None:
        raise thought.fault
    return thought.found[0]


def paused(until: float, keyboard: Keyboard) -> None:
    """Nothing until then, but leaving is always possible."""
    while time.monotonic() < until:
        keyboard.check()
        time.sleep(min(TICK, max(0.0, until - time.monotonic())))
