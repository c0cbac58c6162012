### Laguna: what is said of it before its table is opened.

game-laguna = Laguna
    .about = Buy islands, join them by bridges, and reach a harbour that nobody knows.
    .facts = 2–5 players · 10 min
    .authors = Signoria
    .round = Round { $round }
