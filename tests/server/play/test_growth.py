"""A log grows by playing, and by little else: what changes nothing is not written, what is no act has an end."""

from pathlib import Path

import pytest

from signoria import SPECTATOR
from signoria.server.errors import Denied
from signoria.server.play.entry import Wished
from signoria.server.play.match import ASIDES, ASIDES_IN_ALL, Match
from signoria.server.play.proposals import Already, Proposal, consenting, declining, returning, undoing, wishing
from signoria.server.store import open_store
from tests.server.clients import guests, serving, table_for
from tests.server.logs import kinds
from tests.server.play.test_clock import enter, lay_all, principe
from tests.server.play.test_match import AT, lay, sealed_match

pytestmark = pytest.mark.anyio


def bring_about(match: Match, proposal: Proposal) -> None:
    match.apply(proposal(match, AT))


def fidget(match: Match, seat: int, times: int) -> None:
    """Propose a pause and refuse it, again and again."""
    for n in range(times):
        bring_about(match, consenting(seat, "pause") if n % 2 == 0 else declining(seat, "pause"))


def test_a_wish_that_changes_nothing_is_no_entry() -> None:
    match = principe()
    with pytest.raises(Already):
        wishing(0, [])(match, AT)
    bring_about(match, wishing(0, ["forced"]))
    with pytest.raises(Already):
        wishing(0, ["forced"])(match, AT)
    assert wishing(0, ["forced", "upto 3"])(match, AT) == Wished("t", match.n, AT, 0, "person", ["forced", "upto 3"])
    with pytest.raises(Denied, match="bad-wish"):
        wishing(0, ["nonsense"])(match, AT)


async def test_a_wish_that_changes_nothing_is_accepted_and_writes_nothing(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/signoria.db")
    async with serving(store) as home, guests(home, "Ada", "Bruno") as (ada, bruno):
        id, _invitation = await table_for(ada, bruno)
        async with ada.wire() as wire:
            await wire.subscribe(id, 0)
            answers = [await wire.command("wish", id, 0, wishes=["forced"]) for _n in range(5)]
        assert [(answer["type"], answer["version"]) for answer in answers] == [("accepted", 1)] * 5
        assert kinds(await store.entries(id)) == ["start", "wish"]
    await store.close()


def test_what_is_no_act_has_an_end_until_the_seat_hears_of_an_act() -> None:
    match = sealed_match()
    fidget(match, 0, ASIDES)
    enter(match, "consent", 1, "pause")  # so that there is something to agree to, and to refuse
    for proposal in (consenting(0, "pause"), declining(0, "pause"), wishing(0, ["forced"])):
        with pytest.raises(Denied, match="too-many-changes"):
            proposal(match, AT)
    lay(match, 0)
    assert not match.restless(0), "who plays may change their mind again"


def test_another_seats_secret_steps_are_no_acts_to_who_does_not_hear_of_them() -> None:
    """Else a refusal that comes, or does not, would tell that somebody has begun to answer."""
    match = sealed_match()
    fidget(match, 0, ASIDES)
    assert lay(match, 1) == [1]
    assert match.restless(0)
    lay_all(match, 1, AT)
    assert not match.restless(0), "that seat 1 is done, all know"


def test_what_is_no_act_has_an_end_in_a_game() -> None:
    match = sealed_match()
    for _n in range(ASIDES_IN_ALL):
        enter(match, "wish", 0, "forced")
        match.asides[0] = 0
    assert match.restless(0)
    enter(match, "sit", 0, "bot:thumb", by="clock")
    with pytest.raises(Denied, match="too-many-changes"):
        returning(0)(match, AT)


def test_to_act_and_take_back_again_and_again_has_an_end() -> None:
    match = sealed_match()
    while not match.restless(0):
        lay(match, 0)
        bring_about(match, undoing(0, match.version(0)))
        assert match.n < 3 * ASIDES_IN_ALL
    lay(match, 0)
    assert match.asides_in_all[0] == ASIDES_IN_ALL
    with pytest.raises(Denied, match="too-many-changes"):
        undoing(0, match.version(0))(match, AT)
    assert match.version(SPECTATOR) < ASIDES_IN_ALL
