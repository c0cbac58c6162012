### What every game says, and what the house says itself.

## Refusals all games share

refusal-game-over = La partie est finie.
refusal-no-such-seat = Il n’y a pas de telle place à cette table de { $seats }.
refusal-not-asked = Ce n’est pas à vous de choisir.
refusal-no-such-action = Ce n’est pas un coup de ce jeu.
refusal-another-question = Ce n’est pas ce que l’on vous demande maintenant.

## Events all games share

event-bids = { $seat } offre { $amount }.
event-bids-you = Vous offrez { $amount }.
event-withdraws = { $seat } se retire.
event-withdraws-you = Vous vous retirez.
event-sealed = { $seat } a choisi.
event-sealed-you = Vous avez choisi.
called-you = vous

## Actions all games share

action-pass = Passer
action-bid = Offrir { $amount }

## Boards

board-over = la partie est finie
board-leads = offre { $price }
board-withdrew = a passé
board-out = sorti
board-chooses = choisit
board-chosen = a choisi
board-hammer = en ce moment
board-leader = { $name } offre { $price }
board-your-hand = votre main
board-hidden = cachées aux autres

## Scores

points = points
scores-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
}

## Rules

rule-sources = Sources : { $sources }

## Hints

hint-thinks = On regarde plus loin…

## Answers

refuse = Refuser

## A record by the rules of another edition

editions-same = Elle s’y déroule de même jusqu’à la dernière action.
editions-different = Elle s’y déroule autrement après { $n } actions sur { $all }.
editions-impossible = Après { $n } actions elle ne peut pas continuer : { $name } ne pourrait pas répondre « { $action } ».
editions-because = { $switch } : ici « { $here } », là « { $there } ».
editions-alone = Chaque décision à elle seule :
editions-switch = décision
editions-first-seen = autrement après
editions-until = possible jusqu’à
editions-never = –
