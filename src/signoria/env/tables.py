"""The buffers of a batch as NumPy arrays: in this process, or of several that share theirs."""

from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from struct import Struct
from typing import Any

import numpy as np
import numpy.typing as npt

from signoria.core import COMPILED
from signoria.env.core.batch import Batch
from signoria.env.episode import Bytes, Mask, Setting, in_place


def column(cells: Any, kind: type) -> npt.NDArray[Any]:
    """An array of the core in place; interpreted, a copy."""
    return np.frombuffer(cells, dtype=kind) if COMPILED else np.array(cells, dtype=kind)


class Tables:
    """So many tables in this process. What the arrays hold is overwritten by the next step."""

    def __init__(self, setting: Setting, count: int, seed: int, everyone: bool) -> None:
        self.setting = setting
        self.count = count
        self.batch = Batch(setting.game, setting.tensors, setting.edition, setting.options, count, seed, not everyone)

    def reset(self, seed: int) -> None:
        self.batch.reset(seed & 0x3FFFFFFF)

    def step(self, actions: npt.NDArray[Any]) -> None:
        self.batch.step(np.asarray(actions, dtype="<i4").tobytes())

    def play_at_random(self, steps: int) -> None:
        self.batch.play_at_random(steps)

    def close(self) -> None:
        """Nothing is held."""

    @property
    def observations(self) -> Bytes:
        return in_place(self.batch.observations).reshape(self.count, -1)

    @property
    def masks(self) -> Mask:
        return in_place(self.batch.masks).view(np.int8).reshape(self.count, -1)[:, : self.setting.actions]

    @property
    def asked(self) -> npt.NDArray[np.int64]:
        """The seat that is to answer at each table."""
        return column(self.batch.asked, np.int64)

    @property
    def held(self) -> npt.NDArray[np.int64]:
        """Where a game ended: the seat that had answered last, or that was the learner's."""
        return column(self.batch.held, np.int64)

    @property
    def over(self) -> npt.NDArray[np.int64]:
        """1 where the last step ended a game."""
        return column(self.batch.over, np.int64)

    @property
    def rewards(self) -> npt.NDArray[np.float64]:
        """Of the games that ended: by table and seat."""
        return column(self.batch.rewards, np.float64).reshape(self.count, -1)


def shapes(setting: Setting, count: int) -> dict[str, tuple[type, tuple[int, ...]]]:
    """What the processes share: every buffer by its name, with its kind and shape."""
    return {
        "observations": (np.uint8, (count, setting.size)),
        "masks": (np.int8, (count, setting.actions)),
        "asked": (np.int64, (count,)),
        "held": (np.int64, (count,)),
        "over": (np.int64, (count,)),
        "rewards": (np.float64, (count, setting.seats)),
        "actions": (np.int32, (count,)),
    }


FILLED = ("observations", "masks", "asked", "held", "over", "rewards")
ORDER = Struct(
    "<cq"
)  # what a process is told: a letter and a number, since to pickle them would take as long as a step
RESET, STEP, RANDOM, CLOSE = b"r", b"s", b"p", b"c"


def laid_out(memory: SharedMemory, setting: Setting, count: int) -> dict[str, npt.NDArray[Any]]:
    """The buffers in one piece of shared memory, each at a multiple of 64 bytes."""
    out: dict[str, npt.NDArray[Any]] = {}
    at = 0
    for name, (kind, shape) in shapes(setting, count).items():
        out[name] = np.ndarray(shape, dtype=kind, buffer=memory.buf, offset=at)
        at += -(-out[name].nbytes // 64) * 64
    return out


def work(
    pipe: Connection, name: str, place: tuple[str, int, str, dict[str, int]], rows: tuple[int, int, int], everyone: bool
) -> None:
    """What each process does: step its rows of the tables, and copy what they show to where all see it."""
    first, end, count = rows
    setting = Setting.of(*place)
    tables = Tables(setting, end - first, 0, everyone)
    memory = SharedMemory(name)
    shared = {buffer: cells[first:end] for buffer, cells in laid_out(memory, setting, count).items()}
    shown = [getattr(tables, buffer) for buffer in FILLED]
    while True:
        command, number = ORDER.unpack(pipe.recv_bytes())
        if command == CLOSE:
            break
        if command == RESET:
            tables.reset(number)
        elif command == STEP:
            tables.step(shared["actions"])
        else:
            tables.play_at_random(number)
        if not COMPILED:  # else they show what is there now
            shown = [getattr(tables, buffer) for buffer in FILLED]
        for buffer, cells in zip(FILLED, shown, strict=True):
            np.copyto(shared[buffer], cells)
        pipe.send_bytes(command)
    shared.clear()
    memory.close()


class SharedTables:
    """The same, shared out to several processes."""

    def __init__(self, setting: Setting, count: int, seed: int, everyone: bool, processes: int) -> None:
        context = get_context("spawn")
        self.setting = setting
        self.count = count
        size = sum(
            np.dtype(kind).itemsize * int(np.prod(shape)) + 64 for kind, shape in shapes(setting, count).values()
        )
        self.memory = SharedMemory(create=True, size=size)
        self.shared = laid_out(self.memory, setting, count)
        self.pipes: list[Connection] = []
        self.workers = []
        place = (setting.game.key, setting.seats, setting.edition, setting.options)
        bounds = [count * n // processes for n in range(processes + 1)]
        for first, end in pairwise(bounds):
            ours, theirs = context.Pipe()
            rows = (first, end, count)
            worker = context.Process(target=work, args=(theirs, self.memory.name, place, rows, everyone), daemon=True)
            worker.start()
            theirs.close()
            self.pipes.append(ours)
            self.workers.append(worker)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Every process has a seed of its own."""
        self.tell(RESET, [seed * len(self.pipes) + n for n in range(len(self.pipes))])

    def step(self, actions: npt.NDArray[Any]) -> None:
        self.shared["actions"][:] = actions
        self.tell(STEP, [0] * len(self.pipes))

    def play_at_random(self, steps: int) -> None:
        self.tell(RANDOM, [steps] * len(self.pipes))

    def tell(self, command: bytes, numbers: list[int]) -> None:
        """All are told before anyone is waited for."""
        for pipe, number in zip(self.pipes, numbers, strict=True):
            pipe.send_bytes(ORDER.pack(command, number))
        for pipe in self.pipes:
            pipe.recv_bytes()

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.send_bytes(ORDER.pack(CLOSE, 0))
        for worker in self.workers:
            worker.join()
        if self.pipes:
            self.shared.clear()
            self.memory.close()
            self.memory.unlink()
        self.pipes, self.workers = [], []

    @property
    def observations(self) -> Bytes:
        return self.shared["observations"]

    @property
    def masks(self) -> Mask:
        return self.shared["masks"]

    @property
    def asked(self) -> npt.NDArray[np.int64]:
        return self.shared["asked"]

    @property
    def held(self) -> npt.NDArray[np.int64]:
        return self.shared["held"]

    @property
    def over(self) -> npt.NDArray[np.int64]:
        return self.shared["over"]

    @property
    def rewards(self) -> npt.NDArray[np.float64]:
        return self.shared["rewards"]
