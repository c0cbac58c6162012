"""All that is kept beside a log follows from it: seats, status, result, what is due, standings, snapshots, ratings."""

from typing import TYPE_CHECKING

from signoria.kernel.record import play_on
from signoria.lab.ratings import places
from signoria.server.accounts.rater import updated
from signoria.server.play.clock import DEFAULT
from signoria.server.play.match import Match
from signoria.server.play.proposals import due, wished
from signoria.server.rooms.bookkeeper import noted, standing
from signoria.server.rooms.seating import result_of
from signoria.server.rooms.snapshots import opened, taken
from signoria.server.store import Store
from signoria.server.store.ratings import Rating, rating
from tests.world.ports.pools import WorldPool

if TYPE_CHECKING:
    from tests.world.checks.oracles import Truth

SLACK = 65_000  # milliseconds: a room sets its alarm a minute ahead, the timekeeper looks every few seconds
ABANDONED = 30 * 24 * 3600 * 1000


async def check(truth: "Truth", store: Store) -> None:
    check_status(truth)
    check_seats(truth)
    check_going_on(truth)
    check_record(truth)
    check_lists(truth)
    await check_kept(truth, store)
    await check_ratings(truth, store)


def check_status(truth: "Truth") -> None:
    row, match = truth.row, truth.match
    wanted = ("over", truth.log[-1].at, result_of(match)) if match.over else ("running", None, None)
    if (row.status, row.ended, row.result) != wanted:
        truth.world.fail(f"the table is {(row.status, row.ended, row.result)}, which is {wanted} by its log")


def check_seats(truth: "Truth") -> None:
    """Who plays each seat; and a seat that nobody owns is a bot's."""
    for seat, player in zip(truth.row.seats, truth.match.players, strict=True):
        plays = DEFAULT if player == DEFAULT else player.partition(":")[2]
        if (seat.bot or "") != plays or not (seat.bot or seat.person):
            truth.world.fail(f"seat {seat.seat} is {seat}, and {player} by the log")


def check_going_on(truth: "Truth") -> None:
    """No table waits for nobody: whoever is asked is a person who can answer, or it goes on."""
    match, world = truth.match, truth.world
    twice = [question for question, processes in WorldPool.asked.items() if len(processes) > 1]
    if twice and not world.ill and not world.kills and not any(f.kind == "stop" for f in world.plan.faults):
        world.fail(f"two processes have asked the same bot: {twice[0]}")
    if match.over:
        return
    if truth.row.due is None or truth.row.due > found(match):
        world.fail(f"something is due at {found(match)}, and nobody looks before {truth.row.due}")
    asked = match.awaited()
    nobody = [seat for seat in asked if seat not in match.persons() or wished(match, seat) is not None]
    if world.plan.quiet > 15 and not world.moved and (nobody or (not asked and match.paused_at is None)):
        world.fail(f"the table waits for {asked}, and nobody will answer for {nobody}")
    late = min((process.wall() for process in world.processes), default=0) - found(match)
    if world.plan.quiet > 15 and not world.moved and late > 0:
        world.fail(f"what was due is {late} ms late")


def found(match: Match) -> int:
    next = due(match, ABANDONED)
    assert next is not None
    return next[0]


def check_lists(truth: "Truth") -> None:
    """Whoever sits here finds the table in their list, as it stands."""
    world, row, match = truth.world, truth.row, truth.match
    stands = standing(match)
    for person, listed in world.lists.items() if world.settled else ():
        found = [each for each in listed["tables"] if each["table"]["id"] == row.id]
        shown = [(each["table"]["status"], each["seats"], each["awaited"], each["round"]) for each in found]
        going_on = (stands.awaited, stands.round) if row.status == "running" else ([], 0)
        wanted = [(row.status, row.seats_of(person), *going_on)] if row.seats_of(person) else []
        if shown != wanted:
            world.fail(f"a list shows {shown}, and it stands {wanted}")


def check_record(truth: "Truth") -> None:
    """It is played again to where it stands."""
    match = truth.match
    record = match.record(truth.row.names(), whole=True)
    again = match.setup.new_game()
    actions = record["actions"]
    assert isinstance(actions, list)
    play_on(again, actions)
    if again.digest() != match.s.digest():
        truth.world.fail("the record is that of another game")


async def check_kept(truth: "Truth", store: Store) -> None:
    """A standing that is believed is true, and a snapshot comes to what the log comes to."""
    match, id = truth.match, truth.row.id
    known = (await noted(store, [id])).get(id)
    if known is not None and known != standing(match):
        truth.world.fail(f"{known} is written down, and it stands {standing(match)}")
    restored, _kept = await opened(store, truth.row.setup())
    if restored is None or taken(restored) != taken(match):
        truth.world.fail("a table that is opened is not what its log says")


async def check_ratings(truth: "Truth", store: Store) -> None:
    """A game that was counted has changed the ratings of those who played it, once."""
    row, match = truth.row, truth.match
    persons = [seat.person for seat in row.seats if seat.person]
    known = [await rating(store, person, row.game, len(row.seats)) for person in persons]
    counts = row.counted and match.s.over and len(set(persons)) > 1
    alone = [n for n, person in enumerate(persons) if persons.count(person) == 1]
    wanted: list[Rating | None] = [None] * len(persons)
    if counts and len(alone) > 1:
        order = places(match.game.totals(match.s), match.game.winners(match.s))
        seats = [row.seats_of(persons[n])[0] for n in alone]
        for n, new in zip(alone, updated([None] * len(alone), [order[seat] for seat in seats]), strict=True):
            wanted[n] = new
    if known != wanted:
        truth.world.fail(f"ratings are {known}, and should be {wanted}")
    latest = truth.world.disk.wall() - truth.world.behind - 25_000
    if row.ended is not None and row.ended < latest and not row.counted:
        truth.world.fail("a game that is over was never counted")
