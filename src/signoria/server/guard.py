"""What every request passes: how large it may be, where it may come from, and what a browser may do with the answer."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY = 16_384
SAFE = {"GET", "HEAD", "OPTIONS"}
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

    def __init__(self, app: ASGIApp, public_url: str) -> None:
        self.app = app
        self.home = urlsplit(public_url).netloc

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if self.foreign(headers) and (scope["type"] == "websocket" or scope["method"] not in SAFE):
            await refuse(scope, receive, send, 403, "foreign-origin")
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        elif not headers.get("content-length", "0").isdigit() or int(headers.get("content-length", "0")) > LARGEST_BODY:
            await refuse(scope, receive, send, 413, "body-too-large")
        elif "chunked" in headers.get("transfer-encoding", ""):
            await refuse(scope, receive, send, 411, "body-without-length")
        else:
            await self.app(scope, receive, with_headers(send))

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


async def refuse(scope: Scope, receive: Receive, send: Send, status: int, key: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": key})
    else:
        await JSONResponse({"error": key}, status)(scope, receive, with_headers(send))
