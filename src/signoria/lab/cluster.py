"""The machines of a Ray cluster instead of processes of our own: jobs go out to it, and what comes of them comes back.

A job whose worker or node is lost is done again elsewhere, as often as `LOSSES` says; since a game is fixed by its
number, nobody can tell. Whoever wants to be a node has signoria installed, in the same version.
"""

import io
import logging
import os
import socket
from collections.abc import Callable
from contextlib import ExitStack, redirect_stdout
from typing import Any, Generic, ParamSpec, TypeVar

os.environ.setdefault(
    "RAY_gcs_server_port_wait_time_s", "1"
)  # tries to find the cluster: else some ten minutes of them

import ray
from ray.exceptions import RayError, RayTaskError
from ray.util import get_node_ip_address

from signoria.kernel.errors import BadSetup
from signoria.kernel.game import ENGINE
from signoria.lab.pool import Killed, attempt

P = ParamSpec("P")
T = TypeVar("T")

LOSSES = 20  # of workers, that one job may bring about: then it is to blame
PATIENCE = 5.0  # seconds for the address to answer


class Report(Generic[T]):
    """What will come of a job."""

    def __init__(self, reference: Any) -> None:
        self.reference = reference

    def result(self) -> T:
        """Waited for; what was raised there is raised here."""
        try:
            done, result = ray.get(self.reference)
        except RayTaskError as error:  # not the job's own: it could not even be begun
            raise BadSetup("ray-node", fault=str(error.cause).partition("\n")[0]) from None
        except RayError:
            raise Killed from None
        if not done:
            raise result
        return result  # type: ignore[no-any-return]  # of the job that was sent


class Cluster:
    """A cluster that runs somewhere; we come and go."""

    def __init__(self, address: str) -> None:
        try:
            knock(address)
            ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL)
        except (OSError, RuntimeError, ValueError) as error:
            raise BadSetup("ray-silent", address=address, fault=str(error).partition("\n")[0]) from None
        self.aside = ExitStack()  # what becomes of nodes Ray prints where our results go
        self.aside.enter_context(redirect_stdout(io.StringIO()))
        self.remote = ray.remote(num_cpus=1, max_retries=LOSSES)(attempt_there)

    @property
    def count(self) -> int:
        """Jobs at once: one a processor of all nodes that are there now."""
        return max(1, int(ray.cluster_resources().get("CPU", 0)))

    def submit(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> Report[T]:
        return Report(self.remote.remote(ENGINE, job, args, named))

    def stop(self) -> None:
        """Leave; whatever is under way for us ends there."""
        ray.shutdown()
        self.aside.close()


def knock(address: str) -> None:
    """OSError or ValueError if nobody is there: Ray itself would tell it late, and in many lines."""
    if address == "auto":
        return
    host, _colon, port = address.removeprefix("ray://").rpartition(":")
    if host in ("127.0.0.1", "localhost") and not address.startswith("ray://"):
        host = get_node_ip_address()  # as Ray reads it
    socket.create_connection((host, int(port)), PATIENCE).close()


def attempt_there(
    engine: str, job: Callable[..., object], args: tuple[object, ...], named: dict[str, object]
) -> tuple[bool, object]:
    """On a node: whether it is done, and what came of it. Other rules would play other games."""
    if engine != ENGINE:
        return False, BadSetup("ray-version", ours=engine, theirs=ENGINE)
    return attempt(job, args, named)
