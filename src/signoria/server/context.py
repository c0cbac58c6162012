"""What all routes share: settings, store, rooms; and how an id is read from a path."""

import re
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends, Path
from pydantic import AfterValidator
from starlette.requests import HTTPConnection

from signoria.server.accounts.hashing import Hashing
from signoria.server.accounts.session_reaper import SessionReaper
from signoria.server.bots.analyst import Analyst
from signoria.server.bots.reader_pool import ReaderPool
from signoria.server.bots.workers import Workers
from signoria.server.errors import Denied
from signoria.server.notify.outbox import Outbox
from signoria.server.ops.health import Health
from signoria.server.ops.lockout import Attempts
from signoria.server.ops.metrics import Metrics
from signoria.server.ops.queueing import WorkQueue
from signoria.server.ops.rate_limit import Crowd, RateLimit
from signoria.server.rooms.chat import Chats
from signoria.server.rooms.registry import RoomRegistry
from signoria.server.settings import Settings
from signoria.server.store import Store
from signoria.server.tokens import ID


@dataclass(frozen=True)
class AppContext:
    """A running server."""

    settings: Settings
    store: Store
    workers: Workers
    registry: RoomRegistry
    readers: ReaderPool
    analyst: Analyst
    rate_limit: RateLimit
    crowd: Crowd
    attempts: Attempts  # at passwords and codes
    metrics: Metrics
    session_reaper: SessionReaper
    chats: Chats
    outbox: Outbox
    health: Health
    hashing: Hashing = field(default_factory=Hashing)
    hinting: WorkQueue = field(default_factory=lambda: WorkQueue(1, 16, 1))  # one process thinks, each asks for one
    replaying: WorkQueue = field(default_factory=lambda: WorkQueue(1, 32, 2))  # one process reads games


def context_of(request: HTTPConnection) -> AppContext:
    context: AppContext = request.app.state.context
    return context


def address_of(request: HTTPConnection) -> str:
    """From where this is asked, as the guard found out."""
    return request.client.host if request.client else ""


def well_formed(id: str) -> str:
    """By its letters, before anything is looked up: databases do not agree about the others."""
    if not re.match(ID, id):
        raise Denied("not-found", 404)
    return id


async def found(request: HTTPConnection) -> AppContext:
    """For routes: what is no coroutine FastAPI has done in a thread, at every request."""
    return context_of(request)


Context = Annotated[AppContext, Depends(found)]
Id = Annotated[str, Path(max_length=12), AfterValidator(well_formed)]
