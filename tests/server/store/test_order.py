"""Processes that write about the same tables do so in the same order: else each might wait for the other."""

from signoria.server.store.books import Page, written


def test_books_are_written_in_one_order_whoever_keeps_them() -> None:
    pages = [Page(f"table{n}", 3, "{}") for n in range(4)]
    assert [rows for _statement, rows in written(pages)] == [rows for _statement, rows in written(pages[::-1])]
