"""Somebody's own box: what it may say, and that everything is played by it."""

from typing import Any

import pytest

from signoria import Game, Rng, State
from signoria.bots import bot
from signoria.cli.boards.florence import Board
from signoria.games.florence import GAME
from signoria.games.florence.components import ALL_PIECES, FREEDOM_NAMES, LANDSCAPE_NAMES, PROFESSION_NAMES
from signoria.games.florence.frames import florence
from signoria.games.florence.grid import RESIDENCE
from signoria.games.florence.printed import SHEET
from signoria.kernel.errors import BadBox
from tests.boxes import random_box
from tests.florence.boxes import against_the_rulebook, random_values
from tests.florence.plain.box import BONUS, OURS, PRESTIGE, Lead, box_of

BOXES = range(5)
APART = 20  # moves of a search, with those of a thumb between them


def refusal(own: dict[str, Any]) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadBox) as refused:
        GAME.boxed("mine", own)
    return refused.value.key, {**refused.value.nouns}


def test_the_transcription_has_the_values_of_ours() -> None:
    """[PF-1] [PF-2] [PF-43] [PF-50]"""
    ours: dict[str, Any] = GAME.box.values
    assert OURS.professions == box_of(ours).professions
    assert OURS.places == box_of(ours).places
    assert {name: (card["wv_per_item"], len(card["counts"])) for name, card in ours["bonus"].items()} == {
        name: (each, len(counted)) for name, (each, counted) in BONUS.items()
    }
    for name, card in ours["prestige"].items():
        rule = PRESTIGE[name]
        if isinstance(rule, Lead):
            assert (card["pp"], card["pp_tied"]) == (rule.alone, rule.tied)
        else:
            assert (card["pp"], sum(card["needs"].values())) == (rule.points, sum(rule.needed.values()))


def test_ours_is_as_the_rulebook_says() -> None:
    """[PF-1] [PF-2]"""
    assert GAME.boxed("mine", {**GAME.box.values}) is GAME


@pytest.mark.parametrize(("field", "names"), [("landscape", LANDSCAPE_NAMES), ("freedom", FREEDOM_NAMES)])
def test_as_many_professions_like_a_landscape_or_a_freedom_as_the_rulebook_says(field: str, names: list[str]) -> None:
    """[PF-2]"""
    liked = {name: card[field] for name, card in SHEET.ours["profession"].items()}
    wanted = [*liked.values()].count(names[0])
    other = next(name for name in PROFESSION_NAMES if liked[name] != names[0])
    key, nouns = refusal({"profession": {other: {field: names[0]}}})
    assert key == "box-total"
    assert nouns == {"row": "profession", "field": field, "value": names[0], "found": wanted + 1, "wanted": str(wanted)}


def test_a_building_is_liked_by_one_to_three_professions() -> None:
    """[PF-2]"""
    key, nouns = refusal({"profession": {"astronomer": {"building": "chapel"}}})
    assert (key, nouns["value"], nouns["found"], nouns["wanted"]) == ("box-total", "tower", 0, "1–3")
    key, nouns = refusal({"profession": {"architect": {"building": "university"}}})
    assert (key, nouns["value"], nouns["found"], nouns["wanted"]) == ("box-total", "university", 4, "1–3")
    assert GAME.boxed("mine", {"profession": {"architect": {"building": "tower"}}}) is not GAME


@pytest.mark.parametrize(("building", "size"), [("university", 7), ("opera", 5), ("tower", 3)])
def test_a_building_covers_as_many_squares_as_its_size_says(building: str, size: int) -> None:
    """[PF-1]"""
    key, nouns = refusal({"building": {building: {"cells": [[0, n] for n in range(size - 1)]}}})
    assert (key, nouns["row"], nouns["wanted"]) == ("box-how-many", f"building.{building}", str(size))
    assert GAME.boxed("mine", {"building": {building: {"cells": [[n, 0] for n in range(size)]}}}).box.name == "mine"


def test_lakes_and_parks_are_smaller_than_forests() -> None:
    """[PF-1]"""
    for name in ("lake", "park"):
        key, nouns = refusal({"landscape": {name: {"cells": [[0, n] for n in range(4)]}}})
        assert (key, nouns["row"], nouns["wanted"]) == ("box-how-many", f"landscape.{name}", "1–3")
    key, nouns = refusal({"landscape": {"forest": {"cells": [[0, 0]]}}})
    assert (key, nouns["row"], nouns["wanted"]) == ("box-how-many", "landscape.forest", "2–7")


def test_a_piece_hangs_together() -> None:
    """[PF-1]"""
    for kind, name, cells in (
        ("building", "chapel", [[0, 0], [1, 1], [2, 1]]),
        ("landscape", "park", [[0, 0], [2, 0]]),
    ):
        key, nouns = refusal({kind: {name: {"cells": cells}}})
        assert (key, nouns["row"], nouns["field"]) == ("box-against-rule", f"{kind}.{name}", "cells")


@pytest.mark.parametrize(
    ("kind", "name", "field", "value", "wanted"),
    [
        ("bonus", "forests", "wv_per_item", 1, "2"),
        ("bonus", "medium_and_forest", "counts", ["forest"], "medium_building, forest"),
        ("prestige", "most_lakes", "pp_tied", 4, "3"),
        ("prestige", "most_lakes", "counts", "park", "lake"),
        ("prestige", "balanced_court", "needs", {"jester": 1}, "landscape 2, jester 1, builder 1"),
    ],
)
def test_bonus_and_prestige_cards_are_as_the_rulebook_lists_them(
    kind: str, name: str, field: str, value: object, wanted: str
) -> None:
    """[PF-43] [PF-50]"""
    key, nouns = refusal({kind: {name: {field: value}}})
    assert (key, nouns) == ("box-by-the-rulebook", {"row": f"{kind}.{name}", "field": field, "wanted": wanted})


def test_what_is_against_the_rulebook_is_refused_by_its_row() -> None:
    """[PF-1] [PF-2]"""
    for seed in range(100):
        rng = Rng(seed)
        values = random_values(rng)
        named = against_the_rulebook(rng, values)
        assert refusal({**values})[1]["row"] == named, f"seed {seed}"


def test_a_piece_of_seven_squares_in_a_row_does_not_fit_on_three_by_three() -> None:
    """[PF-45]"""
    game = GAME.boxed("long", {"building": {"university": {"cells": [[n, 0] for n in range(7)]}}})
    long = florence(game.new(3).table).printed.atlas
    block = 0b111 | 0b111 << 7 | 0b111 << 14
    assert GAME.printed.atlas.fits(0, block)
    assert not long.fits(0, block)
    assert long.fits(0, 0b1111111)
    assert long.fits(1, block)


@pytest.mark.parametrize("seed", BOXES)
def test_in_any_box_every_piece_has_a_place_at_the_start(seed: int) -> None:
    """As every seat has room for all of them then. [PF-45]"""
    t = florence(random_box(GAME, seed).new(3).table)
    t.measure(0, ALL_PIECES)
    assert t.room[0] == t.room[1] == ALL_PIECES


@pytest.mark.parametrize("seed", BOXES)
def test_thumbs_and_searches_play_any_box(seed: int) -> None:
    game = random_box(GAME, seed)
    thumb, search = bot("thumb", game, seed), bot("search:iterations=20", game, seed)
    s = game.new(3, seed=f"bots {seed}")
    moves = 0
    while not s.over:
        seat = s.to_act()[0]
        player = search if moves % APART == 0 else thumb
        s.play(seat, player.choose(game.view(s, seat), game.decision(s, seat)))
        moves += 1
    check_board(game, s)


def board_of(game: Game, s: State) -> Board:
    view: Any = game.view(s, 0).to_dict()
    return Board(view, ["a", "b", "c"], "en", game.box.values)


def check_board(game: Game, s: State) -> None:
    """The terminal draws every piece where it lies."""
    t, drawn = florence(s.table), board_of(game, s)
    assert len(drawn.lines(100)) > 20
    for seat, court in enumerate(drawn.view["seats"]):
        covered = [square for place in court["pieces"] for square in drawn.squares(place)]
        assert sum(1 << (7 * row + column) for row, column in covered) | RESIDENCE == t.covered[seat]


def test_the_ways_to_lay_a_long_piece_are_drawn_whole() -> None:
    """[PF-3]"""
    game = GAME.boxed("long", {"landscape": {"forest": {"cells": [[n, 0] for n in range(7)]}}})
    s = game.new(3, seed="long", first=0)
    for seat in range(3):
        s.play(seat, s.legal(seat)[0])
    for text in ("name forest", "pass", "pass"):
        s.play(s.to_act()[0], text)
    lines = [line.plain for line in board_of(game, s).lines(100)]
    assert [line.count("Fo") for line in lines if "Fo" in line.split()] == [8, 1, 1, 1, 1, 1, 1]
