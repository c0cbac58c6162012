### What every game says, and what the house says itself.

## Refusals all games share

refusal = { $reason } [{ $rule }, { $edition }]
refusal-game-over = Das Spiel ist aus.
refusal-no-such-seat = Einen solchen Platz gibt es an diesem Tisch mit { $seats } nicht.
refusal-not-asked = Du bist nicht an der Reihe zu wählen.
refusal-no-such-action = Das ist kein Zug dieses Spiels.
refusal-another-question = Danach wirst du jetzt nicht gefragt.

## Events all games share

event-bids = { $seat } bietet { $amount }.
event-withdraws = { $seat } steigt aus.
event-sealed = { $seat } hat gewählt.

## Actions all games share

action-pass = Passen
action-bid = { $amount } bieten

## Numbers in tables

number = { $number }

## Where the core comes from

core-compiled = Kern kompiliert ({ $how })
core-compiling = Kern interpretiert; der kompilierte entsteht gerade, und Bots nehmen ihn, sobald er fertig ist
core-ready = Kern interpretiert; der kompilierte ist fertig: Bots nutzen ihn, der Server nach dem nächsten Start
core-interpreted = Kern interpretiert
