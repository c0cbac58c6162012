"""Records: what they claim is proved, all of it, and what they are given out as is a copy."""

import json
from pathlib import Path

import pytest

from signoria import BadRecord, BadSetup, Rng, State, game
from signoria.kernel.game import ENGINE
from signoria.kernel.record import parsed, proof, replayed
from signoria.kernel.rng import commitment
from tests.tables import step

GAME = game("principe")


def finished(seed: str = "a record") -> State:
    s, rng = GAME.new(3, seed=seed, players=["Anna", "Bruno", "Carla"]), Rng(1)
    while not s.over:
        step(s, rng)
    return s


def faults(record: dict[str, object], committed: str = "") -> list[str]:
    return [check.fault.key for check in proof(GAME, parsed(json.dumps(record)), committed) if check.fault]


def test_a_true_record_has_no_faults() -> None:
    assert faults(finished().record()) == []


@pytest.mark.parametrize(
    ("field", "claim"),
    [
        ("edition", ""),
        ("options", {}),
        ("options", {"rich": False}),
        ("commitment", "0" * 64),
        ("deal", []),
        ("digest", "0" * 64),
        ("scores", []),
    ],
)
def test_a_field_that_says_something_else_is_a_fault(field: str, claim: object) -> None:
    assert faults({**finished().record(), field: claim})


def test_numbers_that_only_look_alike_are_a_fault() -> None:
    record = finished().record()
    winners = record["winners"]
    assert isinstance(winners, list)
    assert faults({**record, "winners": [float(seat) for seat in winners]}) == ["false-winners"]


def test_actions_are_written_one_way() -> None:
    record = finished().record()
    actions = record["actions"]
    assert isinstance(actions, list)
    assert faults({**record, "actions": ["0" + actions[0], *actions[1:]]}) == ["false-actions"]


def test_players_and_engine_may_be_anyone() -> None:
    assert faults({**finished().record(), "players": ["A", "B", "C"], "engine": "9.9.9"}) == []


def test_a_record_made_from_another_seed_does_not_fit_what_was_committed_to() -> None:
    """It proves itself, but not to those who were told a commitment when the game began."""
    promised = commitment("a record")
    assert faults(finished("a record").record(), promised) == []
    forged = finished("another seed").record()
    assert faults(forged) == []
    assert faults(forged, promised) == ["false-commitment"]


def test_json_that_says_a_thing_twice_is_refused() -> None:
    text = json.dumps(finished().record())
    with pytest.raises(BadRecord, match="twice"):
        parsed(text[:-1] + ', "winners": [0]}')


def test_a_record_does_not_grow_with_its_game() -> None:
    players = ["Anna", "Bruno", "Carla"]
    s = GAME.new(3, seed="copies", players=players)
    record = s.record()
    before = json.dumps(record)
    s.play(0, s.legal(0)[0])
    players.append("Dario")
    assert json.dumps(record) == before
    assert s.record()["players"] == ["Anna", "Bruno", "Carla"]


@pytest.mark.parametrize("observer", [-2, -3, 3, 100])
def test_nobody_sees_through_eyes_that_are_not_there(observer: int) -> None:
    s = GAME.new(3, seed="eyes")
    with pytest.raises(BadSetup, match="seat-range"):
        GAME.view(s, observer)
    with pytest.raises(BadSetup, match="not-asked"):
        GAME.decision(s, observer)


def test_a_seed_must_be_a_text_that_can_be_written_down() -> None:
    with pytest.raises(BadSetup, match="bad-seed"):
        GAME.new(3, seed="\ud800")


def test_an_option_must_be_a_whole_number() -> None:
    with pytest.raises((BadSetup, TypeError)):
        GAME.new(3, options={"rich": 0.5})  # type: ignore[dict-item]  # on purpose


def test_a_game_of_an_earlier_engine_that_goes_the_same_by_todays_rules_holds() -> None:
    """How that engine kept its games, and how it told its points, is its own affair."""
    record = finished().record()
    totals = enumerate(GAME.totals(finished()))
    told_otherwise = [
        {"what": "all", "seat": n, "points": points, "rule": "IP-70", "nouns": {}} for n, points in totals
    ]
    assert faults({**record, "engine": "0.1.0", "digest": "0" * 64, "scores": told_otherwise}) == []


@pytest.mark.parametrize("at", [0, 20])
def test_a_game_of_an_earlier_engine_is_refused_at_the_first_action_that_is_not_legal_any_more(at: int) -> None:
    record = finished().record()
    actions = record["actions"]
    assert isinstance(actions, list)
    record |= {"engine": "0.1.0", "actions": [*actions[:at], "1 fly", *actions[at:]]}
    (refused,) = [check.fault for check in proof(GAME, parsed(json.dumps(record))) if check.fault]
    assert (refused.key, refused.nouns["engine"], refused.nouns["n"], refused.nouns["action"]) == (
        "another-engine",
        "0.1.0",
        at + 1,
        "1 fly",
    )
    with pytest.raises(BadRecord, match="another-engine"):
        replayed(GAME, parsed(json.dumps(record)))


def test_a_game_of_an_earlier_engine_that_comes_out_otherwise_is_refused() -> None:
    record = finished().record()
    winners = record["winners"]
    assert isinstance(winners, list)
    assert faults({**record, "engine": "0.1.0", "winners": [(winners[0] + 1) % 3]}) == ["another-outcome"]


RECORDS = Path(__file__).parent.parent / "golden" / "records"


@pytest.mark.parametrize("name", ["florence-0.1.0", "principe-0.1.0"])
def test_a_record_of_an_older_version_is_read_and_holds(name: str) -> None:
    record = parsed((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    assert [check.name for check in proof(game(record.game), record) if check.fault] == []


def test_a_record_whose_rules_were_others_says_which_engine_played_it_and_how_far_it_goes() -> None:
    """There a home was stormed without a condottiere. [TP-50]"""
    record = parsed((RECORDS / "borgia-0.1.0.json").read_text(encoding="utf-8"))
    (refused,) = [check.fault for check in proof(game("borgia"), record) if check.fault]
    nouns = {"engine": "0.1.0", "ours": ENGINE, "n": 17, "action": "1 storm della_rovere"}
    assert (refused.key, refused.nouns) == ("another-engine", nouns)
