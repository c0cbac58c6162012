"""Twin worlds: what a seat cannot see, it cannot tell. And imagination: what it could be, it would see the same."""

from itertools import islice

import msgspec
import pytest

from signoria import SPECTATOR, Game, Rng, State
from signoria.kernel.action import Actions
from signoria.kernel.state import playout
from signoria.kit.sealed import Sealed
from tests.tables import Table, in_either_mode, random_game, step, worlds

RUNS = 12  # twins tried for each observer
ENOUGH = 3  # of these, so many must come to the end


def received(game: Game, s: State, observer: int, since: int, texts: list[str]) -> bytes:
    """Every byte the observer is sent at this point: also in which order things are put together may tell something."""
    parts: list[object] = [
        game.view(s, observer).to_dict(),
        [event.to_dict() for event in game.heard(s, observer, since)],
        s.to_act(),
        s.over,
    ]
    if observer in s.to_act():
        parts.append(game.decision(s, observer).to_dict())
        parts.append(consequences(game, s, observer))
    if observer != SPECTATOR:
        refusals = [game.why(s, observer, text) for text in texts]
        parts.append([refusal and refusal.to_dict() for refusal in refusals])
    return msgspec.json.encode(parts)


def consequences(game: Game, s: State, observer: int) -> list[object]:
    """What some of the answers lead to: the first ones, the last, and those in between that come at equal steps."""
    view, legal = game.view(s, observer), s.legal(observer)
    some = [*legal[:: 1 + len(legal) // 6], legal[-1]]
    return [[fact.to_dict() for fact in game.facts(view, text)] for text in some]


def told(s: State) -> int:
    return len(s.table.log or [])


def played_out(s: State, rng: Rng) -> tuple[State, list[tuple[int, str]]]:
    """One way the game may end, and the actions that lead there."""
    end, actions = s.clone(), []
    while not end.over:
        actions.append(step(end, rng))
    return end, actions


def same_to_the_end(game: Game, s: State, twin: State, observer: int, actions: list[tuple[int, str]]) -> bool:
    """Play the same actions in both worlds; False if they cannot be played in both, so that nothing is shown."""
    since = told(s)
    for n, (seat, text) in enumerate([*actions, (-1, "")]):
        texts = some_texts(game, n)
        assert received(game, s, observer, since, texts) == received(game, twin, observer, since, texts)
        if seat >= 0 and text not in twin.legal(seat):
            return False
        if seat >= 0:
            since = told(s)
            s.play(seat, text)
            twin.play(seat, text)
    final = worlds(game).final
    assert final(game.scores(s)) == final(game.scores(twin))
    return True


def some_texts(game: Game, n: int) -> list[str]:
    """A dozen of the catalogue, others each time."""
    step = max(1, len(game.catalogue) // 12)
    return game.catalogue.texts[n % step :: step]


@pytest.mark.parametrize("who", ["player", "spectator"])
def test_twin_worlds_send_the_same_bytes_to_the_end(table: Table, who: str) -> None:
    game, _edition, seats = table
    finished = 0
    for seed in range(RUNS):
        rng = Rng(seed)
        observer = SPECTATOR if who == "spectator" else int(rng.below(seats))
        course = [s.clone() for s in random_game(table, seed)]
        s = course[int(rng.below(len(course) - 1))]
        end, actions = played_out(s, rng)
        twin = worlds(game).twin(s, end, observer, rng)
        if twin is not None:
            assert twin.digest() != s.digest()
            finished += same_to_the_end(game, s, twin, observer, actions)
        if finished == in_either_mode(RUNS):
            break
    assert finished >= ENOUGH, f"only {finished} of {RUNS} twins came to the end"


def after(s: State, seat: int, text: str) -> State:
    world = s.clone()
    world.play(seat, text)
    return world


def sent_to_all_but(but: int, game: Game, s: State, texts: list[str]) -> list[bytes]:
    return [received(game, s, observer, 0, texts) for observer in range(-1, s.table.seats) if observer != but]


def test_sealed_answers_are_not_seen_before_all_are_there(table: Table) -> None:
    """Whatever a seat seals, or begins to, others are sent the same bytes; only that it has finished may be seen."""
    game = table[0]
    compared = 0
    for seed in range(in_either_mode(4)):
        for n, s in enumerate(random_game(table, seed)):
            if isinstance(s.top, Sealed) and len(s.to_act()) > 1:
                seat = s.to_act()[n % len(s.to_act())]
                first, *others = [after(s, seat, text) for text in s.legal(seat)[:6]]
                alike = [other for other in others if other.to_act() == first.to_act()]
                if alike:
                    texts = some_texts(game, n)
                    sent = sent_to_all_but(seat, game, first, texts)
                    for other in alike:
                        assert sent_to_all_but(seat, game, other, texts) == sent
                    compared += len(alike)
    assert compared > 0


def test_an_imagined_state_looks_the_same_to_the_byte_and_can_be_played(table: Table) -> None:
    game, _edition, seats = table
    rng = Rng(9)
    for seed in range(in_either_mode(3)):
        for n, s in enumerate(random_game(table, seed)):
            if n % 9 == 0 or s.over:
                for observer in range(-1, seats):
                    view = game.view(s, observer)
                    seen = view.to_json()
                    imagined = game.imagine(view, rng)
                    assert game.view(imagined, observer).to_json() == seen
                    assert imagined.to_act() == s.to_act()
                    if observer in s.to_act():
                        assert game.decision(imagined, observer).to_dict() == game.decision(s, observer).to_dict()
                    worlds(game).conserved(imagined)
                    while not imagined.over:
                        step(imagined, rng)
                    worlds(game).conserved(imagined)
                    assert view.to_json() == seen, "what was imagined changed what was seen"


def test_an_imagined_world_owes_nothing_to_the_table_that_it_is_laid_on(table: Table) -> None:
    """The places of a table that was let go are written over, all of them."""
    game, edition, seats = table
    for s in islice(random_game(table, 2), 0, None, 90):
        for observer in range(-1, seats):
            view = game.view(s, observer)
            imagined = set()
            for seed in range(in_either_mode(6)):
                playout(game.new(seats, edition, seed=seed), Rng(seed), Actions())
                imagined.add(game.imagine(view, Rng(5)).digest())
            assert len(imagined) == 1


def test_imagination_does_not_disturb_the_real_game(table: Table) -> None:
    game = table[0]
    for s in random_game(table, 1):
        before = s.digest()
        game.imagine(game.view(s, 0), Rng(1))
        assert s.digest() == before


def test_two_imaginations_differ_where_something_is_hidden(table: Table) -> None:
    game = table[0]
    s = next(random_game(table, 1))
    view = game.view(s, 0)
    assert len({game.imagine(view, Rng(seed)).digest() for seed in range(5)}) > 1
