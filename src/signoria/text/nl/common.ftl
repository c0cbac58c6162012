### What every game says, and what the house says itself.

## Refusals all games share

refusal-game-over = Het spel is afgelopen.
refusal-no-such-seat = Er is niet zo’n plaats aan deze tafel van { $seats }.
refusal-not-asked = Jij hoeft nu niet te kiezen.
refusal-no-such-action = Dat is geen zet van dit spel.
refusal-another-question = Dat is niet wat je nu wordt gevraagd.

## Events all games share

event-bids = { $seat } biedt { $amount }.
event-bids-you = Je biedt { $amount }.
event-withdraws = { $seat } stapt uit.
event-withdraws-you = Je stapt uit.
event-sealed = { $seat } heeft gekozen.
event-sealed-you = Je hebt gekozen.
called-you = jij

## Actions all games share

action-pass = Pas
action-bid = Bied { $amount }

## Boards

board-over = het spel is afgelopen
board-leads = biedt { $price }
board-withdrew = is eruit
board-out = uit
board-chooses = kiest
board-chosen = gekozen
board-hammer = onder de hamer
board-leader = { $name } biedt { $price }
board-your-hand = je hand
board-hidden = verborgen voor anderen

## Scores

points = punten
scores-winners = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}

## Rules

rule-sources = Bronnen: { $sources }

## Hints

hint-thinks = Even vooruitkijken …

## Answers

refuse = Weiger

## A record by the rules of another edition

editions-same = Daar gaat het tot de laatste actie hetzelfde.
editions-different = Daar gaat het na { $n } van { $all } acties anders.
editions-impossible = Na { $n } acties kan het niet verder: { $name } zou niet ‘{ $action }’ kunnen antwoorden.
editions-because = { $switch }: hier ‘{ $here }’, daar ‘{ $there }’.
editions-alone = Elke beslissing op zichzelf:
editions-switch = beslissing
editions-first-seen = anders na
editions-until = mogelijk tot
editions-never = –
