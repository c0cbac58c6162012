"""Calls to an address that a stranger named: to the open internet only, to the very machine that was looked up.

Whoever could make this server ask any address it likes would reach what only this server reaches: the router, the
database, the cloud's own services. So every address is resolved once, refused if it is not a public one, and the
connection goes to what was resolved, not to whatever the name means a moment later. Redirects are not followed.
"""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

import h11

from signoria.server.errors import Denied

LONGEST_ADDRESS = 2_000
MOST_SECONDS = 10.0
MOST_BYTES = 65_536  # of an answer, headers included
PORTS = {"https": 443, "http": 80}
FIRST_FREE_PORT = 1024  # below it other protocols live, which might take our request for one of theirs

Address = IPv4Address | IPv6Address
Resolve = Callable[[str, int], Awaitable[list[str]]]

# What `is_global` of some versions of Python lets pass.
NOT_PUBLIC = [
    ip_network(text) for text in ("192.0.0.0/24", "192.88.99.0/24", "64:ff9b:1::/48", "2001::/23", "fec0::/10")
]
TRANSLATED = ip_network("64:ff9b::/96")  # IPv4 in the last 32 bits


def is_public(address: Address) -> bool:
    """Whether anybody on the internet could ask it, so that our asking gives nothing away."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in TRANSLATED or int(address) < 1 << 32:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
    elsewhere = any(address.version == network.version and address in network for network in NOT_PUBLIC)
    return address.is_global and not address.is_multicast and not address.is_reserved and not elsewhere


async def looked_up(host: str, port: int) -> list[str]:
    """Every address that the system knows for a name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_kind, address in found]


@dataclass(frozen=True)
class Fetched:
    """What the other side answered."""

    status: int
    headers: dict[str, str]
    body: bytes


def checked(address: str) -> SplitResult:
    """An address that may be kept and called: http or https, a host, no name and password, an innocent port."""
    try:
        parts = urlsplit(address)
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode()
    except ValueError:  # also what no name of a host can be
        raise Denied("bad-address", 422) from None
    fine = len(address) <= LONGEST_ADDRESS and address.isascii() and address.isprintable() and " " not in address
    if not fine or not host or parts.scheme not in PORTS or "@" in parts.netloc:
        raise Denied("bad-address", 422)
    if port is not None and port < FIRST_FREE_PORT and port not in PORTS.values():
        raise Denied("bad-address", 422)
    return parts


@dataclass(frozen=True)
class Fetcher:
    """One way out of the house. Tests may resolve names in their own way and reach their own machine."""

    resolve: Resolve = looked_up
    may_reach: Callable[[Address], bool] = is_public
    tls: ssl.SSLContext = field(default_factory=cache(ssl.create_default_context))  # hundreds of certificates
    seconds: float = MOST_SECONDS

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> Fetched:
        """Send a body there; Denied if the address is not one to call, or nobody answers in time and size."""
        parts = checked(address)
        try:
            async with asyncio.timeout(self.seconds):
                return await self.exchange(parts, body, headers)
        except (OSError, TimeoutError, h11.RemoteProtocolError):  # also a certificate that does not fit
            raise Denied("no-answer", 502) from None

    async def exchange(self, parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> Fetched:
        port = parts.port or PORTS[parts.scheme]
        address = await self.pinned(parts.hostname or "", port)
        secure = parts.scheme == "https"
        reader, writer = await asyncio.open_connection(
            address, port, ssl=self.tls if secure else None, server_hostname=parts.hostname if secure else None
        )
        wire = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_BYTES)
        try:
            writer.write(request(wire, parts, body, headers))
            await writer.drain()
            return await answer(wire, reader)
        finally:
            writer.transport.abort()

    async def pinned(self, host: str, port: int) -> str:
        """The address to connect to. One that is not public among them condemns the name."""
        found = await self.resolve(host, port)
        if not found or not all(self.may_reach(ip_address(text.partition("%")[0])) for text in found):
            raise Denied("address-not-public", 422)
        return found[0]


def request(wire: h11.Connection, parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    own = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", "User-Agent": "signoria"}
    head = h11.Request(method="POST", target=path, headers=[*{**headers, **own}.items()])
    return b"".join(wire.send(event) or b"" for event in (head, h11.Data(body), h11.EndOfMessage()))


async def answer(wire: h11.Connection, reader: asyncio.StreamReader) -> Fetched:
    """The whole answer, unless it is longer than anybody needs."""
    head, body, size = None, b"", 0
    while True:
        event = wire.next_event()
        if event is h11.NEED_DATA:
            piece = await reader.read(8192)
            size += len(piece)
            if size > MOST_BYTES:
                raise Denied("answer-too-large", 502)
            wire.receive_data(piece)
        elif isinstance(event, h11.Response):
            head = event
        elif isinstance(event, h11.Data):
            body += bytes(event.data)
        elif isinstance(event, h11.EndOfMessage) and head is not None:
            return Fetched(
                head.status_code, {name.decode(): text.decode("latin-1") for name, text in head.headers}, body
            )
        elif isinstance(event, h11.ConnectionClosed):
            raise h11.RemoteProtocolError("closed")
