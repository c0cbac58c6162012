"""Properties and what they protect."""

from tests.borgia.positions import asked, lying, may, play, playing, purses, refused, set_aside, turn


def test_a_property_protects_one_office_one_artist_and_one_outside_family() -> None:
    """[TP-30]"""
    s = turn(table=["datary"], own={0: {"ceri": ["camerlengo", "raphael", "sforza"], "nepi": ["titian"]}})
    play(s, "0 turn 1", "0 pass", "1 pass", "2 pass")
    assert may(s, 0, "place") == ["nepi", "home", "open"]
    assert refused(s, 0, "place ceri") == ("place-taken", "TP-30")


def test_the_home_protects_as_a_property_does() -> None:
    """[TP-30]"""
    s = turn(table=["datary"], own={0: {"home": ["camerlengo", "raphael", "sforza"]}})
    play(s, "0 turn 1", "0 pass", "1 pass", "2 pass")
    assert may(s, 0, "place") == ["open"]


def test_a_card_received_out_of_turn_is_put_down_at_once_where_there_is_room() -> None:
    """[TP-31]"""
    s = turn(table=["sforza"], own={1: {"ceri": ["este"], "nepi": []}, 0: {"imola": []}})
    play(s, "0 turn 1", "0 pass", "1 bid 1", "2 pass")
    assert asked(s) == ([1], "place")
    assert may(s, 1, "place") == ["nepi", "home", "open"]
    assert refused(s, 1, "place imola") == ("not-your-property", "TP-31")
    play(s, "1 place nepi")
    assert lying(s, 1, "nepi") == ["sforza"]


def test_a_card_may_be_left_unprotected() -> None:
    """[TP-31]"""
    s = turn(table=["sforza"])
    play(s, "0 turn 1", "0 pass", "1 pass", "2 pass", "0 place open")
    assert lying(s, 0, "open") == ["sforza"]


def test_under_a_new_property_go_one_office_one_artist_and_one_outside_family() -> None:
    """[TP-32]"""
    loose = ["datary", "camerlengo", "raphael", "titian", "sforza", "este"]
    s = turn(table=["ceri"], own={0: {"open": loose}})
    play(s, "0 turn 1", "0 pass", "1 pass", "2 pass")
    assert s.legal(0) == ["pass", "tuck camerlengo", "tuck datary"]
    assert refused(s, 0, "tuck castellan") == ("not-yours-unprotected", "TP-32")
    play(s, "0 tuck datary")
    assert s.legal(0) == ["pass", "tuck raphael", "tuck titian"]
    play(s, "0 pass")
    assert s.legal(0) == ["pass", "tuck sforza", "tuck este"]
    play(s, "0 tuck este")
    assert lying(s, 0, "ceri") == ["datary", "este"]
    assert asked(s) == ([0], "play-or-seize")


def test_nothing_is_asked_for_kinds_of_which_nothing_lies_unprotected() -> None:
    """[TP-32]"""
    s = turn(table=["ceri"], own={0: {"open": ["raphael"]}})
    play(s, "0 turn 1", "0 pass", "1 pass", "2 pass")
    assert s.legal(0) == ["pass", "tuck raphael"]
    play(s, "0 tuck raphael")
    assert purses(s)[0] == 100  # the fee was paid when the artist came


def test_offices_and_artists_move_between_properties_home_and_the_open() -> None:
    """[TP-33]"""
    s = turn(own={0: {"ceri": ["datary"], "home": [], "open": ["raphael"]}})
    play(s, "0 move datary")
    assert asked(s) == ([0], "new-place")
    assert s.legal(0) == ["place home", "place open"]
    play(s, "0 place open", "0 move raphael", "0 place ceri")
    assert (lying(s, 0, "ceri"), lying(s, 0, "open")) == (["raphael"], ["datary"])


def test_a_card_moves_once_in_a_window_and_there_are_three_windows() -> None:
    """[TP-33] [TP-21]"""
    s = turn(table=["spy"], own={0: {"home": ["datary"], "ceri": []}, 1: {"nepi": []}}, hands={0: ["lorca"]})
    play(s, "0 move datary", "0 place ceri")
    assert refused(s, 0, "move datary") == ("moved-already", "TP-33")
    play(s, "0 turn 1", "0 pass", "1 pass", "2 pass", "0 move datary", "0 place home")
    assert refused(s, 0, "move datary") == ("moved-already", "TP-33")
    play(s, "0 seize nepi", "0 commit lorca", "0 done", "1 done", "0 move datary", "0 place open")
    assert refused(s, 0, "move datary") == ("moved-already", "TP-33")
    play(s, "0 done")


def test_a_card_in_the_way_becomes_unprotected_and_may_still_move() -> None:
    """[TP-33] [TP-31]"""
    s = turn(own={0: {"ceri": ["raphael"], "nepi": ["titian"]}})
    play(s, "0 move raphael", "0 place nepi")
    assert (lying(s, 0, "nepi"), lying(s, 0, "open")) == (["raphael"], ["titian"])
    play(s, "0 move titian", "0 place ceri")
    assert lying(s, 0, "ceri") == ["titian"]


def test_an_outside_family_under_a_property_stays_there() -> None:
    """[TP-33]"""
    s = turn(own={0: {"ceri": ["sforza"], "home": ["este"]}})
    assert may(s, 0, "move") == []
    assert refused(s, 0, "move sforza") == ("family-stays", "TP-33")


def test_an_unprotected_outside_family_goes_where_none_is_and_then_stays() -> None:
    """[TP-33]"""
    s = turn(own={0: {"ceri": ["sforza"], "nepi": [], "open": ["este"]}})
    play(s, "0 move este")
    assert s.legal(0) == ["place nepi", "place home"]
    assert refused(s, 0, "place ceri") == ("place-taken", "TP-30")
    assert refused(s, 0, "place open") == ("lies-there", "TP-33")
    play(s, "0 place nepi")
    assert refused(s, 0, "move este") == ("moved-already", "TP-33")
    play(s, "0 turn 1", "0 pass", "1 pass", "2 pass")
    assert refused(s, 0, "move este") == ("family-stays", "TP-33")


def test_an_outside_family_without_a_place_cannot_move() -> None:
    """[TP-33]"""
    s = turn(own={0: {"home": ["sforza"], "open": ["este"]}})
    assert refused(s, 0, "move este") == ("no-place-for-family", "TP-33")


def test_only_ones_own_cards_move() -> None:
    """[TP-33]"""
    s = playing(own={1: {"open": ["raphael"]}})
    assert refused(s, 0, "move raphael") == ("not-yours", "TP-33")


def test_an_artist_costs_the_fee_however_it_came() -> None:
    """[TP-34]"""
    s = turn(table=["titian"], purse=[20, 100, 100])
    play(s, "0 turn 1", "0 pass", "1 pass", "2 pass")
    assert s.legal(0) == ["pay", "decline"]
    play(s, "0 pay")
    assert purses(s)[0] == 0


def test_an_artist_that_is_not_paid_is_set_aside() -> None:
    """[TP-34]"""
    s = turn(table=["titian"], purse=[19, 100, 100])
    play(s, "0 turn 1", "0 pass", "1 pass", "2 pass")
    assert s.legal(0) == ["decline"]
    assert refused(s, 0, "pay") == ("fee-too-high", "TP-34")
    play(s, "0 decline")
    assert set_aside(s) == ["titian"]
