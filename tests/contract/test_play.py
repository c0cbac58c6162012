"""Any game, played at random: always a legal move, an end, nothing lost, copies apart, records true."""

import json

import pytest

from signoria import SPECTATOR, BadSetup, IllegalAction, Rng, State
from signoria.kernel.action import Actions, filled
from signoria.kernel.game import STEP
from signoria.kernel.record import parsed, proof, replayed
from signoria.kernel.state import playout
from tests.tables import Table, in_either_mode, options_in_turn, random_game, step, worlds

GAMES_EACH = in_either_mode(6)
LONGEST = 20_000  # decisions; no game may take more


def test_whoever_is_asked_has_a_legal_move_and_nobody_else_has_any(table: Table) -> None:
    for seed in range(GAMES_EACH):
        for s in random_game(table, seed):
            asked = s.to_act()
            assert bool(asked) != s.over
            for seat in range(table[2]):
                legal = s.legal(seat)
                assert len(set(legal)) == len(legal)
                assert bool(legal) == (seat in asked), f"seed {seed}, seat {seat}"


def test_every_game_ends(table: Table) -> None:
    for seed in range(GAMES_EACH):
        for n, _s in enumerate(random_game(table, seed)):
            assert n < LONGEST, f"seed {seed} goes on and on"


def test_nothing_is_lost_and_nothing_appears(table: Table) -> None:
    conserved = worlds(table[0]).conserved
    for seed in range(GAMES_EACH):
        for s in random_game(table, seed):
            conserved(s)


def test_a_clone_is_equal_and_goes_its_own_way(table: Table) -> None:
    """All past copies are looked at again when the game is over."""
    kept: list[tuple[State, str]] = []  # with their records
    for n, s in enumerate(random_game(table, 11)):
        if n % 10 == 0:
            twin = s.clone()
            assert twin.digest() == s.digest()
            kept.append((twin, json.dumps(twin.record())))
    for n, (twin, record) in enumerate(kept):
        assert json.dumps(twin.record()) == record, "what happened later changed a clone"
        again, rng, other = twin.clone(), Rng(n), Rng(n)
        while not twin.over:
            assert step(twin, rng) == step(again, other)
        assert again.digest() == twin.digest()
        assert twin.record() == again.record()


def test_what_is_seen_does_not_depend_on_who_looked_when(table: Table) -> None:
    """A game may put off what nobody asks for: clones that nobody looked at until the end know the same by then."""
    game = table[0]
    for seed in range(GAMES_EACH):
        unseen = [s.clone() for n, s in enumerate(random_game(table, seed)) if n % 40 == 0]
        for n, s in enumerate(random_game(table, seed)):
            game.view(s, n % table[2])
            for begun, twin in enumerate(unseen):
                if begun * 40 == n:
                    assert twin.digest() == s.digest(), f"seed {seed}, decision {n}"
                    unseen[begun] = twin.clone()
        for twin in unseen:
            other = twin.clone()
            playout(twin, Rng(seed), Actions())
            looked_at, acts, rng = other, Actions(), Rng(seed)
            while not looked_at.over:
                playout(looked_at, rng, acts, 7)
                for observer in range(-1, table[2]):
                    game.view(looked_at, observer)
            assert twin.digest() == looked_at.digest(), f"seed {seed}"


def test_the_inner_door_and_the_public_door_play_the_same_game(table: Table) -> None:
    game, edition, seats = table
    s = game.new(seats, edition, seed=3)
    twin, rng, acts = s.clone(), Rng(3), Actions()
    while not s.over:
        seat = s.to_act()[0]
        s.offer(seat, acts)
        texts = [game.catalogue.text(code) for code in acts.to_list()]
        assert texts == s.legal(seat)
        pick = rng.below(acts.count)
        s.apply(seat, acts.at(pick))
        twin.play(seat, texts[pick])
        assert s.digest() == twin.digest()


def test_a_record_replays_to_the_same_digest_and_proves_itself(table: Table) -> None:
    game = table[0]
    for seed in range(GAMES_EACH):
        states = list(random_game(table, seed))[-1]
        text = json.dumps(states.record())
        record = parsed(text)
        assert replayed(game, record).digest() == states.digest() == record.digest
        assert [check.fault for check in proof(game, record) if check.fault] == []
        half = len(record.actions) // 2
        assert replayed(game, record, half).record()["actions"] == record.actions[:half]


def test_naming_the_first_player_does_not_change_the_cards(table: Table) -> None:
    game, edition, seats = table
    drawn = game.new(seats, edition, seed=5)
    first = drawn.record()["first"]
    assert isinstance(first, int)
    named = game.new(seats, edition, seed=5, first=first)
    assert named.digest() == drawn.digest()
    other = game.new(seats, edition, seed=5, first=(first + 1) % seats)
    assert game.deal(other)[1:2] == game.deal(drawn)[1:2]


def test_the_same_seed_deals_the_same_game_and_another_does_not(table: Table) -> None:
    game, edition, seats = table
    digests = [game.new(seats, edition, seed=seed).digest() for seed in ("a", "a", "b")]
    assert digests[0] == digests[1] != digests[2]


def test_an_illegal_action_changes_nothing(table: Table) -> None:
    game, _edition, seats = table
    for s in random_game(table, 2):
        before = json.dumps(s.record())
        for seat in (*range(-1, seats + 1), 1000):
            legal = set(s.legal(seat))
            for text in ("", "nonsense", "bid 0", game.catalogue.texts[-1], game.catalogue.texts[1]):
                if text not in legal:
                    with pytest.raises(IllegalAction):
                        s.play(seat, text)
        assert json.dumps(s.record()) == before
        if len(s.story.actions if s.story else []) > 60:
            break


def test_copies_of_a_game_that_go_on_otherwise_each_tell_their_own_story(table: Table) -> None:
    """However often one is copied, and whichever of them goes on first."""
    for n, s in enumerate(random_game(table, 4)):
        if s.over or n > 30:
            break
        seat = s.to_act()[0]
        before, texts = told(s), s.legal(seat)
        one, other, third = s.clone(), s.clone(), s.clone()
        one.play(seat, texts[0])
        after = told(one)
        other.play(seat, texts[-1])
        third.play(seat, texts[0])
        assert told(s) == before
        assert told(one) == told(third) == after
        assert told(other)[0] == [*before[0], f"{seat} {texts[-1]}"]
        s.clone().play(seat, texts[-1])
        assert told(one) == after


def told(s: State) -> tuple[list[str], list[str]]:
    """Every action, and everything that was announced."""
    assert s.story is not None
    return s.story.actions, [json.dumps(event.to_dict()) for event in s.game.heard(s, SPECTATOR)]


def test_a_playout_ends_what_play_began(table: Table) -> None:
    game, edition, seats = table
    for seed in range(GAMES_EACH):
        s = game.open(seats, edition, game.checked_options(options_in_turn(game, seed)), Rng(seed), -1, None)
        assert playout(s, Rng(seed), Actions()) > 0
        assert s.over
        worlds(game).conserved(s)
        with pytest.raises(BadSetup, match="no-record"):
            s.record()


def test_how_seats_stand_is_what_the_score_lines_say(table: Table) -> None:
    """At any time, not only at the end: searches stop in the middle."""
    game, _edition, seats = table
    standing = filled(seats, 0)
    for seed in range(GAMES_EACH):
        for s in random_game(table, seed):
            game.standing(s, standing)
            assert [int(n) // STEP for n in standing] == game.totals(s), f"seed {seed}"
