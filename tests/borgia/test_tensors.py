"""What a network sees of The Prince is what the view says, feature by feature."""

from signoria.env import Episode, Setting
from signoria.games.borgia.components import CARD_NAMES, KEPT, OFFICES
from signoria.games.borgia.tensors.questions import QUESTIONS
from signoria.games.borgia.view import BorgiaView
from tests.env.test_tensors import positions

COMPARED = {"round", "deck", "savonarola", "reshuffled", "offers", "slot", "place", "spent", "aside", "hand"}
COMPARED |= {"unplayed", "ducats-tens", "ducats-ones", "price-tens", "price-ones", "asked", "turn", "bidding", "moved"}
COMPARED |= {"seat0", "seat1", "seat2", "seat3"}


def counted(cards: list[str]) -> dict[str, int]:
    return {card: cards.count(card) for card in cards}


def told(episode: Episode, seat: int) -> dict[str, int]:
    view = episode.setting.game.view(episode.state, seat)
    assert isinstance(view, BorgiaView)
    data = view.to_dict()
    seats = episode.setting.seats
    kept, at_once = set(CARD_NAMES[KEPT:]), CARD_NAMES[:KEPT]
    ducats, hand = data["ducats"] or 0, data["hand"] or []
    out: dict[str, int] = {"round": data["round"], "deck": data["deck"], "offers": data["offers"]}
    out |= {"savonarola": int(data["savonarola"]), "reshuffled": int(data["reshuffled"])}
    out |= {"ducats-tens": min(127, ducats // 10), "ducats-ones": ducats % 10}
    out |= {f"slot.{slot}": 1 for slot in data["table"]}
    out |= {f"place.{card}": 1 for card in data["arriving"]}
    out |= {f"{'aside' if card in kept else 'place'}.{card}": 1 if card in kept else 2 for card in data["aside"]}
    out |= {
        f"{'spent' if card in kept else 'place'}.{card}": n if card in kept else 3
        for card, n in counted(data["discard"]).items()
    }
    out |= {f"{'hand' if card in kept else 'unplayed'}.{card}": n for card, n in counted(hand).items()}
    out |= {f"moved.{card}": 1 for card in data["moved"]}
    sale = data["sale"]
    if sale is not None:
        out |= {"price-tens": sale["price"] // 10, "price-ones": sale["price"] % 10}
    for n in range(seats):
        who = (seat + n) % seats
        estate = data["seats"][who]
        mine = {"score": min(127, estate["score"]), "cardinals": estate["cardinals"], "votes": estate["votes"]}
        mine |= {"pope": int(data["pope"] == who), "married": int(who in data["marriage"])}
        mine |= {"favoured": int(who in data["favoured"]), "barred": int(who in data["loses_turn"])}
        mine |= {"to-play": int(who in data["to_play"])}
        mine |= {f"property.{card}": 1 for card in estate["properties"]}
        mine |= {f"owns.{card}": 2 for cards in estate["properties"].values() for card in cards}
        mine |= {f"owns.{card}": 2 for card in estate["home"]} | {f"owns.{card}": 1 for card in estate["open"]}
        out |= {f"seat{n}.{name}": value for name, value in mine.items()}
        out |= {f"place.{card}": 4 for card in [*estate["properties"], *estate["open"]]}
        out |= {f"place.{card}": 5 for card in estate["home"]}
        for one, cards in estate["properties"].items():
            out |= {f"place.{card}": 6 + at_once.index(one) for card in cards}
        out |= {f"asked.seat{n}": int(who in data["asked"]), f"turn.seat{n}": int(who == data["turn"])}
        if sale is not None:
            out[f"bidding.seat{n}"] = int(who in sale["in"]) + int(who == sale["leader"])
    return {name: value for name, value in out.items() if value}


def test_features_say_what_the_view_says() -> None:
    setting = Setting.of("borgia", 4, "", {"trade": 1, "trade_offers": 2})
    asked = set()
    for seed in range(2):
        for n, episode in enumerate(positions(setting, seed)):
            seen = episode.describe(n % 4)
            asked |= {name for name in seen if name.startswith("question.")}
            assert {name: value for name, value in seen.items() if name.partition(".")[0] in COMPARED} == told(
                episode, n % 4
            )
            assert sum(value for name, value in seen.items() if name.startswith("question.")) == (not episode.over)
    assert len(asked) > len(QUESTIONS) // 2
    assert OFFICES < KEPT


def test_what_was_seen_of_hidden_cards_is_counted_by_place() -> None:
    setting = Setting.of("borgia", 3, "", None)
    for n, episode in enumerate(positions(setting, 3)):
        seat = n % 3
        view = episode.setting.game.view(episode.state, seat)
        assert isinstance(view, BorgiaView)
        piled = {card: count for card, count in view.to_dict()["piled"].items() if card in CARD_NAMES[KEPT:]}
        seen = episode.describe(seat)
        assert {card: seen[f"may.{card}.pile"] for card in piled} == piled
