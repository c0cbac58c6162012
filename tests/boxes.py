"""Boxes that are not ours: at random within what the rulebook says, and with one thing that is wrong.

What only a game knows of its box is in `tests/GAME/boxes.py`: `random_values`, `against_the_rulebook` and
`second_opinion`.
"""

from importlib import import_module
from types import ModuleType

from signoria import GAMES, Game, Rng
from signoria.kernel.box import Kind, Values, row_name
from signoria.lab.boxes import table, written

NONSENSE = [-1, 1_000_000, 1.5, True, "nonsense", "", [], ["nonsense"], [[0, 99]], {"nonsense": 1}, [["a"], 7]]
BOXED = [game for game in GAMES.values() if game.sheet.kinds]  # whose copies may differ


def boxes_of(game: Game) -> ModuleType:
    return import_module(f"tests.{game.key}.boxes")


def random_values(game: Game, seed: int) -> Values:
    values: Values = boxes_of(game).random_values(Rng(seed))
    return values


def random_box(game: Game, seed: int) -> Game:
    return game.boxed(f"random {seed}", {**random_values(game, seed)})


def one_of(rng: Rng, some: list[str]) -> str:
    return some[int(rng.below(len(some)))]


def some_of(rng: Rng, names: list[str], count: int) -> list[str]:
    """So many different ones."""
    left, out = names[:], []
    for _ in range(count):
        out.append(left.pop(int(rng.below(len(left)))))
    return out


def in_toml(game: Game, values: Values) -> str:
    """A box as somebody writes it, right or wrong."""
    lines = [f"game = {written(game.key)}", f"name = {written('a box')}"]
    return "\n".join(
        lines + [line for kind, rows in values.items() for id in rows for line in table(kind, id, rows[id])]
    )


def spoilt(game: Game, seed: int) -> tuple[str, str]:
    """A box that is right but for one thing, in TOML; and what the error must name."""
    rng, values = Rng(seed), random_values(game, seed)
    kind = one_of(rng, [*values])
    id = one_of(rng, [*values[kind]])
    field = one_of(rng, [*values[kind][id]])
    named = row_name(kind, id)
    match int(rng.below(6)):
        case 0:
            values[kind]["nowhere"] = values[kind].pop(id)
            named = row_name(kind, "nowhere")
        case 1:
            values["nothing"] = {id: values[kind][id]}
            named = "nothing"
        case 2:
            values[kind][id]["weight"] = values[kind][id].pop(field)
        case 3 | 4:
            values[kind][id][field] = nonsense(rng, game.sheet.kinds[kind][field])
        case _:
            named = boxes_of(game).against_the_rulebook(rng, values)
    return in_toml(game, values), named


def nonsense(rng: Rng, kind: Kind) -> object:
    wrong = [value for value in NONSENSE if not kind.holds(value)]
    return wrong[int(rng.below(len(wrong)))]
