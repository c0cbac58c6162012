"""A match is its log: the same for every reader, and no observer is told, or can count, what it may not know."""

import pytest
from msgspec.json import Encoder

from signoria import SPECTATOR, BrokenInvariant, Rng, game
from signoria.kernel.public import GameEvent
from signoria.kernel.record import parsed, proof
from signoria.kit.sealed import Sealed
from signoria.server.errors import OtherRules
from signoria.server.play.entry import Acted, AnyEntry, Started
from signoria.server.play.match import Match, Setup
from tests.server.logs import acts
from tests.tables import Table, by_verb, name, options_in_turn, tables, worlds

encode = Encoder(order="deterministic").encode
TABLES = [t for t in tables() if t[1] == t[0].editions[0] and t[2] in (3, 5)]
each_table = pytest.mark.parametrize("table", TABLES, ids=name)
AT = 1_700_000_000_000


def begun(table: Table, seed: int = 1) -> Match:
    game, edition, seats = table
    setup = Setup("t", game.key, edition, options_in_turn(game, seed), seats, f"match {seed}")
    return Match(setup, [Started("t", 0, AT, ["person"] * seats)])


def next_act(match: Match, rng: Rng) -> Acted:
    waiting = match.s.to_act()
    seat = waiting[rng.below(len(waiting))]
    return match.act(seat, by_verb(rng, match.s.legal(seat)), "person", AT + match.n * 1000)


def course(table: Table, seed: int = 1) -> tuple[Match, list[AnyEntry]]:
    """A match played at random to its end, and its log."""
    match, rng = begun(table, seed), Rng(seed)
    log: list[AnyEntry] = [Started("t", 0, AT, ["person"] * table[2])]
    while not match.s.over:
        log.append(next_act(match, rng))
        match.apply(log[-1])
    return match, log


def seen(match: Match, since: int = -1) -> list[bytes]:
    return [encode(match.seat_update(observer, since)) for observer in match.observers]


@each_table
def test_the_same_log_gives_the_same_match_to_the_byte(table: Table) -> None:
    match, log = course(table)
    for upto in (1, len(log) // 3, len(log)):
        again = Match(match.setup, log[:upto])
        grown = Match(match.setup, log[: upto // 2 + 1])
        for entry in log[upto // 2 + 1 : upto]:
            grown.apply(entry)
        assert again.s.digest() == grown.s.digest()
        assert (again.n, again.at, again.marks, again.put_at) == (grown.n, grown.at, grown.marks, grown.put_at)
        for since in (-1, 0, 3):
            assert seen(again, since) == seen(grown, since)
    assert again.s.digest() == match.s.digest()


@each_table
def test_whoever_is_not_told_could_not_have_seen_anything(table: Table) -> None:
    """And whoever is told is told once: versions grow by one."""
    match, rng = begun(table, 2), Rng(2)
    untold = 0
    while not match.s.over:
        versions = [match.version(observer) for observer in match.observers]
        before = [encode(match.seat_update(observer, versions[observer + 1])) for observer in match.observers]
        news = match.apply(next_act(match, rng))
        for observer, update, version in zip(match.observers, before, versions, strict=True):
            assert match.version(observer) == version + (observer in news)
            if observer not in news:
                untold += 1
                assert encode(match.seat_update(observer, version)) == update
    assert untold > 0 or table[0].key == "florence"


@each_table
def test_an_act_sent_again_is_stale_whether_its_seat_is_asked_again_or_not(table: Table) -> None:
    match, rng = begun(table, 4), Rng(4)
    while not match.s.over:
        entry = next_act(match, rng)
        version = match.version(entry.seat)
        assert not match.stale(entry.seat, version)
        match.apply(entry)
        assert match.stale(entry.seat, version)
        assert not match.stale(entry.seat, match.version(entry.seat))


@each_table
def test_a_story_told_bit_by_bit_with_gaps_is_the_whole_story(table: Table) -> None:
    """Each observer listens now and then, and names the version it had."""
    match, rng = begun(table, 3), Rng(3)
    stories: dict[int, list[GameEvent]] = {observer: [] for observer in match.observers}
    had = dict.fromkeys(match.observers, -1)
    while True:
        for observer in match.observers:
            if match.s.over or rng.below(4) == 0:
                update = match.seat_update(observer, had[observer])
                stories[observer][update.first :] = update.events
                assert update.first <= len(stories[observer])
                had[observer] = update.version
        if match.s.over:
            break
        match.apply(next_act(match, rng))
    for observer, story in stories.items():
        assert story == [event.to_dict() for event in match.game.heard(match.s, observer)]


@each_table
def test_twin_worlds_are_told_the_same_bytes_at_the_same_moments(table: Table) -> None:
    """Exchange what an observer cannot see, play the same acts: updates, versions and refusals stay the same."""
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
        for entry in acts(log[middle:]):
            since = one.version(observer)
            if entry.text not in other.s.legal(entry.seat):
                break
            assert (observer in one.apply(entry)) == (observer in other.apply(entry))
            assert one.version(observer) == other.version(observer)
            if not one.s.over:  # what comes to light at the end is told then
                assert encode(one.seat_update(observer, since)) == encode(other.seat_update(observer, since))
                compared += 1
            if observer != SPECTATOR and not one.s.over and entry.n % 7 == 0:
                texts = ["nonsense", "bid 99", table[0].catalogue.texts[entry.n % len(table[0].catalogue)]]
                assert [refused(one, observer, text) for text in texts] == [
                    refused(other, observer, text) for text in texts
                ]
    assert compared > 0


def refused(match: Match, seat: int, text: str) -> object:
    found = match.refusal(seat, text)
    return found and found.to_dict()


def sealed_match() -> Match:
    """Il Principe, where all lay cards face down, one by one."""
    match, rng = begun((game("principe"), "amigo", 3), 1), Rng(1)
    while not (isinstance(match.s.top, Sealed) and len(match.s.to_act()) == 3):
        match.apply(next_act(match, rng))
    return match


def lay(match: Match, seat: int) -> list[int]:
    return match.apply(match.act(seat, match.s.legal(seat)[0], "person", AT))


def test_nobody_can_count_the_steps_of_a_secret_choice() -> None:
    match = sealed_match()
    steps = 0
    versions = [match.version(observer) for observer in match.observers]
    while len(match.s.to_act()) == 3:
        news = lay(match, 0)
        steps += 1
        if len(match.s.to_act()) == 3:
            assert news == [0]
    assert steps > 1
    grown = [match.version(observer) - versions[observer + 1] for observer in match.observers]
    assert grown == [1, steps, 1, 1]


def test_of_two_who_choose_in_secret_the_slower_is_not_stale() -> None:
    match = sealed_match()
    seen_by_one = match.version(1)
    while 0 in match.s.to_act():
        lay(match, 0)
    assert match.version(1) > seen_by_one
    assert not match.stale(1, seen_by_one)
    lay(match, 1)
    assert match.stale(1, seen_by_one)


@each_table
def test_an_act_that_was_done_is_stale_and_so_is_one_from_the_future(table: Table) -> None:
    match, rng = begun(table, 4), Rng(4)
    while not match.s.over:
        entry = next_act(match, rng)
        version = match.version(entry.seat)
        assert not match.stale(entry.seat, version)
        assert match.stale(entry.seat, version + 1)
        assert match.stale(entry.seat, -1)
        match.apply(entry)
        assert match.stale(entry.seat, version) or entry.seat not in match.s.to_act()


@each_table
def test_a_refusal_changes_nothing_and_names_the_rule(table: Table) -> None:
    match, rng = begun(table, 5), Rng(5)
    for _n in range(20):
        match.apply(next_act(match, rng))
    digest, updates = match.s.digest(), seen(match)
    for seat in range(table[2]):
        for text in ("", "nonsense", "bid 99999", "\ud800", "x" * 5000):
            found = match.refusal(seat, text)
            assert found is not None
            assert found.rule
    assert (match.s.digest(), seen(match)) == (digest, updates)


@each_table
def test_the_last_act_is_known_to_end_the_game_before_it_is_written(table: Table) -> None:
    match, log = course(table)
    again = Match(match.setup, log[:1])
    for entry in log[1:]:
        outcome = again.after(entry)
        assert outcome.ends == (entry is log[-1])
        assert not again.over
        again = outcome.match
    last = again.seat_update(SPECTATOR)
    assert last.over
    assert last.winners
    assert last.scores


def test_a_log_with_a_gap_or_an_act_that_the_rules_forbid_is_not_believed() -> None:
    match, log = course((game("principe"), "amigo", 3))
    with pytest.raises(BrokenInvariant, match="log-gap"):
        Match(match.setup, [*log[:3], *log[4:]])
    with pytest.raises(BrokenInvariant, match="log-start"):
        Match(match.setup, log[1:])
    with pytest.raises(OtherRules, match="other-rules"):
        Match(match.setup, [*log[:3], Acted("t", 3, AT, 0, "person", "bid 99")])


def test_time_never_runs_backwards_in_a_log() -> None:
    match = begun((game("principe"), "amigo", 3))
    seat = match.s.to_act()[0]
    assert match.act(seat, "pass", "person", AT - 5000).at == AT


def test_the_record_proves_itself_against_the_commitment_that_was_published() -> None:
    match, _log = course((game("florence"), "rio-grande", 3))
    record = parsed(encode(match.record(["Ada", "Bianca", "Carlo"])).decode())
    assert [check.fault for check in proof(match.game, record, match.commitment) if check.fault] == []


def test_a_choice_of_several_answers_is_considered_as_a_whole() -> None:
    """What the seats seal, family by family, they may ask about at once; the first of the answers must be one."""
    match, rng = begun((game("borgia"), "phalanx", 3)), Rng(1)
    while match.game.decision(match.s, match.s.to_act()[0]).prompt != "secret-ballot":
        match.apply(next_act(match, rng))
    seat = match.s.to_act()[0]
    told = dict(match.facts(seat, ["votes 0", "votes 1; votes 2", "votes 999; votes 0", "nonsense; votes 1"]))
    assert told.keys() == {"votes 0", "votes 1; votes 2"}
    assert {fact.what for fact in told["votes 1; votes 2"]} == {"votes-stand"}
