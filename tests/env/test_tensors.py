"""Observations and masks: named, bounded, the seat's own, and the same however they were filled."""

import os
from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import pytest

from signoria import Rng, State
from signoria.env import Episode, Setting
from signoria.kernel.action import Actions
from signoria.kernel.tensors import ActionSpace, Feature, flags_of, nibbles_of, packed, rungs, turned
from tests.tables import in_either_mode, options_in_turn, step, worlds

Place = tuple[str, int]

POSITIONS = 10_000 if "SIGNORIA_SOAK" in os.environ else 200  # of each game


def setting_of(place: Place, n: int = 0) -> Setting:
    """The n-th way to play a game of so many seats: its editions and options in turn."""
    first = Setting.of(*place, "", None)
    game = first.game
    return Setting.of(*place, game.editions[n % len(game.editions)], options_in_turn(game, n))


def positions(setting: Setting, seed: int) -> Iterator[Episode]:
    """A random game by people who do a little of everything, before every decision and at its end."""
    episode, rng = Episode(setting, seed), Rng(seed)
    yield episode
    while not episode.over:
        step(episode.state, rng)
        yield episode


def test_every_feature_has_a_name_of_its_own_and_a_meaning(place: Place) -> None:
    setting = setting_of(place)
    used = [feature for feature in setting.features if feature.most > 0]
    assert len(setting.features) == setting.size
    assert len({feature.name for feature in used}) == len(used)
    assert all(feature.meaning for feature in used)
    assert len(set(setting.texts)) == setting.actions


def test_no_feature_leaves_its_bounds(place: Place) -> None:
    highest = np.zeros(Setting.of(*place, "", None).size, dtype=np.uint8)
    for seed in range(in_either_mode(8)):
        setting = setting_of(place, seed)
        for n, episode in enumerate(positions(setting, seed)):
            seen = episode.observe(n % setting.seats)
            above = np.flatnonzero(seen > setting.most)
            assert [(setting.features[i].name, seen[i]) for i in above] == []
            highest = np.maximum(highest, seen)
    assert np.count_nonzero(highest) > setting.size // 4, "most of it is always 0"


def test_masks_are_what_is_legal(place: Place) -> None:
    """Every legal answer has its index, and every index that is marked means a legal answer."""
    for seed in range(in_either_mode(4)):
        setting = setting_of(place, seed)
        space, texts, acts = setting.tensors.space, setting.game.catalogue.texts, Actions()
        for episode in positions(setting, seed):
            for seat in range(setting.seats):
                legal = episode.state.legal(seat)
                codes = [setting.game.catalogue.codes[text] for text in legal]
                marked = episode.legal(seat)
                assert marked == sorted({int(space.index[code]) for code in codes})
                if legal:
                    episode.state.offer(seat, acts)
                    meant = [texts[space.code_of(index, space.least_of(acts))] for index in marked]
                    assert set(meant) <= set(legal)


def test_a_seat_that_is_turned_away_sees_the_others_in_the_same_order(place: Place) -> None:
    """What all know of seat 1 is what its left neighbour calls the last seat's."""
    setting = setting_of(place)
    tensors = setting.tensors
    first, words = 8 * tensors.board_words, 8 * tensors.seat_words
    for n, episode in enumerate(positions(setting, 5)):
        if n % 20 == 0:
            blocks = [
                episode.observe(seat)[first : first + words * setting.seats].reshape(-1, words)
                for seat in range(setting.seats)
            ]
            for seat, block in enumerate(blocks):
                assert np.array_equal(np.roll(block, seat, axis=0), blocks[0])


def seen(episode: Episode, seat: int) -> bytes:
    return episode.observe(seat).tobytes() + episode.mask(seat).tobytes()


def test_what_was_cloned_or_dealt_anew_looks_the_same_byte_for_byte(place: Place) -> None:
    """Twin worlds of the imagination: whatever the seat does not know is another's, and no byte differs."""
    compared, seed = 0, 0
    wanted = in_either_mode(POSITIONS) // len(setting_of(place).game.seats)
    while compared < wanted:
        setting = setting_of(place, seed)
        for n, episode in enumerate(positions(setting, seed)):
            seat = (n // 3) % setting.seats
            if n % 3 == 0 or episode.over:
                before = seen(episode, seat)
                twin = episode.re_deal(seat, n)
                assert seen(twin, seat) == before
                assert seen(episode.clone(), seat) == before
                twin.restore(episode)
                assert twin.state.digest() == episode.state.digest()
                assert seen(twin, seat) == before
                compared += 1
        seed += 1


def test_twin_worlds_show_the_same_bytes_to_the_end(place: Place) -> None:
    """Two worlds that differ in what a seat cannot see, the same answers in both: no byte differs until it could."""
    compared, seed = 0, 0
    wanted = in_either_mode(POSITIONS) // len(setting_of(place).game.seats)
    while compared < wanted:
        setting = setting_of(place, seed)
        rng = Rng(seed)
        s = setting.game.new(setting.seats, setting.edition, setting.options, f"twins {seed}")
        course = [s.clone()]
        while not s.over:
            step(s, rng)
            course.append(s.clone())
        s = course[int(rng.below(len(course) - 1))]
        seat = int(rng.below(setting.seats))
        end, answers = played_out(s, rng)
        twin = worlds(setting.game).twin(s, end, seat, rng)
        if twin is not None:
            compared += same_bytes(setting, s, twin, seat, answers)
        seed += 1


def played_out(s: State, rng: Rng) -> tuple[State, list[tuple[int, str]]]:
    end, answers = s.clone(), []
    while not end.over:
        answers.append(step(end, rng))
    return end, answers


def same_bytes(setting: Setting, s: State, twin: State, seat: int, answers: list[tuple[int, str]]) -> int:
    """Compare as long as the answers can be given in both worlds; how many positions it were."""
    here, there = Episode(setting), Episode(setting)
    here.state, there.state = s, twin
    for n, (who, text) in enumerate(answers):
        assert seen(here, seat) == seen(there, seat)
        if text not in twin.legal(who):
            return n
        s.play(who, text)
        twin.play(who, text)
    assert seen(here, seat) == seen(there, seat)
    return len(answers)


def test_features_are_packed_eight_to_a_word() -> None:
    assert int(packed(1, 2, 3, 4, 5, 6, 7, 127)).to_bytes(8, "little") == bytes([1, 2, 3, 4, 5, 6, 7, 127])
    for bits in range(256):
        assert int(flags_of(bits)).to_bytes(8, "little") == bytes((bits >> n) & 1 for n in range(8))
    assert turned(0b00101, 2, 5) == 0b01001
    counts = [n * 7 % 16 for n in range(8)]
    word = sum(count << (4 * n) for n, count in enumerate(counts))
    assert int(nibbles_of(word)).to_bytes(8, "little") == bytes(counts)
    with pytest.raises(ValueError, match="no more than"):
        Feature("gold", "too much of it", 128)


def test_a_folded_ladder_has_its_lowest_rungs_and_always_the_least_legal_amount() -> None:
    texts = [f"bid {n}" for n in range(301)] + ["done"]
    space = ActionSpace(texts, [(0, 300)])
    steps = rungs(300)
    assert steps[:41] == list(range(41))
    assert all(later - one <= max(1, one // 20) for one, later in pairwise(steps))
    assert space.texts == [f"bid {n}" for n in steps] + ["done"]
    for least in range(301):
        acts, words = Actions(), [0] * int(space.words)
        acts.add_ladder(least, 300)
        index = int(space.index[least])
        assert space.code_of(index, space.least_of(acts)) == least
        assert space.code_of(index + 1, least) == int(space.codes[index + 1])
        assert len(words) * 8 >= space.size
