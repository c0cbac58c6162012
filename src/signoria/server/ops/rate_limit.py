"""How often, and how many at once: what one person, or one address, may ask of the server."""

import time
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import Scope

from signoria.server.settings import Settings

MINUTE = 60.0
HOUR = 3600.0
PEOPLE_AT_AN_ADDRESS = 5  # as many as share a home: so much more than one person may an address ask
UNDOS = 20  # a minute: whether something came to light is looked for in many worlds
REFUSALS = 120  # a minute: to say why an act is against the rules takes longer than to do one that is not
RENAMES = 10  # a minute: each is told at every table where one sits
BAD_FRAMES = 60  # a minute: whoever sends more is no client of ours
FEW = 1_000  # of whom it costs nothing to remember when they asked

Clock = Callable[[], float]


class RateLimit:
    """Each may ask so often in so long, evenly or at once; a limit of 0 is none."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        requests, messages = map(settings.share, (settings.requests_per_minute, settings.messages_per_minute))
        self.clock = clock
        self.limits: dict[str, tuple[int, float]] = {
            "request": (requests, MINUTE),
            "request-from": (requests * PEOPLE_AT_AN_ADDRESS, MINUTE),
            "message": (messages, MINUTE),
            "message-from": (messages * PEOPLE_AT_AN_ADDRESS, MINUTE),
            "undo": (UNDOS if messages else 0, MINUTE),
            "refusal": (REFUSALS if messages else 0, MINUTE),
            "bad-frame": (BAD_FRAMES if messages else 0, MINUTE),
            "rename": (RENAMES if requests else 0, MINUTE),
            "newcomer": (settings.share(settings.newcomers_per_hour), HOUR),
        }
        self.free_at: dict[tuple[str, str], float] = {}  # when all that was asked would have been asked evenly
        self.many = FEW

    def wait(self, what: str, who: str) -> float:
        """0, and it is counted; or the seconds until it may be asked again, and it is not."""
        most, span = self.limits[what]
        if most == 0 or not who:
            return 0
        now = self.clock()
        gap = span / most
        free_at = max(now, self.free_at.get((what, who), now))
        if free_at - now > span - gap:
            return free_at - now - (span - gap)
        self.free_at[what, who] = free_at + gap
        if len(self.free_at) > self.many:
            self.forget(now)
        return 0

    def give_back(self, what: str, who: str) -> None:
        """What was counted last has cost nothing after all."""
        most, span = self.limits[what]
        if (what, who) in self.free_at:
            self.free_at[what, who] -= span / most

    def forget(self, now: float) -> None:
        """Those who have not asked for long. Rarely: only when there are twice as many as after the last time."""
        self.free_at = {key: at for key, at in self.free_at.items() if at > now}
        self.many = max(FEW, 2 * len(self.free_at))


class Crowd:
    """The connections that are open, by person and by address."""

    def __init__(self, settings: Settings) -> None:
        self.per_person = settings.share(settings.connections_per_person)
        self.per_address = settings.share(settings.connections_per_address)
        self.open: Counter[tuple[str, str]] = Counter()

    def enter(self, person: str, address: str) -> bool:
        """Whether there is room for one more; if so it is counted, until it leaves."""
        full = (person and 0 < self.per_person <= self.open["person", person]) or (
            0 < self.per_address <= self.open["address", address]
        )
        if not full:
            self.open.update([("person", person), ("address", address)])
        return not full

    def leave(self, person: str, address: str) -> None:
        for key in (("person", person), ("address", address)):
            self.open[key] -= 1
            if not self.open[key]:
                del self.open[key]


class Proxies:
    """Who may say for whom it asks."""

    def __init__(self, trusted: str) -> None:
        self.trusted = [ip_network(each.strip()) for each in trusted.split(",") if each.strip()]

    def asker(self, scope: Scope) -> str:
        """The address that asks: the last one that no proxy of ours has. Of IPv6, the network it is in."""
        client = scope.get("client")
        found = client[0] if client else ""
        said = Headers(scope=scope).get("x-forwarded-for", "").split(",")
        while said and self.trusts(found):
            found = said.pop().strip() or found
        return shortened(found)

    def trusts(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.trusted)


def shortened(address: str) -> str:
    """Whoever has one address of IPv6 has all 2**64 of its network."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped
        return str(inner) if inner else str(ip_network((found, 64), strict=False).network_address)
    return str(found)
