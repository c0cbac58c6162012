#!/usr/bin/env python3
"""A careful player of all three games, in plain Python: an example for docs/bot-protocol.md.

    signoria simulate principe --games 20 --seats 3 --bots "random,random,stdio:python3 examples/bots/careful.py"

It reads one JSON object a line from standard input and answers questions on standard output. It never bids more than
a part of what it owns; of what is left it takes anything but a pass, by chance.
"""

import json
import random
import sys

SHARE = {"principe": 0.5, "borgia": 0.3, "florence": 0.25}  # of our money, the most we bid


class Careful:
    """What we remember of the game we play. A view tells everything we may know, so this is little."""

    def __init__(self, start):
        self.share = SHARE.get(start["game"], 0.3)
        self.chance = random.Random(start["seed"])  # the same game again, if the host plays it again
        self.seat = start["seat"]
        self.rival_bids = 0

    def observe(self, event):
        """Count how often others bid: to show how events look, and for the log."""
        if event["name"] == "bids" and event["nouns"]["seat"] != self.seat:
            self.rival_bids += 1

    def choose(self, view, decision):
        """One of the answers, word for word."""
        money = view.get("ducats", view.get("florins", 0))
        all_answers = answers(decision)
        options = [text for text in all_answers if price(text) <= self.share * money]
        active = [text for text in options if text not in ("pass", "done")]
        if "pass" in options and self.chance.random() < 0.2:
            return "pass"  # now and then we leave something to others
        return self.chance.choice(active or options or all_answers)


def answers(decision):
    """Every answer: those that are listed, then those of the ladder, `bid 3` to `bid 17` say."""
    ladder = decision["ladder"]
    if ladder is None:
        return decision["options"]
    numbers = range(ladder["least"], ladder["most"] + 1, ladder["step"])
    return decision["options"] + [f"{ladder['verb']} {number}" for number in numbers]


def price(text):
    """What an action offers: 5 in `bid 5`, nothing in `build milano`."""
    verb, _, amount = text.partition(" ")
    return int(amount) if verb == "bid" else 0


def send(message):
    """One line for one message, and at once: what stays in a buffer comes too late."""
    print(json.dumps(message), flush=True)


def main():
    careful = None
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            send({"type": "hello", "protocol": 2, "name": "careful.py"})
        elif kind == "start":
            careful = Careful(message)
        elif kind == "observe":
            for event in message["events"]:
                careful.observe(event)
        elif kind == "decide":
            action = careful.choose(message["view"], message["decision"])
            send({"id": message["id"], "action": action})
        elif kind == "result":
            won = careful.seat in message["winners"]
            print(f"won: {won}; others bid {careful.rival_bids} times", file=sys.stderr)  # for the log
        elif kind == "error":
            print(f"we did something wrong: {message['fault']}", file=sys.stderr)
        elif kind == "bye":
            break
        # Other kinds may come with a later host: we pass over what we do not know.


if __name__ == "__main__":
    main()
