"""A plain transcription of the rules, written without the engine, agrees with it action by action."""

from functools import lru_cache

import pytest

from signoria import Game, Rng, State, game
from signoria.games.florence.components import (
    BONUSES,
    BUILDING_NAMES,
    CARD_NAMES,
    DECK_FIRST,
    DECK_NAMES,
    FREEDOM_NAMES,
    LANDSCAPE_NAMES,
    PROFESSIONS,
    STACK_NAMES,
)
from signoria.games.florence.frames import florence
from signoria.games.florence.grid import RESIDENCE
from signoria.games.florence.table import Florence
from tests.florence.plain.box import OURS, PlainBox
from tests.florence.plain.game import Plain
from tests.tables import by_verb, in_either_mode

GAME = game("florence")
GAMES_EACH = in_either_mode(336)  # at each of 3 table sizes: 1,008 in all


def snapshot(s: State) -> dict[str, object]:
    """The table in the words of the transcription."""
    t = florence(s.table)
    seats = range(t.seats)
    return {
        "round": t.round,
        "start": t.starter,
        "florins": [100 * purse for purse in t.purse],
        "fame": list(t.fame),
        "professions": [cards(t.hand[seat], 0, PROFESSIONS) for seat in seats],
        "played": [cards(t.played[seat], 0, PROFESSIONS) for seat in seats],
        "bonus": [cards(t.hand[seat], PROFESSIONS, PROFESSIONS + BONUSES) for seat in seats],
        "prestige": [cards(t.hand[seat], PROFESSIONS + BONUSES, len(CARD_NAMES)) for seat in seats],
        "recruiting": list(t.recruits),
        "recruiting_down": list(t.recruited),
        "jesters": list(t.jesters),
        "builders": list(t.builders),
        "freedoms": [named(t.freedoms[seat], FREEDOM_NAMES) for seat in seats],
        "landscapes": [
            dict(zip(LANDSCAPE_NAMES, t.landscapes[seat * 3 : seat * 3 + 3], strict=True)) for seat in seats
        ],
        "buildings": [named(t.buildings[seat], BUILDING_NAMES) for seat in seats],
        "grid": [grid(int(t.solid[seat]), int(t.covered[seat])) for seat in seats],
        "supply": supply(t),
        "decks": {name: deck(t, n) for n, name in enumerate(DECK_NAMES)},
        "over": s.over,
    }


# Most of a table is as it was a move ago: what is said of the same bits again is not worked out again.


def named(bits: int, names: list[str]) -> list[str]:
    return sorted(name for n, name in enumerate(names) if (bits >> n) & 1)


@lru_cache(4096)
def cards(bits: int, first: int, last: int) -> list[str]:
    return sorted(CARD_NAMES[card] for card in range(first, last) if (bits >> card) & 1)


def deck(t: Florence, n: int) -> list[str]:
    first = int(DECK_FIRST[n])
    return [CARD_NAMES[card] for card in list(t.deck)[first : first + int(t.deck_size[n])]]


@lru_cache(4096)
def grid(solid: int, covered: int) -> list[str]:
    """A letter for each square: the residence, a building, a landscape, or nothing."""

    def letter(square: int) -> str:
        if (RESIDENCE >> square) & 1:
            return "#"
        if (solid >> square) & 1:
            return "B"
        return "L" if (covered >> square) & 1 else "."

    return ["".join(letter(row * 7 + column) for column in range(7)) for row in range(7)]


def supply(t: Florence) -> dict[str, int]:
    out = {name: int(t.stock[n]) for n, name in enumerate(STACK_NAMES)}
    out["prestige"] = int(t.deck_size[2])
    out |= {name: int(t.buildings_left[n]) for n, name in enumerate(BUILDING_NAMES)}
    return out | {name: int(t.freedoms_left[n]) for n, name in enumerate(FREEDOM_NAMES)}


def agree(game: Game, seats: int, seed: int, box: PlainBox) -> None:
    """The engine and the transcription play a game to its end: every question, the table after each, the scoring."""
    rng = Rng(seed)
    s = game.new(seats, seed=f"second opinion {seed}")
    told = game.deal(s)
    plain = Plain(seats, told, box)
    while not s.over:
        waiting = s.to_act()
        assert waiting == plain.to_act()
        for seat in waiting:
            assert set(s.legal(seat)) == plain.legal(seat), f"seed {seed}"
        seat = waiting[int(rng.below(len(waiting)))]
        text = by_verb(rng, s.legal(seat))
        s.play(seat, text)
        told.extend(game.deal(s)[len(told) :])
        plain.play(seat, text)
        assert snapshot(s) == plain.snapshot(), f"seed {seed}, after {text}"
    assert plain.over
    assert game.totals(s) == plain.totals()
    assert game.winners(s) == plain.winners()
    lines = [(line.what, line.seat, line.nouns["florins"]) for line in game.scores(s) if "florins" in line.nouns]
    assert lines == plain.ties()


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_engine_and_the_transcription_agree(seats: int) -> None:
    for seed in range(GAMES_EACH):
        agree(GAME, seats, seed, OURS)
