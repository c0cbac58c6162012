"""Passwords are hashed by argon2id, which is slow on purpose: few at a time, and never at the event loop's expense."""

import asyncio
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from signoria.server.ops.queueing import WorkQueue

AT_ONCE = max(1, min(2, (os.cpu_count() or 1) - 1))  # each takes 64 MiB and, by its lanes, a core or more
WAITING = 8
SHARE = 2  # of one address
PATIENT = 10  # how nice these threads are to the event loop

hasher = PasswordHasher()  # argon2id, 64 MiB: RFC 9106 for where memory is short
# Compared with if there is no such login, so that both take their time. Made once: to make it takes as long as a login.
NOBODY = "$argon2id$v=19$m=65536,t=3,p=4$0rgsU7VSAn5WpnRc7pRB8g$fvrrFTPjlqEz1SSovw7QrJRbGoSz213NJrLsLqnq4SA"


class Hashing:
    """Where it is done. Who asks is not known yet: their address stands for them."""

    def __init__(self) -> None:
        self.queue = WorkQueue(AT_ONCE, WAITING, SHARE)
        self.threads = ThreadPoolExecutor(AT_ONCE, "hashing", initializer=yield_to_others)

    def turn(self, address: str) -> AbstractAsyncContextManager[None]:
        return self.queue.turn(address)

    async def hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self.threads, hasher.hash, password)

    async def fits(self, kept: str, password: str) -> bool:
        return await asyncio.get_running_loop().run_in_executor(self.threads, verified, kept, password)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def yield_to_others() -> None:
    """Where threads have a niceness of their own. Those that argon2 makes for its lanes take theirs from this one."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), PATIENT)


def verified(kept: str, password: str) -> bool:
    try:
        return hasher.verify(kept, password)
    except VerificationError:
        return False
