"""What all routes share: settings, store, rooms."""

from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from signoria.server.accounts.doorman import Doorman
from signoria.server.accounts.hashing import Hashing
from signoria.server.bots.analyst import Analyst
from signoria.server.bots.desk import Desk
from signoria.server.bots.workers import Workers
from signoria.server.notify.postman import Postman
from signoria.server.ops.health import Health
from signoria.server.ops.metrics import Metrics
from signoria.server.ops.pace import Crowd, Pace
from signoria.server.ops.queueing import WorkQueue
from signoria.server.ops.tries import Attempts
from signoria.server.play.chat import Chats
from signoria.server.play.hall import Hall
from signoria.server.settings import Settings
from signoria.server.store import Store


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
