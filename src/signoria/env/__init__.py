"""Environments for learners: one table, or many at once, behind the doors that research knows.

    aec(game, seats=…)                  PettingZoo, one seat after the other
    parallel(game, seats=…)             PettingZoo, all who are asked at once
    vector(game, seats=…, num_envs=…)   Gymnasium, many tables: `make_vec("signoria/GAME-SEATS")` knows them too
    openspiel(game, seats=…)            OpenSpiel, with its own chance and information states

They need `pip install signoria[research]`; nobody who plays does.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from signoria.env.episode import Episode, Setting
from signoria.games import GAMES

if TYPE_CHECKING:
    from signoria.env.aec import TableAEC
    from signoria.env.parallel import TableParallel
    from signoria.env.vector import TableVector

__all__ = ["Episode", "Setting", "aec", "describe", "openspiel", "parallel", "vector"]


def describe(game: str, *, seats: int) -> str:
    """Every feature of an observation and every action, for people: what a number means, and how large it gets."""
    setting = Setting.of(game, seats, "", None)
    lines = [setting.version, f"{setting.size} features, {setting.actions} actions", ""]
    for n, feature in enumerate(setting.features):
        if feature.most > 0:
            lines.append(f"{n:5}  {feature.name:32} 0–{feature.most:<4} {feature.meaning}")
    lines += ["", *[f"{n:5}  {text}" for n, text in enumerate(setting.texts)]]
    return "\n".join(lines)


def aec(game: str, *, seats: int, edition: str = "", options: dict[str, int] | None = None) -> "TableAEC":
    """One table as a PettingZoo environment: whoever is asked acts."""
    from signoria.env.aec import TableAEC

    return TableAEC(Setting.of(game, seats, edition, options))


def parallel(game: str, *, seats: int, edition: str = "", options: dict[str, int] | None = None) -> "TableParallel":
    """The same for learners who step all agents at once: those who are not asked wait."""
    from signoria.env.parallel import TableParallel

    return TableParallel(Setting.of(game, seats, edition, options))


def vector(
    game: str,
    *,
    seats: int,
    num_envs: int = 1,
    edition: str = "",
    options: dict[str, int] | None = None,
    everyone: bool = False,
    processes: int = 0,
) -> "TableVector":
    """Many tables at once: one seat at each against chance, or `everyone`; in this process, or in several."""
    from signoria.env.vector import TableVector

    return TableVector(Setting.of(game, seats, edition, options), num_envs, everyone, processes)


def openspiel(
    game: str, *, seats: int, edition: str = "", options: dict[str, int] | None = None, deals: int = 1000
) -> Any:
    """One table as an OpenSpiel game: chance chooses one of so many deals, then everything is the players'."""
    from signoria.env.spiel import opened

    return opened(Setting.of(game, seats, edition, options), deals)


def register() -> None:
    """Tell Gymnasium of every game that a network can play."""
    import gymnasium

    for game in GAMES.values():
        for seats in game.seats:
            name = f"signoria/{game.key}-{seats}"
            if game.tensors(seats) is not None and name not in gymnasium.registry:
                what = {"game": game.key, "seats": seats}
                gymnasium.register(name, vector_entry_point="signoria.env.vector:made", kwargs=what)


if find_spec("gymnasium") is not None:
    register()
