"""What the browser knows of the games is what the games say."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_vocabulary_and_box_of_the_browser_are_up_to_date() -> None:
    command = [sys.executable, "tools/web_data.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
