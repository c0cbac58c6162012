### What every game says, and what the house says itself.

## Refusals all games share

refusal = { $reason } [{ $rule }, { $edition }]
refusal-game-over = The game is over.
refusal-no-such-seat = There is no such seat at this table of { $seats }.
refusal-not-asked = It is not your turn to choose.
refusal-no-such-action = That is not a move of this game.
refusal-another-question = That is not what you are asked now.

## Events all games share

event-bids = { $seat } bids { $amount }.
event-withdraws = { $seat } withdraws.
event-sealed = { $seat } has chosen.

## Actions all games share

action-pass = Pass
action-bid = Bid { $amount }

## Numbers in tables

number = { $number }

## Where the core comes from

core-compiled = compiled core ({ $how })
core-compiling = interpreted core; the compiled one is being made, and bots take it up when it is ready
core-ready = interpreted core; the compiled one is ready: bots use it, the server does when it starts again
core-interpreted = interpreted core
