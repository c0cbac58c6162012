"""The box."""

from collections import Counter

from signoria.games.florence import GAME
from signoria.games.florence.actions import ORDER_TEXTS
from signoria.games.florence.components import (
    ACTIONS,
    BEST_WORK_FAME,
    BONUSES,
    BUILDER_FAME,
    BUILDING_NAMES,
    BUILDINGS,
    CARD_VALUE,
    DECK_NAMES,
    DECKS,
    FAME_SALE,
    FREEDOMS,
    JESTER_VALUE,
    LANDSCAPE_FAME,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    MOST,
    MOST_SEATS,
    ORDERS,
    POINT_PAY,
    PRESTIGES,
    PROFESSIONS,
    ROUNDS,
    SIDE,
    STACK_NAMES,
    STACK_SIZES,
    STACKS,
    amount,
    number,
    rows,
    texts,
)
from signoria.games.florence.editions import RIO_GRANDE
from signoria.games.florence.grid import RESIDENCE
from signoria.games.florence.rules.work import FURNISHED
from signoria.text import words
from tests.florence.positions import actions, florins, fresh, table

ATLAS = GAME.printed.atlas


def test_the_box_holds_what_the_rulebook_lists() -> None:
    """[PF-1]"""
    t = fresh(5)
    assert [(row["id"], row["size"], row["copies"]) for row in rows("building")] == [
        *[(name, 7, 3) for name in ("university", "laboratory", "workshop")],
        *[(name, 5, 3) for name in ("library", "opera", "studio", "hospital", "theater")],
        *[(name, 3, 3) for name in ("tower", "chapel")],
    ]
    assert list(t.buildings_left) == [3] * 10
    assert dict(zip(STACK_NAMES, STACK_SIZES, strict=True)) == {
        **dict.fromkeys(LANDSCAPE_NAMES, 6),
        "jester": 7,
        "builder": 6,
        "prestige": 0,
        "recruiting": 5,
    }
    assert [len(rows(kind)) for kind in ("profession", "prestige", "bonus")] == [21, 14, 20]
    assert list(t.deck_size) == [21 - 20, 20, 14]


def test_cards_and_pieces_are_called_in_italian_as_the_box_calls_them() -> None:
    """[PF-1] [PF-2]"""
    say = words("it", GAME)
    for kind in ("building", "landscape", "profession"):
        assert [say.say(f"{kind}-{row['id']}") for row in rows(kind)] == texts(kind, "name_it")
    assert [say.say(f"short-freedom-{row['id']}") for row in rows("freedom")] == texts("freedom", "name_it")


def test_the_numbers_that_the_compiler_knows_are_those_of_the_box() -> None:
    """[PF-1] [PF-3]"""
    counted = {"building": BUILDINGS, "landscape": LANDSCAPES, "freedom": FREEDOMS, "profession": PROFESSIONS}
    counted |= {"bonus": BONUSES, "prestige": PRESTIGES}
    assert {kind: len(rows(kind)) for kind in counted} == counted
    assert (len(STACK_NAMES), len(DECK_NAMES)) == (STACKS, DECKS)
    assert len(ORDER_TEXTS) == ORDERS
    assert {amount("principality", "cols"), amount("principality", "rows")} == {SIDE}
    assert amount("game", "players_max") == MOST_SEATS


def test_every_piece_covers_as_many_squares_as_its_size_says() -> None:
    """[PF-1]"""
    sizes = [number(row, "size") for row in rows("building")] + [4, 3, 2]
    for piece, size in enumerate(sizes):
        for place in range(ATLAS.first_place[piece], ATLAS.first_place[piece + 1]):
            assert bin(ATLAS.squares[place]).count("1") == size


def test_the_bank_pays_more_than_the_box_holds() -> None:
    """[PF-1]"""
    s = actions(florins=[90_000] * 4, hands={0: ["poet"]}, jesters=[4])
    for text in ("work poet", "pass", "fame 0"):
        s.play(0, text)
    assert florins(s)[0] == 90_900
    assert s.table.means(0) == 500  # yet no bid is higher than 50,000


def test_no_florins_and_fame_of_a_game_pass_the_highest_bid() -> None:
    """As if every action were the best work, or the best bonus card, and nothing were ever paid. [PF-15] [PF-21]"""
    bonus = RIO_GRANDE.dealt + 2 * ROUNDS  # all cards of a player, drawn and recruited; no bonus card counts as much
    most = RIO_GRANDE.purse
    for now in range(1, int(ROUNDS) + 1):
        cards = RIO_GRANDE.dealt + now  # one drawn a round; the item of the round is a jester, which counts for more
        work = FURNISHED[7] + JESTER_VALUE * now + CARD_VALUE * cards
        most += ACTIONS * POINT_PAY * max(work, bonus)  # in florins: as fame it is worth half
        most += FAME_SALE * (max(BUILDER_FAME, LANDSCAPE_FAME) + BEST_WORK_FAME)
    assert most < MOST


def test_professions_like_landscapes_freedoms_and_buildings_as_often_as_printed() -> None:
    """[PF-2]"""
    landscapes = Counter(int(kind) for kind in GAME.printed.liked_landscape)
    assert [landscapes[kind] for kind in range(3)] == [9, 7, 5]
    assert sorted(Counter(int(kind) for kind in GAME.printed.liked_freedom).values()) == [7, 7, 7]
    buildings = Counter(int(kind) for kind in GAME.printed.liked_building)
    assert [buildings[kind] for kind in range(len(BUILDING_NAMES))] == [3] * 3 + [2] * 5 + [1] * 2


def test_the_residence_lies_in_the_lower_left_corner_and_is_no_building() -> None:
    """[PF-3]"""
    assert RESIDENCE == (0b111 << 35) | (0b111 << 42)
    t = table()
    assert (t.covered[0], t.buildings[0]) == (RESIDENCE, 0)


def test_pieces_turn_and_flip_in_as_many_ways_as_they_look_different() -> None:
    """[PF-3]"""
    turns = [int(ATLAS.first_turn[piece + 1] - ATLAS.first_turn[piece]) for piece in range(13)]
    assert turns == [4, 2, 4, 8, 4, 4, 4, 4, 2, 4, 8, 4, 2]
