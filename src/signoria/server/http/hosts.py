"""By which names the server may be called. A page can give its own name to our address, and asks as if it were ours."""

import re
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from signoria.server.settings import Settings

HOST = re.compile(r"(?:\[(?P<number>[0-9A-Fa-f:.]+)\]|(?P<name>[^\s:/@\[\]]+))(?::\d{1,5})?")
EVERYWHERE = {"0.0.0.0", "::"}
SCHEMES = {"ws": "http", "wss": "https"}  # a page that opens a socket was got by these


class Hosts:
    """Names and numbers of this machine, of the public address, and what was allowed besides. Ports do not matter."""

    def __init__(self, settings: Settings) -> None:
        self.origin = settings.public_url.lower()
        public = urlsplit(settings.public_url).hostname or ""
        self.names = {plain(name) for name in ("localhost", settings.host, public, *settings.hosts.split(","))} - {""}
        self.everywhere = settings.host in EVERYWHERE

    def knows(self, scope: Scope, headers: Headers) -> bool:
        """Whether it is us who was called. Where we listen to all addresses each is ours: no page can take a number."""
        called = headers.getlist("host")
        found = HOST.fullmatch(called[0]) if len(called) == 1 else None
        if found is None:
            return False
        name = plain(found["number"] or found["name"])
        if name in self.names:
            return True
        number = number_of(name)
        return number is not None and (self.everywhere or number.is_loopback or name == listening_at(scope))

    def foreign(self, scope: Scope, headers: Headers) -> bool:
        """Whether a browser says that another site's page asks, or does not say whose. Other programs say nothing."""
        origin = headers.get("origin")
        home = self.origin or f"{SCHEMES.get(scope['scheme'], scope['scheme'])}://{headers.get('host', '').lower()}"
        return origin is not None and origin.lower() != home


def plain(name: str) -> str:
    """As names and numbers are compared."""
    name = name.strip().lower().removesuffix(".")
    number = number_of(name)
    return str(number) if number is not None else name


def number_of(name: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(name)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def listening_at(scope: Scope) -> str:
    """The address by which this one came in."""
    server = scope.get("server")
    return plain(server[0]) if server else ""
