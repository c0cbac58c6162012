"""What every request passes: how large it may be, where it may come from, and what a browser may do with the answer."""

import logging
import time
from math import ceil
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from signoria.server.errors import Denied
from signoria.server.http.hosts import Hosts
from signoria.server.language import spoken
from signoria.server.ops.metrics import Metrics
from signoria.server.ops.rate_limit import Proxies, RateLimit
from signoria.server.settings import Settings
from signoria.server.tokens import hashed

logger = logging.getLogger("signoria.guard")

LARGEST_BODY = 16_384
LONGEST_LENGTH = 9  # digits that say how long a body is
SAFE = {"GET", "HEAD", "OPTIONS"}
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; connect-src {sockets}; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # links hold invitations
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cache-Control": "no-store",
}
A_YEAR = 365 * 24 * 3600


def headers_for(settings: Settings) -> dict[str, str]:
    """What every answer carries. Some browsers do not think that a socket to ourselves is to ourselves."""
    home = urlsplit(settings.public_url)
    sockets = f"'self' {home.scheme.replace('http', 'ws')}://{home.netloc}" if home.netloc else "'self'"
    found = HEADERS | {"Content-Security-Policy": POLICY.format(sockets=sockets)}
    if settings.secure:
        found["Strict-Transport-Security"] = f"max-age={A_YEAR}"
    return found


class Guard:
    """Around the whole app."""

    def __init__(self, app: ASGIApp, settings: Settings, rate_limit: RateLimit, metrics: Metrics) -> None:
        self.app = app
        self.hosts = Hosts(settings)
        self.proxies = Proxies(settings.trusted_proxies)
        self.rate_limit = rate_limit
        self.headers = headers_for(settings)
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        scope["client"] = (self.proxies.asker(scope), 0)
        if scope["type"] == "http":
            send = self.watched(scope, send)
        refused = self.refused(scope, headers)
        if refused is None and has_body(headers):
            try:
                receive = await with_whole_body(receive)
            except ClientDisconnect:
                return
            except Denied as denied:
                refused = denied, {}
        if refused is not None:
            await refuse(scope, receive, send, *refused)
        elif scope["type"] == "http":
            await self.metrics.watched(awaited(self.app, scope, receive, send), lambda: f"request {route_of(scope)}")
        else:  # of a connection each frame is a piece of work
            await self.app(scope, receive, send)

    def refused(self, scope: Scope, headers: Headers) -> tuple[Denied, dict[str, str]] | None:
        """Why this goes no further, and what the answer says beside."""
        if not self.hosts.knows(scope, headers):
            return Denied("unknown-host", 421), {}
        wait = self.wait(scope, headers)
        if wait:
            return Denied("too-fast", 429), {"Retry-After": str(ceil(wait))}
        if self.hosts.foreign(scope, headers) and (scope["type"] == "websocket" or scope["method"] not in SAFE):
            return Denied("foreign-origin", 403), {}
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > LONGEST_LENGTH or int(length) > LARGEST_BODY:
            return Denied("body-too-large", 413), {}
        return None

    def watched(self, scope: Scope, send: Send) -> Send:
        """The answer gets its headers, and is counted."""
        began = time.perf_counter()

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                self.answered(scope, message["status"], time.perf_counter() - began)
            await send(message)

        return sending

    def answered(self, scope: Scope, status: int, seconds: float) -> None:
        """By the route, not by the address: that may hold an invitation, and anybody can think of a new one."""
        route = route_of(scope)
        self.metrics.requests.labels(scope["method"] if scope["method"] in METHODS else "other", route, status).inc()
        self.metrics.seconds.labels(route).observe(seconds)
        about = {"method": scope["method"][:8], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        logger.debug("answered", extra=about)

    def wait(self, scope: Scope, headers: Headers) -> float:
        """How long this asker must wait. Who made up the cookie will learn later; here it is one who asks too often."""
        cookie = headers.get("cookie", "")
        of_one = self.rate_limit.wait("request", hashed(cookie).hex() if cookie else "")
        return of_one or self.rate_limit.wait("request-from", scope["client"][0])


def has_body(headers: Headers) -> bool:
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


async def with_whole_body(receive: Receive) -> Receive:
    """The body, counted as it comes: what was said about its length may be a lie. Denied as soon as it is too much."""
    body = b""
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > LARGEST_BODY:
            raise Denied("body-too-large", 413)
    read = False

    async def receiving() -> Message:
        nonlocal read
        if read:
            return await receive()
        read = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receiving


def route_of(scope: Scope) -> str:
    return getattr(scope.get("route"), "path", "other")


async def awaited(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """As a coroutine, whatever the app returns."""
    await app(scope, receive, send)


async def refuse(scope: Scope, receive: Receive, send: Send, denied: Denied, headers: dict[str, str]) -> None:
    """Of what is refused the body is not read on: the connection ends, so that whoever sends it stops."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": denied.key})
    else:
        said = {"error": denied.key, "nouns": denied.nouns, "says": (await spoken(scope)).error(denied)}
        if has_body(Headers(scope=scope)):
            headers = headers | {"Connection": "close"}
        await JSONResponse(said, denied.status, headers)(scope, receive, send)
