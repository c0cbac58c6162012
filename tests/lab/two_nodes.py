"""A Ray cluster of two nodes on loopback, for test_cluster: it prints its address, then does what it is told.

Every line of standard input is an order, answered by a line; at its end the cluster ends.
"""

import json
import os
import signal
import sys
import tempfile
from typing import Any

from signoria.lab.simulation import Series
from signoria.lab.workers import Result, play_series

QUIET = {"RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
SERIES = Series("principe", "amigo", {"rich": 0}, 4, ["thumb"] * 4, "cluster")
GAMES = 400


class Pressing:
    """A series in whose second game somebody presses Ctrl-C, and which would go on for ever."""

    seed = ""

    def __init__(self) -> None:
        self.pid = os.getpid()

    def seed_of(self, n: int) -> str:
        return ""

    def play(self, n: int) -> Result:
        if n == 1:
            os.kill(self.pid, signal.SIGINT)
            signal.pause()
        return {"n": n}

    def facts(self) -> dict[str, object]:
        return {}


if __name__ == "__main__":
    os.environ.update(QUIET)
    from ray.cluster_utils import Cluster

    with tempfile.TemporaryDirectory(prefix="ray") as folder:
        os.environ["RAY_TMPDIR"] = folder  # all that it writes: where no Ray ever ran, its usual folder is missing
        here: dict[str, Any] = {"node_ip_address": "127.0.0.1", "num_cpus": 1, "object_store_memory": 200 * 2**20}
        cluster = Cluster(True, head_node_args={**here, "include_dashboard": False})
        second = cluster.add_node(**here)
        print(cluster.address, flush=True)
        for order in sys.stdin:
            answer: object = "went on"
            if order == "lose a node\n":
                played: list[Result] = []
                for results in play_series(SERIES, 0, GAMES, cluster.address):
                    played += results
                    if len(played) >= GAMES // 4 and second in cluster.list_all_nodes():  # both are at work
                        cluster.remove_node(second, allow_graceful=False)
                answer = played
            else:
                try:
                    for _results in play_series(Pressing(), 0, 1_000_000, cluster.address):
                        pass
                except KeyboardInterrupt:
                    answer = "left"
            print(json.dumps(answer), flush=True)
        cluster.shutdown()
