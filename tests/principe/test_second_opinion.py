"""A plain transcription of the rules, written without the engine, agrees with it action by action."""

import pytest

from signoria import Rng, State, game
from signoria.games.principe.components import CITY_NAMES, COLOURS, REGIONS
from signoria.games.principe.frames import principe
from tests.principe.plain.game import Plain
from tests.tables import by_verb, in_either_mode

GAME = game("principe")
GAMES_EACH = in_either_mode(84)  # at each of 3 editions × 4 table sizes × with and without `rich`: 2,016 in all


def snapshot(s: State) -> dict[str, object]:
    """The table in the words of the transcription."""
    t = principe(s.table)

    def rows(cells: object, width: int) -> list[list[int]]:
        flat = list(cells)  # type: ignore[call-overload]  # an array of either mode
        return [flat[seat * width : (seat + 1) * width] for seat in range(t.seats)]

    return {
        "round": t.round,
        "prince": t.prince,
        "purse": list(t.purse),
        "hand": rows(t.hand, COLOURS),
        "up": rows(t.up, COLOURS),
        "down": rows(t.down, COLOURS),
        "score": list(t.score),
        "shields": list(t.shields),
        "map": rows(t.map, REGIONS),
        "major": list(t.major),
        "minor": list(t.minor),
        "open": sorted(CITY_NAMES[city] for city in t.open if city >= 0),
        "deck": t.deck_size(),
        "removed": list(t.removed),
        "offered": list(t.offered),
        "over": s.over,
    }


def chosen(rng: Rng, legal: list[str], boldness: int) -> str:
    """From players who mostly pass to players who try everything: long games and short ones."""
    if "pass" in legal and rng.below(4) >= boldness:
        return "pass"
    return by_verb(rng, legal)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize("rich", [0, 1])
def test_the_engine_and_the_transcription_agree(edition: str, seats: int, rich: int) -> None:
    for seed in range(GAMES_EACH):
        rng = Rng(seed)
        s = GAME.new(seats, edition, {"rich": rich}, f"second opinion {seed}")
        deal = GAME.deal(s)
        plain = Plain(edition, bool(rich), seats, deal)
        while not s.over:
            waiting = s.to_act()
            assert waiting == plain.to_act()
            for seat in waiting:
                assert set(s.legal(seat)) == plain.legal(seat), f"seed {seed}"
            seat = waiting[int(rng.below(len(waiting)))]
            text = chosen(rng, s.legal(seat), seed % 5)
            s.play(seat, text)
            deal.extend(GAME.deal(s)[len(deal) :])
            plain.play(seat, text)
            assert snapshot(s) == plain.snapshot(), f"seed {seed}, after {text}"
        assert plain.over
        totals = [sum(line.points for line in GAME.scores(s) if line.seat == seat) for seat in range(seats)]
        assert totals == plain.totals()
        assert GAME.winners(s) == plain.winners()
        settled = plain.settled_by()
        lines = {line.seat: line for line in GAME.scores(s) if line.what.startswith("tie")}
        assert lines.keys() == settled.keys()
        for seat, line in lines.items():
            assert line.nouns["cards"] == settled[seat][0]
            assert "colour" not in line.nouns or line.nouns["colour"] == settled[seat][1]
