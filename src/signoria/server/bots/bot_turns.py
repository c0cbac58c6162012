"""Asks the bots of a table when it is their turn. What they choose comes in by the same door as what persons choose.

When it comes in tells next to nothing of what there was to choose from: a bot answers at a moment that was fixed before
it thought, from what everybody knows. The steps of a secret choice are written as they come, and what others can see
waits for the moment. Who has thought longer than that answers at twice the pause, or four times, and so on; and from
then on all pauses of that seat are so long, those of forced answers too. So what remains to be seen is that a bot once
thought longer than ever before: four times in a game, as long as the table stays open; and of one that takes longer
than sixteen pauses, how many times sixteen.
"""

import asyncio
import logging
from collections import Counter
from math import ceil
from random import Random
from typing import TYPE_CHECKING

from signoria.kernel.event import SPECTATOR
from signoria.server.bots.bot_worker import BotFailed
from signoria.server.bots.workers import Workers
from signoria.server.errors import Denied, Gone
from signoria.server.play.clock import Patience
from signoria.server.play.match import Match
from signoria.server.play.proposals import acting
from signoria.server.rooms.leases import HeldLeases

if TYPE_CHECKING:  # a room has its bot turns: only the annotation is needed here
    from signoria.server.rooms.room import Room

DOUBLED = 4  # times that the pauses of a seat are doubled at most
AGAIN = 5.0  # seconds until a bot is asked again whose answer could not be written

logger = logging.getLogger("signoria.bot_turns")


class BotTurns:
    """Of one room. Whatever its bots do, the table goes on."""

    def __init__(self, room: "Room", workers: Workers, leases: HeldLeases, patience: Patience) -> None:
        self.room = room
        self.workers = workers
        self.leases = leases
        self.patience = patience
        self.asked: dict[int, tuple[int, float]] = {}  # by seat: since which version of a spectator's, and since when
        self.doubled: Counter[int] = Counter()  # by seat: how often its pauses were
        self.thinking: dict[int, asyncio.Task[None]] = {}  # by seat: bots that were asked
        self.failed: set[tuple[int, str]] = set()  # bots that have been complained about

    @property
    def match(self) -> Match:
        """As it is now: while a bot thinks it may go on."""
        assert self.room.match is not None
        return self.room.match

    @property
    def needed(self) -> bool:
        """Whether a bot may ever be asked here."""
        match = self.room.match
        return match is not None and not match.over and any(match.bot(seat) for seat in range(match.setup.seats))

    def look(self) -> None:
        """Ask the bots whose turn it is, each once."""
        match = self.room.match
        for seat in match.awaited() if match else ():
            if match and match.bot(seat) and seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self.ask(seat))

    async def ask(self, seat: int) -> None:
        try:
            await self.leases.mine(self.room.row.id)
            await self.answered(seat)
        except Gone:
            return
        except Denied:
            pass  # meanwhile it was no longer its turn
        except Exception:
            logger.exception("a bot's answer was not written", extra={"table": self.room.row.id, "seat": seat})
            await asyncio.sleep(AGAIN)
        finally:
            self.thinking.pop(seat, None)
        self.look()

    async def answered(self, seat: int) -> None:
        """If it is still its turn: it may have been asked where the table was looked after before, or lost its seat."""
        match = self.match
        name = match.bot(seat)
        if seat not in match.awaited() or not name:
            return
        version, (since, asked) = match.version(seat), self.asked_at(match, seat)
        text = await self.chosen(match, seat, name)
        if self.seen(self.match) and shows(self.match, seat, text):
            about = pause(match.setup.table, seat, since, self.patience.bot)
            await asyncio.sleep(self.moment(seat, asked, about) - asyncio.get_running_loop().time())
        async with self.room.lock:
            if self.match.bot(seat) == name:
                options = self.match.s.legal(seat)
                if text not in options:
                    text = options[0] if options else ""
                await self.room.judge_and_commit(seat, acting(seat, version, text, "bot"))

    def asked_at(self, match: Match, seat: int) -> tuple[int, float]:
        """Since which version, and since when by the clock of the loop, everybody can see that a bot is asked.

        The steps of a secret choice are one question to whoever looks on.
        """
        version = match.version(SPECTATOR)
        if self.asked.get(seat, (-1, 0.0))[0] != version:
            self.asked[seat] = version, asyncio.get_running_loop().time()
        return self.asked[seat]

    def moment(self, seat: int, asked: float, about: float) -> float:
        """When a bot answers that has thought until now: after its pause, which is doubled if that is over already."""
        taken = asyncio.get_running_loop().time() - asked
        while about and taken > about * 2 ** self.doubled[seat] and self.doubled[seat] < DOUBLED:
            self.doubled[seat] += 1
        long = about * 2 ** self.doubled[seat]
        return asked + long * max(1, ceil(taken / long)) if long else asked

    def seen(self, match: Match) -> bool:
        """Whether anybody plays or looks on who could tell how long a bot takes."""
        return bool(match.persons()) or any(self.room.listeners.values())

    async def chosen(self, match: Match, seat: int, name: str) -> str:
        """What the bot of a seat does; nothing if it failed, and then its first option is taken, as for any program."""
        try:
            return await self.workers.choose(match.setup, match.actions(), seat, name)
        except BotFailed as fault:
            if (seat, name) not in self.failed:
                self.failed.add((seat, name))
                about = {"table": match.setup.table, "seat": seat, "bot": name, "fault": str(fault)}
                logger.error("a bot failed", extra=about)
            return ""

    def close(self) -> None:
        for bot in self.thinking.values():
            bot.cancel()


def shows(match: Match, seat: int, text: str) -> bool:
    """Whether anybody else can tell that a seat has answered so."""
    if seat not in match.awaited() or match.refusal(seat, text) is not None:
        return True
    return match.played(seat, text).told != [seat]


def pause(table: str, seat: int, version: int, about: int) -> float:
    """Seconds until a bot answers: half to one and a half times `about` milliseconds, and nothing secret in it."""
    return about / 1000 * Random(f"{table} {seat} {version}").uniform(0.5, 1.5)
