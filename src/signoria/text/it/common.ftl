### What every game says, and what the house says itself.

## Refusals all games share

refusal-game-over = La partita è finita.
refusal-no-such-seat = Non c’è un tale posto a questo tavolo da { $seats }.
refusal-not-asked = Non tocca a te scegliere.
refusal-no-such-action = Questa non è una mossa di questo gioco.
refusal-another-question = Non è questo che ti si chiede ora.

## Events all games share

event-bids = { $seat } offre { $amount }.
event-bids-you = Offri { $amount }.
event-withdraws = { $seat } si ritira.
event-withdraws-you = Ti ritiri.
event-sealed = { $seat } ha scelto.
event-sealed-you = Hai scelto.
called-you = tu

## Actions all games share

action-pass = Passa
action-bid = Offri { $amount }

## Boards

board-over = la partita è finita
board-leads = offre { $price }
board-withdrew = ritiro
board-out = fuori
board-chooses = sceglie
board-chosen = ha scelto
board-hammer = si offre ora
board-leader = { $name } offre { $price }
board-your-hand = la tua mano
board-hidden = nascosti agli altri

## Scores

points = punti
scores-winners = { $count ->
    [one] Vince { $names }.
   *[other] { $names } condividono la vittoria.
}

## Rules

rule-sources = Fonti: { $sources }

## Hints

hint-thinks = Si guarda avanti…

## Answers

refuse = Rifiuta

## A record by the rules of another edition

editions-same = Lì va allo stesso modo fino all’ultima azione.
editions-different = Lì va altrimenti dopo { $n } azioni su { $all }.
editions-impossible = Dopo { $n } azioni non può continuare: { $name } non potrebbe rispondere «{ $action }».
editions-because = { $switch }: qui «{ $here }», lì «{ $there }».
editions-alone = Ogni decisione da sola:
editions-switch = decisione
editions-first-seen = altrimenti dopo
editions-until = possibile fino a
editions-never = –
