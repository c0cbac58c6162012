"""Runs the command line: in this process, which is quick, or in one of its own, as a user does."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from unittest.mock import patch

from signoria.cli import main

Done = subprocess.CompletedProcess[str]
PATIENCE = 600  # seconds after which what a test waits for will never come: how slow this machine is decides nothing


def signoria(*args: str, stdin: str = "") -> Done:
    """One command, to its end."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    with (
        patch.object(sys, "argv", ["signoria", *args]),
        patch.object(sys.modules["__main__"], "__package__", None),  # else help is of `python -m pytest`
        patch.object(sys, "stdin", io.StringIO(stdin)),
        patch.dict(os.environ, {"COLUMNS": "100", "NO_COLOR": "1"}),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 0
    return Done(list(args), code, out.getvalue(), err.getvalue())


def process(*args: str, **env: str) -> Done:
    """The same in a process of its own."""
    command = [sys.executable, "-m", "signoria", *args]
    env = {**os.environ, **env}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False, timeout=PATIENCE)


def one_line(done: Done, code: int = 2) -> str:
    """What a command that failed said: one line on standard error, no traceback."""
    assert done.returncode == code, done.stderr
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("signoria: ")
    return lines[0]
