"""What a network sees of Il Principe is what the view says, feature by feature."""

from signoria.env import Episode, Setting
from signoria.games.principe.components import COLOUR_NAMES, REGION_NAMES
from signoria.games.principe.view import PrincipeView
from tests.env.test_tensors import positions


def told(episode: Episode, seat: int) -> dict[str, int]:
    view = episode.setting.game.view(episode.state, seat)
    assert isinstance(view, PrincipeView)
    data = view.to_dict()
    seats = episode.setting.seats
    out: dict[str, int] = {"round": data["round"], "deck": data["deck"], "city-deck": data["city_deck"]}
    out |= {"last": int(data["last"]), "ducats": data["ducats"] or 0}
    out |= {f"hand.{colour}": n for colour, n in (data["hand"] or {}).items()}
    out |= {f"offered.{colour}": n for colour, n in data["lots"]}
    out |= {f"removed.{colour}": n for colour, n in data["removed"].items()}
    out |= {f"city.{city}": 1 for city in data["open"]} | {f"city.{city}": 2 for city in data["built"]}
    for n in range(seats):
        family = data["seats"][(seat + n) % seats]
        mine = {"score": family["score"], "cards": family["cards"], "shields": family["shields"]}
        mine |= {f"known.{colour}": cards for colour, cards in family["known"].items()}
        mine |= {f"up.{colour}": up for colour, (up, _down) in family["court"].items()}
        mine |= {f"down.{colour}": down for colour, (_up, down) in family["court"].items()}
        mine |= {f"map.{region}": shields for region, (shields, _points) in family["map"].items()}
        mine["prince"] = int(data["prince"] == (seat + n) % seats)
        for colour in COLOUR_NAMES:
            major, minor = data["major"].get(colour), (data["minor"] or {}).get(colour)
            mine[f"role.{colour}"] = 2 * (major == (seat + n) % seats) + (minor == (seat + n) % seats)
        out |= {f"seat{n}.{name}": value for name, value in mine.items()}
        out[f"asked.seat{n}"] = int((seat + n) % seats in data["asked"])
        sale = data["sale"]
        if sale is not None:
            out["price"] = sale["price"]
            leads = sale["leader"] == (seat + n) % seats
            out[f"bidding.seat{n}"] = int((seat + n) % seats in sale["in"]) + leads
    return {name: value for name, value in out.items() if value}


def test_features_say_what_the_view_says() -> None:
    compared = {"hand", "offered", "removed", "city", "seat0", "seat1", "seat2", "asked", "bidding"}
    compared |= {"round", "deck", "city-deck", "last", "ducats", "price"}
    for seed, edition in enumerate(["amigo", "mtm-fr", "mtm-nl"]):
        setting = Setting.of("principe", 3, edition, {"rich": seed % 2})
        for n, episode in enumerate(positions(setting, seed)):
            seat = n % 3
            seen = episode.describe(seat)
            seen = {name: value for name, value in seen.items() if name.partition(".")[0] in compared}
            assert {name: value for name, value in seen.items() if "refill" not in name} == told(episode, seat)
    assert {f"seat0.map.{region}" for region in REGION_NAMES} <= {feature.name for feature in setting.features}
