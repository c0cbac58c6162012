"""A game step by step through somebody's eyes: what each update showed that the one before did not.

Only updates are used, so a replay holds what its observer was sent, and of a running game nothing else: neither what
was acted nor how often, since others' secret steps are entries too.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from signoria.kernel.public import GameEvent, Prompted
from signoria.server.play.entry import AnyEntry
from signoria.server.play.log_rows import row_of
from signoria.server.play.match import Match, Setup

Words = Mapping[str, object]  # a view
Path = list[str | int]
Change = tuple[Path, object]  # at this place of the view there is now this


class Step(Struct, frozen=True, omit_defaults=True):
    """A version of an observer's: what was new with it."""

    version: int
    first: int
    events: list[GameEvent]
    changes: Annotated[list[Change], Meta(description="where the view differs from the one before; [] is all of it")]
    to_act: list[int]
    prompt: Prompted | None = None  # what the observer was asked, without the answers it could give
    n: int | None = None  # the entry that brought it, once the game is over


class Eyes(Struct, frozen=True):
    observer: int
    steps: list[Step]


class Done(Struct, frozen=True):
    """An entry of the log, as it is shown when the game is over."""

    n: int
    at: int
    kind: str
    seat: int
    by: str
    text: str


class Replay(Struct, frozen=True):
    """With `done` all that happened; of a running game only what was seen."""

    table: str
    over: bool
    eyes: list[Eyes]
    done: list[Done] | None = None


@dataclass
class Watcher:
    """Follows a match for one observer."""

    observer: int
    steps: list[Step]
    view: Words | None = None

    def look(self, match: Match, view: Words, n: int | None) -> None:
        """The parts of an update, without those that a replay does not show."""
        version = match.version(self.observer)
        first, events = match.story(self.observer, version - 1)
        changes: list[Change] = []
        compare(self.view, view, [], changes)
        self.view = view
        self.steps.append(Step(version, first, events, changes, match.asked(), self.prompt(match), n))

    def prompt(self, match: Match) -> Prompted | None:
        asked = match.decision(self.observer)
        if asked is None:
            return None
        return {"seat": asked["seat"], "prompt": asked["prompt"], "rule": asked["rule"], "nouns": asked["nouns"]}


def compare(old: object, new: object, path: Path, out: list[Change]) -> None:
    """Every smallest place at which two views differ. Where lists have another length they differ as a whole."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            if (was := old[key]) != value:
                compare(was, value, [*path, key], out)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for i, (was, value) in enumerate(zip(old, new, strict=True)):
            if was != value:
                compare(was, value, [*path, i], out)
    else:
        out.append((path, new))


def look_all(match: Match, watchers: list[Watcher], n: int | None) -> None:
    """All of them: what lies open is put into words once."""
    by_all: Words | None = None
    for watcher in watchers:
        view = match.game.view(match.s, watcher.observer)
        by_all = view.seen_by_all() if by_all is None else by_all
        watcher.look(match, {**by_all, **view.own()}, n)


def replay(setup: Setup, log: Sequence[AnyEntry], observers: list[int], over: bool) -> bytes:
    """The game as these observers saw it, as JSON."""
    match = Match(setup, log[:1])
    watchers = [Watcher(observer, []) for observer in observers]
    look_all(match, watchers, 0 if over else None)
    for entry in log[1:]:
        news = match.apply(entry)
        look_all(match, [watcher for watcher in watchers if watcher.observer in news], entry.n if over else None)
    done = [Done(*row_of(entry)[1:]) for entry in log] if over else None
    return msgspec.json.encode(Replay(setup.table, over, [Eyes(w.observer, w.steps) for w in watchers], done))
