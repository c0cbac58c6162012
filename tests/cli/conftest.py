"""A finished game on disk, and a folder for games."""

import json
from pathlib import Path

import pytest

from signoria import Rng, game
from tests.tables import step


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    s, rng = game("principe").new(3, seed="a game on disk", players=["Anna", "Bruno", "Carla"]), Rng(1)
    while not s.over:
        step(s, rng)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(s.record()), encoding="utf-8")
    return path


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for saved games that is this test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("NO_COLOR", raising=False)
    return tmp_path / "signoria" / "games"
