"""What the browser knows of the games is what the games say."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("tool", ["tools.web_data", "tools.view_types"])
def test_what_is_written_for_the_browser_and_for_readers_is_up_to_date(tool: str) -> None:
    command = [sys.executable, "-m", tool, "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
