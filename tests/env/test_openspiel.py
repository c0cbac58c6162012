"""OpenSpiel's own simulation test, search and regret minimiser, unmodified."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

from signoria.env import Episode, openspiel
from signoria.env.spiel import TableState
from tests.env.test_tensors import Place, setting_of


def begun(place: Place, deal: int) -> TableState:
    state: TableState = openspiel(place[0], seats=place[1]).new_initial_state()
    state.apply_action(deal)
    return state


def playing(state: TableState) -> Episode:
    assert state.episode is not None
    return state.episode


def play_on(state: TableState, steps: int, rng: np.random.Generator) -> None:
    for _n in range(steps):
        if not state.is_terminal():
            state.apply_action(int(rng.choice(state.legal_actions())))


def test_random_games_with_serialisation_and_masks(place: Place) -> None:
    game = openspiel(place[0], seats=place[1])
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


def test_a_state_is_given_back_by_its_history(place: Place) -> None:
    game = openspiel(place[0], seats=place[1])
    state, rng = begun(place, 3), np.random.default_rng(1)
    play_on(state, 60, rng)
    text = pyspiel.serialize_game_and_state(game, state)
    _game, again = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(state)
    assert playing(again).state.digest() == playing(state).state.digest()
    for player in range(place[1]):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.observation_tensor(player) == state.observation_tensor(player)


def test_a_clone_goes_its_own_way(place: Place) -> None:
    state, rng = begun(place, 3), np.random.default_rng(1)
    play_on(state, 20, rng)
    twin, before = state.clone(), str(state)
    play_on(twin, 20, rng)
    assert str(state) == before
    assert playing(state).state.digest() != playing(twin).state.digest()


def test_what_is_resampled_looks_the_same_to_its_player(place: Place) -> None:
    state, rng = begun(place, 4), np.random.default_rng(2)
    for _n in range(12):
        player = state.current_player()
        twin = state.resample_from_infostate(player, rng.random)
        assert twin.current_player() == player
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions() == state.legal_actions()
        play_on(state, 5, rng)


def test_others_do_not_learn_which_answer_was_given_in_secret(place: Place) -> None:
    state = begun(place, 1)
    if len(playing(state).asked) > 1:
        other = playing(state).asked[1]
        twins = []
        for action in state.legal_actions()[:2]:
            twin = state.clone()
            twin.apply_action(action)
            twins.append(twin.information_state_string(other))
        assert len(set(twins)) == 1


def test_information_set_search_runs(place: Place) -> None:
    state = begun(place, 2)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=3,
        random_state=np.random.RandomState(2),
    )
    play_on(state, 10, np.random.default_rng(1))
    assert bot.step(state) in state.legal_actions()


def test_counterfactual_regret_is_minimised_by_sampling(place: Place) -> None:
    """Two deals, and trajectories instead of the tree: the games are too large for it.

    It divides by the chance that it came here, a product over the whole history. Near the end of a game of 600 and more
    choices, such as of The Prince with five seats, that is less than a float holds, and it divides by 0; see below.
    """
    game = openspiel(place[0], seats=place[1], deals=2)
    np.random.seed(1)
    solver = OutcomeSamplingSolver(game)
    with np.errstate(divide="ignore", invalid="ignore"):
        solver.iteration()
    state = game.new_initial_state()
    state.apply_action(0)
    chances = solver.average_policy().action_probabilities(state)
    assert sum(chances.values()) > 0.99
    assert set(chances) == set(state.legal_actions())


def test_no_chance_that_we_give_is_nothing(place: Place) -> None:
    """What is drawn or may be chosen is possible; only the product of hundreds of them is too small for a float."""
    game = openspiel(place[0], seats=place[1], deals=2)
    state, rng = game.new_initial_state(), np.random.default_rng(1)
    assert [chance for _deal, chance in state.chance_outcomes()] == [0.5, 0.5]
    state.apply_action(0)
    came_here = np.log(0.5)
    while not state.is_terminal():
        assert state.legal_actions()
        came_here -= np.log(len(state.legal_actions()))
        play_on(state, 1, rng)
    smallest = np.log(np.nextafter(0.0, 1.0))
    assert came_here < smallest or place != ("borgia", 5)


def test_the_name_says_all(place: Place) -> None:
    setting = setting_of(place, 1)
    game = openspiel(place[0], seats=place[1], edition=setting.edition, options=setting.options, deals=7)
    again = pyspiel.load_game(str(game))
    assert again.setting.version == setting.version
    assert again.max_chance_outcomes() == 7
