"""Which builds of the core are kept beside the newest: tools/core.py."""

import json
import os
from pathlib import Path

import pytest

from signoria.core import FACTS
from tools import core


def test_builds_made_in_a_hurry_do_not_drive_out_the_fast_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core, "BUILDS", tmp_path)
    for n in range(core.KEPT + 3):
        build = tmp_path / f"build-{n}"
        build.mkdir()
        (build / FACTS).write_text(json.dumps({"quick": n > 0}))
        os.utime(build, (n, n))
    core.tidy_up(build)
    kept = sorted(path.name for path in tmp_path.iterdir())
    assert kept == ["build-0", *(f"build-{n}" for n in range(2, core.KEPT + 3))]
