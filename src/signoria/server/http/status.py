"""How the server is: for whoever watches over it."""

from hmac import compare_digest
from html import escape
from ipaddress import ip_address

from fastapi import APIRouter, Request
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.responses import HTMLResponse, Response

from signoria import __version__
from signoria.core import HOW, standing
from signoria.server.context import AppContext, Context
from signoria.server.errors import PROBLEMS, Denied, Problem
from signoria.server.http.reference import page
from signoria.server.language import spoken

FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")

routes = APIRouter(responses=PROBLEMS)


@routes.get("/livez")
async def livez() -> dict[str, str]:
    """Whether the server answers; nothing else is asked."""
    return {"status": "alive"}


@routes.get("/healthz", responses={503: {"model": Problem, "description": "The database fails, and how"}})
async def healthz(context: Context) -> dict[str, str]:
    """Whether the database gives and takes: a row is read, and one is written."""
    fault = await context.health.fault()
    if fault:
        raise Denied(fault, 503)
    return {"status": "well"}


@routes.get("/status", include_in_schema=False)
async def status(request: Request) -> HTMLResponse:
    """A page for whoever has just started the server: which version, and whether its core is compiled yet."""
    words = await spoken(request.scope)
    core = words.say(f"core-{standing()}", {"how": HOW})
    rows = ((words.say("status-version"), __version__), (words.say("status-core"), core))
    lines = "".join(f"<dt>{escape(name)}</dt><dd>{escape(fact)}</dd>" for name, fact in rows)
    return HTMLResponse(page(words.say("page-status"), f"<dl>{lines}</dl>", words.language))


@routes.get("/metrics", include_in_schema=False)
async def metrics(request: Request, context: Context) -> Response:
    """For who runs the server; to everybody else there is no such page."""
    if not may_read(request, context):
        raise Denied("not-found", 404)
    context.metrics.rooms.set(len(context.registry.rooms))
    return Response(context.metrics.text(), media_type=CONTENT_TYPE_LATEST)


def may_read(request: Request, context: AppContext) -> bool:
    """Whoever shows the token; if there is none, this machine, unless it asks for somebody else."""
    token = context.settings.metrics_token
    if token:
        shown = request.headers.get("authorization", "").removeprefix("Bearer ")
        return compare_digest(shown.encode(), token.encode())
    try:
        here = ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        return False
    return here and not any(name in request.headers for name in FORWARDED)
