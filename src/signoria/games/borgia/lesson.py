"""The guided first game: a Spy, an auction, an office seized, an election won. Its words: text/*/borgia-lesson.ftl."""

from typing import Final, final

from signoria.games.borgia.components import ARTISTS, CARD_NAMES, OUTSIDES, POPE_VP, PROPERTIES
from signoria.games.borgia.public import Estate, Prey, PublicView
from signoria.games.borgia.view import BorgiaView
from signoria.kernel.lesson import END, LEARNER, Chapter, Lesson, Step, last_step
from signoria.kernel.public import Nouns
from signoria.kernel.view import Decision, View

FRIEND: Final = 1  # the seat that votes for the learner, and raises once
SPIED: Final = 4  # the place of the card that the Spy takes: a property
OFFERED: Final = [0, 3, 6]  # by seat, the place of the first card that a bot turns up: a property, a Bravo
OPENING: Final = 4  # ducats that bots open with
FAIR: Final = 9  # ducats that the learner is told to go up to, for a property or an office
ENOUGH: Final = 3  # properties
ALONE: Final = 8  # cards on the table, when a whole turn has been seen
LATE: Final = 3  # cards on the table, when the election is near
CHAPTERS: Final = [
    Chapter("goal", ["goal-points", "goal-votes", "keep", "fee/decline", "place"]),
    Chapter("auction", ["spy", "rest", "bid", "raise", "leave", "turn", "bid-own"]),
    Chapter("palaces", ["palace", "unprotected"]),
    Chapter("seizure", ["seize", "commit", "seized", "arrange", "alone", "no-prey"]),
    Chapter("election", ["to-go", "vote/vote-again", "elected/not-elected", "scoring", END]),
]


@final
class BorgiaLesson(Lesson):
    """The first of three rounds, to the election at its end."""

    def __init__(self) -> None:
        super().__init__("lesson borgia 38", 3, CHAPTERS)

    def steps(self, view: View, asked: Decision) -> list[Step]:
        assert isinstance(view, BorgiaView)
        v = view.to_dict()
        prompt = asked.prompt
        if v["round"] > 1:
            return after(v)
        if prompt == "throw-in":
            return opening(v)
        if prompt == "fee":
            return [fee(v, asked)]
        if prompt == "place":
            return [placing(v, asked)]
        if prompt == "buy-or-spy":
            return buying(v, asked)
        if prompt == "bid":
            return bidding(v, asked)
        if prompt == "play-or-seize":
            return playing(v, asked)
        if prompt == "commit":
            return sealing(v, asked)
        if prompt == "arrange":
            return [Step("arrange", {}, "own", "", "done")]
        if prompt == "secret-ballot":
            return [Step("vote", promised(v), "question", "", voting(v, asked))]
        if prompt == "open-ballot" or prompt == "run-off":
            return [Step("vote-again", votes(v), "question", "", voting(v, asked))]
        return []

    def reply(self, view: View, asked: Decision) -> str:
        """In round 1 the bots buy for little, pay their artists, keep the peace, and one votes for the learner."""
        assert isinstance(view, BorgiaView)
        v = view.to_dict()
        if v["round"] > 1:
            return ""
        prompt, seat = asked.prompt, int(asked.seat)
        if prompt == "buy-or-spy":
            return first_of([f"turn {OFFERED[seat]}", f"turn {v['table'][0]}"], asked)
        if prompt == "bid":
            return bots_bid(v, asked, seat)
        if prompt == "throw-in" or prompt == "fee":
            return first_of(["keep", "pay"], asked)
        if prompt == "place":
            return sheltered(asked)
        if prompt == "play-or-seize":
            return "pass"
        if prompt == "commit":
            return first_of(["done"], asked)
        if prompt == "secret-ballot":
            chosen = LEARNER if seat == FRIEND else seat
            return f"votes {asked.nouns['number'] if asked.nouns['family'] == family(v, chosen) else 0}"
        return ""


def opening(v: PublicView) -> list[Step]:
    """How one wins, how one is elected, and the first hand."""
    return [
        Step("goal-points", {}, "own"),
        Step("goal-votes", votes(v), "conclave"),
        Step("keep", {}, "own", "", "keep"),
    ]


def fee(v: PublicView, asked: Decision) -> Step:
    """An artist scores in every round; whoever has no place or little money lets him go."""
    card, due = str(asked.nouns["card"]), int(asked.nouns["fee"])
    nouns: Nouns = {"card": card, "fee": due}
    if due > (v["ducats"] or 0) // 2:
        return Step("decline", nouns, "question", "", "decline")
    return Step("fee", nouns, "question", "", "pay")


def placing(v: PublicView, asked: Decision) -> Step:
    """Under a palace, the strongest that has room."""
    card = str(asked.nouns["card"])
    answer = sheltered(asked)
    making = v["making"]
    if making is not None and making["what"] == "seizure":
        return Step("seized", {"card": card}, "own", "", answer)
    return Step("place", {"card": card}, "own", "", answer)


def sheltered(asked: Decision) -> str:
    """The answer that puts a card under the home; else under the first palace with room, or nowhere."""
    places = [text for text in asked.options if text != "place open"]
    return "place home" if "place home" in places else (places or asked.options)[0]


def buying(v: PublicView, asked: Decision) -> list[Step]:
    """A Spy first; later a card for auction, the last, which is an office; and when few are left, what comes then."""
    answer = f"take {SPIED}"
    if answer in asked.options:
        return [Step("spy", {}, "table", "", answer)]
    turn = Step("turn", {}, "table", "", f"turn {v['table'][-1]}")
    if len(v["table"]) > LATE:
        return [turn]
    return [Step("to-go", {"cards": len(v["table"])}, "table"), turn]


def bidding(v: PublicView, asked: Decision) -> list[Step]:
    """A property or an office is worth some ducats, and somebody else's Bravo is left; later the learner decides."""
    card, price = str(asked.nouns["card"]), int(asked.nouns["price"])
    nouns: Nouns = {"card": card, "price": price}
    own = v["turn"] == LEARNER
    if not own and len(v["table"]) <= ALONE:
        return [Step("alone", {}, "question")]
    wanted = is_office(card) or (is_property(card) and len(v["seats"][LEARNER]["properties"]) < ENOUGH)
    most = FAIR if wanted else int(own and not is_artist(card))
    bid = f"bid {price + 1}"
    if price >= most or bid not in asked.options:
        return [Step("leave", nouns, "question", f"card {card}", "pass")]
    if own:
        nouns["office"] = int(is_office(card))
        return [Step("bid-own", nouns, "question", f"card {card}", bid)]
    if price > OPENING:
        nouns["leader"] = asked.nouns["leader"]
        return [Step("raise", nouns, "question", f"card {card}", bid)]
    return [Step("bid", nouns, "question", f"card {card}", bid)]


def playing(v: PublicView, asked: Decision) -> list[Step]:
    """The first turn ends here; then palaces are shown, and what can be seized is."""
    if len(v["seats"][LEARNER]["properties"]) < ENOUGH and len(v["table"]) > 10:
        return [Step("rest", {}, "question", "", "pass")]
    mine = v["seats"][LEARNER]
    out = [palace(mine)] if mine["properties"] else []
    prey = best_prey(v)
    if prey is None:
        return [*out, Step("no-prey", {}, "palaces", "", "pass")]
    nouns: Nouns = {"card": prey["target"], "opponent": prey["owner"]}
    if not prey["defence"]:
        out.append(Step("unprotected", nouns, "palaces", f"card {prey['target']}"))
    return [*out, Step("seize", nouns, "palaces", f"card {prey['target']}", f"seize {prey['target']}")]


def palace(mine: Estate) -> Step:
    """One of the learner's palaces, and what there is room for."""
    card = next(iter(mine["properties"]))
    return Step("palace", {"card": card}, "own", f"card {card}")


def best_prey(v: PublicView) -> Prey | None:
    """What falls if its owner adds nothing, and takes no condottiere; the most valuable."""
    best: Prey | None = None
    for prey in v["prey"]:
        falls = prey["bar"] is None and prey["falls_below"] > 0 and not prey["defence"]
        if falls and prey["target"] in CARD_NAMES and (best is None or worth(prey) > worth(best)):
            best = prey
    return best


def worth(prey: Prey) -> int:
    """In tenths of a point a round; a fee is due once."""
    return 10 * prey["stakes"]["points"] + prey["stakes"]["ducats"] - prey["stakes"]["fee"]


def sealing(v: PublicView, asked: Decision) -> list[Step]:
    """Against what nothing defends, nobody need be sent."""
    making = v["making"]
    if making is None or making["what"] != "seizure" or making["attacker"] != LEARNER or making["defence"]:
        return []
    return [Step("commit", {}, "question", "", first_of(["done"], asked) or asked.options[0])]


def votes(v: PublicView) -> Nouns:
    """The learner's votes, all votes, and how many elect."""
    mine = v["seats"][LEARNER]["votes"]
    return {"votes": mine, "all": sum(estate["votes"] for estate in v["seats"]), "elects": v["elects"]}


def promised(v: PublicView) -> Nouns:
    """The same, and who has promised the learner how many."""
    friend = v["seats"][FRIEND]["votes"]
    nouns = votes(v)
    nouns["opponent"], nouns["promised"] = FRIEND, friend
    nouns["together"] = friend + v["seats"][LEARNER]["votes"]
    return nouns


def voting(v: PublicView, asked: Decision) -> str:
    """All for oneself; where one does not stand, all for the first who is asked for."""
    own = family(v, LEARNER)
    pair = v["election"]["pair"] if v["election"] is not None else []
    given = asked.nouns["number"] if asked.nouns["family"] == own or (pair and own not in pair) else 0
    answer = f"votes {given}"
    return answer if answer in asked.options else asked.options[-1]


def after(v: PublicView) -> list[Step]:
    """Who is Pope, what the round was worth to the learner, and the end of the lesson."""
    mine = v["seats"][LEARNER]
    pope = "elected" if v["pope"] == LEARNER else "not-elected"
    rivals = [estate["score"] for seat, estate in enumerate(v["seats"]) if seat != LEARNER]
    nouns: Nouns = {"points": mine["score"], "pope": int(POPE_VP) if v["pope"] == LEARNER else 0}
    return [
        Step(pope, {"opponent": v["pope"]}, "conclave"),
        Step("scoring", nouns, "own"),
        last_step(mine["score"], rivals, {}),
    ]


def bots_bid(v: PublicView, asked: Decision, seat: int) -> str:
    """Whoever turned the card up opens low; the friend raises the learner once."""
    price = int(asked.nouns["price"])
    if price == 0 and v["turn"] == seat:
        return f"bid {OPENING}"
    if seat == FRIEND and v["turn"] == seat and price == OPENING + 1:
        return f"bid {price + 1}"
    return "pass"


def first_of(texts: list[str], asked: Decision) -> str:
    """The first of these that is an answer; "" if none is."""
    for text in texts:
        if text in asked.options:
            return text
    return ""


def family(v: PublicView, seat: int) -> str:
    return v["seats"][seat]["family"]


def is_property(card: str) -> bool:
    return CARD_NAMES.index(card) < PROPERTIES


def is_office(card: str) -> bool:
    return PROPERTIES <= CARD_NAMES.index(card) < ARTISTS


def is_artist(card: str) -> bool:
    return ARTISTS <= CARD_NAMES.index(card) < OUTSIDES


LESSON: Final = BorgiaLesson()
