"""Processes that write about the same tables do so in the same order: else each might wait for the other."""

import asyncio

import pytest

from signoria.server.store import Store, open_store
from signoria.server.store.books import Page, written
from signoria.server.store.tables import noted
from tests.server.store.test_store import with_tables


def test_books_are_written_in_one_order_whoever_keeps_them() -> None:
    pages = [Page(f"table{n}", 3, "{}") for n in range(4)]
    assert [rows for _statement, rows in written(pages)] == [rows for _statement, rows in written(pages[::-1])]


@pytest.mark.anyio
async def test_notes_of_the_same_tables_do_not_wait_for_each_other_in_a_circle(
    postgres_address: str, caplog: pytest.LogCaptureFixture
) -> None:
    """PostgreSQL would break the circle after a second, and one of the two begin again."""
    here, there = await open_store(postgres_address), await open_store(postgres_address)
    ids = "abcdefgh"
    await with_tables(here, *ids)

    async def note(store: Store, order: str, time: int) -> None:
        await asyncio.gather(*(store.write(about=id, many=[noted(id, told=time)]) for id in order))

    for time in range(20):
        await asyncio.gather(note(here, ids, time), note(there, ids[::-1], time))
    assert "tried again" not in caplog.text
    await here.close()
    await there.close()
