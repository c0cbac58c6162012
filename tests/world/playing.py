"""What people do at a table: they play, mostly; and they do it twice, too late, wrongly, or something else."""

import asyncio

from signoria import SPECTATOR
from tests.world.people import Guest
from tests.world.ports.wire import Cut

WISHES: tuple[list[str], ...] = (["forced"], ["next pass"], ["upto 2"], [])


async def play(guest: Guest) -> None:
    """Until the world has seen enough."""
    world = guest.world
    while not world.enough and not guest.unseated:
        try:
            if guest.wire is None:
                await guest.connect()
                if guest.pending is not None:  # it may not have been done
                    guest.send(guest.pending)
            await guest.wait(guest.rng.uniform(0.02, 2.0))
            if guest.wire is not None:
                await turn(guest)
        except (Cut, TimeoutError):
            await asyncio.sleep(guest.rng.uniform(0.05, 0.5))


async def turn(guest: Guest) -> None:
    """One thing, if there is one to do."""
    world, known, rng = guest.world, guest.known, guest.rng
    if known is None or guest.unseated:
        return
    open = [what for what, agreed in known.proposals.items() if guest.seat not in agreed]
    if guest.seat != SPECTATOR and (open or (known.paused and not known.proposals)) and rng.random() < 0.5:
        guest.command("consent", what=open[0] if open else "resume")
    elif rng.random() < world.plan.odd:
        await oddly(guest)
    elif guest.pending is not None and rng.random() < 0.05:
        guest.send(guest.pending)  # nothing was heard for long
    elif guest.pending is None and guest.options() and not known.paused and world.may_act():
        await asyncio.sleep(rng.choice((0.0, 0.0, 0.0, 0.05, 0.4, 6.0 if world.plan.clock == "live" else 0.1)))
        if guest.options() and guest.pending is None:
            act(guest, rng.choice(guest.options()))


def act(guest: Guest, text: str, late: float = 0.0) -> None:
    assert guest.known is not None
    guest.world.acts += 1
    version = guest.known.version
    guest.pending = guest.command("act", late, version=version, text=text)
    if guest.rng.random() < guest.world.plan.odd / 2:
        guest.send(guest.pending, guest.rng.choice((0.0, 0.02, 0.5)))  # once more, by whatever mistake


async def oddly(guest: Guest) -> None:
    known, rng = guest.known, guest.rng
    assert known is not None
    deed = rng.choice(("say", "say", "leave-line", "subscribe", "look", "look") if guest.seat == SPECTATOR else DEEDS)
    if deed == "say":
        guest.command("say", text=f"{guest.who} {guest.world.ids}")
    elif deed == "leave-line" and guest.wire is not None:
        guest.wire.hang_up()
    elif deed == "subscribe":
        guest.subscribe()
    elif deed == "look":
        await guest.person.ask("GET", rng.choice(("/tables/mine", f"/tables/{guest.table}", "/tables?status=running")))
    elif deed == "stale":
        version = known.version - rng.randrange(1, 4)
        if version >= 0:
            guest.command("act", version=version, text="pass")
    elif deed == "illegal":
        guest.command("act", version=known.version, text="bid 77")
    elif deed == "undo":
        guest.command("undo", version=known.version)
    elif deed == "wish":
        guest.command("wish", wishes=rng.choice(WISHES))
    elif deed == "pause":
        guest.command("consent", what="resume" if known.paused else "pause")
    elif deed == "agree" and known.proposals:
        guest.command(rng.choice(("consent", "consent", "decline")), what=rng.choice([*known.proposals]))
    elif deed == "return":
        guest.command("return")
    elif deed == "consider" and guest.options():
        guest.command("consider", version=known.version, texts=guest.options()[:3])
    elif deed == "tab":
        await guest.connect()
    elif deed == "hand-over":
        await hand_over(guest)
    await asyncio.sleep(0)


DEEDS = (
    *("say", "leave-line", "subscribe", "look", "look", "stale", "illegal", "undo", "wish", "wish", "pause", "agree"),
    *("agree", "agree", "return", "consider", "tab", "hand-over"),
)


async def hand_over(guest: Guest) -> None:
    """Somebody else takes the seat, who was given a token for it."""
    world = guest.world
    if world.newcomer is None:
        return
    status, said = await guest.person.ask("POST", f"/tables/{guest.table}/seats/{guest.seat}/token")
    if status != 201 or world.newcomer is None:
        return
    newcomer, world.newcomer = world.newcomer, None
    world.handed_over = True
    path = f"/tables/{guest.table}/seats/{guest.seat}/claim"
    status, _said = await newcomer.insist("POST", path, {"token": said["token"]})
    if status == 200 or world.owner(guest.table, guest.seat) == newcomer.id:
        world.arrive(Guest(newcomer, guest.table, guest.seat))
