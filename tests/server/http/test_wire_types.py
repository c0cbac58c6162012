"""The browser's types are those of the server."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
TYPES = ROOT / "web" / "src" / "wire" / "types.ts"


def test_the_types_of_the_browser_are_up_to_date() -> None:
    command = [sys.executable, "tools/wire_types.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_type_that_is_used_is_there_and_nothing_is_any() -> None:
    text = re.sub(r"/\*\*.*?\*/|//[^\n]*", "", TYPES.read_text(encoding="utf-8"), flags=re.DOTALL)
    declared = set(re.findall(r"export (?:type|interface) (\w+)", text))
    used = set(re.findall(r"[:|=\[(]\s*([A-Z]\w+)", text))
    assert used <= declared
    assert not re.search(r"\b(any|unknown|object)\b", text)
    assert {"ClientMessage", "ServerMessage", "Replay", "Routes", "SeatUpdate", "TableFacts"} <= declared
