### Laguna, the rules, numbered. One message a paragraph; the id is the number that code and tests cite.
### docs/rules/laguna.md is generated from this file by tools/docs.py.

about-game =
    Laguna, a game of our own invention for 2 to 5 players: an auction, a secret, and a map of twelve islands.
    It shows what a game is made of in this house.

source-S = Signoria

LG-1 =
    Twelve islands lie in the lagoon, each with a value.
    .title = The islands
    .section = Components
    .sources = S
LG-2 =
    Fourteen bridges each join two islands.
    .title = The bridges
    .section = Components
    .sources = S
LG-10 =
    Everybody takes twenty-four ducats, which lie open.
    The islands are shuffled into a deck, and somebody is drawn to begin.
    .title = Set-up
    .section = Set-up
    .sources = S
LG-11 =
    All choose one of the islands as their harbour, at the same time and in secret.
    .title = Harbours
    .section = Set-up
    .sources = S
LG-20 =
    Ten rounds are played: in each the top island of the deck is turned up and auctioned.
    The first player opens the first auction, whoever is next to the left the next.
    .title = Rounds
    .section = Rounds
    .sources = S
LG-21 =
    In turn everybody bids more than the last bid, and no more than they have, or withdraws from this auction.
    .title = Bidding
    .section = Rounds
    .sources = S
LG-22 =
    Whoever is left pays the bank and owns the island.
    .title = The winner
    .section = Rounds
    .sources = S
LG-23 =
    If nobody bids, the island belongs to nobody.
    .title = Nobody bids
    .section = Rounds
    .sources = S
LG-30 =
    After the tenth round everybody scores the values of their islands.
    .title = Islands
    .section = The end
    .sources = S
LG-31 =
    Each bridge between two islands of one owner is worth 2 points.
    .title = Bridges
    .section = The end
    .sources = S
LG-32 =
    Whoever owns their harbour shows it, and scores 4 points.
    .title = The harbour
    .section = The end
    .sources = S
LG-33 =
    Most points win, then most ducats; if these are equal too, the victory is shared.
    .title = The winner of the game
    .section = The end
    .sources = S
