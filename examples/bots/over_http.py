#!/usr/bin/env python3
"""A player over HTTP, in plain Python: an example for docs/bot-protocol.md.

    python3 examples/bots/over_http.py http://127.0.0.1:8000 TOKEN

The token is of a seat, or of all seats of whoever made it. It plays at every table that runs, one after the other,
and answers each question by chance. Whatever breaks the line, it comes back and goes on from the version it had.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request


class Server:
    def __init__(self, address, token):
        self.address = address
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def open(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.address + path, data, self.headers), timeout=60)

    def seats(self):
        with self.open("/api/bot/seats") as answer:
            return json.load(answer)

    def messages(self, seat, since):
        """What the seat is told, until the stream ends. An empty line only shows that it still runs."""
        with self.open(f"{seat}/stream?since={since}") as stream:
            for line in stream:
                if line.strip():
                    yield json.loads(line)

    def act(self, seat, version, text):
        try:
            self.open(f"{seat}/act", {"version": version, "text": text}).close()
        except urllib.error.HTTPError as rejected:
            if rejected.code != 409:  # we were late, or it was done before the line broke: the stream tells
                raise


def play(server, seat):
    """One game to its end; the winners."""
    version = answered = -1
    while True:
        try:
            for message in server.messages(seat, version):
                update = message.get("update")
                if update is None:
                    continue
                version = update["version"]
                if update["over"]:
                    return update["winners"]
                if update["decision"] and version != answered:
                    answered = version
                    server.act(seat, version, random.choice(update["decision"]["options"]))
        except urllib.error.HTTPError as rejected:
            if rejected.code in (401, 403):
                raise
        except OSError:
            pass
        answered = -1
        time.sleep(1)


def main():
    server = Server(*sys.argv[1:3])
    while seats := server.seats():
        for found in seats:
            winners = play(server, f"/api/bot/tables/{found['table']}/seats/{found['seat']}")
            print(f"{found['game']}: seat {found['seat']}, won by {winners}", flush=True)


if __name__ == "__main__":
    main()
