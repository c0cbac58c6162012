"""What was said at a table: each line once, as it was said, and heard in order by whoever may."""

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.world.checks.oracles import Truth


def check(truth: "Truth") -> None:
    world = truth.world
    rows = world.disk.query('SELECT n, seat, spectators, text FROM chat WHERE "table" = ? ORDER BY n', truth.row.id)
    said = Counter(text for _n, _seat, _spectators, text in rows)
    for sent in world.sent:
        if sent.type == "say":
            once = 1 if any(answer.type == "said" for answer in sent.answers) else 0
            if not once <= said[sent.text] <= sent.times:
                world.fail(
                    f"“{sent.text}” was said {sent.times} times and answered {once}, and is there {said[sent.text]}"
                )
    lines = {(spectators, n): text for n, _seat, spectators, text in rows}
    for guest in world.guests:
        for line in guest.chat:
            if lines.get((line.spectators, line.n)) != line.text:
                world.fail(f"{guest.who} heard “{line.text}”, which is not what was said")
