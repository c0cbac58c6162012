"""Asks the bots of a table when it is their turn. What they choose comes in by the same door as what persons choose."""

import asyncio
import logging
from typing import TYPE_CHECKING

from signoria.server.care import Care
from signoria.server.errors import Denied
from signoria.server.match import Match
from signoria.server.proposals import acting
from signoria.server.workers import BotFailed, Workers

if TYPE_CHECKING:  # a room has a prompter: only the annotation is needed here
    from signoria.server.room import Room

AGAIN = 5.0  # seconds until a bot is asked again whose answer could not be written

logger = logging.getLogger("signoria.prompter")


class Prompter:
    """Of one room. Whatever its bots do, the table goes on."""

    def __init__(self, room: "Room", workers: Workers, care: Care) -> None:
        self.room = room
        self.workers = workers
        self.care = care
        self.thinking: dict[int, asyncio.Task[None]] = {}  # by seat: bots that were asked
        self.failed: set[tuple[int, str]] = set()  # bots that have been complained about

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
                self.thinking[seat] = asyncio.create_task(self.ask(match, seat))

    async def ask(self, match: Match, seat: int) -> None:
        try:
            await self.care.mine(match.setup.table)
            await self.answered(match, seat, match.bot(seat))
        except Denied:
            return  # the table is gone
        except Exception:
            logger.exception("a bot's answer was not written", extra={"table": match.setup.table, "seat": seat})
            await asyncio.sleep(AGAIN)
        finally:
            self.thinking.pop(seat, None)
        self.look()

    async def answered(self, match: Match, seat: int, name: str) -> None:
        """If it is still its turn: it may have been asked where the table was looked after before, or lost its seat."""
        if seat not in match.awaited() or not name:
            return
        version = match.version(seat)
        text = await self.chosen(match, seat, name)
        async with self.room.lock:
            if match.bot(seat) == name:
                options = match.s.legal(seat)
                if text not in options:
                    text = options[0] if options else ""
                await self.room.judged(seat, acting(seat, version, text, "bot"))

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
