### What the command line says.

## Help

help-signoria = Three auction games of Renaissance Italy, played by the book.
help-version = Say which version this is, and whether its core is compiled.
help-play = Play in the terminal, with people on one keyboard and bots.
help-games = List the games, their editions, options and numbers of players.
help-rules = Read the numbered rules: all of a game, one by its number (IP-33), or those that speak of some words.
help-simulate = Let bots play many games. The same seed gives the same games, whatever --jobs says.
help-replay = Tell a recorded game again, or show its table at one moment.
help-verify = Prove a record: the seed’s commitment, the deal, every action, the scores. Exits with 1 if anything is amiss.
help-bench = Measure decisions, clones, rollouts and games a second, on one core.
help-game = The game: see `signoria games`.
help-file = A record; `-` reads standard input.
help-seats = How many play.
help-edition = The edition; the game’s first if none is named.
help-option = An option of the game, as `rich` or `rich=1`; can be repeated.
help-bots = A bot for all seats, or one a seat, separated by commas.
help-seed = The seed of the deal; a secret one if none is named.
help-json = Print JSON.
help-lang = The language.
help-about = A game, the number of a rule, or words to look for.
help-at = Show the table after so many actions.
help-seat = Through whose eyes; -1 is a spectator.
help-replay-verify = Prove the record first; exits with 1 if it fails.
help-bench-games = Which games; all if none is named.
help-seconds = How long to measure each figure.
help-this-core-only = Only the core that is running, compiled or interpreted.
help-games-count = How many games.
help-jobs = How many at once; 0 is one a core.
help-out = Write a JSON line a game to this file.
help-records = Write whole records, not only results.
help-simulate-resume = Go on with what the file of --out already holds.

## The command line

games-game = game
games-title = title
games-players = players
games-editions = editions
games-options = options

rules-ruling = Ruling: { $text }
rules-sources = Sources: { $sources }
check-commitment = The seed is the one that was committed to.
check-actions = Every action was legal.
check-deal = The deal is the one the seed gives.
check-digest = The game comes out as recorded.
check-scores = The scores are right.
check-winners = So are the winners.
replay-unfinished = The record ends here, after { $actions ->
    [one] one action
   *[other] { $actions } actions
  }: the game is not over.
scores-title = Final scoring
scores-total = total
scores-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}

## Simulations

simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-interval = 95 % interval
simulate-points = mean points
simulate-range = range
simulate-total = { $games ->
    [one] One game
   *[other] { $games } games
  } of { $decisions } decisions on average in { $seconds } s: { $rate } games a second.

## Benchmarks

bench-title = { $title }, { $edition }, { $seats } seats, one core
bench-figure = a second
bench-compiled = compiled
bench-interpreted = interpreted
bench-decisions = decisions in random play
bench-games = whole random games
bench-clones = clones in mid-game
bench-rollouts = clones played to the end
bench-imaginations = states imagined from a view
bench-texts = decisions through texts
bench-clone = time of a clone
