"""Wishes are answered for a seat, and known to nobody else; what persons agree on is done when the last has."""

import pytest

from signoria import Rng, game
from signoria.kernel.view import Answers, Decision, Prompt
from signoria.kit.ascending import Ascending
from signoria.server.errors import Denied
from signoria.server.play.log_rows import row_of
from signoria.server.play.match import Match
from signoria.server.play.proposals import acting, asking, consenting, declining, leaving, undoing, wished, wishing
from signoria.server.play.wishes import answered, checked
from tests.server.logs import acts
from tests.server.play.test_clock import agree, enter, lay_all, principe, timed
from tests.server.play.test_match import AT, begun, course, each_table, encode, next_act
from tests.tables import Table, worlds

THREE = (game("principe"), "amigo", 3)


def question(*options: str, prompt: str = "bid") -> Decision:
    return Decision(0, Prompt(prompt, "IP-33", {}), Answers(list(options), None))


def test_what_is_forced_is_answered_and_nothing_else() -> None:
    assert answered(["forced"], question("pass"), True) == "pass"
    assert answered(["forced"], question("pass", "bid 3"), True) is None


def test_a_kind_of_question_is_always_answered_the_same_if_it_may_be() -> None:
    wishes = ["always doctor pass"]
    assert answered(wishes, question("doctor", "pass", prompt="doctor"), False) == "pass"
    assert answered(wishes, question("doctor", prompt="doctor"), False) is None
    assert answered(wishes, question("doctor", "pass", prompt="spy"), False) is None


def test_in_an_auction_one_bids_the_least_up_to_a_limit_and_then_passes() -> None:
    assert answered(["upto 4"], question("pass", "bid 3", "bid 4", "bid 5"), True) == "bid 3"
    assert answered(["upto 4"], question("pass", "bid 5"), True) == "pass"
    assert answered(["upto 4"], question("pass"), True) == "pass"
    assert answered(["upto 4"], question("pass", "bid 3"), False) is None


def test_the_first_wish_that_fits_is_answered() -> None:
    assert answered(["next bid 5", "upto 9"], question("pass", "bid 3", "bid 5"), True) == "bid 5"
    assert answered(["next bid 2", "upto 9"], question("pass", "bid 3", "bid 5"), True) == "bid 3"


UNFIT = ["", "all", "forced too", "upto", "upto -1", "upto 1e3", "upto 9999999", "upto ²", "next", "next fly"]
UNFIT += ["always", "always x", "always x fly", "always x\ny pass", "always  pass"]


@pytest.mark.parametrize("wish", UNFIT)
def test_what_could_never_be_fulfilled_cannot_be_wished(wish: str) -> None:
    with pytest.raises(Denied, match="bad-wish"):
        checked([wish], game("principe").catalogue)
    fine = ["forced", "upto 7", "next pass", "next bid 3", "always which-card lay blue"]
    assert checked(fine, game("principe").catalogue) == fine
    with pytest.raises(Denied, match="bad-wish"):
        checked(["forced"] * 17, game("principe").catalogue)


@pytest.mark.parametrize(("key", "fine", "unfit"), [("florence", 300, 102), ("borgia", 7, 9999), ("principe", 1, 0)])
def test_one_can_only_wish_to_bid_up_to_what_can_be_bid(key: str, fine: int, unfit: int) -> None:
    """Nobody bids 102 florins: whoever wished it would drop out of the auction."""
    assert checked([f"upto {fine}"], game(key).catalogue) == [f"upto {fine}"]
    with pytest.raises(Denied, match="bad-wish"):
        checked([f"upto {unfit}"], game(key).catalogue)


def to_auction(match: Match) -> Match:
    for seat in (0, 1, 2):
        lay_all(match, seat, AT)
    while not isinstance(match.s.top, Ascending):
        seat = match.s.to_act()[0]
        enter(match, "act", seat, match.s.legal(seat)[0])
    return match


def test_a_wish_for_an_auction_ends_with_it_and_one_for_the_next_answer_with_that() -> None:
    match = to_auction(principe())
    first, sold = match.s.to_act()[0], False
    for seat in range(3):
        enter(match, "wish", seat, "next bid 1\nupto 2\nforced" if seat == first else "upto 0\nforced")
    while not sold:
        seat = match.s.to_act()[0]
        text = wished(match, seat)
        assert text == ("bid 1" if seat == first else "pass")
        enter(match, "act", seat, text, by="wish")
        sold = match.trail[-1].went_on
        assert match.wishes[first] == (["forced"] if sold else ["upto 2", "forced"])
    assert match.wishes == [["forced"]] * 3


def test_a_wish_for_an_auction_ends_with_it_also_if_the_last_answer_was_looked_at_before_it_was_wished() -> None:
    """As a bot's is, while its pause lasts."""
    match = to_auction(principe())
    while not match.played(seat := match.s.to_act()[0], text := match.s.legal(seat)[0]).went_on:
        enter(match, "act", seat, text)
    enter(match, "wish", (seat + 1) % 3, "upto 2\nforced")
    enter(match, "act", seat, text)
    assert match.wishes[(seat + 1) % 3] == ["forced"]


def test_a_wish_is_told_to_its_seat_and_to_nobody_else() -> None:
    match = principe()
    before = [encode(match.seat_update(observer)) for observer in match.observers]
    assert enter(match, "wish", 1, "forced") == [1]
    after = [encode(match.seat_update(observer)) for observer in match.observers]
    assert [one == other for one, other in zip(before, after, strict=True)] == [True, True, False, True]
    assert match.seat_update(1).wishes == ["forced"]
    enter(match, "wish", 1, "")
    assert match.seat_update(1).wishes == []


def test_all_windows_of_a_kind_are_passed_on_by_the_key_of_their_prompt() -> None:
    """The Prince asks everybody else whether a Doctor stops a death. [TP-43]"""
    for seed in range(20):
        match, rng = begun((game("borgia"), "phalanx", 4), seed), Rng(seed)
        while not match.s.over:
            seat = match.s.to_act()[0]
            if match.game.decision(match.s, seat).prompt == "doctor":
                enter(match, "wish", seat, "always doctor pass")
                assert wished(match, seat) == "pass"
                enter(match, "act", seat, "pass", by="wish")
                assert match.wishes[seat] == ["always doctor pass"]
                return
            match.apply(next_act(match, rng))
    raise AssertionError("no Doctor was ever asked for")


def test_who_takes_back_what_was_wished_for_wishes_no_more() -> None:
    match = principe()
    enter(match, "wish", 0, "always which-card lay blue\nnext lay blue")
    text = match.s.legal(0)[0]
    enter(match, "wish", 0, f"next {text}")
    assert wished(match, 0) == text
    enter(match, "act", 0, text, by="wish")
    assert match.undo_refused(0) == ""
    enter(match, "undo", 0)
    assert match.wishes[0] == []
    assert wished(match, 0) is None


@each_table
def test_in_twin_worlds_wishes_and_pauses_tell_others_the_same(table: Table) -> None:
    """Exchange what a seat cannot see, wish and pause here and there: it is told the same at the same moments."""
    compared = 0
    for seed in range(4):
        rng = Rng(seed)
        observer = int(rng.below(table[2] + 1)) - 1
        match, log = course(table, seed)
        middle = 1 + int(rng.below(len(log) - 1))
        one, other = Match(match.setup, log[:middle]), Match(match.setup, log[:middle])
        twin = worlds(table[0]).twin(one.s, match.s, observer, rng)
        if twin is None:
            continue
        other.s = twin
        for entry in acts(log[middle : middle + 30]):
            if one.s.over or entry.text not in other.s.legal(entry.seat):
                break
            for world in (one, other):
                if observer != entry.seat:
                    enter(world, "wish", entry.seat, "forced\nupto 3", by="person")
                agree(world, "pause", AT)
                agree(world, "resume", AT)
                enter(world, "act", entry.seat, entry.text, by="wish")
            if not one.s.over:
                assert encode(one.seat_update(observer)) == encode(other.seat_update(observer))
                compared += 1
    assert compared > 0


@each_table
def test_whoever_wishes_is_seen_by_others_as_whoever_does_not(table: Table) -> None:
    plain, wishing = begun(table, 6), begun(table, 6)
    rng = Rng(6)
    for n in range(60):
        entry = next_act(plain, rng)
        plain.apply(entry)
        enter(wishing, "wish", entry.seat, f"next {entry.text}", AT + n)
        assert wished(wishing, entry.seat) == entry.text
        enter(wishing, "act", entry.seat, entry.text, AT + n, by="wish")
        for observer in range(-1, table[2]):
            mine, theirs = plain.seat_update(observer), wishing.seat_update(observer)
            assert (mine.events, mine.view, mine.to_act) == (theirs.events, theirs.view, theirs.to_act)
        assert plain.version(-1) == wishing.version(-1)


def test_a_pause_needs_every_person_and_no_bot_and_one_is_enough_against_it() -> None:
    match = principe(players="person bot:thumb person")
    match.apply(consenting(0, "pause")(match, AT))
    assert (match.seat_update(-1).proposals, match.paused_at) == ({"pause": [0]}, None)
    with pytest.raises(Denied, match="nothing-to-agree"):
        consenting(0, "pause")(match, AT)
    match.apply(declining(2, "pause")(match, AT))
    assert match.proposals == {}
    with pytest.raises(Denied, match="nothing-to-agree"):
        declining(2, "pause")(match, AT)
    for seat in (2, 0):
        match.apply(consenting(seat, "pause")(match, AT))
    assert match.paused_at == AT
    assert match.proposals == {}


def test_in_a_pause_nobody_acts_or_takes_back_and_it_does_not_begin_twice() -> None:
    match = principe()
    enter(match, "act", 0, match.s.legal(0)[0])
    agree(match, "pause", AT)
    with pytest.raises(Denied, match="paused"):
        acting(1, match.version(1), match.s.legal(1)[0], "person")(match, AT)
    with pytest.raises(Denied, match="paused"):
        undoing(0, match.version(0))(match, AT)
    for what in ("pause", "sit 1", "nonsense"):
        with pytest.raises(Denied, match="nothing-to-agree"):
            consenting(0, what)(match, AT)
    agree(match, "resume", AT)
    assert match.undo_refused(0) == ""


def test_a_pause_makes_no_answer_stale() -> None:
    match = principe()
    version = match.version(1)
    agree(match, "pause", AT)
    agree(match, "resume", AT)
    assert match.version(1) > version
    assert not match.stale(1, version)


def test_a_newcomer_takes_a_bots_seat_when_all_persons_have_agreed() -> None:
    match = principe(players="person bot:thumb person")
    with pytest.raises(Denied, match="not-a-bots-seat"):
        asking(0)(match, AT)
    match.apply(asking(1)(match, AT))
    assert match.proposals == {"sit 1": []}
    match.apply(consenting(0, "sit 1")(match, AT))
    assert match.bot(1) == "thumb"
    match.apply(consenting(2, "sit 1")(match, AT))
    assert match.players == ["person"] * 3
    assert match.proposals == {}


def test_who_leaves_need_not_agree_any_more() -> None:
    match = principe(players="person bot:thumb person")
    enter(match, "wish", 2, "forced")
    match.apply(consenting(0, "pause")(match, AT))
    match.apply(leaving(2)(match, AT))
    assert match.players[2] == "default"
    assert match.wishes[2] == []
    assert match.paused_at == AT


def test_nobody_is_left_to_ask_where_only_bots_play() -> None:
    match = principe(players="bot:thumb bot:thumb bot:thumb")
    with pytest.raises(Denied, match="nobody-to-ask"):
        asking(1)(match, AT)


def test_whose_seat_a_bot_plays_neither_acts_nor_wishes_nor_agrees_before_coming_back() -> None:
    match = principe()
    enter(match, "sit", 0, "bot:thumb", by="clock")
    proposals = [
        acting(0, match.version(0), match.s.legal(0)[0], "person"),
        undoing(0, match.version(0)),
        wishing(0, ["forced"]),
        consenting(0, "pause"),
        declining(0, "pause"),
    ]
    for proposal in proposals:
        with pytest.raises(Denied, match="away"):
            proposal(match, AT)
    bots_answer = acting(0, match.version(0), match.s.legal(0)[0], "bot")
    assert row_of(bots_answer(match, AT)).by == "bot"
    enter(match, "sit", 0, "person")
    with pytest.raises(Denied, match="seat-taken"):
        bots_answer(match, AT)


def test_nothing_is_done_at_a_table_that_was_given_up() -> None:
    match = timed(THREE)
    enter(match, "end", -1, "closed", by="admin")
    proposals = [acting(0, 0, "pass", "person"), undoing(0, 1), wishing(0, []), consenting(0, "pause"), leaving(0)]
    for proposal in proposals:
        with pytest.raises(Denied, match="not-running"):
            proposal(match, AT)
