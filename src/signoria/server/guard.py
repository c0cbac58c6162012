"""What every request passes: how large it may be, where it may come from, and what a browser may do with the answer."""

from math import ceil
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from signoria.server.errors import Denied
from signoria.server.pace import Pace, Proxies
from signoria.server.settings import Settings
from signoria.server.tokens import hashed
from signoria.text import words

LARGEST_BODY = 16_384
SAFE = {"GET", "HEAD", "OPTIONS"}
NONE: dict[str, str] = {}
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # links hold invitations
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}


class Guard:
    """Around the whole app."""

    def __init__(self, app: ASGIApp, settings: Settings, pace: Pace) -> None:
        self.app = app
        self.home = urlsplit(settings.public_url).netloc
        self.proxies = Proxies(settings.trusted_proxies)
        self.pace = pace

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        scope["client"] = (self.proxies.asker(scope), 0)
        wait = self.wait(scope, headers)
        if wait:
            await refuse(scope, receive, send, Denied("too-fast", 429), {"Retry-After": str(ceil(wait))})
        elif self.foreign(headers) and (scope["type"] == "websocket" or scope["method"] not in SAFE):
            await refuse(scope, receive, send, Denied("foreign-origin", 403))
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        elif not headers.get("content-length", "0").isdigit() or int(headers.get("content-length", "0")) > LARGEST_BODY:
            await refuse(scope, receive, send, Denied("body-too-large", 413))
        elif "chunked" in headers.get("transfer-encoding", ""):
            await refuse(scope, receive, send, Denied("body-without-length", 411))
        else:
            await self.app(scope, receive, with_headers(send))

    def wait(self, scope: Scope, headers: Headers) -> float:
        """How long this asker must wait. Who made up the cookie will learn later; here it is one who asks too often."""
        cookie = headers.get("cookie", "")
        of_one = self.pace.wait("request", hashed(cookie).hex() if cookie else "")
        return of_one or self.pace.wait("request-from", scope["client"][0])

    def foreign(self, headers: Headers) -> bool:
        """Whether a browser says that another site's page asks. What is no browser says nothing."""
        origin = headers.get("origin")
        return origin is not None and urlsplit(origin).netloc not in (self.home or headers.get("host", ""), "")


def with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


async def refuse(scope: Scope, receive: Receive, send: Send, denied: Denied, headers: dict[str, str] = NONE) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": denied.key})
    else:
        said = {"error": denied.key, "nouns": denied.nouns, "says": words("en").error(denied)}
        await JSONResponse(said, denied.status, headers)(scope, receive, with_headers(send))
