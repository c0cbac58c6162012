"""A record by another edition: where it goes otherwise, where it cannot go on, and by which decision."""

import json
from collections.abc import Callable
from itertools import product

import pytest

from signoria import BadSetup, Rng, State, game
from signoria.bots import bot
from signoria.kernel.record import Record, parsed
from signoria.lab.editions import compared, course, mixed
from tests.tables import step

PRINCIPE = game("principe")


def at_random(s: State, rng: Rng) -> None:
    step(s, rng)


def idly(s: State, rng: Rng) -> None:
    """Who passes wherever that may be builds nothing: the deck runs out before the cities do."""
    seat = s.to_act()[0]
    legal = s.legal(seat)
    s.play(seat, "pass" if "pass" in legal else legal[int(rng.below(len(legal)))])


def eagerly(s: State, _rng: Rng) -> None:
    """Who builds all they can runs out of shields."""
    seat = s.to_act()[0]
    s.play(seat, bot("thumb", PRINCIPE, 1).choose(PRINCIPE.view(s, seat), PRINCIPE.decision(s, seat)))


def record(edition: str, seats: int = 3, seed: int = 3, playing: Callable[[State, Rng], None] = at_random) -> Record:
    s, rng = PRINCIPE.new(seats, edition, seed=seed), Rng(seed)
    while not s.over:
        playing(s, rng)
    return parsed(json.dumps(s.record()))


def test_who_bids_first_and_with_how_much_tells_amigo_from_mind_the_move() -> None:
    (found,) = compared(PRINCIPE, record("amigo"), "mtm-fr")
    assert found.different is not None
    assert [switch.key for switch in found.different.switches] == ["start-ducats", "first-bidder"]
    assert found.different.n == 6, "two cards laid by each of three, then the first bid"


def test_the_green_power_tells_the_dutch_rulebook_from_the_french() -> None:
    found = [compared(PRINCIPE, record("mtm-nl", seed=seed), "mtm-fr")[0] for seed in range(6)]
    assert {switch.key for one in found if one.different for switch in one.different.switches} == {"green-power"}


@pytest.mark.parametrize("edition", PRINCIPE.editions)
def test_a_record_by_its_own_rules_goes_the_same(edition: str) -> None:
    told = record(edition)
    assert course(PRINCIPE, told, edition) == (-1, -1)
    for switch in PRINCIPE.switches:
        assert course(PRINCIPE, told, mixed(told, switch, edition)) == (-1, -1)


def test_every_decision_in_which_editions_differ_can_be_seen_in_some_game() -> None:
    """Else a switch would be listed that changes nothing, or compared in vain."""
    seen = set()
    for seed, playing, edition in product(range(8), (at_random, idly, eagerly), PRINCIPE.editions):
        for found in compared(PRINCIPE, record(edition, 2 + seed % 4, seed, playing)):
            seen |= {one.switch.key for one in found.alone if one.different >= 0}
    # Of 65 cards two players draw 10 a round and red one more at most: in the last round there are never 7, 8 or 9.
    assert seen | {"two-players"} == {switch.key for switch in PRINCIPE.switches}


def test_a_game_that_has_one_edition_has_none_to_compare_with() -> None:
    florence = game("florence")
    s, rng = florence.new(3, seed=1), Rng(1)
    step(s, rng)
    with pytest.raises(BadSetup, match="same-edition"):
        compared(florence, parsed(json.dumps(s.record())))
    with pytest.raises(BadSetup, match="same-edition"):
        compared(PRINCIPE, record("amigo"), "amigo")
    with pytest.raises(BadSetup, match="no-such-edition"):
        compared(PRINCIPE, record("amigo"), "english")
