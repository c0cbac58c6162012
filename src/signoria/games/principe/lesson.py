"""The guided first game: Lucca built, and the roles that its cards win. Its words: text/*/principe-lesson.ftl."""

from typing import Final, final

from signoria.games.principe.components import CITY_NAMES, COLOUR_NAMES, COLOURS
from signoria.games.principe.public import PublicView
from signoria.games.principe.scoring import score_lines
from signoria.games.principe.view import PrincipeView
from signoria.kernel.lesson import END, LEARNER, Chapter, Lesson, Step, last_step
from signoria.kernel.public import Nouns
from signoria.kernel.rng import Rng
from signoria.kernel.view import Decision, View

CITY: Final = "lucca"  # half of it is in hand when the game begins
ROUNDS: Final = 2  # in which the bots keep to the script
LAST: Final = 3  # when the scoring is told, whatever came before
LAID: Final = [[], ["red", "blue"], ["white", "yellow"]]  # by seat: what the bots lay first
LEFT: Final = [[], ["green", "yellow"], ["green", "yellow"]]  # and what they lay and play later: what Lucca needs not
FAIR: Final = 2  # ducats that the learner is told to go up to, for a card
CHAPTERS: Final = [
    Chapter("goal", ["goal-points", "goal-city", "goal-end"]),
    Chapter("auction", ["lay", "raise", "bid", "leave/too-dear"]),
    Chapter("city", ["keep", "lay-spare", "bid-to-build", "build", "shields", "save"]),
    Chapter("roles", ["play/nothing", "power/turn-up/bid-role", "won"]),
    Chapter("scoring", ["score-regions", "score-now", END]),
]


@final
class PrincipeLesson(Lesson):
    """A city, and the roles that its cards bring, in two rounds."""

    def __init__(self) -> None:
        super().__init__("lesson principe 70", 3, CHAPTERS)

    def steps(self, view: View, asked: Decision) -> list[Step]:
        assert isinstance(view, PrincipeView)
        v = view.to_dict()
        prompt = asked.prompt
        if v["round"] >= LAST:
            return after(view, v)
        if prompt == "lay-cards":
            return laying(view, v, asked)
        if prompt == "bid-for-lot":
            return bidding(view, v, asked)
        if prompt == "which-city" or prompt == "build-or-play" or prompt == "play-cards":
            return building(view, v, asked)
        if prompt == "which-region":
            return [shields(v, asked)]
        if prompt == "bid-for-role":
            nouns: Nouns = {"building": asked.nouns["colour"]}
            answer = raised(asked, FAIR, purse(view, v)) or "pass"
            return [Step("bid-role", nouns, "court", f"{asked.nouns['tile']} {asked.nouns['colour']}", answer)]
        if prompt == "which-region-of-all":
            region = emptiest(v, asked)
            return [Step("power", {}, "map", f"region {region}", f"shield {region}")]
        return [Step("turn-up", {}, "court", "", asked.options[0])]

    def reply(self, view: View, asked: Decision) -> str:
        """The bots lay what Lucca needs, bid a ducat a card, and leave Lucca and its colours to the learner."""
        assert isinstance(view, PrincipeView)
        v = view.to_dict()
        if v["round"] > ROUNDS:
            return ""
        prompt, seat = asked.prompt, int(asked.seat)
        if prompt == "lay-cards":
            wanted = LAID[seat] if v["round"] == 1 else LEFT[seat]
            return first_of([f"lay {colour}" for colour in wanted], asked)
        if prompt == "bid-for-lot":
            return raised(asked, number(asked, "cards"), int(view.purse)) or "pass"
        if prompt == "bid-for-role" or prompt == "which-city":
            return "pass"
        if prompt == "build-or-play" or prompt == "play-cards":
            return first_of([f"play 1 {colour}" for colour in LEFT[seat]], asked) or "pass"
        return ""


def laying(view: PrincipeView, v: PublicView, asked: Decision) -> list[Step]:
    """What the city of the lesson does not need goes to the auction."""
    city, lacking = target(v)
    spares = spare_cards(view, v, city)
    plan = [f"lay {colour}" for colour in spares[: number(asked, "cards")]]
    answer = "; ".join(plan) if len(plan) == number(asked, "cards") else ""
    card = f"building {spares[0]}" if spares else ""
    nouns: Nouns = {"city": city, "lacking": len(lacking)}
    if v["round"] > 1:
        return [Step("lay-spare", nouns, "own", card, answer)]
    return [
        Step("goal-points", {}, "families"),
        Step("goal-city", nouns, "cities", f"city {city}"),
        Step("goal-end", {}, "court"),
        Step("lay", nouns, "own", card, answer),
    ]


def bidding(view: PrincipeView, v: PublicView, asked: Decision) -> list[Step]:
    """What the city lacks is worth a few ducats; with all of it in hand, any cheap lot lets one build at once."""
    city, lacking = target(v)
    colour, cards = str(asked.nouns["colour"]), number(asked, "cards")
    nouns: Nouns = {"building": colour, "cards": cards, "price": number(asked, "price"), "city": city}
    if LEARNER in v["built"].values():
        return [Step("save", nouns, "own", "", "pass")]
    builds = not lacking and v["round"] > 1
    bid = ""
    if colour in lacking:
        bid = raised(asked, FAIR + cards, purse(view, v))
    elif builds:
        bid = raised(asked, 1 + cards, purse(view, v))
    if bid == "":
        key = "too-dear" if colour in lacking else "leave"
        return [Step(key, nouns, "question", "", "pass")]
    if builds:
        return [Step("bid-to-build", nouns, "cities", f"city {city}", bid)]
    if "leader" in asked.nouns:
        nouns["leader"] = asked.nouns["leader"]
        return [Step("raise", nouns, "question", "", bid)]
    return [Step("bid", nouns, "cities", f"city {city}", bid)]


def building(view: PrincipeView, v: PublicView, asked: Decision) -> list[Step]:
    """A city if one can be built; else cards for a role, if they win one and no city wants them."""
    cities = [text for text in asked.options if text.startswith("build ")]
    if cities:
        answer = first_of([f"build {target(v)[0]}"], asked) or cities[0]
        city = answer.split(" ")[1]
        return [Step("build", {"city": city}, "cities", f"city {city}", answer)]
    city, lacking = target(v)
    if v["round"] == 1 and not spare_cards(view, v, city):
        return [Step("keep", {"city": city, "lacking": len(lacking)}, "cities", f"city {city}", "pass")]
    count, colour = role_in_reach(v, asked)
    if count > 0:
        nouns: Nouns = {"major": colour, "building": colour, "cards": count}
        return [Step("play", nouns, "court", f"major {colour}", f"play {count} {colour}")]
    return [Step("nothing", {}, "court", "", "pass")]


def shields(v: PublicView, asked: Decision) -> Step:
    """A shield in each region that the city touches: first in two places."""
    region = emptiest(v, asked)
    return Step(
        "shields", {"city": asked.nouns["city"], "region": region}, "map", f"region {region}", f"shield {region}"
    )


def after(view: PrincipeView, v: PublicView) -> list[Step]:
    """The roles that were won, what would be counted if the game ended now, and the end of the lesson."""
    me = v["seats"][LEARNER]
    out: list[Step] = []
    majors = [colour for colour in COLOUR_NAMES if v["major"].get(colour) == LEARNER]
    if majors:
        out.append(Step("won", {"major": majors[0], "roles": len(majors)}, "court", f"major {majors[0]}"))
    counted = {"track": 0, "regions": 0, "roles": 0, "sets": 0}
    for line in score_lines(view.laid_out(Rng(0)), False):
        if line.seat == LEARNER:
            row = ROWS.get(line.what, "")
            if row:
                counted[row] += int(line.points)
    placed = sum(shields for shields, _points in me["map"].values())
    out.append(Step("score-regions", {"shields": placed, "points": counted["regions"]}, "map"))
    nouns: Nouns = {"total": sum(counted.values())}
    for row, points in counted.items():
        nouns[row] = points
    out.append(Step("score-now", nouns, "families"))
    rivals = [family["score"] for seat, family in enumerate(v["seats"]) if seat != LEARNER]
    return [*out, last_step(me["score"], rivals, {})]


ROWS: Final = {
    "track": "track",
    "region-first": "regions",
    "region-second": "regions",
    "major": "roles",
    "minor": "roles",
    "sets": "sets",
}


def target(v: PublicView) -> tuple[str, list[str]]:
    """The open city that is nearest, and the cards that it lacks."""
    best, lacking = "", [""] * 9
    for city in [CITY, *v["open"]]:
        if city in v["open"]:
            cards, _ducats = v["missing"].get(city, ([], 0))
            if len(cards) < len(lacking):
                best, lacking = city, cards
    return best, lacking


def icons(view: PrincipeView, city: str) -> list[int]:
    """What a city asks for, by colour."""
    row = CITY_NAMES.index(city) * COLOURS
    return [int(view.open.terms.printed.icons[row + c]) for c in range(COLOURS)]


def purse(view: PrincipeView, v: PublicView) -> int:
    """The ducats that are left when the price of the city is put by."""
    city, _lacking = target(v)
    return int(view.purse - view.open.terms.printed.cost[CITY_NAMES.index(city)])


def spare_cards(view: PrincipeView, v: PublicView, city: str) -> list[str]:
    """The cards in hand that a city does not ask for; of which there are most, first."""
    laid = [] if v["sealed"] is None else v["sealed"]["mine"]
    wanted = icons(view, city)
    left = [int(view.hand[c]) - wanted[c] - laid.count(f"lay {COLOUR_NAMES[c]}") for c in range(COLOURS)]
    spares: list[str] = []
    for count in range(max(left), 0, -1):
        spares += [COLOUR_NAMES[c] for c in range(COLOURS) if left[c] == count for _card in range(count)]
    return spares


def role_in_reach(v: PublicView, asked: Decision) -> tuple[int, str]:
    """The fewest cards of a colour that give most of it face up; none if no colour does."""
    for count in range(1, 4):
        for colour in COLOUR_NAMES:
            faces = [family["court"].get(colour, (0, 0))[0] for family in v["seats"]]
            mine, others = faces[LEARNER], max(faces[LEARNER + 1 :])
            if mine <= others < mine + count and f"play {count} {colour}" in asked.options:
                return count, colour
    return 0, ""


def emptiest(v: PublicView, asked: Decision) -> str:
    """Of the regions that may be chosen, the one with the fewest shields."""
    regions = [text.split(" ")[1] for text in asked.options if text.startswith("shield ")]
    shields = [sum(family["map"].get(region, (0, 0))[0] for family in v["seats"]) for region in regions]
    return regions[shields.index(min(shields))]


def number(asked: Decision, noun: str) -> int:
    return int(asked.nouns[noun])


def raised(asked: Decision, most: int, has: int) -> str:
    """One more than the price, if that is at most so much; "" if it is more."""
    bid = number(asked, "price") + 1
    text = f"bid {bid}"
    return text if bid <= min(most, has) and text in asked.options else ""


def first_of(texts: list[str], asked: Decision) -> str:
    """The first of these that is an answer; "" if none is."""
    for text in texts:
        if text in asked.options:
            return text
    return ""


LESSON: Final = PrincipeLesson()
