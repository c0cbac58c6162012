"""A table as an OpenSpiel game: chance deals once, at the root, then every decision is a player's.

Which of the deals it is settles all that chance will bring, so that a history alone gives a state back. Whoever
searches from a seat's knowledge asks `resample_from_infostate`, which deals what the seat does not know anew.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from signoria.env.episode import Episode, Setting
from signoria.games import GAMES

LONGEST = 100_000  # decisions: no game comes near it
DEALS = 1000


def prefixed(key: str) -> str:
    return f"python_signoria_{key}"


def parameters(key: str, seats: int, deals: int, edition: str, options: dict[str, int]) -> dict[str, Any]:
    """What an OpenSpiel game of ours is made of, in the form that is written into its name."""
    return {"players": seats, "deals": deals, "edition": edition, **options}


def game_type(key: str) -> Any:
    game = GAMES[key]
    return pyspiel.GameType(
        short_name=prefixed(key),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(key, game.seats[0], DEALS, game.editions[0], game.checked_options(None)),
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """Utilities are each seat's share of the win, less what is everybody's share before the game begins."""

    key = ""  # of the game, in the classes below

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = GAMES[self.key]
        given = {
            **parameters(self.key, game.seats[0], DEALS, game.editions[0], game.checked_options(None)),
            **(params or {}),
        }
        options = {option.key: int(given[option.key]) for option in game.options}
        self.setting = Setting.of(self.key, int(given["players"]), given["edition"], options)
        self.deals = int(given["deals"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=self.deals,
            num_players=self.setting.seats,
            min_utility=-1.0 / self.setting.seats,
            max_utility=1.0 - 1.0 / self.setting.seats,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.key), info, given)

    def new_initial_state(self, _text: str | None = None) -> "TableState":
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TableObserver":
        return TableObserver(self.setting, iig_obs_type is not None and iig_obs_type.perfect_recall)


class TableState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """Nothing is dealt until chance has chosen a deal."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.episode: Episode | None = None
        self.seen: list[bytes] = [b""] * game.setting.seats  # what each saw last
        self.trail: list[bytes] = [b""] * game.setting.seats  # and a fingerprint of all that it saw and did

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.episode.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.episode.asked[0]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None
        return self.episode.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals: int = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        actor = -1
        if self.episode is None:
            self.episode = Episode(self.get_game().setting, action)
        else:
            actor = self.current_player()
            self.episode.step(actor, action)
        self.look(actor, action)

    def look(self, actor: int, action: int) -> None:
        """Everyone remembers what it did, and what it saw if that has changed: not that others did something unseen."""
        assert self.episode is not None
        for player in range(len(self.seen)):
            now = self.episode.observe(player).tobytes()
            if player == actor:
                self.remember(player, action.to_bytes(4, "big"))
            if now != self.seen[player]:
                self.seen[player] = now
                self.remember(player, now)

    def remember(self, player: int, what: bytes) -> None:
        self.trail[player] = blake2b(self.trail[player] + what, digest_size=16).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().setting.texts[action])

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.over

    def returns(self) -> list[float]:
        if self.episode is None or not self.episode.over:
            return [0.0] * len(self.seen)
        return self.episode.rewards()

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> "TableState":
        """A state that this player cannot tell from this one, for searches; its history is not its own."""
        twin: TableState = self.clone()
        assert self.episode is not None
        twin.episode = self.episode.re_deal(player, int(probability() * (1 << 30)))
        return twin

    def __str__(self) -> str:
        return " ".join(self.action_to_string(one.player, one.action) for one in self.full_history())


class TableObserver:
    """An observation as features; as a string, those that are not 0, and with perfect recall the whole trail."""

    def __init__(self, setting: Setting, perfect_recall: bool) -> None:
        self.setting = setting
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(setting.size, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor.fill(0)
        if state.episode is not None:
            self.tensor[:] = state.episode.observe(player)

    def string_from(self, state: TableState, player: int) -> str:
        if state.episode is None:
            return ""
        told = " ".join(f"{name}={n}" for name, n in state.episode.describe(player).items())
        return f"seat {player}: {told}" + (f" after {state.trail[player].hex()}" if self.perfect_recall else "")


CLASSES: dict[str, type[TableGame]] = {}
for one in GAMES.values():
    if one.tensors(one.seats[0]) is not None:
        CLASSES[one.key] = type(f"{one.key.title()}Game", (TableGame,), {"key": one.key})
        pyspiel.register_game(game_type(one.key), CLASSES[one.key])


def opened(setting: Setting, deals: int) -> TableGame:
    """The game as OpenSpiel loads it by its name."""
    what = parameters(setting.game.key, setting.seats, deals, setting.edition, setting.options)
    game: TableGame = pyspiel.load_game(prefixed(setting.game.key), what)
    return game
