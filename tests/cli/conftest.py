"""A finished game on disk."""

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
