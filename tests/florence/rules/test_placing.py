"""Placing pieces, checked square by square against a slow reading of the rule."""

import tomllib
from pathlib import Path

import pytest

import signoria.games.florence
from signoria import IllegalAction, Rng
from signoria.games.florence import GAME
from signoria.games.florence.components import ALL_PIECES, BUILDING_NAMES, PIECE_NAMES, PLACE
from signoria.games.florence.frames import florence
from signoria.games.florence.rules.placing import WhichPlace, has_room
from signoria.kernel.action import Actions
from tests.florence.positions import actions, auction, fresh, lay, play, verbs

PRINCIPALITIES = 3000
Square = tuple[int, int]  # row, column, from 1
Squares = frozenset[Square]

RESIDENCE: Squares = frozenset((row, column) for row in (6, 7) for column in (1, 2, 3))


def outlines() -> dict[str, list[Squares]]:
    """Every piece in the eight ways one can hold it, by the numbers of the notation; those that look alike are None."""
    box = tomllib.loads((Path(signoria.games.florence.__file__).parent / "box.toml").read_text(encoding="utf-8"))
    out: dict[str, list[Squares]] = {}
    for piece in box["building"] + box["landscape"]:
        ways: list[Squares] = []
        for number in range(8):
            squares = {(int(y), int(x)) for x, y in piece["cells"]}
            if number >= 4:
                squares = {(y, -x) for y, x in squares}
            for _quarter in range(number % 4):
                squares = {(x, -y) for y, x in squares}
            top, left = min(y for y, x in squares), min(x for y, x in squares)
            ways.append(frozenset((y - top, x - left) for y, x in squares))
        out[piece["id"]] = ways
    return out


OUTLINES = outlines()


def covered_by(text: str) -> Squares:
    """The squares of a place such as `opera r1 c4 e2`."""
    piece, row, column, turn = text.split()
    return frozenset((y + int(row[1:]), x + int(column[1:])) for y, x in OUTLINES[piece][int(turn[1:]) - 1])


def neighbours(square: Square) -> set[Square]:
    y, x = square
    return {(y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)}


def legal_places(piece: str, laid: list[str], builders: int) -> set[str]:
    """The rule, one square at a time."""
    taken = set(RESIDENCE)
    solid = set(RESIDENCE)
    for text in laid:
        taken |= covered_by(text)
        if text.split()[0] in BUILDING_NAMES:
            solid |= covered_by(text)
    apart = piece in BUILDING_NAMES and builders < 2
    found = set()
    for turn in range(1, 9):
        if OUTLINES[piece].index(OUTLINES[piece][turn - 1]) != turn - 1:
            continue
        for row in range(1, 8):
            for column in range(1, 8):
                text = f"{piece} r{row} c{column} e{turn}"
                squares = covered_by(text)
                if any(not (1 <= y <= 7 and 1 <= x <= 7) or (y, x) in taken for y, x in squares):
                    continue
                if apart and any(neighbours(square) & solid for square in squares):
                    continue
                found.add(text)
    return found


def offered(t: object, piece: str) -> set[str]:
    """What the engine offers to seat 0."""
    acts = Actions()
    table = florence(t)  # type: ignore[arg-type]  # a table
    WhichPlace(0, PIECE_NAMES.index(piece)).offer(table, 0, acts)
    return {GAME.catalogue.text(code).removeprefix("place ") for code in acts.to_list()}


def test_thousands_of_random_principalities_offer_the_places_of_the_slow_rule() -> None:
    """[PF-45] [PF-25] [PF-44]"""
    rng = Rng(7)
    for n in range(PRINCIPALITIES):
        t = fresh(3)
        t.builders[0] = rng.below(4)
        laid: list[str] = []
        for _piece in range(rng.below(9)):
            places = sorted(offered(t, PIECE_NAMES[rng.below(13)]))
            if places:
                laid.append(places[rng.below(len(places))])
                lay(t, 0, laid[-1])
        piece = PIECE_NAMES[n % 13]
        assert offered(t, piece) == legal_places(piece, laid, int(t.builders[0])), (laid, piece)
        t.measure(0, ALL_PIECES)
        assert has_room(t, 0, n % 13) == bool(offered(t, piece))


def test_every_place_of_the_catalogue_covers_the_squares_its_text_says() -> None:
    """[PF-3]"""
    atlas = GAME.printed.atlas
    for piece in range(13):
        for place in range(atlas.first_place[piece], atlas.first_place[piece + 1]):
            text = GAME.catalogue.text(PLACE + place).removeprefix("place ")
            assert sum(1 << (7 * (y - 1) + x - 1) for y, x in covered_by(text)) == atlas.squares[place]
            assert text.split()[0] == PIECE_NAMES[piece]


def test_a_piece_lies_wholly_on_the_grid() -> None:
    """[PF-E5] [PF-45]"""
    s = actions()
    play(s, "0 build tower")
    for corner in ("r6 c7 e1", "r1 c6 e2", "r0 c1 e1", "r8 c1 e1"):
        with pytest.raises(IllegalAction):
            play(s, f"0 place tower {corner}")


def test_a_piece_covers_no_other_piece_and_not_the_residence() -> None:
    """[PF-E5] [PF-45]"""
    s = actions(builders=[3], places={0: ["lake r1 c1 e1", "opera r1 c4 e1"]})
    play(s, "0 build tower")
    for text in ("tower r1 c1 e1", "tower r1 c4 e1", "tower r4 c1 e1", "tower r7 c3 e2"):
        with pytest.raises(IllegalAction):
            play(s, f"0 place {text}")
    play(s, "0 place tower r3 c1 e1")


@pytest.mark.parametrize(("builders", "legal"), [(0, False), (1, False), (2, True), (3, True)])
def test_a_building_touches_neither_a_building_nor_the_residence_without_two_builders(
    builders: int, legal: bool
) -> None:
    """[PF-E5] [PF-45] [PF-32]"""
    s = actions(builders=[builders], places={0: ["chapel r1 c1 e1"]})
    play(s, "0 build tower")
    places = verbs(s, 0, "place")
    assert ("tower r3 c1 e1" in places) == legal  # below the chapel, above the residence
    assert ("tower r5 c4 e1" in places) == legal  # beside the residence
    assert "tower r3 c5 e1" in places


def test_corners_may_touch() -> None:
    """[PF-45]"""
    s = actions(places={0: ["tower r1 c1 e1"]})
    play(s, "0 build chapel")
    places = verbs(s, 0, "place")
    assert "chapel r4 c2 e1" not in places  # its lower end is above the residence
    assert "chapel r4 c2 e2" not in places
    assert "chapel r3 c5 e1" in places
    s = actions(places={0: ["tower r1 c4 e1"]})
    play(s, "0 build chapel")
    assert "chapel r4 c5 e1" in verbs(s, 0, "place")  # corner to corner with the tower
    assert "chapel r4 c4 e1" not in verbs(s, 0, "place")


def test_landscapes_touch_anything_and_are_touched_by_anything() -> None:
    """[PF-45]"""
    s = auction(seats=3, places={2: ["tower r1 c1 e1"]})
    play(s, "0 pass", "1 pass", "2 take lake")
    assert {"lake r1 c2 e1", "lake r4 c1 e1"} <= set(verbs(s, 2, "place"))  # beside the tower, above the residence
    s = actions(places={0: ["lake r1 c2 e1"]})
    play(s, "0 build tower")
    assert "tower r1 c1 e1" in verbs(s, 0, "place")


def test_there_is_no_second_tower() -> None:
    """[PF-E5] [PF-44]"""
    s = actions(builders=[3], places={0: ["tower r1 c1 e1"]})
    with pytest.raises(IllegalAction):
        play(s, "0 build tower")


def test_what_was_placed_stays() -> None:
    """[PF-45]"""
    verb = {text.split()[0] for text in GAME.catalogue.texts}
    assert not verb & {"move", "remove", "demolish"}
