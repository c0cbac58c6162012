"""The buffers of a batch as NumPy arrays: in this process, or of several that share theirs."""

import pickle
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from struct import Struct
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt

from signoria.core import COMPILED
from signoria.env.core.batch import Batch
from signoria.env.episode import Bytes, Mask, Setting, in_place
from signoria.kernel.errors import SignoriaError


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


def shapes(setting: Setting, count: int, processes: int) -> dict[str, tuple[type, tuple[int, ...]]]:
    """What the processes share: every buffer by its name, with its kind and shape."""
    return {
        "observations": (np.uint8, (count, setting.size)),
        "masks": (np.int8, (count, setting.actions)),
        "asked": (np.int64, (count,)),
        "held": (np.int64, (count,)),
        "over": (np.int64, (count,)),
        "rewards": (np.float64, (count, setting.seats)),
        "actions": (np.int32, (count,)),
        "sent": (np.int64, (processes, 2, LINE)),
    }


FILLED = ("observations", "masks", "asked", "held", "over", "rewards")
ORDER = Struct(
    "<cq"
)  # what a process is told: a letter and a number, since to pickle them would take as long as a step
RESET, STEP, RANDOM, CLOSE = b"r", b"s", b"p", b"c"
LINE = 8  # cells of a line of the processor's cache: who writes beside another makes it wait
DONE = b""  # the answer to an order; else what went wrong
WATCHED = 0.0002  # seconds that a message is watched for: to be woken takes a fifth of a step of 64 tables


def laid_out(memory: SharedMemory, setting: Setting, count: int, processes: int) -> dict[str, npt.NDArray[Any]]:
    """The buffers in one piece of shared memory, each at a multiple of 64 bytes."""
    out: dict[str, npt.NDArray[Any]] = {}
    at = 0
    for name, (kind, shape) in shapes(setting, count, processes).items():
        out[name] = np.ndarray(shape, dtype=kind, buffer=memory.buf, offset=at)
        at += -(-out[name].nbytes // 64) * 64
    return out


class Line:
    """One end of a pipe. How many messages were sent stands in shared memory as well: who waits for one looks there
    for a moment before it sleeps. What is said goes through the pipe, which also tells when the other has died.
    """

    def __init__(self, pipe: Connection, ours: npt.NDArray[np.int64], theirs: npt.NDArray[np.int64]) -> None:
        self.pipe = pipe
        self.ours = ours
        self.theirs = theirs
        self.heard = 0

    def say(self, message: bytes) -> None:
        self.pipe.send_bytes(message)
        self.ours[0] += 1

    def hear(self) -> bytes:
        self.heard += 1
        until = perf_counter() + WATCHED
        while self.theirs[0] < self.heard and perf_counter() < until:
            pass
        return self.pipe.recv_bytes()


class Share:
    """Some of the tables: what one process steps, and copies to where all see it."""

    def __init__(self, setting: Setting, shared: dict[str, npt.NDArray[Any]], rows: slice, everyone: bool) -> None:
        self.tables = Tables(setting, rows.stop - rows.start, 0, everyone)
        self.actions = shared["actions"][rows]
        self.cells = [shared[name][rows] for name in FILLED]
        self.shown = self.arrays()

    def arrays(self) -> list[npt.NDArray[Any]]:
        return [getattr(self.tables, name) for name in FILLED]

    def obey(self, command: bytes, number: int) -> None:
        if command == RESET:
            self.tables.reset(number)
        elif command == STEP:
            self.tables.step(self.actions)
        else:
            self.tables.play_at_random(number)
        if not COMPILED:  # else they show what is there now
            self.shown = self.arrays()
        for cells, shown in zip(self.cells, self.shown, strict=True):
            np.copyto(cells, shown)


def work(
    pipe: Connection,
    name: str,
    place: tuple[str, int, str, dict[str, int]],
    size: tuple[int, int],
    process: int,
    everyone: bool,
) -> None:
    """What a process does that was started for its share."""
    setting = Setting.of(*place)
    memory = SharedMemory(name)
    shared = laid_out(memory, setting, *size)
    line = Line(pipe, shared["sent"][process, 1], shared["sent"][process, 0])
    share = Share(setting, shared, rows_of(process, *size), everyone)
    while True:
        command, number = ORDER.unpack(line.hear())
        if command == CLOSE:
            break
        answer = DONE
        try:
            share.obey(command, number)
        except SignoriaError as error:
            answer = pickle.dumps(error)
        line.say(answer)
    del line, share
    shared.clear()
    memory.close()


def rows_of(process: int, count: int, processes: int) -> slice:
    """Which of the tables are a process's."""
    return slice(count * process // processes, count * (process + 1) // processes)


class SharedTables:
    """The same, shared out to several processes, of which this is the first: it steps its share while they do."""

    def __init__(self, setting: Setting, count: int, seed: int, everyone: bool, processes: int) -> None:
        context = get_context("spawn")
        self.setting = setting
        self.count = count
        self.processes = processes
        size = sum(
            np.dtype(kind).itemsize * int(np.prod(shape)) + 64
            for kind, shape in shapes(setting, count, processes).values()
        )
        self.memory = SharedMemory(create=True, size=size)
        self.shared = laid_out(self.memory, setting, count, processes)
        self.shared["sent"][:] = 0
        self.lines: list[Line] = []
        self.workers: list[SpawnProcess] = []
        place = (setting.game.key, setting.seats, setting.edition, setting.options)
        for process in range(1, processes):
            ours, theirs = context.Pipe()
            what = (theirs, self.memory.name, place, (count, processes), process, everyone)
            worker = context.Process(target=work, args=what, daemon=True)
            worker.start()
            theirs.close()
            self.lines.append(Line(ours, *self.shared["sent"][process]))
            self.workers.append(worker)
        self.share = Share(setting, self.shared, rows_of(0, count, processes), everyone)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Every process has a seed of its own."""
        self.tell(RESET, [seed * self.processes + n for n in range(self.processes)])

    def step(self, actions: npt.NDArray[Any]) -> None:
        self.shared["actions"][:] = actions
        self.tell(STEP, [0] * self.processes)

    def play_at_random(self, steps: int) -> None:
        self.tell(RANDOM, [steps] * self.processes)

    def tell(self, command: bytes, numbers: list[int]) -> None:
        """The others are told before this process does its own, and waited for whatever comes of that."""
        try:
            for line, number in zip(self.lines, numbers[1:], strict=True):
                line.say(ORDER.pack(command, number))
            try:
                self.share.obey(command, numbers[0])
            finally:
                answers = [line.hear() for line in self.lines]
        except (EOFError, OSError) as error:
            raise RuntimeError("a process that steps some of the tables has died: close them and begin anew") from error
        for answer in answers:
            if answer != DONE:
                raise pickle.loads(answer)

    def close(self) -> None:
        for line in self.lines:
            with suppress(OSError):  # it has died
                line.say(ORDER.pack(CLOSE, 0))
        for worker in self.workers:
            worker.join()
        if self.shared:
            del self.share, self.lines[:]
            self.shared.clear()
            with suppress(BufferError):  # somebody still looks at them
                self.memory.close()
            self.memory.unlink()
        self.workers = []

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
