### What every game says, and what the house says itself.

## Refusals all games share

refusal = { $reason } [{ $rule }, { $edition }]
refusal-game-over = La partita è finita.
refusal-no-such-seat = Non c’è un tale posto a questo tavolo da { $seats }.
refusal-not-asked = Non tocca a te scegliere.
refusal-no-such-action = Questa non è una mossa di questo gioco.
refusal-another-question = Non è questo che ti si chiede ora.

## Events all games share

event-bids = { $seat } offre { $amount }.
event-withdraws = { $seat } si ritira.
event-sealed = { $seat } ha scelto.

## Actions all games share

action-pass = Passa
action-bid = Offri { $amount }

## Numbers in tables

number = { $number }

## Where the core comes from

core-compiled = nucleo compilato ({ $how })
core-compiling = nucleo interpretato; quello compilato è in preparazione, e i bot lo useranno appena pronto
core-ready = nucleo interpretato; quello compilato è pronto: i bot lo usano, il server lo farà al prossimo avvio
core-interpreted = nucleo interpretato
