"""Random games by the hundred thousand inside the core, and the fuzzer for a moment."""

import pytest

from signoria import Rng
from signoria.kernel.action import Actions
from signoria.kernel.arrays import COMPILED
from signoria.kernel.state import playout
from tests import fuzz
from tests.tables import Table, name, options_in_turn, tables, worlds

GAMES = {"principe": 100_800}  # of each game, over all its tables; a hundredth of it interpreted
OTHERS = 50_400


def games_of(table: Table) -> int:
    """This table's share, rounded up."""
    game = table[0]
    share = -(-GAMES.get(game.key, OTHERS) // (len(game.editions) * len(game.seats)))
    return share if COMPILED else -(-share // 100)


@pytest.mark.parametrize("table", tables(), ids=name)
def test_random_games_end_and_lose_nothing(table: Table) -> None:
    game, edition, seats = table
    conserved = worlds(game).conserved
    acts, rng = Actions(), Rng(seats)
    for seed in range(games_of(table)):
        options = game.checked_options(options_in_turn(game, seed))
        s = game.open(seats, edition, options, Rng(seed), -1, None)
        if seed % 50 == 0:
            s = game.new(seats, edition, options, seed)  # told, so that the ledger can be checked too
        playout(s, rng, acts)
        assert s.over
        conserved(s)


def test_the_fuzzer_runs(capsys: pytest.CaptureFixture[str]) -> None:
    each = 100 if COMPILED else 5
    assert fuzz.main(["--games", str(each), "--seed", "1"]) == 0
    assert f"\r{3 * each} games" in capsys.readouterr().out


def test_the_fuzzer_stops_when_its_time_is_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--seconds", "0", "--seed", "1"]) == 0
    assert "\r1 games" in capsys.readouterr().out


def test_the_fuzzer_runs_with_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--games", "3", "--bots", "thumb,random", "--seed", "1"]) == 0
    assert "\r9 games" in capsys.readouterr().out
