"""What a network sees of The Princes of Florence is what the view says, feature by feature."""

from signoria.env import Episode, Setting
from signoria.games.florence.components import SIDE, STACK_NAMES
from signoria.games.florence.view import FlorenceView
from tests.env.test_tensors import positions

COMPARED = {"round", "actions", "drew", "freed", "minimum", "deck", "building-left", "freedom-left", "spent"}
COMPARED |= {"seat0", "seat1", "seat2", "florins", "hand", "asked", "price", "sold", "turn", "where"}
LEFT_OUT = ("room.", "square", "starter", "dropped")


def told(episode: Episode, seat: int) -> dict[str, int]:
    view = episode.setting.game.view(episode.state, seat)
    assert isinstance(view, FlorenceView)
    data = view.to_dict()
    seats = episode.setting.seats
    turn = data["turn"] if data["turn"] is not None else data["namer"]
    out: dict[str, int] = {"round": data["round"], "actions": data["actions"], "minimum": data["minimum"]}
    out |= {"drew": int(data["drew"]), "freed": int(data["freed"]), "florins": (data["florins"] or 0) // 100}
    out |= {f"deck.{deck}": len(cards) for deck, cards in data["decks"].items()}  # type: ignore[arg-type]
    out |= {f"building-left.{name}": n for name, n in data["buildings"].items()}
    out |= {f"freedom-left.{name}": n for name, n in data["freedoms"].items()}
    out |= {f"spent.{card}": 1 for card in data["spent"]} | {f"hand.{card}": 1 for card in data["hand"] or []}
    out |= {f"where.{card}": 10 for card in data["hand"] or []}
    for deck in data["decks"].values():
        out |= {f"where.{card}": 1 for card in deck if card}  # type: ignore[attr-defined]
    for some in data["hidden"]:
        out |= {f"where.{card}": 1 * bool(some["deck"]) + 2 * bool(some["hands"]) for card in some["cards"]}
    sale = data["sale"]
    if sale is not None:
        out |= {"price": sale["price"] // 100, f"sold.{sale['what']['stack']}": 1}
    for n in range(seats):
        who = (seat + n) % seats
        court = data["seats"][who]
        mine = {"fame": court["fame"], "best": court["best"], "jesters": court["jesters"]}
        mine |= {"builders": court["builders"], "recruited": court["recruited"], "recruits": court["recruiting"]}
        mine |= {f"cards.{deck}": cards for deck, cards in court["hand"].items()}  # type: ignore[misc]
        mine |= {f"landscape.{name}": count for name, count in court["landscapes"].items()}
        mine |= {f"building.{name}": 1 for name in court["buildings"]}
        mine |= {f"freedom.{name}": 1 for name in court["freedoms"]}
        mine |= {f"played.{name}": 1 for name in court["played"]}
        mine |= {f"won.{stack}": int(data["markers"].get(stack) == who) for stack in STACK_NAMES}
        out |= {f"seat{n}.{name}": value for name, value in mine.items()}
        out |= {f"where.{card}": 10 + n for card in court["known"]}
        out |= {f"asked.seat{n}": int(who in data["asked"]), f"turn.seat{n}": int(who == turn)}
    return {name: value for name, value in out.items() if value}


def test_features_say_what_the_view_says() -> None:
    setting = Setting.of("florence", 3, "", None)
    for seed in range(2):
        for n, episode in enumerate(positions(setting, seed)):
            seen = episode.describe(n % 3)
            seen = {name: value for name, value in seen.items() if name.partition(".")[0] in COMPARED}
            seen = {name: value for name, value in seen.items() if not name.partition(".")[2].startswith(LEFT_OUT)}
            assert seen == told(episode, n % 3)


def test_a_principality_is_seen_square_by_square() -> None:
    """The residence is there from the beginning; what is laid covers as many squares as the text says."""
    setting = Setting.of("florence", 3, "", None)
    for episode in positions(setting, 4):
        table = episode.state.table
        for seat in range(3):
            seen = episode.describe(seat)
            covered = sum(
                1 for row in range(int(SIDE)) for column in range(int(SIDE)) if f"seat0.square{row}.{column}" in seen
            )
            assert covered == int(table.covered[seat]).bit_count()  # type: ignore[attr-defined]
