"""What all routes share: settings, store, rooms."""

from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from signoria.server.analyst import Analyst
from signoria.server.chat import Chats
from signoria.server.desk import Desk
from signoria.server.doorman import Doorman
from signoria.server.hall import Hall
from signoria.server.hashing import Hashing
from signoria.server.health import Health
from signoria.server.metrics import Metrics
from signoria.server.pace import Crowd, Pace
from signoria.server.postman import Postman
from signoria.server.queueing import WorkQueue
from signoria.server.settings import Settings
from signoria.server.store import Store
from signoria.server.tries import Attempts
from signoria.server.workers import Workers


@dataclass(frozen=True)
class House:
    """A running server."""

    settings: Settings
    store: Store
    workers: Workers
    hall: Hall
    desk: Desk
    analyst: Analyst
    pace: Pace
    crowd: Crowd
    attempts: Attempts  # at passwords and codes
    metrics: Metrics
    doorman: Doorman
    chats: Chats
    postman: Postman
    health: Health
    hashing: Hashing = field(default_factory=Hashing)
    hinting: WorkQueue = field(default_factory=lambda: WorkQueue(1, 16, 1))  # one process thinks, each asks for one
    replaying: WorkQueue = field(default_factory=lambda: WorkQueue(1, 32, 2))  # one process reads games


def house_of(request: HTTPConnection) -> House:
    house: House = request.app.state.house
    return house


def address_of(request: HTTPConnection) -> str:
    """From where this is asked, as the guard found out."""
    return request.client.host if request.client else ""


TheHouse = Annotated[House, Depends(house_of)]
