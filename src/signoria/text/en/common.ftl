### What every game says, and what the house says itself.

## Refusals all games share

refusal-game-over = The game is over.
refusal-no-such-seat = There is no such seat at this table of { $seats }.
refusal-not-asked = It is not your turn to choose.
refusal-no-such-action = That is not a move of this game.
refusal-another-question = That is not what you are asked now.

## Events all games share

event-bids = { $seat } bids { $amount }.
event-bids-you = You bid { $amount }.
event-withdraws = { $seat } withdraws.
event-withdraws-you = You withdraw.
event-sealed = { $seat } has chosen.
event-sealed-you = You have chosen.
called-you = you

## Actions all games share

action-pass = Pass
action-bid = Bid { $amount }

## Boards

board-over = the game is over
board-leads = leads { $price }
board-withdrew = withdrew
board-out = out
board-chooses = chooses
board-chosen = chosen
board-hammer = under the hammer
board-leader = { $name } offers { $price }
board-your-hand = your hand
board-hidden = hidden from others

## Scores

points = points
scores-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}

## Rules

rule-sources = Sources: { $sources }

## Hints

hint-thinks = Looking ahead …

## Answers

refuse = Refuse

## A record by the rules of another edition

editions-same = It goes the same there to its last action.
editions-different = It goes otherwise there after { $n } of { $all } actions.
editions-impossible = After { $n } actions it cannot go on: { $name } could not answer “{ $action }”.
editions-because = { $switch }: here “{ $here }”, there “{ $there }”.
editions-alone = Each decision by itself:
editions-switch = decision
editions-first-seen = otherwise after
editions-until = possible until
editions-never = –
