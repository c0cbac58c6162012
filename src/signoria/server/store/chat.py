"""What is said at a table, line by line."""

from sqlalchemy import bindparam, func, select

from signoria.server.play.messages import ChatLine
from signoria.server.store.schema import chat
from signoria.server.store.store import Store
from signoria.server.store.writer import Statement

COLUMNS = (chat.c.n, chat.c.at, chat.c.seat, chat.c.name, chat.c.spectators, chat.c.text)
AMONG = (chat.c.table == bindparam("of"), chat.c.spectators == bindparam("among"), chat.c.n > bindparam("after"))
LAST_LINES = select(*COLUMNS).where(*AMONG, chat.c.text != "").order_by(chat.c.n.desc()).limit(bindparam("most"))


async def lines(store: Store, table: str, spectators: bool, after: int, most: int) -> list[ChatLine]:
    """The last lines of players or of spectators after line `after`, in order, without those that were removed."""
    rows = await store.rows(LAST_LINES, of=table, among=spectators, after=after, most=most)
    return [ChatLine(*row) for row in reversed(rows)]


async def last_line(store: Store, table: str, spectators: bool) -> int:
    """Its number; -1 if nothing was said yet."""
    row = await store.row(select(func.max(chat.c.n)).where(chat.c.table == table, chat.c.spectators == spectators))
    return -1 if row is None or row[0] is None else int(row[0])


def said(table: str, line: ChatLine, person: str) -> Statement:
    values = {"n": line.n, "at": line.at, "seat": line.seat, "name": line.name, "spectators": line.spectators}
    return chat.insert().values(**values, table=table, person=person, text=line.text)
