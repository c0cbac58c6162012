"""The guided first game: a landscape won, a building built, a work completed. Its words: text/*/florence-lesson.ftl."""

from typing import Final, final

from signoria.games.florence.components import BUILDING_NAMES, LANDSCAPE_NAMES
from signoria.games.florence.public import Offer, PublicView
from signoria.games.florence.view import FlorenceView
from signoria.kernel.lesson import END, LEARNER, Chapter, Lesson, Step, last_step
from signoria.kernel.public import Nouns
from signoria.kernel.view import Decision, View

NAMED: Final = "forest"  # what a bot names first: none of the learner's professions likes it
RIVAL: Final = 1  # the seat that raises the learner once
OPENING: Final = 200  # florins that naming a stack bids
FAIR: Final = 500  # florins that the learner is told to go up to, for a landscape
LAST: Final = 3  # when the scoring is told, whatever came before
CHAPTERS: Final = [
    Chapter("goal", ["goal-points", "goal-work", "discard"]),
    Chapter("auction", ["leave", "name/nothing", "raise/take", "landscape"]),
    Chapter("building", ["build/place"]),
    Chapter("work", ["work/freedom/draw/rest/keep/bonus/pay"]),
    Chapter("scoring", ["paid/unpaid", "score-now", END]),
]


@final
class FlorenceLesson(Lesson):
    """The first of seven rounds, to a completed work; who has none by then has another round."""

    def __init__(self) -> None:
        super().__init__("lesson florence 2", 3, CHAPTERS)

    def steps(self, view: View, asked: Decision) -> list[Step]:
        assert isinstance(view, FlorenceView)
        v = view.to_dict()
        prompt = asked.prompt
        if v["round"] >= LAST or (v["round"] > 1 and v["seats"][LEARNER]["played"]):
            return after(v)
        if prompt == "which-discard":
            return opening(v)
        if prompt == "which-stack" or prompt == "which-item":
            return [naming(v, asked)]
        if prompt == "bid-for-item":
            return [bidding(v, asked)]
        if prompt == "which-place":
            return [placing(asked)]
        if prompt == "which-action":
            return [acting(v, asked)]
        if prompt == "which-card":
            card = best_card(v, asked)
            return [Step("keep", {"card": card}, "question", "", f"keep {card}")]
        if prompt == "which-bonus":
            return [Step("bonus", {"profession": asked.nouns["profession"]}, "question", "", "pass")]
        if prompt == "how-much-fame":
            nouns: Nouns = {"value": asked.nouns["value"], "florins": asked.nouns["florins"]}
            return [Step("pay", nouns, "question", "", "fame 0")]
        return []

    def reply(self, view: View, asked: Decision) -> str:
        """In round 1 the bots take a Forest for little, and leave the learner's landscape after one raise."""
        assert isinstance(view, FlorenceView)
        v = view.to_dict()
        if v["round"] > 1:
            return ""
        if asked.prompt == "which-stack":
            return f"name {NAMED}" if f"name {NAMED}" in asked.options else ""
        if asked.prompt == "bid-for-item":
            price = int(asked.nouns["price"])
            raises = asked.seat == RIVAL and asked.nouns.get("leader") == LEARNER and price == OPENING
            return f"bid {price + 100}" if raises else "pass"
        return ""


def opening(v: PublicView) -> list[Step]:
    """How one wins, what a work wants, and the profession that shares least with the others."""
    shared = dict.fromkeys(v["hand"] or [], 0)
    for offer in v["offers"]:
        for rise in offer["rises"]:
            shared[rise["profession"]] += len(offer["rises"]) - 1
    least = min(shared, key=lambda card: shared[card])
    best = max(shared, key=lambda card: shared[card])
    return [
        Step("goal-points", {}, "families"),
        Step("goal-work", {"profession": best}, "works", f"profession {best}"),
        Step("discard", {"profession": least}, "question", f"profession {least}", f"discard {least}"),
    ]


def liked(v: PublicView, things: list[str]) -> Offer | None:
    """Of these, what most professions in hand like and lack; none if nobody likes any."""
    best: Offer | None = None
    for offer in v["offers"]:
        if offer["thing"] in things and offer["rises"] and (best is None or len(offer["rises"]) > len(best["rises"])):
            best = offer
    return best


def naming(v: PublicView, asked: Decision) -> Step:
    """The landscape that most professions like."""
    verb = "name" if asked.prompt == "which-stack" else "take"
    offer = liked(v, [name for name in LANDSCAPE_NAMES if f"{verb} {name}" in asked.options])
    if offer is None:
        return Step("nothing", {}, "market", "", "pass")
    nouns: Nouns = {"landscape": offer["thing"], "professions": len(offer["rises"])}
    return Step(verb, nouns, "market", f"landscape {offer['thing']}", f"{verb} {offer['thing']}")


def bidding(v: PublicView, asked: Decision) -> Step:
    """A landscape that is liked is worth a raise; the rest is left to those who pay."""
    stack, price = str(asked.nouns["stack"]), int(asked.nouns["price"])
    nouns: Nouns = {"stack": stack, "price": price, "leader": asked.nouns["leader"]}
    bid = f"bid {price + 100}"
    if liked(v, [stack]) is not None and price < FAIR and bid in asked.options:
        return Step("raise", nouns, "question", "", bid)
    return Step("leave", nouns, "question", "", "pass")


def placing(asked: Decision) -> Step:
    """Anywhere at the edge: the first place that there is."""
    piece = str(asked.nouns["piece"])
    places = [text for text in asked.options if text.startswith("place ")]
    key = "landscape" if piece in LANDSCAPE_NAMES else "place"
    return Step(key, {"piece": piece}, "ground", "", places[0])


def acting(v: PublicView, asked: Decision) -> Step:
    """A work if one reaches the least value; else what makes one: a building, a freedom, another profession."""
    works = {worth["card"]: worth["worth"] for worth in v["worths"] if f"work {worth['card']}" in asked.options}
    if works:
        best = max(works, key=lambda card: works[card])
        nouns: Nouns = {"profession": best, "value": works[best], "minimum": v["minimum"], "florins": 100 * works[best]}
        return Step("work", nouns, "works", f"profession {best}", f"work {best}")
    offer = liked(v, [name for name in BUILDING_NAMES if f"build {name}" in asked.options])
    if offer is not None and offer["price"] is not None and offer["price"] <= (v["florins"] or 0):
        rise = offer["rises"][0]
        about: Nouns = {"building": offer["thing"], "price": offer["price"], "value": rise["value"]}
        about["profession"] = rise["profession"]
        return Step("build", about, "own", f"building {offer['thing']}", f"build {offer['thing']}")
    for other in v["offers"]:
        if other["rises"] and f"freedom {other['thing']}" in asked.options:
            thing = f"freedom {other['thing']}"
            return Step("freedom", {"freedom": other["thing"]}, "market", thing, thing)
    if "draw profession" in asked.options:
        return Step("draw", {}, "market", "", "draw profession")
    return Step("rest", {}, "question", "", "pass")


def best_card(v: PublicView, asked: Decision) -> str:
    """Of the cards that one looks at, the one that is worth most."""
    cards = [text.split(" ")[1] for text in asked.options if text.startswith("keep ")]
    worths = {worth["card"]: worth["worth"] for worth in v["worths"]}
    return max(cards, key=lambda card: worths.get(card, 0))


def after(v: PublicView) -> list[Step]:
    """What was completed, where the points come from, and the end of the lesson."""
    mine = v["seats"][LEARNER]
    played, fame = mine["played"], mine["fame"]
    rivals = [court["fame"] for seat, court in enumerate(v["seats"]) if seat != LEARNER]
    first = Step("unpaid", {}, "families")
    if played:
        first = Step("paid", {"profession": played[0], "works": len(played)}, "families")
    return [
        first,
        Step("score-now", {"points": fame, "florins": v["florins"] or 0}, "families"),
        last_step(fame, rivals, {"rounds": v["round"] - 1}),
    ]


LESSON: Final = FlorenceLesson()
