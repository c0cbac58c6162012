"""Tables that nobody has open are looked at and left again, by one who looks on."""

import asyncio
from collections.abc import Callable, Sequence
from time import perf_counter

from tools.load.laying import Laid
from tools.load.measure import Figures, House, percentile
from tools.load.ours import Message, decode
from tools.load.processes import memory
from tools.load.wire import connect


async def visited(house: House, tables: Sequence[Laid]) -> Figures:
    """One after the other: from the question until the game is seen."""
    heard: asyncio.Queue[Message] = asyncio.Queue()

    def hear(data: bytes) -> None:
        for line in data.split(b"\n"):
            heard.put_nowait(decode(line))

    wire = await connect(house.port, "/api/live", "", hear)
    first, others = tables[: len(tables) // 5], tables[len(tables) // 5 :]
    for table in first:  # what is made once is made, and as many rooms are open as are kept open anyway
        await look(wire.send, heard, table.id)
    before, used = memory(house.servers), house.seconds()
    took = [await look(wire.send, heard, table.id) for table in others]
    wire.close()
    return {
        "tables": len(tables),
        "visited": len(others),
        "p50": percentile(took, 50),
        "p99": percentile(took, 99),
        "longest": percentile(took, 100),
        "server_cpu_ms": round(1000 * (house.seconds()["server"] - used["server"]) / len(others), 2),
        "memory_mb": round(before / 2**20, 1),
        "bytes_a_table_left": round((memory(house.servers) - before) / len(others)),
    }


async def look(send: Callable[[str], None], heard: asyncio.Queue[Message], id: str) -> float:
    begun = perf_counter()
    send(f'{{"type":"subscribe","table":"{id}","seat":-1}}')
    while (await heard.get()).type != "sync":
        pass
    took = perf_counter() - begun
    send(f'{{"type":"unsubscribe","table":"{id}","seat":-1}}')
    while (await heard.get()).type != "unsubscribed":
        pass
    return took
