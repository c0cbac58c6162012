"""The machines of a Ray cluster: they play what processes here would play, and whatever is lost is played again."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from signoria.kernel.errors import BadSetup
from signoria.lab.cluster import attempt_there
from tests.cli.signoria_cli import PATIENCE, one_line, process, signoria
from tests.lab.two_nodes import GAMES, QUIET, SERIES

ROOT = Path(__file__).parents[2]
COMMANDS = [
    ("simulate", "florence", "--games", "60", "--bots", "thumb,random,random,random", "--seed", "s", "--json"),
    ("arena", "principe", "--games", "12", "--bots", "thumb,random", "--seats", "3", "--seed", "s", "--json"),
    ("balance", "borgia", "--games", "12", "--seats", "3", "--seed", "s", "--json"),
]


class TwoNodes:
    """What the other process does for us."""

    def __init__(self, program: "subprocess.Popen[str]") -> None:
        assert program.stdin is not None
        assert program.stdout is not None
        self.orders, self.answers = program.stdin, program.stdout
        self.address = self.answers.readline().strip()
        assert self.address, "the cluster did not begin"

    def do(self, order: str) -> Any:
        self.orders.write(order + "\n")
        self.orders.flush()
        return json.loads(self.answers.readline())


@contextmanager
def two_nodes() -> Iterator[TwoNodes]:
    command = [sys.executable, "-m", "tests.lab.two_nodes"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        yield TwoNodes(program)


def timeless(facts: Any) -> Any:
    """Facts without what is different whenever they are played."""
    if isinstance(facts, list):
        return [timeless(one) for one in facts]
    if isinstance(facts, dict):
        return {key: timeless(value) for key, value in facts.items() if "seconds" not in key}
    return facts


def test_a_cluster_plays_the_same_games_and_a_lost_node_costs_none() -> None:
    """One cluster for all of it, which takes its time to begin."""
    with two_nodes() as nodes:
        under_way = [
            subprocess.Popen(
                [sys.executable, "-m", "signoria", *command, "--ray", nodes.address],
                env={**os.environ, **QUIET},
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
            for command in COMMANDS
        ]
        for command, program in zip(COMMANDS, under_way, strict=True):
            there, faults = program.communicate(timeout=PATIENCE)
            assert (program.returncode, faults) == (0, "")
            assert timeless(json.loads(there)) == timeless(json.loads(signoria(*command).stdout))
        assert nodes.do("lose a node") == [SERIES.play(n) for n in range(GAMES)]
        assert nodes.do("press Ctrl-C") == "left"


def test_an_address_that_does_not_answer_is_told_in_one_line() -> None:
    for address in ("127.0.0.1:9", "ray://127.0.0.1:9", "nowhere"):
        assert address in one_line(process("simulate", "principe", "-g", "2", "--ray", address, **QUIET))


def test_whoever_has_no_ray_is_told_what_to_install() -> None:
    program = "import sys; sys.modules['ray'] = None; from signoria.cli import main; main()"
    command = [sys.executable, "-c", program, "simulate", "principe", "-g", "2", "--ray", "127.0.0.1:9"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert "signoria[ray]" in one_line(done)


def test_a_node_with_other_rules_does_not_play() -> None:
    done, error = attempt_there("0.0.1", len, ([],), {})
    assert not done
    assert isinstance(error, BadSetup)
    assert error.key == "ray-version"
