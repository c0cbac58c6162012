### What every game says, and what the house says itself.

## Refusals all games share

refusal = { $reason } [{ $rule }, { $edition }]
refusal-game-over = Het spel is afgelopen.
refusal-no-such-seat = Er is niet zo’n plaats aan deze tafel van { $seats }.
refusal-not-asked = Jij hoeft nu niet te kiezen.
refusal-no-such-action = Dat is geen zet van dit spel.
refusal-another-question = Dat is niet wat je nu wordt gevraagd.

## Events all games share

event-bids = { $seat } biedt { $amount }.
event-withdraws = { $seat } past.
event-sealed = { $seat } heeft gekozen.

## Actions all games share

action-pass = Pas
action-bid = Bied { $amount }

## Numbers in tables

number = { $number }

## Where the core comes from

core-compiled = gecompileerde kern ({ $how })
core-compiling = geïnterpreteerde kern; de gecompileerde wordt gemaakt, en bots gebruiken hem zodra hij klaar is
core-ready = geïnterpreteerde kern; de gecompileerde is klaar: bots gebruiken hem, de server bij de volgende start
core-interpreted = geïnterpreteerde kern
