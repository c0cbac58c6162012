"""The view says where we are in the words of the rulebook."""

import json
from itertools import chain
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from typing_extensions import is_typeddict

from signoria import State
from signoria.games.borgia import GAME
from signoria.games.borgia.components import SEIZE
from signoria.games.borgia.frames import borgia
from signoria.games.borgia.public import PublicView
from signoria.games.borgia.rules.seizure import standing_defence
from tests.borgia.positions import election, may, new_round, number, play, playing, turn
from tests.tables import in_either_mode, random_game

OWN = {0: {"nepi": ["leonardo"]}, 1: {"ceri": ["sforza", "datary"], "open": ["este", "castellan"]}}


DECLARED = get_type_hints(PublicView, include_extras=True)


def seen(s: State, observer: int = -1) -> Any:  # where tests know what is there, types need not
    return GAME.view(s, observer).to_dict()


def fits(value: Any, hint: Any) -> bool:
    """Whether a value is of a declared type, with nothing beside it, and every name one of the game's."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return fits(value, inner[0]) and value in GAME.names.get(inner[1], [value])
    if origin in (Union, UnionType):
        return any(fits(value, one) for one in inner)
    if origin is Literal:
        return value in inner
    if origin is list:
        return isinstance(value, list) and all(fits(one, inner[0]) for one in value)
    if origin is dict:
        return isinstance(value, dict) and all(fits(key, inner[0]) and fits(value[key], inner[1]) for key in value)
    if is_typeddict(hint):
        hints = get_type_hints(hint, include_extras=True)
        return isinstance(value, dict) and value.keys() == hints.keys() and all(fits(value[k], hints[k]) for k in hints)
    return type(value) is hint


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_view_is_of_the_declared_type(seats: int) -> None:
    for seed in range(in_either_mode(4)):
        for n, s in enumerate(random_game((GAME, "phalanx", seats), seed)):
            view = seen(s, n % (seats + 1) - 1)
            assert view.keys() == DECLARED.keys()
            assert [key for key, hint in DECLARED.items() if not fits(view[key], hint)] == []


@pytest.mark.parametrize("seats", [3, 5])
def test_every_card_is_hidden_or_in_sight(seats: int) -> None:
    """Marriage and Savonarola lie in the middle while they hold, and so does what is sold and will be kept."""
    for seed in range(in_either_mode(3)):
        for n, s in enumerate(random_game((GAME, "phalanx", seats), seed)):
            view = seen(s, n % (seats + 1) - 1)
            shown = [*view["aside"], *view["discard"], *view["arriving"], *(view["hand"] or [])]
            for own in view["seats"]:
                shown += [*own["properties"], *chain(*own["properties"].values()), *own["home"], *own["open"]]
            sold = view["sale"] is not None and view["sale"]["what"]["card"] not in view["arriving"]
            middle = bool(view["marriage"]) + view["savonarola"] + sold
            assert len(shown) + middle + sum(view["hidden"].values()) == 60


def test_a_family_says_what_it_would_be_paid_and_score_for_what_lies_before_it() -> None:
    """[TP-60] [TP-80]"""
    cards: Any = GAME.box.values["card"]
    own = seen(playing(own={1: {"nepi": ["datary"], "open": ["leonardo"]}}), 0)["seats"][1]
    assert own["income"] == cards["nepi"]["income"] + cards["datary"]["income"] > 0
    assert own["points"] == cards["nepi"]["vp"] + cards["leonardo"]["vp"] > 0


def test_a_sale_says_what_is_sold_and_who_is_still_in() -> None:
    """[TP-22]"""
    s = turn(table=["ostia", "nepi"])
    play(s, "0 turn 2", "0 pass", "1 bid 7")
    view = seen(s)
    what = {"card": "nepi", "slot": 2}
    assert view["sale"] == {"what": what, "price": 7, "leader": 1, "in": [1, 2], "step": 1}
    assert (view["phase"], view["turn"], view["table"], view["arriving"]) == ("buy", 0, [1], ["nepi"])
    assert (view["asked"], view["question"]) == ([2], {"prompt": "bid", "nouns": {}})


def test_before_the_first_bid_nobody_leads() -> None:
    """[TP-22]"""
    s = turn(table=["ostia"])
    play(s, "0 turn 1")
    assert seen(s)["sale"]["leader"] is None
    assert "leader" not in GAME.decision(s, 0).nouns


def test_an_attack_says_what_defends_the_target_and_each_only_its_own_condottieri() -> None:
    """[TP-52] [TP-53] [TP-51]"""
    s = playing(hands={0: ["lorca"], 1: ["corella"]}, own=OWN)
    play(s, "0 seize ceri", "0 commit lorca")
    making = seen(s)["making"]
    assert making["what"] == "seizure"
    assert (making["attacker"], making["defender"], making["target"], making["helped"]) == (0, 1, "ceri", True)
    assert [line["of"] for line in making["defence"]] == ["ceri", "sforza"]
    assert sum(line["power"] for line in making["defence"]) == standing_defence(borgia(s.table), SEIZE + number("ceri"))
    assert seen(s, 0)["sealed"]["mine"] == ["commit lorca"]
    assert seen(s, 1)["sealed"]["mine"] == seen(s)["sealed"]["mine"] == []
    assert (seen(s)["asked"], seen(s)["question"]) == ([0, 1], {"prompt": "commit", "nouns": {}})


def test_poison_says_who_strikes_at_what_and_with_what() -> None:
    """[TP-41] [TP-42]"""
    s = playing(0, hands={0: ["poison_plague", "bravo"]}, own=OWN)
    play(s, "0 poison datary")
    assert seen(s)["making"] == {"what": "death", "seat": 0, "card": "datary", "by": "poison_plague"}
    assert seen(s)["question"]["prompt"] == "doctor"
    play(s, "1 pass", "2 pass")
    assert seen(s)["making"] == {"what": "death", "seat": 0, "card": "datary", "by": "poison_plague"}
    play(s, "0 aside", "0 bravo castellan")
    assert seen(s)["making"] == {"what": "death", "seat": 0, "card": "castellan", "by": "bravo"}


def test_an_offer_is_the_proposers_until_it_is_put_and_hands_and_ducats_are_between_the_two() -> None:
    """[TP-95] [TP-4]"""
    s = playing(1, hands={1: ["spy"]}, options={"trade": 1}, own=OWN)
    play(s, "1 trade della_rovere", "1 offer datary", "1 offer spy")
    assert (seen(s, 1)["making"]["gives"], seen(s)["making"]["gives"]) == (
        ["datary", "spy"],
        [],
    )
    play(s, "1 done", "1 ducats 0", "1 want 5")
    for observer, gives, ducats in ((2, ["datary", "spy"], -5), (0, ["datary"], 0), (-1, ["datary"], 0)):
        making = seen(s, observer)["making"]
        assert making["what"] == "trade"
        assert (making["gives"], making["ducats"], making["stage"], making["consent"]) == (gives, ducats, "put", True)


def test_an_election_says_how_many_votes_elect_and_how_the_open_ones_stand() -> None:
    """[TP-71] [TP-72]"""
    s = election()
    standing = {"standing": [12, 12, 12], "pacts": []}
    assert seen(s)["election"] == {"ballot": 1, "pair": [], "tied": [], "tally": [], **standing}
    play(s, "0 votes 12", "1 votes 0", "1 votes 12", "2 votes 0", "2 votes 0")
    play(s, "0 votes 5")
    standing = {"standing": [5 + 7, 12, 12], "pacts": []}
    assert seen(s)["election"] == {"ballot": 2, "pair": [], "tied": [], "tally": [5, 0, 0], **standing}
    assert (seen(s)["elects"], seen(s)["phase"], seen(s)["turn"]) == (19, "election", 0)


def test_a_ballot_says_with_whom_the_observer_elects_and_what_is_missing() -> None:
    """[TP-70] [TP-71]"""
    s = election(seats=4, cardinals=[6, 6, 7, 5])
    assert seen(s, 0)["elects"] == 37
    assert seen(s, 0)["election"]["standing"] == [0, 18, 21, 15]
    assert seen(s, 0)["election"]["pacts"] == [
        {"others": [1], "votes": 36, "short": 1},
        {"others": [2], "votes": 39, "short": 0},
        {"others": [3], "votes": 33, "short": 4},
    ]


def test_where_no_two_elect_the_smallest_sum_that_does_is_told() -> None:
    """[TP-71]"""
    s = election(seats=5, cardinals=[2, 3, 4, 5, 6])
    assert seen(s, 0)["elects"] == 31
    assert [pact for pact in seen(s, 0)["election"]["pacts"] if pact["short"] == 0] == [
        {"others": [2, 3], "votes": 33, "short": 0}
    ]


def test_votes_that_were_cast_stand_where_they_are_and_the_voter_has_no_more() -> None:
    """[TP-72]"""
    s = election()
    play(s, "0 votes 12", "1 votes 0", "1 votes 12", "2 votes 0", "2 votes 0", "0 votes 0", "0 votes 12")
    assert seen(s, 1)["election"]["standing"] == [0, 12, 12]
    assert seen(s, 1)["election"]["pacts"] == [
        {"others": [0], "votes": 12, "short": 7},
        {"others": [2], "votes": 24, "short": 0},
    ]


def prey(s: State, observer: int) -> dict[str, Any]:
    return {one["target"]: one for one in seen(s, observer)["prey"]}


FACE_DOWN = ["ostia", "tivoli"]
RIVALS = {
    1: {"ceri": ["titian", "bentivoglio"], "home": ["datary", "este"], "open": ["bramante"]},
    2: {"bologna": ["gonzaga"]},
}


def test_a_target_is_told_with_its_owner_its_loot_and_how_far_one_reaches() -> None:
    """[TP-50] [TP-54] [TP-55]"""
    own = {0: {"nepi": ["leonardo"]}, **RIVALS}
    s = playing(table=FACE_DOWN, hands={0: ["trivulzio", "vitelli"], 1: ["spy"]}, own=own)
    found = prey(s, 0)
    assert [(one["target"], one["owner"]) for one in seen(s, 0)["prey"]] == [
        ("ceri", 1),
        ("bramante", 1),
        ("medici", 1),
        ("bologna", 2),
    ]
    ceri = found["ceri"]
    assert (ceri["attack"], ceri["falls_below"], ceri["stays"], ceri["bar"]) == (6, 3, None, None)
    assert ceri["defence"] == [{"of": "ceri", "power": 2}, {"of": "bentivoglio", "power": 1}]
    assert ceri["stakes"] == {"loot": ["ceri", "titian", "bentivoglio"], "points": 6, "ducats": 10, "fee": 20}
    assert found["medici"]["stakes"]["loot"] == ["datary"]
    assert found["bramante"]["falls_below"] == 6
    assert found["bologna"]["falls_below"] == 0, "six against six only ties"
    assert sorted(may(s, 0, "seize") + may(s, 0, "storm")) == sorted(found)
    assert seen(s, 1)["prey"] == seen(s)["prey"] == []


def test_an_artist_who_could_not_be_paid_after_the_attack_stays() -> None:
    """[TP-56]"""
    s = playing(table=FACE_DOWN, hands={0: ["trivulzio", "vitelli"]}, own=RIVALS, purse=[39, 100, 100])
    ceri = prey(s, 0)["ceri"]
    assert (ceri["stays"], ceri["stakes"]["points"], ceri["stakes"]["loot"]) == ("titian", 1, ["ceri", "bentivoglio"])


def test_what_cannot_be_named_says_why_and_partners_are_left_out() -> None:
    """[TP-44] [TP-50] [TP-56]"""
    s = playing(table=FACE_DOWN, own=RIVALS, purse=[10, 100, 100], married=(0, 2))
    found = prey(s, 0)
    assert "bologna" not in found
    assert {target: one["bar"] for target, one in found.items()} == {
        "ceri": "force",
        "bramante": "fee",
        "medici": "force",
    }
    assert may(s, 0, "seize") == []


def test_a_fight_says_what_it_is_about_until_it_is_won() -> None:
    """[TP-55]"""
    s = playing(table=FACE_DOWN, hands={0: ["trivulzio", "vitelli"]}, own=RIVALS)
    play(s, "0 seize ceri", "0 commit trivulzio", "0 commit vitelli")
    assert seen(s)["making"]["stakes"] == {
        "loot": ["ceri", "titian", "bentivoglio"],
        "points": 6,
        "ducats": 10,
        "fee": 20,
    }
    play(s, "0 done", "1 done")
    assert (seen(s)["making"]["won"], seen(s)["making"]["stakes"]) == (True, None)


def test_what_is_hidden_is_counted_and_what_is_known_to_be_in_a_hand_lies_nowhere_else() -> None:
    """[TP-4]"""
    s = turn(table=["ostia", "lorca"], hands={0: ["spy", "corella"], 1: ["doctor"]}, purse=[100, 100, 100])
    assert (seen(s, 0)["hidden"]["spy"], seen(s)["hidden"]["spy"]) == (5, 6)
    assert "corella" not in seen(s, 0)["hidden"]
    play(s, "0 turn 2", "0 bid 1", "1 bid 2", "2 pass", "0 pass")
    assert (seen(s, 0)["hidden"]["lorca"], "lorca" in seen(s, 0)["piled"]) == (1, False)
    assert (seen(s, 0)["hidden"]["doctor"], seen(s, 0)["piled"]["doctor"]) == (1, 1)


def test_the_popes_powers_are_told_as_they_are_used() -> None:
    """[TP-90] [TP-91] [TP-92]"""
    s = new_round(own={0: {"nepi": ["datary"]}, 1: {"ceri": ["castellan"]}}, top=["spy", "doctor", "bravo"])
    while seen(s)["question"]["prompt"] != "give-office":
        play(s, f"{s.to_act()[0]} {s.legal(s.to_act()[0])[0]}")
    play(s, "0 give medici")
    assert seen(s)["making"] == {"what": "hand-out", "handed": ["datary"]}
    play(s, "1 place open", "0 reshuffle")
    assert seen(s)["making"] == {"what": "reshuffle", "stay": ["datary"], "dealt": [{"card": "castellan", "seat": 1}]}
    play(s, "1 place open")
    assert seen(s)["making"] == {"what": "cardinals", "left": 3, "most": 0, "receivers": [1, 2, 0]}
    assert seen(s)["grounds"] == [1, 2]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_view_speaks_of_frames_or_codes(seats: int) -> None:
    for n, s in enumerate(random_game((GAME, "phalanx", seats), seats)):
        if n % 7 == 0:
            text = json.dumps(seen(s, n % seats))
            assert '"stack"' not in text
            assert '"is"' not in text
