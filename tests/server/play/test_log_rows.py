"""The log as the database keeps it: whatever was ever written is read, and written again as it was."""

import pytest

from signoria.kernel.errors import BrokenInvariant
from signoria.server.play.entry import (
    Acted,
    AnyEntry,
    Consented,
    Declined,
    Ended,
    Flagged,
    SeatAsked,
    Seated,
    Started,
    Undone,
    Wished,
)
from signoria.server.play.log_rows import LogRow, entry_of, row_of
from signoria.server.store.backup_rows import CHOICES

Columns = tuple[str, int, str, str]
HEAD = ("t", 7, 1_700_000_000_123)
WRITTEN: list[tuple[Columns, AnyEntry]] = [  # kind, seat, by and text, as servers have written them
    (("start", -1, "", "person bot:thumb default"), Started(*HEAD, ["person", "bot:thumb", "default"])),
    (("act", 2, "person", "lay red"), Acted(*HEAD, 2, "person", "lay red")),
    (("act", 0, "bot", "bid 300"), Acted(*HEAD, 0, "bot", "bid 300")),
    (("act", 1, "wish", "pass"), Acted(*HEAD, 1, "wish", "pass")),
    (("act", 1, "clock", "pass"), Acted(*HEAD, 1, "clock", "pass")),
    (("undo", 0, "person", ""), Undone(*HEAD, 0, "person")),
    (("wish", 1, "person", ""), Wished(*HEAD, 1, "person", [])),
    (("wish", 1, "person", "forced"), Wished(*HEAD, 1, "person", ["forced"])),
    (("wish", 1, "person", "upto 3\nnext lay red"), Wished(*HEAD, 1, "person", ["upto 3", "next lay red"])),
    (("sit", 2, "person", "person"), Seated(*HEAD, 2, "person", "person")),
    (("sit", 2, "person", "default"), Seated(*HEAD, 2, "person", "default")),
    (("sit", 2, "clock", "bot:thumb"), Seated(*HEAD, 2, "clock", "bot:thumb")),
    (("ask", 1, "person", ""), SeatAsked(*HEAD, 1, "person")),
    (("consent", 0, "person", "pause"), Consented(*HEAD, 0, "person", "pause")),
    (("consent", 0, "person", "sit 2"), Consented(*HEAD, 0, "person", "sit 2")),
    (("refuse", 0, "person", "resume"), Declined(*HEAD, 0, "person", "resume")),
    (("flag", 3, "clock", ""), Flagged(*HEAD, 3, "clock")),
    (("end", -1, "clock", "abandoned"), Ended(*HEAD, "clock", "abandoned")),
    (("end", -1, "admin", "closed"), Ended(*HEAD, "admin", "closed")),
]


@pytest.mark.parametrize(("written", "entry"), WRITTEN)
def test_a_row_is_read_as_its_entry_and_written_again_as_it_was(written: Columns, entry: AnyEntry) -> None:
    kind, seat, by, text = written
    row = LogRow(*HEAD, kind, seat, by, text)
    assert entry_of(row) == entry
    assert row_of(entry) == row


def test_every_kind_of_entry_is_known_to_backups_too() -> None:
    assert {written[0] for written, _entry in WRITTEN} == CHOICES["log", "kind"]
    assert {type(entry) for _written, entry in WRITTEN} == set(AnyEntry.__args__)


def test_a_row_of_no_kind_is_not_believed() -> None:
    with pytest.raises(BrokenInvariant, match="log-gap"):
        entry_of(LogRow(*HEAD, "dream", 0, "person", ""))
