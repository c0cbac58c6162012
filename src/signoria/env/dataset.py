"""Records as a data set: every decision of finished games as a network would have seen it, and a card that says so."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from signoria.env.episode import Episode, Setting
from signoria.kernel.errors import BadRecord, BadSetup
from signoria.kernel.game import Game
from signoria.kernel.record import Record, begun, play_record

MEANING = {
    "observation": "what the seat that decided could know, feature by feature",
    "mask": "what it could choose: a bit an action, as `numpy.unpackbits` reads them",
    "action": "what it chose: an index of `actions`",
    "seat": "the seat that decided",
    "game": "the record, counted from 0, that the decision is of",
    "reward": "what the game was worth to that seat: its share of the win, less an equal share",
    "features": "the names of the numbers of an observation",
    "most": "the bound of each",
    "actions": "the texts of all actions, by index",
    "version": "of the environment: a network fits data of the same version",
}

HOW_TO_READ = {
    ".npz": "`numpy.load` opens it: every array by its name.",
    ".arrow": "`pyarrow.feather.read_table` opens it, and whatever else reads Arrow's files: a row a decision. "
    "`features`, `most`, `actions` and `version` are metadata of its schema, as JSON.",
}


class Collection:
    """Decisions of records that are all of one game, edition, options and number of seats."""

    def __init__(self) -> None:
        self.setting: Setting | None = None
        self.columns: dict[str, list[Any]] = {name: [] for name in ("observation", "mask", "action", "seat", "game")}
        self.rewards: list[float] = []
        self.games = 0
        self.unfinished = 0

    def add(self, game: Game, record: Record) -> None:
        """Every decision of a finished game; of one that is not, none: nobody knows what it was worth."""
        state = begun(game, record)
        setting = Setting.of(game.key, record.seats, record.edition, game.options_of(state))
        if self.setting is None:
            self.setting = setting
        if setting.version != self.setting.version or game.box.digest != setting.game.box.digest:
            raise BadSetup("dataset-mixed", one=self.setting.version, other=setting.version)
        if not record.over:
            self.unfinished += 1
            return
        episode = Episode(self.setting)
        episode.state = state
        seats: list[int] = []
        for n, action in enumerate(record.actions):
            seat, _space, text = action.partition(" ")
            self.note(episode, int(seat), text)
            seats.append(int(seat))
            play_record(state, record, n + 1)
        paid = episode.rewards()
        self.rewards += [paid[seat] for seat in seats]
        self.games += 1

    def note(self, episode: Episode, seat: int, text: str) -> None:
        space = episode.setting.tensors.space
        code = episode.setting.game.catalogue.code(text)
        if code < 0 or not 0 <= seat < episode.setting.seats:
            raise BadRecord("no-seat", n=len(self.columns["seat"]) + 1, action=f"{seat} {text}"[:60])
        row = (episode.observe(seat), np.packbits(episode.mask(seat)), int(space.index[code]), seat, self.games)
        for column, value in zip(self.columns.values(), row, strict=True):
            column.append(value)

    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """Everything that `numpy.savez_compressed` is to write."""
        setting = self.setting
        assert setting is not None, "there is no record"
        kinds = {"observation": np.uint8, "mask": np.uint8, "action": np.int32, "seat": np.int8, "game": np.int32}
        out: dict[str, npt.NDArray[Any]] = {
            name: np.array(self.columns[name], dtype=kind) for name, kind in kinds.items()
        }
        out["reward"] = np.array(self.rewards, dtype=np.float32)
        out["features"] = np.array([feature.name for feature in setting.features])
        out["most"] = setting.most
        out["actions"] = np.array(setting.texts)
        out["version"] = np.array(setting.version)
        return out

    def write(self, file: Path) -> None:
        """As Arrow if the name says so, else as NumPy's own."""
        if file.suffix == ".arrow":
            self.write_arrow(file)
        else:
            np.savez_compressed(file, **self.arrays())  # type: ignore[arg-type]  # its stub takes the switch for an array

    def write_arrow(self, file: Path) -> None:
        """What has a row a decision as columns, what is said once as metadata."""
        try:
            import pyarrow as pa
            from pyarrow.feather import write_feather
        except ImportError:
            raise BadSetup("no-arrow") from None
        columns, once = {}, {}
        for name, values in self.arrays().items():
            if name not in (*self.columns, "reward"):
                once[name] = json.dumps(values.tolist())
            elif values.ndim == 1:
                columns[name] = pa.array(values)
            else:
                columns[name] = pa.FixedSizeListArray.from_arrays(pa.array(values.reshape(-1)), values.shape[1])
        write_feather(pa.table(columns).replace_schema_metadata(once), file, compression="zstd")

    def card(self, file: Path) -> str:
        """What is in it, for whoever finds it."""
        setting = self.setting
        assert setting is not None, "there is no record"
        lines = [f"# {file.stem}", "", f"{setting.game.title}, {setting.version}.", ""]
        lines += [f"{len(self.rewards)} decisions of {self.games} finished games; {self.unfinished} left out.", ""]
        lines += [f"`{file.name}`: {HOW_TO_READ[file.suffix]}", ""]
        lines += ["| array | kind | shape | what it is |", "|---|---|---|---|"]
        for array, values in self.arrays().items():
            shape = " × ".join(str(n) for n in values.shape) or "one"
            lines.append(f"| `{array}` | {values.dtype} | {shape} | {MEANING[array]} |")
        lines += ["", "Nothing is in an observation that its seat could not know. The features:", ""]
        lines += [f"- `{one.name}` (0–{one.most}): {one.meaning}" for one in setting.features if one.most > 0]
        return "\n".join(lines) + "\n"


def collected(records: Iterable[tuple[Game, Record]]) -> Collection:
    out = Collection()
    for game, record in records:
        out.add(game, record)
    return out
