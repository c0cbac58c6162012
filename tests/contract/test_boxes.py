"""A copy may say otherwise: whatever it says within the rulebook is played by the contract, all else is refused."""

import gc
import json
import os
import tracemalloc

import pytest

from signoria import BadRecord, Game, Rng
from signoria.games import with_box
from signoria.kernel.errors import BadBox
from signoria.kernel.record import parsed, proof, replayed
from signoria.lab.boxes import read_box
from signoria.text import words
from tests.boxes import BOXED, boxes_of, in_toml, random_box, random_values, spoilt
from tests.fuzz import play
from tests.tables import Table, random_game, tables

BOXES, GAMES_EACH = (200, 20) if "SIGNORIA_BOXES" in os.environ else (5, 2)  # all of them by `make boxes`
BROKEN = 1000
SMALL = 1000  # bytes, less than any table

each_game = pytest.mark.parametrize("game", BOXED, ids=lambda game: game.key)


def table_in_turn(game: Game, boxed: Game, n: int) -> Table:
    """The n-th edition and number of seats, with this box."""
    own = [table for table in tables() if table[0] is game]
    _game, edition, seats = own[n % len(own)]
    return boxed, edition, seats


@each_game
@pytest.mark.parametrize("n", range(BOXES))
def test_any_box_is_played_by_the_contract_and_by_the_second_opinion(game: Game, n: int) -> None:
    boxed = random_box(game, n)
    for seed in range(n * GAMES_EACH, (n + 1) * GAMES_EACH):
        boxed, edition, seats = table_in_turn(game, boxed, seed)
        play((boxed, edition, seats), seed, [])
        boxes_of(game).second_opinion(boxed, edition, seats, seed)
    play(table_in_turn(game, boxed, n), n, ["thumb", "random"])


@each_game
def test_a_record_replays_only_with_the_box_it_was_played_with(game: Game) -> None:
    boxed = random_box(game, 1)
    s = boxed.new(game.seats[0], seed="a box", players=["x"] * game.seats[0])
    for _ in range(5):
        s.play(s.to_act()[0], s.legal(s.to_act()[0])[0])
    record = parsed(json.dumps(s.record()))
    assert replayed(boxed, record).digest() == s.digest()
    for other in (game, random_box(game, 2)):
        with pytest.raises(BadRecord, match="another-box"):
            replayed(other, record)
    whole = parsed(json.dumps({**s.record(), "box": boxed.box.to_dict(whole=True)}))
    assert not [check.fault for check in proof(with_box(game, whole.box), whole) if check.fault]


@each_game
def test_what_is_written_down_is_read_as_the_same_box(game: Game) -> None:
    for seed in range(20):
        boxed = random_box(game, seed)
        assert read_box(in_toml(game, random_values(game, seed)), "box.toml").box.digest == boxed.box.digest


@each_game
def test_a_box_with_one_thing_wrong_is_refused_in_a_line_that_names_it(game: Game) -> None:
    say = words("en", game)
    for seed in range(BROKEN):
        text, named = spoilt(game, seed)
        with pytest.raises(BadBox) as refused:
            read_box(text, "box.toml")
        told = say.error(refused.value)
        assert named in told, f"seed {seed}: {told}"
        assert told.count("\n") == 0
        assert not told.startswith("error-")


@each_game
def test_tables_of_ever_other_boxes_leave_nothing_behind(game: Game) -> None:
    def play_with(box: int) -> int:
        """A table with this box, and a thought at it: how much memory is in use afterwards."""
        boxed, edition, seats = table_in_turn(game, random_box(game, box), box)
        s = boxed.new(seats, edition, seed="a box")
        boxed.imagine(boxed.view(s.clone(), 0), Rng(box))
        del boxed, s
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        in_use = [play_with(box % 5) for box in range(30)]
    finally:
        tracemalloc.stop()
    assert min(in_use[20:]) - max(in_use[5:15]) < SMALL * 5


@each_game
def test_our_own_game_knows_nothing_of_other_boxes(game: Game) -> None:
    """What was played with another before, or is beside it, changes nothing."""
    table = (game, game.editions[0], game.seats[0])
    before = [s.digest() for s in random_game(table, 77)]
    play(table_in_turn(game, random_box(game, 3), 0), 0, [])
    assert [s.digest() for s in random_game(table, 77)] == before
