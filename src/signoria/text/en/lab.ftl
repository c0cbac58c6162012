### What the laboratory says: arenas, surveys, simulations, analyses, benchmarks.

## Arena

arena-bot = { simulate-bot }
arena-wins = { simulate-wins }
arena-interval = 95 %
arena-points = { points }
arena-rating = rating
arena-mean = time
arena-most = p95
arena-axis = share of the games that a seat wins, %
arena-fair = fair
arena-total-games = { $games ->
    [one] One game
   *[other] { $games } games
}
arena-total = { arena-total-games } in { NUMBER($seconds, maximumFractionDigits: 1) } s: { $mixes ->
    [one] one mix
   *[other] { $mixes } mixes
  } in { $seatings ->
    [one] one seating
   *[other] { $seatings } seatings
  }, the seatings of a mix on the same deals.
    Wins are those of one seat, of which { $fair } is a fair share; intervals are Wilson’s, games of one deal taken together.
    Times are of the processor, over { $decisions } decisions that were not forced: their mean, and what 95 % of them keep below.

## Balance

balance-title = The balance of { $title }
balance-about = Games of { $bots } at { $seats } seats: { $games } of each edition, on the same seeds. Options: { $options }. Seed: { $seed }.
balance-caution = Shares are of the victories of one seat; a shared victory is shared. Intervals are Wilson’s at 95 %, the seats of one game taken together. What goes with winning need not cause it: those who are winning anyway can afford more. And all of this is how these bots play.
balance-edition = edition
balance-games = { simulate-progress }
balance-decisions = { analyse-decisions }
balance-winning = winner’s points
balance-shared = shared victories
balance-first = first player wins
balance-seat = { simulate-seat }
balance-place = { $place ->
    [1] first player
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $place }th
}
balance-seats = Seats, in turn order
balance-wins = { simulate-wins }
balance-interval = { simulate-interval }
balance-points = { simulate-points }
balance-axis = share of victories, %
balance-thing = what
balance-sold = sold
balance-unsold = unsold
balance-mean = mean price
balance-quartiles = middle half
balance-held = held by
balance-steps = The columns with a number for their head are mean prices by { $by }; those of fewer than five sales in brackets.
balance-by-cards = cards in the lot
balance-by-round = { analyse-round }
balance-round = round { $round }
balance-more = With --out FILE.html the whole report is written: prices, and what goes with winning.
balance-written = The whole report is in { $file }.

## Simulations

simulate-title = { $title }, { $edition }, { $seats } seats, seed { $seed }
simulate-progress = games
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-interval = 95 % interval
simulate-points = mean points
simulate-range = range
simulate-total = { $games ->
    [one] One game
   *[other] { $games } games
  } of { NUMBER($decisions, maximumFractionDigits: 1) } decisions on average in { NUMBER($seconds, maximumFractionDigits: 1) } s: { $rate } games a second.

## Analysis

analyse-title = { $title }: an analysis
analyse-about = { $edition }, { $seats } players, { $count ->
    [one] one decision
   *[other] { $count } decisions
  } looked at, each from what that seat could know then, { $iterations ->
    [0] for { $seconds } s
   *[other] in { $iterations } imagined games
}. The game is { $over ->
    [yes] over
   *[no] not over: this is how far it got
}.
analyse-progress = { analyse-decisions }
analyse-seat = player
analyse-decisions = decisions
analyse-cost = cost
analyse-mistakes = mistakes
analyse-bought = bought
analyse-paid = paid
analyse-worth = worth
analyse-curve = wins expected
analyse-costly = The decisions that cost most
analyse-all = Every decision
analyse-none = No decision cost more than chance alone would show.
analyse-rest = Others cost less than chance alone would show: they are not called mistakes.
analyse-n = action
analyse-round = round
analyse-played = played
analyse-share = { simulate-wins }
analyse-best = better
analyse-best-share = wins then
analyse-alternative = the best other
analyse-price = fair price
analyse-written = The report is in { $file }.
analyse-chart = Share of wins expected by each player, as they could judge it at their own decisions
analyse-chart-one = Share of wins of each player, as { $name } could judge it
analyse-notes = A share of wins is how often a player won when the game was played on from there in imagined deals that fit what that player knew. What a decision cost is the difference to the best other answer, measured in worlds that both share; ± is its standard error. A mistake is called one only if it cost more than two and a half times that. The cost of a whole game is the sum of what was measured, with its own error. The fair price is where having the lot is as good as letting it go: bidding up to it is right, if the others let one.

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
bench-iterations = iterations of a search, random rollouts
bench-thoughts = the same, by rules of thumb
bench-clone = time of a clone

## Boxes

box-usual-name = My own box
box-head = Your own box of { $title }. Correct what your copy says otherwise, give the box a name of your own, and look at it with “signoria box { $game } --check FILE”. With “signoria box { $game } --use FILE” you play with it from then on. What you leave out is as in ours.
box-attested = { $fields }: attested by { $source }
box-reconstructed = { $fields }: reconstructed
box-corrected = { $fields }: your own
