### Il Principe: prompts, events, refusals, scores and names.

title = Il Principe
tagline = Buy buildings at auction, raise cities, and hold the offices of Renaissance Italy.

## Names

colour-green = green
colour-white = white
colour-red = red
colour-blue = blue
colour-yellow = yellow

building-green = University
building-white = Cathedral
building-red = Town Hall
building-blue = Castle
building-yellow = Market

major-green = Master
major-white = Bishop
major-red = Magistrate
major-blue = Lord
major-yellow = Banker
minor-green = Apprentice
minor-white = Priest
minor-red = Notary
minor-blue = Knight
minor-yellow = Merchant

tile-major = major
tile-minor = minor
building-named = { $colour-code ->
    [green] { building-green }
    [white] { building-white }
    [red] { building-red }
    [blue] { building-blue }
   *[yellow] { building-yellow }
}
building-cards = { $colour-code ->
    [green] { $cards ->
        [one] 1 University
       *[other] { $cards } Universities
    }
    [white] { $cards ->
        [one] 1 Cathedral
       *[other] { $cards } Cathedrals
    }
    [red] { $cards ->
        [one] 1 Town Hall
       *[other] { $cards } Town Halls
    }
    [blue] { $cards ->
        [one] 1 Castle
       *[other] { $cards } Castles
    }
   *[yellow] { $cards ->
        [one] 1 Market
       *[other] { $cards } Markets
    }
}
major-named = { $colour-code ->
    [green] { major-green }
    [white] { major-white }
    [red] { major-red }
    [blue] { major-blue }
   *[yellow] { major-yellow }
}
minor-named = { $colour-code ->
    [green] { minor-green }
    [white] { minor-white }
    [red] { minor-red }
    [blue] { minor-blue }
   *[yellow] { minor-yellow }
}
role-named = { $tile-code ->
    [major] { major-named }
   *[minor] { minor-named }
}

region-blue = Lombardia e Liguria
region-green = Emilia
region-red = Veneto
region-yellow = Romagna e Marche
region-brown = Toscana
region-violet = Umbria

city-siena = Siena
city-orvieto = Orvieto
city-venezia = Venezia
city-verona = Verona
city-perugia = Perugia
city-urbino = Urbino
city-padova = Padova
city-lucca = Lucca
city-milano = Milano
city-bologna = Bologna
city-mantova = Mantova
city-firenze = Firenze
city-ferrara = Ferrara
city-pisa = Pisa
city-rimini = Rimini

family-medici = { arms-medici }
family-visconti = { arms-visconti }
family-carraresi = { arms-carraresi }
family-deste = { arms-deste }
family-gonzaga = { arms-gonzaga }

edition-amigo = { printing-principe-amigo }
edition-mtm-fr = Mind the Move 2005, French rulebook
edition-mtm-nl = Mind the Move 2005, Dutch summary

phase-new-cards = New cards
phase-auction = Auction
phase-building = Build or play
phase-roles = Roles

power-green = Its power: turn one of your face-down cards up, but no University.
power-white = Its power: 1 point.
power-red = Its power: draw a building card.
power-blue = Its power: a shield in any region.
power-yellow = Its power: 2 ducats.

rank-first = then first
rank-tied = then tied first
rank-second = then second
rank-tied-second = then tied second
rank-behind = still behind

## The box

box-kind-city = City cards
box-field-cost = price
box-field-vp = { points }
box-field-shields = shields
box-field-icons = cards
box-field-regions = regions
box-because-balance = Reconstructed: no source shows it. Within each size ours ask for every colour equally often, and a city touches the regions that lie around it.

## Prompts

prompt-lay-cards = { $cards ->
    [one] Lay one more card face down for the auction.
   *[other] Lay { $cards } cards face down for the auction.
}
prompt-bid-for-lot = { $price ->
    [0] For sale: { building-cards } ({ $colour }). Open the bidding, or withdraw.
   *[other] For sale: { building-cards } ({ $colour }); { $leader } offers { $price }. Bid more, or withdraw.
}
prompt-bid-for-role = { $price ->
    [0] { role-named }, for sale among those tied. Open the bidding, or withdraw.
   *[other] { role-named }, for sale among those tied; { $leader } offers { $price }. Bid more, or withdraw.
}
prompt-which-city = You won the cards: build a city now, or not.
prompt-build-or-play = Build a city, play cards of one colour, or do nothing.
prompt-play-cards = Play cards of one colour, or do nothing. No city can be built in round 1.
prompt-which-region = { $shields ->
    [one] Place a shield for { $city }, or keep it back.
   *[other] Place up to { $shields } shields for { $city }, one at a time.
}
prompt-which-card = Turn one of your face-down cards up, but no University.
prompt-card-or-none = Turn one of your face-down cards up, but no University, or leave them as they lie.
prompt-which-region-of-all = Place a shield in any region.

## Actions

action-pass-bid-for-lot = Withdraw
action-pass-bid-for-role = { action-pass-bid-for-lot }
action-pass-which-city = Build nothing now
action-pass-build-or-play = Do nothing
action-pass-play-cards = { action-pass-build-or-play }
action-pass-which-region = Keep the rest back
action-pass-card-or-none = Turn none up
action-lay = Lay a { building-named } ({ $colour })
action-build = Build { $city }
action-play = Play { building-cards } ({ $colour })
action-shield = Place a shield in { $region }
action-reveal = Turn a { building-named } ({ $colour }) up
event-drawn-you = { $cards ->
    [one] You draw one building card.
   *[other] You draw { $cards } building cards.
}

## Events

event-round-begins = Round { $round } begins.
event-last-round = { $cards ->
    [0] The building deck is empty: this is the last round.
    [one] One card is left in the building deck: this is the last round.
   *[other] Only { $cards } cards are left in the building deck: this is the last round.
}
event-income = Everyone takes { $ducats } ducats from the bank.
event-drawn = { $cards ->
    [one] { $seat } draws one building card.
   *[other] { $seat } draws { $cards } building cards.
}
event-laid = { $seat } laid { building-cards }.
event-laid-you = You laid { building-cards }.
event-drawn-for-auction = From the deck: { building-cards }.
event-refilled = { $cards ->
    [one] The one card that nobody wanted is the deck again.
   *[other] The { $cards } cards that nobody wanted are shuffled and are the deck again.
}
event-surplus-leaves = { $cards ->
    [one] The last card of the deck leaves the game unseen.
   *[other] The last { $cards } cards of the deck leave the game unseen.
}
event-lot-offered = Under the hammer: { building-cards } ({ $colour }).
event-lot-sold = { $seat } buys { building-cards } for { $price } and is Il Principe.
event-lot-sold-you = You buy { building-cards } for { $price } and are Il Principe.
event-lot-removed = { $cards ->
    [one] Nobody wants { building-cards }: it leaves the game.
   *[other] Nobody wants { building-cards }: they leave the game.
}
event-city-built = { $seat } builds { $city } for { $ducats } ducats and scores { $points }.
event-city-built-you = You build { $city } for { $ducats } ducats and score { $points }.
event-shield-placed = { $seat } places a shield in { $region }.
event-shield-placed-you = You place a shield in { $region }.
event-shields-kept = { $seat } keeps the remaining shields back.
event-shields-kept-you = You keep the remaining shields back.
event-role-scored = { $seat } scores { $points } as { role-named }.
event-role-scored-you = You score { $points } as { role-named }.
event-city-turned-up = { $city } can be built now.
event-cards-played = { $seat } plays { building-cards }.
event-cards-played-you = You play { building-cards }.
event-nothing-done = { $seat } does nothing.
event-nothing-done-you = You do nothing.
event-roles-return = All roles return to the board.
event-role-offered = Those tied bid for a role: { role-named }.
event-role-bought = { $seat } pays { $price }, becomes { role-named } and is Il Principe.
event-role-bought-you = You pay { $price }, become { role-named } and are Il Principe.
event-role-unsold = Nobody wants to be { role-named }.
event-role-taken = { $seat } becomes { role-named }.
event-role-taken-you = You become { role-named }.
event-turned-down = { $seat } turns { building-cards } face down.
event-turned-down-you = You turn { building-cards } face down.
event-turned-up = { $seat } turns a { building-named } face up again.
event-turned-up-you = You turn a { building-named } face up again.
event-none-turned-up = { $seat } turns no card face up.
event-none-turned-up-you = You turn no card face up.
event-point-gained = { $seat } gains 1 point.
event-point-gained-you = You gain 1 point.
event-card-drawn = { $seat } draws a building card.
event-card-drawn-you = You draw a building card.
event-ducats-gained = { $seat } takes { $ducats } ducats.
event-ducats-gained-you = You take { $ducats } ducats.
event-game-ends = { $cause }
cause-cities-short = Fewer than four cities are open: the game is over.
cause-deck-short = The deck holds too few cards for another auction: the game is over.
cause-last-round-over = The last round is over.
story-led = { $seat } led, { $points } to { $behind }
story-led-you = you led, { $points } to { $behind }
story-level = level at the top, { $points } points each
story-dealt = { $cards ->
    [0] Each received { $ducats } ducats; no cards are dealt.
   *[other] { $ducats ->
        [0] Each received { $cards } cards.
       *[other] Each received { $ducats } ducats and { $cards } cards.
    }
}
story-laid = To the auction: { $lots }.
story-lot-sold = **{ $seat }** took { $cards } for { $price } ({ $bids }).
story-lot-sold-you = **You** took { $cards } for { $price } ({ $bids }).
story-lot-alone = **{ $seat }** took { $cards } for { $price }; nobody else bid.
story-lot-alone-you = **You** took { $cards } for { $price }; nobody else bid.
story-lot-removed = Nobody wanted { $cards }: out of the game.
story-out = { $count ->
    [one] { $names } withdrew.
   *[other] { $names } withdrew.
}
story-out-you = You withdrew.
story-built = **{ $seat }** built { $city }: **+{ $points }**.
story-built-you = **You** built { $city }: **+{ $points }**.
story-shields = { $count ->
    [one] A shield in { $regions }.
   *[other] { $count } shields in { $regions }.
}
story-role-gains = By their roles: { $gains }.
story-played = **{ $seat }** played { $cards }.
story-played-you = **You** played { $cards }.
story-role-sold = **{ $seat }** becomes **{ $cards }** for { $price } ({ $bids }).
story-role-sold-you = **You** become **{ $cards }** for { $price } ({ $bids }).
story-role-alone = **{ $seat }** becomes **{ $cards }** for { $price }.
story-role-alone-you = **You** become **{ $cards }** for { $price }.
story-role-taken = **{ $seat }** becomes **{ $office }**.
story-role-taken-you = **You** become **{ $office }**.
story-role-unsold = Nobody wanted to be { $office }.
story-power-shield = Its power: a shield in { $region }.
story-power-up = Its power: a { $building } face up again.
story-power-point = Its power: +1.
story-power-card = Its power: a card.
story-power-ducats = Its power: { $ducats } ducats.

## Refusals

refusal-no-card-to-lay = You have no { building-named } left to lay.
refusal-must-lay = { $cards ->
    [one] Everyone lays cards for the auction: you owe one more.
   *[other] Everyone lays cards for the auction: you owe { $cards }.
}
refusal-bid-too-low = { $price ->
    [0] A bid is at least 1.
   *[other] { $amount } does not beat the standing bid of { $price }.
}
refusal-bid-too-high = You have { $ducats ->
    [one] only one ducat
   *[other] { $ducats } ducats
  }, so you cannot bid { $amount }.
refusal-no-cards-after-auction = After an auction you may build a city, but cards are played in phase 3.
refusal-too-few-cards = You cannot play { building-cards }: you hold { $held }.
refusal-no-city-in-round-1 = No city can be built in round 1.
refusal-city-built = { $city } has been built already.
refusal-city-not-open = { $city } does not lie open.
refusal-cards-missing = You do not hold all the cards { $city } asks for.
refusal-ducats-missing = { $city } costs { $cost } ducats, and you have { $ducats }.
refusal-region-not-touched = { $city } does not touch { $region }.
refusal-power-must-be-used = The power of a role must be used if it can be.
refusal-green-stays-down = The power of Master and Apprentice turns up any card but a University.
refusal-no-card-face-down = You have no { building-named } lying face down.

## What an answer leads to

fact-withdraws = Whoever withdraws is out of this auction for good.
fact-bid-leaves = A bid of { $amount } leaves you { $ducats }.
fact-then-in-reach = With the cards you could then build { $each }.
    .each = { $city }
fact-then-too-dear = With the cards, but not with that purse, you could build { $each }.
    .each = { $city }
fact-power = { $power }
fact-city-scores = { $points } points for you; { $ducats ->
    [one] 1 ducat is
   *[other] { $ducats } ducats are
  } left.
fact-role-scores = By their roles: { $each }.
    .each = { $seat } +{ $points }
fact-cards-up = { $building } face up: you { $before } → { $cards }.
fact-others-up = { $each }.
    .each = { $seat } { $cards }
fact-takes-major = You would be { $major }; { $cards ->
    [1] it then turns face down
   *[other] { $down ->
        [one] one of your { $cards } then turns face down
       *[other] { $down } of your { $cards } then turn face down
    }
}.
fact-bids-for-major = You would bid for { $major } against { $each }.
    .each = { $seat }
fact-takes-minor = You would be { $minor }.
fact-bids-for-minor = You would bid for { $minor } against { $each }.
    .each = { $seat }
fact-no-role = You would hold no role of this colour.
fact-shield = { $region }: { board-shield-effect }.
fact-others-shields = { $each }.
    .each = { $seat } { $shields }
fact-region-points = { $points ->
    [0] No points at the end as it stands.
   *[other] { $points } points at the end as it stands.
}

## Scores

score-track = Scored during the game
score-region-first = { $shields ->
    [one] Most shields in { $region } (1)
   *[other] Most shields in { $region } ({ $shields })
}
score-region-second = { $shields ->
    [one] Second in { $region } (1)
   *[other] Second in { $region } ({ $shields })
}
score-major = { major-named } (major role)
score-minor = { minor-named } (minor role)
score-sets = { $sets ->
    [one] One set of five colours
   *[other] { $sets } sets of five colours
}
score-most-ducats = { $ducats ->
    [one] Most ducats (1)
   *[other] Most ducats ({ $ducats })
}
score-most-cards = { $cards ->
    [one] Most cards in hand (1)
   *[other] Most cards in hand ({ $cards })
}
score-tie = Tie on points, { $seat }: building cards before them ({ $cards })
score-tie-role = Tie on points and building cards ({ $cards }), { $seat }: first major role { major-named }
score-tie-no-role = Tie on points and building cards ({ $cards }), { $seat }: no major role
score-tie-shared = Tie on points and building cards ({ $cards }), nobody with a major role: { $seat } shares the place

## The board

board-round = round { $round }
board-last-round = round { $round }, the last
board-last-but-one = round { $round }, then the last
board-deck = deck { $cards }
board-city-deck = cities to come { $cities }
board-prince = ♔ { $name }
board-hand = hand
board-shields = shields
board-major = major
board-minor = minor
board-in-reach = in reach
board-can-build = can build
board-short = { $cards } short
board-cards-short = { $cards ->
    [one] 1 card short
   *[other] { $cards } cards short
}
board-ducats-short = { $ducats ->
    [one] 1 ducat short
   *[other] { $ducats } ducats short
}
board-cities = open cities
board-map = shields on the map
board-no-bid = no bid yet
board-ducats = { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}

## The board in the browser

board-pane-map = Map
board-pane-cities = Cities
board-pane-court = Court
board-the-map = The map
board-the-court = The court
board-turned-down = turned down:
board-legend = face up, + turned down
board-pile-buildings = { $cards ->
    [one] 1 building
   *[other] { $cards } buildings
}
board-pile-cities = { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}
board-when-deck = Last round: fewer than { $cards } buildings.
board-when-cities = The end: fewer than { $cities } open cities.
board-end-deck = Fewer than { $cards } buildings are left: the next round is the last.
board-end-cities = Fewer than { $cities } cities are open: the game ends with this round.
board-end-city = No more cities come: the next one built ends the game with its round.
board-due = { $seats ->
    [one] free; { $names } would take it
   *[other] free; { $names } would bid for it
}
board-last-now = This is the last round
board-open-cities = Open cities
board-more-cities = { $cities ->
    [0] no more to come
   *[other] { $cities } more
}
board-ducats-label = Ducats
board-missing = { $building }, missing
scene-laid = The cards laid
scene-from-deck = From the deck: { $cards }
scene-roles = The roles of round { $round }
scene-role-bought = for { $price } in the auction of those tied
scene-role-unsold = nobody wants it
scene-brought-card-drawn = + 1 card
scene-brought-turned-up = + a card up
scene-brought-shield-placed = + 1 shield

board-present = { $building }
board-family = { $name }: { $score } points, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } in hand, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
  } left
board-built = Built: { $cities }
board-removed = Out of the game: { $cards }
board-leads = leads, { $price }
board-choosing = choosing
board-sealed = sealed
board-lots = Lots, smallest first
board-lot-now = now
board-lot-next = next
board-lot-then = then
board-lot-sold = { $name } · { $price }
board-lot-unsold = unsold
board-role-sale = A role for sale
board-ladder = Your bid
board-offers = Offers
board-all = All { $most }
board-slots = Cards for the auction
board-put-back = Put the { $building } back
board-choose-card = { $cards ->
    [0] { $building }: none left
   *[other] { $building }: choose one of { $cards }
}
board-seal = { $left ->
    [0] Seal { $cards } cards
    [one] 1 more to choose
   *[other] { $left } more to choose
}
board-cards-held = { $building }: { $cards } in hand
board-play = Play { building-cards }
board-play-which = Press cards to play
board-lay-chosen = Seal what you have chosen, or put a card back.
board-of-held = { $held ->
    [1] your only one
   *[other] of your { $held }
}
board-fewest-major = { board-of-held }; { $cards ->
    [one] 1 is enough
   *[other] { $cards } are the fewest
  } for { $role }
board-fewest-minor = { board-fewest-major }
board-fewest-bid = { board-of-held }; { $cards ->
    [one] 1 is enough
   *[other] { $cards } are the fewest
  } to bid for a role
board-fewest-none = { board-of-held }; no role is in reach with them
board-brings-major = { $cards } for { $role }
board-brings-minor = { board-brings-major }
board-brings-bid = { $cards } to bid for a role
board-brings-none = no role in reach
board-cities-in-reach = { $cities } cities
board-face-down = { $cards ->
    [one] 1 face down
   *[other] { $cards } face down
}
board-stays-down = stays face down
board-ducats-hidden = ducats, hidden
board-shields-own = shields left
board-ducats-word = { $ducats ->
    [one] ducat
   *[other] ducats
}
board-shields-word = { $shields ->
    [one] shield
   *[other] shields
}

board-shield-effect = you { $before } → { $shields }, { $rank }
board-zoom = Nearer
board-keep-back = Keep it back
sheet-points = Where the points come from
sheet-roles = Roles, when others built
sheet-power = { $major } and { $minor }
sheet-court = Roles and cards face up
sheet-would-be = would be { $role }
sheet-ties-for = ties for { $role }
sheet-built = Cities built
sheet-none-built = none yet
sheet-bought = Bought, and for how much
sheet-none-bought = nothing yet
sheet-hand = In hand, known to all
sheet-hand-known = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }{ $some ->
    [0] , none of them seen
   *[other] : { $known } seen when bought, { $unseen } unseen
  }
sheet-between = Between you and { $name }
sheet-contested = { $region }: you { $mine }, { $name } { $theirs }

row-region = { $region }
row-roles = Roles held
row-tie = Tie on points: building cards before them
noun-colour = Colour
noun-cards = Cards
noun-city = City
noun-region = Region
board-court = The court: cards face up + face down
board-city-leads = { $city }: { $says }
board-city = { $name }: { $cost } ducats, { $points } points, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
  }; asks for { $asks }; touches { $where }
board-region = { $region }: { $shields }
board-shields-left = { $shields ->
    [one] 1 shield left
   *[other] { $shields } shields left
}
row-sets = Sets of five colours
row-most-ducats = Most ducats
row-most-cards = Most cards in hand
