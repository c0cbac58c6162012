"""The ladder: its rows, its bars, and a page that says what was played."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from signoria import GAMES
from signoria.bots.roster import check_bot
from tools import ladder
from tools.ladder import Claim, Row, added_up, bar, found, met, play, rows, verified

ROOT = Path(__file__).parent.parent.parent
SMALL = Row(Claim("small", "thumb", "random", 4, least=0.5, above=0.0), "principe", 2)


def test_the_page_is_what_the_kept_games_give() -> None:
    done = subprocess.run(
        [sys.executable, "tools/ladder.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_claim_is_made_of_every_game_at_three_tables() -> None:
    for key, game in GAMES.items():
        tables = {row.seats for row in rows() if row.game == key}
        assert tables == {game.seats[0], 4, game.seats[-1]}
    assert len({row.name for row in rows()}) == len(rows())
    for row in rows():
        for bot in row.contest.mixes[0]:
            check_bot(bot)


def test_bars_are_those_of_four_seats_and_the_fair_share_stays_fair() -> None:
    assert bar(0.45, 4) == pytest.approx(0.45)
    for seats in (2, 3, 4, 5):
        assert bar(0.25, seats) == pytest.approx(1 / seats)
    assert bar(0.45, 2) > bar(0.45, 3) > 0.45 > bar(0.45, 5) > 0.2


def test_a_row_is_played_kept_and_added_up_to_the_same(tmp_path: Path) -> None:
    assert found(SMALL, tmp_path) is None
    play(SMALL, 1, tmp_path / "under_way", tmp_path)
    facts = found(SMALL, tmp_path)
    assert facts is not None
    standings = added_up(SMALL, facts)
    assert (standings.games, len(facts["points"])) == (4, 4)
    assert standings.row("thumb").decisions > 0
    assert verified(SMALL, facts, 4)
    facts["points"][1] = [99, 98]
    assert not verified(SMALL, facts, 4)


def test_what_was_played_otherwise_is_not_found(tmp_path: Path) -> None:
    play(SMALL, 1, tmp_path / "under_way", tmp_path)
    assert found(replace(SMALL, claim=replace(SMALL.claim, games=6)), tmp_path) is None
    assert found(replace(SMALL, claim=replace(SMALL.claim, rest="thumb:jitter=9")), tmp_path) is None


def test_a_bar_can_be_missed(tmp_path: Path) -> None:
    play(SMALL, 1, tmp_path / "under_way", tmp_path)
    facts = found(SMALL, tmp_path)
    assert facts is not None
    seat = [row.contest.seating(n).index("thumb") for row in [SMALL] for n in range(4)]
    for won, expected in ((True, True), (False, False)):
        facts["winners"] = [[own if won else 1 - own] for own in seat]
        standings = added_up(SMALL, facts)
        assert met(SMALL, standings) is expected
        assert ("**no**" in ladder.line(SMALL, standings)) is not expected


def test_a_cluster_that_does_not_answer_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("PAGE", "KEPT", "UNDER_WAY"):
        monkeypatch.setattr(ladder, name, tmp_path / name)
    assert ladder.run(["--only=principe-2-thumb", "--ray", "127.0.0.1:9"]) == 2
    said = capsys.readouterr().err
    assert "127.0.0.1:9" in said
    assert said.count("\n") == 1
