"""Cards played from the hand: each in every situation that allows it and in every one that forbids it."""

import pytest

from signoria.games.borgia import GAME
from signoria.games.borgia.frames import borgia
from tests.borgia.positions import (
    Position,
    dealt,
    discarded,
    hand,
    may,
    owner,
    play,
    playing,
    refused,
    told,
    turn,
)

# Spy


def test_a_spy_takes_a_random_card_that_only_the_two_see() -> None:
    """[TP-40]"""
    s = playing(hands={0: ["spy"], 1: ["doctor", "vitelli"]})
    play(s, "0 spy medici")
    card = dealt(s, "spied")[0][0]
    assert hand(s, 0) == [card]
    assert [*hand(s, 1), card] in (["doctor", "vitelli"], ["vitelli", "doctor"])
    assert discarded(s) == ["spy"]
    assert told(s, "spies", 0)[0]["loot"] == told(s, "spied-on", 1)[0]["loot"] == card
    assert told(s, "spies", 2) == [{"event": "spies", "seat": 0, "opponent": 1}]
    assert told(s, "spied-on", 2) == [{"event": "spied-on", "seat": 1, "opponent": 0}]


def test_a_card_taken_by_a_spy_may_be_played_this_turn() -> None:
    """[TP-40]"""
    s = playing(hands={0: ["spy"], 1: ["marriage"]})
    play(s, "0 spy medici", "0 marry medici")
    assert borgia(s.table).married == 3


def test_an_empty_hand_may_be_spied_on_for_nothing_and_nobody_else_learns_it() -> None:
    """[TP-40] [TP-4]"""
    s = playing(hands={0: ["spy"]})
    assert may(s, 0, "spy") == ["medici", "della_rovere"]
    play(s, "0 spy medici")
    assert (hand(s, 0), discarded(s), dealt(s, "spied")) == ([], ["spy"], [])
    assert told(s, "spies", 0)[0]["loot"] == "nothing"
    assert told(s, "spies", 2) == [{"event": "spies", "seat": 0, "opponent": 1}]


def test_over_many_spies_every_card_of_a_hand_is_taken() -> None:
    """[TP-40]"""
    taken = set()
    for seed in range(60):
        s = playing(hands={0: ["spy"], 1: ["doctor", "vitelli", "spy", "spy"]})
        for _n in range(seed):
            s.table.rng.below(2)
        play(s, "0 spy medici")
        taken.add(hand(s, 0)[0])
    assert taken == {"doctor", "vitelli", "spy"}


# Where each card may be played: the position, and what is then allowed.

IN_PLAY = {
    0: {"home": ["datary", "raphael"]},
    1: {"ceri": ["camerlengo"], "open": ["titian"]},
    2: {"open": ["castellan"]},
}
ALL_MORTALS = ["camerlengo", "datary", "castellan", "raphael", "titian"]

ALLOWED: dict[str, tuple[str, Position, list[str]]] = {
    "a spy against any opponent": ("spy", {}, ["medici", "della_rovere"]),
    "a spy by the Pope": ("spy", {"pope": 0}, ["medici", "della_rovere"]),
    "a spy not against a partner": ("spy", {"married": (0, 1)}, ["della_rovere"]),
    "a spy against others' partners": ("spy", {"married": (1, 2)}, ["medici", "della_rovere"]),
    "no spy by a silenced Pope": ("spy", {"pope": 0, "savonarola": True}, []),
    "a spy by others while Savonarola preaches": ("spy", {"pope": 1, "savonarola": True}, ["medici", "della_rovere"]),
    "poison against any office or artist": ("poison", {}, ALL_MORTALS),
    "poison against a marriage of others": ("poison", {"married": (1, 2)}, [*ALL_MORTALS, "marriage"]),
    "poison not against a partner's cards": (
        "poison",
        {"married": (0, 1)},
        ["datary", "castellan", "raphael", "marriage"],
    ),
    "no poison by a silenced Pope": ("poison", {"pope": 0, "savonarola": True}, []),
    "poison does not reach Savonarola": ("poison", {"pope": 1, "savonarola": True}, ALL_MORTALS),
    "a bravo against any office or artist": ("bravo", {}, ALL_MORTALS),
    "a bravo against a marriage of others": ("bravo", {"married": (1, 2)}, [*ALL_MORTALS, "marriage"]),
    "a bravo not against a partner's cards": (
        "bravo",
        {"married": (0, 1)},
        ["datary", "castellan", "raphael", "marriage"],
    ),
    "a bravo against Savonarola by others": ("bravo", {"pope": 1, "savonarola": True}, [*ALL_MORTALS, "savonarola"]),
    "a silenced Pope's bravo only against Savonarola": ("bravo", {"pope": 0, "savonarola": True}, ["savonarola"]),
    "a bravo against Savonarola by the Pope's partner": (
        "bravo",
        {"pope": 1, "savonarola": True, "married": (0, 1)},
        ["datary", "castellan", "raphael", "marriage", "savonarola"],
    ),
    "a marriage with any opponent": ("marry", {}, ["medici", "della_rovere"]),
    "a marriage with the Pope": ("marry", {"pope": 2}, ["medici", "della_rovere"]),
    "no marriage by a silenced Pope": ("marry", {"pope": 0, "savonarola": True}, []),
}
CARD = {"spy": "spy", "poison": "poison_plague", "bravo": "bravo", "marry": "marriage"}


@pytest.mark.parametrize(("verb", "position", "allowed"), ALLOWED.values(), ids=ALLOWED.keys())
def test_where_a_card_may_be_played(verb: str, position: Position, allowed: list[str]) -> None:
    """[TP-40] [TP-41] [TP-42] [TP-44] [TP-45] [TP-47]"""
    said: Position = {"pope": 2, "own": IN_PLAY, "hands": {0: [CARD[verb]]}}
    said.update(position)
    s = playing(**said)
    assert sorted(may(s, 0, verb)) == sorted(allowed)


AGAINST_THE_POPE: dict[str, tuple[Position, bool]] = {
    "by another": ({"pope": 2}, True),
    "by the Pope": ({"pope": 0}, False),
    "by the Pope's partner": ({"pope": 2, "married": (0, 2)}, False),
    "by one married to another": ({"pope": 2, "married": (0, 1)}, True),
    "by another while Savonarola preaches": ({"pope": 2, "savonarola": True}, True),
    "by a silenced Pope": ({"pope": 0, "savonarola": True}, False),
}


@pytest.mark.parametrize(("position", "allowed"), AGAINST_THE_POPE.values(), ids=AGAINST_THE_POPE.keys())
@pytest.mark.parametrize("card", ["savonarola", "simony"])
def test_who_may_play_against_the_pope(card: str, position: Position, allowed: bool) -> None:
    """[TP-45] [TP-46] [TP-44]"""
    if card == "savonarola" and position.get("savonarola"):
        return  # there is one Savonarola
    said: Position = {"own": IN_PLAY, "hands": {0: [card]}}
    said.update(position)
    s = playing(**said)
    assert (card in s.legal(0)) == allowed
    assert (refused(s, 0, card) == ("", "")) == allowed


def test_a_card_must_be_in_the_hand() -> None:
    """[TP-40] [TP-41] [TP-42] [TP-44] [TP-45] [TP-46]"""
    s = playing(pope=2, own=IN_PLAY)
    assert refused(s, 0, "spy medici") == ("not-held", "TP-40")
    assert refused(s, 0, "poison titian") == ("not-held", "TP-41")
    assert refused(s, 0, "bravo titian") == ("not-held", "TP-42")
    assert refused(s, 0, "marry medici") == ("not-held", "TP-44")
    assert refused(s, 0, "savonarola") == ("not-held", "TP-45")
    assert refused(s, 0, "simony") == ("not-held", "TP-46")


def test_why_a_card_may_not_be_played() -> None:
    """[TP-41] [TP-42] [TP-44] [TP-45] [TP-47]"""
    cards = ["spy", "poison_plague", "bravo", "savonarola"]
    s = playing(pope=0, own=IN_PLAY, hands={0: cards}, married=(0, 1))
    assert refused(s, 0, "spy medici") == ("married", "TP-44")
    assert refused(s, 0, "spy borgia") == ("yourself", "TP-40")
    assert refused(s, 0, "spy orsini") == ("no-such-family", "TP-40")
    assert refused(s, 0, "poison titian") == ("married", "TP-47")
    assert refused(s, 0, "bravo bramante") == ("not-in-play", "TP-42")
    assert refused(s, 0, "bravo savonarola") == ("nobody-preaches", "TP-42")
    assert refused(s, 0, "savonarola") == ("pope-against-self", "TP-45")
    assert refused(s, 0, "poison sforza") == ("not-struck", "TP-41")
    assert refused(s, 0, "poison savonarola") == ("not-struck", "TP-41")
    assert refused(s, 0, "bravo ceri") == ("not-struck", "TP-42")
    assert refused(s, 0, "poison nobody")[0] == "no-such-action"
    single = playing(pope=0, hands={0: ["bravo", "spy"]}, own=IN_PLAY, savonarola=True)
    assert refused(single, 0, "bravo marriage") == ("nobody-married", "TP-42")
    assert refused(single, 0, "bravo titian") == ("silenced", "TP-45")
    assert refused(single, 0, "spy medici") == ("silenced", "TP-45")


# Condottieri and the Doctor are never played in this phase.


def test_condottieri_and_the_doctor_wait_for_their_moment() -> None:
    """[TP-43] [TP-51]"""
    s = playing(pope=2, hands={0: ["doctor", "vitelli"]})
    assert s.legal(0) == ["pass"]
    assert refused(s, 0, "doctor")[0] == "another-question"
    assert refused(s, 0, "commit vitelli")[0] == "another-question"


# Savonarola


def test_savonarola_stays_in_play_and_silences_the_pope() -> None:
    """[TP-45]"""
    s = playing(1, pope=0, hands={1: ["savonarola"]})
    play(s, "1 savonarola")
    assert GAME.view(s, 2).to_dict()["savonarola"] is True
    assert discarded(s) == []


def test_a_silenced_pope_buys_bids_and_seizes_without_condottieri() -> None:
    """[TP-45] [TP-51]"""
    s = turn(
        pope=0,
        savonarola=True,
        table=["ostia", "nepi"],
        hands={0: ["spy", "vitelli"], 1: ["lorca"]},
        own={1: {"open": ["datary"]}},
    )
    assert may(s, 0, "take") == []
    assert refused(s, 0, "take 1") == ("silenced", "TP-45")
    play(s, "0 turn 1", "0 bid 1", "1 pass", "2 pass", "0 seize datary")
    assert s.legal(0) == ["done"]
    assert refused(s, 0, "commit vitelli") == ("silenced", "TP-45")
    assert s.legal(1) == ["done", "commit lorca"]
    play(s, "0 done", "1 done", "0 place home")
    assert owner(s, "datary") == 0


def test_a_silenced_pope_cannot_defend_with_condottieri_nor_answer_with_the_doctor() -> None:
    """[TP-45] [TP-43]"""
    own = {0: {"open": ["datary", "raphael"]}}
    s = playing(1, pope=0, savonarola=True, hands={0: ["vitelli", "doctor"], 1: ["poison_plague"]}, own=own)
    play(s, "1 poison raphael", "2 pass")
    assert s.legal(0) == ["pass"]
    assert refused(s, 0, "doctor") == ("silenced", "TP-45")
    play(s, "0 pass", "1 seize datary")
    assert s.legal(0) == ["done"]


def test_a_bravo_kills_savonarola_and_frees_the_pope() -> None:
    """[TP-45] [TP-42]"""
    s = playing(pope=0, savonarola=True, hands={0: ["bravo", "spy"]})
    assert s.legal(0) == ["pass", "bravo savonarola"]
    play(s, "0 bravo savonarola")
    assert discarded(s) == ["bravo", "savonarola"]
    assert may(s, 0, "spy") == ["medici", "della_rovere"]


# Marriage


def test_the_married_may_not_play_against_each_other_nor_seize_from_each_other() -> None:
    """[TP-44] [TP-47]"""
    s = playing(1, pope=2, hands={1: ["marriage", "spy", "bravo"]}, own=IN_PLAY)
    assert "seize castellan" in s.legal(1)
    play(s, "1 marry borgia")
    assert may(s, 1, "spy") == ["della_rovere"]
    assert may(s, 1, "storm") == []
    assert refused(s, 1, "storm borgia") == ("married", "TP-44")
    assert may(s, 1, "seize") == ["castellan"]
    assert sorted(may(s, 1, "bravo")) == ["camerlengo", "castellan", "marriage", "titian"]


def test_a_death_card_on_the_marriage_lifts_the_ban_at_once_also_a_partners() -> None:
    """[TP-44]"""
    s = playing(hands={0: ["bravo", "spy"]}, own=IN_PLAY, married=(0, 1))
    play(s, "0 bravo marriage")
    assert discarded(s) == ["bravo", "marriage"]
    assert may(s, 0, "spy") == ["medici", "della_rovere"]


@pytest.mark.parametrize("struck", ["titian", "camerlengo", "datary"])
@pytest.mark.parametrize("verb", ["poison", "bravo"])
def test_a_death_card_against_one_of_the_married_dissolves_the_marriage(verb: str, struck: str) -> None:
    """§5.8: “contro uno dei due giocatori sposati”, an office or artist of theirs. [TP-44] [TP-47]"""
    s = playing(2, pope=3, seats=4, hands={2: [CARD[verb]]}, own=IN_PLAY, married=(0, 1))
    play(s, f"2 {verb} {struck}", *(["3 pass", "0 pass", "1 pass"] if verb == "poison" else []))
    assert "marriage" in discarded(s)
    assert told(s, "marriage-ends") == [{"event": "marriage-ends"}]
    assert borgia(s.table).married == 0


def test_one_of_the_married_dissolves_it_with_a_death_card_on_an_own_office_and_is_free_at_once() -> None:
    """[TP-44] [TP-47]"""
    s = playing(pope=2, hands={0: ["bravo", "spy"]}, own=IN_PLAY, married=(0, 1))
    play(s, "0 bravo datary")
    assert may(s, 0, "spy") == ["medici", "della_rovere"]


def test_a_pope_who_strikes_an_office_of_the_married_dissolves_it_whoever_gets_the_office() -> None:
    """[TP-44] [TP-41]"""
    s = playing(2, pope=2, hands={2: ["bravo"]}, own=IN_PLAY, married=(0, 1))
    play(s, "2 bravo datary", "2 give borgia", "0 place home")
    assert (discarded(s), owner(s, "datary")) == (["bravo", "marriage"], 0)


def test_what_strikes_none_of_the_married_or_is_stopped_leaves_the_marriage() -> None:
    """[TP-44] [TP-43]"""
    s = playing(2, pope=2, hands={2: ["bravo", "poison_plague"], 0: ["doctor"]}, own=IN_PLAY, married=(0, 1))
    play(s, "2 bravo castellan", "2 aside", "2 poison titian", "0 doctor")
    assert borgia(s.table).married == 3


def test_a_bravo_against_savonarola_is_not_against_a_married_pope() -> None:
    """[TP-44] [TP-45]"""
    s = playing(2, pope=0, hands={2: ["bravo"]}, savonarola=True, married=(0, 1))
    play(s, "2 bravo savonarola")
    assert borgia(s.table).married == 3


def test_a_partner_may_answer_the_others_poison_with_the_doctor() -> None:
    """[TP-44] [TP-43]"""
    s = playing(hands={0: ["poison_plague"], 1: ["doctor"]}, own=IN_PLAY, married=(0, 1))
    play(s, "0 poison castellan")
    assert s.legal(1) == ["pass", "doctor"]


def test_there_is_one_marriage_so_nobody_marries_twice() -> None:
    """[TP-44]"""
    s = playing(hands={0: ["spy"]}, married=(0, 1))
    assert may(s, 0, "marry") == []
