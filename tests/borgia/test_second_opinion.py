"""A plain transcription of the rules, written without the engine, agrees with it action by action."""

import pytest

from signoria import Game, Rng, State, game
from signoria.games.borgia.components import CARD_NAMES, HOME, OFFICES, OPEN
from signoria.games.borgia.frames import borgia
from signoria.games.borgia.table import Borgia, cards_counted
from signoria.kernel.action import NOBODY
from signoria.kit.names import named
from signoria.kit.ring import seats_in
from tests.borgia.plain.box import OURS, printed_in
from tests.borgia.plain.game import Plain
from tests.tables import by_verb, in_either_mode

GAME = game("borgia")
GAMES_EACH = in_either_mode(170)  # at each of 3 table sizes × with and without trade: 1,020 in all


def snapshot(s: State) -> dict[str, object]:
    """The table in the words of the transcription."""
    t = borgia(s.table)
    lying = lying_at(t)
    return {
        "round": t.round,
        "pope": t.pope,
        "ducats": list(t.purse),
        "cardinals": list(t.cardinals),
        "vp": list(t.score),
        "hand": [hand(t, seat) for seat in range(t.seats)],
        "places": [places(t, seat, lying) for seat in range(t.seats)],
        "unprotected": [lying.get(int(OPEN) + seat, []) for seat in range(t.seats)],
        "deck": [CARD_NAMES[card] for card in t.deck[t.drawn :]],
        "table": sorted(CARD_NAMES[card] for card in t.slots if card != NOBODY),
        "aside": sorted(named(CARD_NAMES, t.shelf)),
        "discard": sorted(named(CARD_NAMES, t.dead) + [CARD_NAMES[card] for card in cards_counted(t.spent)]),
        "marriages": [seats_in(t.married)] if t.married else [],
        "savonarola": t.preaching,
        "over": s.over,
    }


def hand(t: Borgia, seat: int) -> list[str]:
    return sorted(named(CARD_NAMES, t.unplayed[seat]) + [CARD_NAMES[card] for card in cards_counted(t.hand[seat])])


def at_rest(s: State) -> bool:
    """While a card is on its way the two hold it in different places."""
    asked = "" if s.over else GAME.decision(s, s.to_act()[0]).prompt
    return borgia(s.table).waiting == 0 and asked not in ("fee", "place", "tuck")


def lying_at(t: Borgia) -> dict[int, list[str]]:
    """What lies at each spot, by name."""
    found: dict[int, list[str]] = {}
    for card, spot in enumerate(t.lies, OFFICES):
        found.setdefault(spot, []).append(CARD_NAMES[card])
    return {spot: sorted(names) for spot, names in found.items()}


def places(t: Borgia, seat: int, lying: dict[int, list[str]]) -> dict[str, list[str]]:
    """What lies under each property of a seat and under its home."""
    spots = {CARD_NAMES[card]: card for card, owner in enumerate(list(t.owner)[:OFFICES]) if owner == seat}
    spots["home"] = int(HOME) + seat
    return {name: lying.get(spot, []) for name, spot in spots.items()}


def chosen(rng: Rng, legal: list[str], boldness: int) -> str:
    """From players who mostly pass to players who try everything: short games and long ones."""
    if "pass" in legal and rng.below(4) >= boldness:
        return "pass"
    return by_verb(rng, legal)


def agree(boxed: Game, seats: int, trade: int, seed: int) -> None:
    """A game at random: every question, the table after each answer, the scoring."""
    rng = Rng(seed)
    options = GAME.checked_options({"trade": trade, "trade_offers": 1 + seed % 3, "open_ballots": 1 + seed % 4})
    s = boxed.new(seats, "", options, f"second opinion {seed}")
    deal = GAME.deal(s)
    plain = Plain(seats, options, deal, printed_in(boxed.box.values) if boxed.box.name else OURS)
    while not s.over:
        waiting = s.to_act()
        assert waiting == plain.to_act()
        for seat in waiting:
            assert set(s.legal(seat)) == plain.legal(seat), f"seed {seed}"
        seat = waiting[int(rng.below(len(waiting)))]
        text = chosen(rng, s.legal(seat), 1 + seed % 4)
        if "trade" in text and rng.below(3) > 0:
            text = chosen(rng, s.legal(seat), 1)
        s.play(seat, text)
        deal.extend(GAME.deal(s)[len(deal) :])
        plain.play(seat, text)
        if at_rest(s):
            assert snapshot(s) == plain.snapshot(), f"seed {seed}, after {text}"
    assert plain.over
    totals = [sum(line.points for line in GAME.scores(s) if line.seat == seat) for seat in range(seats)]
    assert totals == plain.totals()
    assert GAME.winners(s) == plain.winners()


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("trade", [0, 1])
def test_the_engine_and_the_transcription_agree(seats: int, trade: int) -> None:
    for seed in range(GAMES_EACH):
        agree(GAME, seats, trade, seed)


def test_both_have_the_same_box() -> None:
    """[TP-1]"""
    assert printed_in(dict(GAME.box.values)) == OURS
