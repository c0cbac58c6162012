"""Undo: one's own last decision, never past another's, hidden information or chance; and its refusal tells nothing."""

import pytest

from signoria import SPECTATOR, BrokenInvariant, Rng, State, game
from signoria.kernel.public import GameEvent
from signoria.kit.sealed import Sealed
from signoria.server.play.entry import AnyEntry, Started, Undone
from signoria.server.play.match import Match
from tests.server.logs import acts
from tests.server.play.test_match import AT, TABLES, begun, course, each_table, encode, lay, next_act, sealed_match
from tests.tables import Table, worlds


def take_back(match: Match, seat: int) -> list[int]:
    return match.apply(Undone(*match.head(AT), seat, "person"))


def updates(match: Match) -> list[bytes]:
    """What everybody sees and has been told, without the marks: versions, and what may be undone."""
    out = []
    for observer in match.observers:
        update = match.seat_update(observer)
        out.append(encode([update.events, update.view, update.to_act, update.decision]))
    return out


def chance(s: State) -> tuple[int, int]:
    return int(s.table.rng.x), int(s.table.rng.spent)


@each_table
def test_after_an_undo_all_see_what_they_saw_before_the_act(table: Table) -> None:
    """And whoever kept up with the story has it as it is. Past chance there is no undo."""
    match, rng = begun(table, 11), Rng(11)
    stories: dict[int, list[GameEvent]] = {observer: [] for observer in match.observers}
    had = dict.fromkeys(match.observers, -1)
    undone = refused = 0
    while not match.s.over:
        tried = rng.below(6) == 0
        before, digest, spent = (updates(match), match.s.digest(), chance(match.s)) if tried else ([], "", (0, 0))
        entry = next_act(match, rng)
        match.apply(entry)
        if tried:
            verdict = match.undo_refused(entry.seat)
            if verdict == "":
                assert chance(match.s) == spent
                listen(match, stories, had, rng)
                take_back(match, entry.seat)
                assert (updates(match), match.s.digest()) == (before, digest)
                undone += 1
            else:
                assert verdict == "came-to-light"
                refused += 1
        listen(match, stories, had, rng)
    for observer, story in stories.items():
        update = match.seat_update(observer, had[observer])
        assert [*story[: update.first], *update.events] == match.seat_update(observer).events
    assert undone > 10
    assert refused > 0


def listen(match: Match, stories: dict[int, list[GameEvent]], had: dict[int, int], rng: Rng) -> None:
    """Each observer now and then."""
    for observer in match.observers:
        if rng.below(2) == 0:
            update = match.seat_update(observer, had[observer])
            assert update.first <= len(stories[observer])
            stories[observer] = [*stories[observer][: update.first], *update.events]
            had[observer] = update.version


@each_table
def test_a_log_with_undos_is_folded_alike_by_everybody_and_is_the_acts_that_stand(table: Table) -> None:
    match, rng = begun(table, 12), Rng(12)
    log: list[AnyEntry] = [Started("t", 0, AT, ["person"] * table[2])]
    while len(log) < 120 and not match.s.over:
        act = next_act(match, rng)
        log.append(act)
        match.apply(act)
        while rng.below(3) == 0 and not match.undo_refused(act.seat):
            log.append(Undone(*match.head(AT), act.seat, "person"))
            match.apply(log[-1])
    again = Match(match.setup, log)
    assert (again.s.digest(), again.marks, again.put_at) == (match.s.digest(), match.marks, match.put_at)
    plain = begun(table, 12)
    for action in match.actions():
        seat, _space, text = action.partition(" ")
        plain.apply(plain.act(int(seat), text, "person", AT))
    assert plain.s.digest() == match.s.digest()
    assert plain.actions() == match.actions()


@each_table
def test_twin_worlds_give_the_same_verdict_and_undo_alike(table: Table) -> None:
    """Exchange what the seat that acts cannot see: it may take back the same acts, and is told the same of it."""
    compared = 0
    for seed in range(6):
        rng = Rng(seed)
        match, log = course(table, seed)
        middle = 1 + int(rng.below(len(log) - 1))
        one, other = Match(match.setup, log[:middle]), Match(match.setup, log[:middle])
        seat = acts(log[middle:])[0].seat
        twin = worlds(table[0]).twin(one.s, match.s, seat, rng)
        if twin is None:
            continue
        other.s = twin
        for entry in acts(log[middle : middle + 40]):
            if one.s.over or entry.text not in other.s.legal(entry.seat):
                break
            one.apply(entry)
            other.apply(entry)
            verdict = one.undo_refused(seat)
            assert verdict == other.undo_refused(seat)
            assert one.seat_update(seat).undo == other.seat_update(seat).undo
            if verdict == "" and not one.s.over:
                for world in (one, other):
                    take_back(world, seat)
                assert encode(one.seat_update(seat)) == encode(other.seat_update(seat))
                mine = next(done for done in reversed(acts(log[: entry.n + 1])) if done.seat == seat)
                for world in (one, other):
                    world.apply(world.act(seat, mine.text, "person", AT))
                compared += 1
                break
    assert compared > 0


def test_whether_another_has_begun_in_secret_makes_no_difference() -> None:
    """Not to the verdict, and not to what is left: what the other laid lies there still."""
    alone, together = sealed_match(), sealed_match()
    lay(alone, 0)
    lay(together, 0)
    lay(together, 1)
    assert alone.undo_refused(0) == together.undo_refused(0) == ""
    assert alone.seat_update(0).undo is together.seat_update(0).undo is True
    assert take_back(alone, 0) == take_back(together, 0) == [0]
    assert encode(alone.seat_update(0)) == encode(together.seat_update(0))
    top = together.s.top
    assert isinstance(top, Sealed)
    assert [int(top.count(seat)) for seat in range(3)] == [0, 1, 0]
    assert together.undo_refused(1) == ""


def test_nobody_goes_back_past_a_decision_that_they_know_of() -> None:
    match = sealed_match()
    lay(match, 0)
    while 1 in match.s.to_act():
        lay(match, 1)
    assert not match.seat_update(0).undo
    assert match.undo_refused(0) == "nothing-to-undo"
    assert match.undo_refused(2) == "nothing-to-undo"
    assert match.undo_refused(1) == ""
    assert match.seat_update(1).undo
    assert take_back(match, 1) == list(match.observers)
    assert match.undo_refused(0) == "nothing-to-undo"
    with pytest.raises(BrokenInvariant, match="log-gap"):
        take_back(match, 0)


def test_what_a_bot_or_the_clock_did_is_nobodys_to_take_back() -> None:
    for by in ("bot", "clock"):
        match = sealed_match()
        match.apply(match.act(0, match.s.legal(0)[0], by, AT))
        assert not match.seat_update(0).undo
        assert match.undo_refused(0) == "nothing-to-undo"


def test_when_cards_come_to_light_it_is_too_late() -> None:
    match = sealed_match()
    while len(match.s.to_act()) > 1 or isinstance(match.s.top, Sealed):
        seat = match.s.to_act()[0]
        lay(match, seat)
    assert match.undo_refused(seat) == "came-to-light"


def test_an_answer_to_a_question_that_was_taken_back_is_stale() -> None:
    match, rng = begun((game("principe"), "amigo", 3), 3), Rng(3)
    while True:
        entry = next_act(match, rng)
        match.apply(entry)
        asked = match.s.to_act()
        if match.trail[-1].went_on and asked != [entry.seat] and not match.undo_refused(entry.seat):
            break
    version = match.version(asked[0])
    take_back(match, entry.seat)
    match.apply(match.act(entry.seat, entry.text, "person", AT))
    assert match.s.to_act() == asked
    assert match.stale(asked[0], version)
    assert not match.stale(asked[0], match.version(asked[0]))


def test_the_last_act_of_a_game_stands() -> None:
    match, log = course(TABLES[0])
    last = acts(log)[-1]
    assert match.undo_refused(last.seat) == "came-to-light"
    assert not match.seat_update(last.seat).undo
    assert not match.seat_update(SPECTATOR).undo
