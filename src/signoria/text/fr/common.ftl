### What every game says, and what the house says itself.

## Refusals all games share

refusal = { $reason } [{ $rule }, { $edition }]
refusal-game-over = La partie est finie.
refusal-no-such-seat = Il n’y a pas de telle place à cette table de { $seats }.
refusal-not-asked = Ce n’est pas à vous de choisir.
refusal-no-such-action = Ce n’est pas un coup de ce jeu.
refusal-another-question = Ce n’est pas ce que l’on vous demande maintenant.

## Events all games share

event-bids = { $seat } offre { $amount }.
event-withdraws = { $seat } passe.
event-sealed = { $seat } a choisi.

## Actions all games share

action-pass = Passer
action-bid = Offrir { $amount }

## Numbers in tables

number = { $number }

## Where the core comes from

core-compiled = noyau compilé ({ $how })
core-compiling = noyau interprété ; le noyau compilé est en préparation, les bots le prendront dès qu’il sera prêt
core-ready = noyau interprété ; le noyau compilé est prêt : les bots l’utilisent, le serveur le fera à son prochain démarrage
core-interpreted = noyau interprété
