### What every game says, and what the house says itself.

## Refusals all games share

refusal-game-over = Das Spiel ist aus.
refusal-no-such-seat = Einen solchen Platz gibt es an diesem Tisch mit { $seats } nicht.
refusal-not-asked = Du bist nicht an der Reihe zu wählen.
refusal-no-such-action = Das ist kein Zug dieses Spiels.
refusal-another-question = Danach wirst du jetzt nicht gefragt.

## Events all games share

event-bids = { $seat } bietet { $amount }.
event-bids-you = Du bietest { $amount }.
event-withdraws = { $seat } steigt aus.
event-withdraws-you = Du steigst aus.
event-sealed = { $seat } hat gewählt.
event-sealed-you = Du hast gewählt.
called-you = du

## Actions all games share

action-pass = Passen
action-bid = { $amount } bieten

## Boards

board-over = das Spiel ist aus
board-leads = bietet { $price }
board-withdrew = ist raus
board-out = raus
board-chooses = wählt
board-chosen = gewählt
board-hammer = unter dem Hammer
board-leader = { $name } bietet { $price }
board-your-hand = deine Hand
board-hidden = den anderen verborgen

## Scores

points = Punkte
scores-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}

## Rules

rule-sources = Quellen: { $sources }

## Hints

hint-thinks = Wir denken voraus …

## Answers

refuse = Ablehnen

## A record by the rules of another edition

editions-same = Dort geht es bis zur letzten Aktion gleich.
editions-different = Dort geht es nach { $n } von { $all } Aktionen anders weiter.
editions-impossible = Nach { $n } Aktionen geht es nicht mehr: { $name } könnte nicht „{ $action }“ antworten.
editions-because = { $switch }: hier „{ $here }“, dort „{ $there }“.
editions-alone = Jede Entscheidung für sich:
editions-switch = Entscheidung
editions-first-seen = anders nach
editions-until = möglich bis
editions-never = –
