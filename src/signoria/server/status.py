"""How the server is: for whoever watches over it."""

import asyncio
from hmac import compare_digest
from ipaddress import ip_address

from fastapi import APIRouter, Request
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from starlette.responses import Response

from signoria.server.errors import Denied
from signoria.server.house import House, TheHouse

FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")

routes = APIRouter()


@routes.get("/healthz")
async def healthz(house: TheHouse) -> dict[str, str]:
    """Whether the server answers, and the database too."""
    async with asyncio.timeout(5), house.store.reading.connect():
        return {"status": "well"}


@routes.get("/metrics", include_in_schema=False)
async def metrics(request: Request, house: TheHouse) -> Response:
    """For who runs the server; to everybody else there is no such page."""
    if not may_read(request, house):
        raise Denied("not-found", 404)
    house.metrics.rooms.set(len(house.hall.rooms))
    return Response(generate_latest(house.metrics.registry), media_type=CONTENT_TYPE_LATEST)


def may_read(request: Request, house: House) -> bool:
    """Whoever shows the token; if there is none, this machine, unless it asks for somebody else."""
    token = house.settings.metrics_token
    if token:
        shown = request.headers.get("authorization", "").removeprefix("Bearer ")
        return compare_digest(shown.encode(), token.encode())
    try:
        here = ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        return False
    return here and not any(name in request.headers for name in FORWARDED)
