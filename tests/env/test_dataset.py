"""Records become data: what was decided, by whom, knowing what, and what it was worth."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest
from pyarrow.feather import read_table

from signoria.env.dataset import Collection, collected
from signoria.kernel.errors import BadSetup
from signoria.kernel.game import Game
from signoria.kernel.record import Record, parsed
from tests.cli.signoria_cli import one_line, signoria
from tests.env.test_tensors import Place
from tests.tables import random_game, tables

RECORDS: dict[tuple[str, int], tuple[Game, Record]] = {}


def recorded(place: Place) -> tuple[Game, Record]:
    """A random game, as it is written down."""
    if place not in RECORDS:
        table = next(one for one in tables() if (one[0].key, one[2]) == place)
        *_course, end = random_game(table, 0)
        RECORDS[place] = table[0], parsed(json.dumps(end.record()))
    return RECORDS[place]


def test_every_decision_is_there_with_a_mask_that_allows_it(place: Place) -> None:
    game, record = recorded(place)
    found = collected([(game, record), (game, record)])
    arrays = found.arrays()
    many = 2 * len(record.actions)
    assert arrays["observation"].shape == (many, len(arrays["features"]))
    assert (arrays["observation"] <= arrays["most"]).all()
    masks = np.unpackbits(arrays["mask"], axis=1)[:, : len(arrays["actions"])]
    assert masks[np.arange(many), arrays["action"]].all()
    assert [f"{seat}" for seat in arrays["seat"]] == [action.partition(" ")[0] for action in record.actions] * 2
    assert set(arrays["game"]) == {0, 1}
    paid = {int(seat): float(reward) for seat, reward in zip(arrays["seat"], arrays["reward"], strict=True)}
    assert sum(paid.values()) == pytest.approx(0, abs=1e-5)
    card = found.card(Path("some games.npz"))
    assert all(f"`{name}`" in card for name in arrays)


def test_arrow_holds_what_numpy_holds(place: Place, tmp_path: Path) -> None:
    found = collected([recorded(place)])
    file = tmp_path / "games.arrow"
    found.write(file)
    table, arrays = read_table(file), found.arrays()
    assert table.num_rows == len(arrays["action"])
    said_once = {name.decode(): json.loads(text) for name, text in table.schema.metadata.items()}
    assert {*table.column_names, *said_once} == set(arrays)
    for name, values in arrays.items():
        held = said_once[name] if name in said_once else table[name].to_pylist()
        assert held == values.tolist(), name
    card = found.card(file)
    assert "pyarrow" in card
    assert all(f"`{name}`" in card for name in arrays)


def test_games_of_two_kinds_do_not_mix(place: Place) -> None:
    others = [key for key in RECORDS if key != place]
    found = Collection()
    found.add(*recorded(place))
    for other in others[:1]:
        with pytest.raises(BadSetup):
            found.add(*recorded(other))


def test_the_command_writes_arrays_and_a_card(tmp_path: Path) -> None:
    records, out = tmp_path / "games.jsonl", tmp_path / "data.npz"
    done = signoria("simulate", "principe", "-g", "2", "--bots", "random", "--records", "--out", str(records))
    assert done.returncode == 0, done.stderr
    done = signoria("dataset", str(records), "--out", str(out))
    assert done.returncode == 0, done.stderr
    assert "2 games" in " ".join(done.stdout.split())
    arrays = np.load(out)
    assert set(arrays["game"]) == {0, 1}
    assert str(arrays["version"]) in out.with_suffix(".md").read_text(encoding="utf-8")
    done = signoria("dataset", str(records), "--out", str(tmp_path / "data.arrow"))
    assert done.returncode == 0, done.stderr
    assert read_table(tmp_path / "data.arrow")["action"].to_pylist() == arrays["action"].tolist()


def test_whoever_has_no_arrow_is_told_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    records = tmp_path / "games.jsonl"
    assert signoria("simulate", "principe", "-g", "1", "--records", "--out", str(records)).returncode == 0
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert "signoria[research]" in one_line(signoria("dataset", str(records), "--out", str(tmp_path / "games.arrow")))
