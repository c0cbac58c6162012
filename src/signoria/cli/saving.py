"""The game on disk after every action: where it is kept, and how it is found again."""

import os
import secrets
import shlex
import shutil
import sys
import tempfile
import time
from pathlib import Path

from signoria.cli.files import saves, write_whole
from signoria.cli.records import read_record
from signoria.games import own_box
from signoria.kernel.errors import BadRecord, BadSetup, SignoriaError
from signoria.kernel.game import ENGINE, Game
from signoria.kernel.record import Record, begun, play_record
from signoria.kernel.state import State


class Save:
    """The file of a game in play. When it cannot be written the game goes on, and the next action tries again."""

    def __init__(self, path: Path, kept: bool) -> None:
        self.path = path
        self.kept = kept  # in the folder where `--resume` looks by itself
        self.fault = ""  # why the last writing failed

    def keep(self, s: State) -> None:
        try:
            write_whole(self.path, record_to_keep(s))
            self.fault = ""
        except OSError as error:
            self.fault = error.strerror or str(error)

    def keep_first(self, s: State) -> None:
        """Before the first action: better not to begin than to lose a game."""
        self.keep(s)
        if self.fault:
            raise BadSetup("nowhere-to-save", folder=str(self.path.parent), fault=self.fault)

    def rescue(self, s: State) -> None:
        """Nobody will play on here: if the file still cannot be written, another place is better than none."""
        if self.fault:
            self.keep(s)
        for elsewhere in (saves, lambda: Path(tempfile.gettempdir())):
            if self.fault:
                try:
                    other = Save(unused(elsewhere() / self.path.name), kept=False)
                except OSError:
                    continue
                other.keep(s)
                if not other.fault:
                    self.path, self.kept, self.fault = other.path, False, ""

    def resume_command(self) -> str:
        return f"{command()} play --resume" + ("" if self.kept else f" {self.quoted()}")

    def quoted(self) -> str:
        return shlex.quote(str(self.path))


def record_to_keep(s: State) -> dict[str, object]:
    """The record of a game of one's own: somebody's box travels with it."""
    record = s.record()
    return {**record, "box": own_box(s.game) or record["box"]}


def command() -> str:
    """How this program is called here."""
    if shutil.which("signoria"):
        return "signoria"
    called = Path(sys.argv[0])
    return shlex.quote(sys.argv[0]) if called.stem == "signoria" else f"{shlex.quote(sys.executable)} -m signoria"


def folder() -> Path:
    """The folder of saved games, or one clear line about it."""
    try:
        return saves()
    except OSError as error:
        raise BadSetup("nowhere-to-save", folder=str(error.filename), fault=error.strerror or str(error)) from None


def unused(path: Path) -> Path:
    """This name, or one like it that no file has."""
    free = path
    while os.path.lexists(free):
        free = path.with_name(f"{path.stem}-{secrets.token_hex(2)}{path.suffix}")
    return free


def new_save(game: Game, named: Path | None) -> Save:
    """A file of its own for a new game; none is ever written over."""
    if named is None:
        stamp = time.strftime("%Y-%m-%d-%H%M%S")
        return Save(folder() / f"{game.key}-{stamp}-{secrets.token_hex(2)}.json", kept=True)
    if named.exists():
        raise BadSetup("save-exists", file=str(named))
    return Save(named, kept=False)


def unfinished() -> Path | None:
    """The newest saved game that is not over; files that are no records are passed over."""
    for path in sorted(filter(Path.is_file, folder().glob("*.json")), key=written, reverse=True):
        try:
            if not read_record(str(path))[1].over:
                return path
        except (SignoriaError, OSError):
            continue
    return None


def written(path: Path) -> int:
    """When; whatever has gone meanwhile is oldest."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def saved(file: str) -> tuple[Path, Game, Record]:
    """The game to go on with: the file named, or the newest unfinished one."""
    if file == "-":
        raise BadSetup("resume-stdin")
    path = Path(file) if file else unfinished()
    if path is None:
        raise BadSetup("nothing-to-resume", folder=str(folder()))
    game, record = read_record(str(path))
    if record.over:
        raise BadSetup("resume-over", file=str(path))
    return path, game, record


def brought_back(game: Game, record: Record) -> tuple[State, list[int]]:
    """The game as it was left, and for each seat how much of the story had been told when it last chose."""
    s = begun(game, record)
    told = [0] * record.seats
    for n, action in enumerate(record.actions):
        length = len(s.table.log or [])
        play_record(s, record, n + 1)
        told[int(action.split()[0])] = length
    if record.engine == ENGINE and s.digest() != record.digest:
        raise BadRecord("false-digest")
    return s, told
