"""Actions: a code in the core, a text on the wire. The catalogue of a game ties the two."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.arrays import append, vec
from signoria.kernel.bits import first_bit

NOBODY: Final[i64] = -1  # no seat, no holder, no answer yet, no such action


def grown(n: i64) -> vec[i64]:
    out: vec[i64] = vec[i64]()
    for _i in range(n):
        out = append(out, 0)
    return out


ROOM: Final[i64] = 8192  # no game has more actions, so that no question has more answers
ZEROS: Final = grown(ROOM)
# So many codes of a range are written without a look at how many there are: what is offered is unpredictable, and a
# processor that guessed wrong loses more than a few cells cost, which the next code overwrites.
AT_ONCE: Final[i64] = 4


def filled(n: i64, value: i64) -> vec[i64]:
    """A new array of n equal values: one slice is cheaper than n appends."""
    if n > ROOM:
        out = grown(n)
    else:
        out = ZEROS[:n]
    if value != 0:
        for i in range(n):
            out[i] = value
    return out


def put(cells: vec[i64], i: i64, value: i64) -> None:
    """Write a cell. For the loops of the kernel: an array that is handed on is not counted, one written in place is."""
    cells[i] = value


def fill(cells: vec[i64], value: i64) -> None:
    """Write the same into all cells of an array."""
    for i in range(len(cells)):
        cells[i] = value


def copy_cells(source: vec[i64], target: vec[i64]) -> None:
    """Write the values of one array over the first of another that is as long or longer."""
    for i in range(len(source)):
        target[i] = source[i]


def column(values: list[int]) -> vec[i64]:
    """A list as an array: for constant tables, and for tests."""
    out = filled(len(values), 0)
    for i, value in enumerate(values):
        out[i] = value
    return out


@mypyc_attr(acyclic=True)
@final
class Actions:
    """A reusable buffer of action codes: what a seat may do now.

    The codes listed one by one come first, then at most one ladder: a range of codes that nobody needs to write out,
    such as every bid from 6 to 250.
    """

    def __init__(self) -> None:
        self.codes: Final = filled(ROOM + AT_ONCE, 0)
        self.listed: i64 = 0
        self.first: i64 = 0  # the lowest code of the ladder
        self.count: i64 = 0  # all of them, the ladder included

    def clear(self) -> None:
        self.listed = 0
        self.count = 0

    def add(self, code: i64) -> None:
        put(self.codes, self.listed, code)
        self.listed += 1
        self.count += 1

    def add_if(self, code: i64, may: bool) -> None:
        """Add a code, or not; it is written either way, see AT_ONCE."""
        put(self.codes, self.listed, code)
        n = i64(may)
        self.listed += n
        self.count += n

    def add_range(self, first: i64, last: i64) -> None:
        """Add every code from `first` to `last`, both included."""
        size = last + 1 - first
        if size < 0:
            size = 0
        codes, listed = self.codes, self.listed
        for n in range(AT_ONCE):
            codes[listed + n] = first + n
        for n in range(AT_ONCE, size):
            codes[listed + n] = first + n
        self.listed = listed + size
        self.count += size

    def add_each(self, first: i64, members: i64) -> None:
        """Add `first` and n for each bit n of a set, the lowest first."""
        while members != 0:
            self.add(first + first_bit(members))
            members &= members - 1

    def add_ladder(self, first: i64, last: i64) -> None:
        """Add the one range that stays a range; it is always listed last."""
        if last >= first:
            self.first = first
            self.count += last - first + 1

    def at(self, i: i64) -> i64:
        if i < self.listed:
            return self.codes[i]
        return self.first + i - self.listed

    def has(self, code: i64) -> bool:
        ladder = self.count - self.listed
        if self.first <= code < self.first + ladder:
            return True
        for i in range(self.listed):
            if self.codes[i] == code:
                return True
        return False

    def to_list(self) -> list[int]:
        return [int(self.at(i)) for i in range(self.count)]


@final
class Catalogue:
    """The language of a game: every action code has one text, and the other way round."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.codes: dict[str, int] = {}

    def name(self, first: i64, texts: list[str]) -> None:
        """Give the codes first, first + 1, ... their texts; codes are named in order, without a gap."""
        if first != len(self.texts):
            raise ValueError(f"catalogue: {texts[0]!r} should begin at {len(self.texts)}, not {first}")
        for text in texts:
            if text in self.codes:
                raise ValueError(f"catalogue: {text!r} twice")
            self.codes[text] = len(self.texts)
            self.texts.append(text)

    def text(self, code: i64) -> str:
        return self.texts[code]

    def code(self, text: str) -> i64:
        """The code of a text, or NOBODY if no action has it."""
        return self.codes.get(text, -1)

    def __len__(self) -> int:
        return len(self.texts)
