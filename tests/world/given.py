"""What a world is given from outside while it runs: chance, of one seed; and somebody who reads the servers' logs."""

import logging
import random
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from signoria.server.http import live
from signoria.server.language import HOUSE_LANGUAGE, READ, read
from signoria.server.rooms import bookkeeper
from tests.world.faults import Plan
from tests.world.ports.pools import WorldPool
from tests.world.world import World

TALKED_OF = {"a bot failed"}  # complaints in the server's own log that are none of ours


@contextmanager
def drawn(plan: Plan) -> Iterator[None]:
    """All that is left to chance in a server is drawn from the seed."""
    rng = Random(f"{plan.seed} secrets")
    ours = {
        "choice": rng.choice,
        "randbits": rng.getrandbits,
        "randbelow": rng.randrange,
        "token_bytes": lambda n=32: rng.randbytes(n),
        "token_hex": lambda n=32: rng.randbytes(n).hex(),
        "token_urlsafe": lambda n=32: rng.randbytes(n).hex()[:43],
    }
    theirs = {name: getattr(secrets, name) for name in ours}
    constants = bookkeeper.SNAPSHOT, live.LONGEST_QUEUE
    bookkeeper.SNAPSHOT, live.LONGEST_QUEUE = 5, 24  # games here are short
    state = random.getstate()
    WorldPool.asked = {}
    WorldPool.rng, WorldPool.odd = Random(f"{plan.seed} pools"), plan.odd_bots
    random.seed(plan.seed)
    if HOUSE_LANGUAGE not in READ:
        read(HOUSE_LANGUAGE)  # as a server does before it listens
    vars(secrets).update(ours)
    try:
        yield
    finally:
        vars(secrets).update(theirs)
        bookkeeper.SNAPSHOT, live.LONGEST_QUEUE = constants
        random.setstate(state)


class Ear(logging.Handler):
    """What servers complain of in their logs."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        if not self.world.ill and record.getMessage() not in TALKED_OF:
            fault = record.exc_info[1] if record.exc_info else ""
            self.world.fail(f"a server complains: {record.getMessage()} {fault!r}")


@contextmanager
def listening(world: World) -> Iterator[None]:
    logger, ear = logging.getLogger("signoria"), Ear(world)
    level, logger.level, logger.propagate = logger.level, logging.ERROR, False
    logger.addHandler(ear)
    try:
        yield
    finally:
        logger.removeHandler(ear)
        logger.level, logger.propagate = level, True
