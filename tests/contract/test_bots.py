"""Any bot at any table: it answers what it was asked, knows only what its seat may know, and every game ends."""

import pytest

from signoria import Rng
from signoria.bots import bot
from tests.tables import Table, in_either_mode, random_game, step, worlds

BOTS = ["random", "thumb", "search:iterations=20:horizon=20"]
RUNS = 8  # twins tried
LONGEST = 20_000  # decisions


@pytest.mark.parametrize("name", BOTS)
def test_twin_worlds_get_the_same_choice_from_the_same_seed(table: Table, name: str) -> None:
    game, _edition, _seats = table
    compared = 0
    for seed in range(RUNS):
        rng = Rng(seed)
        course = [s.clone() for s in random_game(table, seed)]
        s = course[int(rng.below(len(course) - 1))]
        observer = s.to_act()[0]
        end = s.clone()
        while not end.over:
            step(end, rng)
        twin = worlds(game).twin(s, end, observer, rng)
        if twin is not None:
            choices = [bot(name, game, 5).choose(game.view(w, observer), game.decision(w, observer)) for w in (s, twin)]
            assert choices[0] == choices[1], f"seed {seed}"
            compared += 1
        if compared == in_either_mode(RUNS):
            break
    assert compared > 0


@pytest.mark.parametrize("name", BOTS)
def test_bots_answer_with_one_of_the_options_of_any_question(table: Table, name: str) -> None:
    game = table[0]
    player = bot(name, game, 1)
    for n, s in enumerate(random_game(table, 4)):
        if n % (2 if name == "random" else 7) == 0 and not s.over:
            for seat in s.to_act():
                assert player.choose(game.view(s, seat), game.decision(s, seat)) in s.legal(seat)


def test_a_game_of_thumbs_ends_and_does_not_disturb_the_table(table: Table) -> None:
    game, edition, seats = table
    s = game.new(seats, edition, seed="thumbs")
    players = [bot("thumb", game, seat) for seat in range(seats)]
    for _n in range(LONGEST):
        if s.over:
            break
        seat = s.to_act()[0]
        before = s.digest()
        choice = players[seat].choose(game.view(s, seat), game.decision(s, seat))
        assert s.digest() == before
        s.play(seat, choice)
    assert s.over
    worlds(game).conserved(s)
