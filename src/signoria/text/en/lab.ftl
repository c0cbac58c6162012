### What arenas and surveys say.

## Arena

arena-bot = bot
arena-wins = wins
arena-interval = 95 %
arena-points = points
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
balance-games = games
balance-decisions = decisions
balance-winning = winner’s points
balance-shared = shared victories
balance-first = first player wins
balance-seat = seat
balance-place = { $place ->
    [1] first player
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $place }th
}
balance-seats = Seats, in turn order
balance-wins = wins
balance-interval = 95 % interval
balance-points = mean points
balance-axis = share of victories, %
balance-thing = what
balance-sold = sold
balance-unsold = unsold
balance-mean = mean price
balance-quartiles = middle half
balance-held = held by
balance-steps = The columns with a number for their head are mean prices by { $by }; those of fewer than five sales in brackets.
balance-by-cards = cards in the lot
balance-by-round = round
balance-round = round { $round }
balance-more = With --out FILE.html the whole report is written: prices, and what goes with winning.
balance-written = The whole report is in { $file }.

balance-price-principe = price, ducats
balance-price-borgia = price, ducats
balance-price-florence = price, florins
balance-sale-principe-lots = What building cards sell for
balance-sale-principe-roles = What tied roles sell for
balance-sale-borgia-cards = What cards sell for
balance-sale-florence-items = What items sell for
balance-held-principe-majors = Major roles at the end, and winning
balance-held-principe-minors = Minor roles at the end, and winning
balance-held-principe-cities = Cities built, and winning
balance-held-principe-regions = Most shields in a region, and winning
balance-held-principe-endings = Other points at the end, and winning
balance-held-borgia-popes = Elected Pope, and winning
balance-held-borgia-cards = Cards by who got them last, and winning
balance-held-florence-items = Items bought, by number, and winning
balance-held-florence-buildings = Buildings, and winning
balance-held-florence-freedoms = Freedoms, and winning
balance-held-florence-works = Works done by profession, and winning
balance-held-florence-bonuses = Bonus cards played, and winning
balance-held-florence-prestige = Prestige cards at the end, and winning
balance-held-florence-best-works = The best work of a round, and winning
balance-thing-sets = a set of five colours
balance-thing-most-ducats = most ducats
balance-thing-most-cards = most cards in hand
