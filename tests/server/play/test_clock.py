"""Clocks are a function of the log: they run while a seat is asked, stand still in a pause, and tell no secret."""

import pytest

from signoria import Rng, game
from signoria.kit.sealed import Sealed
from signoria.server.errors import Denied
from signoria.server.play.clock import (
    DEFAULT,
    GRACE,
    NO_CLOCK,
    SeatClock,
    TimeControl,
    harmless,
    stopped,
    turned,
    wound,
)
from signoria.server.play.entry import AnyEntry, Started
from signoria.server.play.log_rows import LogRow, row_of
from signoria.server.play.match import Match, Setup
from signoria.server.play.proposals import due, returning, timed_out
from tests.server.logs import next_entry
from tests.server.play.test_match import AT, each_table, encode, next_act
from tests.tables import Table, options_in_turn

LIVE = TimeControl("live", 60, 5, DEFAULT)
A_MONTH = 30 * 24 * 3600 * 1000


def timed(table: Table, time_control: TimeControl = LIVE, seed: int = 1, players: str = "") -> Match:
    game, edition, seats = table
    setup = Setup("t", game.key, edition, options_in_turn(game, seed), seats, f"match {seed}", time_control)
    return Match(setup, [Started("t", 0, AT, players.split() or ["person"] * seats)])


def principe(time_control: TimeControl = LIVE, players: str = "") -> Match:
    """Il Principe, where at first all lay cards face down."""
    match = timed((game("principe"), "amigo", 3), time_control, players=players)
    assert isinstance(match.s.top, Sealed)
    assert match.s.to_act() == [0, 1, 2]
    return match


def enter(match: Match, kind: str, seat: int, text: str = "", at: int = AT, by: str = "person") -> list[int]:
    return match.apply(next_entry(match, kind, seat, by, text, at))


def agree(match: Match, what: str, at: int) -> list[AnyEntry]:
    """All persons do; the entries."""
    entries = []
    for seat in sorted(match.persons()):
        entries.append(next_entry(match, "consent", seat, "person", what, at))
        match.apply(entries[-1])
    return entries


def lay_all(match: Match, seat: int, at: int) -> int:
    """Everything a seat lays; how many steps it took."""
    steps = 0
    while seat in match.s.to_act() and isinstance(match.s.top, Sealed):
        enter(match, "act", seat, match.s.legal(seat)[0], at)
        steps += 1
    return steps


def test_a_clock_runs_while_its_seat_is_asked_and_gains_when_it_is_asked_no_more() -> None:
    clocks = turned(LIVE, wound(LIVE, 2), [0], 1000)
    assert clocks == [SeatClock(60_000, 1000 + GRACE), SeatClock(60_000)]
    assert clocks[0].at(8000) == 53_000 + GRACE
    assert turned(LIVE, clocks, [0], 8000) == clocks
    assert turned(LIVE, clocks, [1], 8000) == [SeatClock(58_000 + GRACE), SeatClock(60_000, 8000 + GRACE)]
    assert turned(LIVE, clocks, [], 100_000)[0] == SeatClock(5000)


def test_a_clock_starts_when_the_question_is_shown_and_nobody_gains_more_than_that() -> None:
    """Whoever answers sooner has used nothing, whoever thinks has used what they thought, but for the grace."""
    for answered in (0, 1, GRACE - 1, GRACE, GRACE + 1, 20_000):
        clock = turned(LIVE, wound(LIVE, 1), [0], 1000)[0]
        used = 60_000 - clock.at(1000 + answered)
        assert used == max(0, answered - GRACE)
        assert stopped(LIVE, clock, 1000 + answered).left == 60_000 + 5000 - used
    days = TimeControl("correspondence", 60, 5, DEFAULT)
    assert turned(days, wound(days, 1), [0], 1000) == [SeatClock(60_000, 1000)]


def test_the_grace_is_one_for_all_who_are_asked_and_not_given_anew_to_who_is_asked_still() -> None:
    match = principe()
    clocks = [match.seat_update(observer).clocks for observer in match.observers]
    assert clocks == [[SeatClock(60_000, AT + GRACE)] * 3] * 4
    enter(match, "act", 0, match.s.legal(0)[0], AT + 1000)
    assert 0 in match.s.to_act()
    assert [match.seat_update(observer).clocks for observer in match.observers] == clocks


def test_over_days_nobody_saves_up_more_than_the_reserve() -> None:
    days = TimeControl("correspondence", 300, 100, DEFAULT)
    assert stopped(days, SeatClock(300_000, 0), 50_000).left == 300_000
    assert stopped(days, SeatClock(300_000, 0), 250_000).left == 150_000
    assert wound(NO_CLOCK, 3) == []


def test_the_steps_of_a_secret_choice_show_on_no_clock() -> None:
    match = principe()
    before = match.seat_update(1).clocks
    assert before == [SeatClock(60_000, AT + GRACE)] * 3
    enter(match, "act", 0, match.s.legal(0)[0], AT + 7000)
    assert 0 in match.s.to_act()
    assert [match.seat_update(observer).clocks for observer in match.observers] == [before] * 4
    lay_all(match, 0, AT + 9000)
    assert match.seat_update(1).clocks == [SeatClock(56_000 + GRACE), *before[1:]]


def test_a_pause_stops_the_clocks_from_the_last_consent_to_the_last() -> None:
    match = principe()
    for seat in range(3):
        enter(match, "consent", seat, "pause", AT + GRACE + 1000 * (seat + 1))
    assert match.seat_update(-1).paused
    assert match.awaited() == []
    assert match.seat_update(-1).clocks == [SeatClock(57_000)] * 3
    for seat in range(3):
        enter(match, "consent", seat, "resume", AT + 100_000 + 1000 * seat)
    assert not match.seat_update(-1).paused
    assert match.awaited() == [0, 1, 2]
    assert match.seat_update(-1).clocks == [SeatClock(60_000, AT + 99_000)] * 3
    lay_all(match, 0, AT + 110_000)
    assert match.seat_update(-1).clocks[0] == SeatClock(60_000 - 11_000 + 5000)


def test_nobody_gains_time_by_taking_back() -> None:
    """The clocks are as if it had never been done: also where a pause lay between."""
    match = principe()
    before = match.clocks
    lay_all(match, 0, AT + 10_000)
    agree(match, "pause", AT + 20_000)
    agree(match, "resume", AT + 50_000)
    assert match.undo_refused(0) == ""
    enter(match, "undo", 0, "", AT + 55_000)
    assert match.clocks == before
    lay_all(match, 0, AT + 60_000)
    assert match.clocks[0] == SeatClock(60_000 - 30_000 + GRACE + 5000)


def done_when_due(match: Match) -> LogRow:
    found = due(match, A_MONTH)
    assert found is not None
    time, proposal = found
    if time > match.at:
        with pytest.raises(Denied, match="not-due"):
            proposal(match, time - 1)
    entry = proposal(match, time)
    match.apply(entry)
    return row_of(entry)


def test_who_runs_out_of_time_is_played_for_by_default_to_the_end_of_the_turn() -> None:
    match = principe()
    lay_all(match, 0, AT + 1000)
    flag = done_when_due(match)
    assert (flag.kind, flag.seat, flag.at) == ("flag", 1, AT + 60_000 + GRACE)
    assert match.seat_update(2).clocks[1].flagged
    while 1 in match.s.to_act():
        entry = done_when_due(match)
        assert (entry.kind, entry.by, entry.at) == ("act", "clock", flag.at) or entry.seat == 2
    assert match.clocks[1] == SeatClock(5000)
    assert match.players == ["person"] * 3


def test_or_a_bot_plays_until_the_person_is_back() -> None:
    match = principe(TimeControl("live", 60, 5, "thumb"))
    assert done_when_due(match).kind == "flag"
    entry = done_when_due(match)
    assert (entry.kind, entry.by, entry.text) == ("sit", "clock", "bot:thumb")
    assert match.bot(entry.seat) == "thumb"
    back = returning(entry.seat)(match, AT + 70_000)
    match.apply(back)
    assert match.players[entry.seat] == "person"
    assert match.clocks[entry.seat] == SeatClock(5000, AT + 70_000)
    with pytest.raises(Denied, match="seat-taken"):
        returning(entry.seat)(match, AT + 70_000)


def test_no_clock_runs_out_in_a_pause_or_for_a_bot() -> None:
    match = principe(players="person bot:thumb bot:thumb")
    enter(match, "consent", 0, "pause", AT + 1000)
    assert match.seat_update(0).paused
    found = due(match, A_MONTH)
    assert found is not None
    assert found[0] == match.told_at + A_MONTH
    enter(match, "consent", 0, "resume", AT + 500_000)
    lay_all(match, 0, AT + 501_000)
    assert match.s.to_act() == [1, 2]
    found = due(match, A_MONTH)
    assert found is not None
    assert found[0] == match.told_at + A_MONTH


def test_a_table_where_nothing_happens_for_long_is_given_up() -> None:
    match = principe(NO_CLOCK)
    assert match.seat_update(0).clocks == []
    entry = done_when_due(match)
    assert (entry.kind, entry.by, entry.text, entry.at) == ("end", "clock", "abandoned", AT + A_MONTH)
    update = match.seat_update(0)
    assert (update.over, update.ended) == (True, "abandoned")
    assert (update.scores, update.to_act, update.decision) == (None, [], None)
    assert match.over
    assert due(match, A_MONTH) is None
    assert match.awaited() == []


def test_when_a_table_is_given_up_tells_nobody_when_somebody_last_laid_a_card_in_secret() -> None:
    match = principe(NO_CLOCK)
    enter(match, "act", 0, match.s.legal(0)[0], AT + 1_000_000)
    found = due(match, A_MONTH)
    assert found is not None
    assert found[0] == AT + A_MONTH


@each_table
def test_a_seat_that_nobody_plays_is_played_by_default_and_the_game_ends(table: Table) -> None:
    match = timed(table, LIVE, 3, " ".join([DEFAULT] * table[2]))
    acts = 0
    while not match.s.over:
        entry = done_when_due(match)
        assert (entry.kind, entry.by) == ("act", "clock")
        acts += 1
        assert acts < 3000
    assert due(match, A_MONTH) is None


def test_the_default_is_to_do_nothing_where_one_may() -> None:
    assert harmless(["bid 3", "pass"]) == "pass"
    assert harmless(["lay blue", "lay red"]) == "lay blue"


@each_table
def test_the_same_log_gives_the_same_clocks(table: Table) -> None:
    match, rng = timed(table, seed=5), Rng(5)
    log: list[AnyEntry] = [Started("t", 0, AT, ["person"] * table[2])]
    while len(log) < 80 and not match.s.over:
        log.append(next_act(match, rng))
        match.apply(log[-1])
        if rng.below(9) == 0:
            log += agree(match, "pause", match.at + 500) + agree(match, "resume", match.at + 9000)
    again = Match(match.setup, log)
    assert match.idle > 0
    for observer in match.observers:
        assert encode(again.seat_update(observer)) == encode(match.seat_update(observer))


def test_for_who_is_late_a_bot_sits_down_once_though_two_processes_look_at_the_clock() -> None:
    match = principe(TimeControl("live", 60, 5, "thumb"))
    enter(match, "flag", 0, at=AT + 70_000, by="clock")
    match.apply(timed_out(0)(match, AT + 70_001))
    assert match.players[0] == "bot:thumb"
    with pytest.raises(Denied, match="not-due"):
        timed_out(0)(match, AT + 70_002)
