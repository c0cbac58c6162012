"""A game that was played before is played on by the wire: whoever looks on sees it happen, and has no hand in it."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext
from websockets.sync.client import ClientConnection, connect

from signoria.games import game as game_of
from tests.web.kit.people import NewPerson, asked
from tests.web.kit.positions import MOST_GAMES, Position, played

NOBODY = -1  # a spectator
Acts = list[tuple[int, str]]
Begun = tuple[str, Callable[[Acts], None]]


def moments(game: str, event: str, times: int = 1, before: int = 3, after: int = 12) -> tuple[Position, Acts]:
    """Some acts before one that tells everybody this, so many times; and what is played until some acts after it."""
    edition = game_of(game).editions[0]
    for n in range(MOST_GAMES):
        *_, end = played(game, edition, {}, n)
        s = game_of(game).new(end.seats, edition, {}, end.seed)
        heard = 0
        for k, (seat, text) in enumerate(end.acts):
            s.play(seat, text)
            news = [told.name for told in game_of(game).heard(s, NOBODY, heard)]
            heard += len(news)
            if news.count(event) >= times:
                begin = max(0, k - before)
                return replace(end, prompt=event, acts=end.acts[:begin]), end.acts[begin : k + 1 + after]
    raise AssertionError(f"{event} is never told")


class Seats:
    """Somebody's seats, played without a browser."""

    def __init__(self, socket: ClientConnection, table: str, seats: list[int]) -> None:
        self.socket = socket
        self.table = table
        self.updates: dict[int, dict[str, Any]] = {}  # by seat, the last
        self.accepted = 0  # the version that the last act made
        for seat in seats:
            self.send("subscribe", seat, since=-1, invitation="")

    def send(self, type: str, seat: int, **fields: object) -> None:
        self.socket.send(json.dumps({"type": type, "table": self.table, "seat": seat, **fields}))

    def hear(self) -> None:
        for line in str(self.socket.recv()).split("\n"):
            message = json.loads(line)
            assert message["type"] not in ("rejected", "fault"), message
            if message["type"] in ("sync", "update"):
                self.updates[message["seat"]] = message["update"]
            elif message["type"] == "accepted":
                self.accepted = message["version"]

    def play(self, seat: int, text: str) -> None:
        """Once it is asked for, and until it was heard of."""
        while not self.may(seat, text):
            self.hear()
        self.accepted = 0
        self.send("act", seat, id=1, version=self.updates[seat]["version"], text=text)
        while self.accepted == 0 or self.updates[seat]["version"] < self.accepted:
            self.hear()

    def may(self, seat: int, text: str) -> bool:
        question = self.updates.get(seat, {}).get("decision")
        verb = text.split(" ")[0]
        return question is not None and (text in question["options"] or (question["ladder"] or {}).get("verb") == verb)


@contextmanager
def table_at(
    position: Position, host: BrowserContext, people: NewPerson, deals: Path, **more: object
) -> Iterator[Begun]:
    """A table where somebody in seat 0 and somebody else have played so far: its address, and how they play on."""
    deals.write_text(position.seed, encoding="utf-8")
    guest = people("Cesare").context
    terms = {"game": position.game, "edition": position.edition, "options": position.options, "seats": position.seats}
    created = asked(host, "/api/tables", **terms, **more, public=True, watchable=True)
    table, others = str(created["table"]["id"]), list(range(1, position.seats))
    for seat in others:
        asked(guest, f"/api/tables/{table}/join", seat=seat, name=f"Guest {seat}")
    position.lay(deals.with_name("signoria.db"), table)
    with ExitStack() as lines:
        first, rest = (lines.enter_context(line_of(context)) for context in (host, guest))
        mine, theirs = Seats(first, table, [0]), Seats(rest, table, others)

        def play_on(acts: Acts) -> None:
            for seat, text in acts:
                (mine if seat == 0 else theirs).play(seat, text)

        yield f"/table/{table}", play_on


def line_of(context: BrowserContext) -> ClientConnection:
    shown = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in context.cookies())
    home = context.request.get("/livez").url.removesuffix("/livez")
    return connect(f"{home.replace('http', 'ws')}/api/live", additional_headers={"Cookie": shown}, compression=None)
