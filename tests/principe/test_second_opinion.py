"""A plain transcription of the rules, written without the engine, agrees with it action by action."""

from collections.abc import Callable

import pytest

from signoria import SPECTATOR, Rng, State, game
from signoria.bots import bot
from signoria.games.principe.components import CITY_NAMES, COLOURS, REGIONS
from signoria.games.principe.frames import principe
from tests.principe.plain.box import CITIES, cities_of
from tests.principe.plain.game import Plain
from tests.principe.worlds import conserved
from tests.tables import by_verb, in_either_mode

GAME = game("principe")
GAMES_EACH = in_either_mode(84)  # at each of 3 editions × 4 table sizes × with and without `rich`: 2,016 in all
THUMBS_EACH = in_either_mode(8)

Choose = Callable[[State, int], str]  # what a seat that is asked answers


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


def agree(s: State, rng: Rng, choose: Choose) -> None:
    """The engine and the transcription play a game to its end: every question, the table after each, the scoring."""
    box, deal = s.game.box, GAME.deal(s)
    seats, edition, rich = int(s.table.seats), GAME.edition_of(s), GAME.options_of(s)["rich"] == 1
    plain = Plain(edition, rich, seats, deal, cities_of(box.values) if box.name else CITIES)
    while not s.over:
        waiting = s.to_act()
        assert waiting == plain.to_act()
        for seat in waiting:
            assert set(s.legal(seat)) == plain.legal(seat), s.record()["seed"]
        seat = waiting[int(rng.below(len(waiting)))]
        text = choose(s, seat)
        s.play(seat, text)
        deal.extend(GAME.deal(s)[len(deal) :])
        plain.play(seat, text)
        assert snapshot(s) == plain.snapshot(), f"{s.record()['seed']}, after {text}"
    assert plain.over
    assert GAME.totals(s) == plain.totals()
    assert GAME.winners(s) == plain.winners()
    ties_agree(s, plain.settled_by())


def ties_agree(s: State, settled: dict[int, tuple[int, str | None]]) -> None:
    lines = {int(line.seat): line for line in GAME.scores(s) if line.what.startswith("tie")}
    assert lines.keys() == settled.keys()
    for seat, (cards, role) in settled.items():
        assert lines[seat].nouns["cards"] == cards
        assert lines[seat].nouns.get("colour", role) == role


def at_random(rng: Rng, boldness: int) -> Choose:
    return lambda s, seat: chosen(rng, s.legal(seat), boldness)


def by_thumb(seats: int, seed: int) -> Choose:
    thumbs = [bot("thumb", GAME, seed * seats + seat) for seat in range(seats)]
    return lambda s, seat: thumbs[seat].choose(GAME.view(s, seat), GAME.decision(s, seat))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize("rich", [0, 1])
def test_the_engine_and_the_transcription_agree(edition: str, seats: int, rich: int) -> None:
    for seed in range(GAMES_EACH):
        rng = Rng(seed)
        agree(GAME.new(seats, edition, {"rich": rich}, f"second opinion {seed}"), rng, at_random(rng, seed % 5))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("edition", GAME.editions)
def test_they_agree_on_games_that_end_for_want_of_cities(edition: str, seats: int) -> None:
    """Random players never build so many: rules of thumb with much money do. [IP-60]"""
    ends = []
    for seed in range(THUMBS_EACH):
        s = GAME.new(seats, edition, {"rich": 1}, f"thumbs {seed}")
        agree(s, Rng(seed), by_thumb(seats, seed))
        ends += [event.nouns["cause"] for event in GAME.heard(s, SPECTATOR) if event.name == "game-ends"]
        conserved(s)
        for observer in range(SPECTATOR, seats):
            view = GAME.view(s, observer)
            imagined = GAME.imagine(view, Rng(seed))
            assert GAME.view(imagined, observer).to_json() == view.to_json()
            conserved(imagined)
    assert "cities-short" in ends
