"""The app: rooms and routes put together, started and stopped in order."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from signoria import __version__
from signoria.kernel.errors import BadBox, BadSetup, SignoriaError
from signoria.lab.pool import Pool
from signoria.server.accounts import passkeys, passwords, people, ratings
from signoria.server.accounts.rater import Rater
from signoria.server.accounts.session_reaper import SessionReaper
from signoria.server.bots.analyst import Analyst
from signoria.server.bots.reader_pool import ReaderPool
from signoria.server.bots.workers import Workers
from signoria.server.context import AppContext
from signoria.server.errors import Denied
from signoria.server.http import (
    analyses,
    boxes,
    catalogue,
    editions,
    lessons_api,
    lists,
    live,
    lobby,
    programs,
    reference,
    rematch,
    results,
    status,
)
from signoria.server.http.connections import Gate
from signoria.server.http.guard import Guard, headers_for
from signoria.server.http.openapi import described
from signoria.server.http.pages import Client
from signoria.server.http.sockets import Sockets
from signoria.server.language import spoken
from signoria.server.notify import channels
from signoria.server.notify.fetch import Fetcher
from signoria.server.notify.mail import Send, send
from signoria.server.notify.outbox import Outbox
from signoria.server.notify.turn_notices import TurnNotices
from signoria.server.ops.collector import Collector
from signoria.server.ops.health import Health
from signoria.server.ops.lockout import Attempts
from signoria.server.ops.metrics import Metrics
from signoria.server.ops.rate_limit import Crowd, RateLimit
from signoria.server.play.clock import Patience
from signoria.server.rooms.chat import Chats
from signoria.server.rooms.registry import RoomRegistry
from signoria.server.rooms.timekeeper import keep_time
from signoria.server.settings import Settings
from signoria.server.store import Store

PARTS = (  # each with its routes, which are worked out when it is imported and, put into the app as they are, not again
    *(catalogue, people, passwords, passkeys, lists, lobby, lessons_api, rematch, results, analyses, ratings),
    *(boxes, editions, channels, programs, live, reference, status),
)
A_DAY = 24 * 3600 * 1000  # milliseconds
A_WHILE = 900  # seconds in which wrong passwords and codes are counted


@dataclass(frozen=True)
class Outside:
    """What a server has outside of itself and its store: processes that think, and ways to people who are not here."""

    pool: type[Pool] = Pool
    fetcher: type[Fetcher] = Fetcher
    send: Send = send  # letters


OUTSIDE = Outside()


def app_of(settings: Settings, store: Store, outside: Outside = OUTSIDE) -> FastAPI:
    """A server on an open store; it closes neither the store nor anything else it did not open."""
    rate_limit, metrics = RateLimit(settings), Metrics()

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        workers = Workers(settings.bot_workers, house_bots=settings.bots, pool=outside.pool)
        patience = Patience(settings.wish_pause, settings.abandon_days * A_DAY, settings.bot_pause)
        registry = RoomRegistry(store, workers, patience, metrics)
        turn_notices = TurnNotices(store, registry, settings.notice_minutes * 60_000)
        outbox = Outbox(settings, store, registry, outside.fetcher(), outside.send)
        chats = Chats(store, registry)
        await registry.start()
        readers = ReaderPool(outside.pool)
        analyst = Analyst(store, readers)
        session_reaper = SessionReaper(store, registry)
        crowd = Crowd(settings)
        collector = Collector(registry)
        chores = (Rater(store, readers.slow).run(), turn_notices.look_everywhere(), outbox.run(), collector.run())
        tasks = [asyncio.create_task(chore) for chore in chores]
        health = Health(store)
        limits = (rate_limit, crowd, Attempts(store, A_WHILE), metrics)
        app.state.context = AppContext(
            settings, store, workers, registry, readers, analyst, *limits, session_reaper, chats, outbox, health
        )
        timekeeper = asyncio.create_task(keep_time(registry))
        try:
            yield
        finally:
            timekeeper.cancel()
            for task in tasks:
                task.cancel()
            health.close()
            turn_notices.close()
            session_reaper.close()
            analyst.close()
            await asyncio.to_thread(readers.close)
            app.state.context.hashing.close()
            chats.errands.close()
            await registry.close()
            await workers.close()

    app = FastAPI(
        title="Signoria",
        version=__version__,
        lifespan=running,
        openapi_url=None,  # it is made when it is asked for, but not in the loop: see reference.py
        docs_url=None,
        redoc_url=None,
        routes=[route for part in PARTS for route in part.routes.routes],
    )
    app.state.gate = Gate(settings, metrics)
    app.state.sockets = Sockets()
    app.openapi = lambda: described(app)  # type: ignore[method-assign]  # as FastAPI wants it done
    app.add_exception_handler(SignoriaError, denied)
    app.add_exception_handler(RequestValidationError, misunderstood)
    app.add_exception_handler(HTTPException, nothing_here)
    app.add_exception_handler(Exception, our_fault(settings))
    app.add_middleware(Guard, settings=settings, rate_limit=rate_limit, metrics=metrics)

    app.mount("/", Client())  # after all others: it knows every address
    return app


async def denied(request: Request, error: Exception) -> JSONResponse:
    """What cannot be done, by its key and in words."""
    headers: dict[str, str] = {}
    if isinstance(error, Denied):
        status = error.status
        if error.retry_after:
            headers["Retry-After"] = str(error.retry_after)
    elif isinstance(error, BadSetup | BadBox):
        status = 422
    else:
        raise error
    problem = {"error": error.key, "nouns": error.nouns, "says": (await spoken(request.scope)).error(error)}
    return JSONResponse(problem, status, headers)


async def misunderstood(request: Request, error: Exception) -> JSONResponse:
    """A request that is not of the form the API describes: where, not what was sent."""
    assert isinstance(error, RequestValidationError)
    places = [{"where": list(fault["loc"]), "says": fault["msg"]} for fault in error.errors()[:8]]
    says = (await spoken(request.scope)).say("error-misunderstood")
    return JSONResponse({"error": "misunderstood", "nouns": {}, "says": says, "places": places}, 422)


async def nothing_here(request: Request, error: Exception) -> JSONResponse:
    """An address that is none, or not for this method."""
    assert isinstance(error, HTTPException)
    key = {404: "not-found", 405: "bad-method"}.get(error.status_code, "misunderstood")
    problem = {"error": key, "nouns": {}, "says": (await spoken(request.scope)).say(f"error-{key}")}
    return JSONResponse(problem, error.status_code, error.headers)


def our_fault(settings: Settings) -> Callable[[Request, Exception], Awaitable[JSONResponse]]:
    """What nobody foresaw: it is in the log, and the asker is told no more than that. It passes no guard any more."""

    async def answer(request: Request, error: Exception) -> JSONResponse:
        problem = {"error": "our-fault", "nouns": {}, "says": (await spoken(request.scope)).say("error-our-fault")}
        return JSONResponse(problem, 500, headers_for(settings))

    return answer
