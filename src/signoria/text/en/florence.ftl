### The Princes of Florence: prompts, events, refusals, scores and names.

title = The Princes of Florence
tagline = Adorn your principality, attract artists and scholars, and let their works make you famous.

## Names

building-university = University
building-laboratory = Laboratory
building-workshop = Workshop
building-library = Library
building-opera = Opera
building-studio = Studio
building-hospital = Hospital
building-theater = Theatre
building-tower = Tower
building-chapel = Chapel

landscape-forest = Forest
landscape-lake = Lake
landscape-park = Park

piece-university = { building-university }
piece-laboratory = { building-laboratory }
piece-workshop = { building-workshop }
piece-library = { building-library }
piece-opera = { building-opera }
piece-studio = { building-studio }
piece-hospital = { building-hospital }
piece-theater = { building-theater }
piece-tower = { building-tower }
piece-chapel = { building-chapel }
piece-forest = { landscape-forest }
piece-lake = { landscape-lake }
piece-park = { landscape-park }

stack-forest = { landscape-forest }
stack-lake = { landscape-lake }
stack-park = { landscape-park }
stack-jester = Jester
stack-builder = Builder
stack-prestige = prestige card
stack-recruiting = recruiting card

freedom-travel = freedom of travel
freedom-religion = freedom of religion
freedom-opinion = freedom of opinion

profession-alchemist = Alchemist
profession-architect = Architect
profession-astronomer = Astronomer
profession-bell_maker = Bell Maker
profession-botanist = Botanist
profession-cartographer = Cartographer
profession-choreographer = Choreographer
profession-composer = Composer
profession-dramatist = Dramatist
profession-goldsmith = Goldsmith
profession-jurist = Jurist
profession-mathematician = Mathematician
profession-organist = Organist
profession-painter = Painter
profession-pharmacist = Pharmacist
profession-philosopher = Philosopher
profession-physician = Physician
profession-physicist = Physicist
profession-poet = Poet
profession-sculptor = Sculptor
profession-theologian = Theologian

counted-building = building
counted-large_building = large building
counted-medium_building = medium building
counted-small_building = small building
counted-building_size = size of building
counted-forest = { landscape-forest }
counted-lake = { landscape-lake }
counted-park = { landscape-park }
counted-landscape = landscape
counted-landscape_type = kind of landscape
counted-jester = { stack-jester }
counted-builder = { stack-builder }
counted-prestige = { stack-prestige }
counted-freedom = freedom
counted-category = kind of landscape, person, prestige card or freedom
counted-hand_card = profession or recruiting card in hand
counted-table_card = work, or recruiting card on the table
counted-empty = empty square

box-kind-building = Buildings
box-kind-landscape = Landscapes
box-kind-profession = Profession cards
box-kind-bonus = { board-bonus-cards }
box-kind-prestige = { board-count-prestige }
box-field-cells = outline
box-field-building = { counted-building }
box-field-landscape = { counted-landscape }
box-field-freedom = { counted-freedom }
box-field-wv_per_item = work value for each
box-field-counts = counts
box-field-needs = asks for
box-field-pp = { noun-fame }
box-field-pp_tied = Points if tied
box-because-outline = Reconstructed: the rulebook says how many squares a building covers, and no source we know shows its outline.
box-because-smaller = Reconstructed: the rulebook says only that Lakes and Parks are smaller than Forests.
box-because-theme = Reconstructed: the building is what suits the profession, landscape and freedom are what is left of the rulebook’s counts.
box-because-counts = Reconstructed: landscape and freedom are what is left of the rulebook’s counts.

bonus-buildings = 1 for each building
bonus-large_buildings = 2 for each large building
bonus-medium_and_forest = 1 for each medium building and each Forest
bonus-small_and_landscape = 1 for each small building and each landscape
bonus-building_sizes = 2 for each size of building
bonus-landscapes = 1 for each landscape
bonus-forests = 2 for each Forest
bonus-lakes = 2 for each Lake
bonus-parks = 2 for each Park
bonus-freedoms = 2 for each freedom
bonus-jesters = 2 for each Jester
bonus-jesters_and_freedoms = 1 for each Jester and each freedom
bonus-builders = 2 for each Builder
bonus-builders_and_lakes = 1 for each Builder and each Lake
bonus-prestige = 2 for each prestige card
bonus-prestige_and_freedoms = 1 for each prestige card and each freedom
bonus-landscape_types = 2 for each kind of landscape
bonus-categories = 1 for each of Forest, Lake, Park, Jester, Builder, prestige card and freedom that you have
bonus-hand = 1 for each profession and recruiting card in hand
bonus-table = 1 for each profession and recruiting card on your table

prestige-most_buildings = most buildings
prestige-two_large = at least two large buildings
prestige-fewest_empty = fewest empty squares
prestige-all_landscapes = all three landscapes
prestige-most_landscapes = most landscapes
prestige-most_forests = most Forests
prestige-most_lakes = most Lakes
prestige-all_freedoms = all three freedoms
prestige-balanced_estate = 4 buildings, 2 freedoms and 4 works
prestige-most_jesters = most Jesters
prestige-most_builders = most Builders
prestige-most_parks = most Parks
prestige-balanced_court = a Builder, a Jester and 2 landscapes
prestige-most_works = most works

card-alchemist = { profession-alchemist }
card-architect = { profession-architect }
card-astronomer = { profession-astronomer }
card-bell_maker = { profession-bell_maker }
card-botanist = { profession-botanist }
card-cartographer = { profession-cartographer }
card-choreographer = { profession-choreographer }
card-composer = { profession-composer }
card-dramatist = { profession-dramatist }
card-goldsmith = { profession-goldsmith }
card-jurist = { profession-jurist }
card-mathematician = { profession-mathematician }
card-organist = { profession-organist }
card-painter = { profession-painter }
card-pharmacist = { profession-pharmacist }
card-philosopher = { profession-philosopher }
card-physician = { profession-physician }
card-physicist = { profession-physicist }
card-poet = { profession-poet }
card-sculptor = { profession-sculptor }
card-theologian = { profession-theologian }
card-buildings = bonus: { bonus-buildings }
card-large_buildings = bonus: { bonus-large_buildings }
card-medium_and_forest = bonus: { bonus-medium_and_forest }
card-small_and_landscape = bonus: { bonus-small_and_landscape }
card-building_sizes = bonus: { bonus-building_sizes }
card-landscapes = bonus: { bonus-landscapes }
card-forests = bonus: { bonus-forests }
card-lakes = bonus: { bonus-lakes }
card-parks = bonus: { bonus-parks }
card-freedoms = bonus: { bonus-freedoms }
card-jesters = bonus: { bonus-jesters }
card-jesters_and_freedoms = bonus: { bonus-jesters_and_freedoms }
card-builders = bonus: { bonus-builders }
card-builders_and_lakes = bonus: { bonus-builders_and_lakes }
card-prestige = bonus: { bonus-prestige }
card-prestige_and_freedoms = bonus: { bonus-prestige_and_freedoms }
card-landscape_types = bonus: { bonus-landscape_types }
card-categories = bonus: { bonus-categories }
card-hand = bonus: { bonus-hand }
card-table = bonus: { bonus-table }
card-most_buildings = prestige: { prestige-most_buildings }, 6 (3) points
card-two_large = prestige: { prestige-two_large }, 5 points
card-fewest_empty = prestige: { prestige-fewest_empty }, 8 (4) points
card-all_landscapes = prestige: { prestige-all_landscapes }, 8 points
card-most_landscapes = prestige: { prestige-most_landscapes }, 7 (4) points
card-most_forests = prestige: { prestige-most_forests }, 7 (4) points
card-most_lakes = prestige: { prestige-most_lakes }, 6 (3) points
card-all_freedoms = prestige: { prestige-all_freedoms }, 8 points
card-balanced_estate = prestige: { prestige-balanced_estate }, 6 points
card-most_jesters = prestige: { prestige-most_jesters }, 6 (3) points
card-most_builders = prestige: { prestige-most_builders }, 6 (3) points
card-most_parks = prestige: { prestige-most_parks }, 5 (3) points
card-balanced_court = prestige: { prestige-balanced_court }, 7 points
card-most_works = prestige: { prestige-most_works }, 7 (4) points

deck-profession = profession
deck-bonus = bonus
deck-prestige = prestige

thing-university = { building-university }
thing-laboratory = { building-laboratory }
thing-workshop = { building-workshop }
thing-library = { building-library }
thing-opera = { building-opera }
thing-studio = { building-studio }
thing-hospital = { building-hospital }
thing-theater = { building-theater }
thing-tower = { building-tower }
thing-chapel = { building-chapel }
thing-forest = { landscape-forest }
thing-lake = { landscape-lake }
thing-park = { landscape-park }
thing-travel = { short-freedom-travel }
thing-religion = { short-freedom-religion }
thing-opinion = { short-freedom-opinion }

phase-setup = Professions
phase-auction = Auction
phase-action = Actions

edition-rio-grande = Rio Grande Games 2000, Italian rulebook

## Prompts

prompt-which-discard = Keep three of your four professions: which one goes back?
prompt-which-stack = { $stacks ->
    [0] There is no stack that you can name now: drop out for this round.
   *[other] Name a stack to be auctioned, which is a bid of 200 florins, or drop out for this round.
}
prompt-bid-for-item = { $leader } offers { $price } florins for a { $stack }. Raise by 100, or pass.
prompt-which-item = { $stacks ->
    [0] You are the last, and there is nothing that you can take now.
   *[other] You are the last: take an item for 200 florins, or nothing.
}
prompt-which-recruit = { $professions ->
    [0] No profession lies before an opponent: keep the recruiting card for later.
   *[other] Use the recruiting card at once, or keep it for later.
}
prompt-which-place = Where does the { $piece } go? Name the corner and the turn, as in r1 c4 e2.
prompt-which-action = { $actions ->
    [0] Your actions are done. You may still recruit, or end your turn.
    [one] You have one action left. A work must reach { $minimum }.
   *[other] You have { $actions } actions. A work must reach { $minimum }.
}
prompt-which-card = { $cards ->
    [one] Only one { $deck } card is left: keep it.
   *[other] Keep one of these { $cards } { $deck } cards.
}
prompt-which-order = { $cards ->
    [one] Put the other { $deck } card back below the deck.
   *[other] In which order do the other { $cards } { $deck } cards go below the deck? The first named lies highest.
}
prompt-which-bonus = { $missing ->
    [0] { $held ->
        [0] The work of the { $profession } is worth { $value }. You have no bonus card to add.
       *[other] The work of the { $profession } is worth { $value }; the minimum is { $minimum }. Add a bonus card, or leave it at that.
    }
   *[other] The work of the { $profession } is worth { $value } so far, and must reach { $minimum }: add a bonus card.
}
prompt-how-much-fame = The work of the { $profession } is worth { $value }: { $florins } florins. How many points do you take instead, at 200 florins each?

## Actions

action-bid = Bid { $florins } florins
action-pass-which-stack = Drop out for this round
action-pass-which-item = Take nothing
action-pass-which-recruit = Keep the recruiting card
action-pass-which-action = End your turn
action-pass-which-bonus = No more bonus cards
action-name = Name the { $stack }
action-take = Take a { $stack }
action-discard = Return the { $profession }
action-work = Complete a work with the { $profession }
action-build = Build the { $building }
action-draw = Take a { $deck } card
action-freedom = Introduce the { $freedom }
action-recruit = Recruit the { $profession }
action-add = Add { $bonus }
action-fame = { $fame ->
    [0] All in florins
   *[other] { board-fame }
}
action-keep = Keep { $card }
action-return = { $order ->
    [as-drawn] As they were drawn
   *[other] In the order { $order } of those drawn
}
action-place = { $row } { $column } { $turn }
crowd-place = the first of { $count } places
crowd-place-last = the last
action-sell = Sell { board-fame } for { $fame }00 florins

## Events

event-bids = { $seat } bids { $florins } florins.
event-bids-you = You bid { $florins } florins.
event-withdraws = { $seat } passes.
event-withdraws-you = You pass.
event-card-dealt = { $seat } is dealt a profession.
event-card-dealt-you = You are dealt a profession.
event-discarded = { $seat } returns a profession.
event-discarded-you = You return a profession.
event-deck-shuffled = The profession deck is shuffled: { $cards } cards.
event-round-begins = Round { $round } begins with { $seat }. A work must reach { $minimum }.
event-round-begins-you = Round { $round } begins with you. A work must reach { $minimum }.
event-stack-named = { $seat } names the { $stack } and bids 200 florins.
event-stack-named-you = You name the { $stack } and bid 200 florins.
event-dropped-out = { $seat } drops out of the auction.
event-dropped-out-you = You drop out of the auction.
event-item-sold = { $seat } buys a { $stack } for { $florins } florins.
event-item-sold-you = You buy a { $stack } for { $florins } florins.
event-nothing-taken = { $seat } takes nothing.
event-nothing-taken-you = You take nothing.
event-piece-placed = { $seat } places the { $piece } { $where }.
event-piece-placed-you = You place the { $piece } { $where }.
where-north-west = in the north-west
where-north = in the north
where-north-east = in the north-east
where-west = in the west
where-centre = in the middle
where-east = in the east
where-south-west = in the south-west
where-south = in the south
where-south-east = in the south-east
event-fame-gained = { $seat } gains { board-fame } { $cause }.
event-fame-gained-you = You gain { board-fame } { $cause }.
cause-landscape = for another landscape of the same kind
cause-building = for a building
cause-builder = for a builder
cause-best-work = for the best work of the round
event-cards-seen = { $cards ->
    [one] { $seat } looks at the last { $deck } card.
   *[other] { $seat } looks at { $cards } { $deck } cards.
}
event-cards-seen-you = { $cards ->
    [one] You look at the last { $deck } card.
   *[other] You look at { $cards } { $deck } cards.
}
event-card-kept = { $seat } keeps one { $deck } card.
event-card-kept-you = You keep one { $deck } card.
event-cards-returned = { $cards ->
    [one] { $seat } puts one card below the { $deck } deck.
   *[other] { $seat } puts { $cards } cards below the { $deck } deck.
}
event-cards-returned-you = { $cards ->
    [one] You put one card below the { $deck } deck.
   *[other] You put { $cards } cards below the { $deck } deck.
}
event-recruited = { $seat } recruits the { $profession } from { $opponent }.
event-recruited-you = You recruit the { $profession } from { $opponent }.
event-recruited-to-you = { $seat } recruits the { $profession } from you.
event-recruiting-kept = { $seat } keeps the recruiting card.
event-recruiting-kept-you = You keep the recruiting card.
event-work-begun = { $seat } plays the { $profession }: a work worth { $value }.
event-work-begun-you = You play the { $profession }: a work worth { $value }.
event-bonus-added = { $seat } adds a bonus card, { $bonus }: { $points } more, { $value } in all.
event-bonus-added-you = You add a bonus card, { $bonus }: { $points } more, { $value } in all.
event-work-done = { $fame ->
    [0] { $seat } completes the work of the { $profession }, worth { $value }, for { $florins } florins.
   *[other] { $seat } completes the work of the { $profession }, worth { $value }, for { $florins } florins and { board-fame }.
}
event-work-done-you = { $fame ->
    [0] You complete the work of the { $profession }, worth { $value }, for { $florins } florins.
   *[other] You complete the work of the { $profession }, worth { $value }, for { $florins } florins and { board-fame }.
}
event-building-bought = { $florins ->
    [0] { $seat } takes the { $building } for nothing.
   *[other] { $seat } pays { $florins } florins for the { $building }.
}
event-building-bought-you = { $florins ->
    [0] You take the { $building } for nothing.
   *[other] You pay { $florins } florins for the { $building }.
}
event-freedom-introduced = { $seat } introduces the { $freedom } for { $florins } florins.
event-freedom-introduced-you = You introduce the { $freedom } for { $florins } florins.
event-turn-ends = { $seat } ends the turn.
event-turn-ends-you = You end your turn.
event-fame-sold = { $seat } sells { board-fame } for { $florins } florins.
event-fame-sold-you = You sell { board-fame } for { $florins } florins.
event-best-work = { $seat } has the best work of the round, worth { $value }.
event-best-work-you = You have the best work of the round, worth { $value }.
event-no-work = Nobody completed a work in this round.
event-starter-passes = { $seat } is the new starting player.
event-starter-passes-you = You are the new starting player.
event-game-ends = The seventh round is over, and with it the game.
story-best = best work: { $seat }, { $value }
story-best-you = best work: you, { $value }
story-no-work = no work completed
story-dealt = Each was dealt four professions and kept three.
story-dealing = Each was dealt four professions.
story-actions = Actions, least { $minimum }
story-took = **{ $seat }** took a { $stack } for { $florins } ({ $bids }).
story-took-you = **You** took a { $stack } for { $florins } ({ $bids }).
story-took-alone = **{ $seat }** took a { $stack } for { $florins }; nobody else bid.
story-took-alone-you = **You** took a { $stack } for { $florins }; nobody else bid.
story-placed = Placed { $where }.
story-then = { $before }; { $after }
story-turn = **{ $name }**: { $done }.
story-best-work = **{ $seat }**: best work of the round, { $value } (+{ $fame }).
story-best-work-you = **You**: best work of the round, { $value } (+{ $fame }).
clause-built-here = { $fame ->
    [0] the { $building }
   *[other] the { $building } (+{ $fame })
}
clause-sold = { board-fame } sold for { $florins }
clause-cards = { $cards ->
    [one] the last { $deck } card
   *[other] { $cards } { $deck } cards seen, 1 kept
}
clause-cards-seen = { $cards ->
    [one] the last { $deck } card
   *[other] { $cards } { $deck } cards seen
}
clause-freedom = the { $freedom }
clause-recruited = the { $profession } recruited
clause-work = { $fame ->
    [0] **{ $profession } completed, { $value }**: { $florins } florins
   *[other] **{ $profession } completed, { $value }**: { board-fame } and { $florins } florins
}

## Refusals

refusal-too-little-fame = You cannot sell { board-fame }: you have { $held }.
refusal-card-not-in-hand = You do not have this card in hand (“{ $card }”).
refusal-must-discard = Everyone returns one of four professions.
refusal-card-not-seen = This card (“{ $card }”) is not among those you are looking at.
refusal-must-keep = Whoever looks at { $deck } cards keeps one.
refusal-wrong-number-of-cards = { $cards ->
    [one] There is one card to put back.
   *[other] There are { $cards } cards to put back.
}
refusal-work-pays-less = You cannot take { board-fame }: this work pays at most { $most }.
refusal-raise-by-100 = { $amount } florins will not do: a raise is exactly 100 more than { $price }.
refusal-bid-not-covered = { $fame ->
    [0] You have { $florins } florins and no points to sell, too few to bid { $amount }.
   *[other] You have { $florins } florins and { board-fame }, worth 100 florins each: too few to bid { $amount }.
}
refusal-must-place = The { $piece } must be placed at once.
refusal-another-piece = It is the { $piece } that must be placed.
refusal-residence-there = The { $piece } would cover a part of the residence.
refusal-squares-covered = The { $piece } would cover a square that is not empty.
refusal-buildings-touch = The { $piece } would touch another building or the residence along an edge; that takes two builders.
refusal-minimum-not-reached = The work is worth { $value } and must reach { $minimum }: add a bonus card.
refusal-florins-missing = { $fame ->
    [0] It costs { $florins } florins, and you have { $held } and no points to sell.
   *[other] It costs { $florins } florins, and you have { $held } and { board-fame }, worth 100 florins each.
}
refusal-stack-sold-this-round = A { $stack } has been sold in this round already.
refusal-stack-empty = There is no { $stack } left.
refusal-enough-builders = Nobody may have more than three builders.
refusal-no-room = There is no room for the { $piece } in your principality.
refusal-no-recruiting-card = You hold no recruiting card.
refusal-own-profession = The { $profession } lies before yourself; recruit from an opponent.
refusal-not-face-up = The { $profession } does not lie face up before an opponent.
refusal-no-actions-left = You have taken both your actions.
refusal-work-too-small = The work of the { $profession } could be worth { $value } at most, and must reach { $minimum }.
refusal-building-there = You have the { $building } already.
refusal-building-gone = There is no { $building } left.
refusal-deck-empty = There are no { $deck } cards left.
refusal-once-a-turn = That can be done only once in a turn.
refusal-freedom-there = You have introduced the { $freedom } already.
refusal-freedom-gone = The { $freedom } has run out.

## Scores

score-track = Fame gained during the game
score-prestige = Prestige card: { $prestige }
score-tie = Tie, broken by florins: { $seat } has { $florins }
score-tie-shared = Tie in florins too, the place is shared: { $seat } has { $florins }

## What an answer leads to

fact-sells = { $fame ->
    [one] 1 point is sold for it
   *[other] { $fame } points are sold for it
}
fact-leaves = leaves { $florins } florins
fact-price = { $florins ->
    [0] free with three builders
   *[other] { $builders ->
        [0] { $florins } florins without a builder
        [one] { $florins } florins with one builder
       *[other] { $florins } florins with { $builders } builders
    }
}
fact-gain = +{ board-fame }
fact-rises = the { $profession } rises to { $value }
fact-all-rise = all works rise by { $by }
fact-bonus-rises = “{ $bonus }” then adds { $value }
fact-jester = { $by } more for every work
fact-builder = { $builders ->
    [one] buildings cost { $florins }
    [2] buildings may touch
   *[other] buildings are free
}
fact-prestige = { fact-look-at }
fact-recruiting = take a profession from an opponent’s table
fact-stays = You keep { $each }.
    .each = { $profession }
fact-worth = worth { $value }
fact-worth-with-bonus = { $value } with your bonus cards
fact-short = { $missing } short of the least value.
fact-pays = pays { $florins } florins, or up to { board-fame }
fact-best-first = The first work of this round
fact-best-beaten = It would beat the best work, { $value } by { $each }
    .each = { $seat }
fact-best-equalled = It would equal the best work, { $value } by { $each }
    .each = { $seat }
fact-best-stands = Best work: { $each }, { $value }
    .each = { $seat }
fact-look-at = { $cards ->
    [one] take the last card
   *[other] look at { $cards }, keep 1
}
fact-would-be-worth = the { $profession } would be worth { $value }
fact-with = { $value } with { $thing }
fact-adds = { $points } more: { $value } in all
fact-paid = { board-fame } and { $florins } florins
fact-then-have = you then have { board-fame } and { $florins } florins
fact-prestige-now = { board-fame } if the game ended now
fact-bonus-now = { $points } more for a work now

## The board

board-round = round { $round } of 7
board-minimum = a work must reach { $minimum }
board-starter = { $seat } starts
board-starter-you = you start
board-stacks = to be auctioned
board-buildings = buildings left
board-freedoms = freedoms left
board-decks = decks
board-fame = { $fame ->
    [one] 1 point
   *[other] { $fame } points
}
board-people = { $jesters ->
    [one] 1 Jester
   *[other] { $jesters } Jesters
  }, { $builders ->
    [one] 1 Builder
   *[other] { $builders } Builders
}
board-lies = { $piece }, row { $row }, column { $column }
board-hand = in hand: { $profession ->
    [one] 1 profession
   *[other] { $profession } professions
  }, { $recruiting } recruiting, { $bonus } bonus, { $prestige } prestige
board-played = on the table: { $cards }
board-known = known in hand: { $cards }
board-dropped = out
board-withdrew = passed
board-florins = { $florins } florins
short-freedom-travel = Travel
short-freedom-religion = Religion
short-freedom-opinion = Opinion

## The board in the browser

board-stack-forest = { stack-forest }
board-stack-lake = { stack-lake }
board-stack-park = { stack-park }
board-stack-jester = { stack-jester }
board-stack-builder = { stack-builder }
board-stack-prestige = Prestige
board-stack-recruiting = Recruiting
board-deck-profession = { noun-profession }
board-deck-bonus = Bonus card
board-for-300 = For 300 florins
board-left = { $left ->
    [0] none left
   *[other] { $left } left
}
board-yours = you have it
board-yours-short = yours
board-offer = { $price ->
    [0] free
   *[other] { $price }
  } · { board-of-yours }
board-of-yours = { $cards } of yours
board-yours-seen = has it
board-yours-short-seen = has it
board-offer-seen = { $price ->
    [0] free
   *[other] { $price }
  } · { board-of-yours-seen }
board-of-yours-seen = raises { $cards }
board-offers = What you could still have
board-you-pay = { $florins ->
    [0] free
   *[other] { board-florins }
}
board-lacked = { $cards ->
    [0] none of your professions lacks it
    [one] one of your professions lacks it
   *[other] { $cards } of your professions lack it
}
board-amount = { $florins }
board-before-round = before round 1
board-tray = The buildings
board-works = Your works
board-works-done = { $works ->
    [one] 1 work
   *[other] { $works } works
}
board-work-value = work value
board-professions-held = { $cards ->
    [0] No profession in hand
    [one] One profession in hand
   *[other] { $cards } professions in hand
}
board-no-professions = No profession in hand.
board-on-your-table = on your table
board-courts = The courts
board-your-principality = Your principality
board-squares-free = { $squares ->
    [one] 1 square free
   *[other] { $squares } squares free
}
board-try = Try: { $piece }
board-trying = Trying: { $piece }
board-fits = { $places ->
    [0] fits nowhere
    [one] fits in one place
   *[other] fits in { $places } places
}
board-stop-trying = Stop trying
board-with-there = With the { $thing } there
board-some-rise = { $works } of your works rise by { $by }
board-would-raise = { $works ->
    [0] The { $thing } would raise none of your works.
    [one] The { $thing } would raise one of your works by { $by }.
   *[other] The { $thing } would raise { $works } of your works by { $by }.
}
board-become-ready = { $works ->
    [one] Ready with it: { $names }.
   *[other] Ready with it: { $names }.
}
board-unchanged = { $works ->
    [one] 1 other unchanged
   *[other] { $works } others unchanged
}
board-placing = Placing
board-tray-comes-back = The tray comes back when the piece is placed.
board-principality = The principality of { $name }
board-principality-grid = Your principality, 7 by 7 squares
board-hatched = Hatched:
board-hatched-means = too near a building (needs 2 builders)
board-prompt-which-place = Where does the { $piece } go? Set it on a lit square, turned as you like.
board-residence = residence
board-empty = empty
board-square = Row { $row }, column { $column }, { $what }{ $state ->
    [held] , the piece is held here
    [held-wrong] , the piece is held here and may not lie
    [legal] , legal
    [near] , too near a building
   *[none] {""}
}
board-recruited = { $cards ->
    [one] 1 recruiting card
   *[other] { $cards } recruiting cards
}
board-count-bonus = Bonus cards in hand
board-count-prestige = Prestige cards
board-count-recruiting = Recruiting cards in hand
board-prestige-of = { $now } of { $full } points as it stands
board-points-tied = { $tied ->
    [0] { $full } points
   *[other] { $full } ({ $tied }) points
}
board-bonus = { noun-bonus }
board-bonus-cards = Bonus cards
board-now = now
board-ready = ready
board-short = { $missing } short
board-jesters = { $jesters ->
    [one] Jester
   *[other] { $jesters } Jesters
}
board-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-least = least { $least }
board-least-now = A work must reach { $least }
board-work-once = { $profession }, with { $thing }
board-no-best = No work in this round yet

board-turn = Turn
board-flip = Flip
board-next-place = Next place
board-move-ArrowLeft = Left
board-move-ArrowUp = Up
board-move-ArrowDown = Down
board-move-ArrowRight = Right
board-put-back = Put back
board-build-here = Build here
board-place-here = Place here
board-ask-place = Where does the { $piece } go?
board-places = { $count ->
    [0] No place turned this way, { $all } in all
    [one] One place turned this way, { $all } in all
   *[other] { $count } places turned this way, { $all } in all
}
board-complete-works = Works
board-recruit = Recruit
board-ask-complete = Complete the { $profession }’s work?
board-worth-pays = Worth { $value }: { $florins } florins or up to { board-fame }.
board-worth-short = Worth { $value }, { $missing } short: add a bonus card.
board-complete-it = Complete it, { $value }
board-take-as-points = Take as points
board-order-rest = Order of the rest
board-back-to-cards = Back to the cards
board-keep-it = Keep it
board-sell = Sell points
board-do-not-sell = Keep them
board-ask-sell = How many points do you sell, at 100 florins each?
board-press-stack = Press a stack
board-press-card = Press a card
board-press-thing = Press what you want
board-fame-or-florins = Fame or florins
board-all-fame = All in points, { $fame }
board-all-florins = All in florins
board-raise = Raise to { $florins }
board-liked-of = { $cards } of { $of }
board-liked-means = “2 of { $cards }”: two of these { $cards } professions like it.
board-you-have = You have { board-florins } and { board-fame }.
board-back-below = Below the deck, in this order; press or drag to change it
board-put-first = Put it first
board-put-below = Put them below the deck

sheet-works = Works
sheet-work = { $profession }, round { $round }
sheet-no-work = No work yet.
sheet-points = Where the points come from
sheet-from-work = Works
sheet-from-building = Buildings
sheet-from-landscape = Landscapes of a kind
sheet-from-builder = { board-count-builders }
sheet-from-best-work = Best works
sheet-from-sold = Sold for florins
sheet-bought = Bought, and for how much
sheet-round = round { $round }
sheet-hand = Known of the hand
scene-best = { $works ->
    [one] The best work of the round
   *[other] The best works of the round
}

board-pane-ground = Ground
board-pane-works = { board-complete-works }
board-pane-market = Market
board-pane-courts = Courts
board-bought = { $stack }: { $name } for { $florins }
noun-row = Row
noun-column = Column
noun-turn = Turned
noun-piece = Piece
noun-order = Order
noun-building = Building
noun-profession = Profession
noun-bonus = Bonus
noun-stack = Stack
noun-deck = Deck
noun-freedom = Freedom
noun-fame = Points
noun-florins = Florins
board-count-builders = Builders
board-count-jesters = Jesters
board-count-freedoms = Freedoms
board-count-professions = Professions in hand
board-market = The market
row-track = Scored during the game
