"""Twin worlds: the same game twice, and in one of them somebody does what nobody else can know.

Nothing takes any time here and nothing is drawn, so that whatever another hears is the same to the byte and the moment.
"""

import asyncio
from random import Random

import msgspec

from signoria import SPECTATOR
from tests.world.courses import course
from tests.world.faults import Plan
from tests.world.people import Guest
from tests.world.ports.wire import Wire
from tests.world.world import World

NEVER = ["always no-such-question pass"]  # a wish that is never fulfilled
ID = 900_000  # of what is done in secret
BEAT = 0.5  # seconds from one act to the next
DEEDS = ("wish", "wish", "illegal", "stale", "consider", "nonsense", "look", "say", "subscribe")


class TwinWorld(World):
    """A course is played on as it was. One seat does more than that, in one of the two worlds."""

    def __init__(self, plan: Plan, secret: int, more: bool) -> None:
        super().__init__(plan, hurried=True)
        self.does_more = more
        self.secret = secret
        self.more: Wire | None = None
        self.pages: list[tuple[str, bytes]] = []

    async def main(self) -> None:
        await self.start("a")
        await self.gather()
        for guest in self.guests:
            await guest.connect()
            await asyncio.sleep(0.01)
        begun = course(self.plan.game, self.plan.course, self.plan.clock, self.plan.bots)
        rng = Random(f"{self.plan.seed} deeds")
        for seat, text in begun.rest[: self.plan.steps]:
            await asyncio.sleep(BEAT)
            known = self.guests[seat].known
            assert known is not None
            self.guests[seat].command("act", version=known.version, text=text)
            await asyncio.sleep(BEAT)
            if self.does_more:
                await self.in_secret(self.guests[self.secret], rng)
        await asyncio.sleep(5.0)
        for guest in self.guests:
            if guest.seat not in (self.secret, SPECTATOR):
                status, said = await guest.person.ask("GET", "/tables/mine")
                self.pages.append((guest.who, msgspec.json.encode((status, said))))

    async def in_secret(self, guest: Guest, rng: Random) -> None:
        """By another tab of theirs: a wish, a mistake, a question, a look."""
        known = guest.known
        assert known is not None
        if self.more is None:
            process = await self.home(rng)
            self.more = Wire(process, guest.person.cookie, lambda text: None, lambda: None)
            self.wires.append(self.more)
            await self.more.opened
        deed, to = rng.choice(DEEDS), {"table": self.table, "seat": guest.seat}
        self.say("subscribe", **to)
        if deed == "wish":
            self.say("wish", **to, id=ID, wishes=rng.choice((NEVER, NEVER * 2, [])))
        elif deed == "illegal":
            self.say("act", **to, id=ID, version=known.version, text="bid 77")
        elif deed == "stale":
            self.say("act", **to, id=ID, version=0, text="pass")
        elif deed == "consider":
            self.say("consider", **to, id=ID, version=known.version, texts=guest.options()[:4])
        elif deed == "nonsense":
            self.say("sing", **to)
        elif deed == "look":
            await guest.person.ask("GET", "/tables/mine")
        elif deed == "say" and not self.plan.open_chat:
            self.say("say", **to, id=ID, text="among players")

    def say(self, type: str, **fields: object) -> None:
        assert self.more is not None
        self.more.say(msgspec.json.encode({"type": type, **fields}).decode())

    def heard(self) -> list[tuple[str, object]]:
        """What everybody else heard, and when; players may hear what players say."""
        guests = [guest for guest in self.guests if guest.seat != self.secret]
        out: list[tuple[str, object]] = [
            (guest.who, [one for one in guest.raw if guest.seat == SPECTATOR or '"chat"' not in one[1][:20]])
            for guest in guests
        ]
        return [*out, *[(who, said) for who, said in self.pages]]
