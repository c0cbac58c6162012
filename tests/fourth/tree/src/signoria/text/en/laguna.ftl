### Laguna: prompts, events, refusals, scores and names.

title = Laguna

## Names

island-murano = Murano
island-burano = Burano
island-torcello = Torcello
island-mazzorbo = Mazzorbo
island-giudecca = Giudecca
island-lido = Lido
island-certosa = Certosa
island-erasmo = Sant’Erasmo
island-vignole = Vignole
island-poveglia = Poveglia
island-pellestrina = Pellestrina
island-chioggia = Chioggia
phase-harbours = Harbours
phase-auction = Auction
edition-house = House rules

## Prompts

prompt-which-harbour = Choose your harbour. Nobody will know it before the end.
prompt-bid-for-island = { $price ->
    [0] { $island } is for sale. Open the bidding, or withdraw.
   *[other] { $island } is for sale; { $leader } offers { $price }. Bid more, or withdraw.
}

## Actions

action-pass-bid-for-island = Withdraw
action-harbour = Make { $island } your harbour
noun-island = Island

## Events

event-round-begins = Round { $round } begins.
event-island-offered = { $island } is for sale.
event-island-sold = { $seat } buys { $island } for { $price }.
event-island-unsold = Nobody wants { $island }.
event-game-ends = The last island is sold.

## Refusals

refusal-bid-too-low = The bid of { $price } must be raised: { $amount } is not enough.
refusal-bid-too-high = You have { $ducats } ducats, and cannot bid { $amount }.

## Facts

fact-bid-leaves = Leaves you { $ducats ->
    [one] one ducat
   *[other] { $ducats } ducats
}.

## Scores

score-island = { $seat } owns { $island }: { $points }.
score-bridges = { $seat } has { $bridges ->
    [one] one bridge
   *[other] { $bridges } bridges
}: { $points }.
score-harbour = { $seat } reached { $island }, the harbour: { $points }.
row-island = { $island }
row-bridges = Bridges
row-harbour = Harbour

## The board

board-islands = The lagoon
board-island = { $island }, worth { $value }
board-owned = { $island }, worth { $value }: { $name }
board-for-sale = { $island }, worth { $value }, is under the hammer
board-merchants = Merchants
board-ducats = Ducats
board-points = Points
board-own = Yours
board-harbour = harbour: { $island }
board-no-harbour = no harbour yet
board-round = Round { $round } of { $rounds }
board-harbours = Harbours are chosen
