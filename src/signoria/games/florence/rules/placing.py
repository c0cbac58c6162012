"""Pieces come into a principality, and stay where they are."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.florence.components import BUILDING_FAME, BUILDINGS, LANDSCAPE_FAME, LANDSCAPES, MOST_PIECES, PLACE
from signoria.games.florence.events import FOR_BUILDING, FOR_LANDSCAPE, PIECE_PLACED
from signoria.games.florence.frames import Question
from signoria.games.florence.grid import SQUARES
from signoria.games.florence.open import FlorenceOpen
from signoria.games.florence.table import Florence
from signoria.kernel.action import Actions
from signoria.kernel.bits import first_bit


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichPlace(Question):
    """Where a piece goes, and which way round: anywhere it covers only free squares. [PF-3] [PF-45]"""

    def __init__(self, seat: i64, piece: i64) -> None:
        super().__init__(seat)
        self.piece: i64 = piece

    def legal(self, t: Florence, seat: i64, out: Actions) -> None:
        free = t.free(seat, self.piece < BUILDINGS)
        atlas = t.printed.atlas
        for turn in range(atlas.first_turn[self.piece], atlas.first_turn[self.piece + 1]):
            corners = atlas.free_corners(turn, free)
            while corners != 0:
                out.add(PLACE + atlas.place[turn * SQUARES + first_bit(corners)])
                corners &= corners - 1

    def clone(self) -> "WhichPlace":
        return WhichPlace(self.seat, self.piece)


def has_room(t: FlorenceOpen, seat: i64, piece: i64) -> bool:
    """Is there a legal place for a piece? [PF-25] [PF-44]"""
    return (t.room[seat] >> piece) & 1 == 1


def lay_piece(t: FlorenceOpen, seat: i64, place: i64) -> None:
    """It covers its squares for the rest of the game. [PF-45]"""
    atlas = t.printed.atlas
    piece = atlas.piece_at(place)
    t.covered[seat] |= atlas.squares[place]
    t.laid[seat * MOST_PIECES + t.pieces[seat]] = place
    t.pieces[seat] += 1
    t.tell(PIECE_PLACED, seat, piece, atlas.row[place], atlas.column[place], atlas.turn[place], atlas.where[place])
    if piece < BUILDINGS:
        t.solid[seat] |= atlas.squares[place]
        add_building(t, seat, piece)
    else:
        add_landscape(t, seat, piece - BUILDINGS)
    t.measure(seat, t.room[seat])  # what had no room has none now


def add_building(t: FlorenceOpen, seat: i64, kind: i64) -> None:
    """Each earns 3 PP. [PF-44]"""
    t.buildings[seat] |= 1 << kind
    t.gain_fame(seat, BUILDING_FAME, FOR_BUILDING)


def add_landscape(t: FlorenceOpen, seat: i64, kind: i64) -> None:
    """One more of a kind that is there already earns 3 PP; the first of a kind none. [PF-30]"""
    if t.landscapes[seat * LANDSCAPES + kind] > 0:
        t.gain_fame(seat, LANDSCAPE_FAME, FOR_LANDSCAPE)
    t.landscapes[seat * LANDSCAPES + kind] += 1
