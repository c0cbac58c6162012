"""What is printed on the components of a game: ours, or somebody's own box, checked and known by its digest.

A box is `values`: by kind of component and by its id, the value of each field. A game says with a `Sheet` which fields
there are and what each can hold; what the rulebook says of them together it checks itself.
"""

from typing import final

from signoria.kernel.dump import digest
from signoria.kernel.errors import BadBox

Fields = dict[str, object]
Values = dict[str, dict[str, Fields]]

LONGEST_NAME = 60
MOST_PRINTED = 99  # no card says a larger number


def row_name(kind: str, id: str) -> str:
    return f"{kind}.{id}"


class Kind:
    """What a field can hold."""

    def __init__(self, key: str, nouns: dict[str, int | str]) -> None:
        self.key: str = key  # of the sentence that says what it should be
        self.nouns: dict[str, int | str] = nouns

    def holds(self, value: object) -> bool:
        raise NotImplementedError

    def in_order(self, value: object) -> object:
        """The one way to write a value."""
        return value


def is_number(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


@final
class Number(Kind):
    """A whole number."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__("box-number", {"least": least, "most": most})
        self.least: int = least
        self.most: int = most

    def holds(self, value: object) -> bool:
        return is_number(value, self.least, self.most)


@final
class OneOf(Kind):
    """A name of a list."""

    def __init__(self, names: list[str]) -> None:
        super().__init__("box-one-of", {"names": ", ".join(names)})
        self.names: list[str] = names

    def holds(self, value: object) -> bool:
        return isinstance(value, str) and value in self.names


@final
class Some(Kind):
    """Different names of a list, in any order."""

    def __init__(self, names: list[str], least: int, most: int) -> None:
        super().__init__("box-some", {"names": ", ".join(names), "least": least, "most": most})
        self.names: list[str] = names
        self.least: int = least
        self.most: int = most

    def holds(self, value: object) -> bool:
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            return False
        for name in value:
            if not isinstance(name, str) or name not in self.names or value.count(name) > 1:
                return False
        return True

    def in_order(self, value: object) -> object:
        assert isinstance(value, list)
        return [name for name in self.names if name in value]


@final
class CountOfEach(Kind):
    """A number for each name of a list; those not named have none."""

    def __init__(self, names: list[str], most: int) -> None:
        super().__init__("box-count-of-each", {"names": ", ".join(names), "most": most})
        self.names: list[str] = names
        self.most: int = most

    def holds(self, value: object) -> bool:
        if not isinstance(value, dict):
            return False
        for name, count in value.items():
            if name not in self.names or not is_number(count, 0, self.most):
                return False
        return True

    def in_order(self, value: object) -> object:
        assert isinstance(value, dict)
        return {name: value.get(name, 0) for name in self.names}


@final
class Cells(Kind):
    """The squares of a piece, each as column and row from 0."""

    def __init__(self, side: int, most: int) -> None:
        super().__init__("box-cells", {"side": side, "most": most})
        self.side: int = side
        self.most: int = most

    def holds(self, value: object) -> bool:
        if not isinstance(value, list) or not 1 <= len(value) <= self.most:
            return False
        for cell in value:
            if not isinstance(cell, list) or len(cell) != 2 or value.count(cell) > 1:
                return False
            if not is_number(cell[0], 0, self.side - 1) or not is_number(cell[1], 0, self.side - 1):
                return False
        return True

    def in_order(self, value: object) -> object:
        """Row by row, pushed into the corner."""
        assert isinstance(value, list)
        left = min(int(x) for x, y in value)
        top = min(int(y) for x, y in value)
        cells = sorted((int(y) - top, int(x) - left) for x, y in value)
        return [[x, y] for y, x in cells]


@final
class Sheet:
    """Which values of a game's box may differ from copy to copy, and those of ours."""

    def __init__(self, kinds: dict[str, dict[str, Kind]], ours: Values) -> None:
        self.kinds: dict[str, dict[str, Kind]] = kinds
        self.ours: Values = ours

    def completed(self, given: dict[str, object]) -> Values:
        """These values with ours where they say nothing, written the one way; BadBox names the row that is wrong."""
        out: Values = {kind: {id: dict(row) for id, row in rows.items()} for kind, rows in self.ours.items()}
        for kind, rows in given.items():
            if kind not in out or not isinstance(rows, dict):
                raise BadBox("box-no-kind", kind=str(kind)[:40], known=", ".join(out))
            for id, row in rows.items():
                if id not in out[kind] or not isinstance(row, dict):
                    raise BadBox("box-no-row", row=row_name(kind, str(id)[:40]), known=", ".join(out[kind]))
                self.fill_in(out[kind][id], kind, str(id), row)
        return out

    def fill_in(self, out: Fields, kind: str, id: str, row: dict[str, object]) -> None:
        for field, value in row.items():
            if field not in out:
                raise BadBox("box-no-field", row=row_name(kind, id), field=str(field)[:40], known=", ".join(out))
            wanted = self.kinds[kind][field]
            if not wanted.holds(value):
                raise BadBox(wanted.key, row=row_name(kind, id), field=field, **wanted.nouns)
            out[field] = wanted.in_order(value)


def checked_name(name: str) -> str:
    """What somebody calls their box: one line that can be written down."""
    told = " ".join(name.split())
    if not told or len(told) > LONGEST_NAME or not told.isprintable():
        raise BadBox("box-name", most=LONGEST_NAME)
    return told


@final
class Box:
    """The values a game is played with, by a name that people give them and a digest that tells them apart."""

    def __init__(self, game: str, name: str, values: Values) -> None:
        self.game: str = game
        self.name: str = name  # empty for ours
        self.values: Values = values
        self.digest: str = digest({"game": game, "values": values})

    def to_dict(self, whole: bool) -> dict[str, object]:
        """As records name it; whole, it can be played with wherever the record goes."""
        out: dict[str, object] = {"name": self.name, "digest": self.digest}
        if whole:
            out["values"] = self.values
        return out

    def differs(self, ours: Values) -> list[str]:
        """The rows in which it is not as ours."""
        return [
            row_name(kind, id)
            for kind, rows in self.values.items()
            for id, row in rows.items()
            if row != ours[kind][id]
        ]


def numbers(rows: list[Fields], field: str) -> list[int]:
    """The number that each row has in a field."""
    out: list[int] = []
    for row in rows:
        value = row[field]
        assert isinstance(value, int)
        out.append(value)
    return out


def printed_rows(box: dict[str, object], kinds: dict[str, dict[str, Kind]]) -> Values:
    """The values of a box file of ours that a sheet names: its rows stand in lists."""
    out: Values = {}
    for kind, fields in kinds.items():
        rows = box[kind]
        assert isinstance(rows, list)
        out[kind] = {}
        for row in rows:
            out[kind][str(row["id"])] = {f: fields[f].in_order(row[f]) for f in fields if f in row}
    return out
