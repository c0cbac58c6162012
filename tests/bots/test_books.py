"""Books: whoever listened from the start knows what every purse holds, where every payment is announced."""

import pytest

from signoria import Rng
from signoria.bots.books import Books, keeps_books
from signoria.bots.policies import policy_of
from signoria.kernel.action import column
from tests.tables import Table, name, random_game, tables


@pytest.mark.parametrize("table", [table for table in tables() if keeps_books(table[0])], ids=name)
def test_who_listened_knows_every_purse(table: Table) -> None:
    game, _edition, seats = table
    for seed in range(3):
        books, told = Books(game, seats), 0
        for n, s in enumerate(random_game(table, seed)):
            observer = n % seats
            books.hear(game.heard(s, observer, told))
            told = len(s.table.log or [])
            if n % 5 == 0:
                imagined = game.imagine(game.view(s, observer), Rng(n))
                policy_of(game).recall(imagined, observer, column(books.balance))
                for seat in range(seats):
                    assert imagined.table.means(seat) == s.table.means(seat), f"seed {seed}, decision {n}"
